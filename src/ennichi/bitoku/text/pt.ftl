# Todos os nomes, perguntas, razões e linhas do registo de Bitoku, em português.

## O jogo e as suas opções

game-title = Bitoku
game-blurb = Guie Yōkai, peregrinos e almas perdidas durante quatro anos da floresta, e torne-se o seu novo Grande Espírito.
game-line = O caminho do Grande Espírito
game-facts = quatro rondas de quatro estações

alone-opponent = o Tengu
difficulty-easier = Mais fácil
difficulty-easier-help = O Tengu começa sem nada, não avança na primavera com os seus cristais e só move os kodamas onde está atrás de si.
difficulty-printed = Como impresso
difficulty-printed-help = O Tengu tal como o livro de regras o prepara.
difficulty-harder = Mais difícil
difficulty-harder-help = O Tengu começa adiantado, com duas libélulas e um peregrino a caminho, e pontua mais onde os seus kodamas lideram.

-first-easier = O valor mais fácil dá-lhe tempo para aprender; a dificuldade «Mais fácil» escolhe todos de uma vez.
-first-harder = Deixe como está: torna o Tengu mais forte.
-first-rare = Deixe como está: a questão raramente se põe.

option-strict_forest = Floresta estrita
option-strict_forest-true = Estrita
option-strict_forest-false = Normal
option-strict_forest-help = Estrita: uma ação de floresta pede um dado maior do que todos os outros da região; contra um seis gasta-se ainda um amuleto.
option-strict_forest-first = Normal. Na floresta estrita, os dados baixos têm menos lugares para onde ir.
option-early_pass = Passar mais cedo
option-early_pass-true = Permitido
option-early_pass-false = Não permitido
option-early_pass-help = Se pode passar embora ainda possa jogar uma carta ou colocar um dado ({ -our-ruling } Q1).
option-early_pass-first = Deixe como está: passar cedo quase nunca ajuda.
option-copy_compares = O dado copiado é comparado
option-copy_compares-true = Sim
option-copy_compares-false = Não
option-copy_compares-help = Com um ou dois jogadores: se um dado tem de prevalecer sobre os outros da sua região para que a sua ação de floresta possa ser copiada ({ -our-ruling } Q31).
option-copy_compares-first = Deixe como está: trata-se de um único espaço.
option-copy_home = Copiar dados da Casa
option-copy_home-true = Permitido
option-copy_home-false = Não permitido
option-copy_home-help = Com um ou dois jogadores: se também se pode copiar um dado que está na Casa do Grande Espírito ({ -our-ruling } Q28).
option-copy_home-first = Deixe como está: trata-se de um único espaço.
option-vision_snapshot = As visões olham para
option-vision_snapshot-true = O fim do último inverno
option-vision_snapshot-false = O fim da Ascensão
option-vision_snapshot-help = Se o que se ganha na Ascensão ainda conta para as visões ({ -our-ruling } Q89).
option-vision_snapshot-first = Deixe como está: só importa na contagem final.
option-memory_repeats = Cristais de memória
option-memory_repeats-true = Pontuam a cada repetição
option-memory_repeats-false = Pontuam uma vez por ícone
option-memory_repeats-help = Se um ícone que dá uma ação várias vezes pontua um cristal de memória de cada vez ({ -our-ruling } Q55).
option-memory_repeats-first = Deixe como está: só importa quando colecionar cristais.
option-harmonize_new = Cristal acabado de obter
option-harmonize_new-true = Pode ser harmonizado logo
option-harmonize_new-false = Só a partir da carta seguinte
option-harmonize_new-help = Se um cristal obtido com uma carta pode ser harmonizado com essa mesma carta ({ -our-ruling } Q7).
option-harmonize_new-first = Deixe como está: só importa quando colecionar cristais.
option-empty_visions_pay = Baralho de visões vazio
option-empty_visions_pay-true = Dá um recurso
option-empty_visions_pay-false = Não dá nada
option-empty_visions_pay-help = O que dá uma ação de visão quando já não há cartas ({ -our-ruling } Q80).
option-empty_visions_pay-first = { -first-rare }

## Jogadores

seat-purple = Roxo
seat-yellow = Amarelo
seat-brown = Castanho
seat-green = Verde

# O Tengu leva artigo; os outros são tratados pelo nome.
the-seat =
    { $seat ->
        [Tengu] O Tengu
       *[other] { $seat }
    }
subject =
    { $seat ->
        [Tengu] o Tengu
       *[other] { $seat }
    }
of-seat =
    { $seat ->
        [Tengu] do Tengu
       *[other] de { $seat }
    }
for-seat =
    { $seat ->
        [Tengu] para o Tengu
       *[other] para { $seat }
    }
the-winner =
    { $winner ->
        [Tengu] O Tengu
       *[other] { $winner }
    }

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
        [0] dado { $place } { of-seat }
       *[other] dado { $place } { of-seat } (valor { $value })
    }
place-left = da esquerda
place-middle = do meio
place-right = da direita
told-apart = { $what } (o { $place })
die-least =
    { $value ->
        [6] dado de { $value }
       *[other] dado de { $value } ou mais
    }
three = { $first }, { $second } e { $third }
one-of = { $what } ({ $number } de { $count })
slot = espaço de carta { $number }

## O tabuleiro

region-yomi = as Terras de Yomi
region-stairs = as Escadas do Conhecimento
region-home = a Casa do Grande Espírito
region-glade = a Clareira de Jade
region-forges = as Forjas
in-yomi = nas Terras de Yomi
in-stairs = nas Escadas do Conhecimento
in-home = na Casa do Grande Espírito
in-glade = na Clareira de Jade
in-forges = nas Forjas
there-yomi = nas Terras
there-stairs = nas Escadas
there-home = na Casa
there-glade = na Clareira
there-forges = nas Forjas
from-yomi = a partir das Terras de Yomi
from-stairs = a partir das Escadas do Conhecimento
from-home = a partir da Casa do Grande Espírito
from-glade = a partir da Clareira de Jade
from-forges = a partir das Forjas
of-yomi = das Terras de Yomi
of-stairs = das Escadas do Conhecimento
of-home = da Casa do Grande Espírito
of-glade = da Clareira de Jade
of-forges = das Forjas
hill = a Colina Hikaru { $region }
home = espaço { $number } da Casa
home-copies = dado −1, depois copie a ação de floresta do dado de outro jogador
forest =
    { $value ->
        [1] ação de floresta para qualquer dado
       *[other] ação de floresta para um { die-least }
    }
forest-does = ação de floresta: { $effect }
favour-bitoku = a carta Bitoku { $region }
favour-yokai = a carta Yōkai { $region }
favour-third = o terceiro favor { $region }
favour-two = o terceiro favor { $region }: duas ações de quatro
choice-vision = tirar visões
choice-rock = obter uma rocha Iwakura
choice-pilgrim = pôr um peregrino junto a uma rocha
choice-kodama = avançar um dos seus Kodamas
kodama = Kodama { of-seat } { $region }
kodama-at = para o espaço { $space } { $region }
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
way-start =
    { $lane ->
        [upper] o início de cima
        [lower] o início de baixo
       *[only] o início
    }
way-step =
    { $lane ->
        [upper] o espaço { $number } de cima
        [lower] o espaço { $number } de baixo
        [bridge] o espaço depois da ponte { $number }
       *[only] o espaço { $number }
    }
way-bridge = a ponte { $number }
way-illumination =
    { $lane ->
        [bridge] a iluminação depois da ponte { $number }
       *[other] a iluminação d{ $place }
    }
