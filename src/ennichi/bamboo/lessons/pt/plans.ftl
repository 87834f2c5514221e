lesson-title = { "Dois" } planos
lesson-blurb = Um desejo rápido e um grande, espíritos que ajudam, comida para o inverno: pensar com um ano de avanço.

again = O segundo verão, no lar que já conhece. As alas estão iguais, { $left } contra { $right }, e restam { $sticks } varetas este ano. Até aqui seguimos um só desejo. Agora olhamos mais longe e fazemos planos que se ajudam um ao outro.
quick = Aqui está um desejo rápido: Decorações na ala direita, com pelo menos { $wanted } de conforto em conjunto. O seu vaso já lá está, com { $vase }. Bastava mais uma Decoração, e isso vale { $points } pontos de felicidade.
great = E aqui está um grande, que vale { $points }: na ala esquerda uma Decoração, um Jardim e Dia a dia, de cima para baixo. O Jardim está no seu lugar, mas falta o que vai por cima e por baixo. Nenhum turno chega para tudo: é preciso um plano.
both = Qual é melhor? Um e outro, por boa ordem. Cada um pede uma Decoração, e estas são as mais baratas. O conforto que se junta a uma só ala custa no fim { $penalty } de felicidade por ponto; com uma compra em cada ala, o lar fica equilibrado.
call = Primeiro pense no inverno: { $homes } peças vão ter fome, e a cozinha está vazia. { $spirit } ajuda, em qualquer momento do seu turno entre ações, e não custa nada. Não há ramen: que traga primeiro comida nova, e depois sirva-se.
meal = Há comida nova na mesa, e entre ela ramen, que alimenta { $ramen } peças. Leve-o. { $spirit } adormece então; no inverno pode ser acordado por moedas e, a dormir ou não, conta no fim.
blue = Os planos precisam de moedas, e dos próprios desejos antes que outro os leve. O depósito azul tem isso mesmo: moedas e pedras, uma Remuneração e um Equilíbrio no mesmo turno. Escolha o azul.
ahead = { $spirit } espera aqui, e o Ren pôs { $theirs ->
    [one] uma só vareta
   *[other] { $theirs } varetas
}. Com as suas { $yours } passa-lhe à frente, sem pagar nada, porque é o templo do seu depósito. Um turno pode servir o lar e os templos ao mesmo tempo. Ponha-as aqui.
green = Plante a pensar nos turnos que vêm. No topo deste rebento há uma Remuneração verde, e o seu depósito verde está vazio: ali ficará pronta para o próximo ano. Comece pelas moedas e plante-as debaixo deste rebento.
pot = As pedras vão para debaixo do último rebento, porque no topo dele está uma panela branca. Com a casa que o depósito branco já tem, faz um turno que compra e cozinha. Será o nosso próximo.
reserve = Deixe agir as moedas: são { $income-coins }. Depois as pedras, que têm { $balance-halves } metades: desta vez leve um e outro desejo. O que está pendurado junto ao seu lar ninguém o leva; cada zona tem lugar para { $places } peças dessas.
end = Nenhum dos desejos está ainda cumprido, e não faz mal: uma peça que espera não custa nada. Agora os planos são seus, e os outros sabem-no. Termine o seu turno.
white = A Kiku e o Ren jogaram. Restam-lhe { $sticks } varetas, mesmo à conta para o branco, com a casa e a panela: uma Decoração para o desejo rápido, e comida para o inverno. Escolha o branco.
behind = O Ren tem aqui { $theirs } varetas, mais do que pode pôr. Não importa: uma vareta é antes de mais uma ação, e aqui não custa nada; noutro templo levaria { $stick-price ->
    [one] uma moeda
   *[other] { $stick-price } moedas
} de que o lar precisa. Ponha-as todas aqui.
stones = Plante a casa debaixo deste rebento e a panela debaixo do último. Cada um tem pedras no topo, verdes aqui e azuis ali. Com elas poderá pontuar desejos no próximo ano, seja qual for a cor livre.
vase = Deixe agir a casa e compre a Decoração por { $price ->
    [one] { $price } moeda
   *[other] { $price } moedas
}. Ponha-a na ala direita, onde quiser: o conforto dela, { $comfort }, e o do vaso são o que o desejo rápido pede.
rice = O desejo rápido está cumprido. Agora a panela: tem ramen para { $ramen } peças, e o arroz alimenta mais { $rice }, mesmo à conta para { $homes }. Leve-o e termine o turno; seguem-se o outono e o inverno.
winter = No outono, { $won } veio do templo azul para sua casa. O inverno pergunta se quer acordar { $spirit } por { $price ->
    [one] { $price } moeda
   *[other] { $price } moedas
}. Tem { $coins }, e na primavera o lar vai precisar de todas. Deixe-o dormir e continue.
feed = Agora a família come, e é você que decide o que vai para a mesa. Com { $homes } peças, desta vez não sobra nada, por isso tanto faz por onde começa. Escolha o arroz; o resto segue por si.
gift = Ninguém teve fome. É primavera, e o mercado está outra vez entre os presentes. As alas estão em { $left } e { $right }, porque o desejo rápido fica à direita. A próxima compra vai então para a esquerda: tem { $coins } moedas. Fique com a casa.
level = A primeira parte do grande desejo: esta Decoração custa { $price } e traz { $gain } de felicidade. O lugar dela é mesmo por cima do Jardim, na ala esquerda, e os seus { $comfort } de conforto tornam as alas outra vez iguais. Os planos combinam.
half = É verão, e o lar está equilibrado. Veja o desejo rápido: está cumprido, mas não o pontuou. No fim do jogo uma peça assim conta só metade, { $leftover } em vez de { $points }. Pontue-a enquanto pode.
turn = O depósito verde tem o que planeou: moedas e pedras. Jogue-o como já sabe: todas as varetas no templo verde, as moedas debaixo do terceiro rebento a contar da esquerda e as pedras debaixo do último.
count = Deixe agir as moedas, que trazem { $income-coins }, e pontue o desejo rápido com as pedras. Tem agora { $before } de felicidade. Com a outra metade da ação não há nada a levar: fique por aí e termine o turno.
alone = Agora o grande desejo, que vale { $points }, e joga a sós: ganhe { $goal } de felicidade neste turno. Tem { $coins } moedas. Veja o que falta por baixo do Jardim, que depósito pode comprar e pontuar, e o que mais traria felicidade.
alone-goal = Ganhe { $goal } de felicidade neste turno: { $gained } até agora.
alone-missed = O turno acabou, com { $gained } de felicidade dos { $goal } pedidos. Não é fácil. Há um depósito que compra e pontua no mesmo turno: o Dia a dia vai por baixo do Jardim, e ainda é preciso pontuar o desejo. Tente de novo.
free = São { $gained } de felicidade num só turno. O seu total subiu { $total }: as alas estão agora em { $left } e { $right }, e aí está o próximo plano. Pense assim todos os anos: um desejo, comida e um lar equilibrado. A mesa é sua.
