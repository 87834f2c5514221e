# Todos os nomes, perguntas, razões e linhas do diário de IKI, em português.

## O jogo e suas opções

game-title = IKI
game-blurb = Percorra as ruas de Edo, forme Kobuns, negocie com todo o bairro e viva um ano com estilo.

option-akebono = Expansão
option-akebono-true = Akebono
option-akebono-false = Só o jogo básico
option-akebono-help = Akebono acrescenta a ponte de Nihonbashi com seus barcos e celebridades, uma trilha de comércio, novos personagens e mais construções.
option-grandmaster = Grão-Mestre
option-grandmaster-true = Com o Grão-Mestre
option-grandmaster-false = Sem
option-grandmaster-help = Para dois jogadores com Akebono: no fim de cada mês um Grão-Mestre caminha no sentido contrário e ensina os personagens que encontra. Sem efeito nos outros casos.
option-boat2 = Lado do barco 2
option-boat2-random = Ao acaso
option-boat2-a = Lado A
option-boat2-b = Lado B
option-boat2-help = Com Akebono: o lado do barco 2 que é usado.
option-boat3 = Lado do barco 3
option-boat3-random = Ao acaso
option-boat3-a = Lado A
option-boat3-b = Lado B
option-boat3-help = Com Akebono: o lado do barco 3 que é usado.
option-boat4 = Lado do barco 4
option-boat4-random = Ao acaso
option-boat4-a = Lado A
option-boat4-b = Lado B
option-boat4-help = Com Akebono: o lado do barco 4 que é usado; o lado A traz as fichas de barco.
option-boat5 = Lado do barco 5
option-boat5-random = Ao acaso
option-boat5-a = Lado A
option-boat5-b = Lado B
option-boat5-help = Com Akebono: o lado do barco 5 que é usado.
option-boat6 = Lado do barco 6
option-boat6-random = Ao acaso
option-boat6-a = Lado A
option-boat6-b = Lado B
option-boat6-help = Com Akebono: o lado do barco 6 que é usado.
option-construction = Canteiro de Obras
option-construction-wood = Vende madeira
option-construction-rice = Vende arroz, como impresso
option-construction-help = O manual inglês imprime arroz onde todo o resto fala a favor da madeira ({ -our-ruling } R1).
option-tempura = Barraca de Tempurá
option-tempura-even = 3, 3, 4 mon
option-tempura-printed = 4, 3, 4 mon, como impresso
option-tempura-help = O manual imprime um salário que cai; seria o único e parece um erro de impressão ({ -our-ruling } R2).
option-sun = Jogador do Sol
option-sun-odd = Meses ímpares
option-sun-even = Meses pares
option-sun-help = Para dois jogadores: em que meses o jogador do Sol coloca o personagem neutro ({ -our-ruling } R7).

## Personagens

