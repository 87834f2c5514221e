# Todos os nomes, perguntas, razões e linhas do registo de IKI, em português.

## O jogo e as suas opções

game-title = IKI
game-blurb = Percorra as ruas de Edo, forme Kobuns, negoceie com todo o bairro e viva um ano com estilo.
game-line = Um ano nas ruas de Edo
game-facts = com ou sem Akebono

-first-boat = Deixe ao acaso; sem o Akebono nada muda.
-first-print = Deixe como está: trata-se de um único elemento.

option-akebono = Expansão
option-akebono-true = Akebono
option-akebono-false = Só o jogo de base
option-akebono-help = O Akebono acrescenta a ponte de Nihonbashi com os seus barcos e celebridades, uma pista de comércio, Novas Personagens e mais edifícios.
option-akebono-first = Só o jogo de base. Primeiro a rua e a sua gente; o Akebono fica para o segundo jogo.
option-grandmaster = Grão-Mestre
option-grandmaster-true = Com o Grão-Mestre
option-grandmaster-false = Sem
option-grandmaster-help = Para dois jogadores com o Akebono: no fim de cada mês um Grão-Mestre anda em sentido contrário e ensina as personagens que encontra. Sem efeito nos outros casos.
option-grandmaster-first = Sem: é uma coisa a menos para vigiar.
option-boat2 = Lado do Barco de passeio (barco 2)
option-boat2-random = Ao acaso
option-boat2-a = Lado A
option-boat2-b = Lado B
option-boat2-help = Com o Akebono: o lado A troca madeira por arroz, o lado B por mons.
option-boat2-first = { -first-boat }
option-boat3 = Lado do Barco-táxi (barco 3)
option-boat3-random = Ao acaso
option-boat3-a = Lado A
option-boat3-b = Lado B
option-boat3-help = Com o Akebono: o lado A vende experiência, o lado B passos no combate aos incêndios.
option-boat3-first = { -first-boat }
option-boat4 = Lado do Barco de recreio (barco 4)
option-boat4-random = Ao acaso
option-boat4-a = Lado A
option-boat4-b = Lado B
option-boat4-help = Com o Akebono: o lado A troca uma sandália por uma ficha de barco, o lado B um cachimbo por um koban.
option-boat4-first = { -first-boat }
option-boat5 = Lado da Barca (barco 5)
option-boat5-random = Ao acaso
option-boat5-a = Lado A
option-boat5-b = Lado B
option-boat5-help = Com o Akebono: o lado A deixa contratar, o lado B encontrar uma celebridade da estação que não está em jogo.
option-boat5-first = { -first-boat }
option-boat6 = Lado do Barco de festas (barco 6)
option-boat6-random = Ao acaso
option-boat6-a = Lado A
option-boat6-b = Lado B
option-boat6-help = Com o Akebono: o lado A troca arroz e mons por IKI, o lado B um koban.
option-boat6-first = { -first-boat }
option-construction = Estaleiro de Obras
option-construction-wood = Vende madeira
option-construction-rice = Vende arroz, como impresso
option-construction-help = O manual inglês imprime arroz onde tudo o resto fala a favor da madeira ({ -our-ruling } R1).
option-construction-first = { -first-print }
option-tempura = Barraca de Tempura
option-tempura-even = 3, 3, 4 mons
option-tempura-printed = 4, 3, 4 mons, como impresso
option-tempura-help = O manual imprime um salário que desce; seria o único e parece uma gralha ({ -our-ruling } R2).
option-tempura-first = { -first-print }
option-sun = Jogador do Sol
option-sun-odd = Meses ímpares
option-sun-even = Meses pares
option-sun-help = Para dois jogadores: em que meses o jogador do Sol coloca a personagem neutra ({ -our-ruling } R7).
option-sun-first = Deixe como está: só muda a ordem.

## Personagens

character-boiled-egg = Vendedor de Ovos Cozidos
character-cotton = Vendedor de Algodão
character-eyeglass = Vendedor de Óculos
character-salt = Vendedor de Sal
character-wood-seller = Vendedor de Madeira
character-book-lender = Alugador de Livros
character-sake = Vendedor de Saqué
character-soap-bubble = Homem das Bolhas de Sabão
character-dice = Fabricante de Dados
character-sandal-maker = Fabricante de Sandálias
character-seamstress = Costureira
    .gender = f
character-ukiyo-e = Artista de Ukiyo-e
character-monk = Monge
character-ox-cart = Carro de Bois
character-yamabushi = Yamabushi
character-carpenter = Carpinteiro
character-kite = Fabricante de Papagaios
character-cloth-dyer = Tintureiro
character-soba = Barraca de Soba
    .gender = f
character-dumpling = Vendedor de Bolinhos
character-used-clothes = Vendedor de Roupas Usadas
character-water = Vendedor de Água
character-watermelon = Vendedor de Melancias
character-engraver = Gravador
character-lantern = Fabricante de Lanternas
character-umbrella = Fabricante de Sombrinhas
character-day-laborer = Jornaleiro
character-firefighter = Bombeiro
character-shrine-maiden = Sacerdotisa
    .gender = f
character-fireworks = Fogueteiro
character-plasterer = Estucador
character-eel = Barraca de Enguias
    .gender = f
character-greengrocer = Vendedor de Hortaliças
character-firewood = Vendedor de Lenha
character-fish-peddler = Vendedor de Peixe
character-mask-seller = Vendedor de Máscaras
character-clocksmith = Relojoeiro
character-hairdresser = Cabeleireiro
character-printer = Impressor
character-shamisen-player = Tocadora de Shamisen
    .gender = f
character-construction-worker = Operário da Construção
character-puppeteer = Marionetista
character-geisha = Gueixa de Tatsumi
    .gender = f
character-puppet-maker = Fabricante de Marionetas
character-tatami = Fabricante de Tatamis
character-sushi = Barraca de Sushi
    .gender = f
character-tempura = Barraca de Tempura
    .gender = f
character-charcoal = Vendedor de Carvão
character-chili = Vendedor de Malaguetas
character-candy-peddlers = Vendedores de Doces com Corneta
    .gender = p
