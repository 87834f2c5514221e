# Todos os nomes, perguntas, razões e linhas de registo de Bamboo, em português.

## O jogo e as suas opções

game-title = Bamboo
game-blurb = Cuide do bambu, honre os templos e componha um lar onde tudo encontra o seu equilíbrio.
game-line = Um lar na floresta, quatro anos
game-facts = lados do dia e da noite

option-night = Lado dos tabuleiros
option-night-true = Noite (modo avançado)
option-night-false = Dia
option-night-help = No lado da noite, algumas casas de cada grelha só aceitam um tipo de peça de Lar e custam felicidade se ficarem vazias. Todos os jogadores usam o mesmo lado ({ -our-ruling } R20).
option-night-first = Dia. O lado da noite só torna mais difícil compor o lar.

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
section-alike =
    { $section }, o { $number ->
        [1] primeiro
        [2] segundo
        [3] terceiro
       *[other] quarto
    } de { $count } iguais
colour =
    { $colour ->
        [red] vermelho
        [green] verde
        [blue] azul
       *[white] branco
    }
stock = depósito { colour }
temple = templo { colour }
shoot =
    { $number ->
        [1] primeiro rebento
        [2] segundo rebento
        [3] terceiro rebento
       *[other] quarto rebento
    } a contar da esquerda

## Ações e presentes

action = ação de { $action }
gift = presente de { $action }
action-balance = Equilíbrio
action-home = Lar
action-income = Remuneração
action-cook = Cozinha
action-joker = Joker

## Peças de Lar e peças de Equilíbrio

home = peça de { $kind } (conforto { $comfort })
market =
    { $place ->
        [1] espaço de baixo
        [2] segundo espaço
        [3] terceiro espaço
       *[other] espaço de cima
    } do nível { $level }, por { $price ->
        [1] { $price } moeda
       *[other] { $price } moedas
    }
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
    { $zone }: { $shape }{ $comfort ->
        [0] { "" }
       *[other] , com um conforto total de pelo menos { $comfort }
    }; { $points ->
        [1] { $points } ponto de felicidade
       *[other] { $points } pontos de felicidade
    }
pattern-one = uma peça de { $kind }
pattern-total = peças de { $kind } em qualquer sítio desta zona
pattern-row = { $cells } da esquerda para a direita
pattern-column = { $cells } de cima para baixo
pattern-block = { $rows } (linhas de cima para baixo)
pattern-diamond = um losango com { $top } em cima, { $left } à esquerda, { $right } à direita, { $bottom } em baixo
pattern-any = um bloco completo de peças de qualquer tipo ({ $columns } de largura, { $rows } de altura)

## Alimentos e espíritos

food-tea =
    ficha de Chá ({ $food ->
        [1] { $food } alimento
       *[other] { $food } alimentos
    })
food-rice =
    ficha de Arroz ({ $food ->
        [1] { $food } alimento
       *[other] { $food } alimentos
    })
