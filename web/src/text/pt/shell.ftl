# What the pages of the table say themselves, in Portuguese. Words of a game come from the game.

tagline = Jogos de um mesmo dia de feira. À mesa em dez segundos.
skip-to-content = Saltar para o conteúdo
unreachable = Não foi possível contactar o servidor. Tente de novo.
loading = Um momento…
close = Fechar
cancel = Cancelar
retry = Tentar de novo
to-lobby = Voltar à entrada
copied = Copiado

## Lobby

games = Jogos
players = jogadores
players-count = { $seats } jogadores
seat-of = Lugar { $n }
colour-of = Cor do lugar { $n }
looks =
    .plum = ameixa
    .sky = céu
    .cinnabar = cinábrio
    .celadon = celadon
box-colour = { $look } (na caixa: { $colour })
who-sits = Quem se senta no lugar { $n }
me = Eu
friend = Amigo
bot = Robô
your-name = O seu nome
on-this-device = joga neste aparelho
waiting-for-friend = Um amigo
friend-note = recebe uma ligação para partilhar; o lugar é de quem a abrir
bot-level = Força do robô no lugar { $n }
against = contra { $opponent }
difficulty = Dificuldade
own-mixture = A sua própria mistura das opções abaixo.
play = Jogar
play-note = Sem conta. A ligação devolve-lhe o lugar em qualquer aparelho.
watch-bots = Nenhum lugar é seu: vai assistir à partida.
ways-into = Entrar em { $game }
to-play = Jogar: preparar uma mesa
puzzle = Enigma
play-time-note = Um jogo entre pessoas; contra bots é mais rápido.
weight-note = Em quanto é preciso pensar
weights =
    .w1 = muito leve
    .w2 = leve
    .w3 = médio
    .w4 = exigente
    .w5 = pesado
first-game = Primeiro jogo:
new-here = Não conhece { $game }? Comece pela primeira lição: { $n } minutos no tabuleiro a sério.
played-before = Já jogou { $game }?
played-before-note = Se não, uma lição joga consigo no tabuleiro a sério, gesto a gesto, durante cerca de { $n } minutos. Pode sair em qualquer momento e simplesmente continuar a jogar.
show-me = Ainda não: mostre-me
know-it = Sim: para a mesa
your-tables = As suas mesas
no-tables = Ainda não há mesas. As suas ficarão aqui à espera, neste navegador.
your-turn = É a sua vez.
turn-of = { $name } está a pensar.
open-seats = { $n ->
    [one] Há 1 lugar livre.
   *[other] Há { $n } lugares livres.
}
finished = { $who }, { $scores }
level = { $names } estão empatados
score-join = {" "}a{" "}
learn = Aprender e rever
learn-rules = As regras de { $game }
learn-note = com imagens, um turno de exemplo e uma página para imprimir
watch-finished = Rever uma partida terminada
watch-note = passo a passo, com a pontuação ao longo do tempo
watch-empty = assim que uma das suas mesas terminar
open-record = Abrir uma partida gravada
open-record-note = escolha um ficheiro .kifu ou largue-o aqui
drop-here = Largue aqui a partida gravada
record-too-large = Este ficheiro é demasiado grande para uma partida gravada.
forget = Apagar esta mesa
bring-back = Trazer esta mesa de volta
removed-tables = Retiradas ({ $count })
delete-ask = Quem a abriu apaga-a para todos. Os outros perguntam, e ela desaparece quando todos concordam.
others-asked = As outras pessoas nesta mesa são consultadas: { $wishes } de { $of } gostariam de a apagar.
wish-delete = { $names } { $count ->
    [one] gostaria
   *[other] gostariam
} de apagar esta partida ({ $count } de { $of }).
agree-delete = Concordo
keep-game = Afinal, manter
show-link = Mostrar a ligação
fair-cards = Como as cartas são dadas
fair-cards-note = Ninguém escolheu as cartas: o servidor fixou a distribuição antes da partida e já não a pode mudar. No fim, todos o podem verificar.
commitment = Compromisso
deal-salt = Sal dos jogadores
deal-secret = Segredo do servidor
deal-promised = Antes da primeira carta, o servidor escolheu um segredo e mostrou este compromisso; depois o navegador que abriu a mesa juntou o seu próprio sal. No fim o segredo é mostrado, e todos podem verificar que nenhuma carta foi escolhida.
deal-fits = Verificado: o segredo é aquele com que o servidor se comprometeu antes da primeira carta.
deal-broken = Isto não corresponde ao compromisso do servidor. Alguém pode ter mudado a distribuição.
deal-check = Esta página não o pode verificar aqui. Compare o compromisso com o SHA-256 da palavra ennichi, um espaço e o segredo.
watching-now = { $count } a assistir
footer = Regras aplicadas, desenhos nossos, nada é enviado a terceiros.
about = Sobre
keyboard = Teclado
language = Língua
theme = Tema
themes =
    .auto = Como o sistema
    .light = Claro
    .dark = Escuro
