# Todos os nomes, perguntas, razões e linhas do registo de Bitoku, em português.

## O jogo e as suas opções

game-title = Bitoku
game-blurb = Guie Yōkai, peregrinos e almas perdidas durante quatro anos da floresta, e torne-se o seu novo Grande Espírito.

option-strict_forest = Floresta estrita
option-strict_forest-true = Estrita
option-strict_forest-false = Normal
option-strict_forest-help = Estrita: uma ação de floresta pede um dado maior do que todos os outros da região; contra um seis gasta-se ainda um amuleto.
option-early_pass = Passar mais cedo
option-early_pass-true = Permitido
option-early_pass-false = Não permitido
option-early_pass-help = Se pode passar embora ainda possa jogar uma carta ou colocar um dado ({ -our-ruling } Q1).
option-copy_compares = O dado copiado é comparado
option-copy_compares-true = Sim
option-copy_compares-false = Não
option-copy_compares-help = Com um ou dois jogadores: se um dado tem de prevalecer sobre os outros da sua região para que a sua ação de floresta possa ser copiada ({ -our-ruling } Q31).
option-copy_home = Copiar dados da Casa
option-copy_home-true = Permitido
option-copy_home-false = Não permitido
option-copy_home-help = Com um ou dois jogadores: se também se pode copiar um dado que está na Casa do Grande Espírito ({ -our-ruling } Q28).
option-vision_snapshot = As visões olham para
option-vision_snapshot-true = O fim do último inverno
option-vision_snapshot-false = O fim da ascensão
option-vision_snapshot-help = Se o que se ganha na ascensão ainda conta para as visões.
option-memory_repeats = Cristais de memória
option-memory_repeats-true = Pontuam a cada repetição
option-memory_repeats-false = Pontuam uma vez por ícone
option-memory_repeats-help = Se um ícone que dá uma ação várias vezes pontua um cristal de memória de cada vez ({ -our-ruling } Q55).
option-harmonize_new = Cristal acabado de obter
option-harmonize_new-true = Pode ser harmonizado logo
option-harmonize_new-false = Só a partir da carta seguinte
option-harmonize_new-help = Se um cristal obtido com uma carta pode ser harmonizado com essa mesma carta ({ -our-ruling } Q7).
option-empty_visions_pay = Baralho de visões vazio
option-empty_visions_pay-true = Dá um recurso
option-empty_visions_pay-false = Não dá nada
option-empty_visions_pay-help = O que dá uma ação de visão quando já não há cartas ({ -our-ruling } Q80).

## Jogadores

seat-purple = Roxo
seat-yellow = Amarelo
seat-brown = Castanho
seat-green = Verde

## As rondas

chapter-setup = Preparação
chapter-season = { $season } da ronda { $round }
chapter-ascension = A Ascensão
season-spring = Primavera
season-summer = Verão
season-autumn = Outono
season-winter = Inverno

## Recursos, amuletos, dados

resource-wood = madeira
resource-stone = pedra
resource-jade = jade
resource-sake = saqué
amulet = amuleto +{ $value }
die =
    { $value ->
        [0] dado { $number } de { $seat }
       *[other] dado { $number } de { $seat } (valor { $value })
    }
slot = espaço de carta { $number }

## O tabuleiro

region-yomi = as Terras de Yomi
region-stairs = as Escadas do Conhecimento
region-home = a Casa do Grande Espírito
region-glade = a Clareira de Jade
region-forges = as Forjas
hill = Colina ({ $region })
home = espaço { $number } da Casa
home-copies = o dado perde 1, depois copie a ação de floresta do dado de outro jogador
forest = ação de floresta { $number }
favour-bitoku = a carta Bitoku da Colina ({ $region })
favour-yokai = a carta Yōkai da Colina ({ $region })
favour-two = o terceiro favor da Colina ({ $region }), dois de quatro
choice-vision = tirar visões
choice-rock = tomar uma rocha Iwakura
choice-pilgrim = pôr um peregrino junto a uma rocha
choice-kodama = avançar um Kodama
kodama = Kodama de { $seat } ({ $region })
deck-yokai = baralho comum de Yōkai
deck-bitoku = baralho Bitoku
deck-vision = baralho de visões
path-start =
    { $lane ->
        [upper] início do caminho de cima
        [lower] início do caminho de baixo
       *[only] início do caminho
    }
path-step =
    { $lane ->
        [upper] espaço { $number } do caminho de cima
        [lower] espaço { $number } do caminho de baixo
        [bridge] espaço depois da ponte { $number }
       *[only] espaço { $number } do caminho
    }
path-bridge =
    { $needs ->
        [one] ponte { $number } ({ $needs } carta Bitoku completa)
       *[other] ponte { $number } ({ $needs } cartas Bitoku completas)
    }
path-illumination = iluminação ({ $place })
path-gate = pórtico Torii ({ $place })
path-space =
    { $amulet ->
        [0] { $name }, { $vp } PV
       *[other] { $name }, { $vp } PV e um amuleto +{ $amulet }
    }

## O tabuleiro de jogador

socket = lugar { $id } de { $colour } ({ $vp } PV)
rock-seat =
    { $count ->
        [one] lugar junto à rocha { $first }
       *[other] lugar entre as rochas { $first } e { $last }
    }
price-free = grátis

## Cartas e peças

name-and-effect = { $name }: { $effect }
yokai-kappa = Kappa
yokai-imomushi = Imomushi
yokai-nezumi = Nezumi
yokai-kitsune = Kitsune
yokai-shin-ookami = Shin ookami
yokai-yama-uba = Yama-uba
yokai =
    { $start ->
        [yes] { $type } inicial
       *[no] { $type } { $id }
    }