way-gate =
    { $lane ->
        [bridge] o pórtico Torii depois da ponte { $number }
       *[other] o pórtico Torii d{ $place }
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

socket =
    { $slot ->
        [0] lugar { $number } de { $colour } ({ $vp } PV)
       *[other] lugar ao lado do espaço de carta { $slot } ({ $vp } PV)
    }
rock-seat =
    { $count ->
        [one] assento junto à rocha do lugar { $first }
       *[other] assento entre as rochas dos lugares { $first } e { $last }
    }
beside-rocks =
    { $count ->
        [1] junto à rocha { $first }
       *[other] entre as rochas { $first } e { $last }
    }
price-free = grátis
price-costs = custa { $price }
price-less = custa { $price }, menos { $count }
price-gives = recebe { $gain }
price-scores = { $terms }, vale { $vp } PV

## Cartas e peças

name-and-effect = { $name }: { $effect }
named = { $name } ({ $effect })
yokai-kappa = Kappa
yokai-imomushi = Imomushi
yokai-nezumi = Nezumi
yokai-kitsune = Kitsune
yokai-shin-ookami = Shin ookami
yokai-yama-uba = Yama-uba
yokai-start = o { $type } inicial
bitoku-makoto = Makoto
bitoku-chuugi = Chuugi
bitoku-yu = Yu
bitoku-jin = Jin
bitoku-rei = Rei
bitoku-gi = Gi
bitoku-meijo = Meijo
vision = visão
vision-does = { $needs }: { $vp } PV, senão −{ $penalty } PV
vision-for = { $vision }: { $vp } PV, senão −{ $penalty } PV
kind-temple = templo
kind-onsen = onsen
kind-farm = quinta
kind-ryokan = ryokan
kind-ancient = edifício milenar
the-temple = o templo
the-onsen = o onsen
the-farm = a quinta
the-ryokan = o ryokan
the-ancient = o edifício antigo
building-does = com um { die-least }, { $effect }
building-for = { $building }, { die-least }
least-does =
    { $value ->
        [1] qualquer dado: { $effect }
       *[other] { die-least }: { $effect }
    }
building-builder =
    { $amulet ->
        [0] quem o constrói: o seu Kodama avança ali { $kodama }
       *[other] quem o constrói: o seu Kodama avança ali { $kodama }, e um amuleto +1
    }
building-owner = o proprietário, quando outro o usa: { $bonus }
crystal-dream = cristal de sonho
crystal-memory = cristal de memória
crystal-ingenuity = cristal de engenho
memory-does = { $vp } PV de cada vez que { $trigger }
trigger-build = construir um edifício
trigger-mitama = obtiver um Mitama
trigger-combine = combinar um Mitama com uma libelinha
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
dragonfly = libelinha
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
        [one] { $count } Mitama
       *[other] { $count } Mitamas
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
virtue-per = { $rate } PV por { $thing }, no máximo { $cap } PV
thing-building = edifício
thing-crystal = cristal
thing-mitama = Mitama
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
thing-lake-lead = pista de Kodama em que lidera sozinho
thing-pip-of-two-dice = pinta dos seus dois melhores dados

## Outros toques

touch-done = não usar
touch-done-die = terminar com este dado
touch-done-card = ficar por aqui
touch-done-move = não avançar mais (os pontos restantes perdem-se)
touch-done-reap = não colher mais
touch-done-wait = deixar à espera
touch-pass = passar
touch-draw = tirar
touch-advance = avançar no seu Caminho de Bitoku
touch-pilgrim = começar uma nova peregrinação
touch-option = uma das opções
touch-end-turn = terminar o seu turno
touch-draw-own = tirar uma carta do seu baralho
touch-draw-two = ver as duas primeiras cartas do { $deck }
touch-refuse-visions = não guardar nenhuma visão, receber: { $resource }
touch-walk-from = mover o peregrino de { $path }
touch-advance-to = avançar no seu Caminho de Bitoku até { $bitoku }
touch-decline-favour = não obter nenhum favor (um é coberto na mesma)
touch-cross = atravessar o rio com o { $value } { $region }
touch-use-die = usar o seu dado de { $value }
touch-use-locked = descartar um peregrino para usar o seu dado bloqueado de { $value }
touch-reinforce = gastar um amuleto +{ $amulet }: dado de { $value }
touch-return-die = dado de { $value }
touch-copy-die = o { $value } { of-seat } { $region }
touch-buy = { $what }, lugar { $place }: { $terms }
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
touch-virtue = remover { $yokai } por { $count } PV
touch-keep-cards = não remover nenhuma carta

## Perguntas

ask-summon =
    { $count ->
        [one] { $seat }: descarte uma carta, para ficar com três.
       *[other] { $seat }: descarte { $count } cartas, para ficar com três.
    }
ask-reap = { $seat }: escolha o próximo cristal de sonho a colher.
ask-turn =
    { $count ->
        [0] { $seat }: { $last }.
        [one] { $seat }: { $first } ou { $last }.
       *[other] { $seat }: { $first } ou { $last }.
    }
turn-card = jogue uma carta
turn-die = use um dado
turn-cross = atravesse o rio
turn-pass = passe
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
ask-act =
    { $open ->
        [forest] { $seat }: escolha uma ação de floresta { $region } (dado de { $value }).
        [building] { $seat }: escolha uma ação de edifício { $region } (dado de { $value }).
       *[both] { $seat }: escolha uma ação de floresta ou de edifício { $region } (dado de { $value }).
    }
ask-spend-amulet = { $seat }: gaste um amuleto para prevalecer sobre um seis.
ask-property = { $seat }: o seu edifício foi usado; escolha a sua bonificação de propriedade.
ask-copy = { $seat }: escolha o dado de outro jogador na floresta para copiar.
ask-copy-action = { $seat }: escolha uma ação de floresta { $region } para um dado de { $value }.
ask-favour =
    { $shared ->
        [yes] { $seat }: escolha um favor de uma das duas Colinas deste lado do tabuleiro.
       *[no] { $seat }: escolha um favor da floresta.
    }
ask-cover = { $seat }: escolha o favor que é coberto sem ser obtido.
ask-two-of-four =
    { $first ->
        [yes] { $seat }: escolha a primeira de duas ações diferentes.
       *[no] { $seat }: escolha a segunda ação, diferente da primeira.
    }
ask-any = { $seat }: escolha um recurso para receber.
ask-order = { $seat }: escolha o que vem primeiro: { $effect }.
ask-pay =
    { $waive ->
        [0] { $seat }: escolha um recurso para pagar.
       *[other] { $seat }: escolha um recurso do custo que não paga.
    }
ask-kodama = { $seat }: escolha um dos seus Kodamas para avançar.
ask-push =
    { $region ->
        [none] { $seat }: escolha um Kodama de outro jogador para fazer recuar.
       *[other] { $seat }: escolha um Kodama de outro jogador para fazer recuar { $region }.
    }
ask-draw = { $seat }: tire uma carta do seu baralho, ou não.
ask-obtain-yokai = { $seat }: veja os dois primeiros Yōkai e guarde um, ou não.
ask-obtain-bitoku = { $seat }: veja os dois primeiros Bitoku e guarde um, ou não.
ask-keep-yokai = { $seat }: escolha o Yōkai a guardar; o outro vai para baixo do baralho.
ask-keep-bitoku = { $seat }: escolha o Bitoku para o seu caminho; o outro vai para baixo do baralho.
ask-vision = { $seat }: guarde uma das visões, ou receba um recurso em vez delas.
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
ask-site = { $seat }: escolha a área habitada para este edifício: { $building }.
ask-crystal =
    { $discount ->
        [0] { $seat }: escolha um cristal para obter.
       *[other] { $seat }: escolha um cristal para obter (desconto { $discount }).
    }
ask-socket = { $seat }: escolha o lugar do { $crystal }.
ask-mitama =
    { $discount ->
        [0] { $seat }: escolha um Mitama para obter.
       *[other] { $seat }: escolha um Mitama para obter (desconto { $discount }).
    }
ask-dragonfly =
    { $discount ->
        [0] { $seat }: escolha uma libelinha para obter.
       *[other] { $seat }: escolha uma libelinha para obter (desconto { $discount }).
    }
ask-combine-mitama = { $seat }: combine { $mitama } com uma libelinha, ou deixe-o à espera.
ask-combine-dragonfly = { $seat }: combine a { $dragonfly } com um Mitama, ou deixe-a à espera.
ask-rock = { $seat }: escolha uma rocha Iwakura.
ask-seat-pilgrim = { $seat }: escolha onde um peregrino se senta junto às suas rochas.
ask-return-dice = { $seat }: escolha o dado para o espaço vermelho por cima do espaço de carta { $number }.
ask-virtue = { $seat }: pode remover uma das suas cartas jogadas pela sua virtude.

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
why-die-alike = este dado é igual ao outro dado deste valor; toque nesse
why-die-chosen = este dado já está colocado
why-die-six = o dado já mostra um seis
why-favour-covered = este favor já foi coberto nesta ronda
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
why-value = pede um { die-least }
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
why-no-counter = já usou todas as suas fichas de construção
why-no-site = nenhuma área habitada tem um espaço vazio deste tipo
why-no-site-here = não há aqui espaço vazio deste tipo
why-no-socket = não tem lugar vazio desta cor
why-socket-taken = há um cristal neste lugar
why-socket-colour = este lugar é para cristais de outra cor ({ -our-ruling } D11)
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
why-on-hill = está numa Colina; um guardião que atravessa o rio pode obtê-la
why-slots-full = os seus três espaços de carta estão cheios
why-slot-taken = há uma carta neste espaço
why-not-played = não é uma das cartas jogadas nesta ronda
why-not-dream = só se colhem cristais de sonho
why-reaped = já colhido, ou chegou só agora e dá a partir da próxima primavera ({ -our-ruling } Q56)
why-not-your-crystal = este cristal não está no seu tabuleiro
why-pass = ainda pode jogar uma carta ou colocar um dado ({ -our-ruling } Q1)

## O registo

log-season =
    { $season ->
        [spring] Começa a primavera da ronda { $round }.
        [summer] Começa o verão da ronda { $round }.
        [autumn] Começa o outono da ronda { $round }.
        [winter] Começa o inverno da ronda { $round }.
       *[ascension] Começa a Ascensão.
    }
deed-drew =
    { $count ->
        [one] tira { $count } carta
       *[other] tira { $count } cartas
    }
deed-discarded = descarta { $yokai }
deed-vp-gained = ganha { $count } PV ({ $source })
deed-resource-gained = recebe { $resource }
log-resource-paid =
    { $seat ->
        [Tengu] O Tengu gasta { $resource }.
       *[other] { $seat } paga { $resource }.
    }
deed-amulet-gained = recebe um amuleto +{ $amulet }
deed-amulet-spent = gasta um amuleto +{ $amulet }; o dado mostra { $value }
deed-card-played = joga { $yokai-full } ({ $slot })
deed-activated = ativa { $yokai }
deed-not-activated = não ativa { $yokai-full }
deed-unlocked = desbloqueia um dado de { $value }
deed-pilgrim-gone = descarta um peregrino para desbloquear um dado de { $value }
deed-die-placed = coloca um { $value } { $region }
deed-die-home = coloca um { $value } no { $home }
deed-die-lowered = baixa o dado para { $value } ({ $home })
deed-forest-action = faz uma ação de floresta { $region }: { $action }
deed-building-action = usa um edifício: { $building-full }
deed-copied = copia { $die }
deed-crossed = atravessa o rio { $region }; o dado mostra { $value }
deed-favour-taken = obtém { $favour }
deed-favour-two = obtém { $favour }
deed-favour-left = cobre sem obter: { $favour-full }
deed-passed = passa
deed-kodama-moved = avança o Kodama { $region-full }
deed-kodama-pushed = faz recuar o { $kodama-full } para o espaço { $space }
deed-bitoku-taken = junta { $bitoku } ao Caminho de Bitoku
deed-yokai-taken = fica com { $yokai } na mão
deed-yokai-kept = guarda um de dois Yōkai
deed-vision-kept = guarda a { $vision }
deed-visions-refused = não guarda nenhuma visão
deed-rock-taken = obtém a { $rock }
deed-rock-pilgrim = dá a um peregrino o { $beside-full }
deed-built = constrói um edifício { $region-full }: { $building-full }
deed-property = recebe o bónus de propriedade: { $building-full }
deed-resumed = continua com o edifício: { $building-full }
deed-crystal-taken = obtém o { $crystal }, e um peregrino desperta
deed-crystal-used = usa o { $crystal-full }
deed-mitama-taken = obtém { $mitama }
deed-dragonfly-taken = obtém a { $dragonfly }
deed-combined = combina { $mitama-full } com a { $dragonfly-full }
deed-completed = completa { $bitoku-full }
deed-set-out = envia um peregrino: { $path-full }
deed-walked = avança um peregrino: { $path-full }
deed-arrived = leva um peregrino ao destino: { $path-full }
deed-order =
    { $space ->
        [0] fica em { $place }.º lugar na ordem dos turnos, sem dados na Casa
       *[other] fica em { $place }.º lugar na ordem dos turnos, com um dado no espaço { $space } da Casa
    }
deed-dice-home = traz para casa guardiões de { $dice }
log-guardians = Os guardiões regressam a casa.
log-summoned = As três cartas desta ronda estão escolhidas.
log-snow = Neve na floresta: novas cartas nas colinas.
log-final-count = A contagem final.
deed-virtue = remove { $yokai-full } por { $count } PV
deed-virtue-kept = não remove nenhuma carta
log-hill-cards = Novas cartas, { $hill }: { $bitoku } e { $yokai }.
log-building-shown = Revela-se um edifício: { $building }.
logs-building-shown = Novos edifícios expostos: { $building }.
log-crystal-shown = Revela-se um cristal: { $crystal }.
logs-crystal-shown = Novos cristais expostos: { $crystal }.
log-mitama-shown = Revela-se um Mitama: { $mitama }.
logs-mitama-shown = Novos Mitamas expostos: { $mitama }.
log-dragonfly-shown = Revela-se uma libelinha: { $dragonfly }.
logs-dragonfly-shown = Novas libelinhas expostas: { $dragonfly }.
deed-reshuffled = baralha a pilha de descarte num novo baralho
log-deck-reshuffled = A pilha de descarte torna-se o novo { $deck }.
deed-final-earned = tem { $count } PV antes da contagem
deed-final-first = é o primeiro na ordem dos turnos: { $count } PV
deed-final-types =
    { $types ->
        [0] não tem Bitoku
        [one] tem { $types } tipo de Bitoku: { $count } PV
       *[other] tem { $types } tipos de Bitoku: { $count } PV
    }
deed-final-treasure = tem { $count } PV pelo tesouro { $region }
deeds-final-treasure = tem { $count } PV pelos tesouros { $region }
log-final-wild-yokai = Os Yama-uba { of-seat } contam como { $yokai-type }.
log-final-wild-mitama = Os Shinigami { of-seat } contam como { $mitama-type }.
deed-final-rock = tem { $count } PV pela { $rock }
deed-final-homage = tem { $count } PV pela homenagem dos guardiões (pintas dos dados e recursos)
deed-final-vision = completou a { $vision }: { $count } PV
deed-final-vision-lost = não completou a { $vision }: −{ $count } PV
deed-final-fate = tem { $count } PV pelo destino realizado (PV descobertos no tabuleiro)
deed-final-score = termina o jogo com { $count } PV
log-won =
    { $why ->
        [points] { $winner } ganha com { $count } PV.
        [visions] { $winner } ganha com { $count } PV, graças a mais visões completas.
       *[order] { $winner } ganha com { $count } PV, graças ao lugar na ordem dos turnos.
    }

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
effect-mp =
    { $count ->
        [one] { $count } ponto de movimento
       *[other] { $count } pontos de movimento
    }
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
        [one] obtenha uma rocha Iwakura
       *[other] obtenha { $count } rochas Iwakura
    }