to-dark = Escuro
to-light = Claro
show-more = Mostrar tudo

## Table

rules = Regras
what-can-i-do = O que posso fazer?
hint = Sugestão
settings = Definições
menu = Menu
undo = Anular
undo-to-here = Anular isto e tudo o que se seguiu
zoom = Zoom
zoom-in = Mais perto
zoom-out = Mais longe
whole-board = Tabuleiro inteiro
open-large = Abrir em grande
back-to-board = Voltar ao tabuleiro
more-elsewhere = Mais escolhas no tabuleiro
more-above = { $n ->
    [one] Mais 1 acima
   *[other] Mais { $n } acima
}
more-below = { $n ->
    [one] Mais 1 abaixo
   *[other] Mais { $n } abaixo
}
more-left = Mais { $n } à esquerda
more-right = Mais { $n } à direita
this-turn-so-far = Este turno até agora
turn-start = Início
turn-now = agora
turn-fixed = já não pode ser anulado
count-so-far = A contagem até agora
count-so-far-note = Como se a partida acabasse agora.
if-ended-short = se acabasse já
restart-turn = Recomeçar o turno
pace = Ritmo das jogadas dos outros
paces =
    .slow = Lento
    .normal = Normal
    .fast = Rápido
    .off = Imediato
options = Opções ({ $count })
careful = Perguntar antes do que não se pode anular
sound = Som
yes = Sim
no = Não
invite-link = Ligação para convidar e para assistir
private-link = A sua ligação privada, para os seus outros aparelhos
copy = Copiar
record = Partida gravada
download-record = Descarregar a partida
record-when-over = A partida pode ser descarregada quando terminar: antes, revelaria o que está escondido.
resign = Deixar o seu lugar a um robô
resign-ask = Um robô continua no seu lugar. Não se pode anular.
resign-to = Deixá-lo a { $bot }
thinking = { $name } está a pensar…
bot-thinking = { $name } está a escolher…
away = { $name } não está aqui de momento. A mesa espera.
away-for = fora há { $time }
here = à mesa
never-came = ainda não veio
away-since = { $name } está fora há { $time }. A mesa espera.
not-yet-here = { $name } ainda não veio. A mesa espera.
has-left = { $name } saiu da mesa.
has-come = { $name } veio para a mesa.
is-back = { $name } voltou.
thinks-for = escolhe há { $time }
bot-died = Foi preciso reiniciar { $name }, que pensa de novo…
bot-failed = { $name } não conseguiu escolher e tenta outra vez…
again-in = dentro de { $time }
lost-title = Ligação perdida.
lost-again = Nova tentativa dentro de { $time }
lost-trying = Nova tentativa…
try-now = Tentar agora
connected-again = A ligação voltou.
touch-arrived = A ligação voltou. O seu último gesto tinha chegado.
touch-lost = A ligação voltou. O seu último gesto não chegou: repita-o, por favor.
undo-arrived = A ligação voltou. O gesto tinha sido anulado.
undo-lost = A ligação voltou. Nada foi anulado: tente outra vez, por favor.
seconds = { $n } s
minutes = { $n } min
hours = { $n } h
days = { $n ->
    [one] 1 dia
   *[other] { $n } dias
}
skip = Saltar o relato
you = Eu
spectator = Está a assistir.
spectator-free = Está a assistir. Há um lugar livre:
take-seat = Ocupar o lugar
take-seat-as = Jogar como
free-seat = Lugar livre
waiting-for-seats = { $n ->
    [one] Falta mais um jogador.
   *[other] Faltam mais { $n } jogadores.
}
invite-note = Envie esta ligação; quem a abrir pode ocupar um lugar livre.
reconnecting = Ligação perdida. A ligar de novo…
connecting = A sentar-se à mesa…
not-sent = Sem ligação neste momento; o seu gesto não foi enviado.
log = Registo
whole-log = Todo o registo
log-empty = Ainda não aconteceu nada.
seats = Lugares
points = pontos
points-earned = { $points ->
    [one] 1 ponto até agora
   *[other] { $points } pontos até agora
}
if-ended-now = { $points } pontos se a partida acabasse agora
this-turn = a jogar
open-board = Mostrar o tabuleiro de { $name }
board-of = Tabuleiro de { $name }
back-to-yours = Voltar ao seu
zones = Partes da mesa
prompt = O que se pede
news = Sobre esta mesa
choices = { $n ->
    [one] 1 escolha
   *[other] { $n } escolhas
}
choices-on-yours = { $n ->
    [one] 1 escolha no seu tabuleiro
   *[other] { $n } escolhas no seu tabuleiro
}
hint-thinks = Um robô está a pensar…
hint-says = O que um bot faria
do-it = Fazer isso
nothing-to-do = De momento não tem nada a fazer.
nothing-to-undo = De momento não há nada para anular.
final = Isto não se pode anular.
# for the ear, after that
final-again = Escolher outra vez fá-lo, Esc deixa-o.
foreseen = Isto mudaria: { $changes }
# by how much a touch changes somebody's numbers
would-change = { $name }: { $changes }.
# The verb before a price, as the server's texts use it.
costs = custa
rules-about = Nas regras
sources =
    .reconstructed = valor reconstruído por nós
    .short = valor nosso