character-boiled-egg = Vendedor de Ovos Cozidos
character-cotton = Vendedor de Algodão
character-eyeglass = Vendedor de Óculos
character-salt = Vendedor de Sal
character-wood-seller = Vendedor de Madeira
character-book-lender = Alugador de Livros
character-sake = Vendedor de Saquê
character-soap-bubble = Homem das Bolhas de Sabão
character-dice = Fabricante de Dados
character-sandal-maker = Fabricante de Sandálias
character-seamstress = Costureira
character-ukiyo-e = Artista de Ukiyo-e
character-monk = Monge
character-ox-cart = Carro de Bois
character-yamabushi = Yamabushi
character-carpenter = Carpinteiro
character-kite = Fabricante de Pipas
character-cloth-dyer = Tintureiro
character-soba = Barraca de Soba
character-dumpling = Vendedor de Bolinhos
character-used-clothes = Vendedor de Roupas Usadas
character-water = Vendedor de Água
character-watermelon = Vendedor de Melancias
character-engraver = Gravador
character-lantern = Fabricante de Lanternas
character-umbrella = Fabricante de Sombrinhas
character-day-laborer = Diarista
character-firefighter = Bombeiro
character-shrine-maiden = Sacerdotisa
character-fireworks = Fogueteiro
character-plasterer = Estucador
character-eel = Barraca de Enguias
character-greengrocer = Quitandeiro
character-firewood = Vendedor de Lenha
character-fish-peddler = Vendedor de Peixe
character-mask-seller = Vendedor de Máscaras
character-clocksmith = Relojoeiro
character-hairdresser = Cabeleireiro
character-printer = Impressor
character-shamisen-player = Tocadora de Shamisen
character-construction-worker = Operário da Construção
character-puppeteer = Titereiro
character-geisha = Gueixa de Tatsumi
character-puppet-maker = Fabricante de Marionetes
character-tatami = Fabricante de Tatames
character-sushi = Barraca de Sushi
character-tempura = Barraca de Tempurá
character-charcoal = Vendedor de Carvão
character-chili = Vendedor de Pimentas
character-candy-peddlers = Vendedores de Doces com Trombeta
character-candy-maker = Doceiro
character-fan = Fabricante de Leques
character-glassblower = Soprador de Vidro
character-brush = Fabricante de Pincéis
character-kabuki = Ator de Kabuki
character-samurai = Samurai
character-sumo = Lutador de Sumô
character-sculptor = Escultor de Budas
character-karuta = Fabricante de Karuta
character-stone-cutter = Canteiro
character-incense = Loja de Incenso
character-calendar = Vendedora de Calendários
character-taiko = Vendedor de Tambores
character-doctor = Médico
character-messenger = Mensageiro Expresso
character-ship-carpenter = Carpinteiro Naval
character-water-wheel = Fabricante de Rodas d’Água
character-drug-store = Farmácia
character-tofu = Barraca de Tofu
character-cabinet = Marceneiro
character-mask-crafter = Fabricante de Máscaras
character-goldfish = Vendedor de Peixes-dourados
character-flower = Vendedor de Flores
character-fisherman = Pescador
character-nagaya-owner = Proprietário de Nagaya
character-papier-mache = Artista de Papel Machê
character-repairman = Reparador
character-boatman = Barqueiro
character-swordsmith = Ferreiro de Espadas
character-ceramic = Vendedora de Cerâmica
character-seaweed = Loja de Algas
character-policeman = Policial
character-shamisen-master = Mestra de Shamisen
character-mounted-samurai = Samurai a Cavalo
character-rice-broker = Corretor de Arroz

## Construções e barcos

building-inn = Estalagem
building-farmhouse = Casa de Fazenda
building-watchtower = Torre de Vigia
building-villa = Vila Imperial
building-theater = Teatro Kabuki
building-merchant-house = Casa do Mercador
building-restaurant = Restaurante
building-shrine = Santuário
building-storehouse = Armazém
building-well = Poço
building-sailors-inn = Estalagem do Porto
building-kimono = Loja de Quimonos
building-picture-books = Loja de Livros Ilustrados
building-pub = Izakaya
building-bathhouse = Banho Público
building-school = Escola Particular
building-storyteller = Teatro de Contos
building-tea-house = Casa de Chá
building-temple = Templo
building-shipping = Agência Marítima
boat-0 = Barco de chá
boat-1 = Barco-loja
boat-2 = Barco de passeio
boat-3 = Barco-táxi
boat-4 = Barco de recreio
boat-5 = Balsa
boat-6 = Barco de festas

## A rua

space-sandal-shop = Loja de Sandálias
space-rice-shop = Loja de Arroz
space-fire-tower = Torre de Incêndio
space-tobacco-shop = Tabacaria
space-pawn-shop = Casa de Penhores
space-construction-site = Canteiro de Obras
space-nihonbashi-bridge = Ponte de Nihonbashi
space-fish-market = Mercado de Peixes
space-exchange-shop = Casa de Câmbio

## Fichas

special-hire-less = ficha Contratar −1
special-move-more = ficha Carro de Bois
special-avoid-fire = ficha Contra Incêndio
special-joker = ficha Curinga
special-doctor = ficha Médico
special-messenger = ficha Mensageiro
special-owner = ficha Proprietário
special-fisherman = ficha Pescador
special-policeman = ficha Policial
ticket-hire = ficha de barco “renda ou contratação”
ticket-character = ficha de barco “personagem”
ticket-shop = ficha de barco “loja”
fish-spring = manjuba
fish-summer = bonito
fish-autumn = robalo
fish-winter = dourada

## Tipos, estações, jogadores

type-peddler = Vendedor Ambulante
type-artisan = Artesão
type-special = Especial
type-master = Mestre Artesão
type-shop = Lojista
type-none = sem tipo
season-spring = Primavera
season-summer = Verão
season-autumn = Outono
season-winter = Inverno
seat-purple = Roxo
seat-blue = Azul
seat-yellow = Amarelo
seat-red = Vermelho

