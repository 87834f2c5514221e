# Todos os nomes, perguntas, razões e linhas de registo de Bamboo, em português.

## O jogo e as suas opções

game-title = Bamboo
game-blurb = Cuide do bambu, honre os templos e componha um lar onde tudo encontra o seu equilíbrio.

option-night = Lado dos tabuleiros
option-night-true = Noite (modo avançado)
option-night-false = Dia
option-night-help = O lado da noite marca algumas casas da grelha: cada uma só aceita um tipo de peça de Lar e custa felicidade se ficar vazia.

## Jogadores

seat-brown = Castanho
seat-yellow = Amarelo
seat-purple = Roxo
seat-black = Preto
ghost = o jogador fantasma

## O ano

chapter-setup = Preparação
chapter-season = { $season } do ano { $year }
season-spring = Primavera
season-summer = Verão
season-autumn = Outono
season-winter = Inverno

## Bambus e templos

section =
    segmento { $colour ->
        [red] vermelho
        [green] verde
        [blue] azul
       *[white] branco
    } ({ $action })
stock =
    depósito { $colour ->
        [red] vermelho
        [green] verde
        [blue] azul
       *[white] branco
    }
temple =
    templo { $colour ->
        [red] vermelho
        [green] verde
        [blue] azul
       *[white] branco
    }
shoot = rebento { $number }

## Ações e presentes

action = ação de { $action }
gift = presente de { $action }
action-balance = Equilíbrio
action-home = Lar
action-income = Remuneração
action-cook = Cozinha
action-joker = Joker

## Peças de Lar e peças de Equilíbrio

home = { $kind }, conforto { $comfort }
cell = linha { $row }, coluna { $column }
kind-D = Decoração
kind-F = Fé
kind-G = Jardim
kind-Q = Dia a dia
kind-any = qualquer tipo
zone-left = zona esquerda
zone-centre = zona central
zone-right = zona direita
balance =
    { $zone }, { $shape }{ $comfort ->
        [0] { "" }
       *[other] ; conforto total de pelo menos { $comfort }
    }; { $points ->
        [one] { $points } ponto de felicidade
       *[other] { $points } pontos de felicidade
    }
pattern-one = uma peça: { $kind }
pattern-total = todas as peças de { $kind }, onde quer que estejam
pattern-row = da esquerda para a direita: { $cells }
pattern-column = de cima para baixo: { $cells }
pattern-block = linhas de cima para baixo: { $rows }
pattern-diamond = losango: { $top } em cima, { $left } à esquerda, { $right } à direita, { $bottom } em baixo
pattern-any = quaisquer peças num bloco de { $columns } por { $rows }

## Comida e espíritos

food-tea =
    ficha de Chá ({ $food ->
        [one] { $food } alimento
       *[other] { $food } alimentos
    })
food-rice =
    ficha de Arroz ({ $food ->
        [one] { $food } alimento
       *[other] { $food } alimentos
    })
food-ramen =
    ficha de Ramen ({ $food ->
        [one] { $food } alimento
       *[other] { $food } alimentos
    })
spirit-kappa = Kappa
spirit-tanuki = Tanuki
spirit-rokurokubi = Rokurokubi
spirit-kitsune = Kitsune
spirit-ookami = Ookami
spirit-tengu = Tengu
spirit-bakeneko = Bakeneko

## Outros gestos

touch-done = terminar
touch-forgo = renunciar a esta ação
touch-coin = receber moedas
touch-happiness = ganhar felicidade
touch-option = uma forma de usar um espírito
touch-take-coins =
    { $count ->
        [one] receber { $count } moeda
       *[other] receber { $count } moedas
    }
touch-gain-happiness = ganhar { $count } de felicidade
touch-buy-home =
    comprar { $home } ({ $price ->
        [one] { $price } moeda
       *[other] { $price } moedas
    }, +{ $happiness } de felicidade)
touch-take-balance = obter: { $balance }
touch-score-balance = pontuar: { $balance }
touch-lay-stick =
    { $price ->
        [0] pôr uma vareta no { $temple }, sem pagar
       *[other] pôr uma vareta no { $temple } por { $price } moeda
    }
