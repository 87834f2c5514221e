# What IKI's boards say themselves, in European Portuguese.

tabs =
    .street = Rua
    .row = Contratar
    .river = Rio
    .tracks = Pistas
    .market = Mercado
    .own = Meus

## Street and river

street = A rua
street-note = quatro nagayas; as quatro bancas de esquina também formam um grupo
street-note-two = quatro nagayas; uma banca do meio serve as suas duas lojas
row = Para contratar
starters = Para começar
fresh = recém-chegadas
kept = que ficaram
newcomer = nova
in-hand = Procura uma banca
row-empty = ninguém para contratar
river = Ponte e rio

## Tracks

way = Ikizama
way-note = depois as ações, da esquerda
way-order = ordem da escolha, pelo combate aos incêndios
firefighting = Combate aos incêndios
trade = Comércio

## Market

buildings = Edifícios
celebrities = Celebridades
spares = Outras da estação
bank = Na margem
tickets = fichas
season = Fichas da estação

## A player's board

yours = Bens
retired = Reformadas
short-types =
    .peddler = Ambulante
    .artisan = Artesão
    .special = Especial
    .master = Mestre
    .shop = Lojista
fish = Peixes
tobacco = Tabaco
tokens = Fichas e amigos
lap = volta
lap-mark = marca da volta
free = livre
blocked = bloqueado este mês
taken = ocupado por { $seat }
bridge = Nihonbashi
tea-boat = chá
neutral = neutra

## What things are

sun = Sol
moon = Lua
over = O ano acabou
cost = custa { $price }
costs = custa
skill = habilidade
bonus = ao contratar
salary = salário
at-end = no fim
permanent = daí em diante
now = de imediato
oyakata = Oyakata
ikizama = Ikizama
grand-master = Grão-Mestre
payday = dia de pagamento
fire = incêndio
new-year = Dia de Ano-Novo
fate =
    .burns = arderia
    .stops = deteria o incêndio
    .saved = poderia ser salva
    .safe = fora do alcance
seasons =
    .spring = primavera
    .summer = verão
    .autumn = outono
    .winter = inverno
seat-name =
    .plum = ameixa
    .sky = céu
    .cinnabar = cinábrio
    .celadon = celadon
amounts =
    .mon = { $count ->
        [1] { $count } mon
       *[other] { $count } mons
    }
    .rice = { $count } arroz
    .sandal = { $count ->
        [1] { $count } sandália
       *[other] { $count } sandálias
    }
    .wood = { $count ->
        [1] { $count } madeira
       *[other] { $count } madeiras
    }
    .koban = { $count ->
        [1] { $count } koban
       *[other] { $count } kobans
    }
    .iki = { $count } IKI
    .fire = { $count ->
        [1] { $count } passo no combate aos incêndios
       *[other] { $count } passos no combate aos incêndios
    }
    .trade = { $count ->
        [1] { $count } passo no comércio
       *[other] { $count } passos no comércio
    }
    .gift = { $count ->
        [1] { $count } mon para cada um dos outros jogadores
       *[other] { $count } mons para cada um dos outros jogadores
    }

## Sentences

month = Mês { $month }
when = Mês { $month } de 12, { $season }
stall = Banca { $name }
stall-extra = Banca { $name }, mais { $extra ->
    [1] { $extra } mon
   *[other] { $extra } mons
}
experience = experiência { $xp } de { $of }
mons = { $count ->
    [1] { $count } mon
   *[other] { $count } mons
} em cima
kobuns-free = { $count ->
    [1] { $count } Kobun livre
   *[other] { $count } Kobuns livres
}
sailors-free = { $count ->
    [1] { $count } Marinheiro livre
   *[other] { $count } Marinheiros livres
}
types = { $count ->
    [1] { $count } tipo aqui e na rua
   *[other] { $count } tipos aqui e na rua
}
feed = { $count } por alimentar
feed-short = { $count } por alimentar, falta { $short } arroz
fire-now = incêndio de força { $strength }
fire-at = incêndio de força { $strength } no fim do mês { $month }
payday-in = dia de pagamento no fim do mês { $month }
strength = força { $strength }
price = { $mon ->
    [1] { $mon } mon
   *[other] { $mon } mons
}
harmony = harmonia { $iki } IKI
standing = está em { $name }
points = { $points } IKI

## Numbers of a seat

strip =
    .mon = mons
    .rice = arroz
    .sandal = sandálias
    .wood = madeira
    .koban = kobans
    .kobuns = Kobuns livres
    .fire = combate aos incêndios
    .iki = IKI

