// Como se joga Bitoku, com as nossas palavras.

import type { Section } from "../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "De que se trata",
    paragraphs: [
      "O Grande Espírito da floresta parte para a sua última viagem. Durante **quatro rondas**, envia os seus guardiões à floresta, conjura Yōkai, guia almas perdidas e peregrinos, e constrói. Quem tiver mais **pontos de virtude (PV)** depois da Ascensão torna-se o novo Grande Espírito.",
      "As mãos, os baralhos e as pilhas viradas para baixo são secretos; tudo o resto é público.",
    ],
  },
  {
    id: "board",
    title: "O que está na mesa",
    anchors: ["zones"],
    paragraphs: [
      {
        list: [
          "**A floresta** com cinco regiões: as Terras de Yomi, as Escadas do Conhecimento, a Casa do Grande Espírito, a Clareira de Jade e as Forjas. Cada uma tem espaços para dados; uma linha com um número é uma ação de floresta, e o número é o valor mínimo do dado.",
          "**Do outro lado do rio** ficam as Colinas Hikaru: em cada uma, uma carta Bitoku, uma carta Yōkai e um terceiro favor.",
          "Por baixo de cada região corre um **marcador de Kodama** com um Tesouro do Lago, e por baixo de quatro delas ficam as **áreas habitadas** para edifícios.",
          "**Os Caminhos da Sabedoria**, por onde os peregrinos vão dos pórticos de partida às iluminações e aos pórticos Torii.",
          "**Quatro mostras**: Mitamas, libelinhas, cristais e edifícios. O preço está impresso no lugar; por isso as peças ficam mais baratas ao deslizar.",
          "**O Jardim das Rochas** com as rochas Iwakura, e três baralhos comuns: Yōkai, Bitoku e visões.",
        ],
      },
      "O seu tabuleiro tem três guardiões (dados) e três espaços de carta, lugares de cristal onde dormem peregrinos, um caminho das rochas, seis fichas de construção, o seu Caminho de Bitoku, as suas visões, e os Mitamas e libelinhas em repouso.",
    ],
  },
  {
    id: "setup",
    title: "Preparação",
    paragraphs: [
      "Começa com dados de 3, 2 e 1, todos bloqueados; cinco Yōkai iniciais; 1 madeira, 1 jade e um amuleto +1; uma libelinha, uma visão e uma rocha; três peregrinos despertos e oito adormecidos nos lugares de cristal. A dois, há um Kodama neutro em cada marcador, e edifícios milenares, que não são de ninguém, ocupam parte das áreas; a três, são dois.",
    ],
  },
  {
    id: "spring",
    title: "Primavera: o despertar da floresta",
    anchors: ["ask-summon", "ask-reap"],
    paragraphs: [
      "**Conjurar os Yōkai.** Todos tiram cartas até terem quatro e descartam até ficarem com três, em segredo e ao mesmo tempo. Um baralho vazio refaz-se com o descarte.",
      "**Colher os frutos.** Pela ordem de turno, receba o que dão os seus cristais de sonho, pela ordem que quiser.",
    ],
  },
  {
    id: "summer",
    title: "Verão: o chamamento dos guardiões",
    anchors: ["ask-turn", "ask-end-turn", "pass", "done"],
    paragraphs: [
      "Pela ordem de turno, vez após vez, cada um faz **uma** de quatro coisas: jogar uma carta, usar um dado, atravessar o rio ou passar. Só se passa quando já nenhuma carta nem dado desbloqueado se pode usar; quem passou fica de fora até ao outono.",
    ],
  },
  {
    id: "yokai",
    title: "Jogar uma carta",
    anchors: ["ask-slot", "ask-played", "ask-unlock", "slot"],
    paragraphs: [
      "Ponha um Yōkai da sua mão num espaço de carta vazio. O dado por cima é **desbloqueado**. Depois, por qualquer ordem e só se quiser: **ative** a carta (o seu efeito) e **harmonize** o cristal de ingenuidade ao lado do espaço. A carta fica até ao inverno.",
    ],
  },
  {
    id: "die",
    title: "Usar um dado",
    anchors: ["ask-place-die", "ask-spend-amulet", "amulet", "region"],
    paragraphs: [
      "Pegue num dado desbloqueado; ou descarte um peregrino desperto para usar um bloqueado. Antes pode **reforçá-lo** com quantos amuletos quiser (+1, +2, +3; nunca acima de 6). Depois coloque-o num espaço vazio da floresta.",
      "Numa região pode então fazer **uma ação de floresta** e **uma ação de edifício**, por qualquer ordem.",
    ],
  },
  {
    id: "forest",
    title: "Ações de floresta e de edifício",
    anchors: ["ask-act", "ask-property"],
    paragraphs: [
      "Uma **ação de floresta** só é possível se nenhum outro dado da região for mais alto do que o seu. Escolha uma linha cujo número o seu dado alcance.",
      "Uma **ação de edifício** não pede comparação, só o valor mínimo impresso num edifício da área por baixo. Se for de outra pessoa, o proprietário recebe da reserva uma bonificação de propriedade. Um edifício construído neste turno não se pode usar logo.",
    ],
  },
  {
    id: "home",
    title: "A Casa do Grande Espírito",
    anchors: ["ask-copy", "ask-copy-action"],
    paragraphs: [
      "Cada espaço recebe um dado, não compara nada, dá o que está impresso por baixo e decide a próxima ordem de turno: o número ao lado do espaço é o seu lugar. A dois, um espaço copia: o seu dado baixa 1, e faz uma ação de floresta que o dado de outro jogador poderia fazer onde está.",
    ],
  },
  {
    id: "favour",
    title: "Atravessar o rio",
    anchors: ["ask-favour", "ask-cover", "ask-two-of-four", "choice"],
    paragraphs: [
      "Toque num dos seus dados que esteja numa região à beira do rio. Precisa de um valor de 2 ou mais e de um espaço vazio em frente. Perde 1, um seis perde 3, e reclama um **favor** dessa Colina: a carta Bitoku, a carta Yōkai (para a mão), ou duas coisas diferentes de **visão, rocha, peregrino, Kodama**. Um favor reclamado fica tapado até ao inverno. Se não tomar nenhum, um é tapado à mesma. A dois, as duas Colinas de cada lado partilham espaços e favores.",
    ],
  },
  {
    id: "resource",
    title: "Recursos e preços",
    anchors: ["ask-any", "ask-pay", "ask-option", "ask-order", "option"],
    paragraphs: [
      "Madeira, pedra, jade e saqué são ilimitados. Quatro quadradinhos querem dizer **recurso à escolha**. Uma barra é uma escolha, um número repete, um menos vermelho quer dizer **pagar**, e um −1 a tracejado é um desconto: escolhe o recurso que não paga. Um desconto nunca dá nada.",
    ],
  },
  {
    id: "mitama",
    title: "Mitamas e libelinhas",
    anchors: ["ask-mitama", "ask-dragonfly", "ask-combine-mitama", "ask-combine-dragonfly", "dragonfly"],
    paragraphs: [
      "Tome um **Mitama** da sua mostra: pague o preço do lugar, marque os seus PV e faça logo o efeito da peça. Tome uma **libelinha**: pague, ou receba, o que diz o lugar. Quando um deles chega e um par espera no seu tabuleiro, pode **combiná-los**, só agora: acontece o efeito da libelinha.",
    ],
  },
  {
    id: "crystal",
    title: "Cristais",
    anchors: ["ask-crystal", "ask-socket", "socket"],
    paragraphs: [
      "Um cristal vai para um lugar vazio da sua cor. O peregrino que ali dormia acorda, e os PV do lugar são seus no fim. Os cristais **de sonho** (arredondados) funcionam em cada primavera, os **de memória** (escudos) pontuam sempre que o seu acontecimento se dá, os **de ingenuidade** (gotas) harmonizam-se quando se joga uma carta no seu espaço.",
    ],
  },
  {
    id: "building",
    title: "Edifícios",
    anchors: ["ask-build", "ask-site"],
    paragraphs: [
      "Escolha um edifício da mostra e pague o que mostra a sua ficha de construção mais à esquerda. Vai para um lugar vazio do seu tipo em qualquer área habitada; a sua ficha marca-o e destapa PV. O seu Kodama dessa região avança tantos espaços quantos a peça mostra, e algumas dão um amuleto +1. Pode construir seis vezes.",
    ],
  },
  {
    id: "kodama",
    title: "Kodamas e Tesouros do Lago",
    anchors: ["ask-kodama", "ask-push"],
    paragraphs: [
      "Cada jogador tem um Kodama em cada marcador. Avançam para a direita; fazer **recuar** move o Kodama de outro um espaço para trás. Uma seta verde limita o efeito à região da ação. No último espaço só cabe um Kodama de cada vez. No fim, os Kodamas da frente marcam o Tesouro; os empates dividem, arredondando para baixo.",
    ],
  },
  {
    id: "path",
    title: "Pontos de movimento, peregrinos e Caminho de Bitoku",
    anchors: ["ask-move", "ask-way", "pilgrim", "advance"],
    paragraphs: [
      "Cada ponto de movimento faz uma coisa: começar uma **peregrinação** com um peregrino desperto, **mover** um peregrino um espaço, ou **avançar** o seu marcador para a carta seguinte do seu Caminho de Bitoku, que fica completa: os PV e a recompensa são seus.",
      "Uma **ponte** pede cartas Bitoku completas. De um espaço do caminho, um peregrino pode desviar-se para uma **iluminação** ou um **pórtico Torii**: escolha um espaço livre, marque os PV e o amuleto, e num pórtico faça o efeito da peça. O peregrino dorme ali de vez; um dos seus por bifurcação. Com um peregrino num pórtico, os seguintes podem partir dali.",
    ],
  },
  {
    id: "rock",
    title: "Rochas Iwakura",
    anchors: ["ask-rock", "ask-seat-pilgrim", "beside"],
    paragraphs: [
      "Uma rocha vai para o lugar seguinte do seu caminho das rochas. Um peregrino pode sentar-se junto a uma rocha, ou entre duas pelo preço impresso. No fim, cada peregrino junto a uma rocha marca 1 PV por cada coisa sua que a rocha mostra: Yōkai, Mitamas ou edifícios. Yama-uba e Shinigami contam como um tipo à escolha.",
    ],
  },
  {
    id: "draw",
    title: "Cartas, Bitoku e visões",
    anchors: ["ask-draw", "ask-obtain-yokai", "ask-obtain-bitoku", "ask-keep-yokai", "ask-keep-bitoku", "ask-vision", "bitoku", "vision"],
    paragraphs: [
      "**Tirar** uma carta é do seu baralho. **Obter** um Yōkai ou um Bitoku: veja as duas primeiras do baralho comum, guarde uma, a outra vai para baixo. **Visão**: veja duas, guarde uma, ou recuse as duas e tome um recurso.",
      "Uma **visão** pede um conjunto de coisas. No fim, cada coisa serve só uma visão; uma visão completa pontua, uma incompleta custa a penalização. Os pontos por baixo de cada ícone mostram o que tem.",
    ],
  },
  {
    id: "autumn",
    title: "Outono: a reverência",
    paragraphs: ["A nova ordem de turno: os jogadores com um dado na Casa, segundo o seu melhor espaço; os outros seguem pela ordem antiga."],
  },
  {
    id: "winter",
    title: "Inverno: o repouso da floresta",
    anchors: ["ask-return-dice", "ask-virtue"],
    paragraphs: [
      {
        list: [
          "**Os guardiões regressam a casa**: os seus dados vão para os espaços vermelhos, pela ordem que quiser, e mantêm o valor.",
          "**A virtude do Espírito**: com cinco cartas ou mais, pode retirar uma das que jogou, pelos PV do seu rodapé (12 no máximo). Ainda conta para as suas rochas.",
          "**Os Yōkai despedem-se**: as cartas jogadas vão para o descarte.",
          "**Neva na floresta**: novas cartas nas Colinas, sai a última peça de cada mostra, as outras deslizam, chegam novas. Depois do quarto inverno vem a Ascensão.",
        ],
      },
    ],
  },
  {
    id: "ascension",
    title: "A Ascensão",
    anchors: ["score"],
    paragraphs: [
      {
        list: [
          "Colher os frutos uma última vez.",
          "3 PV para o primeiro da ordem de turno.",
          "Tipos diferentes no seu Caminho de Bitoku, completos ou não: 1, 2, 4, 7, 11, 16 ou 22 PV.",
          "Os Tesouros do Lago.",
          "As suas rochas: peregrinos vezes coisas.",
          "Todas as pintas dos seus dados e todos os recursos, a dividir por quatro, arredondando para baixo.",
          "As visões, com as suas penalizações.",
          "Os PV destapados por edifícios e cristais.",
        ],
      },
      "Em caso de empate ganha quem tiver mais visões completas, depois quem estiver antes na ordem de turno.",
    ],
  },
  {
    id: "tengu",
    title: "A sós: o Tengu",
    anchors: ["solo", "tengu-turn"],
    paragraphs: [
      "A sós joga contra o Tengu. São as regras que o jogam: nunca escolhe, e cada um dos seus turnos pode ser conferido passo a passo ao lado do tabuleiro. Ganha com mais PV do que o Tengu; com os mesmos, ganha ele.",
      "**O seu turno.** Lançam-se dois dados, a sua Vontade. O menor escolhe uma carta da fila: 5 ou 6 a da esquerda, 3 ou 4 a do meio, 1 ou 2 a da direita. Depois veem-se os passos A a L a partir de cima, e faz-se o primeiro possível. No fim a carta é descartada, as outras deslizam para a direita, e vem uma nova à esquerda.",
      "**As suas cartas** mostram em cima que Yōkai e Bitoku quer do outro lado do rio, e em baixo um local, o que lá toma e um recurso. O local favorito depende da sua segunda rocha: onde se obtêm os Mitamas ou os edifícios dessa rocha.",
      "**O seu tabuleiro.** Não precisa de valores e nada compara, mas os dados dele contam contra os seus. Não paga custos. As suas rochas são as favoritas: cada Yōkai, Mitama ou edifício que mostram pontua para ele.",
    ],
  },
  {
    id: "tengu-steps",
    title: "Os passos do Tengu",
    paragraphs: [
      "Um vau é contestado quando também tem um dado de onde se atravessa para as mesmas Colinas.",
      {
        list: [
          "**A** Atravessa o rio num vau contestado, se lá estiver uma carta que a sua mostra.",
          "**B** Se a atitude é inativa, a carta é a da esquerda e não tem dado desbloqueado: vira a peça de Atitude, desbloqueia um dado e coloca-o no local.",
          "**C** Coloca um dado desbloqueado no local da carta.",
          "**D** Desbloqueia um dado, gasta o recurso da carta e faz a ação do local.",
          "**E** Atravessa num vau contestado, se lá restar um só espaço.",
          "**F** Coloca um dado na Casa, uma vez por ronda, e pontua pelos seus dados altos junto ao rio.",
          "**G** Desbloqueia um dado e toma o recurso da carta.",
          "**H** Atravessa o rio, se lá estiver uma carta que a sua mostra.",
          "**I** Se o local está cheio, coloca um dado onde o seu Kodama é mais competitivo.",
          "**J** Se a atitude é ativa e não tem mais dados, vira a peça de novo e toma o recurso da carta.",
          "**K** Atravessa o rio.",
          "**L** Passa.",
        ],
      },
      "**Mais competitivo** é o Kodama que está atrás do seu por menos espaços; se nenhum está atrás, o do maior tesouro. Quando o Tengu coloca um dado junto ao rio ou na Casa, o seu Kodama ali avança um espaço.",
      "**Do outro lado do rio** toma o que a sua carta mostra ou, em E e K, o seu Yōkai favorito ou o Bitoku mais raro de um tipo que lhe falta.",
      "**Mais difícil ou mais fácil.** As opções da mesa mudam com que começa, o que recebe na primavera e o que pontua. Podem combinar-se à vontade.",
    ],
  },
  {
    id: "variants",
    title: "Opções de uma mesa",
    anchors: ["options"],
    paragraphs: [
      "**Floresta estrita**: uma ação de floresta pede um dado mais alto do que todos os outros; contra um seis é preciso um seis e um amuleto. **Passar cedo** permite passar mesmo podendo ainda agir. As outras opções resolvem pontos em que as edições diferem; a ajuda está ao lado delas.",
    ],
  },
];