bitoku-makoto = Makoto
bitoku-chuugi = Chuugi
bitoku-yu = Yu
bitoku-jin = Jin
bitoku-rei = Rei
bitoku-gi = Gi
bitoku-meijo = Meijo
bitoku = { $type } { $id }
vision = visão { $id }
vision-does = { $needs }; { $vp } PV, senão -{ $penalty } PV
kind-temple = templo
kind-onsen = onsen
kind-farm = quinta
kind-ryokan = ryokan
kind-ancient = edifício milenar
building = { $kind } { $id }
building-does = com um dado de { $value } ou mais, { $effect }
crystal-dream = cristal de sonho
crystal-memory = cristal de memória
crystal-ingenuity = cristal de ingenuidade
crystal = { $colour } { $id }
memory-does = { $vp } PV de cada vez que { $trigger }
trigger-build = construir um edifício
trigger-mitama = obtiver um Espírito Mitama
trigger-combine = combinar um Espírito Mitama com uma libelinha
trigger-cross = atravessar o rio
trigger-arrive = levar um peregrino a uma iluminação ou a um pórtico
trigger-complete = completar uma carta Bitoku
trigger-building-action = usar uma ação de edifício
trigger-vision = guardar uma visão
mitama-ara = Ara
mitama-nigi = Nigi
mitama-saki = Saki
mitama-kushi = Kushi
mitama-shinigami = Shinigami
mitama = { $type } { $id }
dragonfly = libelinha { $id }
rock = rocha Iwakura ({ $types })
need-resource =
    { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    }
need-building =
    { $count ->
        [one] { $count } edifício
       *[other] { $count } edifícios
    }
need-crystal =
    { $count ->
        [one] { $count } cristal
       *[other] { $count } cristais
    }
need-mitama =
    { $count ->
        [one] { $count } Espírito Mitama
       *[other] { $count } Espíritos Mitama
    }
need-dragonfly =
    { $count ->
        [one] { $count } libelinha combinada
       *[other] { $count } libelinhas combinadas
    }
need-illumination =
    { $count ->
        [one] { $count } peregrino numa iluminação
       *[other] { $count } peregrinos em iluminações
    }
need-gate =
    { $count ->
        [one] { $count } peregrino num pórtico
       *[other] { $count } peregrinos em pórticos
    }
need-bitoku =
    { $count ->
        [one] { $count } carta Bitoku completa
       *[other] { $count } cartas Bitoku completas
    }
virtue-per = { $rate } PV por { $thing }, no máximo { $cap }
thing-building = edifício
thing-crystal = cristal
thing-mitama = Espírito Mitama
thing-combined = par combinado
thing-illumination = peregrino numa iluminação
thing-gate = peregrino num pórtico
thing-rock = rocha Iwakura
thing-rock-pilgrim = peregrino junto a uma rocha
thing-bitoku-type = tipo diferente de Bitoku
thing-completed = carta Bitoku completa
thing-vision = visão
thing-amulet = amuleto
thing-resource = recurso
thing-lake-lead = marcador de Kodama em que lidera sozinho
thing-pip-of-two-dice = ponto dos seus dois melhores dados

## Outros toques

touch-done = prescindir
touch-done-die = terminar com este dado
touch-done-card = ficar por aqui
touch-done-move = não avançar mais
touch-done-reap = não recolher mais
touch-done-wait = deixar à espera
touch-pass = passar
touch-draw = tirar
touch-advance = avançar no seu Caminho de Bitoku
touch-pilgrim = começar uma nova peregrinação
touch-option = uma das opções
touch-end-turn = terminar o seu turno
touch-draw-own = tirar uma carta do seu baralho
touch-draw-two = ver as duas primeiras cartas do { $deck }
touch-refuse-visions = não guardar visões, tomar: { $resource }
touch-walk-from = mover o peregrino de { $path }
touch-advance-to = avançar no seu Caminho de Bitoku até { $bitoku }
touch-decline-favour = não tomar nenhum favor (um é coberto na mesma)
touch-cross = atravessar o rio com o { $value } ({ $region })
touch-use-die = usar o seu dado de { $value }
touch-use-locked = descartar um peregrino para usar o seu dado bloqueado de { $value }
touch-play-card = jogar { $yokai }
touch-slot =
    { $locked ->
        [yes] espaço de carta { $number } (desbloqueia o dado de { $value })
       *[no] espaço de carta { $number }
    }
touch-activate = ativar { $yokai }
touch-harmonize = harmonizar { $crystal }
touch-unlock = desbloquear o dado de { $value }
touch-discard = descartar { $yokai }
touch-reap = { $crystal }
touch-virtue = retirar { $yokai } por { $count } PV
touch-keep-cards = não retirar nenhuma carta

## Perguntas

ask-summon =
    { $count ->
        [one] { $seat }: descarte uma carta, para ficar com três.
       *[other] { $seat }: descarte { $count } cartas, para ficar com três.
    }
ask-reap = { $seat }: escolha o próximo cristal de sonho a colher.
ask-turn = { $seat }: jogue uma carta, use um dado, atravesse o rio ou passe.
ask-slot = { $seat }: escolha o espaço para { $yokai }.
ask-slot-others = { $seat }: escolha o espaço para a carta.
ask-played =
    { $open ->
        [card] { $seat }: ative { $yokai }, ou fique por aqui.
        [crystal] { $seat }: harmonize { $crystal }, ou fique por aqui.
       *[both] { $seat }: ative { $yokai } e harmonize { $crystal }, na ordem que quiser.
    }