## What is ahead

fed = alimentada
no-loss = nada se perde
fire-title = Mês { $month }: incêndio de força { $strength }
payday-title = Dia de pagamento do mês { $month }
what-fire = O que faria o próximo incêndio
what-payday = O que traria o próximo dia de pagamento

## Explanations

about-plain-month = Este mês não termina com incêndio nem com dia de pagamento.
about-fire-month = Este mês termina com um incêndio de força { $strength }. Uma peça tirada à sorte indica uma nagaya; o fogo vai da borda do tabuleiro até ao cruzamento e perde 1 em cada banca. Para no primeiro jogador pelo menos tão forte no combate aos incêndios; as cartas atingidas antes perdem-se.
about-trade-after-fire = Depois dele, todos ganham todos os rendimentos alcançados na pista de comércio.
about-payday-month = Este mês termina com um dia de pagamento: os salários, depois o IKI de harmonia, depois 1 arroz por cada personagem sua no tabuleiro. Quem não é alimentada sai do jogo.
about-new-year = Depois do mês 12, pela ordem do combate aos incêndios, cada Oyakata faz uma última visita, a qualquer espaço.
about-firefighting = Quem está mais à frente escolhe mais cedo o modo de vida; numa pilha, o de cima. Um incêndio para nas suas cartas se não for mais forte do que este número.
about-trade = Depois de cada incêndio, quem chegou até aqui ganha { $income }.
about-no-income = Depois de cada incêndio, ganha todos os rendimentos que alcançou nesta pista.
about-mon = Dinheiro para contratações, lojas, fichas e barcos. No fim, cada { $rate } mons valem 1 IKI.
about-rice = Alimenta as suas personagens no dia de pagamento, 1 por cada uma no tabuleiro. Há lojas, barcos e personagens que o aceitam em pagamento.
about-sandal = Depois do seu movimento, antes dos negócios: cada sandália gasta leva o seu Oyakata um espaço mais longe.
about-wood = Para edifícios e barcos. No fim, cada madeira vale { $points } IKI.
about-koban = Ouro, para os melhores edifícios. No fim, cada koban vale { $points } IKI.
about-iki = O IKI da pista até agora. Tipos, peixes, tabaco, edifícios, bens e celebridades contam-se no fim.
about-kobun = Um Kobun livre: pode ficar sobre uma personagem contratada ou sobre um edifício. Volta quando a personagem se reforma ou sai, ou quando o edifício arde.
about-sailor = Um Marinheiro livre: cada barco construído precisa de um.
about-lap = Aqui termina uma volta à rua. Os Oyakatas andam no sentido contrário ao dos ponteiros do relógio: para a esquerda diante das lojas de cima, para a direita diante das de baixo. Quando o seu passa a placa, cada personagem sua no tabuleiro ganha 1 de experiência.
about-order = A ordem em que se escolhe o modo de vida. Depois joga-se a partir da esquerda.
about-signs = O sol e a lua dizem quem é qual dos dois: no fim de cada mês põem, à vez, uma personagem neutra numa banca. O espaço riscado está fechado: uma peça tirada à sorte fecha um em cada mês.
row-part =
    .fresh = Lugares dos recém-chegados
    .kept = Lugares dos que ficaram
    .newcomer = Nova Personagem
about-row =
    .fresh = Quem chegou neste mês. No fim do mês, as duas cartas mais à direita passam para os lugares dos que ficaram, com 1 mon cada; as outras saem. Com um dia de pagamento saem todas.
    .kept = Quem ficou do mês anterior, com um mon para quem contratar. Saem no fim do mês.
    .newcomer = A Nova Personagem deste mês. Se ninguém a contratar, sai no fim do mês.
about-start-tile = A peça inicial de quem fica com esta personagem.

## Names

# where long words of names break on a card that is too narrow for them
breaks = Cabelei·reiro Calen·dários Carpin·teiro Conser·tador Cons·trução Costu·reira Esta·lagem Fabri·cante Fogue·teiro Horta·liças Ilus·trados Impres·sor Katsu·shika Mala·guetas Marce·neiro Mario·netas Mario·netista Melan·cias Mensa·geiro Papa·gaios Proprie·tário Relo·joeiro Restau·rante Sacer·dotisa Sombri·nhas Tintu·reiro Vende·dora Vende·dores Yama·bushi Bar·queiro Lan·ternas