touch-end-turn = terminar o turno
touch-leave-asleep = não acordar mais ninguém
touch-wake =
    { $price ->
        [0] acordar { $spirit }, sem pagar
        [1] acordar { $spirit } por { $price } moeda
       *[other] acordar { $spirit } por { $price } moedas
    }
touch-go-hungry = passar fome (-{ $count } de felicidade)
touch-use-spirit = chamar { $spirit }: { $effect }

## Perguntas

ask-draft = { $seat }: escolha um dos segmentos de bambu disponíveis.
ask-gift = { $seat }: escolha um presente da floresta.
ask-stock = { $seat }: escolha um depósito e, com ele, o templo a visitar.
ask-offer =
    { $free ->
        [yes] { $seat }: coloque uma vareta de incenso em qualquer templo, sem pagar ({ $count } por colocar).
       *[no] { $seat }: coloque uma vareta de incenso, grátis no { $temple }, por 1 moeda nos outros ({ $count } por colocar).
    }
ask-place = { $seat }: escolha o próximo segmento a colocar no bambuzal.
ask-shoot = { $seat }: escolha o rebento sob o qual vai colocar o { $section }.
ask-resolve =
    { $seat }: escolha o próximo segmento a resolver ({ $count ->
        [0] já sem ações
        [one] ainda { $count } ação
       *[other] ainda { $count } ações
    }).
ask-overflow = { $seat }: o depósito desta cor está cheio; escolha outro para o { $section }.
ask-end-turn =
    { $spirits ->
        [yes] { $seat }: use um espírito acordado ou termine o turno.
       *[no] { $seat }: termine o turno.
    }
ask-income = { $seat }: receba 2 moedas ou renuncie à ação.
ask-cook = { $seat }: escolha uma das fichas de comida do tabuleiro principal ou renuncie à ação.
ask-cook-must = { $seat }: escolha uma das fichas de comida do tabuleiro principal.
ask-home = { $seat }: receba 1 moeda ou compre uma peça de Lar.
ask-cell = { $seat }: escolha a casa para a sua nova peça de Lar ({ $home }).
ask-balance = { $seat }: ganhe 1 ponto de felicidade, ou obtenha ou pontue até duas peças de Equilíbrio.
ask-balance-again = { $seat }: obtenha ou pontue mais uma peça de Equilíbrio, ou fique por aqui.
ask-joker = { $seat }: escolha a ação que o Joker substitui.
ask-wake = { $seat }: escolha um espírito adormecido para despertar, ou deixe-os dormir.
ask-feed =
    { $count ->
        [one] { $seat }: alimente a sua família, que ainda precisa de { $count } alimento.
       *[other] { $seat }: alimente a sua família, que ainda precisa de { $count } alimentos.
    }

## Porque não é permitido

why-coins =
    { $price ->
        [one] custa { $price } moeda, mas só tem { $coins }
       *[other] custa { $price } moedas, mas só tem { $coins }
    }
why-section-not-laid-out = não está entre os segmentos disponíveis
why-gift = não foi revelado nesta primavera, ou já foi escolhido
why-marker = o seu marcador de Ação está aqui
why-stock-empty = este depósito está vazio
why-stock-full = este depósito está cheio
why-section-not-in-hand = não é um dos segmentos que está a colocar
why-shoot-full = os dois espaços sob este rebento estão ocupados
why-section-not-placed = não é um dos seus segmentos por resolver
why-food-not-shown = não há fichas deste tipo no tabuleiro principal
why-no-food = não há fichas de comida no tabuleiro principal
why-home-not-shown = não está disponível neste momento
why-no-cell = nenhuma casa livre da sua grelha a aceita
why-cell-taken = já há aqui uma peça de Lar
why-night-cell = esta casa só aceita uma peça de { $kind }
why-balance-not-shown = não está disponível neste momento nem no seu tabuleiro
why-zone-full = todos os seus espaços para a { $zone } estão ocupados
why-pattern = a sua grelha ainda não mostra este padrão ({ $balance })
why-no-calm = já está a usar esta ação para peças de Equilíbrio
why-spirit-not-yours = não tem este espírito
why-spirit-asleep = este espírito está adormecido
why-spirit-awake = este espírito já está desperto
why-spirit-feeding = este espírito só ajuda no inverno, para alimentar a família
why-spirit-summer = este espírito só ajuda nos seus turnos de verão
why-spirit-offer = tarde demais, este espírito usa-se antes da oferenda
why-spirit-between = termine primeiro este passo, os espíritos usam-se entre dois passos
why-spirit-useless = este espírito não teria efeito agora
why-must-feed = tem de gastar as suas fichas de comida enquanto a família tiver fome
why-no-such-food = não tem nenhuma ficha deste tipo

