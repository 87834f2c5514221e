lesson-title = Uma coisa puxa a outra
lesson-blurb = Passos, pórticos, cristais e peregrinos: como um turno desencadeia o seguinte, toque a toque.

again = O segundo verão continua: a alma está livre, e o seu { $best } está acordado. Até aqui fizemos uma coisa a seguir à outra. Hoje forjamos uma corrente, em que cada elo traz o próximo.
light = É aqui que ela deve chegar: a uma lanterna de pedra, uma iluminação. Um peregrino que lá chega traz até { $points } pontos de virtude e um amuleto. Fica para lá da ponte, longe de mais para um só turno.
paths = Os peregrinos andam da esquerda para a direita, um passo por espaço, juntos se quiserem. Partem daqui, pelo caminho de cima ou pelo de baixo. Pelo caminho podem virar para uma lanterna ou um pórtico, e aí ficam para sempre.
shortcut = Este fê-lo no ano passado, e continua a ajudar: os novos peregrinos podem partir de junto de um pórtico que já alcançou. Um pórtico é, pois, um prémio e um atalho.
bridge = Esta ponte deixa-o passar assim que tiver completado { $needs ->
    [one] uma carta
   *[other] { $needs } cartas
} do seu Caminho de Bitoku. Com Makoto, já está: esse passo volta a servir. A outra ponte vai pedir { $second }.
crystal = O primeiro elo: tem um jade, e este cristal custa um recurso qualquer. É uma gota, um cristal de engenho, e mostra um passo. Um cristal nunca se gasta.
mouse = O ratinho constrói ou compra cristais. Escolha-o e ponha-o no espaço do meio: aí acorda o seu { $value }, e mesmo ao lado há um lugar para uma gota.
drop = Deixe o ratinho agir, escolha comprar um cristal e fique com esta gota. O seu jade paga-a sozinho.
sleeper = Em cada lugar vazio dorme um peregrino seu, { $asleep } ao todo. Ponha a gota ao lado do ratinho: o peregrino que lá dorme acorda, e no fim o lugar vale { $points ->
    [one] um ponto
   *[other] { $points } pontos
} de virtude.
answer = Agora há { $awake } peregrinos prontos. Sempre que se joga uma carta ao lado de uma gota, o cristal responde, e um novo responde logo. Toque no cristal para ter o seu passo.
out = Ponha um peregrino a caminho. De onde: do início, ou de junto do seu pórtico? Fique com o espaço junto do pórtico, que poupa um passo. Depois termine o turno.
colours = O Ren e a Kiku compraram cristais de sonho, os arredondados, que trazem alguma coisa em cada primavera. Os escudos são cristais de memória: dão virtude sempre que acontece uma certa coisa. Aqui estão os seus lugares para uns e outros.
fox = A raposa é o elo seguinte. Só resta um espaço: ela vai para lá sozinha e acorda o seu { $value }. Deixe-a agir, toque no peregrino para ele avançar e termine o turno.
raise = Agora faltam { $steps } passos: para a ponte, para o outro lado e para a lanterna. As Escadas dão outros tantos a um { $needs }, e o seu dado é um { $value }. Pegue nele, junte um amuleto +{ $amulet-middle } e envie-o às Escadas.
over = Escolha a quarta linha, toque no peregrino e leve-o para a ponte. A lanterna por cima fica mais perto, mas só vale { $points }, e a viagem acabava ali.
behind = Makoto abriu a ponte. Restam { $left } passos: toque no peregrino para a passar, e outra vez para ver para onde pode virar.
turning = Podia acender já a lanterna, por { $light } pontos de virtude. O pórtico dá { $gate }, mas também { $goods } recursos, e os próximos peregrinos poderão partir daqui, do lado de lá da ponte. A lanterna pode esperar. Escolha o pórtico.
goods = { $goods } recursos à escolha: pense nos próximos elos. O saqué compra a alma que queremos, o jade muitas vezes almas e libelinhas, a pedra o seu próximo edifício. Fique com um de cada.
temple = Numa região, um dado pode escolher uma linha e usar um edifício. Este templo é seu, e mais ninguém ganha com isso. Dá uma rocha, que outra lição explica: fique com a de Saki e termine o turno.
chuugi = Os passos precisam de uma carta Bitoku para onde avançar. Faça pois o seu { $value } atravessar o rio: passa a { $after }, e na colina está Chuugi à espera. Fique com ele e termine o turno.
soul = O { $mine } da Kiku está nas Terras de Yomi, mas o seu { $mine } é igualmente alto, e igual basta. Envie-o para lá, escolha a segunda linha e um Mitama, e fique com Saki. O saqué do pórtico paga.
thanks = Saki agradece com um passo ou um amuleto. Fique com o passo e avance para Chuugi: { $points } pontos de virtude e um amuleto +{ $amulet-middle }. Tudo isso de um pequeno { $mine }! Muito bem; termine o turno.
ren = O Ren também forja correntes: com amuletos enviou um { $value } às Escadas, completou pelo caminho uma carta Bitoku, e com ela ganhou uma visão. Atenção a esse { $value }: está onde quer chegar.
alone = O último elo é seu: acenda aquela lanterna e ganhe { $goal } pontos de virtude neste turno. Restam um { $die } e os seus amuletos, e há { $ways } maneiras. De onde pode partir um peregrino, e o que lhe dá passos que cheguem?
alone-goal = Ganhe { $goal } pontos de virtude neste turno; até agora: { $gained }.
alone-missed = O turno acabou, com { $gained } pontos de virtude de { $goal }. Do pórtico para lá da ponte é preciso um passo para partir e outro para chegar. As Escadas dão-nos a um dado que não fique abaixo do do Ren; uma libelinha junta à alma que espera também pode. Tente outra vez.
free = A lanterna está acesa: { $gain } pontos de virtude, e já ganhou { $earned }. Em cada turno pergunte o que ele desencadeia: é esse o segredo. A próxima lição fala de visões, rochas e da contagem final. Ou continue a jogar: a floresta é sua.