ask-unlock = { $seat }: escolha um dado bloqueado para desbloquear.
ask-end-turn = { $seat }: termine o seu turno.
ask-place-die = { $seat }: reforce o guardião de { $value }, ou escolha o seu espaço na floresta.
ask-act = { $seat }: escolha uma ação de floresta ou de edifício ({ $region }, dado de { $value }).
ask-spend-amulet = { $seat }: gaste um amuleto para prevalecer sobre um seis.
ask-property = { $seat }: o seu edifício foi usado; escolha a sua bonificação de propriedade.
ask-copy = { $seat }: escolha o dado de outro jogador na floresta para copiar.
ask-copy-action = { $seat }: escolha uma ação de floresta para um { $value } ({ $region }).
ask-favour = { $seat }: escolha um favor da floresta.
ask-cover = { $seat }: escolha o favor que é coberto sem ser tomado.
ask-two-of-four =
    { $first ->
        [yes] { $seat }: escolha a primeira de duas ações diferentes.
       *[no] { $seat }: escolha a segunda ação, diferente da primeira.
    }
ask-order = { $seat }: escolha o que vem primeiro: { $effect }.
ask-any = { $seat }: escolha um recurso para tomar.
ask-pay =
    { $waive ->
        [0] { $seat }: escolha um recurso para pagar.
       *[other] { $seat }: escolha um recurso do custo que não paga.
    }
ask-kodama = { $seat }: escolha um dos seus Kodamas para avançar.
ask-push =
    { $region ->
        [none] { $seat }: escolha um Kodama de outro jogador para recuar.
       *[other] { $seat }: escolha um Kodama de outro jogador para recuar ({ $region }).
    }
ask-draw = { $seat }: tire uma carta do seu baralho, ou não.
ask-obtain-yokai = { $seat }: veja os dois primeiros Yōkai e guarde um, ou não.
ask-obtain-bitoku = { $seat }: veja os dois primeiros Bitoku e guarde um, ou não.
ask-keep-yokai = { $seat }: escolha o Yōkai a guardar; o outro vai para baixo do baralho.
ask-keep-bitoku = { $seat }: escolha o Bitoku para o seu caminho; o outro vai para baixo do baralho.
ask-vision = { $seat }: guarde uma visão, ou tome antes um recurso.
ask-move =
    { $count ->
        [one] { $seat }: gaste { $count } ponto de movimento.
       *[other] { $seat }: gaste um ponto de movimento (restam { $count }).
    }
ask-way =
    { $path ->
        [none] { $seat }: escolha onde começa a nova peregrinação.
       *[other] { $seat }: escolha para onde vai o peregrino ({ $path }).
    }
ask-build =
    { $discount ->
        [0] { $seat }: escolha um edifício para construir.
       *[other] { $seat }: escolha um edifício para construir (desconto { $discount }).
    }
ask-site = { $seat }: escolha a área habitada para { $building }.
ask-crystal =
    { $discount ->
        [0] { $seat }: escolha um cristal para obter.
       *[other] { $seat }: escolha um cristal para obter (desconto { $discount }).
    }
ask-socket = { $seat }: escolha o lugar para { $crystal }.
ask-mitama =
    { $discount ->
        [0] { $seat }: escolha um Espírito Mitama para obter.
       *[other] { $seat }: escolha um Espírito Mitama para obter (desconto { $discount }).
    }
ask-dragonfly =
    { $discount ->
        [0] { $seat }: escolha uma libelinha para obter.
       *[other] { $seat }: escolha uma libelinha para obter (desconto { $discount }).
    }
ask-combine-mitama = { $seat }: combine { $mitama } com uma libelinha, ou deixe-o à espera.
ask-combine-dragonfly = { $seat }: combine { $dragonfly } com um Espírito Mitama, ou deixe-a à espera.
ask-rock = { $seat }: escolha uma rocha Iwakura.
ask-seat-pilgrim = { $seat }: escolha onde um peregrino se senta junto às suas rochas.
ask-return-dice = { $seat }: escolha o dado para o espaço vermelho { $number }.
ask-virtue = { $seat }: pode retirar uma das suas cartas jogadas pela sua virtude.

## Porque não é permitido

why-activated = esta carta já foi ativada
why-harmonized = já foi harmonizado um cristal com esta carta
why-not-connected = este cristal não está conectado à carta jogada
why-bridge =
    { $needs ->
        [one] a ponte pede { $needs } carta Bitoku completa
       *[other] a ponte pede { $needs } cartas Bitoku completas
    }
