// Como se joga IKI, com ou sem o Akebono, pelas nossas próprias palavras.

import type { Section } from "../../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "Do que se trata",
    paragraphs: [
      "Vive-se um ano nas ruas da antiga Edo. Percorra a rua com o seu **Oyakata**, faça negócios nas lojas e com as personagens dos outros, contrate as suas e ajude-as a subir até à reforma. O que conta é o **IKI**, viver com estilo: quem tiver mais depois do Dia de Ano-Novo vence.",
      "A partida dura **[12|months] meses e o Dia de Ano-Novo**. [Três|fires] incêndios, [quatro|paydays] dias de pagamento e [quatro|seasons] estações dão ritmo ao ano. Nada é segredo entre os jogadores; só o que está virado para baixo é desconhecido, e de todos. Nenhum bem se esgota, nem mesmo a madeira (decisão nossa R5).",
    ],
  },
  {
    id: "board",
    title: "O que está na mesa",
    anchors: ["zones"],
    paragraphs: [
      {
        list: [
          "**A rua**: um circuito de [oito|street] lojas, num só sentido. A marca da volta fica entre a Casa de Câmbio e a Loja de Sandálias. Todos começam na zona de partida, mesmo antes da Loja de Sandálias.",
          "**[Quatro|nagayas] nagayas**, de A a D, com [quatro|stalls] bancas cada, e por trás de cada loja [duas|stalls-a-shop] delas. Um incêndio começa na borda do tabuleiro; a banca mais interior é uma **esquina**, e uma carta posta ali custa mais [2|corner-cost] mons. Frente a frente as bancas são outras: veja o fim desta página.",
          "**A fila**: as personagens para contratar. Cada uma é de um dos [cinco|types] tipos: **Vendedor Ambulante, Artesão, Especial, Mestre Artesão, Lojista**.",
          "**Os edifícios**: [seis|buildings-shown] estão à vista; o que é construído não é substituído. E as **fichas** da estação: [dois|tokens-shown] cachimbos, [duas|tokens-shown] bolsas de tabaco e [dois|tokens-shown] peixes.",
          "**O combate aos incêndios**, uma pista de [10|fire-max] passos. Os marcadores do mesmo espaço formam uma pilha: quem chega põe-se em cima, e o cimo de uma pilha está à frente dos outros. No início, o primeiro jogador está em cima e o último em baixo. Quem está no fim da pista e ganha um passo ainda sobe ao cimo da pilha.",
          "**A pontuação**: o seu IKI. Nunca desce abaixo de [0|iki-min].",
          "**O Akebono** acrescenta a ponte de Nihonbashi, um espaço entre o Estaleiro de Obras e o Mercado do Peixe, de modo que a rua fica com [nove|street-akebono]; um rio com barcos, celebridades, uma pista de comércio e uma Nova Personagem em cada mês.",
        ],
      },
      "O seu tabuleiro guarda os seus bens (mons, arroz, sandálias, madeira, kobans), [quatro|kobuns] **Kobuns**, com o Akebono [dois|sailors] **Marinheiros**, uma coluna por tipo para as reformadas e lugares para [quatro|fish-places] peixes.",
    ],
  },
  {
    id: "setup",
    title: "Preparação",
    anchors: ["ask-starter", "ask-starter-stall"],
    paragraphs: [
      "Todos começam com [8|start-mon] mons, [1|start-rice] arroz e [1|start-sandal] sandália. O primeiro jogador é tirado à sorte. O **último** na ordem dos turnos escolhe primeiro: fique com uma das [quatro|starters] personagens iniciais e ponha-a, de graça, na borda de uma nagaya onde esse lugar esteja livre, com um Kobun no nível mais baixo dela. As personagens que ninguém leva saem do jogo.",
      "Com o Akebono há [cinco|starters-akebono] personagens iniciais; mostra-se mais uma do que há jogadores, cada uma com uma **peça inicial** cujo efeito acontece de imediato: [1|tile-rice] arroz, [2|tile-sandal] sandálias, [1|tile-wood] madeira, [1|tile-trade] passo no comércio, ou o Barco-loja: constrói-o pelos seus [3|shop-boat-cost] mons e dá o passo dele no comércio.",
      "Os edifícios à vista são tirados de [10|buildings-base]; com o Akebono de [20|buildings-akebono], no máximo [dois|permanent-max] com uma capacidade permanente. De cada estação entram em jogo [12|season-cards] personagens.",
    ],
  },
  {
    id: "month",
    title: "Um mês",
    paragraphs: [
      {
        list: [
          "**Começo**: [quatro|row-fresh] personagens novas da estação chegam à fila, com o Akebono também a Nova Personagem do mês.",
          "**Modo de vida**: cada um põe o seu Ikizama.",
          "**Ações**: pela ordem dos espaços de Ikizama, cada um recebe o rendimento ou contrata, anda e faz negócios.",
          "**Fim**: no fim dos meses [5|fire-month-1], [8|fire-month-2] e [11|fire-month-3] há um **incêndio**, e com o Akebono depois dele os rendimentos da pista de comércio; no fim dos meses [3|payday-month-1], [6|payday-month-2], [9|payday-month-3] e [12|payday-month-4] há um **dia de pagamento**. Em todos os meses sem dia de pagamento, os de incêndio também, põe-se [1|row-mon] mon em cada carta que ficou na fila.",
        ],
      },
      "Com o Akebono a fila tem [quatro|row-fresh] lugares de chegada e [dois|row-kept] guardados. No fim de um mês sem dia de pagamento, as cartas dos lugares guardados saem, e também a Nova Personagem que ninguém contratou. Das cartas de chegada, as [duas|row-kept] mais à direita passam para os lugares guardados (decisão nossa R18) e recebem [1|row-mon] mon cada; as outras saem.",
    ],
  },
  {
    id: "way",
    title: "Modo de vida",
    anchors: ["ikizama", "ask-ikizama"],
    paragraphs: [
      "Quem está mais à frente no combate aos incêndios escolhe primeiro, no mesmo espaço o marcador mais alto da pilha; esta ordem vale para toda a fase. **Tem de** pôr o seu Ikizama num espaço livre: **[1|free-first]–[4|free-last]**, **[1|lane-1]**, **[2|lane-2]**, **[3|lane-3]** ou **[4|lane-4]**. O número diz quanto vai andar.",
      "Depois cada um age pela ordem dos espaços a partir da esquerda, [1|free-first]–[4|free-last] primeiro. Um jogador acaba todo o seu turno antes de o seguinte começar.",
    ],
  },
  {
    id: "hire",
    title: "Rendimento ou contratação",
    anchors: [
      "income",
      "mon",
      "character",
      "stall",
      "ask-income-or-hire",
      "ask-spare-mon",
      "ask-hire",
      "ask-stall",
      "ask-owner",
    ],
    paragraphs: [
      "No espaço **[1|free-first]–[4|free-last]** ganha [1|free-mon] mon, e mais nada antes de andar. Nos outros, receba o rendimento de **[4|income] mons** ou **contrate** uma personagem. Quem não pode concluir nenhuma contratação recebe o rendimento.",
      {
        list: [
          "É preciso um Kobun disponível e uma banca livre.",
          "O preço está na carta, mais o que custa a banca. Os descontos só baixam o preço da carta, não o da banca (decisão nossa R11).",
          "Os mons que estão na carta são primeiro seus e podem ajudar a pagar.",
          "A carta vai para a banca com o seu Kobun no nível mais baixo, e ganha o bónus de contratação dela. A experiência para outra personagem perde-se se não tiver outra no tabuleiro.",
          "Com o Akebono, a Nova Personagem do mês contrata-se como as da fila.",
        ],
      },
    ],
  },
  {
    id: "move",
    title: "Andar",
    anchors: ["space", "sandal", "ask-move", "ask-send", "ask-run"],
    paragraphs: [
      "Ande exatamente tantos espaços quantos diz o seu espaço de Ikizama; em [1|free-first]–[4|free-last] escolha quantos. Depois, cada **sandália** gasta leva mais um espaço, quantas quiser, e a **ficha Carro de Bois** mais um em cada turno seu; decide cada passo depois de ver o anterior, mas não depois de um negócio. Vários Oyakatas podem partilhar um espaço.",
      "Cada vez que passa pela **marca da volta**, todas as suas personagens no tabuleiro ganham logo um passo de experiência. Quem assim se reforma devolve logo o Kobun, e uma sandália ou uma ficha Carro de Bois ganha desta forma ainda pode prolongar o mesmo caminho. Sair da zona de partida não é uma volta.",
    ],
  },
  {
    id: "business",
    title: "Negócios",
    anchors: ["done", "option", "ask-business", "ask-character-again", "ask-choice"],
    paragraphs: [
      "Onde parar pode, por qualquer ordem e uma vez cada, usar a **loja** e **uma personagem** de uma banca desse espaço: sua, de outro jogador ou neutra. Uma habilidade realiza-se por inteiro, com o que custa; uma personagem cuja habilidade não possa ser realizada não pode ser usada (decisão nossa R12).",
      "A personagem de outro jogador ganha um passo de experiência quando a usou. A sua não ganha. Uma neutra sai do jogo.",
      {
        list: [
          "**Loja de Sandálias**: [2|sandal-shop-gain] sandálias por [2|sandal-shop-cost] mons. **Loja de Arroz**: [2|rice-shop-gain] arroz por [3|rice-shop-cost] mons.",
          "**Torre dos Bombeiros**: [1|fire-tower] passo no combate aos incêndios.",
          "**Tabacaria**: compre um cachimbo, uma bolsa de tabaco, ou um de cada, pelos preços impressos.",
          "**Casa de Penhores**: [4|pawn-gain] mons por [1|pawn-rice] arroz ou por [1|pawn-sandal] sandália.",
          "**Estaleiro de Obras**: [1|site-wood] madeira por [1|site-cost] mon (decisão nossa R1), ou pagar [1|site-build] mon e construir.",
          "**Ponte de Nihonbashi** (Akebono): nem loja nem bancas; ver mais abaixo.",
          "**Mercado do Peixe**: compre um peixe.",
          "**Casa de Câmbio**: [1|change-one] koban por [6|change-cost] mons, [2|change-two] kobans por [10|change-cost-two] mons, ou simplesmente [2|change-mon] mons.",
        ],
      },
    ],
  },
  {
    id: "experience",
    title: "Experiência e reforma",
    anchors: ["column", "ask-xp", "ask-lose-xp", "ask-salary", "ask-retire", "ask-column", "ask-swap", "ask-swap-with"],
    paragraphs: [
      "O Kobun de uma personagem sobe passo a passo: pelos negócios dos outros, pelas suas voltas, por efeitos. No cimo, a personagem **reforma-se** logo: a carta vai para a coluna do seu tipo, acima do seu tabuleiro, o Kobun volta e fica disponível, e já não é preciso alimentá-la. O último salário dela é pago em cada dia de pagamento a partir daí.",
      "Algumas personagens não têm salário: trazem uma **ficha** quando se reformam. Uma personagem sem tipo vai para a coluna que escolher, de vez; até lá não conta para nenhuma harmonia.",
    ],
  },
  {
    id: "tokens",
    title: "Cachimbos, bolsas de tabaco, peixes e outras fichas",
    anchors: [
      "pipe",
      "pouch",
      "fish",
      "special",
      "ticket",
      "ask-buy",
      "ask-river",
      "ask-use-pipe",
      "ask-give-fish",
      "ask-ticket",
    ],
    paragraphs: [
      {
        list: [
          "Os **cachimbos** agem logo que comprados. O que não custa nada realiza-se, se for possível; o que tem um preço pode ser recusado (decisão nossa R31).",
          "As **bolsas de tabaco** contam no fim; todas juntas contam a dobrar se então possuir pelo menos um cachimbo (decisão nossa R15).",
          "**Peixes**: cada jogador pode comprar um por estação, onde quer que esteja (decisão nossa R16), e precisa de um lugar livre. No fim contam em conjunto: [3|fish-1], [6|fish-2], [10|fish-3] ou [15|fish-4] IKI por um a [quatro|fish-places], mais ou menos o que está impresso em cada um.",
          "**Ficha Monge**: cada contratação custa menos [1|monk-less] mon. **Ficha Carro de Bois**: mais um espaço em cada turno. **Ficha Anti-Incêndio**: uma vez, uma personagem que o incêndio atinge fica. **Ficha Médico**: uma vez, uma personagem que sairia por fogo ou fome reforma-se. **Ficha Mensageiro**: uma vez, num turno posterior àquele em que a recebe, ponha o seu Oyakata em qualquer espaço em vez de andar. **Ficha Proprietário**: uma vez, logo após uma contratação, contrate mais uma personagem pelo preço dela. **Ficha Joker**: no fim, o Marionetista conta como o tipo que escolher. A **ficha Pescador** conta como um peixe com mais [1|fisherman] IKI, se houver um lugar livre; a **ficha Polícia** como uma bolsa de tabaco.",
          "**Fichas de barco** (Akebono, Barco de recreio, lado A): “rendimento ou contratação” dá um ou a outra no espaço de Ikizama [1|free-first]–[4|free-last], em lugar do seu mon; “personagem” é um negócio com mais uma personagem, ou com a mesma; “loja” é a loja uma segunda vez. “Personagem” e “loja” só servem num turno seu posterior àquele em que fica com elas (decisão nossa R27). Uma ficha de barco usada volta para junto do seu barco.",
        ],
      },
      "Quando uma estação acaba, o que não foi comprado sai e chegam as fichas da seguinte. Com o Akebono, uma terceira ficha de cada género está no rio e só se compra com o Barco-loja.",
    ],
  },
  {
    id: "buildings",
    title: "Edifícios",
    anchors: ["building", "ask-build", "ask-building-stall"],
    paragraphs: [
      "Pague os bens indicados, ponha o edifício numa banca livre (com o custo extra dela) e um Kobun disponível em cima; esse Kobun fica lá até ao fim, a não ser que o edifício arda. Um cachimbo ou um peixe no custo é um dos seus, e volta para a caixa. Ninguém faz negócio com um edifício; não é alimentado e não tem tipo. Todos contam no fim, e alguns ajudam de imediato ou todo o tempo. Com o Akebono pode construir-se antes um barco.",
    ],
  },
  {
    id: "boats",
    title: "A ponte, os barcos e o comércio (Akebono)",
    anchors: ["boat", "trade", "ask-boat", "ask-boat-bonus", "ask-one-more-boat"],
    paragraphs: [
      "Quem para na **ponte de Nihonbashi** pode encontrar uma celebridade e ativar um barco, por qualquer ordem, ou fazer só uma destas coisas.",
      "Sempre que puder construir, pode construir um **barco** da margem: pague o custo, ponha nele um Marinheiro e coloque-o no rio. Não precisa de Kobun nem de banca. No máximo [dois|boats-max] barcos por jogador. Depois, dê os passos dele no comércio ou ative-o de imediato.",
      "**Ativar** é escolher qualquer barco do rio, seu ou não, e realizar a ação dele uma vez, pagando o que custa. Se o barco for de outro, o dono ganha um passo no comércio. Um barco cuja ação seja impossível não pode ser escolhido.",
      {
        list: [
          "**Barco de chá**: no rio desde o início, de ninguém. Troca arroz por sandálias ou sandálias por arroz.",
          "**Barco-loja**: compre uma das fichas do rio.",
          "**Barco de passeio**: madeira por arroz (lado A) ou por mons (lado B). **Barco-táxi**: mons por experiência (A) ou por passos no combate aos incêndios (B). **Barco de recreio**: uma sandália por uma ficha de barco (A), um cachimbo por um koban (B). **Barca**: contratar pelo preço (A), ou encontrar, por arroz, uma celebridade da estação que não está em jogo (B). **Barco de festas**: arroz e mons por IKI (A), um koban por IKI (B). Os lados são tirados à sorte, ou escolhidos ao abrir a mesa (decisão nossa R17).",
        ],
      },
      "O **comércio** é uma pista de [10|trade-max] passos; o que passa dela perde-se (decisão nossa R26). Depois de cada incêndio, cada um ganha tudo o que o seu marcador alcançou: [1|trade-mon] mon em [2|trade-at-1], [1|trade-sandal] sandália em [4|trade-at-2], [1|trade-rice] arroz em [6|trade-at-3], [1|trade-koban] koban em [8|trade-at-4] e [5|trade-iki] IKI em [10|trade-at-5].",
    ],
  },
  {
    id: "celebrities",
    title: "Celebridades (Akebono)",
    anchors: [
      "celebrity",
      "ask-celebrity",
      "ask-use-celebrity",
      "ask-relocate",
      "ask-relocate-to",
      "ask-relocated-skill",
    ],
    paragraphs: [
      "[Duas|celebrities-shown] celebridades estão na ponte em cada estação. Quem encontra uma fica com a carta: vale de imediato, daí em diante, ou no fim do jogo. O que acontece de imediato realiza-se se não custar nada; o que tem um preço pode ser recusado (decisão nossa R31). As encontradas não são substituídas durante a estação; no fim da estação as que restam vão-se embora e chegam as [duas|celebrities-shown] seguintes. As últimas ficam para o Dia de Ano-Novo.",
    ],
  },
  {
    id: "fire",
    title: "Incêndio",
    anchors: ["ask-fire"],
    paragraphs: [
      "No fim dos meses [5|fire-month-1], [8|fire-month-2] e [11|fire-month-3] uma peça tirada à sorte indica a nagaya que arde. O incêndio tem força [5|fire-strength-1], [8|fire-strength-2] ou [10|fire-strength-3] na borda do tabuleiro e perde [1|fire-per-place] em cada banca seguinte, mesmo vazia.",
      "Encontra as cartas uma após a outra. Se o dono estiver, no combate aos incêndios, pelo menos tão alto como a força do incêndio ali, o incêndio apaga-se, e as cartas de trás estão a salvo. Senão a carta sai do jogo e o seu Kobun volta, a não ser que uma ficha salve a personagem; de qualquer modo o incêndio continua. Uma carta neutra arde sempre. O seu avanço na pista não se gasta.",
    ],
  },
  {
    id: "payday",
    title: "Dia de pagamento",
    anchors: ["ask-food"],
    paragraphs: [
      "Primeiro acaba a estação: a fila é esvaziada, e chegam as fichas e as celebridades da estação seguinte, exceto depois do mês [12|payday-month-4]. Depois:",
      {
        list: [
          "**Salário**: cada personagem sua rende: no tabuleiro, o salário do nível a que chegou o seu Kobun; as reformadas, o último salário. Ganhos e perdas de IKI contam-se juntos (decisão nossa R8).",
          "**Harmonia**: veja cada nagaya, e as [quatro|corners] bancas de esquina como um grupo à parte. Por cada tipo de que haja pelo menos [dois|harmony-least] no grupo, sejam de quem forem, cada personagem sua desse tipo rende-lhe tantos IKI quantas há dele no grupo. Uma carta de esquina conta em ambos os seus grupos; os edifícios não contam em nenhum.",
          "**Comida**: um arroz por cada personagem sua no tabuleiro. Tem de alimentar tantas quantas puder; se faltar, escolhe quais. As outras saem do jogo, e os seus Kobuns voltam.",
        ],
      },
    ],
  },
  {
    id: "two",
    title: "Frente a frente",
    anchors: ["ask-neutral", "ask-neutral-stall"],
    paragraphs: [
      "Com **[dois|seats-least] jogadores** algumas coisas mudam:",
      {
        list: [
          "As nagayas têm [três|stalls-two] bancas. A da borda do tabuleiro pertence à loja de fora, a mais interior à loja de dentro, e a do **meio** a ambas: a carta dela usa-se a partir de qualquer dos espaços, e pôr ali uma carta custa mais [1|middle-cost] mon. Não há preço de esquina nem grupo das esquinas: a harmonia conta-se só nas [quatro|groups-two] nagayas.",
          "Os incêndios são [1|fire-weaker-two] mais fracos: [4|fire-two-1], [7|fire-two-2] e [9|fire-two-3].",
          "Cada mês começa com uma **peça de bloqueio**, que fecha nesse mês um dos espaços de Ikizama [1|lane-1] a [4|lane-4].",
          "Um jogador é o **Sol**, que também começa a partida, o outro a **Lua**. No fim dos meses ímpares o Sol, no fim dos meses pares a Lua (decisão nossa R7) põe uma carta da fila, ou a Nova Personagem, numa banca livre como **personagem neutra**: sem custo, sem Kobun e sem bónus; os mons que estejam nela voltam para a reserva. É obrigatório, exceto para uma Nova Personagem que tenha ficado sozinha (decisão nossa R28). Se nenhuma banca estiver livre, a carta escolhida sai do jogo.",
          "Qualquer um pode fazer negócio com uma personagem neutra; depois ela sai do jogo. Não ganha experiência, não é alimentada, conta na harmonia das cartas vizinhas e arde sem resistir.",
        ],
      },
      "Com o Akebono pode jogar-se com o **Grão-Mestre**. Começa na zona de partida. No fim de cada mês, antes de se pôr a personagem neutra, anda no sentido **contrário** ao dos Oyakatas, tantos espaços quantos diz a peça de bloqueio. As personagens dos jogadores nas bancas do espaço dele ganham um passo de experiência; as neutras e os edifícios, não. Na ponte, cada jogador com pelo menos um barco ganha um passo no comércio.",
    ],
  },
  {
    id: "new-year",
    title: "Dia de Ano-Novo e fim do jogo",
    anchors: ["ask-visit"],
    paragraphs: [
      "Depois do dia de pagamento do mês [12|payday-month-4], todos os Oyakatas saem da rua. Pela ordem do combate aos incêndios, cada um põe o Oyakata em qualquer espaço, a ponte também, e pode fazer ali negócios como de costume; as personagens dos outros ganham com isso experiência e podem reformar-se. Não há Ikizama, rendimento nem caminho: nem sandálias, nem voltas. A fila está vazia, por isso ninguém pode ser contratado; o que resta das fichas e celebridades do inverno ainda lá está. As fichas de barco “personagem” e “loja” podem ser usadas (decisão nossa R36).",
      "Depois as suas personagens voltam do tabuleiro para as colunas. Contam ali como as reformadas, mas não se reformaram e não trazem ficha. Conte:",
      {
        list: [
          "os seus IKI na pista",
          "tipos diferentes: [1|types-1], [4|types-2], [9|types-3], [16|types-4] ou [25|types-5] IKI por um a [cinco|types]",
          "peixes e tabaco",
          "edifícios e celebridades",
          "[3|koban-iki] por koban, [1|wood-iki] por madeira, um por cada [4|mon-per-iki] mons",
        ],
      },
      "Em caso de empate vence quem estiver mais à frente no combate aos incêndios, no mesmo espaço quem estiver mais acima na pilha.",
    ],
  },
];