character-candy-maker = Doceiro
character-fan = Fabricante de Leques
character-glassblower = Soprador de Vidro
character-brush = Fabricante de Pincéis
character-kabuki = Ator de Kabuki
character-samurai = Samurai
character-sumo = Lutador de Sumo
character-sculptor = Escultor de Budas
character-karuta = Fabricante de Karuta
character-stone-cutter = Canteiro
character-incense = Loja de Incenso
    .gender = f
character-calendar = Vendedora de Calendários
    .gender = f
character-taiko = Vendedor de Tambores
character-doctor = Médico
character-messenger = Mensageiro Expresso
character-ship-carpenter = Carpinteiro Naval
character-water-wheel = Fabricante de Rodas de Água
character-drug-store = Farmácia
    .gender = f
character-tofu = Barraca de Tofu
    .gender = f
character-cabinet = Marceneiro
character-mask-crafter = Fabricante de Máscaras
character-goldfish = Vendedor de Peixes-dourados
character-flower = Vendedor de Flores
character-fisherman = Pescador
character-nagaya-owner = Proprietário de Nagaya
character-papier-mache = Artista de Papel Maché
character-repairman = Consertador
character-boatman = Barqueiro
character-swordsmith = Forjador de Espadas
character-ceramic = Vendedora de Cerâmica
    .gender = f
character-seaweed = Loja de Algas
    .gender = f
character-policeman = Polícia
character-shamisen-master = Mestra de Shamisen
    .gender = f
character-mounted-samurai = Samurai a Cavalo
character-rice-broker = Corretor de Arroz

## Edifícios e barcos

building-inn = Estalagem
    .gender = f
building-farmhouse = Casa de Lavoura
    .gender = f
building-watchtower = Torre de Vigia
    .gender = f
building-villa = Palacete Imperial
building-theater = Teatro Kabuki
building-merchant-house = Casa do Mercador
    .gender = f
building-restaurant = Restaurante
building-shrine = Santuário
building-storehouse = Armazém
building-well = Poço
building-sailors-inn = Estalagem do Porto
    .gender = f
building-kimono = Loja de Quimonos
    .gender = f
building-picture-books = Loja de Livros Ilustrados
    .gender = f
building-pub = Izakaya
    .gender = f
building-bathhouse = Banhos Públicos
    .gender = p
building-school = Escola Privada
    .gender = f
building-storyteller = Teatro de Contos
building-tea-house = Casa de Chá
    .gender = f
building-temple = Templo
building-shipping = Agência Marítima
    .gender = f
boat-0 = Barco de chá
boat-1 = Barco-loja
boat-2 = Barco de passeio
boat-3 = Barco-táxi
boat-4 = Barco de recreio
boat-5 = Barca
    .gender = f
boat-6 = Barco de festas

## A rua

space-sandal-shop = Loja de Sandálias
    .gender = f
space-rice-shop = Loja de Arroz
    .gender = f
space-fire-tower = Torre dos Bombeiros
    .gender = f
space-tobacco-shop = Tabacaria
    .gender = f
space-pawn-shop = Casa de Penhores
    .gender = f
space-construction-site = Estaleiro de Obras
space-nihonbashi-bridge = Ponte de Nihonbashi
    .gender = f
space-fish-market = Mercado do Peixe
space-exchange-shop = Casa de Câmbio
    .gender = f

## Fichas

special-hire-less = ficha Monge
special-move-more = ficha Carro de Bois
special-avoid-fire = ficha Anti-Incêndio
special-joker = ficha Joker
special-doctor = ficha Médico
special-messenger = ficha Mensageiro
special-owner = ficha Proprietário
special-fisherman = ficha Pescador
special-policeman = ficha Polícia
ticket-hire = ficha de barco “rendimento ou contratação”
ticket-character = ficha de barco “personagem”
ticket-shop = ficha de barco “loja”
fish-spring = petinga
    .gender = f
fish-summer = bonito
fish-autumn = robalo
fish-winter = dourada
    .gender = f

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
       *[other] { $name } { $side }
    }
pipe = cachimbo ({ $effect })
pouch = bolsa de tabaco ({ $award })
fish-extra = { $name } ({ $extra } IKI no fim)
fish-now = { $name } ({ $effect } de imediato)
new-character = { $character } (Nova Personagem)

## Gestos

touch-done = terminar
touch-income = receber o rendimento
touch-mon = receber o mon deste espaço
touch-sandal = gastar uma sandália e avançar mais um espaço
touch-trade = avançar no comércio
touch-option = uma das opções
touch-end-turn = terminar o seu turno
touch-decline = recusar
touch-keep-token = guardar a ficha
touch-let-burn = deixar arder: { $character }
touch-let-starve = deixar partir as outras
touch-no-neutral = não colocar ninguém
touch-feed = alimentar: { $character }
touch-cure = gastar a sua ficha Médico: { $character } reforma-se
touch-avoid-fire = gastar a sua ficha Anti-Incêndio: { $character } fica
touch-take = receber { $gain }
touch-take-income = rendimento: { effect-mon }
touch-ikizama-free = { $ikizama }: { $gain }, depois { $first } a { $last } espaços
touch-ikizama =
    { $steps ->
        [one] { $ikizama }: rendimento ou contratação, depois { $steps } espaço
       *[other] { $ikizama }: rendimento ou contratação, depois { $steps } espaços
    }
touch-ikizama-free-to = { $ikizama }: { $gain }, depois { $first } a { $last } espaços ({ $way })
touch-ikizama-to = { $ikizama }: rendimento ou contratação, depois { $way }
touch-ikizama-further =
    { $count ->
        [one] { $way }; com uma sandália, até: { $spaces }
       *[other] { $way }; com uma sandália por espaço, até: { $spaces }
    }
touch-hire =
    { $lying ->
        [0] contratar: { $character }, por { $price }
        [one] contratar: { $character }, por { $price }, depois de tirar { $lying } mon da carta
       *[other] contratar: { $character }, por { $price }, depois de tirar { $lying } mons da carta
    }