why-building-done = já usou um edifício com este dado
why-cannot-copy = este dado não está na floresta, ou nada dele pode ser copiado
why-copy-own = só os dados de outros jogadores podem ser copiados
why-cannot-cross = um dado de 1 não pode atravessar o rio
why-hill-full = não há espaço vazio do outro lado do rio
why-home-die = um dado na Casa não pode atravessar o rio
why-crossed = este dado já atravessou o rio
why-cannot-pay = não pode pagar com este recurso
why-not-in-price = este recurso não faz parte do custo
why-choose-home-space = escolha um dos espaços da Casa
why-comparison = o seu dado não prevalece: outro dado mostra { $best }
why-forest-done = já fez uma ação de floresta com este dado
why-die-alike = outro dado do mesmo valor conta por ele
why-die-chosen = este dado já tem lugar
why-die-six = o dado já mostra um seis
why-favour-covered = este favor já foi tomado nesta ronda
why-other-hill = este favor pertence a outra colina
why-same-choice = as duas ações têm de ser diferentes
why-first-space = este Kodama está no primeiro espaço ({ -our-ruling } Q40)
why-last-space = o último espaço está ocupado, ou este Kodama está nele
why-not-your-kodama = não é um dos seus Kodamas
why-own-kodama = só recuam os Kodamas de outros jogadores
why-other-region = só na região desta ação
why-forest-full = nenhum espaço da floresta está aberto a este dado
why-region-full = todos os espaços desta região estão ocupados
why-space-taken = este espaço está ocupado
why-space-not-here = este espaço não existe com este número de jogadores
why-value = pede um dado de { $value } ou mais
why-locked = este dado está bloqueado, e não tem peregrino para descartar
why-not-locked = este dado não está bloqueado
why-not-your-die = não é um dos seus dados
why-no-amulet = não tem esse amuleto
why-fresh = este edifício foi construído neste turno
why-building-useless = nada da sua ação é possível agora ({ -our-ruling } Q20)
why-not-built-here = este edifício não está nesta região
why-not-shown = não está disponível
why-lacking =
    { $count ->
        [one] falta-lhe { $count } recurso
       *[other] faltam-lhe { $count } recursos
    }
why-no-counter = já construiu seis edifícios
why-no-site = nenhuma área habitada tem um espaço vazio deste tipo
why-no-site-here = não há aqui espaço vazio deste tipo
why-no-socket = não tem lugar vazio desta cor
why-socket-taken = há um cristal neste lugar
why-socket-colour = este lugar é para cristais de outra cor
why-not-waiting = não é uma das peças à espera no seu tabuleiro
why-no-bitoku = não há mais cartas no seu Caminho de Bitoku
why-no-pilgrim = não tem peregrino disponível
why-no-walker = não tem peregrino a caminho nesse lugar
why-way-closed = todos os caminhos à frente deste peregrino lhe estão fechados
why-not-ahead = este peregrino não pode ir para esse espaço
why-fork-yours = já tem um peregrino neste caminho secundário
why-path-taken = há um peregrino neste espaço
why-not-in-garden = não está no Jardim das Rochas
why-rock-path-full = o seu Caminho das Rochas está cheio
why-seat-taken = há um peregrino sentado aí
why-no-rock-there = não há rocha ao lado
why-not-drawn = não é uma das cartas tiradas
why-not-in-hand = não está na sua mão
why-slots-full = os seus três espaços de carta estão cheios
why-slot-taken = há uma carta neste espaço
why-not-played = não é uma das cartas jogadas nesta ronda
why-not-dream = só se colhem cristais de sonho
why-reaped = já colhido, ou chegou só agora e dá a partir da próxima primavera ({ -our-ruling } Q56)
why-not-your-crystal = este cristal não está no seu tabuleiro
why-pass = ainda pode jogar uma carta ou colocar um dado ({ -our-ruling } Q1)

## O registo

log-season = Começa: { $chapter }.
log-drew =
    { $count ->
        [one] { $seat } tira { $count } carta.
       *[other] { $seat } tira { $count } cartas.
    }
log-discarded = { $seat } descarta { $yokai }.
log-vp-gained = { $seat } ganha { $count } PV ({ $source }).
log-resource-gained = { $seat } toma { $resource }.
log-resource-paid = { $seat } paga { $resource }.
log-amulet-gained = { $seat } toma um amuleto +{ $amulet }.
log-amulet-spent = { $seat } gasta um amuleto +{ $amulet }; o dado mostra { $value }.
log-card-played = { $seat } joga { $yokai } ({ $slot }).
log-activated = { $seat } ativa { $yokai }.
log-unlocked = { $seat } desbloqueia um dado de { $value }.
log-pilgrim-gone = { $seat } descarta um peregrino.
log-die-placed = { $seat } coloca um { $value } ({ $region }).
log-die-home = { $seat } coloca um { $value }: { $home }.
log-forest-action = { $seat } faz a ação de floresta { $number } ({ $region }).
log-building-action = { $seat } usa { $building }.
log-copied = { $seat } copia o { $die }.
log-crossed = { $seat } atravessa o rio ({ $region }); o dado mostra { $value }.
log-favour-taken = { $seat } obtém { $favour }.
log-favour-left = { $seat } cobre { $favour } sem tomar o favor.
log-passed = { $seat } passa.
log-kodama-moved = { $seat } avança o Kodama para o espaço { $space } ({ $region }).
log-kodama-pushed = { $seat } faz recuar o Kodama de { $other } ({ $region }).
log-bitoku-taken = { $seat } junta { $bitoku } ao Caminho de Bitoku.
log-yokai-taken = { $seat } toma { $yokai } para a mão.
log-yokai-kept = { $seat } guarda um de dois Yōkai.
log-vision-kept = { $seat } guarda a { $vision }.
log-visions-refused = { $seat } não guarda nenhuma visão.
log-rock-taken = { $seat } toma a { $rock }.
log-rock-pilgrim = Um peregrino de { $seat } senta-se: { $beside }.
log-built = { $seat } constrói { $building } ({ $region }).
log-crystal-taken = { $seat } obtém { $crystal }, e um peregrino acorda.
log-crystal-used = { $seat } usa { $crystal }.
log-mitama-taken = { $seat } obtém { $mitama }.
log-dragonfly-taken = { $seat } obtém a { $dragonfly }.
log-combined = { $seat } combina { $mitama } com a { $dragonfly }.
log-completed = { $seat } completa { $bitoku }.
log-set-out = Um peregrino de { $seat } põe-se a caminho: { $path }.
log-walked = Um peregrino de { $seat } avança: { $path }.
log-arrived = Um peregrino de { $seat } chega: { $path }.
log-order = { $seat } fica em { $place }.º lugar na ordem dos turnos.
log-dice-home = Os guardiões de { $seat } regressam a casa.
log-virtue = { $seat } retira { $yokai } por { $count } PV.
log-hill-cards = { $hill }: { $bitoku } e { $yokai }.
log-building-shown = Revela-se um edifício: { $building }.
log-crystal-shown = Revela-se um cristal: { $crystal }.
log-mitama-shown = Revela-se um Espírito Mitama: { $mitama }.
log-dragonfly-shown = Revela-se uma libelinha: { $dragonfly }.
log-reshuffled = { $seat } baralha a pilha de descarte num novo baralho.
log-deck-reshuffled = A pilha de descarte torna-se o novo { $deck }.
log-final-first = { $seat } é o primeiro na ordem dos turnos: { $count } PV.
log-final-types =
    { $types ->
        [0] { $seat } não tem Bitoku.
        [one] { $seat } tem { $types } tipo de Bitoku: { $count } PV.
       *[other] { $seat } tem { $types } tipos de Bitoku: { $count } PV.
    }