## End

game-over = A partida terminou
wins = { $count ->
    [one] { $names } vence
   *[other] { $names } partilham a vitória
}
you-win = Venceu
count = A contagem
total = Total
show-all = Mostrar tudo
point-sources = De onde vieram os pontos
over-time = Pontuação ao longo do tempo
over-time-note = como se a partida terminasse ali
rematch = Jogar outra vez
go-to-rematch = Para a mesa seguinte
watch-replay = Rever a partida

## Replay

replay = Rever
moment = Gesto { $n } de { $all }
setup = Depois da preparação
to-start = Para o início
step-back = Um gesto atrás
step-on = Um gesto à frente
to-end = Para o fim
play-film = Reproduzir
pause-film = Pausa
continue-here = Continuar a partir daqui
continue-note = abre uma nova mesa que começa nesta posição
to-table = Para a mesa
analyse = Analisar
analysis = Análise
analysing = Um bot viu com atenção { $done } de { $of } turnos
first-estimate = Primeira estimativa da probabilidade de vencer, que um olhar mais atento melhora turno a turno
estimate-at = { $turn }, à primeira vista
chances = Probabilidade de vencer, turno a turno
swings = Onde se decidiu
swings-so-far = O que mais custou até agora
swing =
    { $name }, { $turn }: { $cost ->
        [little] perdeu-se um pouco
        [some] perdeu-se bastante
       *[much] perdeu-se muito
    }
show-way = Mostrar no tabuleiro
could-be = O que poderia ter sido: { $name }, { $turn }
could-be-start = A posição no início do turno
back-to-game = Voltar ao jogo
played = Jogado:
better = Um robô:
no-swings = Nenhum turno custou muito a ninguém.

## Pages

rules-of = { $game }: as regras
contents = Índice
rulings-of = As nossas decisões para { $game }
rulings-note = O que decidimos onde o livro de regras deixa uma questão em aberto. Este registo está em inglês.
rules-note = Por palavras nossas. O jogo pertence ao seu autor e à sua editora; por favor, compre-o.
no-rules = Este jogo não traz página de regras.
no-rulings = Este jogo não traz registo de decisões.
table-help-title = Nesta mesa
table-help =
    .touch = **Toque no que brilha.** Tudo o resto diz o que é, e porque está fechado, quando se passa por cima, se toca longamente ou se seleciona.
    .look = **Ver de perto.** O sinal junto a um título, ou Z, abre essa parte do tabuleiro em grande; pode jogar-se ali, e Esc fecha-a. Ctrl e a roda, dois dedos, ou + e − aproximam o tabuleiro inteiro; puxe-o, e 0 volta a mostrá-lo todo.
    .undo = **Anular.** U anula um gesto, R o turno. “Este turno até agora” (T) diz o que fez e leva de volta a qualquer ponto. O que não se pode anular pergunta primeiro.
    .ask = **Perguntar.** “O que posso fazer?” diz as suas escolhas por palavras, “Sugestão” mostra o que faria um robô, C conta os pontos até agora.
    .keys = **Teclas.** Tudo se pode fazer com o teclado; a página sobre isso está nas definições.