touch-stall =
    { $extra ->
        [0] { $stall } ({ $spaces })
        [one] { $stall } ({ $spaces }), mais { $extra } mon
       *[other] { $stall } ({ $spaces }), mais { $extra } mons
    }
touch-buy = { $token } por { $price }, do tabuleiro
touch-buy-river = { $token } por { $price }, do rio
touch-trade-steps =
    { $count ->
        [one] avançar { $count } passo no comércio
       *[other] avançar { $count } passos no comércio
    }
touch-walk =
    { $count ->
        [one] { $count } espaço, até: { $space }
       *[other] { $count } espaços, até: { $space }
    }
touch-walk-sandal = gastar uma sandália e avançar até: { $space }
touch-walk-cart = avançar com a sua ficha Carro de Bois até: { $space }
touch-send = gastar a sua ficha Mensageiro e ir para qualquer espaço
touch-activate = ativar: { $boat } ({ $effect })
touch-use-shop = { $shop } ({ $effect })
touch-use-character = negócio: { $character } ({ $effect })
touch-shop-again = gastar a sua { $ticket }: { $shop } mais uma vez ({ $effect })
touch-character-again = gastar a sua { $ticket }: negócio com mais uma personagem daqui
touch-use-ticket = gastar a sua { $ticket }: { $effect }
touch-use = usar: { $effect }
touch-meet = encontrar { $celebrity }. { $does }
touch-boat = { $boat } ({ $effect })
touch-building = { $building } por { $cost }
touch-build-boat = { $boat }, da margem, por { $cost }
touch-starter = { $character }, com a peça inicial ({ $tile })

## Perguntas

ask-starter = { $seat }: fique com uma personagem inicial.
ask-starter-stall = { $seat }: { $character }. Escolha uma banca na borda do tabuleiro.
ask-ikizama = { $seat }: ponha o seu Ikizama num espaço livre.
ask-income-or-hire = { $seat }: receba o rendimento ou contrate uma personagem.
ask-spare-mon = { $seat }: receba o mon do espaço ou use a sua ficha de barco.
ask-hire = { $seat }: escolha uma personagem para contratar.
ask-stall = { $seat }: { $character }. Escolha uma banca.
ask-owner = { $seat }: contrate mais uma personagem com a sua ficha Proprietário, ou guarde a ficha.
ask-move = { $seat }: mova o seu Oyakata.
ask-send = { $seat }: ponha o seu Oyakata em qualquer espaço da rua.
ask-run = { $seat }: avance o seu Oyakata 1 ou 2 espaços.
ask-business =
    { $open ->
        [both] { $seat }: { $space }. Avance mais, faça negócios ou termine o seu turno.
        [walk] { $seat }: { $space }. Avance mais ou termine o seu turno.
        [business] { $seat }: { $space }. Faça negócios ou termine o seu turno.
       *[nothing] { $seat }: { $space }. Não há mais nada a fazer aqui: termine o seu turno.
    }
ask-choice =
    { $source ->
        [none] { $seat }: escolha uma das opções.
       *[other] { $seat }: { $source }. Escolha uma das opções.
    }
ask-character-again = { $seat }: escolha a personagem para a sua ficha de barco.
ask-buy =
    { $kind ->
        [pipe] { $seat }: escolha um cachimbo para comprar.
        [pouch] { $seat }: escolha uma bolsa de tabaco para comprar.
        [too] { $seat }: agora também pode pagar uma segunda ficha; escolha-a ou recuse ({ -our-ruling } R29).
       *[fish] { $seat }: escolha um peixe para comprar.
    }
ask-river = { $seat }: escolha uma ficha do rio para comprar.
ask-use-pipe = { $seat }: use o seu novo { $pipe } ou recuse.
ask-give-fish = { $seat }: escolha o peixe a devolver.
ask-build = { $seat }: escolha o que construir.
ask-building-stall = { $seat }: { $building }. Escolha uma banca.
ask-boat-bonus = { $seat }: avance no comércio com o seu novo barco ou ative-o ({ $boat }).
ask-boat = { $seat }: escolha um barco para ativar.
ask-one-more-boat = { $seat }: ative mais um barco, que não este ({ $boat }), ou recuse.
ask-ticket = { $seat }: fique com uma ficha de barco.
ask-celebrity = { $seat }: escolha uma celebridade para encontrar.
ask-use-celebrity = { $seat }: use o que { $celebrity } oferece ou recuse: { $effect }.
ask-relocate = { $seat }: escolha uma das suas personagens para mudar de banca.
ask-relocate-to = { $seat }: { $character }. Escolha uma banca livre.
ask-relocated-skill = { $seat }: { $character }. Use a sua habilidade ou recuse.
ask-xp = { $seat }: escolha uma das suas personagens para ganhar experiência.
ask-lose-xp = { $seat }: escolha uma das suas personagens para perder experiência.
ask-salary = { $seat }: escolha uma das suas personagens; é pago o último salário dela.
ask-retire = { $seat }: escolha uma das suas personagens para se reformar.
ask-swap = { $seat }: escolha a primeira de duas personagens que trocam de banca.
ask-swap-with = { $seat }: { $character }. Escolha a personagem que troca de banca com esta.
ask-column = { $seat }: { $character }. Escolha uma coluna.
ask-fire = { $seat }: o incêndio (força { $strength }) atinge uma das suas personagens ({ $character }); use uma ficha ou deixe arder.
ask-food =
    { $rice ->
        [0] { $seat }: já não há arroz; salve uma personagem com a sua ficha Médico ou deixe-as partir.
       *[other] { $seat }: escolha quem alimentar ({ $rice } arroz para { $count } personagens).
    }
ask-neutral =
    { $alone ->
        [yes] { $seat }: coloque a Nova Personagem como personagem neutra, ou ninguém ({ -our-ruling } R28).
       *[no] { $seat }: escolha uma carta da fila como personagem neutra.
    }