## Outras coisas

chapter-setup = Preparação
chapter-month = Mês { $number }
chapter-new-year = Dia de Ano-Novo
ikizama = espaço de Ikizama { $name }
stall = banca { $name }
nagaya = nagaya { $name }
column = coluna de { $type }
boat =
    { $side ->
        [none] { $name }
       *[other] { $name } ({ $side })
    }
pipe = cachimbo ({ $effect })
pouch = bolsa de tabaco ({ $award })
fish-extra = { $name } ({ $extra } IKI)
fish-now = { $name } ({ $effect } de imediato)

## Toques

touch-done = pronto
touch-income = receber a renda
touch-mon = receber o mon deste espaço
touch-sandal = gastar uma sandália e avançar um espaço
touch-trade = avançar no comércio
touch-option = uma das opções
touch-end-turn = encerrar sua vez
touch-decline = recusar
touch-keep-token = guardar a ficha
touch-let-burn = deixar queimar
touch-let-starve = deixar os outros partirem
touch-no-neutral = não colocar ninguém
touch-feed = alimentar: { $character }
touch-cure = ficha Médico para: { $character }
touch-take-income = renda: { $count } mon
touch-hire =
    { $lying ->
        [0] contratar { $character } por { $price } mon
       *[other] contratar { $character } por { $price } mon, com { $lying } mon sobre a carta
    }
touch-stall =
    { $extra ->
        [0] { $stall }
       *[other] { $stall } (+{ $extra } mon)
    }
touch-buy = { $token } por { $price } mon
touch-trade-steps =
    { $count ->
        [one] { $count } passo de comércio
       *[other] { $count } passos de comércio
    }
touch-activate = ativar: { $boat }
touch-use-shop = { $shop }: { $effect }
touch-use-character = negócio com { $character }: { $effect }
touch-meet = encontrar { $celebrity }
touch-boat = { $boat }: { $effect }
touch-building = { $building } ({ $cost })
touch-starter = { $character }, com: { $tile }

## Perguntas

ask-starter = { $seat }: pegue um personagem inicial.
ask-starter-stall = { $seat }: escolha uma banca na borda do tabuleiro para { $character }.
ask-ikizama = { $seat }: ponha seu Ikizama em um espaço livre.
ask-income-or-hire = { $seat }: receba a renda ou contrate um personagem.
ask-spare-mon = { $seat }: receba o mon do espaço ou use sua ficha de barco.
ask-hire = { $seat }: escolha um personagem para contratar.
ask-stall = { $seat }: escolha uma banca para { $character }.
ask-owner = { $seat }: contrate mais um personagem com sua ficha Proprietário, ou guarde-a.
ask-move = { $seat }: mova seu Oyakata.
ask-send = { $seat }: ponha seu Oyakata em qualquer espaço da rua.
ask-run = { $seat }: avance seu Oyakata 1 ou 2 espaços.
ask-business =
    { $walking ->
        [yes] { $seat }: { $space }. Avance mais, faça negócios ou encerre sua vez.
       *[no] { $seat }: { $space }. Faça negócios ou encerre sua vez.
    }
ask-choice =
    { $source ->
        [none] { $seat }: escolha uma das opções.
       *[other] { $seat }: { $source }. Escolha uma das opções.
    }
ask-character-again = { $seat }: escolha o personagem para sua ficha de barco.
ask-buy =
    { $kind ->
        [pipe] { $seat }: escolha um cachimbo para comprar.
        [pouch] { $seat }: escolha uma bolsa de tabaco para comprar.
        [too] { $seat }: agora também pode pagar uma segunda ficha; escolha-a ou recuse ({ -our-ruling } R29).
       *[fish] { $seat }: escolha um peixe para comprar.
    }