keyboard-title = Jogar com o teclado
keyboard-intro = À mesa, tudo se pode fazer sem rato.
key-names =
    .shift = Shift
    .enter = Enter
    .space = Espaço
    .escape = Esc
    .home = Home
    .end = End
keys =
    .tab = para a próxima coisa que pode tocar, ou a anterior
    .arrows = para a coisa mais próxima que pode tocar nessa direção
    .any-thing = para a coisa mais próxima, qualquer que seja, para ler o que é ou saber porque está fechada
    .touch = tocar-lhe
    .undo = anular o seu último gesto
    .restart = recomeçar o seu turno
    .hint = o que faria um robô
    .coach = chamar o guia, ou dispensá-lo
    .why = se a coisa sob o ponteiro ou em foco é boa, e porquê
    .what = para que serve
    .can-do = lista de tudo o que pode fazer
    .rules = as regras sobre o que é pedido, ao lado da mesa; numa página de regras, a procura
    .count = a contagem até agora
    .log = para o registo; ↑ e ↓ percorrem-no e mostram as suas coisas no tabuleiro
    .board = o tabuleiro desse lugar
    .option = quando as escolhas têm números: a escolha com esse número
    .turn = o que fez neste turno; Enter volta a um ponto dele
    .zone = abrir em grande a parte sob o ponteiro ou selecionada, e fechá-la de novo
    .zoom = mais perto, mais longe, o tabuleiro inteiro; com a roda, Ctrl aproxima
    .pan = de perto e sem nada selecionado: mover o tabuleiro; com o rato, puxá-lo
    .escape = fechar, ou voltar ao seu tabuleiro
    .film-step = ao rever uma partida: passo a passo, início, fim
    .film-play = ao rever uma partida: reproduzir ou pausa
about-title = Sobre o ennichi
about-text =
    .fair = Ennichi são os dias em que um templo japonês organiza a sua feira. Aqui, três jogos de tabuleiro passados no Japão estão lado a lado: Bamboo, Bitoku e IKI.
    .rules = As regras são aplicadas pelo servidor; esta página só desenha o que o seu lugar pode ver. Os robôs não veem mais do que um jogador sentado no lugar deles.
    .drawings = Todos os desenhos e todas as palavras são nossos. Não se usa nenhuma imagem, logótipo ou texto das editoras. A maior parte dos números impressos nas peças não está publicada em lado nenhum; esses foram reconstruídos, e a mesa di-lo quando se pergunta por uma peça. Os jogos pertencem aos seus autores e editoras: se gostar deles, compre-os.
    .privacy = Não há contas nem rastreio. Um cookie lembra-se dos lugares que são seus; língua, tema e nome ficam neste navegador. Nada é pedido a terceiros.
not-found = Não há nada neste endereço.

## O narrador

what-happens = O que acontece
since-last-turn = Desde a sua última vez
so-far = O que aconteceu até agora
as-film = Ver em filme
for-you = Para si:
go-on = Continuar
every-step = Cada passo
steps = { $count ->
    [1] 1 passo
   *[other] { $count } passos
}
earlier-turns = { $count ->
    [1] 1 vez anterior
   *[other] { $count } vezes anteriores
}
film-by = Avançar por
film-units =
    .touch = toque
    .turn = vez
    .round = ronda
film-speed = Velocidade

## Lições

lessons = Aprender a jogar, jogando
lesson-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
lesson-at = lição: { $title }
lesson-begin = Aprender
lesson-resume = Continuar a lição
lesson-go-on = Continuar
lesson-once-more = Mais uma vez
lesson-done = concluída
lesson-step = { $n } de { $of }
lesson-label = Lição, passo { $n } de { $of }
lesson-leave = Sair da lição
lesson-back = Voltar
lesson-skip = Faça por mim
lesson-not-yet = Ainda não: primeiro o que está na luz.
lesson-only-read = Aqui não há nada para tocar: leia e continue.
lesson-try = Vou tentar
lesson-again = Tentar de novo
lesson-show-me = Mostre-me
lesson-play-on = Continuar o jogo
lesson-close = Ver o resultado
lesson-to-lobby = Para a primeira página
lesson-lost = Este turno já não leva lá: o que era preciso serviu para outra coisa, ou não foi escolhido.
lesson-read-on = Leia o que aconteceu e continue.
lesson-happens = Veja o que acontece, e depois continuamos.
lesson-others-play = { $names } { $n ->
    [one] joga
   *[other] jogam
}, e depois continuamos.
lesson-hurry = Saltar

