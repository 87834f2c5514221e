# What is printed on Bamboo's boards, in European Portuguese, in the terms of src/ennichi/bamboo/text. What a touch does and why it is
# closed comes from the server in words.

## Zones

grove = Bambuzal
temples = Templos
balance = Equilíbrio
homes = Lar
food = Alimentos
gifts = Presentes
stocks = Depósitos
spirits = Espíritos
scored = Pontuadas
belongings = Haveres
tabs =
    .grove = Bambus
    .temples = Templos
    .balance = Equilíbrio
    .homes = Lar
    .food = Alimentos
    .own = Meu

## Grove and incense

to-draft = Segmentos disponíveis, escolha um
gifts-shown = Presentes da floresta
to-place = { $count ->
    [1] { $count } segmento
   *[other] { $count } segmentos
} por colocar
received = recebido
to-resolve = { $count } por resolver · { $actions ->
    [1] { $actions } ação
   *[other] { $actions } ações
}
wild = vale como Joker
resolving-now = a ser resolvido
waiting = ainda por resolver
shoot = { $number ->
    [1] primeiro
    [2] segundo
    [3] terceiro
   *[other] quarto
} rebento a contar da esquerda
incense = Incenso ainda no tabuleiro
incense-place = Ano { $year }: { $names }
year = ano { $year }

## Temples

oldest-left = antiga à esquerda
ghost-short = fantasma
roam = qualquer templo, grátis
visited = visitado
temple = templo { $colour }; { $spirit }, { $left } na pilha; varetas da mais antiga à mais recente: { $sticks }
no-spirit = nenhum espírito
no-stick = nenhuma
ghost = jogador fantasma

## Displays

level = Nível { $level }
dispenser = restam { $left } no dispensador
supply = restam { $left } na reserva
facedown = { $count } virados para baixo
market = custa { $price ->
    [1] { $price } moeda
   *[other] { $price } moedas
}, dá { $happiness ->
    [1] { $happiness } ponto
   *[other] { $happiness } pontos
} de felicidade

## A player's board

your-home = O seu lar
home-of = Lar · { $name }
comfort-line = conforto esquerda { $left } · direita { $right } · harmonia
night-line = {" "}· noite { $cost }
per-stock = até { $count } cada
used-last = último usado
stock = depósito { $colour }: { $sections }
empty = vazio
cell = linha { $row }, coluna { $column }
night-cell = só aceita uma peça de { $kind }, −{ $cost ->
    [1] { $cost } ponto
   *[other] { $cost } pontos
} de felicidade se ficar vazia
held-place = espaço livre para uma peça de Equilíbrio: { $zone }
holds = padrão completo
would-complete = ajudaria: { $kinds }
happiness = felicidade
coins = moedas
sticks = varetas
food-for = { $food } para { $homes ->
    [1] { $homes } peça
   *[other] { $homes } peças
}
still-to-feed = { $count ->
    [1] falta ainda { $count } alimento
   *[other] faltam ainda { $count } alimentos
}
no-food = ainda nenhum
awake = acordado
asleep = adormecido
wake-for = { $coins ->
    [0] acorda grátis
    [1] acorda por { $coins } moeda
   *[other] acorda por { $coins } moedas
}
no-spirits = ainda nenhum
scored-line = { $tiles ->
    [1] { $tiles } peça
   *[other] { $tiles } peças
}, { $happiness ->
    [1] { $happiness } ponto
   *[other] { $happiness } pontos
} de felicidade
first-player = primeiro jogador
passed = passou

## Pieces

colours =
    .red = vermelho
    .green = verde
    .blue = azul
    .white = branco
actions =
    .balance = Equilíbrio
    .home = Lar
    .income = Remuneração
    .cook = Cozinha
    .joker = Joker
kinds =
    .D = Decoração
    .F = Fé
    .G = Jardim
    .Q = Dia a dia
any-kind = qualquer tipo
zones =
    .left = Esquerda
    .centre = Centro
    .right = Direita
foods =
    .tea = chá
    .rice = arroz
    .ramen = ramen
section = segmento { $colour ->
    [red] vermelho
    [green] verde
    [blue] azul
   *[white] branco
} ({ $action })
home = peça de { $kind } (conforto { $comfort })
gift = presente de { $action }

## Where we are, and the lines of the seats

seasons =
    .setup = preparação
    .spring = primavera
    .summer = verão
    .autumn = outono
    .winter = inverno
when = { $year ->
    [0] Preparação
   *[other] Ano { $year } de { $years }, { $season }
}
over = A partida terminou
day = lado do dia
night = lado da noite
strip =
    .sticks = varetas restantes
    .coins = moedas
    .homes = peças de Lar
    .held = peças de Equilíbrio em curso
    .spirits = espíritos acordados, do total

## What the boards explain themselves

about-cell =
    .left = Na zona esquerda: o seu conforto conta desse lado, e as peças de Equilíbrio da esquerda e do centro olham para ela. { $harmony }
    .right = Na zona direita: o seu conforto conta desse lado, e as peças de Equilíbrio da direita e do centro olham para ela. { $harmony }
    .centre = Na coluna do meio: o seu conforto não conta para nenhum lado, e só as peças de Equilíbrio do centro olham para ela.
about-night-cell = Aqui só pode ficar uma peça de { $kind }. Ainda vazia no fim da partida, a casa custa { $cost ->
    [1] { $cost } ponto
   *[other] { $cost } pontos
} de felicidade.
harmony = Harmonia
about-harmony = No fim, cada ponto de diferença entre o conforto da esquerda e o da direita custa { $cost ->
    [1] { $cost } ponto
   *[other] { $cost } pontos
} de felicidade.
about-incense = Na primavera cada jogador retira a vareta do ano e pode desde então colocá-la nos templos.
about-sticks = No outono, quem tem mais varetas num templo leva o seu espírito; em caso de empate decide a vareta mais recente.
about-ghost = As varetas cinzentas são do jogador fantasma. Ganha espíritos como um jogador, e estes saem do jogo; perde todos os empates.