ask-neutral-stall = { $seat }: escolha uma banca para a personagem neutra ({ $character }).
ask-visit = { $seat }: ponha o seu Oyakata em qualquer espaço da rua para o Dia de Ano-Novo.

## Porque é que um gesto está fechado

why-mon = custa { $price }, tem { $mon }
why-not-a-starter = não é uma das personagens iniciais disponíveis
why-not-at-the-edge = as personagens iniciais começam na borda do tabuleiro
why-stall-taken = esta banca está ocupada
why-no-such-stall = com dois jogadores não existe esta banca
why-no-stall = nenhuma banca está livre
why-no-kobun = não tem nenhum Kobun disponível
why-blocked = a dois, um espaço está bloqueado em cada mês: uma peça tirada à sorte diz qual
why-ikizama-taken = já lá está outro Ikizama
why-not-in-row = não está entre as personagens para contratar
why-too-far = avança { $first } a { $last } espaços; este não é nenhum deles
why-not-so-far =
    { $count ->
        [1] avança exatamente 1 espaço; este não é o seguinte
        [2] avança exatamente 2 espaços; este não é o segundo
        [3] avança exatamente 3 espaços; este não é o terceiro
        [4] avança exatamente 4 espaços; este não é o quarto
       *[other] avança exatamente { $count } espaços, nem mais nem menos
    }
why-no-bridge = sem o Akebono não há ponte
why-no-such-token = não tem esta ficha
why-closed = depois desta corrida não há mais negócios com lojas e personagens neste turno; barcos e celebridades continuam possíveis ({ -our-ruling } R34)
why-token-waits = recebeu-a neste turno; só serve num turno posterior
why-move-over = o seu movimento terminou
why-no-sandal = não tem sandálias
why-cart-used = o Carro de Bois já foi usado neste turno
why-not-here = o seu Oyakata não está ali
why-shop-used = já esteve nesta loja este mês
why-shop-useless = não se pode fazer nada nesta loja agora
why-character-not-here = não está numa banca do seu espaço
why-character-used = já fez negócio com uma personagem
why-skill-useless = a habilidade dela não pode ser realizada agora ({ -our-ruling } R12)
why-ticket-on-bridge = a ponte não tem loja nem personagens ({ -our-ruling } R35)
why-ticket-first = faça primeiro este negócio sem a ficha
why-not-on-bridge = só na ponte, e uma vez por visita
why-token-not-here = não está à venda aqui
why-one-fish = um peixe por estação, onde quer que seja comprado ({ -our-ruling } R16), e só com um lugar livre
why-not-your-fish = não é um dos seus peixes
why-building-not-shown = não está entre os edifícios disponíveis
why-building-price = não pode pagar { $cost }
why-boat-not-on-bank = este barco não está na margem
why-boat-not-built = este barco não está no rio
why-boat-useless = a ação deste barco não pode ser realizada agora
why-same-boat = tem de ser um barco diferente
why-no-sailor = já não tem nenhum Marinheiro para um barco
why-ticket-away = não está ao lado do barco
why-celebrity-away = não está entre as celebridades presentes
why-not-own-character = não é uma das suas personagens no tabuleiro
why-just-hired = tem de ser outra que não a personagem acabada de contratar
why-no-experience = não tem experiência para perder
why-no-salary = não é uma das suas personagens com salário
why-not-in-a-stall = não está numa banca
why-same-card = escolha outra carta
why-must-feed = tem de alimentar tantas quantas o arroz permitir
why-not-hungry = não é uma das suas personagens com fome
why-must-do = não custa nada e não pode ser recusado ({ -our-ruling } R31)
why-must-place = uma carta da fila tem de ser colocada; só uma Nova Personagem que fica sozinha pode não o ser ({ -our-ruling } R28)

## Os nomes numa frase. Géneros: m, f, p no plural, none desconhecido

name-the =
    { $gender ->
        [f] a { $name }
        [p] os { $name }
        [none] { $name }
       *[m] o { $name }
    }
name-of =
    { $gender ->
        [f] da { $name }
        [p] dos { $name }
        [none] de { $name }
       *[m] do { $name }
    }
name-to =
    { $gender ->
        [f] à { $name }
        [p] aos { $name }
        [none] a { $name }
       *[m] ao { $name }
    }
name-a =
    { $gender ->
        [f] uma { $name }
       *[m] um { $name }
    }
name-own =
    { $gender ->
        [f] a sua { $name }
        [p] os seus { $name }
       *[m] o seu { $name }
    }
name-neutral =
    { $gender ->
        [f] { name-the } neutra
        [p] { name-the } neutros
       *[m] { name-the } neutro
    }
name-whose = { $the } { $of }
of-name = de { $name }

## O registo: preparação e meses

log-month = O { $chapter } começa.
log-blocked = Bloqueado este mês (a dois): { $ikizama }.
log-row-shown = Entra na fila: { $character }.
logs-row-shown = Entram na fila: { $character }.
log-newcomer-shown = Nova Personagem do mês: { $character }.
log-celebrity-shown = { $celebrity } chega à ponte.
logs-celebrity-shown = { $celebrity } chegam à ponte.
deed-started = começa com { $character } na { $stall }
deed-tile-taken = fica com a peça inicial: { $tile }
brief-tile-taken = fica com uma peça inicial
deed-ikizama-chosen = escolhe o { $ikizama }
log-order = Ikizama, pela ordem dos turnos: { $order }.
on-ikizama = { $seat } em { $name }
log-season = Novas fichas, antes do pagamento: { $season }.

## O registo: ações

deed-income-taken = recebe o rendimento de { effect-mon }
deed-card-mon = tira { effect-mon } da carta { $of-character }
brief-card-mon = tira { effect-mon } da carta
deed-hired = contrata { $character } por { $price }
brief-hired = contrata { $character } por { $price } na banca { $place }
log-placed = { $character } instala-se na { $stall }.
deed-gained = ganha { $good }
deed-paid = paga { $good }
deed-fire-steps =
    { $count ->
        [one] avança { $count } passo no combate aos incêndios
       *[other] avança { $count } passos no combate aos incêndios
    }