effect-pilgrim =
    { $count ->
        [one] ponha um peregrino junto a uma rocha
       *[other] ponha { $count } peregrinos junto a rochas
    }
effect-build =
    { $count ->
        [one] construa um edifício pagando o custo
       *[other] construa { $count } edifícios pagando o custo
    }
effect-build-less =
    { $count ->
        [one] construa um edifício com { $less } a menos
       *[other] construa { $count } edifícios com { $less } a menos
    }
effect-crystal =
    { $count ->
        [one] compre um cristal
       *[other] compre { $count } cristais
    }
effect-mitama =
    { $count ->
        [one] compre um Mitama
       *[other] compre { $count } Mitamas
    }
effect-dragonfly =
    { $count ->
        [one] compre uma libelinha
       *[other] compre { $count } libelinhas
    }
effect-kodama =
    { $count ->
        [one] avance um dos seus Kodamas 1 espaço
       *[other] avance os seus Kodamas { $count } espaços ao todo
    }
effect-kodama-here =
    { $count ->
        [one] avance aqui o seu Kodama 1 espaço
       *[other] avance aqui o seu Kodama { $count } espaços
    }
effect-push =
    { $count ->
        [one] faça recuar 1 espaço o Kodama de outro jogador
       *[other] faça recuar { $count } espaços ao todo os Kodamas de outros jogadores
    }
