# The captions of Bitoku's boards, in European Portuguese, in the terms of src/ennichi/bitoku/text/pt.ftl. What a touch does
# and why it is closed comes from the server in words; printed effects come with their words.

## Zones

forest = Colinas Hikaru, rio e Floresta
paths = Caminhos da Sabedoria
displays = Mostras
guardians = Guardiões
guardians-passed = Guardiões: passou
hand = Mão
crystals = Cristais
rock-path = Caminho das Rochas
counters = Fichas de construção
yours = Haveres
bitoku-path = Caminho de Bitoku
visions = Visões
spirits = Mitamas e libelinhas
tabs =
    .forest = Floresta
    .paths = Trilhos
    .displays = Mostras
    .cards = Cartas
    .board = Tabuleiro
    .yours = Meu

## The forest

regions =
    .yomi = Yomi
    .stairs = Escadas
    .home = Grande Espírito
    .glade = Clareira
    .forges = Forjas
region-names =
    .yomi = Terras de Yomi
    .stairs = Escadas do Conhecimento
    .home = Casa do Grande Espírito
    .glade = Clareira de Jade
    .forges = Forjas
hill = Colina em frente: { $region }
free-spaces = { $count ->
    [one] { $count } espaço livre
   *[other] { $count } espaços livres
}
of = { $name ->
    [Tengu] do Tengu
   *[other] de { $name }
}
lake = Tesouro do Lago
lake-text = Na Ascensão, o primeiro, o segundo e o terceiro Kodama desta pista valem { $vp } PV.
lake-ties = Os empates partilham.
lake-ties-solo = Empatado consigo, o Tengu conta como à frente (decisão nossa T44); os outros empates partilham.
lake-short = Tesouro do Lago: { $vp } PV
track = Pista de Kodama
track-text = Os Kodamas avançam para a direita. No último espaço só cabe um de cada vez.
kodama = Kodama { $whose }, { $region }, espaço { $space }
neutral = Kodama neutro
river = Espaço do outro lado do rio
river-text = Um dado de { $needs } ou mais que esteja em baixo pode atravessar o rio: perde { $loss } (um seis perde { $six }) e obtém um favor da Colina.
river-shared = Com um ou dois jogadores as duas Colinas de um lado do tabuleiro partilham os lugares, e um dado alcança os favores de ambas.
area = Área habitada, { $region }
area-free = livre para: { $kind }
covered = já coberto nesta ronda
home-space = espaço { $place } a contar de cima; { $does }
order = Ordem dos turnos
order-short = Vez
order-text = A partir do primeiro jogador, com os guardiões ainda em casa: cheios se desbloqueados, a tracejado se bloqueados.
seasons =
    .spring = primavera
    .summer = verão
    .autumn = outono
    .winter = inverno
    .ascension = Ascensão
where = Ronda { $round } de { $rounds }, { $season }
over = A partida terminou
turn-of = { $place }. { $name }; { $dice }
passed = passou
die = dado { $whose }, { $value }
states =
    .locked = bloqueado
    .unlocked = desbloqueado
used = colocado
favours =
    .bitoku = a carta Bitoku
    .yokai = a carta Yōkai
    .two = duas ações diferentes de quatro

## Paths

start = início do caminho
step = espaço do caminho
bridge = { $needs ->
    [one] ponte: { $needs } carta Bitoku completa
   *[other] ponte: { $needs } cartas Bitoku completas
}
moves = { $count ->
    [one] mais { $count } ponto de movimento
   *[other] mais { $count } pontos de movimento
}
last-move = último ponto
fork = { $kind }: { $vp } PV
fork-amulet = amuleto +{ $amulet }
gate = Pórtico Torii
illumination = Iluminação
gate-text = Peça de Pórtico, para cada peregrino que aqui chega: { $does }.
sleeps = peregrino { $whose }
walks = peregrinos: { $names }

## Displays

rows =
    .mitamas = Mitama
    .dragonflies = Libelinha
    .crystals = Cristal
    .buildings = Edifício
    .garden = Jardim
    .decks = Baralhos