log-final-treasure = Tesouro ({ $region }) para { $seat }: { $count } PV.
log-final-wild-yokai = Os Yama-uba de { $seat } contam como { $yokai-type }.
log-final-wild-mitama = Os Shinigami de { $seat } contam como { $mitama-type }.
log-final-rock = { $rock } de { $seat }: { $count } PV.
log-final-homage = Os guardiões prestam homenagem a { $seat }: { $count } PV.
log-final-vision = { $seat } completou a { $vision }: { $count } PV.
log-final-vision-lost = { $seat } não completou a { $vision }: -{ $count } PV.
log-final-fate = Destino realizado para { $seat }: { $count } PV.
log-final-score = { $seat } termina o jogo com { $count } PV.

## Os efeitos em palavras

effect-wood =
    { $count ->
        [one] { $count } madeira
       *[other] { $count } madeiras
    }
effect-stone =
    { $count ->
        [one] { $count } pedra
       *[other] { $count } pedras
    }
effect-jade =
    { $count ->
        [one] { $count } jade
       *[other] { $count } jades
    }
effect-sake =
    { $count ->
        [one] { $count } saqué
       *[other] { $count } saqués
    }
effect-any =
    { $count ->
        [one] { $count } recurso à escolha
       *[other] { $count } recursos à escolha
    }
effect-amulet1 =
    { $count ->
        [one] um amuleto +1
       *[other] { $count } amuletos +1
    }
effect-amulet2 =
    { $count ->
        [one] um amuleto +2
       *[other] { $count } amuletos +2
    }
effect-amulet3 =
    { $count ->
        [one] um amuleto +3
       *[other] { $count } amuletos +3
    }
effect-joined = { $first } e { $second }
effect-both = { $first } e { $second }, por qualquer ordem, um deles com 1 recurso a menos
effect-vp = { $count } PV
effect-mp = { $count } PM
effect-unlock =
    { $count ->
        [one] desbloqueie um dado
       *[other] desbloqueie { $count } dados
    }
effect-draw =
    { $count ->
        [one] tire um Yōkai do seu baralho
       *[other] tire { $count } Yōkai do seu baralho
    }
effect-yokai =
    { $count ->
        [one] obtenha uma carta Yōkai
       *[other] obtenha { $count } cartas Yōkai
    }
effect-bitoku =
    { $count ->
        [one] obtenha uma carta Bitoku
       *[other] obtenha { $count } cartas Bitoku
    }
effect-vision =
    { $count ->
        [one] tire uma visão
       *[other] tire { $count } visões
    }
effect-rock =
    { $count ->
        [one] tome uma rocha Iwakura
       *[other] tome { $count } rochas Iwakura
    }
effect-pilgrim =
    { $count ->
        [one] ponha um peregrino junto a uma rocha
       *[other] ponha { $count } peregrinos junto a rochas
    }
effect-build =
    { $count ->
        [one] construa um edifício
       *[other] construa { $count } edifícios
    }
effect-crystal =
    { $count ->
        [one] obtenha um cristal
       *[other] obtenha { $count } cristais
    }
effect-mitama =
    { $count ->
        [one] obtenha um Espírito Mitama
       *[other] obtenha { $count } Espíritos Mitama
    }
effect-dragonfly =
    { $count ->
        [one] obtenha uma libelinha
       *[other] obtenha { $count } libelinhas
    }
effect-kodama =
    { $count ->
        [one] avance os seus Kodamas 1 espaço
       *[other] avance os seus Kodamas { $count } espaços
    }
effect-kodama-here =
    { $count ->
        [one] avance o seu Kodama aqui 1 espaço
       *[other] avance o seu Kodama aqui { $count } espaços
    }
effect-push =
    { $count ->
        [one] faça recuar 1 espaço um Kodama de outro jogador
       *[other] faça recuar { $count } espaços Kodamas de outros jogadores
    }
effect-push-here =
    { $count ->
        [one] faça recuar aqui 1 espaço um Kodama de outro jogador
       *[other] faça recuar aqui { $count } espaços Kodamas de outros jogadores
    }

## Para que servem as coisas