effect-push-here =
    { $count ->
        [one] faça recuar aqui 1 espaço o Kodama de outro jogador
       *[other] faça recuar aqui { $count } espaços ao todo os Kodamas de outros jogadores
    }
effect-discount =
    { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    }

## Os efeitos em poucas palavras, para nomes e botões

brief-or = { $first } ou { $second }
brief-pay = { $gain } por { $cost }
brief-less = { $what } −{ $count }
brief-both = { $first } e { $second }, um deles −1
brief-memory = { $vp } PV por { $trigger }
brief-any =
    { $count ->
        [one] recurso à escolha
       *[other] { $count } recursos
    }
brief-mp = { $count } PM
brief-unlock =
    { $count ->
        [one] desbloquear um dado
       *[other] desbloquear { $count } dados
    }
brief-draw =
    { $count ->
        [one] tirar uma carta
       *[other] tirar { $count } cartas
    }
brief-yokai =
    { $count ->
        [one] carta Yōkai
       *[other] { $count } cartas Yōkai
    }
brief-bitoku =
    { $count ->
        [one] carta Bitoku
       *[other] { $count } cartas Bitoku
    }
brief-vision =
    { $count ->
        [one] visão
       *[other] { $count } visões
    }
brief-rock =
    { $count ->
        [one] rocha
       *[other] { $count } rochas
    }
brief-pilgrim =
    { $count ->
        [one] peregrino junto a rocha
       *[other] { $count } peregrinos junto a rochas
    }
brief-build =
    { $count ->
        [one] construir
       *[other] construir { $count } vezes
    }
brief-crystal =
    { $count ->
        [one] comprar um cristal
       *[other] comprar { $count } cristais
    }
brief-mitama =
    { $count ->
        [one] comprar um Mitama
       *[other] comprar { $count } Mitamas
    }
brief-dragonfly =
    { $count ->
        [one] comprar uma libelinha
       *[other] comprar { $count } libelinhas
    }
brief-kodama = Kodama +{ $count }
brief-kodama-here = Kodama aqui +{ $count }
brief-push = Kodama adversário −{ $count }
brief-push-here = Kodama adversário aqui −{ $count }
brief-trigger-build = edifício construído
brief-trigger-mitama = Mitama
brief-trigger-combine = combinação
brief-trigger-cross = travessia do rio
brief-trigger-arrive = peregrino que chega
brief-trigger-complete = Bitoku completo
brief-trigger-building-action = edifício usado
brief-trigger-vision = visão guardada

## Para que servem as coisas

tell-yokai = Jogada: { $effect }. Removida no inverno: { $virtue }.
tell-bitoku = Quando a sua ficha lá chega: { $effect }. Os tipos diferentes pontuam na Ascensão.
tell-building =
    { $amulet ->
        [0] Ação: { $effect }. Quem o constrói avança { $kodama } o seu Kodama da região. O proprietário recebe, quando outros o usam: { $bonus }.
       *[other] Ação: { $effect }. Quem o constrói avança { $kodama } o seu Kodama da região e recebe um amuleto +1. O proprietário recebe, quando outros o usam: { $bonus }.
    }
tell-ancient = Ação: { $effect }. Não tem proprietário.
tell-mitama = Ao ser obtido: { $effect }. Pode então ser combinado com uma libelinha.
tell-dragonfly = Combinada com um Mitama: { $effect }.
tell-shown = À vista, lugar { $place }: { $terms }.
tell-shown-building = À vista: o próximo edifício { of-seat } { $terms }.
tell-rock =
    { $family ->
        [yokai] Na Ascensão cada peregrino ao lado vale 1 PV por cada carta { $types } que possui.
        [mitama] Na Ascensão cada peregrino ao lado vale 1 PV por cada { $types } que possui.
       *[building] Na Ascensão cada peregrino ao lado vale 1 PV por cada { $types } que construiu.
    }
tell-tengu-rock = Uma rocha do Tengu: na Ascensão vale ao Tengu { $vp } PV por cada elemento do Tengu que a rocha mostra.
tell-socket = Um cristal posto aqui desperta o peregrino, e os PV são seus na Ascensão.
tell-crystal-dream = Em cada primavera e na Ascensão: { $effect }. Pô-lo desperta um peregrino e descobre PV.
tell-crystal-memory = { $effect }. Pô-lo desperta um peregrino e descobre PV.
tell-crystal-ingenuity = Quando joga um Yōkai no espaço de carta ao lado: { $effect }. Pô-lo desperta um peregrino e descobre PV.
tell-beside = Um peregrino senta-se aqui de vez ({ $price }). Pontua pelas rochas ao lado.
tell-resource = Serve para pagar. Na Ascensão as pintas dos seus dados e os seus recursos, somados, valem 1 PV por cada { $divisor }.
tell-amulet = Antes de colocar um guardião pode gastá-lo: o dado sobe { $value }, até seis.
tell-die-locked = Bloqueado. Um Yōkai jogado no espaço de carta por baixo desbloqueia-o; ou o jogador a quem pertence descarta um peregrino desperto e usa-o logo.
tell-die-unlocked = Desbloqueado: pode ser colocado na floresta.
tell-die-forest =
    { $shared ->
        [yes] Está { $region }. Com { $needs } ou mais pode atravessar o rio e obter um favor de uma das duas Colinas deste lado do tabuleiro ({ -our-ruling } D31).
       *[no] Está { $region }. Com { $needs } ou mais pode atravessar o rio e obter um favor.
    }
tell-die-home = Fica na Casa do Grande Espírito até ao inverno. No outono, o espaço mais alto onde um jogador ali tem um dado decide o lugar desse jogador na ordem dos turnos.
tell-die-hill = Atravessou o rio e descansa até ao inverno.
tell-tengu-die-locked = Bloqueado. Os passos B, D e G do Tengu desbloqueiam o menor dos dados bloqueados dele.
tell-tengu-die-unlocked = Desbloqueado. Nos passos C, F e I o Tengu coloca o menor dos dados desbloqueados dele.
tell-tengu-die-forest = Está { $region }. Nos passos A, E, H e K pode atravessar o rio e mantém o valor; dos dados do Tengu que o poderiam fazer, atravessa o maior.
tell-slot = Um Yōkai jogado aqui desbloqueia o dado por cima; depois podem usar-se a carta e o cristal ao lado.
tell-region =
    { $strict ->
        [yes] { $region } Uma ação de floresta, para um dado superior a todos os outros ali; antes ou depois, a ação de um edifício por baixo.
       *[no] { $region } Uma ação de floresta, para um dado que nenhum outro ali supera; antes ou depois, a ação de um edifício por baixo.
    }
tell-region-yomi = Aqui compram-se Mitamas e libelinhas.
tell-region-stairs = Aqui ganham-se pontos de movimento, para os peregrinos e o seu Caminho de Bitoku.
tell-region-glade = Aqui recebem-se recursos.
tell-region-forges = Aqui compram-se cristais e constroem-se edifícios.
tell-region-home = Aqui os dados não se comparam ({ -our-ruling } Q15). Cada espaço tem a sua ação. No outono, os jogadores com um dado aqui são os primeiros na ordem dos turnos, a partir do espaço mais alto ({ -our-ruling } Q84).
tell-home =
    { $value ->
        [1] Espaço { $place } a contar de cima: no outono, quem está num espaço mais alto fica antes de quem está mais abaixo. Ação: { $effect }.
       *[other] Espaço { $place } a contar de cima, para um dado de { $value } ou mais: no outono, quem está num espaço mais alto fica antes de quem está mais abaixo. Ação: { $effect }.
    }
