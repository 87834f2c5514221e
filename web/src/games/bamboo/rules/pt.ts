// Como se joga Bamboo, pelas nossas palavras.

import type { Section } from "../../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "De que se trata",
    paragraphs: [
      "Cada um de vós compõe um lar numa floresta de bambu. Ao longo de **[quatro|years] anos** envia bambu para o bambuzal, queima incenso nos templos, compra peças para o seu lar e dispõe-nas com gosto. O que conta é a **felicidade**: quem tiver mais depois do último inverno vence.",
      "Nada é secreto entre os jogadores. Só a ordem do que está virado para baixo é desconhecida de todos.",
    ],
  },
  {
    id: "board",
    title: "O que está na mesa",
    anchors: ["zones"],
    paragraphs: [
      {
        list: [
          "**O bambuzal**: [quatro|shoots] rebentos de [três|shoot-sections] segmentos de bambu, com [dois|shoot-free] espaços livres por baixo de cada um.",
          "**[Quatro|temples] templos**, um de cada cor. Em cada um há uma pilha de espíritos da floresta, de que só se conhece o de cima (decisão nossa R18), e uma fila de varetas de incenso, a mais antiga primeiro.",
          "**Peças de Equilíbrio**: [três|balance-shown] à vista para cada zona do lar: esquerda, central e direita.",
          "**Peças de Lar**: [duas|levels] colunas de [quatro|home-places] espaços, uma por nível. As do primeiro nível custam de [1|price-first-low] a [4|price-first-top] moedas, as do segundo de [2|price-second-low] a [5|price-second-top], e a maioria destas tem mais conforto. O preço e a felicidade estão impressos ao lado do espaço e não na peça: por isso a peça fica mais barata à medida que desce.",
          "**Dispensadores**: as pilhas fechadas de onde vêm as peças, um para cada zona das peças de Equilíbrio e um para cada nível das peças de Lar. Quando se tira uma peça, as de cima descem e uma nova vem para o espaço de cima. De um dispensador vazio não vem nada, e o espaço fica livre.",
          "**Alimentos**: [cinco|food-shown] fichas à vista. O Chá vale [um|tea] alimento, o Arroz [dois|rice], o Ramen [três|ramen].",
        ],
      },
      "O seu tabuleiro tem [quatro|stocks] **depósitos**, um por cor, com lugar para [quatro|stock-size] segmentos cada; uma **grelha** de [cinco|columns] colunas e [três|rows] linhas para as peças de Lar; e [dois|balance-places] espaços para peças de Equilíbrio em cada zona. A zona esquerda são as colunas [1|left-first] e [2|left-last], a zona direita as colunas [4|right-first] e [5|right-last]. A zona central são todas as [cinco|columns] colunas: por isso a coluna do meio só serve as peças centrais.",
    ],
  },
  {
    id: "setup",
    title: "Preparação",
    anchors: ["ask-draft"],
    paragraphs: [
      "Começa com [3|start-coins] moedas, [5|start-happiness] pontos de felicidade, [3|start-sticks] varetas de incenso na reserva e mais [4|later-sticks] que esperam no tabuleiro principal, uma por ano. Recebe ao acaso uma peça de Equilíbrio da zona central (decisão nossa R1) e [quatro|start-sections] segmentos, um de cada cor e um de cada ação (decisão nossa R2).",
      "Depois põem-se à vista [dois|draft-sections] segmentos por jogador. Pela ordem do turno, cada um escolhe um, e depois outro pela mesma ordem (decisão nossa R3). A partir daí tem sempre **[seis|own-sections] segmentos** de um turno para o outro, nunca mais nem menos.",
    ],
  },
  {
    id: "year",
    title: "O ano e a ordem do turno",
    paragraphs: [
      "Um ano é primavera, verão, outono e inverno. Quase todas as decisões se tomam no verão; as outras estações dão, premeiam e pedem.",
      "**A ordem do turno** segue os ponteiros do relógio a partir de quem tem o marcador de Primeiro jogador. É sorteado no primeiro ano e passa ao jogador seguinte em cada inverno.",
    ],
  },
  {
    id: "spring",
    title: "Primavera",
    anchors: ["ask-gift", "gift"],
    paragraphs: [
      "Cada um retira uma das suas varetas que esperam no tabuleiro principal. Joga assim com [quatro|sticks-first-year] varetas no primeiro ano e com [sete|sticks-last-year] no último.",
      "Há [quatro|gifts] **presentes** da floresta, um por ação: Remuneração, Cozinha, Lar e Equilíbrio. São baralhados e revelam-se tantos quantos os jogadores. Pela ordem do turno, cada um escolhe um e pode fazer logo a sua ação; todos voltam na primavera seguinte. Na primavera, os espíritos acordados não podem ajudar.",
    ],
  },
  {
    id: "stock",
    title: "Verão: escolher um depósito",
    anchors: ["ask-stock"],
    paragraphs: [
      "No verão jogam à vez até ninguém ter varetas. **Sem varetas, passa** e fica de fora até ao outono; com uma que seja, tem de jogar (decisão nossa R4).",
      "Comece por escolher um depósito com pelo menos um segmento. O último que usou, onde está o seu marcador de Ação, não é permitido, nem sequer no primeiro turno de um novo ano (decisão nossa R6). A cor do depósito indica o templo que visita.",
    ],
  },
  {
    id: "offering",
    title: "Verão: a oferenda",
    anchors: ["ask-offer", "temple"],
    paragraphs: [
      "Coloque tantas varetas quantos os segmentos do depósito escolhido, ou todas as que tiver, se forem menos. Não pode guardar algumas de propósito (decisão nossa R5). No templo visitado são grátis. **Cada vareta noutro templo custa [1|stick-price] moeda.** As novas varetas ficam por cima das outras, e há sempre lugar (decisão nossa R7).",
      "O número de varetas colocadas é também o número de ações que pode fazer neste turno.",
    ],
  },
  {
    id: "placing",
    title: "Verão: colocar os bambus",
    anchors: ["ask-place", "ask-shoot", "shoot", "section"],
    paragraphs: [
      "Pegue em **todos** os segmentos do depósito, mesmo que tenha colocado menos varetas, e coloque-os um a um nos espaços livres por baixo dos rebentos, no máximo [dois|shoot-free] por baixo do mesmo. Olhe entretanto para o topo de cada rebento: é o que vai receber.",
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
          "Pode fazer a sua **ação**, enquanto tiver feito neste turno menos ações do que as varetas que colocou. Também pode renunciar a ela; isso não gasta nada (decisão nossa R21).",
          "Depois o rebento sobe um passo. O segmento do topo sai do bambuzal e é seu: vai para o depósito da sua cor e agirá num turno posterior.",
          "Se esse depósito já tiver [quatro|stock-size], escolha outro com lugar. Aí o segmento conta como parte desse depósito, seja qual for a sua cor.",
        ],
      },
      "Quando tudo estiver resolvido, o turno termina, com tantos segmentos como antes.",
    ],
  },
  {
    id: "income",
    title: "Ação: Remuneração",
    anchors: ["ask-income", "coin"],
    paragraphs: ["Receba [2|income-coins] moedas."],
  },
  {
    id: "cooking",
    title: "Ação: Cozinha",
    anchors: ["ask-cook", "ask-cook-must", "food"],
    paragraphs: [
      "Recolha uma das fichas de Alimento à vista. O seu espaço fica vazio até ao inverno; só quando se recolhe a última são logo reveladas [cinco|food-shown] novas. Vai precisar delas no inverno: [um|food-per-home] alimento por cada peça de Lar da sua grelha.",
      "Há [26|food-tokens] fichas. Quando a reserva virada para baixo se esgota, as fichas gastas são baralhadas e formam uma nova. Se todas estiverem com os jogadores, não há nada para recolher (decisão nossa R14).",
    ],
  },
  {
    id: "home",
    title: "Ação: Lar",
    anchors: ["ask-home", "ask-cell", "cell"],
    paragraphs: [
      "**Ou** recebe [1|home-coins] moeda **ou** compra uma peça de Lar: paga o preço do seu espaço, ganha a felicidade aí impressa e coloca a peça em qualquer casa livre da grelha. Nunca mais sai de lá. As peças de cima descem e aparece uma nova no topo.",
      "Há [quatro|kinds] tipos: Decoração, Fé, Jardim e Dia a dia. Cada peça tem um conforto de [1|comfort-least] a [3|comfort-most].",
    ],
  },
  {
    id: "balance",
    title: "Ação: Equilíbrio",
    anchors: ["ask-balance", "ask-balance-again", "happiness"],
    paragraphs: [
      "**Ou** desfruta de um momento de calma por [1|calm] ponto de felicidade **ou** faz até [duas|balance-halves] das coisas seguintes, misturadas como quiser:",
      {
        list: [
          "**Obter** uma peça à vista, se a sua zona tiver um espaço livre no seu tabuleiro.",
          "**Pontuar** uma peça que tem, se a sua grelha mostrar o padrão nesse momento. Ganha os pontos e o espaço fica livre. Pode pontuar uma peça acabada de obter.",
        ],
      },
      "Um padrão pode estar em qualquer sítio da sua zona, mas nunca rodado nem espelhado. Um tipo desenhado pede esse tipo, um quadrado vazio qualquer peça. Algumas peças pedem também um conforto total mínimo. Uma pilha de um tipo significa todas as peças desse tipo na zona, quer se toquem quer não. Nada se gasta: a mesma peça de Lar pode servir várias peças de Equilíbrio.",
    ],
  },
  {
    id: "joker",
    title: "Ação: Joker",
    anchors: ["ask-joker", "action"],
    paragraphs: ["Escolha uma das outras [quatro|actions] ações quando resolver o segmento."],
  },
  {
    id: "spirits",
    title: "Os espíritos da floresta",
    anchors: ["spirit", "option", "ask-option"],
    paragraphs: [
      "Há [sete|spirit-kinds] tipos de espíritos, [três|spirit-copies] peças de cada. Destas [21|spirits] peças entram em jogo [16|spirits-used], [quatro|spirit-pile] em cada templo; as outras [cinco|spirits-unused] saem da partida sem serem vistas.",
      "Um espírito que ganha está acordado. **No seu turno de verão pode recorrer a quantos espíritos acordados quiser, a qualquer momento**: antes de escolher um depósito, entre as varetas, entre os segmentos que coloca ou resolve, e antes de terminar o turno. Só o que já começou, uma ação ou uma colocação, se termina primeiro (decisão nossa R10). Um espírito usado adormece. O que os espíritos dão não precisa de varetas. Quem passa não pode recorrer a nenhum (decisão nossa R9).",
      {
        list: [
          "**Kappa**: uma ação de Equilíbrio. **Tanuki**: uma ação de Lar. **Rokurokubi**: uma ação de Remuneração.",
          "**Kitsune**: todos os segmentos ainda por resolver neste turno valem como Joker (decisão nossa R22).",
          "**Tengu**: todas as fichas de Alimento à vista são trocadas, e recolhe uma, antes ou depois disso.",
          "**Bakeneko**: todas as varetas ainda por colocar neste turno vão grátis para qualquer templo (decisão nossa R22).",
          "**Ookami**: vale [4|ookami] alimentos quando alimenta a família no inverno.",
        ],
      },
    ],
  },
  {
    id: "autumn",
    title: "Outono",
    paragraphs: [
      "Em cada templo, quem tem **mais varetas** ganha o espírito de cima da pilha. Em caso de empate, ganha quem tiver a vareta mais alta, ou seja, a mais recente. Um templo sem varetas perde o seu espírito, que ninguém recebe (decisão nossa R8). Todas as varetas voltam aos seus donos.",
    ],
  },
  {
    id: "winter",
    title: "Inverno",
    anchors: ["ask-wake", "ask-feed"],
    paragraphs: [
      {
        list: [
          "**Acordar.** Pode pagar para acordar espíritos adormecidos: Kitsune é grátis, Ookami custa [2|wake-ookami] moedas, qualquer outro [1|wake-other].",
          "**Alimentar.** Precisa de [um|food-per-home] alimento por peça de Lar. Enquanto faltarem alimentos tem de gastar fichas, uma a uma, à sua escolha (decisão nossa R12); um Ookami acordado pode ajudar, mas não é obrigado (decisão nossa R11). Cada alimento em falta custa [1|hunger] ponto de felicidade, mesmo abaixo de zero (decisão nossa R15). O excesso perde-se, mas as fichas não gastas continuam suas.",
          "**Renovar.** O marcador de Primeiro jogador passa ao seguinte. Em cada coluna de peças de Lar e de Equilíbrio, a mais baixa vai para o fundo do seu dispensador, as outras descem e uma nova vem para cima. De um dispensador vazio volta a mesma peça, para o espaço de cima (decisão nossa R13). Os espaços de alimentos vazios são preenchidos.",
        ],
      },
      "O último inverno acaba depois da refeição (decisão nossa R17).",
    ],
  },
  {
    id: "two-players",
    title: "O jogador fantasma, num duelo",
    paragraphs: [
      "Com [dois|seats-least] jogadores, um **jogador fantasma** também queima incenso. No início, e depois de cada outono menos o último, coloca as suas [8|ghost-sticks] varetas: [0|ghost-none], [2|ghost-some], [3|ghost-most] e [3|ghost-most] nos [quatro|temples] templos, ao acaso. São as mais baixas, por isso perde todos os empates. Um espírito que ganhe sai da partida. [24|homes-removed] das [64|homes] peças de Lar não são usadas.",
    ],
  },
  {
    id: "night",
    title: "O lado da noite",
    anchors: ["option-night"],
    paragraphs: [
      "Para quem já conhece o jogo, e para todos ou ninguém (decisão nossa R20): [quatro|night-cells] casas de cada grelha estão marcadas com um tipo e só aceitam uma peça desse tipo. Cada casa marcada que fique vazia no fim custa [1|night-penalty] ponto de felicidade. O lugar de cada tipo muda de cor para cor.",
    ],
  },
  {
    id: "end",
    title: "O fim e a contagem",
    anchors: ["scoring"],
    paragraphs: [
      "Depois do último inverno, cada jogador soma:",
      {
        list: [
          "**+[2|points-per-spirit]** por cada espírito diferente, acordado ou adormecido.",
          "**−[2|harmony]** por cada ponto de diferença entre o conforto da zona esquerda e o da zona direita. A coluna do meio não conta aqui.",
          "**Metade dos pontos**, arredondada para cima, de cada peça de Equilíbrio ainda na sua posse cujo padrão esteja na grelha.",
          "No lado da noite, **−[1|night-penalty]** por cada casa marcada sem peça.",
        ],
      },
      "Vence a maior felicidade. Em caso de empate decide o conforto de toda a grelha; se continuar empatado, a vitória é partilhada. Moedas, alimentos e varetas não valem nada.",
    ],
  },
];