ask-river = { $seat }: escolha uma ficha do rio para comprar.
ask-use-pipe = { $seat }: use seu novo { $pipe } ou recuse.
ask-give-fish = { $seat }: escolha o peixe a entregar.
ask-build = { $seat }: escolha o que construir.
ask-building-stall = { $seat }: escolha uma banca para { $building }.
ask-boat-bonus = { $seat }: avance no comércio com seu novo barco ou ative-o ({ $boat }).
ask-boat = { $seat }: escolha um barco para ativar.
ask-one-more-boat = { $seat }: ative outro barco que não { $boat }, ou recuse.
ask-ticket = { $seat }: pegue uma ficha de barco.
ask-celebrity = { $seat }: escolha uma celebridade para encontrar.
ask-use-celebrity = { $seat }: use o que { $celebrity } oferece ou recuse: { $effect }.
ask-relocate = { $seat }: escolha um de seus personagens para mudar de banca.
ask-relocate-to = { $seat }: escolha uma banca livre para { $character }.
ask-relocated-skill = { $seat }: use a habilidade de { $character } ou recuse.
ask-xp = { $seat }: escolha um de seus personagens para ganhar experiência.
ask-lose-xp = { $seat }: escolha um de seus personagens para perder experiência.
ask-salary = { $seat }: escolha um de seus personagens; seu último salário é pago.
ask-retire = { $seat }: escolha um de seus personagens para se aposentar.
ask-swap = { $seat }: escolha o primeiro de dois personagens que trocam de banca.
ask-swap-with = { $seat }: escolha o personagem que troca de banca com { $character }.
ask-column = { $seat }: escolha uma coluna para { $character }.
ask-fire = { $seat }: o incêndio (força { $strength }) alcança { $character }; use uma ficha ou deixe queimar.
ask-food =
    { $rice ->
        [0] { $seat }: não há mais arroz; salve um personagem com sua ficha Médico ou deixe-os partir.
       *[other] { $seat }: escolha quem alimentar ({ $rice } de arroz para { $count } personagens).
    }
ask-neutral =
    { $alone ->
        [yes] { $seat }: coloque o Novo Personagem como personagem neutro, ou ninguém ({ -our-ruling } R28).
       *[no] { $seat }: escolha uma carta da fila como personagem neutro.
    }
ask-neutral-stall = { $seat }: escolha uma banca para { $character }.
ask-visit = { $seat }: ponha seu Oyakata em qualquer espaço da rua para o dia de Ano-Novo.

## Por que um toque está fechado

why-mon = custa { $price } mon, você tem { $mon }
why-not-a-starter = não é um dos personagens iniciais disponíveis
why-not-at-the-edge = os personagens iniciais começam na borda do tabuleiro
why-stall-taken = esta banca está ocupada
why-no-such-stall = com dois jogadores não existe esta banca
why-no-stall = nenhuma banca está livre
why-no-kobun = você não tem Kobun disponível
why-blocked = este espaço está bloqueado neste mês
why-ikizama-taken = já há outro Ikizama ali
why-not-in-row = não está entre os personagens para contratar
why-too-far = não fica à distância do seu movimento
why-no-bridge = sem Akebono não há ponte
why-no-such-token = você não tem esta ficha
why-closed = depois desta corrida não há mais negócios com lojas e personagens neste turno; barcos e celebridades continuam possíveis ({ -our-ruling } R34)
why-token-waits = foi obtida neste turno; só serve num turno posterior
why-move-over = seu movimento terminou
why-no-sandal = você não tem sandálias
why-cart-used = o passo extra desta vez já foi usado
why-not-here = seu Oyakata não está ali
why-shop-used = você já esteve nesta loja neste mês
why-shop-useless = nada pode ser feito nesta loja agora
why-character-not-here = não está em uma banca do seu espaço
why-character-used = você já fez negócio com um personagem
why-skill-useless = a sua habilidade não pode ser realizada agora ({ -our-ruling } R12)
why-ticket-on-bridge = a ponte não tem loja nem personagens ({ -our-ruling } R35)
why-ticket-first = faça primeiro este negócio sem a ficha
why-not-on-bridge = só na ponte, e uma vez por visita
why-token-not-here = não está à venda aqui
why-one-fish = um peixe por estação, onde quer que seja comprado ({ -our-ruling } R16), e só com um lugar livre
why-not-your-fish = não é um dos seus peixes
why-building-not-shown = não está entre as construções disponíveis
why-building-price = você não pode pagar { $cost }
why-boat-not-on-bank = este barco não está na margem
why-boat-not-built = este barco não está no rio
why-boat-useless = a ação deste barco não pode ser realizada agora
why-same-boat = deve ser um barco diferente
why-no-sailor = você não tem mais Marinheiro para um barco
why-ticket-away = não está ao lado do barco
why-celebrity-away = não está entre as celebridades presentes
why-not-own-character = não é um dos seus personagens no tabuleiro
why-just-hired = deve ser outro que não o personagem recém-contratado
why-no-experience = não tem experiência a perder
why-no-salary = não é um dos seus personagens com salário
why-not-in-a-stall = não está em uma banca
why-same-card = escolha outra carta
why-must-feed = você deve alimentar tantos quantos tiver arroz
why-not-hungry = não é um dos seus personagens com fome
why-must-do = não custa nada e não pode ser recusado ({ -our-ruling } R31)
why-must-place = uma carta da fila tem de ser colocada; só um Novo Personagem que fica sozinho pode não o ser ({ -our-ruling } R28)