stack = restam { $count } na pilha
gains = e recebe { $what }
place-vp = { $vp } PV
place-number = lugar { $number }
site-text = Aqui pode construir-se um edifício deste tipo. Quem tem um dado na região por cima pode depois usá-lo.
illumination-text = Os peregrinos que chegam a estes espaços ficam de vez, um por jogador, e recebem o que o espaço mostra.
neutral-text = Não é de ninguém e nunca anda, mas classifica-se como os outros; o que ganha, ninguém recebe.
kinds =
    .temple = templo
    .onsen = onsen
    .farm = quinta
    .ryokan = ryokan
    .ancient = edifício milenar
colours =
    .dream = cristal de sonho
    .memory = cristal de memória
    .ingenuity = cristal de engenho
building = { $kind }; { $does }
decks =
    .yokai = Yōkai
    .bitoku = Bitoku
    .visions = Visões
    .own = O seu baralho
deck-text = { $left } no baralho, { $discard } no descarte.
discard-list = Descarte: { $names }.

## The own board

discard = Descarte
tucked = Yōkai removidos
tucked-text = Ainda contam para as rochas: { $names }.
nothing = nenhuma
slot = espaço de carta { $number }
socket = lugar de { $colour }, { $vp } PV depois de ocupado; um peregrino dorme aqui
secret = só visível para si
cards-hidden = { $count } viradas para baixo
drawn = Tiradas
hand-secret = Mão, só visível para si
fold = Ver o tabuleiro
unfold = Mostrar as cartas
crystal-line = { $free ->
    [one] { $free } peregrino adormecido
   *[other] { $free } peregrinos adormecidos
}
seat = assento de peregrino junto à rocha { $rocks }: { $price }
rock-number = lugar { $number } do Caminho das Rochas
rock = rocha Iwakura: { $types }
rock-vp = { $vp } PV agora
counter = ficha { $number }: o edifício { $cost }, descobre { $vp } PV
counter-done = ficha { $number }: usada, { $vp } PV
pilgrims = { $awake } despertos, { $asleep } adormecidos, { $walking } a caminho
awake = Peregrinos despertos
amulet = amuleto +{ $value } × { $count }
any-resource = recurso à escolha
bill = a pagar
waive = { $count } grátis
bitoku-path-text = A sua ficha cumpre as cartas da esquerda para a direita, e cada uma dá o que mostra. Os tipos diferentes pontuam na Ascensão: { $vp } PV por agora.
types-line = tipos { $vp } PV
counter-at = a sua ficha
advance = próximo passo do Caminho de Bitoku
completed = completa
vision = visão: { $needs }; { $vp } PV, senão −{ $penalty }
have = { $have } de { $need } { $what }
needs =
    .resource = recursos
    .building = edifícios
    .crystal = cristais
    .mitama = Mitamas
    .dragonfly = libelinhas combinadas
    .illumination = peregrinos em iluminações
    .gate = peregrinos em pórticos
    .bitoku = cartas Bitoku completas
vision-done = completa
vision-line = agora { $vp } PV
pair = combinados
red = espaço vermelho { $number }
resources =
    .wood = madeira
    .stone = pedra
    .jade = jade
    .sake = saqué
strip =
    .cards = cartas na mão
    .resources = recursos
    .amulets = amuletos
    .dice = dados por colocar
    .buildings = edifícios
    .crystals = cristais
    .mitamas = Mitamas, combinados ou não
    .pilgrims = peregrinos despertos

## Cards

yokai = { $type }; jogado: { $does }; removido no inverno: { $virtue }
bitoku = { $type }: { $vp } PV
vp = { $count } PV
names =
    .kappa = Kappa
    .imomushi = Imomushi
    .nezumi = Nezumi
    .kitsune = Kitsune
    .shin-ookami = Shin ookami
    .yama-uba = Yama-uba
    .makoto = Makoto
    .chuugi = Chuugi
    .yu = Yu
    .jin = Jin
    .rei = Rei
    .gi = Gi
    .meijo = Meijo
    .ara = Ara
    .nigi = Nigi
    .saki = Saki
    .kushi = Kushi
    .shinigami = Shinigami
