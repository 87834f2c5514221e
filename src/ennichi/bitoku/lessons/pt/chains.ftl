lesson-title = Uma coisa puxa a outra
lesson-blurb = Passos, pórticos, cristais e peregrinos: como um turno desencadeia o seguinte, toque a toque.

again = O segundo verão continua. A alma está livre, o lobo está no seu espaço, e o seu { $best } está acordado. Até aqui fizemos uma coisa a seguir à outra. Hoje forjamos uma corrente, em que cada elo traz o próximo.
light = É aqui que ela deve chegar: uma lanterna de pedra nos Caminhos da Sabedoria, a que se chama iluminação. Um peregrino que lá chega traz até { $points } pontos de virtude, e um amuleto. Fica para lá da ponte, longe de mais para um só turno. Uma corrente há de levar-nos lá.
paths = Os peregrinos andam da esquerda para a direita, um passo por espaço, e podem estar juntos quantos quiserem. Partem daqui, pelo caminho de cima ou pelo de baixo. Pelo caminho podem virar para uma lanterna ou para um pórtico, e aí ficam para sempre.
shortcut = Este fê-lo no ano passado. Dorme no pórtico e continua a ajudar: os novos peregrinos já não têm de partir do início, podem partir de junto de um pórtico que já alcançou. Um pórtico é, pois, um prémio e um atalho.
bridge = E esta é a primeira ponte. Deixa-o passar assim que tiver completado { $needs ->
    [one] uma carta
   *[other] { $needs } cartas
} do seu Caminho de Bitoku. Makoto está completo: o passo que o levou até ele volta a servir. A outra ponte vai pedir { $second }.
crystal = Agora o primeiro elo. Só tem um jade, e este cristal custa um recurso qualquer. É uma gota, um cristal de engenho, e mostra um passo. Um cristal nunca se gasta: volta a servir nos anos que vêm.
mouse = O ratinho constrói ou compra cristais. Escolha-o e ponha-o no espaço do meio: aí acorda o seu { $value }, e mesmo ao lado há um lugar para uma gota. Daqui a pouco vai ver porque importa que esteja ali.
drop = Deixe o ratinho agir, escolha comprar um cristal e fique com a gota que mostra um passo. O seu jade paga-a sozinho; seria difícil dar-lhe melhor uso.
sleeper = Em cada lugar vazio dorme um peregrino seu, { $asleep } ao todo. Ponha a gota ao lado do ratinho. O peregrino que lá dorme acorda, pronto a partir, e na contagem final o lugar vale { $points ->
    [one] um ponto
   *[other] { $points } pontos
} de virtude.
answer = Agora há { $awake } peregrinos prontos. E a corrente continua: sempre que se joga uma carta ao lado de uma gota, o cristal responde, e um cristal novo responde logo. O ratinho está ao lado. Toque no cristal para ter o seu passo.
out = Ponha um peregrino a caminho. Perguntam-lhe de onde: do início, ou de junto do pórtico que já alcançou? Fique com o espaço junto do pórtico; é um passo que se poupa. Depois termine o turno e veja o que fazem o Ren e a Kiku.
colours = O Ren e a Kiku também compraram cristais: cristais de sonho, os arredondados, que trazem alguma coisa em cada primavera. Os escudos são cristais de memória: dão virtude sempre que acontece uma certa coisa. Para uns e outros tem lugares aqui, e em cada um dorme alguém.
fox = A raposa é o elo seguinte. Só resta um espaço de carta: ela vai para lá sozinha e acorda o seu { $value }. Deixe-a agir e dê o passo dela ao peregrino: toque no peregrino e termine o turno.
raise = Agora faltam { $steps } passos: para a ponte, para o outro lado e depois para a lanterna. As Escadas dão outros tantos a um { $needs }, e o seu dado é um { $value }. Pegue nele, junte só um amuleto +{ $amulet-middle } e envie-o às Escadas. O outro amuleto fica para depois.
over = Escolha a quarta linha. Depois toque no peregrino e leve-o para a ponte. A lanterna por cima dele ficava mais perto, mas só vale { $points }, e a viagem acabava ali.
behind = Makoto abriu-lhe a ponte. Restam { $left } passos: toque no peregrino, e ele passa para o outro lado. Toque outra vez, e ele pergunta para onde virar.
turning = Podia entrar já na luz, por { $light } pontos de virtude. O pórtico dá { $gate }, mas também { $goods } recursos à escolha, e os próximos peregrinos partirão do lado de lá da ponte. A lanterna não foge. Escolha o pórtico: desencadeia mais.
goods = { $goods } recursos à sua vontade; pense por isso nos próximos elos. Saqué: é o que custa a alma que queremos. Jade: almas e libelinhas custam-no muitas vezes. Pedra: o preço do seu próximo edifício. Fique com um de cada.
temple = Um dado pode fazer { "duas" } coisas numa região: escolher uma linha e usar um edifício. O templo é seu, e mais ninguém ganha com isso. Dá uma rocha: fique com a que mostra Saki e termine o turno. Para que servem as rochas, conta-se noutra lição.
chuugi = Mais um elo: os seus passos precisam de uma carta Bitoku para onde avançar. Faça pois o seu { $value } atravessar o rio. Passa a { $after }, e na colina está Chuugi à espera. Fique com ele e termine o turno.
soul = O { $mine } da Kiku está nas Terras de Yomi, mas o seu { $mine } é igualmente alto, e igual basta. Envie-o para lá, escolha a segunda linha e um Mitama, e fique com Saki. Paga com o saqué do pórtico.
thanks = Saki agradece com um passo ou um amuleto. Fique com o passo e avance para Chuugi: { $points } pontos de virtude, e ele entrega-lhe um amuleto +{ $amulet-middle }. Alma, passo, Bitoku, amuleto, tudo de um pequeno { $mine }. Muito bem; termine o turno.
ren = O Ren também forja correntes. Com amuletos fez do seu dado um { $value } e subiu as Escadas. Pelo caminho completou uma carta Bitoku, que lhe deu uma visão. Não perca de vista esse { $value }: está onde quer chegar.
alone = O último elo é seu. Resta um { $die }, os amuletos estão prontos, há peregrinos acordados, e aquela lanterna continua apagada. Ganhe { $goal } pontos de virtude neste turno: há { $ways } maneiras. Pense a partir do fim: de onde pode partir um peregrino, e o que lhe dá passos que cheguem?
alone-goal = Ganhe { $goal } pontos de virtude neste turno; até agora: { $gained }.
alone-missed = O turno acabou, e a lanterna continua apagada; ganhou { $gained } de { $goal }. Do pórtico para lá da ponte é preciso um passo para partir e outro para chegar. As Escadas dão-nos a um dado que não fique abaixo do do Ren; uma libelinha que encontre uma alma à espera também os pode dar. Tente outra vez.
free = A lanterna está acesa, por { $gain } pontos de virtude, e já ganhou { $earned }. Tudo começou com um ratinho que comprou uma gota. Em cada turno pergunte o que ele desencadeia: é esse o segredo. O verão continua, e a floresta é sua.