tell-favour-for =
    { $shared ->
        [yes] Para um guardião que atravessa o rio deste lado do tabuleiro, até uma das duas Colinas ({ -our-ruling } D31), uma vez por ronda
       *[no] Para um guardião que atravessa o rio até esta Colina, uma vez por ronda
    }
tell-favour-bitoku = { $who }: a carta vai para o fim do seu Caminho de Bitoku.
tell-favour-yokai = { $who }: a carta vai para a sua mão.
tell-favour-two = { $who }: duas ações diferentes de quatro ({ $actions }).
tell-choice-vision = Vê duas visões e guarda uma, ou recebe um recurso em vez delas.
tell-choice-rock = Uma rocha do Jardim das Rochas vai para o próximo lugar do seu Caminho das Rochas.
tell-choice-pilgrim = Um peregrino desperto senta-se junto a uma das suas rochas; alguns assentos têm um preço.
tell-choice-kodama = Um dos seus Kodamas avança um espaço.
tell-kodama = Está no espaço { $space } de { $last }. Na Ascensão o primeiro, o segundo e o terceiro Kodama da pista valem { $awards } PV; os empates partilham.
tell-tengu-kodama = Está no espaço { $space } de { $last }. Na Ascensão o primeiro, o segundo e o terceiro Kodama da pista valem { $awards } PV. Empatado consigo, o Tengu conta como à frente ({ -our-ruling } T44); os outros empates partilham.
tell-path-start = As novas peregrinações começam aqui; pôr-se a caminho custa 1 ponto de movimento.
tell-path-step = Os peregrinos andam de espaço em espaço, por 1 ponto de movimento cada, e viram para os caminhos secundários.
tell-path-bridge =
    { $needs ->
        [one] Só entram peregrinos de um jogador que completou { $needs } carta Bitoku.
       *[other] Só entram peregrinos de um jogador que completou { $needs } cartas Bitoku.
    }
tell-path-illumination = Um peregrino que aqui chega fica de vez e recebe o que o espaço mostra. Cada jogador só pode ter um peregrino neste caminho secundário.
tell-path-gate = Um peregrino que aqui chega fica de vez e recebe o que o espaço mostra, depois: { $effect }. As peregrinações seguintes do jogador podem começar ao lado.
tell-pilgrim = Um peregrino desperto parte pelos Caminhos da Sabedoria por 1 ponto de movimento. Pôr um cristal desperta um peregrino.
tell-advance = A sua ficha passa para a carta seguinte do seu Caminho de Bitoku por 1 ponto de movimento: recebe os PV e a ação.
tell-draw = Do topo do baralho. O que se tira não pode voltar.
tell-pass = Não faz mais nada neste verão.
tell-done = Prescinde do que aqui é oferecido; não volta a ser oferecido neste turno.
tell-done-card =
    { $count ->
        [one] Prescinde do que resta: { $what }.
       *[other] Prescinde das duas coisas: { $what }.
    }
tell-done-die =
    { $open ->
        [forest] Não faz nenhuma ação da floresta com este dado.
        [building] Não faz nenhuma ação de edifício com este dado.
       *[both] Já não faz ação da floresta nem ação de edifício com este dado.
    }
tell-done-wait = Fica no seu tabuleiro; pode combiná-la quando obtiver outra peça para ela.
tell-done-reap = Os cristais que deixar não dão nada até à próxima primavera.

## A contagem

score-spirits = Lugares dos Mitamas
score-bitoku = Bitoku completos
score-paths = Caminhos da Sabedoria
score-memory = Cristais de memória
score-property = Bonificações de propriedade
score-virtue = A virtude do Espírito
score-effects = Cartas, peças e cristais
score-first = O primeiro entre muitos (primeiro na ordem dos turnos)
score-types = A reverência dos Bitokus
score-treasures = Tesouros do Lago
score-rocks = O eco das Rochas Iwakura
score-homage = A homenagem dos Guardiões (pintas dos dados e recursos)
score-visions = Visões Reveladas
score-fate = O Destino Realizado (PV descobertos por edifícios e cristais)
score-total = Total

# O que um turno trouxe em cada linha, dito pelo guia: “+4 por …”
brought-spirits = pelos lugares dos Mitamas
brought-bitoku = por Bitoku completos
brought-paths = nos Caminhos da Sabedoria
brought-memory = dos cristais de memória
brought-property = em bonificações de propriedade
brought-virtue = por uma virtude
brought-effects = de cartas, peças e cristais
brought-first = pelo primeiro lugar na ordem dos turnos
brought-types = por Bitoku diferentes no fim
brought-treasures = nos tesouros do lago
brought-rocks = pelas suas rochas
brought-homage = por dados e recursos, tal como contam no fim
brought-visions = pelas suas visões
brought-fate = descobertos no seu tabuleiro

# O que um turno rende no fim em cada linha, em relação a outro (problemas)
ends-spirits =
    { $side ->
        [more] os lugares dos Mitamas rendem mais { $points }
       *[less] os lugares dos Mitamas rendem menos { $points }
    }
ends-bitoku =
    { $side ->
        [more] os Bitoku completos rendem mais { $points }
       *[less] os Bitoku completos rendem menos { $points }
    }
ends-paths =
    { $side ->
        [more] os Caminhos da Sabedoria rendem mais { $points }
       *[less] os Caminhos da Sabedoria rendem menos { $points }
    }
ends-memory =
    { $side ->
        [more] os cristais de memória rendem mais { $points }
       *[less] os cristais de memória rendem menos { $points }
    }
ends-property =
    { $side ->
        [more] as bonificações de propriedade rendem mais { $points }
       *[less] as bonificações de propriedade rendem menos { $points }
    }
ends-virtue =
    { $side ->
        [more] a virtude do Espírito rende mais { $points }
       *[less] a virtude do Espírito rende menos { $points }
    }
ends-effects =
    { $side ->
        [more] as cartas, peças e cristais rendem mais { $points }
       *[less] as cartas, peças e cristais rendem menos { $points }
    }
ends-first =
    { $side ->
        [more] o primeiro lugar na ordem dos turnos rende mais { $points }
       *[less] o primeiro lugar na ordem dos turnos rende menos { $points }
    }
ends-types =
    { $side ->
        [more] os Bitokus que lhe fazem reverência rendem mais { $points }
       *[less] os Bitokus que lhe fazem reverência rendem menos { $points }
    }
ends-treasures =
    { $side ->
        [more] os tesouros do Lago rendem mais { $points }
       *[less] os tesouros do Lago rendem menos { $points }
    }
ends-rocks =
    { $side ->
        [more] as Rochas Iwakura rendem mais { $points }
       *[less] as Rochas Iwakura rendem menos { $points }
    }
ends-homage =
    { $side ->
        [more] as pintas dos dados e os seus recursos rendem mais { $points }
       *[less] as pintas dos dados e os seus recursos rendem menos { $points }
    }
ends-visions =
    { $side ->
        [more] as visões rendem mais { $points }
       *[less] as visões rendem menos { $points }
    }
ends-fate =
    { $side ->
        [more] os PV descobertos por edifícios e cristais rendem mais { $points }
       *[less] os PV descobertos por edifícios e cristais rendem menos { $points }
    }

## The Tengu: options of the solo game