## O diário: preparação e meses

log-month = { $chapter } começa.
log-blocked = Bloqueado: { $ikizama }.
log-row-shown = Novo na fila: { $character }.
log-newcomer-shown = Novo personagem do mês: { $character }.
log-celebrity-shown = { $celebrity } chega à ponte.
log-started = { $seat } começa com { $character } ({ $stall }).
log-tile-taken = { $seat } pega a peça inicial: { $tile }.
log-ikizama-chosen = { $seat } escolhe: { $ikizama }.
log-season = { $season }: a estação começa, com novas fichas.

## O diário: ações

log-income-taken = { $seat } recebe a renda.
log-card-mon = { $seat } pega { $count } mon sobre { $character }.
log-hired = { $seat } contrata { $character } por { $count } mon.
log-placed = { $character } se instala ({ $stall }).
log-gained = { $seat } ganha { $good }.
log-paid = { $seat } paga { $good }.
log-fire-steps =
    { $count ->
        [one] { $seat } avança { $count } passo contra incêndios.
       *[other] { $seat } avança { $count } passos contra incêndios.
    }
log-trade-steps =
    { $count ->
        [one] { $seat } avança { $count } passo no comércio.
       *[other] { $seat } avança { $count } passos no comércio.
    }
log-iki-gained = { $seat } ganha { $count } IKI.
log-iki-lost = { $seat } perde { $count } IKI.
log-moved = { $seat } vai para: { $space }.
log-lap-done = { $seat } completa uma volta.
log-sandal-spent = { $seat } gasta uma sandália.
log-token-used = { $seat } usa: { $special }.
log-token-taken = { $seat } recebe: { $special }.
log-ticket-taken = { $seat } pega: { $ticket }.
log-ticket-used = { $seat } usa: { $ticket }.
log-shop-used = { $seat } visita: { $space }.
log-character-used = { $seat } faz negócio com { $character }.
log-experience = { $character } ganha experiência (agora { $count }).
log-experience-lost = { $character } perde experiência (agora { $count }).
log-retired = { $character } ({ $seat }) se aposenta.
log-column-chosen = { $seat } põe { $character } na { $column }.
log-salary-used = { $seat } recebe o último salário de { $character }.
log-swapped = { $seat } troca as bancas de { $character } e { $other }.
log-relocated = { $seat } muda { $character } de lugar ({ $stall }).
log-left-game = { $character } sai do jogo.

## O diário: fichas, construções, barcos, celebridades

log-pipe-bought = { $seat } compra um { $pipe }.
log-pouch-bought = { $seat } compra uma { $pouch }.
log-fish-bought = { $seat } compra um peixe: { $fish }.
log-pipe-given = { $seat } entrega um { $pipe }.
log-fish-given = { $seat } entrega um peixe: { $fish }.
log-built = { $seat } constrói { $building } ({ $stall }).
log-boat-built = { $seat } constrói um barco: { $boat }.
log-boat-used = { $seat } ativa um barco: { $boat }.
log-met = { $seat } encontra { $celebrity }.
log-ability-building = { $seat } aproveita: { $building }.
log-ability-celebrity = { $seat } aproveita: { $celebrity }.

## O diário: fim do mês

log-fire-breaks-out = Incêndio na { $nagaya }, força { $count }!
log-fire-stopped = { $seat } detém o incêndio ({ $stall }).
log-fire-over = O incêndio na { $nagaya } se apaga.
log-burned = { $character } se perde no incêndio.
log-building-burned = { $building } queima.
log-saved = { $seat } salva { $character } ({ $special }).
log-building-saved = { $building } ({ $seat }) não pode queimar.
log-trade-income = { $seat } recebe a renda da trilha de comércio.
log-master-moved = O Grão-Mestre vai para: { $space }.
log-neutral-placed = { $seat } põe { $character } como personagem neutro ({ $stall }).
log-neutral-lost = { $seat } não acha banca para { $character }, que sai do jogo.
log-no-neutral = { $seat } não coloca nenhum personagem neutro.
log-payday = Dia de pagamento para { $seat }.
log-harmony = { $seat }: recompensa pela harmonia.
log-fed =
    { $count ->
        [one] { $seat } alimenta { $count } personagem.
       *[other] { $seat } alimenta { $count } personagens.
    }