## O registo: preparação e primavera

log-drafted = { $seat } escolhe o { $section }.
log-season = { $chapter }: começa a estação.
log-stick-back = { $seat } retira uma vareta de incenso do tabuleiro principal.
log-gift-shown = É revelado o { $gift }.
log-gift-taken = { $seat } escolhe o { $gift }.

## O registo: verão

log-passed = { $seat } já não tem incenso e passa.
log-stock-chosen = { $seat } escolhe o { $stock } e visita o templo dessa cor.
log-stick-laid = { $seat } coloca uma vareta de incenso no { $temple }.
log-placed = { $seat } coloca o { $section } sob o { $shoot }.
log-resolved = { $seat } resolve o { $section }.
log-forgone = { $seat } renuncia à ação.
log-received = { $seat } recebe o { $section } no { $stock }.

## O registo: ações

log-coins-gained =
    { $count ->
        [one] { $seat } recebe { $count } moeda.
       *[other] { $seat } recebe { $count } moedas.
    }
log-coins-paid =
    { $count ->
        [one] { $seat } paga { $count } moeda.
       *[other] { $seat } paga { $count } moedas.
    }
log-calm = { $seat } desfruta de um momento de calma e ganha 1 ponto de felicidade.
log-cooked = { $seat } recolhe uma { $food }.
log-home-bought = { $seat } compra uma peça de Lar ({ $home }) e coloca-a na { $cell }.
log-home-points =
    { $count ->
        [1] { $seat } ganha { $count } ponto de felicidade com essa peça.
       *[other] { $seat } ganha { $count } pontos de felicidade com essa peça.
    }
log-balance-taken = { $seat } obtém uma peça de Equilíbrio ({ $balance }).
log-balance-scored =
    { $count ->
        [one] { $seat } pontua uma peça de Equilíbrio ({ $balance }) e ganha { $count } ponto de felicidade.
       *[other] { $seat } pontua uma peça de Equilíbrio ({ $balance }) e ganha { $count } pontos de felicidade.
    }

## O registo: tabuleiro principal

log-food-shown = É revelada uma nova { $food }.
log-food-cleared = { $seat } descarta toda a comida do tabuleiro principal.
log-food-reshuffled = As fichas de comida gastas são baralhadas e formam uma nova reserva.
log-home-shown = É revelada uma nova peça de Lar ({ $home }).
log-home-returned = Uma peça de Lar ({ $home }) volta ao fundo do seu dispensador.
log-balance-shown = É revelada uma nova peça de Equilíbrio ({ $balance }).
log-balance-returned = Uma peça de Equilíbrio ({ $balance }) volta ao fundo do seu dispensador.

## O registo: espíritos, outono e inverno

log-spirit-used = { $seat } recorre a { $spirit }, que adormece.
log-spirit-won = { $seat } ganha { $spirit } no { $temple }.
log-spirit-left = { $spirit } deixa o { $temple } e sai do jogo.
log-ghost-sticks =
    { $count ->
        [0] O jogador fantasma não coloca nenhuma vareta de incenso no { $temple }.
        [one] O jogador fantasma coloca { $count } vareta de incenso no { $temple }.
       *[other] O jogador fantasma coloca { $count } varetas de incenso no { $temple }.
    }
log-woken = { $seat } desperta { $spirit }.
log-fed = { $seat } gasta uma { $food } para alimentar a família.
log-hunger =
    { $count ->
        [one] { $seat } não tem comida suficiente e perde { $count } ponto de felicidade.
       *[other] { $seat } não tem comida suficiente e perde { $count } pontos de felicidade.
    }
log-first-player = { $seat } recebe o marcador de Primeiro jogador.

## O registo: contagem final

log-final-spirits =
    { $count ->
        [0] { $seat } não pontua pelos espíritos da floresta.
        [one] { $seat } marca { $count } ponto de felicidade pelos espíritos diferentes.
       *[other] { $seat } marca { $count } pontos de felicidade pelos espíritos diferentes.
    }
