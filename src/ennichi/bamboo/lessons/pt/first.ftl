lesson-title = O primeiro ano
lesson-blurb = Um lar, um desejo, o bambuzal e os templos: um ano da família, toque a toque.

welcome = Bem-vindo à floresta de bambu. Durante { $years } anos ajuda uma família a viver bem aqui. Vamos jogar juntos o primeiro. Pode sair a qualquer momento e continuar simplesmente a jogar.
goal = É por isto que joga: a felicidade. Cada família começa com { $start-happiness }, e quem tiver mais ao fim de { $years } anos vence.
house = O seu lar visto de cima: uma ala esquerda e uma ala direita de tatami e, entre elas, uma sala de madeira. O que compra vai para um destes { $cells } lugares e fica lá.
wish = Por isso o lugar importa. Esta peça de Equilíbrio é um desejo: Dia a dia (a chaleira) mesmo à esquerda de um Jardim (o pinheiro), na ala esquerda. Cumprida, vale { $points } pontos de felicidade.
gift = A primavera abre o ano com um presente para cada um, de entre { $gifts }: o mercado do lar, moedas ou uma refeição. É o primeiro a escolher. Toque na casa: leva ao mercado.
buy = Quanto mais baixa a prateleira, mais barato. Este Jardim custa { $price ->
    [one] { $price } moeda
   *[other] { $price } moedas
} das suas { $coins } e traz logo { $gain } de felicidade. O número no canto é o seu conforto. Compre-o.
lay = A chaleira vai ficar à esquerda do Jardim, e a ala tem mesmo a largura desse par. Por isso ponha o Jardim aqui, na coluna direita.
paid = Tem { $happiness } de felicidade, mas se o jogo acabasse hoje ficaria com { $total }: conforto só de um lado custa felicidade. Havemos de o remediar.
summer = Agora é verão, e age-se. Estes { $sections } segmentos de bambu são seus, arrumados em depósitos por cor, e cada imagem é uma ação. Um turno usa um depósito inteiro.
stock = O depósito verde tem uma casa, que compra uma peça de Lar, e pedras, que tratam das peças de Equilíbrio: mesmo o que o nosso desejo pede. Escolha o verde.
incense = Primeiro saúda-se um templo com { $sections } varetas de incenso, uma por segmento, e cada uma permite uma ação. Aqui, no templo da cor do depósito, são grátis, noutro cada uma custa { $stick-price ->
    [one] uma moeda
   *[other] { $stick-price } moedas
}: ponha-as.
plant = No outono, { $spirit }, o espírito deste templo, segue quem tiver aqui mais varetas. Já pôs { $sticks }. Agora o bambu volta para o bambuzal. Comece pela casa.
shoot = Planta-se por baixo, e o segmento do topo passa a ser seu. Aqui é um Joker verde, que vale qualquer ação. Plante debaixo deste rebento.
swap = As pedras vão para debaixo do rebento ao lado, que tem no topo um segmento azul de Equilíbrio. Recebe tantos quantos dá: todo o ano tem { $own-sections } segmentos.
kettle = Agora os segmentos agem, por qualquer ordem. Primeiro a casa. As prateleiras desceram: a chaleira custa já só { $price ->
    [one] { $price } moeda
   *[other] { $price } moedas
}, por { $gain } de felicidade. Compre-a e ponha-a à esquerda do Jardim.
take = Cumprido! Mas um desejo só conta depois de pontuado. As pedras têm { $balance-halves } metades, e cada uma leva uma peça ou pontua uma. Leve o nosso desejo e toque-lhe outra vez para o pontuar.
done = Valeu { $points } pontos de felicidade: tem { $happiness }, muito bem! O Jardim e a chaleira ficam, e ainda podem servir outros desejos. Foi um turno inteiro: depósito, incenso, plantar, ações. Termine-o.
second = Restam-lhe { $sticks } varetas este ano. O peão está no verde: nenhum depósito serve { "duas" } vezes seguidas. O branco tem uma panela e moedas, e o inverno vai pedir comida. Escolha o branco.
lead = A Kiku pôs { $theirs ->
    [one] { $theirs } vareta
   *[other] { $theirs } varetas
} diante de { $spirit }. Com as suas { $yours } fica à frente, e no outono uma pequena vantagem chega. Ponha-as aqui.
twice = Toque na panela, depois neste rebento, e outra vez para as moedas. O rebento cresce de cada vez: recebe a casa e, a seguir, as pedras que estavam por baixo dela.
cook = Deixe agir a panela e leve o arroz. O chá alimenta { $tea } peça de Lar, o arroz { $rice }, o ramen { $ramen }, e no inverno cada uma das suas { $homes } come uma vez. Depois leve { $income-coins } moedas e termine o turno. Seguem-se outono, inverno e primavera.
autumn = No outono, { $mine } veio para sua casa: tinha ali mais varetas do que a Kiku. No templo verde estava empatado com o Ren; então decide a última vareta, e { $lost } foi com ele.
winter = No inverno as suas { $homes } peças comeram o arroz; uma refeição em falta custa { $hunger } de felicidade. { $spirit } ajuda quando é chamado e depois dorme até alguém o acordar. No fim cada espírito diferente vale { $points-per-spirit } pontos.
harmony = Primavera, e este ano começa a Kiku: em cada inverno passa a vez ao seguinte. A ala esquerda tem { $left } de conforto, a direita nada. Cada ponto de diferença custa { $penalty } de felicidade no fim, { $lost } ao todo. Este vaso tem { $comfort } de conforto, por { $price ->
    [one] { $price } moeda
   *[other] { $price } moedas
}. Compre-o.
right = Ponha-o na ala direita, num destes lugares: o conforto conta em todos. Ficará { $left } contra { $comfort }, e depois os outros começam o seu verão.
alone = Agora um turno só seu. O conforto é { $left } à esquerda e { $right } à direita: compre uma peça de Lar que torne as alas iguais. Um Joker vale qualquer ação, e há um nos seus depósitos.
alone-goal = Torne as alas iguais: { $left } à esquerda, { $right } à direita.
alone-missed = O turno acabou e as alas não são iguais: { $left } à esquerda, { $right } à direita. Acontece a todas as famílias. Que depósito permite comprar uma peça, e quanto conforto falta? Tente de novo.
free = O lar está em equilíbrio: o seu total subiu { $gain }, para { $total }. Já conhece um ano; um jogo tem { $years }. A próxima lição faz aqui planos, ou jogue uma primeira partida com «Ensine-me enquanto jogamos».