log-starved = { $character } fica com fome e sai do jogo.
log-new-year = Dia de Ano-Novo: uma última visita para cada um.

## O diário: contagem final

log-final-types =
    { $count ->
        [0] { $seat } não marca nada por tipos diferentes.
       *[other] { $seat } marca { $count } IKI por tipos diferentes.
    }
log-final-fish =
    { $count ->
        [0] { $seat } não marca nada por peixes.
       *[other] { $seat } marca { $count } IKI por peixes.
    }
log-final-tobacco =
    { $count ->
        [0] { $seat } não marca nada por tabaco.
       *[other] { $seat } marca { $count } IKI por tabaco.
    }
log-final-buildings =
    { $count ->
        [0] { $seat } não marca nada por construções.
       *[other] { $seat } marca { $count } IKI por construções.
    }
log-final-goods =
    { $count ->
        [0] { $seat } não marca nada por bens.
       *[other] { $seat } marca { $count } IKI por bens.
    }
log-final-celebrities =
    { $count ->
        [0] { $seat } não marca nada por celebridades.
       *[other] { $seat } marca { $count } IKI por celebridades.
    }
log-final-score = { $seat } termina o jogo com { $count } IKI.

## Os efeitos em palavras

effect-mon = { $count } mon
effect-rice = { $count } de arroz
effect-sandal =
    { $count ->
        [one] { $count } sandália
       *[other] { $count } sandálias
    }
effect-wood = { $count } de madeira
effect-koban = { $count } koban
effect-iki = { $count } IKI
effect-loss = perder { $count } IKI
effect-gift = { $count } mon para cada outro jogador
effect-fire =
    { $count ->
        [one] { $count } passo contra incêndios
       *[other] { $count } passos contra incêndios
    }
effect-trade =
    { $count ->
        [one] { $count } passo de comércio
       *[other] { $count } passos de comércio
    }
effect-xp = { $count } de experiência de um de seus personagens
effect-xp-other = { $count } de experiência de outro de seus personagens
effect-xp-all = { $count } de experiência para todos os seus personagens no tabuleiro
effect-build = construir
effect-hire = contratar um personagem
effect-boat = ativar um barco
effect-pipe = um cachimbo
effect-pouch = uma bolsa de tabaco
effect-fish = um peixe
effect-river = uma ficha do rio
effect-swap = dois personagens trocam de banca
effect-salary = o último salário de um de seus personagens
effect-run = 1 ou 2 espaços adiante, depois nada mais de negócios com lojas e personagens
effect-celebrity = encontrar uma celebridade
effect-celebrity-spare = encontrar uma celebridade não usada da estação
effect-ticket = uma ficha de barco
effect-doctor = uma ficha Médico
effect-relocate = mudar um de seus personagens para uma banca livre sem custo extra; pode usar sua habilidade
effect-retire = um de seus personagens se aposenta
effect-shopboat = construir o barco 1 por seu preço e avançar no comércio

award-plain = { $points } IKI
award-per =
    { $each ->
        [1] { $points } IKI por cada: { $thing }
       *[other] { $points } IKI a cada { $each }: { $thing }
    }
award-per-max = { $points } IKI por cada: { $thing }, no máximo { $most }
award-if = { $points } IKI se: { $condition }
award-at-least = { $thing }: pelo menos { $count }
award-at-most = { $thing }: no máximo { $count }
award-last-fire = último contra incêndios
thing-type = tipos diferentes
thing-toptype = personagens na sua maior coluna
thing-special = Especiais
thing-artisan = Artesãos
thing-character = personagens acima do seu tabuleiro
thing-newcomer = novos personagens acima do seu tabuleiro
thing-fire = passos contra incêndios
thing-trade = passos de comércio
thing-boat = barcos
thing-building = construções
thing-celebrity = celebridades
thing-pipe = cachimbos
thing-pouch = bolsas de tabaco
thing-fish = peixes
thing-fishscore = IKI dos seus peixes
thing-koban = koban
thing-mon = mon
thing-rice = arroz
thing-sandal = sandálias

## Contagem

