lesson-title = O primeiro ano
lesson-blurb = Um lar, um desejo, o bambuzal e os templos: um ano da família, toque a toque.

welcome = Bem-vindo à floresta de bambu. Uma família vem viver para aqui, e durante { $years } anos ajuda-a a viver bem: cuida do bambuzal, saúda os templos e compõe este lar. Vamos jogar juntos o primeiro ano. Pode sair a qualquer momento e continuar simplesmente a jogar.
goal = É por isto que joga: a felicidade. Cada família começa com { $start-happiness }, e quem tiver mais ao fim de { $years } anos vence. Moedas, alimentos e bambu são apenas maneiras de lá chegar.
house = O seu lar visto de cima: uma ala esquerda e uma ala direita de tatami e, entre elas, uma sala de madeira. O que compra fica num destes { $cells } lugares e não volta a mexer-se. Por isso o lugar de uma coisa importa tanto como a própria coisa.
wish = E é por isto que importa. Uma peça de Equilíbrio é um desejo; esta pede Dia a dia (a chaleira) mesmo à esquerda de um Jardim (o pinheiro), algures na ala esquerda. Cumprida, vale { $points } pontos de felicidade. Vamos cumpri-la.
gift = O ano começa na primavera, quando a floresta tem um presente para cada um. Há aqui { $gifts }: uma visita ao mercado do lar, moedas, ou alguma coisa para comer. Este ano é o primeiro a escolher. Fique com a casa.
buy = Quanto mais baixa a prateleira, mais barato: os preços estão ao lado. Este Jardim custa { $price ->
    [one] { $price } moeda
   *[other] { $price } moedas
} das suas { $coins } e traz logo { $gain } de felicidade. O número no canto é o seu conforto: { $comfort }. Compre-o.
lay = O desejo quer a chaleira à esquerda e o Jardim à direita dela, ambos na ala esquerda. Essa ala não é mais larga do que um par assim, por isso o Jardim vai para a coluna direita da ala. Ponha-o aqui, na linha do meio.
paid = A sua felicidade subiu para { $happiness }, e no entanto o total junto ao seu nome diz { $total }. A mesa conta como se o jogo acabasse hoje, e um lar com o conforto todo de um só lado perde felicidade. Havemos de o remediar.
summer = A Kiku levou moedas e o Ren uma tigela de ramen. Agora é verão, e é no verão que se age. Estes { $sections } segmentos de bambu são seus, e a imagem de cada um é uma ação. Em cada turno usa um depósito, todo ele.
stock = O depósito verde tem uma casa e um monte de pedras: pode comprar uma peça de Lar e, depois, tratar das peças de Equilíbrio. É exatamente o que o nosso desejo pede, e no mesmo turno. Escolha o verde.
incense = Primeiro saúda-se um templo: uma vareta de incenso por cada segmento do depósito, desta vez { $sections }, e cada vareta permite uma ação. No templo da cor do depósito são grátis; noutro, cada uma custa { $stick-price ->
    [one] uma moeda
   *[other] { $stick-price } moedas
}. Ponha-as aqui.
plant = As suas { $sticks } varetas ardem diante de { $spirit }. No outono, quem tiver mais varetas num templo leva o espírito para casa. Agora o bambu volta para o bambuzal, segmento a segmento. Comece pela casa.
shoot = Planta-se por baixo e o rebento cresce: empurra para fora o segmento do topo, que passa a ser seu. Por isso olhe para o topo antes de plantar. Aqui espera um Joker verde, que vale qualquer ação. Plante debaixo deste rebento.
swap = As pedras vão para debaixo do rebento ao lado, porque o topo dele é um segmento azul de Equilíbrio. Recebe sempre tantos quantos dá: todo o ano tem { $own-sections } segmentos, mas vão ficando melhores.
kettle = Agora agem, pela ordem que quiser. Primeiro a casa: quando comprou o Jardim, as prateleiras desceram, e a chaleira custa já só { $price ->
    [one] { $price } moeda
   *[other] { $price } moedas
}, por { $gain } de felicidade. Compre-a e ponha-a à esquerda do Jardim.
take = O desejo está cumprido; falta mostrá-lo. As pedras agem: uma ação de Equilíbrio tem { $balance-halves } metades, e cada uma leva uma peça ou pontua uma. Com a primeira, leve o nosso desejo.
score = Está pendurado junto à sua ala esquerda, e o visto diz que está cumprido: a chaleira fica mesmo à esquerda do Jardim. Com a outra metade da ação, pontue-o agora.
done = São { $points } pontos de felicidade de uma vez: tem { $happiness }, muito bem. O Jardim e a chaleira ficam, e ainda podem servir outros desejos. Foi um turno inteiro: depósito, incenso, plantar, ações. Termine-o.
second = A Kiku e o Ren jogaram os seus turnos da mesma maneira. Restam-lhe { $sticks } varetas este ano. O peão está no verde: nenhum depósito serve { "duas" } vezes seguidas. O branco tem uma panela e moedas, e o inverno vai pedir comida. Escolha o branco.
lead = A Kiku pôs { $theirs ->
    [one] { $theirs } vareta
   *[other] { $theirs } varetas
} diante de { $spirit }. Ponha aqui as suas { $yours } e fica à frente: no outono só a conta interessa, e uma pequena vantagem chega. Cada vareta é também uma ação, por isso nada se perde.
twice = Quem volta a plantar debaixo do mesmo rebento volta a fazê-lo crescer. Escolha a panela, plante-a debaixo deste rebento, e depois as moedas debaixo do mesmo: recebe a casa e, a seguir, as pedras que estavam por baixo dela.
cook = Deixe agir a panela e leve o arroz. O chá alimenta { $tea } boca, o arroz { $rice }, o ramen { $ramen }. No inverno cada peça de Lar come uma vez, e tem { $homes }: o arroz é à medida, e nada se perde.
coins = Faltam as moedas: agem por último e trazem { $income-coins }. Leve-as e termine o turno. As suas varetas estão todas postas: veja os outros acabar o verão; depois o outono, o inverno e a primavera vêm por si.
autumn = Contaram-se os templos. { $mine } veio para sua casa, porque tinha ali mais varetas do que a Kiku. No templo verde estava empatado com o Ren: então decide a última vareta, e { $lost } foi com ele.
winter = No inverno as suas { $homes } peças comeram o arroz, e ninguém teve fome; cada refeição em falta custa { $hunger } de felicidade. E aqui está { $spirit }: ajuda quando é chamado, dorme até alguém o acordar, e no fim cada espírito diferente vale { $points-per-spirit } pontos.
harmony = Outra vez primavera, e o seu presente é o mercado. Lembra-se do total? A ala esquerda tem { $left } de conforto, a direita nada. Cada ponto de diferença custa { $penalty } de felicidade no fim, { $lost } ao todo. Este vaso tem { $comfort } de conforto por { $price ->
    [one] { $price } moeda
   *[other] { $price } moedas
}. Compre-o.
right = Ponha-o na ala direita, em qualquer sítio destas colunas: o conforto conta onde quer que esteja. Ficará com { $left } à esquerda contra { $comfort } à direita, e depois os outros jogam os primeiros turnos do seu verão.
alone = Agora um turno só seu. O lar tem { $left } de conforto à esquerda e { $right } à direita. Torne as alas iguais durante este turno. Um Joker vale qualquer ação, e há um num dos seus depósitos.
alone-goal = Torne as alas iguais: { $left } à esquerda, { $right } à direita.
alone-missed = O turno acabou e as alas ainda não são iguais: { $left } à esquerda, { $right } à direita. Acontece a todas as famílias. Veja que depósito permite comprar uma peça, e quanto conforto falta; depois tente de novo.
free = O lar está em equilíbrio: o seu total subiu { $gain }, para { $total }. O jogo é isto: escolher um depósito, pôr incenso, plantar, agir, durante { $years } anos. A partir daqui a mesa é sua, e a Kiku e o Ren pensam por si.