option-tengu_no_dragonfly = Mais fácil: libelinha inicial
option-tengu_no_dragonfly-true = Nenhuma
option-tengu_no_dragonfly-false = Como habitual
option-tengu_no_dragonfly-help = Se o Tengu começa sem libelinha. Junto com a opção mais difícil das libelinhas, começa com uma.
option-tengu_no_dragonfly-first = { -first-easier }
option-tengu_no_yokai = Mais fácil: Yōkai iniciais
option-tengu_no_yokai-true = Nenhum
option-tengu_no_yokai-false = Como habitual
option-tengu_no_yokai-help = Se o Tengu começa sem as cinco cartas iniciais de Yōkai dele, que valem 3 PV cada.
option-tengu_no_yokai-first = { -first-easier }
option-tengu_no_resources = Mais fácil: recursos iniciais
option-tengu_no_resources-true = Nenhum
option-tengu_no_resources-false = Como habitual
option-tengu_no_resources-help = Se o Tengu começa sem recursos.
option-tengu_no_resources-first = { -first-easier }
option-tengu_kodama_behind = Mais fácil: Kodama de um dado colocado
option-tengu_kodama_behind-true = Só onde o jogador está à frente
option-tengu_kodama_behind-false = Como habitual
option-tengu_kodama_behind-help = Se colocar um dado só avança o Kodama do Tengu onde o Kodama do jogador está à frente.
option-tengu_kodama_behind-first = { -first-easier }
option-tengu_no_spring = Mais fácil: cristais na primavera
option-tengu_no_spring-true = Sem pontos de movimento
option-tengu_no_spring-false = Como habitual
option-tengu_no_spring-help = Se o Tengu não recebe pontos de movimento pelos cristais dele na primavera.
option-tengu_no_spring-first = { -first-easier }
option-tengu_pilgrim = Mais difícil: peregrino a caminho
option-tengu_pilgrim-true = Sim
option-tengu_pilgrim-false = Não
option-tengu_pilgrim-help = Se um peregrino do Tengu está desde o início no primeiro espaço do caminho.
option-tengu_pilgrim-first = { -first-harder }
option-tengu_kodamas = Mais difícil: Kodamas
option-tengu_kodamas-true = Um espaço à frente
option-tengu_kodamas-false = Como habitual
option-tengu_kodamas-help = Se todos os Kodamas do Tengu começam um espaço mais à frente.
option-tengu_kodamas-first = { -first-harder }
option-tengu_two_dragonflies = Mais difícil: libelinhas
option-tengu_two_dragonflies-true = Duas
option-tengu_two_dragonflies-false = Como habitual
option-tengu_two_dragonflies-help = Se o Tengu começa com duas libelinhas.
option-tengu_two_dragonflies-first = { -first-harder }
option-tengu_leads = Mais difícil: pistas onde o Tengu está à frente
option-tengu_leads-true = 3 PV cada
option-tengu_leads-false = Como habitual
option-tengu_leads-help = Se o Tengu pontua mais 3 PV por cada pista de Kodama onde está à frente do jogador na Ascensão.
option-tengu_leads-first = { -first-harder }
option-tengu_best_illumination = Decisão: iluminações do Tengu
option-tengu_best_illumination-true = Só a melhor do tabuleiro
option-tengu_best_illumination-false = A melhor ao alcance
option-tengu_best_illumination-help = O livro manda um peregrino do Tengu para a iluminação mais alta que está «disponível». Ao alcance: para no melhor espaço livre a que pode chegar. Só a melhor do tabuleiro: só para se nenhuma iluminação livre de outro caminho secundário vale mais; senão segue em frente ({ -our-ruling } T26).
option-tengu_best_illumination-first = { -first-rare }
option-tengu_home_dice = Decisão: dados altos na Casa
option-tengu_home_dice-true = Contam
option-tengu_home_dice-false = Não contam
option-tengu_home_dice-help = No passo F, o Tengu pontua pelos dados do jogador de 5 ou 6 «abaixo do rio». Não contam: só os das quatro regiões junto ao rio. Contam: também os da Casa do Grande Espírito ({ -our-ruling } T18).
option-tengu_home_dice-first = { -first-rare }
option-tengu_wilds_match = Decisão: jokers do Tengu
option-tengu_wilds_match-true = Correspondem às rochas dele
option-tengu_wilds_match-false = Não correspondem a nada
option-tengu_wilds_match-help = Se Yama-uba e Shinigami do Tengu correspondem à rocha da mesma espécie na Ascensão ({ -our-ruling } T43).
option-tengu_wilds_match-first = { -first-rare }
option-tengu_reselect = Decisão: Kodama bloqueado na Clareira
option-tengu_reselect-true = Avança outro
option-tengu_reselect-false = O passo perde-se
option-tengu_reselect-help = O que acontece na Clareira de Jade quando o Kodama mais competitivo do Tengu não pode avançar: o passo perde-se, ou avança o mais competitivo dos que podem avançar ({ -our-ruling } T41).
option-tengu_reselect-first = { -first-rare }
option-tengu_tie_possible = Decisão: pistas onde já não há empate
option-tengu_tie_possible-true = Deixadas de fora
option-tengu_tie_possible-false = Também comparadas
option-tengu_tie_possible-help = O último espaço leva um só Kodama: com o do jogador lá, o Tengu já não o pode igualar nessa pista. O Kodama mais competitivo do Tengu é aquele a que faltam menos passos para o empate. Também comparadas: a distância conta à mesma. Deixadas de fora: uma pista assim só é escolhida se não houver outra ({ -our-ruling } T48).
option-tengu_tie_possible-first = { -first-rare }
option-tengu_neutral_shares = Decisão: três Kodamas empatados
option-tengu_neutral_shares-true = Neutro com o Tengu
option-tengu_neutral_shares-false = Neutro consigo
option-tengu_neutral_shares-help = Empatado consigo, o Tengu conta como à frente; o livro não diz com qual dos dois o Kodama neutro fica então empatado. Neutro consigo: o Tengu fica sozinho com o melhor prémio, e vocês partilham os dois seguintes. Neutro com o Tengu: esses dois partilham os dois melhores, e você fica com o terceiro ({ -our-ruling } T44).
option-tengu_neutral_shares-first = { -first-rare }

## The Tengu: words

seat-tengu = Tengu
tengu-card =
    { $count ->
        [0] { $where }; quer { $types }; recurso: { $resource }
       *[other] { $where } ({ $goods }); quer { $types }; recurso: { $resource }
    }
tengu-favourite-place = o local favorito dele, { $region }
tengu-no-resource = nenhum
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
tengu-does-d-free = desbloquear um dado e fazer a ação indicada; não há nada a gastar
tengu-does-e = atravessar o rio num vau contestado, para o último espaço livre
tengu-does-f = colocar um dado na Casa do Grande Espírito
tengu-does-g = desbloquear um dado e receber o recurso associado
tengu-does-g-free = desbloquear um dado e receber aquilo de que tem menos
tengu-does-h = atravessar o rio por uma carta indicada
tengu-does-i = colocar um dado onde o Kodama do Tengu é mais competitivo
tengu-does-j = virar de novo a peça de Atitude e receber o recurso associado
tengu-does-j-free = virar de novo a peça de Atitude e receber aquilo de que tem menos
tengu-does-k = atravessar o rio
tengu-does-l = passar
tengu-why-no-crossing = nenhum dado do Tengu está num vau
tengu-why-not-contested = o vau do Tengu não é contestado
tengu-why-no-match = nenhuma carta dos tipos indicados está disponível ali
tengu-why-more-spaces = há mais de um espaço livre do outro lado do rio
tengu-why-location-taken = o local indicado está cheio
tengu-why-has-unlocked = tem um dado desbloqueado
tengu-why-no-locked = não tem dado bloqueado
tengu-why-no-unlocked = não tem dado desbloqueado
tengu-why-attitude-active = a peça de Atitude está ativa
tengu-why-attitude-inactive = a peça de Atitude está inativa
tengu-why-not-leftmost = a carta não é a mais à esquerda
tengu-why-no-resource = não tem o recurso associado
tengu-why-in-home = já tem um dado na Casa nesta ronda
tengu-why-home-full = a Casa está cheia
tengu-why-location-free = o local indicado não está cheio
tengu-why-regions-full = os quatro locais estão cheios
tengu-why-has-dice = ainda tem dados no tabuleiro dele
tengu-compared-space = com um espaço livre para o dado do Tengu
tengu-compared-site = com um lugar livre para o edifício
tengu-compared-move = onde o Kodama do Tengu pode avançar
tengu-compared-tie = onde o Tengu ainda pode empatar, { -our-ruling } T48
tengu-instead-dragonfly = um Mitama do Tengu espera, por isso obtém uma libelinha
tengu-instead-mitama = nenhum Mitama do Tengu espera, por isso obtém um
tengu-instead-crystal = não pode construir nenhum favorito, por isso obtém um cristal
tengu-instead-building = pode construir um favorito, por isso constrói-o