score-track = IKI na trilha
score-types = Tipos diferentes
score-fish = Peixes
score-tobacco = Tabaco
score-buildings = Construções
score-goods = Bens
score-celebrities = Celebridades
score-total = Total

## Para que servem as coisas

tell-character = { $type }, custa { $cost } mon. Habilidade: { $skill }. Aposenta-se após { $steps } passos de experiência.
tell-bonus = Ao contratar: { $effect }.
tell-salary = Salário por experiência: { $levels }.
tell-token = Ao se aposentar: { $token }.
tell-building = Custa { $cost }. No fim: { $award }.
tell-now = De imediato: { $effect }.
tell-when-fed = Em cada dia de pagamento, por personagem alimentado: { $effect }.
tell-when-hire-fire = Por contratação com bónus contra incêndios, também no fim da pista ({ -our-ruling } R14): { $effect }.
tell-when-payday = Em cada dia de pagamento, por personagem do seu tipo mais frequente, no tabuleiro e reformado ({ -our-ruling } R10): { $effect }.
tell-when-boat = Cada vez que ativa um barco, pode ativar um segundo, diferente.
tell-when-harmony = Seus ganhos de harmonia dobram.
tell-when-pass = Cada vez que seu Oyakata alcança ou atravessa seu espaço: { $effect }.
tell-centre-pass = Numa banca central, os seus dois espaços juntos são uma só passagem ({ -our-ruling } R32).
tell-boat = Custa { $cost }. Ao construir: { $trade }, ou ativá-lo. Ação: { $effect }.
tell-tea-boat = Não é de ninguém. Ação: { $effect }.
tell-celebrity-end = No fim: { $award }.
tell-when-meet = Por celebridade encontrada, esta incluída: { $effect }.
tell-when-no-hire = No fim de cada vez sua sem contratação: { $effect }.
tell-when-retire = Cada vez que um de seus personagens se aposenta: { $effect }.
tell-when-hire-special = Cada vez que contrata um Especial: { $effect }.
tell-when-lap = Cada vez que completa uma volta: { $effect }.
tell-when-fire = Suas construções não podem queimar.
tell-when-place = Você nunca paga o custo extra de uma banca.
tell-special-hire-less = Cada contratação custa 1 mon a menos.
tell-special-move-more = Em cada vez sua pode avançar um espaço a mais.
tell-special-avoid-fire = Uma vez: salva um de seus personagens de um incêndio, que continua.
tell-special-joker = No fim, o Titereiro conta como o tipo que você escolher.
tell-special-doctor = Uma vez: um personagem que sairia por fogo ou fome se aposenta.
tell-special-messenger = Uma vez, num turno posterior àquele em que a recebe: em vez de mover, ponha o seu Oyakata em qualquer espaço da rua.
tell-special-owner = Uma vez: logo após uma contratação, contrate mais um.
tell-special-fisherman = Conta como um peixe, também quando é preciso dar um ({ -our-ruling } R40).
tell-special-policeman = Conta como uma bolsa de tabaco: 1 IKI por Especial acima do seu tabuleiro.
tell-ticket-hire = No espaço de Ikizama 1-4, no lugar do seu mon: 4 mon ou uma contratação. Depois volta para junto do seu barco.
tell-ticket-character = Num turno posterior àquele em que a obtém, após um negócio com um personagem: mais um, com outro ou com o mesmo. Depois volta para junto do seu barco.
tell-ticket-shop = Num turno posterior àquele em que a obtém: use a loja do seu espaço uma segunda vez. Depois volta para junto do seu barco.
tell-token-waits = Foi obtida neste turno: espera por um turno posterior.
tell-fish = Custa { $price } mon. Um por estação; peixes diferentes formam uma série no fim.
tell-pouch = Custa { $price } mon. Conta no fim; todas as bolsas contam em dobro com ao menos um cachimbo.
tell-pipe = Custa { $price } mon. Tem um efeito imediato e dobra suas bolsas no fim.
tell-column = Personagens acima do seu tabuleiro, por tipo.
tell-stall =
    { $extra ->
        [0] Pertence a: { $spaces }.
       *[other] Pertence a: { $spaces }. Custa { $extra } mon a mais.
    }
tell-shop = Aqui: { $effect }.
tell-ikizama-free = Joga primeiro: 1 mon, sem contratação, 1 a 4 passos.
tell-ikizama = Tantos passos quanto seu número; antes disso, a renda ou uma contratação.