log-final-harmony =
    { $count ->
        [0] { $seat } não perde nada, o seu lar está em harmonia.
        [one] { $seat } perde { $count } ponto de felicidade pela harmonia do lar.
       *[other] { $seat } perde { $count } pontos de felicidade pela harmonia do lar.
    }
log-final-balance =
    { $count ->
        [0] { $seat } não pontua pelas peças de Equilíbrio restantes.
        [one] { $seat } marca { $count } ponto de felicidade pelas peças de Equilíbrio restantes.
       *[other] { $seat } marca { $count } pontos de felicidade pelas peças de Equilíbrio restantes.
    }
log-final-night =
    { $count ->
        [0] { $seat } não perde nada, todas as suas casas marcadas estão cobertas.
        [one] { $seat } perde { $count } ponto de felicidade pelas casas marcadas que ficaram vazias.
       *[other] { $seat } perde { $count } pontos de felicidade pelas casas marcadas que ficaram vazias.
    }
log-final-score =
    { $count ->
        [1] { $seat } termina a partida com { $count } ponto de felicidade.
       *[other] { $seat } termina a partida com { $count } pontos de felicidade.
    }

## Os efeitos em palavras

effect-coin =
    { $count ->
        [one] { $count } moeda
       *[other] { $count } moedas
    }
effect-happiness =
    { $count ->
        [one] { $count } ponto de felicidade
       *[other] { $count } pontos de felicidade
    }
effect-balance =
    { $count ->
        [one] { $count } ação de Equilíbrio
       *[other] { $count } ações de Equilíbrio
    }
effect-home =
    { $count ->
        [one] { $count } ação de Lar
       *[other] { $count } ações de Lar
    }
effect-income =
    { $count ->
        [one] { $count } ação de Remuneração
       *[other] { $count } ações de Remuneração
    }
effect-cook =
    { $count ->
        [one] { $count } ação de Cozinha
       *[other] { $count } ações de Cozinha
    }
effect-joker =
    { $count ->
        [one] { $count } ação à escolha
       *[other] { $count } ações à escolha
    }
effect-wild = neste turno, os segmentos ainda por resolver valem como Joker
effect-roam = neste turno, as varetas de incenso vão para qualquer templo sem pagar
effect-meal =
    { $count ->
        [one] { $count } alimento para a família no inverno
       *[other] { $count } alimentos para a família no inverno
    }
effect-restock = a troca de todas as fichas de comida

## Contagem

score-start = Felicidade inicial
score-homes = Peças de Lar compradas
score-balance = Peças de Equilíbrio pontuadas
score-calm = Momentos de calma
score-hunger = Comida em falta
score-spirits = Espíritos diferentes
score-harmony = Harmonia entre esquerda e direita
score-leftover = Peças de Equilíbrio restantes
score-night = Casas marcadas que ficaram vazias
score-total = Total

## Para que servem as coisas

tell-income = Ação: receber 2 moedas.
tell-cook = Ação: recolher um dos alimentos do tabuleiro principal.
tell-home = Ação: receber 1 moeda, ou comprar uma das peças de Lar à venda e colocá-la na grelha.
tell-balance = Ação: ganhar 1 ponto de felicidade, ou obter ou pontuar peças de Equilíbrio, duas ao todo.
tell-joker = Ação: qualquer uma das outras quatro.
tell-home-tile = Compra-se com a ação Lar pelo preço do seu lugar; nunca mais se move e é preciso alimentá-la todos os invernos.
tell-balance-tile = Depois de obtida, pontua-se com a ação Equilíbrio assim que a grelha mostra o seu padrão; se ainda lá estiver no fim e se cumprir, dá { $half }.
tell-food = Alimenta { $food } no inverno.
tell-temple = No outono, quem tiver mais varetas aqui recebe o espírito de cima; em caso de empate, quem tiver a vareta mais alta.
tell-stock = No máximo { $size } segmentos; um depósito não pode ser escolhido duas vezes seguidas.
tell-spirit =
    Uma vez, acordado: { $effect }. { $wake ->
        [0] Acordá-lo no inverno é grátis.
        [1] Acordá-lo no inverno custa { $wake } moeda.
       *[other] Acordá-lo no inverno custa { $wake } moedas.
    } Cada espírito diferente dá { $points } pontos de felicidade no fim.