## The Tengu: the log

deed-tengu-rolled =
    { $lower ->
        [1] lança { $first } e { $second } para a sua carta da direita
        [2] lança { $first } e { $second } para a sua carta da direita
        [3] lança { $first } e { $second } para a sua carta do meio
        [4] lança { $first } e { $second } para a sua carta do meio
       *[other] lança { $first } e { $second } para a sua carta da esquerda
    }
log-tengu-card = Carta ativa do Tengu, { $place }: { $card }.
log-tengu-skipped = Passo { $step } saltado: { $why }.
logs-tengu-skipped = Passos { $step } saltados.
deed-tengu-step = dá o passo { $step }: { $does }
deed-tengu-attitude = vira a sua peça de Atitude, agora { $side }
log-tengu-kind-roll = Ambos correspondem: um { $roll } indica { $kind }.
log-tengu-hill-roll = Duas cartas possíveis: um { $roll } indica { $hill }.
log-tengu-place-roll = Um { $roll } indica o lugar { $place }.
log-tengu-place-next = O lugar { $wanted } não lhe está aberto, por isso escolhe o lugar { $place }.
log-tengu-path-roll = Dois caminhos: um { $roll } indica { $path }.
log-tengu-favourite-yokai = O Yōkai favorito do Tengu está ali: { $yokai }.
log-tengu-favourite-mitama = O Mitama favorito do Tengu, no lugar { $place }: { $mitama }.
log-tengu-favourite-building = O edifício favorito do Tengu, no lugar { $place }: { $building }.
log-tengu-no-favourite = Não há nenhum favorito ({ $kind }).
log-tengu-rarest = O Bitoku mais raro de um tipo que não tem (raridade { $rarity }): { $bitoku }.
log-tengu-no-rarest = Não há nenhum Bitoku de um tipo que não tem.
deed-tengu-nothing = não encontra nada para obter
deed-tengu-yokai = junta { $yokai } à pilha dele
log-tengu-compared =
    { $count ->
        [one] Só há uma pista possível, { $why }: { $regions }.
       *[other] Só há estas pistas possíveis, { $why }: { $regions }.
    }
log-tengu-competitive =
    { $gap ->
        [0] Kodama mais competitivo (nenhum está atrás do Kodama do jogador; primeiro prémio { $award } PV): { $region }.
        [-1] Kodama mais competitivo (nenhum destes está atrás do Kodama do jogador; primeiro prémio { $award } PV): { $region }.
       *[other] Kodama mais competitivo ({ $gap } atrás do Kodama do jogador; primeiro prémio { $award } PV): { $region }.
    }
log-tengu-blocked = O Kodama do Tengu não pode avançar, o passo perde-se: { $region }.
log-tengu-held = O Kodama do Tengu não está atrás, por isso fica: { $region }.
log-tengu-fewest = A carta não indica recurso: recebe aquele de que tem menos, { $resource } ({ $count }).
log-tengu-action = O Tengu faz a ação deste local: { $region }.
log-tengu-not-shown = A carta não indica este local: { $kind }.
deed-tengu-lost = não pode obter nenhum ({ $kind }): a ação perde-se
deed-tengu-spring =
    { $count ->
        [1] ganha { $count } ponto de movimento pelos seus cristais ({ $crystals })
       *[other] ganha { $count } pontos de movimento pelos seus cristais ({ $crystals })
    }
log-tengu-points =
    { $count ->
        [one] O Tengu gasta { $count } ponto de movimento.
       *[other] O Tengu gasta { $count } pontos de movimento.
    }
deed-tengu-point-lost = perde um ponto de movimento: nada dele pode avançar, e não lhe restam peregrinos
deed-tengu-arrived = leva um peregrino ao destino: { $where }; pontua o dobro dos { $vp } PV impressos e ignora o resto
deed-tengu-gate-card = tira uma carta no Pórtico: { $card }
deed-tengu-high-dice =
    { $home ->
        [0] pontua { $vp } PV; dados de 5 ou 6 do humano junto ao rio: { $count }
       *[other] pontua { $vp } PV; dados de 5 ou 6 do humano junto ao rio ou na Casa: { $count }
    }
deed-tengu-crystal = obtém o { $crystal }
log-tengu-refilled = Nova carta na fila: { $card }.
log-tengu-reshuffled = As { $count } cartas descartadas do Tengu formam o novo baralho dele.
log-tengu-rock-gone = A { $rock } sai do Jardim das Rochas.
deed-tengu-final-rock = tem { $count } PV pela { $rock }: { $items } correspondem
deed-tengu-final-yokai = tem { $count } PV pelos seus Yōkai: { $starting } iniciais e { $advanced } «avançados»
deed-tengu-final-resources = tem { $count } PV pelos recursos
deed-tengu-final-crystals = tem { $count } PV pelos cristais
log-tengu-final-tie =
    { $neutral ->
        [0] Empatado com o humano, o Tengu conta como à frente: { $region }.
        [1] Empatado com o humano, o Tengu conta como à frente; o Kodama neutro partilha com o humano ({ -our-ruling } T44): { $region }.
       *[other] Empatado com o humano, o Tengu conta como à frente; o Kodama neutro partilha com o Tengu ({ -our-ruling } T44): { $region }.
    }
deed-tengu-final-ahead = tem { $count } PV por estar à frente do humano: { $region }
log-tengu-result = { the-winner } ganha (com PV iguais, é o Tengu).

score-home = Tengu na Casa
score-yokai = Tengu: Yōkai
score-resources = Tengu: recursos
score-crystals = Tengu: cristais
score-ahead = Tengu: pistas onde está à frente

## Why a touch cannot be taken back: what it brings to light, by the event that tells it

light-drew = Será tirada uma carta do seu baralho.
light-looked-at-yokai =
    { $count ->
        [1] Verá uma nova carta Yōkai.
        [2] Verá duas novas cartas Yōkai.
       *[other] Verá { $count } novas cartas Yōkai.
    }
light-looked-at-bitoku =
    { $count ->
        [1] Verá uma nova carta Bitoku.
        [2] Verá duas novas cartas Bitoku.
       *[other] Verá { $count } novas cartas Bitoku.
    }
light-looked-at-vision =
    { $count ->
        [1] Verá uma nova visão.
        [2] Verá duas novas visões.
       *[other] Verá { $count } novas visões.
    }
light-guardians =
    { $seats ->
        [1] Os guardiões voltam a casa, e o inverno continua.
       *[other] Todos os guardiões voltam a casa, e todos veem para onde.
    }
light-summoned =
    { $seats ->
        [1] A carta é descartada, e o verão começa.
       *[other] Todos mostram o que descartam, e o verão começa.
    }
light-snow = Fim da ronda: serão reveladas novas cartas e peças.
light-final-count = Fim do jogo: todas as cartas serão mostradas.
light-tengu-rolled = O Tengu lançará os dados e revelará uma carta.
light-tengu-rock-gone = Uma rocha escolhida ao acaso sairá do jardim.
light-tengu-spring = O Tengu recolherá o que os seus cristais dão.

## Frases do narrador

amount-vp-gained = { effect-vp }
amount-amulet-gained =
    { $count ->
        [1] { $count } amuleto de +{ $amulet }
       *[other] { $count } amuletos de +{ $amulet }
    }
amount-amulet-spent = { amount-amulet-gained }
deeds-drew = { deed-drew }
deeds-discarded = { deed-discarded }
brief-card-played = joga { $yokai } no { $slot }
brief-not-activated = não ativa a carta
deeds-unlocked = desbloqueia dados de { $value }
brief-die-lowered = baixa o dado para { $value }
brief-building-action = usa { $building }
brief-property = recebe o bónus de propriedade por ter { $building }
brief-resumed = continua com { $building }
brief-crossed =
    { $seat ->
        [Tengu] atravessa o rio { $region } com um { $value }
       *[other] atravessa o rio { $region } com um dado que mostra agora { $value }
    }