tell-yokai = Jogada: { $effect }. Retirada no inverno: { $virtue }.
tell-bitoku = Quando a sua ficha lá chega: { $effect }. Os tipos diferentes pontuam na ascensão.
tell-building =
    { $amulet ->
        [0] Ação: { $effect }. Quem o constrói avança o seu Kodama { $kodama } na região. O proprietário recebe, quando outros o usam: { $bonus }.
       *[other] Ação: { $effect }. Quem o constrói avança o seu Kodama { $kodama } na região e toma um amuleto +1. O proprietário recebe, quando outros o usam: { $bonus }.
    }
tell-ancient = Ação: { $effect }. Não tem proprietário.
tell-mitama = Ao ser obtido: { $effect }. Pode então ser combinado com uma libelinha.
tell-dragonfly = Combinada com um Espírito Mitama: { $effect }.
tell-rock = Na ascensão cada peregrino ao lado pontua 1 PV por cada elemento destes tipos.
tell-socket = Um cristal aqui liberta o peregrino e descobre os PV.
tell-crystal-dream = Em cada primavera e na ascensão: { $effect }. Pô-lo acorda um peregrino e descobre PV.
tell-crystal-memory = { $effect }. Pô-lo acorda um peregrino e descobre PV.
tell-crystal-ingenuity = Quando joga um Yōkai ao lado: { $effect }. Pô-lo acorda um peregrino e descobre PV.
tell-beside = Um peregrino senta-se aqui de vez ({ $price }). Pontua pelas rochas ao lado.
tell-resource = Serve para pagar. Na ascensão os pontos dos seus dados e os seus recursos, somados, valem 1 PV por cada { $divisor }.
tell-amulet = Antes de colocar um guardião pode gastá-lo: o dado sobe { $value }, até seis.
tell-die-locked = Bloqueado. Jogue um Yōkai no espaço de carta por baixo para o desbloquear, ou descarte um peregrino acordado para o usar já.
tell-die-unlocked = Desbloqueado: pode ser colocado na floresta.
tell-die-forest = Está numa região da floresta ({ $region }). Com { $needs } ou mais pode atravessar o rio e reclamar um favor.
tell-die-home = Fica na Casa do Grande Espírito até ao inverno e conta para a próxima ordem de jogo.
tell-die-hill = Atravessou o rio e descansa até ao inverno.
tell-slot = Um Yōkai jogado aqui desbloqueia o dado por cima; depois podem usar-se a carta e o cristal ao lado.
tell-region =
    { $strict ->
        [yes] { $region } Uma ação, para um dado superior a todos os outros ali; antes ou depois, um edifício por baixo.
       *[no] { $region } Uma ação, para um dado que nenhum outro ali supera; antes ou depois, um edifício por baixo.
    }
tell-region-yomi = Aqui obtêm-se Espíritos Mitama e libelinhas.
tell-region-stairs = Aqui tomam-se pontos de movimento, para os peregrinos e o seu Caminho de Bitoku.
tell-region-glade = Aqui tomam-se recursos.
tell-region-forges = Aqui obtêm-se cristais e constroem-se edifícios.
tell-region-home = Aqui os dados não se comparam: cada espaço tem a sua ação, e juntos fazem a próxima ordem de jogo.
tell-home =
    { $value ->
        [1] Número { $place } para a próxima ordem de jogo. Ação: { $effect }.
       *[other] Número { $place } para a próxima ordem de jogo, com um dado de { $value } ou mais. Ação: { $effect }.
    }
tell-favour-bitoku = Para um guardião que atravessa o rio até esta Colina, uma vez por ronda: a carta vai para o fim do seu Caminho de Bitoku.
tell-favour-yokai = Para um guardião que atravessa o rio até esta Colina, uma vez por ronda: a carta vai para a sua mão.
tell-favour-two = Para um guardião que atravessa o rio até esta Colina, uma vez por ronda: duas ações diferentes destas quatro.
tell-choice-vision = Vê visões e guarda uma, ou toma antes um recurso.
tell-choice-rock = Uma rocha do jardim vai para o próximo lugar do seu Caminho das Rochas.
tell-choice-pilgrim = Um peregrino acordado senta-se junto a uma das suas rochas.
tell-choice-kodama = Um dos seus Kodamas avança um espaço.
tell-kodama = Está no espaço { $space } de { $last }. Na ascensão os Kodamas da frente valem { $awards } PV; os empates partilham.
tell-path-start = As novas peregrinações começam aqui; pôr-se a caminho custa 1 ponto de movimento.
tell-path-step = Os peregrinos andam de espaço em espaço, 1 ponto de movimento cada, e viram para os caminhos laterais.
tell-path-bridge =
    { $needs ->
        [one] Só entram peregrinos de um jogador que completou { $needs } carta Bitoku.
       *[other] Só entram peregrinos de um jogador que completou { $needs } cartas Bitoku.
    }
tell-path-illumination = Um peregrino que aqui chega fica de vez e toma o que o espaço mostra. Cada jogador tem um neste caminho lateral.
tell-path-gate = Um peregrino que aqui chega fica de vez e toma o que o espaço mostra, depois: { $effect }. As peregrinações seguintes do jogador podem começar ao lado.
tell-pilgrim = Um peregrino acordado parte pelos Caminhos da Sabedoria por 1 ponto de movimento. Pôr um cristal acorda um peregrino.
tell-advance = A sua ficha passa para a carta seguinte do seu Caminho de Bitoku por 1 ponto de movimento: toma os PV e a ação.
tell-draw = Do topo do baralho. O que se tira não pode voltar.
tell-pass = Não faz mais nada neste verão.