deed-trade-steps =
    { $count ->
        [one] avança { $count } passo no comércio
       *[other] avança { $count } passos no comércio
    }
deed-iki-gained = ganha { $count } IKI
deed-iki-lost = perde { $count } IKI
deed-moved = vai { $to-space }
deed-lap-done = passa pela marca da volta
brief-lap-done =
    { $count ->
        [0] { deed-lap-done }
        [one] { deed-lap-done } com experiência para { $count } personagem
       *[other] { deed-lap-done } com experiência para { $count } personagens
    }
deed-sandal-spent = gasta uma sandália
deeds-sandal-spent = gasta { $times } sandálias
deed-token-used = usa a { $special }
deed-token-taken = recebe a { $special }
deed-ticket-taken = fica com a { $ticket }
deed-ticket-used = usa a { $ticket }
deed-shop-used = visita { $space }
brief-shop-used = usa a loja
deeds-shop-used = usa a loja { $times } vezes
deed-character-used = faz negócio com { $character }
deed-experience = ganha experiência com { $character } (agora { $count })
deed-full-experience = { deed-experience }
deed-lap-experience = { deed-experience }
brief-experience = ganha experiência com { $character }
deeds-experience =
    { $times ->
        [2] ganha experiência com { $character }
       *[other] ganha experiência com { $times } personagens
    }
deed-experience-lost = sacrifica experiência { $of-character } (agora { $count })
brief-experience-lost = sacrifica experiência { $of-character }
deed-retired = reforma { $character }
deeds-retired = { deed-retired }
deed-column-chosen = põe { $character } na { $column }
deed-salary-used = recebe o último salário { $of-character }
deed-swapped = troca { $character } com { $other }
deed-relocated = muda { $character } para a { $stall }
deed-gift = dá { effect-mon } a cada outro jogador
log-left-game = { $neutral-character } sai do jogo.

## O registo: fichas, edifícios, barcos, celebridades

deed-pipe-bought = compra um { $pipe }
brief-pipe-bought = compra um cachimbo
deeds-pipe-bought = compra { $times } cachimbos
deed-pouch-bought = compra uma { $pouch }
brief-pouch-bought =
    { $worth ->
        [0] compra uma bolsa de tabaco
       *[other] compra uma bolsa de tabaco de { $worth } IKI
    }
deeds-pouch-bought = compra { $times } bolsas de tabaco
deed-fish-bought = compra um peixe: { $fish }
brief-fish-bought = compra { $a-fish }
deed-pipe-given = devolve um { $pipe }
brief-pipe-given = devolve um cachimbo
deeds-pipe-given = devolve { $times } cachimbos
deed-fish-given = devolve um peixe: { $fish }
brief-fish-given = devolve { $a-fish }
deed-built = constrói { $building } na { $stall }
deed-boat-built = constrói { $boat }
deed-boat-used = ativa { $boat }
deeds-boat-used = { deed-boat-used }
deed-met = encontra { $celebrity }
deed-ability-building = tira proveito { $of-building }
deed-ability-celebrity = tira proveito { $of-celebrity }

# Um turno muito longo é contado em breve; o registo tem o resto
short-lap-done = { deed-lap-done }
short-retired =
    { $times ->
        [one] { deed-retired }
       *[other] reforma { $times } personagens
    }
short-swapped = troca duas personagens

## O registo: fim do mês

log-fire-breaks-out = Incêndio na { $nagaya }, força { $count }!
# against the fire, on the stall that it has reached
mark-fire-stopped = { $power } ≥ { $strength }
mark-burned = { $power } < { $strength }
mark-building-burned = { $power } < { $strength }
mark-building-saved = { $power } < { $strength }
mark-saved = { $power } < { $strength }
log-fire-stopped = { $stall }, força { $strength }: { $seat } defende-se com { $power } e detém o incêndio.
log-fire-over = O incêndio na { $nagaya } apaga-se.
log-burned =
    { $defended ->
        [no] { $stall }, força { $strength }: ninguém defende { $neutral-character }, vítima do incêndio.
       *[yes] { $stall }, força { $strength }: { $defence } defende-se com { $power } e perde { $character }.
    }
log-building-burned = { $stall }, força { $strength }: { $defence } defende-se com { $power } e perde { $building }.
fire-reached = { $what } ({ $power } contra { $strength })
sum-burned = perde { $lost }
sums-burned = perde { $lost }
sum-building-burned = perde { $lost }
sums-building-burned = perde { $lost }
sum-fire-stopped = detém o incêndio na { $stall } ({ $power } contra { $strength })
sum-building-saved = fica com { $building }, que não pode arder
deed-saved = salva { $character } do incêndio (combate { $power }, força { $strength })
brief-saved = salva { $character } do incêndio de força { $strength }
deed-cured = salva { $character } ({ $special })
log-building-saved = { $stall }, força { $strength }: { $defence } defende-se com { $power }, e { $building } não pode arder.
log-trade-begins = Rendimentos do comércio.
deed-trade-income = recebe rendimentos do comércio
log-master-moved = O Grão-Mestre vai { $to-space }.
deed-neutral-placed = coloca { $character } como personagem neutra na { $stall }
deed-neutral-lost = não encontra banca para { $character }, que sai do jogo
deed-no-neutral = não coloca nenhuma personagem neutra
log-payday-begins = Dia de pagamento: salários, harmonia e comida.
deed-payday =
    { $count ->
        [0] não recebe nenhum salário
        [one] recebe { $count } salário
       *[other] recebe { $count } salários
    }
deed-harmony = tira proveito da harmonia
brief-harmony = ganha { $count } IKI pela harmonia
step-harmony = { deed-harmony }
deed-fed =
    { $count ->
        [one] alimenta { $count } personagem com { effect-rice }
       *[other] alimenta { $count } personagens com { effect-rice }
    }
deed-starved = perde { $character } por falta de arroz
deeds-starved = { deed-starved }
log-new-year = Uma última visita para cada um, pela ordem do combate aos incêndios: { $visitors }.

## O registo: contagem final

