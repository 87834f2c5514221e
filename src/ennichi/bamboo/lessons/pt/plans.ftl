lesson-title = { "Dois" } planos
lesson-blurb = Um desejo rápido e um grande, espíritos que ajudam, comida para o inverno: pensar com um ano de avanço.

again = O segundo verão no seu lar. As alas estão iguais, { $left } contra { $right }, e restam { $sticks } varetas este ano. Vamos fazer planos.
quick = Aqui está um desejo rápido: Decorações na ala direita, com pelo menos { $wanted } de conforto em conjunto. O seu vaso já lá tem { $vase }: basta mais uma Decoração, por { $points } pontos de felicidade.
great = E um grande, que vale { $points }: na ala esquerda Decoração, Jardim e Dia a dia, de cima para baixo. Só lá está o Jardim. É preciso um plano.
both = Queremos um e outro. Cada um pede uma Decoração, e estas são as mais baratas. Alas desiguais custam no fim { $penalty } de felicidade por ponto: compramos uma para cada ala.
call = O inverno vai encontrar { $homes } peças com fome, e não tem comida. { $spirit } ajuda de graça, em qualquer momento entre ações. Não há ramen: toque em { $spirit } e deixe que traga primeiro comida nova.
meal = Agora há ramen, que alimenta { $ramen } peças. Leve-o. { $spirit } adormece então; no inverno pode ser acordado por moedas. A dormir ou não, conta no fim.
blue = Os nossos planos precisam de moedas, e dos desejos antes que outro os leve. O azul tem moedas e pedras: tudo num turno. Escolha o azul.
ahead = { $spirit } espera aqui, e o Ren pôs { $theirs ->
    [one] uma só vareta
   *[other] { $theirs } varetas
}. Com as suas { $yours } passa-lhe à frente, sem pagar nada: é o templo do seu depósito. Ponha-as aqui.
green = Plante a pensar nos turnos que vêm. No topo deste rebento há uma Remuneração verde, e o seu depósito verde está vazio: ali ficará pronta. Toque nas moedas, depois neste rebento.
pot = As pedras vão para debaixo do último rebento, que tem no topo uma panela branca. O branco já tem uma casa: juntas, um turno que compra e cozinha.
reserve = Deixe agir as moedas: mais { $income-coins }. Depois leve um desejo com cada uma das { $balance-halves } metades das pedras: já ninguém os tira, e esperar não custa nada. Numa zona cabem { $places } peças. Termine o turno.
white = Restam-lhe { $sticks } varetas, mesmo à conta para o branco, com a casa e a panela: uma Decoração para o desejo rápido, e comida para o inverno. Escolha o branco.
behind = O Ren tem aqui { $theirs } varetas, mais do que pode pôr. Não importa: uma vareta é antes de mais uma ação, grátis aqui, por { $stick-price ->
    [one] uma moeda
   *[other] { $stick-price } moedas
} noutro templo. Ponha-as aqui.
stones = Toque na casa, depois neste rebento; a panela vai para debaixo do último. Ambos têm pedras no topo, verdes e azuis: no próximo ano pode pontuar com uma ou outra cor.
vase = Deixe agir a casa e compre esta Decoração por { $price ->
    [one] { $price } moeda
   *[other] { $price } moedas
}. Ponha-a na ala direita, onde quiser: com o conforto dela, { $comfort }, o desejo rápido fica cumprido.
rice = Agora a panela. O arroz alimenta { $rice } peças; com o ramen para { $ramen }, é mesmo à conta para { $homes }. Leve-o e termine o turno.
winter = No outono, { $won } veio do templo azul para sua casa. É inverno, e { $spirit } podia ser acordado por { $price ->
    [one] { $price } moeda
   *[other] { $price } moedas
}. Tem { $coins }, e a primavera vai querê-las todas. Deixe-o dormir e continue.
feed = A família come, e é você que decide o que vai para a mesa. Desta vez não sobra nada. Toque no arroz; o resto segue.
gift = Ninguém teve fome. É primavera: outra vez o mercado. As alas estão em { $left } e { $right }: compremos para a esquerda. Toque na casa.
level = A primeira parte do grande desejo: esta Decoração custa { $price } e traz { $gain } de felicidade. Ponha-a mesmo por cima do Jardim. Os seus { $comfort } de conforto tornam as alas iguais.
half = O desejo rápido está cumprido, mas não pontuado. No fim do jogo conta só metade, { $leftover } em vez de { $points }. Pontue-o enquanto pode.
turn = O verde tem moedas e pedras. Jogue-o como já sabe, seguindo a luz. Pontue o desejo rápido com as pedras; não há mais nada a levar: termine o turno.
red = Agora o grande desejo, que vale { $points }. O vermelho tem uma casa e pedras: compra e pontua no mesmo turno. Escolha-o, ponha as varetas no templo vermelho e plante onde está a luz.
alone = O resto deste turno é seu: ganhe { $goal } de felicidade. Tem { $coins } moedas. O que falta por baixo do Jardim, e o que fazer depois ao desejo?
alone-goal = Ganhe { $goal } de felicidade neste turno: { $gained } até agora.
alone-missed = O turno acabou, com { $gained } de felicidade dos { $goal } pedidos. Deixe agir primeiro a casa: o Dia a dia vai mesmo por baixo do Jardim. Depois pontue o grande desejo com as pedras. Tente de novo.
free = { $gained } de felicidade num turno, mais { $total } no total, e as alas em { $left } e { $right }: o próximo plano. Um desejo, comida, um lar equilibrado: pense assim todos os anos. Agora jogue uma primeira partida, com «Ensine-me enquanto jogamos».