## A contagem

score-spirits = Lugares dos Mitamas
score-bitoku = Bitoku completos
score-paths = Caminhos da Sabedoria
score-memory = Cristais de memória
score-property = Bonificações de propriedade
score-virtue = A virtude do Espírito
score-effects = Cartas, peças e cristais
score-first = O primeiro entre muitos
score-types = A reverência dos Bitokus
score-treasures = Tesouros do Lago
score-rocks = O eco das Rochas Iwakura
score-homage = A homenagem dos Guardiões
score-visions = Visões Reveladas
score-fate = O Destino Realizado
score-total = Total

## The Tengu: options of the solo game

option-tengu_no_dragonfly = Mais fácil: libelinha inicial
option-tengu_no_dragonfly-true = Nenhuma
option-tengu_no_dragonfly-false = Como habitual
option-tengu_no_dragonfly-help = Se o Tengu começa sem libelinha. Junto com a opção mais difícil das libelinhas, começa com uma.
option-tengu_no_yokai = Mais fácil: Yōkai iniciais
option-tengu_no_yokai-true = Nenhum
option-tengu_no_yokai-false = Como habitual
option-tengu_no_yokai-help = Se o Tengu começa sem as suas cinco cartas iniciais de Yōkai, que valem 3 PV cada.
option-tengu_no_resources = Mais fácil: recursos iniciais
option-tengu_no_resources-true = Nenhum
option-tengu_no_resources-false = Como habitual
option-tengu_no_resources-help = Se o Tengu começa sem recursos.
option-tengu_kodama_behind = Mais fácil: Kodama de um dado colocado
option-tengu_kodama_behind-true = Só onde está à frente
option-tengu_kodama_behind-false = Como habitual
option-tengu_kodama_behind-help = Se colocar um dado só avança o Kodama do Tengu onde o seu está à frente.
option-tengu_no_spring = Mais fácil: cristais na primavera
option-tengu_no_spring-true = Sem pontos de movimento
option-tengu_no_spring-false = Como habitual
option-tengu_no_spring-help = Se o Tengu não recebe pontos de movimento pelos seus cristais na primavera.
option-tengu_pilgrim = Mais difícil: peregrino a caminho
option-tengu_pilgrim-true = Sim
option-tengu_pilgrim-false = Não
option-tengu_pilgrim-help = Se um peregrino do Tengu está desde o início no primeiro espaço do caminho.
option-tengu_kodamas = Mais difícil: Kodamas
option-tengu_kodamas-true = Um espaço à frente
option-tengu_kodamas-false = Como habitual
option-tengu_kodamas-help = Se todos os Kodamas do Tengu começam um espaço mais à frente.
option-tengu_two_dragonflies = Mais difícil: libelinhas
option-tengu_two_dragonflies-true = Duas
option-tengu_two_dragonflies-false = Como habitual
option-tengu_two_dragonflies-help = Se o Tengu começa com duas libelinhas.
option-tengu_leads = Mais difícil: marcadores onde está à frente
option-tengu_leads-true = 3 PV cada
option-tengu_leads-false = Como habitual
option-tengu_leads-help = Se o Tengu pontua mais 3 PV por cada marcador de Kodama onde está à sua frente na Ascensão.
option-tengu_best_illumination = Regra: iluminações do Tengu
option-tengu_best_illumination-true = Só a melhor do tabuleiro
option-tengu_best_illumination-false = A melhor ao alcance
option-tengu_best_illumination-help = Se um peregrino do Tengu só para numa iluminação quando nenhuma livre vale mais.
option-tengu_home_dice = Regra: dados altos na Casa
option-tengu_home_dice-true = Contam
option-tengu_home_dice-false = Não contam
option-tengu_home_dice-help = Se os seus dados de 5 ou 6 na Casa do Grande Espírito contam quando o Tengu pontua por dados altos (passo F).
option-tengu_wilds_match = Regra: jokers do Tengu
option-tengu_wilds_match-true = Correspondem às suas rochas
option-tengu_wilds_match-false = Não correspondem a nada
option-tengu_wilds_match-help = Se Yama-uba e Shinigami do Tengu correspondem à rocha do seu tipo na Ascensão.
option-tengu_reselect = Regra: Kodama bloqueado na Clareira
option-tengu_reselect-true = Avança outro
option-tengu_reselect-false = O passo perde-se
option-tengu_reselect-help = O que acontece quando o Kodama mais competitivo do Tengu não pode avançar.

## The Tengu: words

seat-tengu = Tengu
tengu-card =
    { $count ->
        [0] carta { $id } ({ $types }; { $where }; { $resource })
       *[other] carta { $id } ({ $types }; { $where }: { $goods }; { $resource })
    }