deed-final-types = marca { $count } IKI por tipos diferentes
deed-final-fish = marca { $count } IKI por peixes
deed-final-tobacco = marca { $count } IKI por tabaco
deed-final-building = marca { $count } IKI por { $building }
deed-final-goods = marca { $count } IKI por bens
deed-final-celebrity = marca { $count } IKI por { $celebrity }
deed-final-score = termina o jogo com { $count } IKI
log-final-count = A contagem final.
deed-final-track = tem { $count } IKI na pista
brief-final-track = conta { $count } IKI na pista
brief-final-types = { $count } por tipos diferentes
brief-final-fish = { $count } por peixes
brief-final-tobacco = { $count } por tabaco
brief-final-building = { $count } por { $building }
brief-final-goods = { $count } por bens
brief-final-celebrity = { $count } por { $celebrity }
brief-final-score = termina com { $count } IKI
log-won =
    { $tied ->
        [0] { $seat } ganha o jogo.
       *[other] { $seat } ganha o jogo: com os mesmos IKI, ninguém é melhor no combate aos incêndios.
    }

## Os efeitos em palavras

effect-mon =
    { $count ->
        [one] { $count } mon
       *[other] { $count } mons
    }
effect-rice = { $count } arroz
effect-sandal =
    { $count ->
        [one] { $count } sandália
       *[other] { $count } sandálias
    }
effect-wood =
    { $count ->
        [one] { $count } madeira
       *[other] { $count } madeiras
    }
effect-koban =
    { $count ->
        [one] { $count } koban
       *[other] { $count } kobans
    }
effect-iki = { $count } IKI
effect-loss = perder { $count } IKI
effect-gift =
    { $count ->
        [one] { $count } mon para cada um dos outros jogadores
       *[other] { $count } mons para cada um dos outros jogadores
    }
effect-fire =
    { $count ->
        [one] { $count } passo no combate aos incêndios
       *[other] { $count } passos no combate aos incêndios
    }
effect-trade =
    { $count ->
        [one] { $count } passo no comércio
       *[other] { $count } passos no comércio
    }
effect-xp = { $count } de experiência numa das suas personagens
effect-xp-other = { $count } de experiência noutra das suas personagens
effect-xp-all = { $count } de experiência em todas as suas personagens no tabuleiro
effect-build = construir, pagando o custo
effect-build-less = construir, pagando menos { $less }
effect-hire = contratar uma personagem, pagando o preço
effect-hire-less = contratar uma personagem, pagando menos { $less }
effect-boat = ativar um barco
effect-pipe = comprar um cachimbo
effect-pouch = comprar uma bolsa de tabaco
effect-fish = comprar um peixe
effect-river = comprar uma ficha do rio
effect-swap = duas personagens trocam de banca
effect-salary = o último salário de uma das suas personagens
effect-run = avançar 1 ou 2 espaços, depois não há mais negócios com lojas e personagens
effect-celebrity = encontrar uma celebridade
effect-celebrity-spare = encontrar uma celebridade da estação que não está em jogo
effect-ticket = uma ficha de barco
effect-doctor = uma ficha Médico
effect-relocate = mudar uma das suas personagens para uma banca livre sem custo extra; pode usar a habilidade dela
effect-retire = uma das suas personagens reforma-se
effect-shopboat = construir o { boat-1 }, pagando o custo, e avançar no comércio
effect-both = { $first }, { $second }, ou ambos
effect-exchange = até { $most } { $first } pelo mesmo número de { $second }, ou o inverso
effect-for = { $gain } por { $cost }
price-pipe = { $count } dos seus cachimbos
price-fish = { $count } dos seus peixes
price-xp = { $count } de experiência de uma das suas personagens
price-stall = { effect-mon } pela banca
price-nothing = nada

award-plain = { $points } IKI
award-per =
    { $each ->
        [1] { $points } IKI por cada { $thing }
       *[other] { $points } IKI por cada { $each } { $thing }
    }
award-per-max = { award-per }, no máximo { $most } IKI
award-if = { $points } IKI com { $condition }
award-owned = { $thing } que possua
award-at-least = pelo menos { $things }
award-at-most = no máximo { $things }
award-last-fire = o último lugar no combate aos incêndios
thing-type =
    { $count ->
        [one] tipo diferente
       *[other] tipos diferentes
    }
thing-toptype =
    { $count ->
        [one] personagem da sua maior coluna
       *[other] personagens da sua maior coluna
    }
thing-special =
    { $count ->
        [one] Especial acima do seu tabuleiro
       *[other] Especiais acima do seu tabuleiro
    }
thing-artisan =
    { $count ->
        [one] Artesão acima do seu tabuleiro
       *[other] Artesãos acima do seu tabuleiro
    }
thing-character =
    { $count ->
        [one] personagem acima do seu tabuleiro
       *[other] personagens acima do seu tabuleiro
    }
thing-newcomer =
    { $count ->
        [one] Nova Personagem acima do seu tabuleiro
       *[other] Novas Personagens acima do seu tabuleiro
    }
thing-fire =
    { $count ->
        [one] passo no combate aos incêndios
       *[other] passos no combate aos incêndios
    }
thing-trade =
    { $count ->
        [one] passo no comércio
       *[other] passos no comércio
    }
thing-boat =
    { $count ->
        [one] barco
       *[other] barcos
    }
thing-building =
    { $count ->
        [one] edifício
       *[other] edifícios
    }
thing-celebrity =
    { $count ->
        [one] celebridade que encontrou
       *[other] celebridades que encontrou
    }
thing-pipe =
    { $count ->
        [one] cachimbo
       *[other] cachimbos
    }
thing-pouch =
    { $count ->
        [one] bolsa de tabaco
       *[other] bolsas de tabaco
    }
thing-fish =
    { $count ->
        [one] peixe
       *[other] peixes
    }
thing-fishscore = IKI que os seus peixes rendam
thing-koban =
    { $count ->
        [one] koban
       *[other] kobans
    }
thing-mon =
    { $count ->
        [one] mon
       *[other] mons
    }
thing-rice = arroz
thing-sandal =
    { $count ->
        [one] sandália
       *[other] sandálias
    }