## Enigmas

puzzles = Enigmas
puzzles-note = Há um turno claramente melhor: encontre-o
puzzles-intro = Momentos de jogos reais em que um turno é claramente melhor do que todos os outros. Jogue-o no tabuleiro; depois lê o que rende no fim, e porquê.
puzzles-none = Ainda não há enigmas aqui.
puzzles-progress = { $n ->
    [1] { $n } resolvido de { $of }
   *[other] { $n } resolvidos de { $of }
}
puzzles-game = Jogo
puzzles-difficulty = Dificuldade
puzzles-which = Quais
puzzles-all-games = Todos os jogos
puzzles-all-levels = Todos os níveis
puzzles-all = Todos
puzzles-open = Por resolver
puzzles-all-solved = Todos estes estão resolvidos. Bem jogado!
puzzles-go-on = Continuar com o enigma { $n }
puzzles-begin = Começar pelo enigma { $n }
puzzle-of-the-day = Enigma do dia
puzzle-solve = Resolver
puzzle-once-more = Mais uma vez
puzzle-solved = resolvido
puzzle-number = Enigma { $n }
puzzle-seats = { $n ->
    [one] a solo
   *[other] { $n } jogadores
}
puzzle-levels =
    .l1 = fácil
    .l2 = médio
    .l3 = difícil
puzzle-asks = Encontre a melhor forma de continuar este turno.
puzzle-judging = O seu turno está a ser avaliado…
puzzle-showing = Este é o melhor turno.
puzzle-again = Tentar de novo
puzzle-show = Mostrar a solução
puzzle-next = Enigma seguinte
puzzle-right = Certo: não há melhor
puzzle-wrong = Há um turno melhor
puzzle-solution = A solução
puzzle-yours = O seu turno:
puzzle-best = O melhor turno:
puzzle-tempting = Tentador, mas pior
puzzle-like = Muito parecido
puzzle-other = Outro caminho tentador
puzzle-played = O turno do enigma está jogado.
puzzle-measured = Cada turno foi continuado muitas vezes, com as mesmas cartas escondidas possíveis.

## O guia, que ensina enquanto se joga

coach = Guia
coach-teach = Ensine-me enquanto jogamos
coach-teach-help = No início dos seus turnos, um guia diz o que está em jogo e sugere dois ou três planos sensatos; depois, o que o turno trouxe. Vai-se calando à medida que aprende.
coach-call = Chamar o guia
coach-dismiss = Dispensar o guia
coach-fold = Recolher o guia
coach-unfold = Abrir o guia
coach-hidden = { $n ->
    [1] mais { $n }
   *[other] mais { $n }
}
coach-stakes = Em jogo
coach-plans = Planos sensatos
coach-thinks = A pensar em planos…
coach-weighs = A ponderar…
coach-waits = Quando for a sua vez, digo o que está em jogo.
coach-quiet = Nada de novo neste turno. Pergunte quando quiser.
coach-less = Já conhece parte disto: a partir daqui digo menos. “Explicar tudo de novo” traz o resto de volta.
coach-again = Explicar tudo de novo
coach-plans-now = Planos a partir daqui
coach-how = Aponte para uma coisa: W diz se é boa, Q para que serve.
coach-how-by-finger = Mantenha o dedo numa coisa: aí pode perguntar se é boa, e para que serve.
coach-why = Isto é bom?
coach-what = Para que serve isto?
coach-best = parece o melhor
coach-about-as-good = mais ou menos tão bom
coach-a-little-less = um pouco menos bom
coach-clearly-less = claramente menos bom
coach-following = o seu caminho até aqui
coach-point-first = Aponte primeiro para uma coisa no tabuleiro.
coach-not-open = Não pode tocar nisto agora.
verdict =
    .only = É tudo o que pode fazer agora.
    .best = Não me ocorre nada melhor.
    .alike = É mais ou menos tão bom como o melhor que me ocorre, não mais.
    .worse = Há algo melhor.
coach-better-would = Eu preferia:
coach-leads-to = Leva a isto:
coach-turn = O seu último turno
coach-brought = { $total }: { $lines }.
coach-brought-line = { $points } { $label }
coach-missed = Da próxima vez, talvez:
coach-plan-n = Plano { $n }, { $words }
coach-next = Agora: { $words }
coach-is-plan = O plano { $n } abaixo começa assim.
coach-in-plan = O plano { $n } usa-o.
coach-rules = Nas regras: { $heading }
