// Como se joga IKI, com ou sem Akebono, em nossas próprias palavras.

import type { Section } from "../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "Do que se trata",
    paragraphs: [
      "Você vive um ano nas ruas da antiga Edo. Anda pela rua com seu **Oyakata**, faz negócio nas lojas e com os personagens dos outros, contrata os seus e os ajuda a crescer até a aposentadoria. O que conta é o **IKI**, viver com estilo: quem tiver mais depois do Dia de Ano-Novo vence.",
      "A partida dura **12 meses e o Dia de Ano-Novo**. Três incêndios, quatro pagamentos e quatro estações dão ritmo ao ano. Nada é segredo entre os jogadores; só o que está virado para baixo é desconhecido, e por todos.",
    ],
  },
  {
    id: "board",
    title: "O que há na mesa",
    anchors: ["zones"],
    paragraphs: [
      {
        list: [
          "**A rua**: um circuito de oito lojas, em um só sentido. A marca da volta fica entre a Casa de Câmbio e a Loja de Sandálias.",
          "**Quatro nagayas**, de A a D, com quatro bancas cada (três com dois jogadores). O lugar 1 fica na borda do tabuleiro, onde começa um incêndio; o mais interno é uma esquina e custa 2 mon a mais. As quatro esquinas são um grupo de harmonia próprio.",
          "**A fileira**: quem pode ser contratado. Os **edifícios**, e os **cachimbos, bolsas de tabaco e peixes** da estação.",
          "**As trilhas**: contra incêndios de 0 a 10, com marcadores em pilhas, e a pontuação.",
          "**Akebono** acrescenta a ponte de Nihonbashi como nona casa, um rio com barcos, celebridades, uma trilha de comércio e um Novo Personagem a cada mês.",
        ],
      },
      "Seu tabuleiro guarda seus bens (mon, arroz, sandálias, madeira, koban), quatro **kobun**, com Akebono dois **marinheiros**, uma coluna por tipo para os aposentados e lugares para quatro peixes.",
    ],
  },
  {
    id: "setup",
    title: "Preparação",
    anchors: ["ask-starter", "ask-starter-stall", "ask-use-tile"],
    paragraphs: [
      "Todos começam com 8 mon, 1 arroz e 1 sandália. O último na ordem do turno escolhe primeiro: pegue um personagem inicial e ponha-o, de graça, no lugar 1 de um nagaya livre, com um kobun no nível mais baixo.",
      "Com Akebono cada personagem inicial vem com uma **peça inicial**, que pode ser usada na hora; a do Barco-loja permite construir o barco 1 pelo preço dele, e dá o seu passo de comércio.",
    ],
  },
  {
    id: "month",
    title: "Um mês",
    paragraphs: [
      {
        list: [
          "**Começo**: quatro personagens novos chegam à fileira, com Akebono também o Novo Personagem do mês.",
          "**Modo de vida**: cada um põe seu Ikizama.",
          "**Ações**: na ordem dos espaços de Ikizama cada um contrata ou recebe renda, anda e faz negócio.",
          "**Fim**: nos meses 5, 8 e 11 um incêndio, nos meses 3, 6, 9 e 12 um pagamento. Nos outros, põe-se 1 mon em cada carta que ficou na fileira.",
        ],
      },
      "Com Akebono a fileira tem quatro lugares de chegada e dois guardados. No fim de um mês sem pagamento só as duas cartas de chegada mais à direita ficam: passam aos lugares guardados e recebem 1 mon cada. As outras, e o Novo Personagem, saem.",
    ],
  },
  {
    id: "way",
    title: "Modo de vida",
    anchors: ["ikizama", "ask-ikizama"],
    paragraphs: [
      "Quem é mais forte contra incêndios escolhe primeiro; no mesmo espaço, o marcador mais alto da pilha. Você **deve** pôr seu Ikizama em um espaço livre: **1–4**, **1**, **2**, **3** ou **4**. O número diz quanto você vai andar. Os espaços agem da esquerda para a direita.",
      "Com dois jogadores: a cada mês uma peça bloqueia um dos espaços 1 a 4.",
    ],
  },
  {
    id: "hire",
    title: "Renda ou contratação",
    anchors: ["income", "mon", "character", "stall", "ask-income-or-hire", "ask-spare-mon", "ask-hire", "ask-stall", "ask-owner"],
    paragraphs: [
      "No espaço **1–4** você ganha 1 mon, e nada mais antes de andar. Nos outros, receba **4 mon** ou **contrate** um personagem.",
      {
        list: [
          "É preciso um kobun livre e uma banca livre.",
          "O preço está na carta, mais o que custa a banca: 2 mon na esquina, com dois jogadores 1 mon no meio. Descontos só baixam o preço da carta.",
          "Os mon que estão na carta são seus primeiro e podem ajudar a pagar.",
          "A carta vai para a banca com seu kobun no nível mais baixo, e você ganha o bônus de contratação.",
        ],
      },
    ],
  },
  {
    id: "move",
    title: "Andar",
    anchors: ["space", "sandal", "ask-move", "ask-send", "ask-run"],
    paragraphs: [
      "Ande tantas casas quantas diz seu espaço de Ikizama; em 1–4, de 1 a 4 à escolha. Cada **sandália** gasta é um passo a mais, decidido passo a passo, também no fim da caminhada.",
      "Cada vez que passa pela **marca da volta**, todos os seus personagens na rua ganham 1 experiência na hora. Sair do início não é uma volta.",
    ],
  },
  {
    id: "business",
    title: "Negócios",
    anchors: ["done", "option", "ask-business", "ask-character-again", "ask-choice"],
    paragraphs: [
      "Onde parar você pode, em qualquer ordem e uma vez cada, usar a **loja** e **um personagem** de uma banca dessa casa: seu, de outro jogador ou neutro.",
      "Ao usar o personagem de outro jogador, ele ganha 1 experiência. O seu não ganha. Um neutro sai do jogo. Só se usa uma habilidade que possa ser cumprida.",
      {
        list: [
          "**Loja de Sandálias**: 2 mon por 2 sandálias. **Loja de Arroz**: 3 mon por 2 arroz.",
          "**Torre de Incêndio**: 1 passo contra incêndios.",
          "**Tabacaria**: compre um cachimbo, uma bolsa, ou um de cada.",
          "**Casa de Penhores**: 1 arroz ou 1 sandália por 4 mon.",
          "**Canteiro de Obras**: 1 mon por 1 madeira, ou 1 mon e construir.",
          "**Ponte de Nihonbashi** (Akebono): encontrar uma celebridade, ativar um barco, ou ambos.",
          "**Mercado de Peixes**: compre um peixe, no máximo um por estação.",
          "**Casa de Câmbio**: 6 mon por 1 koban, 10 mon por 2, ou ganhe 2 mon.",
        ],
      },
    ],
  },
  {
    id: "experience",
    title: "Experiência e aposentadoria",
    anchors: ["column", "ask-xp", "ask-lose-xp", "ask-salary", "ask-retire", "ask-column", "ask-swap", "ask-swap-with"],
    paragraphs: [
      "O kobun de um personagem sobe sua escada: pelos negócios dos outros, por suas voltas, por efeitos. No topo ele se **aposenta** na hora: a carta vai para a coluna de seu tipo acima do seu tabuleiro, o kobun volta, e ele não precisa mais de arroz. Seu último salário é pago em todo pagamento.",
      "Alguns personagens trazem uma **ficha** em vez de salário. Um personagem sem tipo vai para a coluna que você escolher.",
    ],
  },
  {
    id: "tokens",
    title: "Cachimbos, bolsas, peixes e outras fichas",
    anchors: ["pipe", "pouch", "fish", "special", "ticket", "ask-buy", "ask-river", "ask-use-pipe", "ask-give-fish", "ask-ticket"],
    paragraphs: [
      {
        list: [
          "Os **cachimbos** agem na hora da compra.",
          "As **bolsas de tabaco** contam no fim; todas juntas dobram se você tiver então um cachimbo.",
          "Os **peixes** contam em conjunto: 3, 6, 10 ou 15 IKI de um a quatro, mais o que está impresso em cada.",
          "**Fichas dos aposentados**: Contratar −1 e Carro de Bois valem sempre; Contra Incêndio e Médico salvam um personagem uma vez; Mensageiro põe seu Oyakata em qualquer casa em vez de andar; Proprietário permite contratar mais uma vez; Curinga faz do Titereiro o tipo que quiser no fim; Pescador é um peixe, Policial uma bolsa.",
          "**Fichas de barco** (barco 4A): renda ou contratação no espaço 1–4, um segundo personagem, ou a loja uma segunda vez.",
        ],
      },
      "No fim de uma estação o que não foi comprado sai e chegam as fichas seguintes. Com Akebono uma de cada tipo flutua no rio e só se compra com o Barco-loja.",
    ],
  },
  {
    id: "buildings",
    title: "Edifícios",
    anchors: ["building", "ask-build", "ask-building-stall"],
    paragraphs: [
      "Pague os bens indicados, ponha o edifício em uma banca livre (com o custo extra) e um kobun nele; o kobun fica lá. Ninguém faz negócio com um edifício; ele não é alimentado e não tem tipo. A maioria conta no fim, alguns ajudam o tempo todo. Com Akebono pode-se construir um barco no lugar.",
    ],
  },
  {
    id: "boats",
    title: "Barcos e comércio (Akebono)",
    anchors: ["boat", "trade", "ask-boat", "ask-boat-bonus", "ask-one-more-boat"],
    paragraphs: [
      "Quem pode construir pode construir um barco da margem: pague o preço, ponha um marinheiro e coloque-o no rio. No máximo dois barcos por jogador. Depois pegue os passos de comércio dele ou ative-o na hora.",
      "Ativar é escolher qualquer barco no rio e cumprir sua ação. O dono do barco de outro jogador ganha 1 comércio.",
      "Depois de cada incêndio cada um ganha o que a trilha de comércio mostra até seu marcador: em 2 um mon, em 4 uma sandália, em 6 um arroz, em 8 um koban, em 10 também 5 IKI.",
    ],
  },
  {
    id: "celebrities",
    title: "Celebridades (Akebono)",
    anchors: ["celebrity", "ask-celebrity", "ask-use-celebrity", "ask-relocate", "ask-relocate-to", "ask-relocated-skill"],
    paragraphs: [
      "Duas ficam na ponte a cada estação. Quem para ali pode encontrar uma e fica com a carta: ela vale daí em diante, na hora, ou no fim do jogo.",
    ],
  },
  {
    id: "fire",
    title: "Incêndio",
    anchors: ["ask-fire"],
    paragraphs: [
      "No fim dos meses 5, 8 e 11 uma peça indica o nagaya que queima. O fogo tem força 5, 8 ou 10 (com dois jogadores 4, 7, 9) no lugar 1 e perde 1 a cada lugar seguinte.",
      "Ele encontra as cartas uma após a outra. Se o dono for ao menos tão forte contra incêndios, o fogo se apaga. Senão a carta se perde e o kobun volta, a menos que uma ficha salve o personagem; então o fogo continua. Cartas neutras queimam.",
    ],
  },
  {
    id: "payday",
    title: "Dia de pagamento",
    anchors: ["ask-food"],
    paragraphs: [
      {
        list: [
          "**Salário**: cada personagem seu paga; na rua, o que está ao lado de seu kobun; aposentados, o último salário.",
          "**Harmonia**: em cada nagaya, e entre as quatro esquinas, para cada tipo com dois ou mais personagens, de quem for: cada personagem seu desse tipo rende tantos IKI quantos há dele no grupo.",
          "**Comida**: 1 arroz para cada personagem seu na rua. Se faltar, você escolhe quem alimentar; os outros saem do jogo.",
        ],
      },
      "A fileira é esvaziada e começa a estação seguinte.",
    ],
  },
  {
    id: "two",
    title: "Dois jogadores",
    anchors: ["ask-neutral", "ask-neutral-stall"],
    paragraphs: [
      "Os nagayas têm três bancas, e a do meio serve às duas lojas. No fim de cada mês o jogador do Sol (meses ímpares) ou da Lua (meses pares) põe uma carta da fileira em uma banca livre como **personagem neutro**. Qualquer um pode usá-lo; depois ele sai. Conta para a harmonia, e queima.",
      "Com Akebono um **Grão-Mestre** pode andar contra a corrente, tanto quanto diz a peça de bloqueio; os personagens dos jogadores na casa dele ganham experiência.",
    ],
  },
  {
    id: "new-year",
    title: "Ano-Novo e fim do jogo",
    anchors: ["ask-visit"],
    paragraphs: [
      "Depois do mês 12 cada um, o mais forte contra incêndios primeiro, põe o Oyakata em qualquer casa e pode fazer negócio ali. Então seus personagens voltam para as colunas, e conta-se:",
      {
        list: [
          "seus IKI na trilha",
          "tipos diferentes: 1, 4, 9, 16 ou 25 de um a cinco",
          "peixes e tabaco",
          "edifícios e celebridades",
          "3 por koban, 1 por madeira, 1 a cada 4 mon",
        ],
      },
      "No empate vence quem é mais forte contra incêndios.",
    ],
  },
];