thing-wood =
    { $count ->
        [one] madeira
       *[other] madeiras
    }

## Contagem

score-track = IKI na pista
score-types = Tipos diferentes
score-fish = Peixes
score-tobacco = Tabaco
score-buildings = Edifícios
score-goods = Bens
score-celebrities = Celebridades
score-total = Total

# O que um turno trouxe em cada linha, dito pelo guia: “+4 por …”
brought-track = na pista de IKI
brought-types = pelos tipos diferentes no fim
brought-fish = pelos peixes no fim
brought-tobacco = pelo tabaco no fim
brought-buildings = pelos edifícios no fim
brought-goods = no valor dos seus bens no fim
brought-celebrities = pelas celebridades no fim

# O que um turno rende no fim em cada linha, em relação a outro (problemas)
ends-track =
    { $side ->
        [more] o que ganha na pista IKI rende mais { $points }
       *[less] o que ganha na pista IKI rende menos { $points }
    }
ends-types =
    { $side ->
        [more] os tipos diferentes rendem mais { $points }
       *[less] os tipos diferentes rendem menos { $points }
    }
ends-fish =
    { $side ->
        [more] os peixes rendem mais { $points }
       *[less] os peixes rendem menos { $points }
    }
ends-tobacco =
    { $side ->
        [more] o tabaco rende mais { $points }
       *[less] o tabaco rende menos { $points }
    }
ends-buildings =
    { $side ->
        [more] os seus edifícios rendem mais { $points }
       *[less] os seus edifícios rendem menos { $points }
    }
ends-goods =
    { $side ->
        [more] os bens que guarda rendem mais { $points }
       *[less] os bens que guarda rendem menos { $points }
    }
ends-celebrities =
    { $side ->
        [more] as celebridades rendem mais { $points }
       *[less] as celebridades rendem menos { $points }
    }

## Para que servem as coisas

tell-character = { $type }, custa { $cost }. Habilidade: { $skill }. Reforma-se após { $steps } passos de experiência.
tell-bonus = Ao contratar: { $effect }.
tell-salary = Salário por experiência: { $levels }.
tell-token = Ao reformar-se: { $token }. { $does }
tell-lying = Sobre a carta: { $lying }, para quem a contratar.
tell-building = Custa { $cost }. No fim: { $award }.
tell-now = De imediato: { $effect }.
tell-when-fed = Em cada dia de pagamento, por cada personagem alimentada: { $effect }.
tell-when-hire-fire = Por cada contratação com um bónus de combate aos incêndios, também no fim da pista ({ -our-ruling } R14): { $effect }.
tell-when-payday = Em cada dia de pagamento, por cada personagem do seu tipo mais frequente, no tabuleiro e reformada ({ -our-ruling } R10): { $effect }.
tell-when-boat = Cada vez que ativa um barco, pode ativar um segundo, diferente.
tell-when-harmony = Os seus ganhos de harmonia são a dobrar.
tell-when-pass = Cada vez que o seu Oyakata alcança ou atravessa o espaço deste edifício: { $effect }.
tell-centre-pass = Numa banca do meio, os seus dois espaços juntos são uma só passagem ({ -our-ruling } R32).
tell-boat = Custa { $cost }. Ao construir: { $trade }, ou ativá-lo. Ação: { $effect }.
tell-tea-boat = Não é de ninguém. Ação: { $effect }.
tell-celebrity-end = No fim: { $award }.
tell-when-meet = Por cada celebridade que encontra, esta incluída: { $effect }.
tell-when-no-hire = No fim de cada turno seu sem contratação: { $effect }.
tell-when-retire = Cada vez que uma das suas personagens se reforma: { $effect }.
tell-when-hire-special = Cada vez que contrata um Especial: { $effect }.
tell-when-lap = Cada vez que passa pela marca da volta: { $effect }.
tell-when-fire = Os seus edifícios não podem arder; o incêndio continua.
tell-when-place = Nunca paga o custo extra de uma banca.
tell-special-hire-less = Cada contratação custa-lhe menos 1 mon.
tell-special-move-more = Em cada turno seu pode avançar mais um espaço.
tell-special-avoid-fire = Uma vez: salva uma das suas personagens de um incêndio, que continua.
tell-special-joker = No fim, o Marionetista conta como o tipo que escolher.
tell-special-doctor = Uma vez: uma personagem que sairia por fogo ou fome reforma-se.
tell-special-messenger = Uma vez, num turno posterior àquele em que a recebe: em vez de andar, ponha o seu Oyakata em qualquer espaço da rua.
tell-special-owner = Uma vez: logo após uma contratação, contrate mais uma personagem pelo preço dela.
tell-special-fisherman = Conta como um peixe com { $extra } IKI no fim, também quando é preciso devolver um ({ -our-ruling } R40).
tell-special-policeman = Conta como uma bolsa de tabaco: { $award }.
tell-ticket-hire = No { $ikizama }, em lugar do seu mon: { $effect }. Depois volta para junto do seu barco.
tell-ticket-character = Num turno posterior àquele em que fica com ela, após um negócio com uma personagem: mais um, com outra ou a mesma, pago como de costume. Depois volta para junto do seu barco.
tell-ticket-shop = Num turno posterior àquele em que fica com ela: use a loja do seu espaço uma segunda vez, pagando como de costume. Depois volta para junto do seu barco.
tell-token-waits = Recebeu-a neste turno: espera por um turno posterior.
tell-fish = Custa { $price }. Um por estação; peixes diferentes formam uma série no fim.
tell-pouch = Custa { $price }. Conta no fim; todas as bolsas de tabaco contam a dobrar com pelo menos um cachimbo.
tell-pipe = Custa { $price }. Tem um efeito imediato e duplica as suas bolsas de tabaco no fim.
tell-column = As suas personagens reformadas deste tipo. Em cada dia de pagamento, cada uma paga o seu último salário e não precisa de arroz; tipos diferentes formam uma série no fim.
tell-stall =
    { $extra ->
        [0] Pertence a: { $spaces }.
        [one] Pertence a: { $spaces }. Custa mais { $extra } mon.
       *[other] Pertence a: { $spaces }. Custa mais { $extra } mons.
    }
