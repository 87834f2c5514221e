// Como se joga Bamboo, pelas nossas próprias palavras.

import type { Section } from "../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "De que se trata",
    paragraphs: [
      "Cada jogador compõe um lar numa floresta de bambu. Durante **quatro anos** envia bambu para o bambuzal, queima incenso nos templos, compra peças para o lar e dispõe tudo com gosto. O que conta é a **felicidade**: quem tiver mais depois do quarto inverno vence.",
      "Entre jogadores nada é secreto. Só a ordem das peças viradas para baixo é desconhecida de todos.",
    ],
  },
  {
    id: "board",
    title: "O que está na mesa",
    anchors: ["zones"],
    paragraphs: [
      {
        list: [
          "**O bambuzal**: quatro rebentos de três segmentos, com dois espaços livres por baixo de cada um.",
          "**Quatro templos**, um de cada cor, com uma pilha de espíritos da floresta (só se conhece o de cima) e uma fila de varetas de incenso, a mais antiga primeiro.",
          "**Peças de Equilíbrio**: três à vista para cada zona do lar, esquerda, central e direita.",
          "**Peças de Lar**: duas colunas de quatro. O preço e a felicidade pertencem ao espaço, por isso uma peça fica mais barata à medida que desce.",
          "**Comida**: cinco fichas. O Chá alimenta uma peça, o Arroz duas, o Ramen três.",
        ],
      },
      "O seu tabuleiro tem quatro **depósitos**, um por cor, com lugar para quatro segmentos cada; uma **grelha** de cinco colunas e três linhas para as peças de Lar; e dois espaços de peças de Equilíbrio por zona. A zona esquerda são as colunas 1 e 2, a zona direita as colunas 4 e 5. A zona central são as cinco colunas: a do meio serve, portanto, só as peças centrais.",
    ],
  },
  {
    id: "setup",
    title: "Preparação",
    anchors: ["ask-draft"],
    paragraphs: [
      "Começa com 3 moedas, 5 de felicidade, 3 varetas de incenso na reserva e mais 4 que esperam no tabuleiro principal, uma por ano. Recebe ao acaso uma peça de Equilíbrio central e quatro segmentos, um de cada cor.",
      "Depois ficam disponíveis dois segmentos por jogador. Pela ordem do turno cada um escolhe um e, pela mesma ordem, escolhe outro. A partir daí tem sempre **seis segmentos** entre turnos.",
    ],
  },
  {
    id: "year",
    title: "O ano",
    paragraphs: [
      "Um ano é primavera, verão, outono e inverno. Quase todas as decisões são tomadas no verão; as outras estações dão, premeiam e cobram.",
    ],
  },
  {
    id: "spring",
    title: "Primavera",
    anchors: ["ask-gift", "gift"],
    paragraphs: [
      "Cada jogador retira uma das suas varetas que esperam no tabuleiro principal. Assim joga com quatro varetas no primeiro ano e com sete no último.",
      "Depois revelam-se tantos **presentes** da floresta quantos os jogadores. Pela ordem do turno cada um escolhe um e pode fazer logo a sua ação. Na primavera nenhum espírito pode ajudar.",
    ],
  },
  {
    id: "stock",
    title: "Verão: escolher um depósito",
    anchors: ["ask-stock"],
    paragraphs: [
      "No verão joga-se por turnos até ninguém ter varetas. **Sem varetas, passa** e fica de fora até ao outono; com pelo menos uma, tem de jogar.",
      "Comece por escolher um depósito com pelo menos um segmento. O que usou da última vez, onde está o seu marcador de Ação, não é permitido, nem no primeiro turno de um novo ano. A cor do depósito indica o templo que visita.",
    ],
  },
  {
    id: "offering",
    title: "Verão: a oferenda",
    anchors: ["ask-offer", "temple"],
    paragraphs: [
      "Coloque tantas varetas quantos os segmentos do depósito escolhido, ou todas as que lhe restam se forem menos. No templo visitado é grátis. **Cada vareta noutro templo custa 1 moeda.** As novas varetas ficam por cima das outras.",
      "O número de varetas colocadas é também o número de ações que pode fazer neste turno.",
    ],
  },
  {
    id: "placing",
    title: "Verão: colocar o bambu",
    anchors: ["ask-place", "ask-shoot", "shoot", "section"],
    paragraphs: [
      "Pegue em **todos** os segmentos do depósito e coloque-os, um a um, nos espaços livres por baixo dos rebentos, no máximo dois sob o mesmo. Olhe entretanto para o topo de cada rebento: é isso que vai receber.",
    ],
  },
  {
    id: "resolving",
    title: "Verão: resolver",
    anchors: ["ask-resolve", "ask-overflow", "ask-end-turn", "done", "forgo"],
    paragraphs: [
      "Resolva os segmentos colocados pela ordem que quiser. Para cada um:",
      {
        list: [
          "Pode fazer a sua **ação**, enquanto tiver feito neste turno menos ações do que as varetas que colocou. Também pode renunciar; isso não gasta nada.",
          "Depois o rebento sobe um lugar. O segmento do topo sai do bambuzal e passa a ser seu: vai para o depósito da sua cor e agirá num turno posterior.",
          "Se esse depósito já tiver quatro, escolha outro com lugar. Aí o segmento conta como parte desse depósito, seja qual for a sua cor.",
        ],
      },
      "Quando tudo estiver resolvido, o turno termina, com tantos segmentos como antes.",
    ],
  },
  {
    id: "income",
    title: "Ação: Remuneração",
    anchors: ["ask-income", "coin"],
    paragraphs: ["Receba 2 moedas."],
  },
  {
    id: "cooking",
    title: "Ação: Cozinha",
    anchors: ["ask-cook", "ask-cook-must", "food"],
    paragraphs: [
      "Recolha uma das fichas de comida à vista. O espaço fica vazio; só quando se recolhe a última são reveladas cinco novas. Vai precisar de comida no inverno: um alimento por cada peça de Lar da sua grelha.",
    ],
  },
  {
    id: "home",
    title: "Ação: Lar",
    anchors: ["ask-home", "ask-cell", "cell"],
    paragraphs: [
      "**Ou** recebe 1 moeda **ou** compra uma peça de Lar: paga o preço do seu espaço, ganha a felicidade aí impressa e coloca a peça em qualquer casa livre da grelha. Nunca mais sai de lá. As peças de cima descem e aparece uma nova no topo.",
      "Há quatro tipos: Decoração, Fé, Jardim e Dia a dia. Cada peça tem um conforto de 1 a 3.",
    ],
  },
  {
    id: "balance",
    title: "Ação: Equilíbrio",
    anchors: ["ask-balance", "ask-balance-again", "happiness"],
    paragraphs: [
      "**Ou** desfruta de um momento de calma por 1 ponto de felicidade **ou** faz uma ou duas das coisas seguintes, misturadas como quiser:",
      {
        list: [
          "**Obter** uma peça à vista, se a sua zona tiver um espaço livre no seu tabuleiro.",
          "**Pontuar** uma peça que tem, se a sua grelha mostrar o padrão nesse momento. Ganha os pontos e o espaço fica livre. Pode pontuar uma peça acabada de obter.",
        ],
      },
      "Um padrão pode estar em qualquer sítio da sua zona, mas nunca rodado nem espelhado. Um tipo desenhado pede esse tipo, um quadrado vazio qualquer peça. Algumas peças pedem também um conforto total mínimo. Uma pilha de um tipo significa todas as peças desse tipo na zona, onde quer que estejam. Nada se gasta: a mesma peça de Lar pode servir várias peças de Equilíbrio.",
    ],
  },
  {
    id: "joker",
    title: "Ação: Joker",
    anchors: ["ask-joker", "action"],
    paragraphs: ["Escolha uma das quatro ações quando resolver o segmento."],
  },
  {
    id: "spirits",
    title: "Os espíritos da floresta",
    anchors: ["spirit", "option", "ask-option"],
    paragraphs: [
      "Um espírito que ganha está acordado. No seu turno de verão pode recorrer a quantos espíritos acordados quiser, antes do primeiro passo, entre dois passos ou entre dois segmentos, mas nunca a meio de uma ação. Um espírito usado adormece. O que os espíritos dão não precisa de varetas.",
      {
        list: [
          "**Kappa**: uma ação de Equilíbrio. **Tanuki**: uma ação de Lar. **Rokurokubi**: uma ação de Remuneração.",
          "**Kitsune**: todos os segmentos ainda por resolver neste turno valem como Joker.",
          "**Tengu**: toda a comida à vista é trocada, e recolhe uma ficha, antes ou depois disso.",
          "**Bakeneko**: usado antes da oferenda, deixa as suas varetas ir para qualquer templo sem pagar.",
          "**Ookami**: vale 4 alimentos quando alimenta a família no inverno.",
        ],
      },
    ],
  },
  {
    id: "autumn",
    title: "Outono",
    paragraphs: [
      "Em cada templo, quem tem **mais varetas** ganha o espírito de cima da pilha. Em caso de empate, ganha quem tiver a vareta mais alta, ou seja, a mais recente. Um templo sem varetas perde o seu espírito, que ninguém recebe. Todas as varetas voltam aos seus donos.",
    ],
  },
  {
    id: "winter",
    title: "Inverno",
    anchors: ["ask-wake", "ask-feed"],
    paragraphs: [
      {
        list: [
          "**Despertar.** Pode pagar para despertar espíritos adormecidos: Kitsune é grátis, Ookami custa 2 moedas, qualquer outro 1 moeda.",
          "**Alimentar.** Precisa de um alimento por peça de Lar. Enquanto faltar comida tem de gastar fichas, uma a uma, à sua escolha; um Ookami acordado pode ajudar. Cada alimento em falta custa 1 ponto de felicidade. O excesso perde-se, mas as fichas não gastas continuam suas.",
          "**Renovar.** Muda o primeiro jogador. Em cada coluna de peças de Lar e de Equilíbrio sai a mais baixa e entra uma nova. Os espaços de comida vazios são preenchidos.",
        ],
      },
      "O quarto inverno acaba depois da refeição.",
    ],
  },
  {
    id: "two-players",
    title: "Com dois jogadores",
    paragraphs: [
      "Um **jogador fantasma** também queima incenso. No início, e depois de cada outono menos o último, coloca 0, 2, 3 e 3 varetas nos quatro templos, ao acaso. São as mais baixas, por isso perde todos os empates. Um espírito que ganhe sai do jogo. Parte das peças de Lar não é usada.",
    ],
  },
  {
    id: "night",
    title: "O lado da noite",
    anchors: ["option-night"],
    paragraphs: [
      "Para quem já conhece o jogo: quatro casas de cada grelha estão marcadas com um tipo e só aceitam uma peça desse tipo. Cada casa marcada que fique vazia no fim custa 1 ponto de felicidade.",
    ],
  },
  {
    id: "end",
    title: "O fim e a contagem",
    anchors: ["scoring"],
    paragraphs: [
      "Depois do quarto inverno, cada jogador soma:",
      {
        list: [
          "**+2** por cada espírito diferente, acordado ou adormecido.",
          "**−2** por cada ponto de diferença entre o conforto da zona esquerda e o da zona direita. A coluna do meio não conta aqui.",
          "**Metade dos pontos**, arredondada para cima, de cada peça de Equilíbrio ainda na sua posse cujo padrão esteja na grelha.",
          "No lado da noite, **−1** por cada casa marcada sem peça.",
        ],
      },
      "Vence a maior felicidade. Em caso de empate decide o conforto de toda a grelha; se continuar empatado, a vitória é partilhada. Moedas, comida e varetas não valem nada.",
    ],
  },
];