brief-favour-left = cobre { $favour } sem a obter
brief-favour-two = escolhe duas ações de quatro
deeds-yokai-kept = guarda { $times } vezes um de dois Yōkai
brief-kodama-moved = avança o Kodama { $region }
deeds-kodama-moved = avança os Kodamas { $region }
brief-kodama-pushed = faz recuar o { $kodama } para o espaço { $space }
brief-crystal-taken = obtém o { $crystal }
brief-crystal-used = usa o { $crystal }
deeds-crystal-used = usa { $times } cristais
deeds-mitama-taken = { deed-mitama-taken }
brief-combined = combina { $mitama } com uma libelinha
deeds-combined = combina { $mitama } com libelinhas
brief-completed = completa { $bitoku }
deeds-completed = { brief-completed }
brief-built = constrói { $building } ({ $effect }) { $region }
brief-rock-pilgrim = senta um peregrino { $beside }
deeds-rock-pilgrim = senta { $times } peregrinos { $beside }
brief-set-out = envia um peregrino desde { $path }
deeds-set-out = envia peregrinos desde { $path }
brief-walked = avança um peregrino para { $path }
deeds-walked = percorre { $path }
brief-arrived = leva um peregrino para { $path }
deeds-arrived = leva { $times } peregrinos para { $path }
brief-virtue =
    { $virtue ->
        [none] remove { $yokai } pela sua virtude
       *[other] remove { $yokai } pela sua virtude de { $virtue }
    }

# Um turno muito longo é contado em breve; o registo tem o resto
short-kodama-pushed =
    { $times ->
        [one] faz recuar um Kodama adversário
       *[other] faz recuar { $times } Kodamas adversários
    }
short-bitoku-taken =
    { $times ->
        [one] junta uma carta ao Caminho de Bitoku
       *[other] junta { $times } cartas ao Caminho de Bitoku
    }
short-vision-kept =
    { $times ->
        [one] guarda uma visão
       *[other] guarda { $times } visões
    }
short-rock-taken =
    { $times ->
        [one] obtém uma rocha Iwakura
       *[other] obtém { $times } rochas Iwakura
    }
short-dragonfly-taken =
    { $times ->
        [one] obtém uma libelinha
       *[other] obtém { $times } libelinhas
    }
short-set-out =
    { $times ->
        [one] envia um peregrino
       *[other] envia { $times } peregrinos
    }
short-walked = avança pelos Caminhos da Sabedoria

# A contagem de um jogador: com quanto termina, e entre parênteses de onde vêm esses PV.

amount-final-earned = { $count } PV das quatro rondas
amount-final-first = { $count } PV como primeiro na ordem dos turnos
amount-final-types =
    { $types ->
        [1] { $count } PV por { $types } tipo de Bitoku
       *[other] { $count } PV por { $types } tipos de Bitoku
    }
amount-final-treasure = { $count } PV pelos tesouros do lago
amount-final-rock = { $count } PV pelas rochas Iwakura
amount-final-homage = { $count } PV pelos dados e recursos
amount-final-vision = { $count } PV por visões completas
amount-final-vision-lost = { $count } PV por visões incompletas
amount-final-fate = { $count } PV descobertos no tabuleiro
amount-tengu-final-rock = { amount-final-rock }
amount-tengu-final-yokai = { $count } PV pelos Yōkai
amount-tengu-final-resources = { $count } PV pelos recursos
amount-tengu-final-crystals = { $count } PV pelos cristais
amount-tengu-final-ahead = { $count } PV onde está à frente

brief-tengu-step = dá o passo { $step }
brief-tengu-lost = não encontra nada para obter
brief-tengu-point-lost = perde um ponto de movimento
deeds-tengu-point-lost = perde { $times } pontos de movimento
brief-tengu-gate-card = tira aí uma carta
deeds-tengu-gate-card = tira aí { $times } cartas
brief-tengu-high-dice =
    { $count ->
        [0] não encontra nenhum dado humano de 5 ou 6
        [1] pontua por { $count } dado humano de 5 ou 6
       *[other] pontua por { $count } dados humanos de 5 ou 6
    }
brief-tengu-spring =
    { $count ->
        [1] recebe { $count } ponto de movimento pelos seus cristais
       *[other] recebe { $count } pontos de movimento pelos seus cristais
    }
brief-tengu-arrived = { brief-arrived }
deeds-tengu-arrived = { deeds-arrived }

# O que um plano nomeia antes de tudo, em poucas palavras
plan-card-played = joga { $yokai }
plan-crossed = atravessa o rio { $region }

## Porque é aconselhado: o que prepara e o que tira aos outros

means-resources = recursos para pagar
means-amulets = amuletos para os dados
part-strength = dados mais fortes
part-deck = Yōkai mais fortes para as rondas seguintes
part-virtues = uma virtude no inverno
part-paths = o caminho dos peregrinos
part-bitoku = as cartas Bitoku
part-spirits = Mitamas e libélulas
part-rocks = as rochas
part-visions = as visões
part-buildings = as bonificações de propriedade
part-order = o primeiro lugar na ordem dos turnos
part-crystal = os efeitos do { $thing }
part-treasure = o tesouro { $thing }
denied-order = o primeiro lugar na ordem dos turnos

## O que está em jogo, dito pelo guia no início de um turno

stake-summon = Os { $kept } Yōkai com que fica são para esta ronda. Cada um joga-se uma vez, num espaço do seu tabuleiro: desbloqueia o guardião por cima, que é um dado, e faz o que nele está impresso.
stake-vision = A uma das suas visões ainda falta: { $what }. Completa, traz { $points } PV na Ascensão; senão custa { $penalty }.
stake-lake = Mais um passo do seu Kodama { $region } fazia subir a sua parte desse tesouro de { $now } para { $then } PV.
stake-rival = Mais um passo de { $rival } { $region } reduzia a sua parte desse tesouro de { $now } para { $then } PV.
stake-rock =
    Tem { $pilgrims ->
        [1] { $pilgrims } peregrino desperto
       *[other] { $pilgrims } peregrinos despertos
    }: um deles junto às suas rochas valeria { $points } PV, tal como está.
stake-types =
    { $types ->
        [0] Ainda não há cartas Bitoku no seu caminho: o primeiro tipo
        [1] As suas cartas Bitoku são de { $types } tipo: { $now } PV. Mais um tipo
       *[other] As suas cartas Bitoku são de { $types } tipos: { $now } PV. Mais um tipo
    } faz { $then } PV.
stake-tengu = Se acabasse agora, o Tengu teria { $theirs } PV e você { $mine }, com tudo o que só se conta no fim. Tem de ter mais.
each-lake = Mais um passo ali faz subir a sua parte desse tesouro de { $now } para { $then } PV.
each-rock =
    Um peregrino sentado ali vale { $points } PV, tal como está.
each-virtue =
    A sua virtude rende { $points } PV agora, e { $count ->
        [1] a sua única carta sai do jogo
       *[other] uma das suas { $count } cartas sai do jogo
    }.
stake-guardians = Ronda { $round } de { $rounds }. Guardiões prontos a colocar: { $ready }, ainda bloqueados: { $locked }; cartas na mão: { $cards }.

## O que aparece pela primeira vez

first-locked =
    { $count ->
        [1] { $count } dos seus guardiões ainda está bloqueado
       *[other] { $count } dos seus guardiões ainda estão bloqueados
    }. Um Yōkai jogado no espaço de baixo desbloqueia-o; depois o dado pode ser colocado.
first-crossing = O seu guardião de valor { $value } junto ao rio pode atravessá-lo, o que é um turno inteiro: perde { $loss } e reclama um favor da colina do outro lado.
first-virtue = Uma vez por inverno, um dos seus Yōkai jogados pode sair do jogo pela sua virtude: PV agora, e menos uma carta nas rondas que vêm.
first-neutral = Com poucos jogadores, um Kodama neutro está no espaço { $space } de cada pista. Conta na classificação, e o que ganha não é de ninguém.