tengu-favourite-place = Mitama ou edifício favorito
tengu-no-resource = sem recurso
tengu-place-left = à esquerda
tengu-place-middle = ao meio
tengu-place-right = à direita
tengu-attitude-active = ativa
tengu-attitude-inactive = inativa
tengu-kind-dragonfly = libelinha
tengu-kind-mitama = Mitama
tengu-kind-crystal = cristal
tengu-kind-building = edifício
tengu-kind-yokai = Yōkai
tengu-kind-bitoku = Bitoku
tengu-does-a = atravessar o rio num vau contestado por uma carta indicada
tengu-does-b = virar a peça de Atitude, desbloquear um dado e colocá-lo no local indicado
tengu-does-c = colocar um dado desbloqueado no local indicado
tengu-does-d = desbloquear um dado, gastar o recurso associado e fazer a ação indicada
tengu-does-e = atravessar o rio num vau contestado, para o último espaço livre
tengu-does-f = colocar um dado na Casa do Grande Espírito
tengu-does-g = desbloquear um dado e tomar o recurso associado
tengu-does-h = atravessar o rio por uma carta indicada
tengu-does-i = colocar um dado onde o seu Kodama é mais competitivo
tengu-does-j = virar de novo a peça de Atitude e tomar o recurso associado
tengu-does-k = atravessar o rio
tengu-does-l = passar
tengu-why-no-crossing = nenhum dos seus dados está num vau
tengu-why-not-contested = o seu vau não é contestado
tengu-why-no-match = nenhuma carta indicada está disponível ali
tengu-why-more-spaces = há mais de um espaço livre do outro lado do rio
tengu-why-location-taken = o local indicado não está disponível
tengu-why-has-unlocked = tem um dado desbloqueado
tengu-why-no-locked = não tem dado bloqueado
tengu-why-no-unlocked = não tem dado desbloqueado
tengu-why-attitude-active = a peça de Atitude está ativa
tengu-why-attitude-inactive = a peça de Atitude está inativa
tengu-why-not-leftmost = a carta não é a mais à esquerda
tengu-why-no-resource = não tem o recurso associado
tengu-why-in-home = já tem um dado na Casa nesta ronda
tengu-why-home-full = a Casa está cheia
tengu-why-location-free = o local indicado está disponível
tengu-why-regions-full = os quatro locais estão cheios
tengu-why-has-dice = ainda tem dados no seu tabuleiro

## The Tengu: the log

log-tengu-rolled = Vontade do Tengu: { $first } e { $second }; o menor é { $lower }.
log-tengu-card = Carta ativa do Tengu, { $place }: { $card }.
log-tengu-skipped = Passo { $step } saltado: { $why }.
log-tengu-step = Passo { $step }: { $does }.
log-tengu-attitude = A peça de Atitude do Tengu está agora { $side }.
log-tengu-kind-roll = Ambos correspondem: um { $roll } indica { $kind }.
log-tengu-hill-roll = Duas cartas iguais: um { $roll } indica { $hill }.
log-tengu-place-roll = Um { $roll } indica o lugar { $place }.
log-tengu-place-next = O lugar { $wanted } não lhe está aberto, por isso toma o lugar { $place }.
log-tengu-path-roll = Dois caminhos: um { $roll } indica { $path }.
log-tengu-favourite-yokai = O seu Yōkai favorito está ali: { $yokai }.
log-tengu-favourite-mitama = O seu Mitama favorito, no lugar { $place }: { $mitama }.
log-tengu-favourite-building = O seu edifício favorito, no lugar { $place }: { $building }.
log-tengu-no-favourite = Não há nenhum favorito ({ $kind }).
log-tengu-rarest = O Bitoku mais raro de um tipo que não tem (raridade { $rarity }): { $bitoku }.
log-tengu-no-rarest = Não há nenhum Bitoku de um tipo que não tem.
log-tengu-nothing = Não tem nada para tomar.
log-tengu-yokai = { $seat } junta { $yokai } à sua pilha.
log-tengu-competitive =
    { $gap ->
        [0] Kodama mais competitivo (nenhum está atrás; primeiro prémio { $award } PV): { $region }.
       *[other] Kodama mais competitivo ({ $gap } atrás; primeiro prémio { $award } PV): { $region }.
    }
log-tengu-blocked = O seu Kodama não pode avançar: { $region }.
log-tengu-held = O seu Kodama não está atrás, por isso fica: { $region }.
log-tengu-fewest = Sem recurso associado: toma aquele de que tem menos, { $resource } ({ $count }).
log-tengu-action = O Tengu faz a ação deste local: { $region }.
log-tengu-not-shown = A carta não o indica, por isso o Tengu toma: { $kind }.
log-tengu-lost = Não pode tomar nenhum ({ $kind }): a ação perde-se.
log-tengu-points =
    { $count ->
        [one] O Tengu gasta { $count } ponto de movimento.
       *[other] O Tengu gasta { $count } pontos de movimento.
    }
log-tengu-point-lost = Perde-se um ponto de movimento.
log-tengu-gate-card = No Pórtico, o Tengu tira: { $card }.
log-tengu-high-dice = Dados humanos de 5 ou 6 aquém do rio: { $count }; o Tengu pontua { $vp } PV.
log-tengu-crystal = { $seat } toma { $crystal }.
log-tengu-refilled = Nova carta na fila: { $card }.
log-tengu-reshuffled = As { $count } cartas descartadas do Tengu formam o seu novo baralho.
log-tengu-rock-gone = { $rock } sai do Jardim das Rochas.
log-tengu-final-rock = { $rock } de Tengu: { $items } correspondem, { $count } PV.
log-tengu-final-yokai = Yōkai de Tengu: { $starting } iniciais e { $advanced } "avançados", { $count } PV.
log-tengu-final-resources = Recursos de Tengu: { $count } PV.
log-tengu-final-crystals = Cristais de Tengu: { $count } PV.
log-tengu-final-ahead = Tengu está à frente ({ $region }): { $count } PV.
log-tengu-result = { $winner } ganha (com PV iguais, é o Tengu).

score-home = Tengu na Casa
score-yokai = Tengu: Yōkai
score-resources = Tengu: recursos
score-crystals = Tengu: cristais
score-ahead = Tengu: marcadores onde está à frente