food-ramen =
    ficha de Ramen ({ $food ->
        [1] { $food } alimento
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
touch-stop = ficar por aqui
touch-forgo = renunciar a esta ação
touch-coin = receber moedas
touch-happiness = ganhar felicidade
touch-option = uma forma de recorrer a um espírito
touch-choose-stock =
    escolher o { $stock }: colocar { $sections ->
        [1] o seu único segmento
       *[other] os seus { $sections } segmentos
    } ({ $actions }), colocar { $sticks ->
        [1] { $sticks } vareta de incenso para { $sticks } ação
       *[other] { $sticks } varetas de incenso para até { $sticks } ações
    }, e receber { $sections ->
        [1] { $sections } segmento
       *[other] { $sections } segmentos
    } do bambuzal
touch-draft =
    levar o { $section } para o seu { $stock }, que fica com { $sections ->
        [1] { $sections } segmento
       *[other] { $sections } segmentos
    } para uma vez no verão
touch-shoot = por baixo do { $shoot }, para receber o { $section }
touch-resolve =
    resolver o { $section } por baixo do { $shoot }{ $place ->
        [near] , o de cima
        [far] , o de baixo
       *[only] { "" }
    }
touch-store = colocá-lo no { $stock }
touch-take-coins =
    { $count ->
        [1] receber { $count } moeda
       *[other] receber { $count } moedas
    }
touch-take-food = recolher uma { $food }
touch-spend-food = gastar uma { $food }
touch-gain-happiness =
    { $count ->
        [1] ganhar { $count } ponto de felicidade
       *[other] ganhar { $count } pontos de felicidade
    }
touch-buy-home =
    comprar a { $home }, { $market } ({ $happiness ->
        [1] +{ $happiness } ponto de felicidade
       *[other] +{ $happiness } pontos de felicidade
    })
touch-take-balance = obter uma peça de Equilíbrio ({ $balance })
touch-score-balance = pontuar uma peça de Equilíbrio ({ $balance })
touch-lay-stick =
    { $price ->
        [0] colocar uma vareta no { $temple }, grátis
        [1] colocar uma vareta no { $temple } por { $price } moeda
       *[other] colocar uma vareta no { $temple } por { $price } moedas
    }
touch-end-turn = terminar o turno
touch-leave-asleep = não acordar ninguém
touch-leave-others-asleep = não acordar mais ninguém
touch-wake =
    { $price ->
        [0] acordar { $spirit }, grátis
        [1] acordar { $spirit } por { $price } moeda
       *[other] acordar { $spirit } por { $price } moedas
    }
touch-go-hungry =
    { $count ->
        [1] deixar a família passar fome (−{ $count } ponto de felicidade)
       *[other] deixar a família passar fome (−{ $count } pontos de felicidade)
    }
touch-use-spirit = recorrer a { $spirit }: { $effect }

## Perguntas

ask-draft = { $seat }: escolha um dos segmentos de bambu disponíveis.
ask-gift = { $seat }: escolha um presente da floresta.
ask-stock =
    { $seat }: escolha um depósito e, com ele, o templo a visitar{ $spirits ->
        [yes] , ou recorra a um espírito.
       *[no] .
    }
ask-offer =
    { $seat }: coloque uma vareta de incenso ({ $count } por colocar), { $free ->
        [yes] grátis em qualquer templo
       *[no] grátis no { $temple }, por { $price ->
            [1] { $price } moeda
           *[other] { $price } moedas
        } nos outros
    }{ $spirits ->
        [yes] , ou recorra a um espírito.
       *[no] .
    }
ask-place =
    { $seat }: escolha o próximo segmento a colocar no bambuzal ({ $count } por colocar){ $spirits ->
        [yes] , ou recorra a um espírito.
       *[no] .
    }
ask-shoot = { $seat }: escolha o rebento por baixo do qual vai colocar o { $section }.
ask-resolve =
    { $seat }: escolha o próximo segmento a resolver ({ $count ->
        [0] já sem ações
        [1] ainda { $count } ação
       *[other] ainda { $count } ações
    }){ $spirits ->
        [yes] , ou recorra a um espírito.
       *[no] .
    }
ask-overflow = { $seat }: o depósito desta cor está cheio; escolha outro para o { $section }.
ask-end-turn =
    { $spirits ->
        [yes] { $seat }: recorra a um espírito ou termine o turno.
       *[no] { $seat }: termine o turno.
    }
ask-income =
    { $count ->
        [1] { $seat }: receba { $count } moeda ou renuncie à ação.
       *[other] { $seat }: receba { $count } moedas ou renuncie à ação.
    }
ask-cook = { $seat }: recolha uma das fichas de Alimento do tabuleiro principal ou renuncie à ação.
ask-cook-must = { $seat }: recolha uma das fichas de Alimento do tabuleiro principal.
ask-home =
    { $count ->
        [1] { $seat }: receba { $count } moeda, compre uma peça de Lar ou renuncie à ação.
       *[other] { $seat }: receba { $count } moedas, compre uma peça de Lar ou renuncie à ação.
    }
ask-cell = { $seat }: escolha uma casa da sua grelha para a { $home }.
ask-balance =
    { $count ->
        [1] { $seat }: ganhe { $count } ponto de felicidade, obtenha ou pontue até duas peças de Equilíbrio, ou renuncie à ação.
       *[other] { $seat }: ganhe { $count } pontos de felicidade, obtenha ou pontue até duas peças de Equilíbrio, ou renuncie à ação.
    }
ask-balance-again = { $seat }: obtenha ou pontue mais uma peça de Equilíbrio, ou fique por aqui.
ask-joker = { $seat }: escolha a ação que o Joker substitui.
ask-wake = { $seat }: escolha um espírito adormecido para acordar, ou deixe-os dormir.
ask-feed =
    { $count ->
        [1] { $seat }: alimente a sua família, que ainda precisa de { $count } alimento.
       *[other] { $seat }: alimente a sua família, que ainda precisa de { $count } alimentos.
    }

## Porque não é permitido

why-coins =
    { $price ->
        [1] custa { $price } moeda
       *[other] custa { $price } moedas
    }{ $coins ->
        [0] {" "}e não tem nenhuma
       *[other] , mas só tem { $coins }
    }
why-no-pass = com uma vareta de incenso é obrigatório jogar, não pode passar ({ -our-ruling } R4)
why-no-fewer-sticks =
    { $count ->
        [1] tem de colocar todas as varetas desta oferenda, falta { $count } ({ -our-ruling } R5)
       *[other] tem de colocar todas as varetas desta oferenda, faltam { $count } ({ -our-ruling } R5)
    }
why-section-not-laid-out = não está entre os segmentos disponíveis
why-gift = não foi revelado nesta primavera, ou já foi escolhido
why-marker = o seu marcador de Ação está aqui: nunca o mesmo depósito duas vezes seguidas
why-marker-year = o seu marcador de Ação ainda está aqui desde o ano passado ({ -our-ruling } R6)
why-stock-empty = este depósito está vazio
why-stock-full = este depósito está cheio
why-section-not-in-hand = não é um dos segmentos que está a colocar
why-shoot-full = os dois espaços por baixo deste rebento estão ocupados
why-section-not-placed = não é um dos seus segmentos por resolver
why-food-not-shown = não há fichas deste tipo no tabuleiro principal
why-no-food = já não há fichas de Alimento para recolher ({ -our-ruling } R14)
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
why-spirit-awake = este espírito já está acordado
why-spirit-feeding = este espírito só ajuda no inverno, para alimentar a família
why-spirit-summer = este espírito só ajuda nos seus turnos de verão
why-spirit-offer = tarde demais, já colocou todas as varetas deste turno
why-spirit-between = termine isto primeiro: recorre-se aos espíritos entre varetas, colocações e ações ({ -our-ruling } R10)
why-spirit-useless = este espírito não teria efeito agora ({ -our-ruling } R23)
why-must-feed = tem de gastar as suas fichas de Alimento enquanto faltarem alimentos
why-no-such-food = não tem nenhuma ficha deste tipo

## O registo: preparação e primavera

deed-drafted = escolhe o { $section }
log-season = { $chapter }: começa a estação.
deed-stick-back = retira uma vareta de incenso do tabuleiro principal
log-gift-shown = A floresta oferece estes presentes: { $gifts }.
deed-gift-taken = escolhe o { $gift }

## O registo: verão

deed-passed = já não tem incenso e passa
deed-stock-chosen = escolhe o { $stock } e visita o templo dessa cor
deed-stick-laid =
    { $price ->
        [0] coloca uma vareta de incenso no { $temple }
        [1] coloca uma vareta de incenso no { $temple } por { $price } moeda
       *[other] coloca uma vareta de incenso no { $temple } por { $price } moedas
    }
deed-placed = coloca o { $section } por baixo do { $shoot }
deed-resolved =
    { $wild ->
        [0] resolve o { $section }
       *[other] resolve o { $section } como Joker
    }
log-sections-wild = Os segmentos que { $seat } ainda resolve neste turno valem como Joker.
deed-joker-used = usa o Joker para a { $action }
deed-pushed = já não tem ações e só empurra o { $section } para cima
deed-forgone = renuncia à ação de { $given_up }
deed-received = recebe o { $section } no { $stock }
deed-stocked = tem agora { $stocks }

## O registo: ações

deed-coins-gained =
    { $count ->
        [1] recebe { $count } moeda
       *[other] recebe { $count } moedas
    }
deed-coins-paid =
    { $count ->
        [1] paga { $count } moeda
       *[other] paga { $count } moedas
    }
deed-calm =
    { $count ->
        [1] desfruta de um momento de calma e ganha { $count } ponto de felicidade
       *[other] desfruta de um momento de calma e ganha { $count } pontos de felicidade
    }
deed-cooked = recolhe uma { $food }
log-nothing-to-cook = Já não há fichas de Alimento para { $seat } recolher ({ -our-ruling } R14).
deed-home-bought = compra a { $home }, { $market }
deed-home-set =
    { $count ->
        [1] coloca-a na { $cell } e ganha { $count } ponto de felicidade
       *[other] coloca-a na { $cell } e ganha { $count } pontos de felicidade
    }
deed-balance-taken = obtém uma peça de Equilíbrio ({ $balance })
deed-balance-scored =
    { $count ->
        [1] pontua uma peça de Equilíbrio ({ $balance }) e ganha { $count } ponto de felicidade
       *[other] pontua uma peça de Equilíbrio ({ $balance }) e ganha { $count } pontos de felicidade
    }

## O registo: tabuleiro principal

log-food-shown = É revelada uma nova { $food }.
deed-food-cleared = descarta todas as fichas de Alimento do tabuleiro principal
log-food-reshuffled = As fichas de Alimento gastas são baralhadas e formam uma nova reserva.
log-home-shown = É revelada uma nova peça do nível { $level }: { $home }.
log-home-returned = A { $home } volta ao fundo do seu dispensador.
log-home-back = O dispensador está vazio: a { $home } volta ao espaço de cima ({ -our-ruling } R13).
log-balance-shown = É revelada uma nova peça de Equilíbrio ({ $balance }).
log-balance-returned = Uma peça de Equilíbrio ({ $balance }) volta ao fundo do seu dispensador.
log-balance-back = O dispensador está vazio: uma peça de Equilíbrio ({ $balance }) volta ao espaço de cima ({ -our-ruling } R13).
log-displays-renewed = A peça mais baixa de cada coluna volta ao fundo do seu dispensador, aparece uma nova em cima, e os espaços de Alimento são preenchidos.

## O registo: espíritos, outono e inverno

deed-spirit-used = recorre a { $spirit }, que adormece
deed-spirit-won = ganha { $spirit } no { $temple } { with-sticks }{ $contest ->
        [tied] ; decide a última vareta colocada
       *[other] { "" }
    }
with-sticks =
    { $contest ->
        [alone] sem oposição com { $count ->
            [1] { $count } vareta
           *[other] { $count } varetas
        }
       *[other] com { $count ->
            [1] { $count } vareta
           *[other] { $count } varetas
        } contra { $rivals }
    }
spirit-at-temple =
    { $spirit } ({ $temple }, { $count ->
        [1] { $count } vareta
       *[other] { $count } varetas
    })
sum-spirit-won = ganha { $won }
sums-spirit-won = ganha { $won }
# sticks of the winner and of the next one, on the temple
mark-spirit-won = { $contest ->
        [tied] { $count } = { $most }
       *[other] { $count } > { $most }
    }
mark-spirit-left = { $contest ->
        [tied] { $count } = { $most }
       *[other] { $count } > { $most }
    }
log-spirit-left = O jogador fantasma ganha { $spirit } no { $temple } { with-sticks }: a peça sai da partida.
log-spirit-unwanted = Ninguém colocou varetas no { $temple }: { $spirit } sai da partida ({ -our-ruling } R8).
log-ghost-sticks = O jogador fantasma coloca { $sticks }.
deed-woken =
    { $price ->
        [0] acorda { $spirit }, grátis
        [1] acorda { $spirit } por { $price } moeda
       *[other] acorda { $spirit } por { $price } moedas
    }
deed-fed = gasta uma { $food } para alimentar a família
deed-nobody-to-feed = ainda não tem lares e não precisa de alimentos
deed-hunger =
    { $count ->
        [1] não tem alimentos suficientes e perde { $count } ponto de felicidade
       *[other] não tem alimentos suficientes e perde { $count } pontos de felicidade
    }
deed-first-player = recebe o marcador de Primeiro jogador
log-temples-offer = A ganhar no outono: { $spirits }.

## O registo: contagem final

log-final-count = Começa a contagem final.
deed-final-track =
    { $count ->
        [1] chega à contagem final com { $count } ponto de felicidade
       *[other] chega à contagem final com { $count } pontos de felicidade
    }
deed-final-spirits =
    { $count ->
        [1] ganha { $count } ponto de felicidade pelos espíritos diferentes
       *[other] ganha { $count } pontos de felicidade pelos espíritos diferentes
    }
deed-final-harmony =
    { $count ->
        [1] perde { $count } ponto de felicidade por falta de harmonia entre a esquerda e a direita
       *[other] perde { $count } pontos de felicidade por falta de harmonia entre a esquerda e a direita
    }
deed-final-balance =
    { $count ->
        [1] ganha { $count } ponto de felicidade pelas peças de Equilíbrio restantes
       *[other] ganha { $count } pontos de felicidade pelas peças de Equilíbrio restantes
    }
deed-final-night =
    { $count ->
        [1] perde { $count } ponto de felicidade pelas casas marcadas que ficaram vazias
       *[other] perde { $count } pontos de felicidade pelas casas marcadas que ficaram vazias
    }
deed-final-score =
    { $count ->
        [1] termina a partida com { $count } ponto de felicidade
       *[other] termina a partida com { $count } pontos de felicidade
    }
deed-victory =
    { $count ->
        [1] ganha a partida com { $count } ponto de felicidade
       *[other] ganha a partida com { $count } pontos de felicidade
    }
deed-victory-by-comfort =
    { $count ->
        [1] ganha a partida: no empate a { $count } ponto de felicidade, o seu conforto total de { $comfort } é o mais alto
       *[other] ganha a partida: no empate a { $count } pontos de felicidade, o seu conforto total de { $comfort } é o mais alto
    }
deed-victory-shared =
    { $count ->
        [1] partilha a vitória com { $count } ponto de felicidade e um conforto total de { $comfort }
       *[other] partilha a vitória com { $count } pontos de felicidade e um conforto total de { $comfort }
    }

## Os efeitos em palavras

effect-coin =
    { $count ->
        [1] { $count } moeda
       *[other] { $count } moedas
    }
effect-happiness =
    { $count ->
        [1] { $count } ponto de felicidade
       *[other] { $count } pontos de felicidade
    }
effect-balance =
    { $count ->
        [1] { $count } ação de Equilíbrio
       *[other] { $count } ações de Equilíbrio
    }
effect-home =
    { $count ->
        [1] { $count } ação de Lar
       *[other] { $count } ações de Lar
    }
effect-income =
    { $count ->
        [1] { $count } ação de Remuneração
       *[other] { $count } ações de Remuneração
    }
effect-cook =
    { $count ->
        [1] { $count } ficha de Alimento
       *[other] { $count } fichas de Alimento
    }
effect-joker =
    { $count ->
        [1] { $count } ação à escolha
       *[other] { $count } ações à escolha
    }
effect-wild = os segmentos ainda por resolver neste turno valem como Joker
effect-roam = as varetas de incenso ainda por colocar neste turno vão grátis para qualquer templo
effect-meal =
    { $count ->
        [1] { $count } alimento para a família no inverno
       *[other] { $count } alimentos para a família no inverno
    }
effect-restock = a troca de todas as fichas do tabuleiro principal

## Contagem

score-start = Felicidade inicial
score-homes = Peças de Lar compradas
score-balance = Peças de Equilíbrio pontuadas
score-calm = Momentos de calma
score-hunger = Alimentos em falta
score-spirits = Espíritos diferentes
score-harmony = Falta de harmonia
score-leftover = Peças de Equilíbrio restantes
score-night = Casas marcadas que ficaram vazias
score-total = Total

# O que um turno trouxe em cada linha, dito pelo guia: “+4 por …”
brought-homes = pelas peças compradas
brought-balance = pelas peças de Equilíbrio pontuadas
brought-calm = pelos momentos de calma
brought-hunger = pelos alimentos em falta
brought-spirits = pelos espíritos diferentes
brought-harmony = pela harmonia entre os dois lados
brought-leftover = pelas suas peças de Equilíbrio cumpridas
brought-night = pelas casas marcadas

# O que um turno rende no fim em cada linha, em relação a outro (problemas)
ends-homes =
    { $side ->
        [more] as peças de Lar rendem mais { $points }
       *[less] as peças de Lar rendem menos { $points }
    }
ends-balance =
    { $side ->
        [more] as peças de Equilíbrio que pontua rendem mais { $points }
       *[less] as peças de Equilíbrio que pontua rendem menos { $points }
    }
ends-calm =
    { $side ->
        [more] os momentos de calma rendem mais { $points }
       *[less] os momentos de calma rendem menos { $points }
    }
ends-hunger =
    { $side ->
        [more] os alimentos em falta custam menos { $points }
       *[less] os alimentos em falta custam mais { $points }
    }
ends-spirits =
    { $side ->
        [more] os seus espíritos diferentes rendem mais { $points }
       *[less] os seus espíritos diferentes rendem menos { $points }
    }
ends-harmony =
    { $side ->
        [more] a falta de harmonia custa menos { $points }
       *[less] a falta de harmonia custa mais { $points }
    }
ends-leftover =
    { $side ->
        [more] as peças de Equilíbrio que lhe restam rendem mais { $points }
       *[less] as peças de Equilíbrio que lhe restam rendem menos { $points }
    }
ends-night =
    { $side ->
        [more] as casas marcadas que ficam vazias custam menos { $points }
       *[less] as casas marcadas que ficam vazias custam mais { $points }
    }

## Para que servem as coisas

tell-income =
    { $count ->
        [1] Ação: receber { $count } moeda.
       *[other] Ação: receber { $count } moedas.
    }
tell-cook = Ação: recolher uma das fichas de Alimento do tabuleiro principal.
tell-home =
    { $count ->
        [1] Ação: receber { $count } moeda, ou comprar uma das peças de Lar do tabuleiro principal e colocá-la na sua grelha.
       *[other] Ação: receber { $count } moedas, ou comprar uma das peças de Lar do tabuleiro principal e colocá-la na sua grelha.
    }
tell-balance =
    { $count ->
        [1] Ação: ganhar { $count } ponto de felicidade, ou obter ou pontuar peças de Equilíbrio, duas no máximo e por qualquer ordem.
       *[other] Ação: ganhar { $count } pontos de felicidade, ou obter ou pontuar peças de Equilíbrio, duas no máximo e por qualquer ordem.
    }
tell-joker = Ação: qualquer uma das outras quatro, à escolha ao resolver o segmento.
tell-forgo = Esta ação não lhe traz nada, e não volta.
tell-home-tile =
    Compra-se com a ação de Lar: o seu espaço indica o preço e a felicidade que dá. Nunca mais se move, e em cada inverno precisa de { $food ->
        [1] { $food } alimento.
       *[other] { $food } alimentos.
    }
tell-balance-tile =
    Depois de obtida, pontua-se com a ação de Equilíbrio assim que a sua grelha mostrar o padrão. Se ainda a tiver no fim, dá { $half ->
        [1] { $half } ponto de felicidade se o padrão lá estiver.
       *[other] { $half } pontos de felicidade se o padrão lá estiver.
    }
tell-food =
    No inverno, esta ficha dá { $food ->
        [1] { $food } alimento
       *[other] { $food } alimentos
    }; cada uma das suas peças de Lar precisa de { $need }.
tell-temple = No outono, quem tiver mais varetas aqui ganha o espírito de cima; em caso de empate, quem colocou uma vareta por último. Sem nenhuma vareta, o espírito sai da partida ({ -our-ruling } R8).
tell-temple-spirit = Em cima está { $spirit }. { $told }
tell-stock = Coloca todos os seus segmentos; coloca outras tantas varetas de incenso, ou todas as que lhe restam, e pode fazer uma ação por vareta. No máximo { $size } segmentos; um depósito não pode ser escolhido duas vezes seguidas.
tell-stock-open = Não pode ser escolhido também na sua vez seguinte.
tell-shoot = Cada segmento colocado por baixo faz subir o rebento um passo quando é resolvido, e recebe-se o segmento do topo.
tell-spirit =
    Uma vez, acordado: { $effect }. { $wake ->
        [0] Acordá-lo no inverno é grátis.
        [1] Acordá-lo no inverno custa { $wake } moeda.
       *[other] Acordá-lo no inverno custa { $wake } moedas.
    } { $points ->
        [1] Cada espírito diferente dá { $points } ponto de felicidade no fim.
       *[other] Cada espírito diferente dá { $points } pontos de felicidade no fim.
    }

## Why a touch cannot be taken back: what it brings to light, by the event that tells it

light-home-shown = Será revelada uma nova peça de Lar.
light-balance-shown = Será revelada uma nova peça de Equilíbrio.
light-food-shown = Será revelada comida nova.
light-season = A estação termina.

## Frases do narrador

amount-coins-paid =
    { $count ->
        [1] { $count } moeda
       *[other] { $count } moedas
    }
points-gained = +{ $count } felicidade
points-lost = −{ $count } felicidade

# Um turno de verão
brief-stock-chosen =
    { $count ->
        [1] joga o único segmento do { $stock }
       *[other] joga os { $count } segmentos do { $stock }
    }
brief-stick-laid = coloca { $offering }
offering =
    { $sticks }{ $price ->
        [0] { "" }
        [1] { " " }por { $price } moeda
       *[other] { " " }por { $price } moedas
    }
sticks-first =
    { $count ->
        [1] { $count } vareta
       *[other] { $count } varetas
    } no { temple }
sticks-more = { $count } no { colour }
brief-placed = põe { $planting }
planting-first =
    { $sections } por baixo do { $number ->
        [1] primeiro
        [2] segundo
        [3] terceiro
       *[other] quarto
    } rebento
planting-more =
    { $sections } por baixo do { $number ->
        [1] primeiro
        [2] segundo
        [3] terceiro
       *[other] quarto
    }
planted-two = { $near } com { $far }
planted-other = o { $section }
sections-first =
    { $count ->
        [1] { $count } segmento
       *[other] { $count } segmentos
    } no { stock }
sections-more = { $count } no { colour }
promised =
    { $spirit } no { temple }{ $count ->
        [0] { "" }
        [1] { " " }({ $count } vareta do jogador fantasma)
       *[other] { " " }({ $count } varetas do jogador fantasma)
    }
rival = { $name } ({ $count })
brief-spirit-used = recorre a { $help }
deeds-spirit-used = recorre a { $help }
help = { $spirit } ({ $effect })
help-kappa = { action-balance }
help-tanuki = { action-home }
help-rokurokubi = { action-income }
help-kitsune = Jokers
help-ookami = alimentos para a família
help-tengu = alimentos novos
help-bakeneko = incenso grátis
deeds-forgone = renuncia a ações ({ $given_up })
brief-passed = já não tem incenso para este verão

# Ações
brief-coins-gained =
    { $count ->
        [1] ganha { $count } moeda
       *[other] ganha { $count } moedas
    }
deeds-coins-gained = { brief-coins-gained }
brief-calm = desfruta de um momento de calma ({ points-gained })
deeds-calm = desfruta de { $times } momentos de calma ({ points-gained })
deeds-cooked = recolhe fichas de Alimento ({ $dish })
dish-tea = Chá
dish-rice = Arroz
dish-ramen = Ramen
brief-home-set =
    compra a { $home } por { $price ->
        [1] { $price } moeda
       *[other] { $price } moedas
    }, colocada na { $cell } ({ points-gained })
deeds-home-set = compra { $setting }
setting =
    a peça de { $kind } (conforto { $comfort }, { $price ->
        [1] { $price } moeda
       *[other] { $price } moedas
    }) para a { $cell } ({ points-gained })
brief-balance-taken = obtém a peça de Equilíbrio { $tile }
deeds-balance-taken = obtém as peças de Equilíbrio { $tile }
brief-balance-scored = pontua a peça de Equilíbrio { $tile }
deeds-balance-scored = pontua as peças de Equilíbrio { $tile }
taken-tile =
    “{ $shape }” ({ $zone }{ $comfort ->
        [0] { "" }
       *[other] , conforto { $comfort }
    }, vale { $points })
scored-tile = “{ $shape }” ({ $zone }, +{ $points } felicidade)
brief-total = total de { $kind }
brief-any = { $columns } × { $rows } peças
brief-diamond = losango { $shape }
brief-zone-left = esquerda
brief-zone-centre = centro
brief-zone-right = direita
brief-free = livre

# Inverno
brief-woken =
    { $price ->
        [0] acorda { $spirit } grátis
        [1] acorda { $spirit } por { $price } moeda
       *[other] acorda { $spirit } por { $price } moedas
    }
deeds-woken = { brief-woken }
brief-fed = alimenta a família com uma { $food }
deeds-fed = alimenta a família com fichas de Alimento ({ $dish })
brief-hunger =
    { $missing ->
        [1] passa fome por falta de { $missing } alimento ({ points-lost })
       *[other] passa fome por falta de { $missing } alimentos ({ points-lost })
    }

# A contagem final
brief-final-track =
    { $count ->
        [1] traz { $count } ponto de felicidade para a contagem final
       *[other] traz { $count } pontos de felicidade para a contagem final
    }
brief-final-spirits =
    { $kinds ->
        [1] tem { $kinds } espírito ({ points-gained })
       *[other] tem { $kinds } espíritos diferentes ({ points-gained })
    }
brief-final-harmony = opõe um conforto de { $left } à esquerda a { $right } à direita ({ points-lost })
brief-final-balance =
    { $tiles ->
        [1] cumpre { $tiles } peça de Equilíbrio restante ({ points-gained })
       *[other] cumpre { $tiles } peças de Equilíbrio restantes ({ points-gained })
    }
brief-final-night = deixa vazias casas marcadas ({ points-lost })

# Um turno muito longo é contado em breve; o registo tem o resto
short-placed = põe { $planting_short }
short-planting-first = { $sections } (rebento { $number })
short-planting-more = { $sections } ({ $number })
short-spirit-used = recorre a { $spirit }
short-home-set =
    compra { $times ->
        [one] uma peça de Lar
       *[other] { $times } peças de Lar
    } por { $price ->
        [1] { $price } moeda
       *[other] { $price } moedas
    } ({ points-gained })
short-balance-taken =
    obtém { $times ->
        [one] uma peça de Equilíbrio
       *[other] { $times } peças de Equilíbrio
    }
short-balance-scored =
    pontua { $times ->
        [one] uma peça de Equilíbrio
       *[other] { $times } peças de Equilíbrio
    } ({ points-gained })

# O que um plano nomeia antes de tudo, em poucas palavras
plan-stock-chosen = joga o { $stock }
plan-placed = { "" }
plan-forgone = { "" }
plan-home-set = compra a { $home }

## Porque é aconselhado: o que prepara e o que tira aos outros

means-coins = moedas para peças de Lar
part-food = alimentos para o inverno
part-homes = uma casa para as peças de Equilíbrio que hão de vir
part-harmony = a harmonia dos dois lados
part-night = as casas marcadas
part-shown = peças de Equilíbrio do mostrador
means-sections = secções para mais tarde
part-tile = a peça de Equilíbrio { $thing }
part-spirit = a ajuda do espírito { $thing }
part-temple = a vinda do espírito { $thing } no outono
denied-temple = terreno para o espírito { $thing }

## O que está em jogo, dito pelo guia no início de um turno

stake-draft =
    Um turno joga um depósito inteiro, e cada segmento nele é uma ação. O que tirar junta-se ao depósito da sua cor, cujo turno fará mais. { $left ->
        [1] É o último segmento que tira.
       *[other] Tira { $left } segmentos, um de cada vez.
    }
each-draft = Um só turno do seu { $stock } faz então isto: { $actions }.
stake-hunger =
    O inverno aproxima-se: as suas peças de Lar pedem { $need } de alimento e { $food ->
        [0] não tem nenhum
       *[other] tem { $food }
    }. O que falta custa { $lost } de felicidade{ $helper ->
        [yes] , a não ser que um espírito que alimente a família ajude.
       *[no] .
    }
stake-feed =
    A sua família ainda precisa de { $need } de alimento e { $food ->
        [0] não tem nenhum
       *[other] tem { $food }
    }. { $lost ->
        [0] O que não gastar fica para os anos seguintes.
       *[other] Só com isso perde { $lost } de felicidade{ $helper ->
            [yes] , a não ser que um espírito que alimente a família ajude agora.
           *[no] .
        }
    }
stake-harmony =
    Conforto { $left } à esquerda, { $right } à direita: tal como está, isto custa { $lost } de felicidade no fim. Peças de Lar à { $side ->
        [left] esquerda
       *[right] direita
    } repõem o equilíbrio.
stake-night =
    { $count ->
        [1] { $count } casa marcada continua vazia
       *[other] { $count } casas marcadas continuam vazias
    }: isso custa { $lost } de felicidade no fim.
stake-ready = Uma das suas peças de Equilíbrio está cumprida ({ $tile }). Uma ação de equilíbrio pontua-a; se ainda a tiver no fim, já só vale { $half }.
stake-near = Falta uma só peça de Lar a uma das suas peças de Equilíbrio ({ $tile }): { $kind }.
stake-temple =
    Mais uma vareta no { $temple } e ficaria aí à frente de { $rival }, que tem { $theirs }: no outono, { $spirit } seria seu{ $points ->
        [0] { "" }
       *[other] { " " }e valeria { $points } de felicidade no fim
    }.
stake-threat =
    Está à frente no { $temple }, mas mais uma vareta de { $rival } tirava-lhe { $spirit }{ $points ->
        [0] { "" }
       *[other] { " " }e os seus { $points } de felicidade no fim
    }.
stake-sticks =
    { $count ->
        [1] Resta-lhe { $count } vareta
       *[other] Restam-lhe { $count } varetas
    } neste verão; cada vareta que coloca é uma ação.
stake-ghost = o jogador fantasma

## O que aparece pela primeira vez

first-overflow = O seu { $stock } já tem { $count } segmentos e não cabem mais: este vai para um depósito de outra cor.
first-asleep =
    { $spirit } está a dormir: um espírito ajuda uma vez e depois descansa. No inverno poderá acordá-lo { $price ->
        [0] gratuitamente
        [1] por { $price } moeda
       *[other] por { $price } moedas
    }.
first-few-sticks =
    O seu { $stock } tem { $sections } segmentos, mas só lhe { $sticks ->
        [1] resta { $sticks } vareta
       *[other] restam { $sticks } varetas
    }: todos vão para o bambual, mas só agem tantos quantas as varetas que colocar.
first-marker = O seu marcador está no { $stock }: o mesmo depósito nunca se usa duas vezes seguidas.
first-ghost = A dois, um jogador fantasma também coloca varetas ({ $count } neste momento). Onde ele tiver mais no outono, ninguém fica com o espírito.