tell-shop = Aqui: { $effect }.
tell-ikizama-free = Joga primeiro: { $gain }, sem contratação, { $first } a { $last } espaços.
tell-ikizama = Tantos espaços quantos diz o seu número; antes disso, o rendimento ou uma contratação.

## Why a touch cannot be taken back: what it brings to light, by the event that tells it

light-fire-breaks-out = Vai deflagrar um incêndio, numa nagaya tirada à sorte.
light-month = O mês termina: serão reveladas novas personagens.
light-season = A estação termina: serão revelados novos cachimbos, bolsas e peixes.

## Frases do narrador

amount-iki-gained = { effect-iki }
amount-iki-lost = { effect-iki }
amount-fire-steps = { $count } no combate aos incêndios
amount-trade-steps = { $count } no comércio

# O que um plano nomeia antes de tudo, em poucas palavras
plan-moved = { deed-moved }
plan-sandal-spent = { deed-sandal-spent }
plan-hired = contrata { $character }

## Porque é aconselhado: o que prepara e o que tira aos outros

means-mon = dinheiro
part-rice = arroz para o próximo dia de pagamento
means-sandal = sandálias para ir mais longe
means-wood = madeira para construir
means-koban = kobans
part-types = mais um tipo
part-fire = o combate aos incêndios
part-trade = os rendimentos do comércio
part-harmony = a harmonia no próximo dia de pagamento
means-tokens = fichas para mais tarde
part-character = o trabalho { $thing }
part-building = o uso { $thing }
part-celebrity = o favor { $thing }
part-lane = uma visita { $thing }
denied-harmony = harmonia no próximo dia de pagamento
denied-ikizama = o { $thing }

## O que está em jogo, dito pelo guia no início de um turno

stake-starter = A sua primeira personagem ficará numa banca. Quem ali parar pode usá-la; quando é outra pessoa, ganha experiência, e com ela um salário melhor nos dias de pagamento, o primeiro no mês { $month }.
stake-starter-stall = Quem para num espaço pode usar a loja e uma das personagens ao lado. Junto a uma loja de que muitos precisam, os outros usam mais vezes a sua ({ $character }), que ganha experiência.
each-starter = O seu ofício, para quem ali parar: { $skill }.
stake-feed =
    { $rice ->
        [0] Já não há arroz para { $mouths } das suas personagens, e a sua ficha Médico ainda pode salvar uma
       *[other] Tem { $rice } de arroz para { $mouths } personagens
    }: { $rice ->
        [0] as outras deixam
       *[other] { $short ->
            [1] { $short } fica sem nenhum e deixa
           *[other] { $short } ficam sem nenhum e deixam
        }
    } a rua para sempre, com a sua experiência. Quem está perto da reforma, ou é a única do seu tipo, vale o arroz.
each-feed = { $steps ->
        [0] Reforma-se
       *[other] Falta-lhe { $steps } de experiência para a reforma
    }{ $lost ->
        [0] .
       *[other] { " " }e é a única do seu tipo: sem ela teria menos { $lost } IKI no fim.
    }
stake-rice =
    Dia de pagamento no mês { $month }: { $mouths ->
        [1] a sua personagem quer
       *[other] as suas { $mouths } personagens querem
    } um arroz cada e, com os salários, há arroz para { $rice ->
        [0] nenhuma
       *[other] { $rice }
    }. { $short ->
        [1] { $short } deixaria a rua
       *[other] { $short } deixariam a rua
    }{ $helper ->
        [yes] , a não ser que a sua ficha Médico salve alguém.
       *[no] .
    }
stake-harmony =
    { $points ->
        [0] Dia de pagamento no mês { $month }: a sua gente ainda não traz IKI de harmonia. Traz onde duas do mesmo tipo estão no mesmo grupo, sejam de quem forem.
       *[other] Dia de pagamento no mês { $month }: tal como está a rua, a harmonia traz-lhe { $points } IKI. Mais do mesmo tipo no mesmo grupo acrescentavam.
    }
stake-fire =
    O incêndio do mês { $month } tem força { $strength }, o seu combate aos incêndios está em { $fire }: conforme o sítio onde começar, poderia tirar-lhe: { $who }.
stake-retires = Mais uma experiência e uma personagem reforma-se ({ $character }): o Kobun volta para si e já não é preciso arroz.
stake-types =
    Tem { $types ->
        [1] { $types } tipo
       *[other] { $types } tipos
    } de personagem em { $all }: { $now } IKI no fim. Mais um tipo faz { $then }.
stake-pipe = As suas bolsas de tabaco valem { $points } IKI no fim; com um cachimbo contam a dobrar.
stake-celebrity =
    Na ponte { $count ->
        [1] uma celebridade espera por um encontro
       *[other] há celebridades à espera de um encontro
    }: { $who }.
stake-trade =
    O seu comércio está em { $trade }. Mais { $steps ->
        [1] { $steps } passo
       *[other] { $steps } passos
    } e cada incêndio, o próximo no mês { $month }, também lhe traz: { $gain }.

## O que aparece pela primeira vez

first-payday =
    Este mês acaba com um dia de pagamento: as suas personagens trazem o salário, conta-se a harmonia e depois { $mouths ->
        [1] a sua personagem na rua
       *[other] cada uma das suas { $mouths } personagens na rua
    } come um arroz. Quem não tem, vai-se embora.
first-fire = Este mês acaba com um incêndio, numa nagaya tirada à sorte. Começa na borda do tabuleiro com força { $strength } e enfraquece em cada banca. Quem estiver pelo menos tão alto no combate aos incêndios apaga-o; o seu está em { $fire }.
first-retired =
    Uma personagem reformou-se ({ $character }): fica por cima do seu tabuleiro, conta para o seu tipo e já não precisa de arroz{ $salary ->
        [yes] ; o seu último salário é pago em cada dia de pagamento.
       *[no] .
    }
