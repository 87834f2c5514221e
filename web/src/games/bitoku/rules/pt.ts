// Como se joga Bitoku, com as nossas palavras.

import type { Section } from "../../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "De que se trata",
    paragraphs: [
      "O Grande Espírito da floresta parte para a sua última viagem. Durante **[quatro|rounds] rondas** de [quatro|seasons] estações cada, envia os seus guardiões à floresta, conjura Yōkai, guia almas perdidas e peregrinos, e constrói. Quem tiver mais **pontos de virtude (PV)** depois da Ascensão torna-se o novo Grande Espírito.",
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
          "**A floresta** com [cinco|regions] regiões: as Terras de Yomi, as Escadas do Conhecimento, a Casa do Grande Espírito, a Clareira de Jade e as Forjas. Com [dois|players-few] jogadores, cada região à beira do rio tem [um|forest-spaces-few] espaço para um dado; com [três|players-some], [dois|forest-spaces-some]; com [quatro|players-many], [três|forest-spaces-many]; a Casa tem sempre [quatro|home-spaces]. Uma linha com um número é uma ação de floresta, e o número é o valor mínimo do dado.",
          "**Do outro lado do rio** ficam as [quatro|hills] Colinas Hikaru, uma em frente de cada região menos a Casa: em cada uma, uma carta Bitoku, uma carta Yōkai e um terceiro favor.",
          "Por baixo de cada região corre uma **pista de Kodama** com um Tesouro do Lago, e por baixo de todas menos a Casa ficam as **áreas habitadas** para edifícios.",
          "**Os Caminhos da Sabedoria**, por onde os peregrinos vão da partida às iluminações e aos pórticos Torii.",
          "**[Quatro|displays] mostras**: Mitamas, libelinhas, cristais e edifícios, cada uma uma fila que se afasta da sua pilha. Mitamas, libelinhas e cristais custam o que diz o seu **lugar**, e quanto mais longe da pilha, mais caro: uma peça que desliza no inverno fica mais cara. Um edifício custa o que diz a sua **próxima ficha de construção**, seja qual for o lugar. Nada é reposto antes do inverno.",
          "**O Jardim das Rochas** com [seis|garden-few], [sete|garden-some] ou [oito|garden-many] rochas Iwakura para [dois|players-few], [três|players-some] ou [quatro|players-many] jogadores. **Nunca é reposto**.",
          "[Três|common-decks] baralhos comuns: Yōkai, Bitoku e visões.",
        ],
      },
      "O seu tabuleiro tem [três|dice] guardiões (dados): bloqueados, estão nos espaços vermelhos, um por cima de cada um dos [três|card-spaces] espaços de carta. Tem ainda [oito|crystal-places] lugares de cristal onde dormem peregrinos, um Caminho das Rochas de [quatro|rock-places] lugares, [seis|counters] fichas de construção, o seu Caminho de Bitoku, as suas visões, e os Mitamas e libelinhas em repouso.",
    ],
  },
  {
    id: "setup",
    title: "Preparação",
    paragraphs: [
      "Começa com dados de [3|die-left], [2|die-middle] e [1|die-right], todos bloqueados; [cinco|starting-yokai] Yōkai iniciais, um de cada tipo; [1|start-wood] madeira, [1|start-jade] jade e um amuleto [+1|amulet-small]; uma libelinha, uma visão e uma rocha; [três|pilgrims-awake] peregrinos despertos e [oito|crystal-places] adormecidos nos lugares de cristal. Os seus Kodamas estão no primeiro espaço de cada pista. A primeira ordem dos turnos é sorteada.",
      "Com [dois|players-few] jogadores ou a sós, há um **Kodama neutro** no espaço [4|neutral-space] de cada pista, e cada uma das [quatro|ancient-few] áreas tem um **edifício milenar**, que não é de ninguém. Com [três|players-some] há [dois|ancient-some] edifícios milenares e nenhum Kodama neutro; com [quatro|players-many], nem uns nem outros.",
    ],
  },
  {
    id: "spring",
    title: "Primavera: o despertar da floresta",
    anchors: ["ask-summon", "ask-reap"],
    paragraphs: [
      "**Conjurar os Yōkai.** Todos tiram cartas até terem [quatro|hand-drawn] e descartam até ficarem com [três|hand-kept], em segredo e ao mesmo tempo. Quem já tem tantas não tira nenhuma. Um baralho vazio refaz-se com a pilha de descarte.",
      "**Colher os frutos.** Pela ordem dos turnos, receba o que dão os seus cristais de sonho, pela ordem que quiser. Uma carta tirada agora fica na mão.",
    ],
  },
  {
    id: "summer",
    title: "Verão: o chamamento dos guardiões",
    anchors: ["ask-turn", "ask-end-turn", "pass", "done"],
    paragraphs: [
      "Pela ordem dos turnos, vez após vez, cada um faz **uma coisa**: jogar uma carta, usar um dado, atravessar o rio ou passar. Só se passa quando já não se pode nem jogar uma carta nem colocar um dado desbloqueado (decisão nossa Q1); ninguém é obrigado a atravessar. Quem passou fica de fora até ao outono, e os outros continuam.",
    ],
  },
  {
    id: "yokai",
    title: "Jogar uma carta",
    anchors: ["ask-slot", "ask-played", "ask-unlock", "slot"],
    paragraphs: [
      "Ponha um Yōkai da sua mão num espaço de carta vazio. Se o dado por cima ainda estiver bloqueado, é **desbloqueado**. Depois, por qualquer ordem e só se quiser: **ative** a carta (o seu efeito) e **harmonize** o cristal de engenho ao lado do espaço. A carta fica até ao inverno. Com [três|card-spaces] espaços, jogam-se [três|card-spaces] cartas por ronda; as outras esperam na mão.",
    ],
  },
  {
    id: "die",
    title: "Usar um dado",
    anchors: ["ask-place-die", "ask-spend-amulet", "amulet", "region"],
    paragraphs: [
      "Pegue num dado desbloqueado; ou descarte um peregrino desperto, que sai do jogo, para usar logo um bloqueado. Antes pode **reforçá-lo** com quantos amuletos quiser ([+1|amulet-small], [+2|amulet-middle], [+3|amulet-large]; nunca acima de [6|highest], o que passa perde-se). Os amuletos não servem em mais nenhum momento e não dão troco. Depois coloque o dado num espaço vazio da floresta. Mantém o novo valor, também nas rondas seguintes.",
      "Numa região à beira do rio pode então fazer **uma ação de floresta** e **uma ação de edifício**, por qualquer ordem, ou só uma, ou nenhuma.",
    ],
  },
  {
    id: "forest",
    title: "Ações de floresta e de edifício",
    anchors: ["ask-act", "ask-property"],
    paragraphs: [
      "Uma **ação de floresta** só é possível se nenhum outro dado da região tiver um valor maior do que o seu. Basta igualar; os seus próprios dados também contam, os que atravessaram o rio não. Escolha uma linha cujo número o seu dado alcance.",
      {
        list: [
          "**Todas as regiões à beira do rio**: com qualquer dado, o seu Kodama dali avança um espaço.",
          "**Terras de Yomi**: compre um Mitama ou uma libelinha; com um dado maior, por menos um recurso; com um [6|row-last], um de cada, um deles por menos um recurso.",
          "**Escadas do Conhecimento**: de [um|stairs-least] ponto de movimento com um [2|row-second] a [quatro|stairs-most] com um [6|row-last].",
          "**Clareira de Jade**: madeira ou jade com um [2|row-second], um recurso à escolha com um [3|row-third], [dois|glade-fourth] com um [4|row-fourth], [três|glade-most] com um [6|row-last].",
          "**Forjas**: construa um edifício com um [2|row-second], um edifício ou compre um cristal com um [3|row-third], por menos um recurso com um [4|row-fourth]; com um [6|row-last] uma coisa e outra, uma delas por menos um recurso.",
        ],
      },
      "Uma **ação de edifício** não pede comparação, só o valor mínimo impresso num edifício da área por baixo. Se for de outra pessoa, o proprietário recebe da reserva uma bonificação de propriedade: um PV, um PV ou um amuleto [+1|amulet-small], ou ambas as coisas. Os seus edifícios e os milenares não dão bonificação a ninguém. Um edifício construído neste turno ainda não se pode usar.",
    ],
  },
  {
    id: "home",
    title: "A Casa do Grande Espírito",
    anchors: ["ask-copy", "ask-copy-action"],
    paragraphs: [
      "Cada espaço recebe um dado, de qualquer valor e sem comparação (decisão nossa Q15), e dá o que está impresso ao lado. Aqui não há edifícios, e **um dado na Casa não pode atravessar o rio**. No outono, os dados daqui fazem a nova ordem dos turnos. Só contam as alturas: o número ao lado de um espaço diz a que distância está do topo, não que lugar vai ter.",
      "Com [dois|players-few] jogadores ou a sós, o espaço mais baixo **copia**. Pede um dado de [2|copy-needs] ou mais, já com os amuletos; o dado perde [1|copy-drop]. Depois pode fazer uma ação de floresta que o dado de outro jogador poderia fazer onde está, com o valor desse dado e sem comparação (decisão nossa Q31). Um dado que atravessou não pode ser copiado, e não há ação de edifício.",
    ],
  },
  {
    id: "favour",
    title: "Atravessar o rio",
    anchors: ["ask-favour", "ask-cover", "ask-two-of-four", "choice"],
    paragraphs: [
      "Toque num dos seus dados que esteja numa região à beira do rio. Precisa de um valor de [2|crossing-needs] ou mais e de um espaço vazio em frente. Perde [1|crossing-loss], um [seis|highest] perde [3|crossing-loss-six], e **o espaço que deixa fica logo livre**. Um dado atravessa uma vez por ronda, num turno próprio.",
      "Depois obtenha um **favor** dessa Colina, seja qual for o valor do dado: a carta Bitoku (para o fim do seu caminho), a carta Yōkai (para a mão), ou [duas|favour-picks] ações diferentes de **visão, rocha, peregrino, Kodama**. Um favor obtido fica coberto para todos até ao inverno. Se não quiser nenhum, escolhe na mesma um, que fica coberto. Com [dois|players-few] jogadores ou a sós, as [duas|hills-shared] Colinas de cada lado partilham espaços e favores.",
    ],
  },
  {
    id: "resource",
    title: "Efeitos, recursos e preços",
    anchors: ["ask-any", "ask-pay", "ask-option", "ask-order", "option"],
    paragraphs: [
      "Madeira, pedra, jade e saqué são ilimitados, e os amuletos também. [Quatro|resources] quadradinhos querem dizer **recurso à escolha**. Uma barra é uma escolha, um número repete, um menos vermelho quer dizer **pagar**, e um menos a tracejado é um desconto: escolhe o recurso que não paga. Um desconto nunca dá nada.",
      "Os efeitos acontecem logo, e cada um termina, com tudo o que desencadeia, antes do seguinte. **Efeitos juntos** fazem-se por qualquer ordem (decisão nossa Q8). O que não se pode fazer perde-se (decisão nossa Q10). Pode recusar-se quase tudo (decisão nossa Q9), mas nada se guarda para mais tarde.",
    ],
  },
  {
    id: "mitama",
    title: "Mitamas e libelinhas",
    anchors: ["ask-mitama", "ask-dragonfly", "ask-combine-mitama", "ask-combine-dragonfly", "dragonfly"],
    paragraphs: [
      "Compre um **Mitama** da sua mostra: pague o preço do lugar, de [1|mitama-price-least] a [3|mitama-price-most] jades e saqués, marque os PV do lugar, de [1|mitama-vp-least] a [4|mitama-vp-most], e faça logo o efeito da peça. Uma **libelinha** junto à pilha até lhe dá um recurso; no fim da mostra custa [1|dragonfly-price-most].",
      "Quando um deles chega e um par espera no seu tabuleiro, pode **combinar** a nova peça com uma das que esperam, só agora: acontece o efeito da libelinha, e o par sai do tabuleiro. Uma peça sem par espera por outra compra.",
    ],
  },
  {
    id: "crystal",
    title: "Cristais",
    anchors: ["ask-crystal", "ask-socket", "socket"],
    paragraphs: [
      "Um cristal é grátis junto à pilha e mais longe custa até [2|crystal-price-most] recursos à sua escolha. Vai para um lugar vazio da sua cor e fica lá de vez; sem um lugar assim não o pode obter. O peregrino que ali dormia **desperta**, e os PV do lugar são seus no fim.",
      "Os cristais **de sonho** (arredondados) funcionam em cada primavera, a partir da próxima, e na Ascensão. Os **de memória** (escudos) pontuam sempre que o seu acontecimento se dá, mas não pelo que os trouxe. Os **de engenho** (gotas) harmonizam-se quando se joga uma carta no espaço ao lado.",
    ],
  },
  {
    id: "building",
    title: "Edifícios",
    anchors: ["ask-build", "ask-site"],
    paragraphs: [
      "Escolha um edifício da mostra e pague o que mostra a sua ficha de construção mais à esquerda: de [1|counter-price-first] recurso pelo primeiro edifício a [4|counter-price-last] pelo último, em madeira e pedra. Vai para um lugar vazio do seu tipo em qualquer área habitada; a sua ficha marca-o e descobre PV para o fim. O seu Kodama dessa região avança tantos espaços quantos a peça mostra, e algumas dão um amuleto [+1|amulet-small]. Pode construir [seis|counters] vezes.",
    ],
  },
  {
    id: "kodama",
    title: "Kodamas e Tesouros do Lago",
    anchors: ["ask-kodama", "ask-push"],
    paragraphs: [
      "Cada jogador tem um Kodama em cada pista de [sete|track-spaces] espaços. Avançam para a direita; fazer **recuar** move o Kodama de outro um espaço para trás, nunca para aquém do primeiro. Vários passos repartem-se pelos seus Kodamas, vários recuos por jogadores e pistas. Uma seta verde limita o efeito à região da ação. No último espaço só cabe um Kodama de cada vez: se estiver ocupado, o seu fica antes dele, e um passo que não se pode dar noutro lado perde-se.",
      "Na Ascensão cada pista tem **[três|lake-awards] prémios**, para o primeiro, o segundo e o terceiro Kodama. Os Kodamas empatados somam os prémios dos seus lugares e partilham-nos, arredondando para baixo. O **Kodama neutro classifica-se** como os outros, e o que ganha, ninguém recebe; nunca anda e não recua.",
    ],
  },
  {
    id: "path",
    title: "Pontos de movimento, peregrinos e Caminho de Bitoku",
    anchors: ["ask-move", "ask-way", "pilgrim", "advance"],
    paragraphs: [
      "Os pontos de movimento (PM) gastam-se logo, um a um; **o que não gastar perde-se**. Cada ponto faz uma coisa: começar uma **peregrinação** com um peregrino desperto, **mover** um peregrino um espaço, ou **avançar** a sua ficha para a carta seguinte do seu Caminho de Bitoku, que fica completa: os PV e a recompensa são seus.",
      "Num espaço do caminho cabem quantos peregrinos se quiser, e ninguém anda para trás. A primeira **ponte** pede [1|bridge-first] carta Bitoku completa, a segunda [2|bridge-second]. De um espaço do caminho, um peregrino pode desviar-se para uma **iluminação** ou um **pórtico Torii**: escolha qualquer espaço livre, sempre por um ponto, receba os PV e o amuleto, e num pórtico faça o efeito da peça. O peregrino dorme ali de vez, só um dos seus em cada caminho secundário. Com um peregrino num pórtico, as peregrinações seguintes podem partir ao lado, mesmo para lá de uma ponte.",
    ],
  },
  {
    id: "rock",
    title: "Rochas Iwakura",
    anchors: ["ask-rock", "ask-seat-pilgrim", "beside"],
    paragraphs: [
      "Uma rocha vai para o lugar seguinte do seu Caminho das Rochas, que tem [quatro|rock-places]. Um peregrino desperto pode sentar-se junto a uma rocha, ou entre [duas|seat-rocks] por [1|seat-price] recurso; ali conta para ambas, também para uma rocha que chegue mais tarde (decisão nossa Q65). Os peregrinos ficam de vez.",
      "Na Ascensão, cada peregrino junto a uma rocha marca um PV por cada coisa sua que a rocha mostra: Yōkai (onde quer que estejam: baralho, mão, pilha de descarte ou removidos), Mitamas (combinados ou não) ou edifícios. A mesma coisa conta outra vez para outra rocha. Cada Yama-uba e cada Shinigami conta como um só tipo, escolhido para mais PV.",
    ],
  },
  {
    id: "draw",
    title: "Cartas, Bitoku e visões",
    anchors: [
      "ask-draw",
      "ask-obtain-yokai",
      "ask-obtain-bitoku",
      "ask-keep-yokai",
      "ask-keep-bitoku",
      "ask-vision",
      "bitoku",
      "vision",
    ],
    paragraphs: [
      "**Tirar** uma carta é do seu baralho. **Obter** um Yōkai (para a mão) ou um Bitoku (para o fim do seu caminho): veja as [duas|cards-seen] primeiras cartas do baralho comum, guarde uma, a outra vai para baixo. **Visão**: veja [duas|cards-seen], guarde uma, ou recuse-as e receba um recurso à escolha.",
      "Uma **visão** pede um conjunto de coisas que tenha **antes da Ascensão** (decisão nossa Q89). Cada coisa serve só uma visão, mas de um par combinado o Mitama e a libelinha contam cada um por si, e um recurso usado aqui ainda conta noutro lado. Uma visão completa dá os seus PV, outra custa a penalização de [1|penalty-least] ou [2|penalty-most]; o que serve que visão é escolhido para mais PV. Os pontos por baixo de cada ícone mostram o que tem.",
    ],
  },
  {
    id: "autumn",
    title: "Outono: a reverência",
    paragraphs: [
      "A nova ordem dos turnos: primeiro os jogadores com dados na Casa, a partir do espaço mais alto; de vários dados só conta o que está mais acima. Os outros seguem pela ordem antiga. Sem nenhum dado na Casa, nada muda.",
    ],
  },
  {
    id: "winter",
    title: "Inverno: o repouso da floresta",
    anchors: ["ask-return-dice", "ask-virtue"],
    paragraphs: [
      {
        list: [
          "**Os guardiões regressam a casa**: os seus dados vão para os espaços vermelhos, pela ordem que quiser, e mantêm o valor. Ficam todos de novo bloqueados.",
          "**A virtude do Espírito**, pela **nova ordem dos turnos**: com [cinco|virtue-cards] cartas ou mais (baralho, mão, pilha de descarte e tabuleiro), pode remover uma das que jogou, pelos PV do seu rodapé, [12|virtue-most] no máximo. Ainda conta para as suas rochas.",
          "**Os Yōkai despedem-se**: as cartas jogadas vão para a pilha de descarte. Mantém a sua mão.",
          "**Neva na floresta**: novas cartas nas Colinas, e todos os favores ficam de novo abertos. A peça mais longe da pilha sai de cada mostra, as outras deslizam para longe da pilha, chegam novas. Depois do último inverno vem a Ascensão.",
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
          "[3|first-vp] PV para o primeiro na ordem dos turnos.",
          "Tipos diferentes no seu Caminho de Bitoku, completos ou não: [1|types-1], [2|types-2], [4|types-3], [7|types-4], [11|types-5], [16|types-6] ou [22|types-7] PV por um a [sete|bitoku-types] tipos.",
          "Os Tesouros do Lago.",
          "As suas rochas: peregrinos vezes coisas.",
          "Todas as pintas dos seus dados e todos os recursos, a dividir por [quatro|homage-divisor], arredondando para baixo.",
          "As visões, com as suas penalizações; o que a própria Ascensão trouxe não as ajuda.",
          "Os PV descobertos por edifícios e cristais.",
        ],
      },
      "Em caso de empate ganha quem tiver mais visões completas, depois quem estiver antes na ordem dos turnos.",
    ],
  },
  {
    id: "tengu",
    title: "Sozinho: o Tengu",
    anchors: ["solo"],
    paragraphs: [
      "Sozinho, joga contra o Tengu. As regras jogam por ele: nunca escolhe. Cada passo dos turnos do Tengu lê-se ao lado do tabuleiro e no registo, e com estes capítulos poderia jogá-lo à mão. **Você ganha com mais PV do que o Tengu; com os mesmos, ganha ele.**",
      "**O tabuleiro** é o do jogo para [dois|tengu-board-for] jogadores, com os Kodamas neutros e os edifícios milenares. Você começa como sempre; o Tengu é o primeiro na ordem dos turnos.",
      "**O tabuleiro do Tengu.** Os dados dele mostram [2|tengu-die-low], [3|tengu-die-middle] e [4|tengu-die-high]; começam bloqueados e nunca mudam de valor. Tem [11|tengu-pilgrims] peregrinos despertos, [seis|tengu-counters] fichas de construção, os [cinco|tengu-starting-yokai] Yōkai iniciais numa pilha, [uma|tengu-dragonflies] libelinha, e nunca uma Visão nem um amuleto.",
      "**As rochas do Tengu.** Uma rocha do Jardim ao acaso, cujo lugar fica vazio, e outra ao acaso das que não foram distribuídas: das [duas|tengu-rocks] rochas dele, uma mostra Yōkai, a outra Mitamas ou edifícios. Começa com [1|tengu-wood] madeira e, se uma rocha mostra edifícios, [1|tengu-second-resource] pedra; se mostra Mitamas, [1|tengu-second-resource] saqué.",
      "**As cartas do Tengu.** As [dez|tengu-cards] cartas de ação dele são baralhadas, e [três|tengu-row] delas ficam viradas para cima numa fila. A peça de Atitude do Tengu começa inativa.",
      "**O que o Tengu não faz.** Não paga custos; só o passo D o faz gastar um recurso. Os dados do Tengu não precisam de valor mínimo e não se comparam com nenhum, mas contam contra os dados do jogador. Não tira, não joga e não remove Yōkai e não usa ações de edifício. De uma carta ou peça recebe só o que aqui se diz. Quando você usa um edifício dele, ele pontua [1|tengu-property-vp] PV em vez de uma bonificação de propriedade.",
    ],
  },
  {
    id: "tengu-turn",
    title: "Um turno do Tengu",
    paragraphs: [
      "Lançam-se [dois|tengu-will-dice] dados, a Vontade do Tengu. O menor escolhe a carta ativa da fila:",
      {
        list: [
          "[1|tengu-right-from] ou [2|tengu-right-to]: a da direita;",
          "[3|tengu-middle-from] ou [4|tengu-middle-to]: a do meio;",
          "[5|tengu-left-from] ou [6|tengu-left-to]: a da esquerda.",
        ],
      },
      "**Uma carta** mostra em cima os tipos de Yōkai e de Bitoku que ele quer do outro lado do rio. Em baixo mostra um local, e para as Terras de Yomi e as Forjas o que lá obtém, para a Clareira de Jade [dois|tengu-glade-goods] recursos; no canto, quase sempre, um recurso associado. [Duas|tengu-favourite-cards] cartas mostram o favorito do Tengu em vez de um local: se uma das rochas dele, não importa qual, mostra Mitamas, indicam as Terras de Yomi e um Mitama; se uma delas mostra edifícios, as Forjas e um edifício.",
      "**Os passos A a L** são vistos por esta ordem. O primeiro cujas condições se verificam todas é cumprido; depois o turno acaba.",
      "**No fim** a carta ativa é descartada, mesmo que o Tengu tenha passado. As outras deslizam para a direita, e a carta de cima do baralho dele vem para a esquerda. Se o baralho está vazio, as cartas descartadas são baralhadas e formam o novo baralho.",
    ],
  },
  {
    id: "tengu-terms",
    title: "O que as palavras querem dizer para o Tengu",
    paragraphs: [
      {
        list: [
          "**Local indicado**: a região na metade de baixo da carta ativa. Está cheio quando todos os espaços de dado dessa região estão ocupados, seja por quem for.",
          "**Vau**: um dado do Tengu está numa região junto ao rio, e do outro lado há um espaço livre. O vau é **contestado** quando o jogador também tem um dado numa região de onde se atravessa para as mesmas Colinas, seja qual for o valor desse dado (decisão nossa T9).",
          "**Qual dado**: o menor é desbloqueado ou colocado primeiro, o maior atravessa e mantém o valor.",
          "**Favorito**: o que uma das rochas do Tengu mostra. Yama-uba e Shinigami não estão em rocha nenhuma, por isso não são favoritos.",
          "**Bitoku mais raro**: das cartas Bitoku descobertas do outro lado deste vau, de um tipo que o Tengu não tem, a de menor número de raridade; em caso de igualdade, a da esquerda.",
          "**Recurso associado**: o do canto da carta ativa. Se a carta não mostra nenhum, o Tengu não gasta nada e, em vez de o receber, recebe aquele de que tem menos; em caso de igualdade, madeira antes de jade, jade antes de pedra, pedra antes de saqué.",
          "**Kodama mais competitivo**: o Kodama do Tengu que está atrás do Kodama do jogador por menos espaços. Em caso de igualdade, ou se nenhum está atrás, aquele cuja pista tem o maior primeiro prémio, depois o da esquerda. Quando só algumas pistas são possíveis, só essas se comparam. Se esse Kodama não pode avançar, o passo perde-se (decisão nossa T41).",
          "**Ao acaso** entre [duas|=2] coisas: um dado de [1|tengu-first-from] a [3|tengu-first-to] indica a primeira ou a da esquerda, de [4|tengu-second-from] a [6|tengu-second-to] a outra.",
          "**Ao acaso de uma mostra**: o dado indica um lugar, contado desde a pilha, ou seja, do mais barato em diante: [1|tengu-place-one-from] ou [2|tengu-place-one-to] o primeiro, [3|tengu-place-two-from] ou [4|tengu-place-two-to] o segundo, [5|tengu-place-three-from] o terceiro, [6|tengu-place-four-from] o quarto. Se nada ali se pode obter, é o lugar seguinte para fora, e depois do último outra vez o primeiro. Se não há nada, a ação perde-se.",
        ],
      },
    ],
  },
  {
    id: "tengu-steps",
    title: "Os passos do Tengu",
    paragraphs: [
      {
        list: [
          "**A** Se está num vau contestado e um tipo da carta ativa está descoberto do outro lado: o dado atravessa, e ele obtém essa carta. Se um Yōkai e um Bitoku correspondem, ao acaso, sendo o Yōkai o primeiro; se correspondem cartas de ambas as Colinas, ao acaso.",
          "**B** Se o local indicado não está cheio, tem um dado bloqueado e nenhum desbloqueado, a atitude do Tengu é inativa e a carta ativa está à esquerda: vira a peça de Atitude para ativa, desbloqueia um dado e continua como em C.",
          "**C** Se o local indicado não está cheio e tem um dado desbloqueado: coloca lá o dado, o Kodama do Tengu dessa região avança um espaço, e faz a ação do local.",
          "**D** Se tem um dado bloqueado, e tem o recurso associado ou a carta não mostra nenhum: desbloqueia um dado, gasta o recurso se o há, e faz a ação do local indicado. Nenhum dado é colocado, e nenhum Kodama avança por isso.",
          "**E** Se está num vau contestado e só um espaço está livre do outro lado: o dado atravessa, e ele obtém a primeira destas coisas que lá está descoberta: o Yōkai favorito do Tengu; o Bitoku mais raro; um Yōkai ao acaso.",
          "**F** Se nesta ronda não colocou um dado na Casa do Grande Espírito e tem um desbloqueado: o dado vai para o segundo espaço mais alto da Casa; se está ocupado, para o terceiro, depois para o seguinte mais baixo, depois para o mais alto (decisão nossa T17). O Kodama do Tengu na Casa avança um espaço. O Tengu pontua [3|tengu-home-vp] PV, e mais [2|tengu-high-die-vp] por cada dado do jogador de [5|tengu-high-die] ou [6|tengu-highest-die] numa região junto ao rio (decisão nossa T18).",
          "**G** Se tem um dado bloqueado: desbloqueia um e recebe o recurso associado.",
          "**H** Se está num vau qualquer e um tipo da carta ativa está descoberto do outro lado: como em A.",
          "**I** Se o local indicado está cheio e tem um dado desbloqueado: das outras regiões junto ao rio com um espaço livre, vai para aquela onde o Kodama do Tengu é mais competitivo (decisão nossa T19), e continua como em C.",
          "**J** Se a atitude do Tengu é ativa e não lhe resta nenhum dado no tabuleiro: vira a peça de Atitude para inativa e recebe o recurso associado.",
          "**K** Se está num vau qualquer: como em E. Atravessa mesmo que não encontre nada para obter (decisão nossa T12).",
          "**L** Passa, e fica de fora até ao outono.",
        ],
      },
    ],
  },
  {
    id: "tengu-places",
    title: "O que o Tengu faz em cada local",
    paragraphs: [
      {
        list: [
          "**Terras de Yomi.** Libelinha: uma ao acaso, sem pagar nem receber o que diz o lugar dela. Mitama: um favorito, o mais barato se há vários; senão um ao acaso. Pontua os PV do lugar; o efeito da peça é ignorado. Se a carta não indica este local (passo I): uma libelinha se um Mitama do Tengu espera parceira, senão um Mitama.",
          "**Combinar.** Assim que um Mitama e uma libelinha do Tengu esperam, combina-os e recebe [2|tengu-combine-points] pontos de movimento; o efeito da libelinha é ignorado.",
          "**Escadas do Conhecimento.** Recebe [3|tengu-stairs-points] pontos de movimento.",
          "**Clareira de Jade.** Recebe os [dois|tengu-glade-goods] recursos que a carta mostra; se a carta não indica a Clareira (passo I), [duas|tengu-glade-goods] vezes o recurso associado. Depois o Kodama mais competitivo do Tengu avança um espaço; comparam-se todas as pistas.",
          "**Forjas.** Cristal: um ao acaso, de qualquer espécie. Não tem lugar nem efeito; só é contado. Edifício: dos que podem ficar em algum sítio, um favorito, o mais próximo da pilha; senão um ao acaso. Vai para uma área com um lugar livre para esse tipo; se há várias, para aquela onde o Kodama do Tengu é mais competitivo. O Tengu marca-o com a ficha seguinte dele, e o Kodama dele ali avança um só espaço, mostre a peça o que mostrar. Sem ficha, a ação perde-se. Se a carta não indica este local (passo I): um edifício se pode construir um favorito, senão um cristal.",
          "**Do outro lado do rio.** Um Yōkai vai para a pilha do Tengu, um Bitoku para o fim do Caminho de Bitoku dele. O favor fica coberto até ao inverno.",
        ],
      },
    ],
  },
  {
    id: "tengu-points",
    title: "Os pontos de movimento do Tengu",
    paragraphs: [
      "Gasta-os logo, um após outro, cada um na primeira destas coisas que é possível:",
      {
        list: [
          "A ficha do Tengu passa para a carta seguinte do **Caminho de Bitoku** dele. Pontua os PV da carta; a recompensa é ignorada.",
          "O **peregrino a caminho** do Tengu avança: para o espaço de iluminação livre com mais PV a que pode chegar (decisão nossa T26); senão para o espaço de Pórtico livre com mais PV, se não tem peregrino nesse Pórtico; senão em frente. As pontes nada lhe pedem. Tem no máximo um peregrino em cada caminho secundário.",
          "Um **novo peregrino** parte, no espaço ao lado do Pórtico mais à direita a que chegou, senão no início do caminho.",
          "Senão o ponto perde-se.",
        ],
      },
      "Um peregrino que **chega** a uma iluminação ou a um Pórtico fica lá. Pontua **o dobro** dos PV do espaço; tudo o mais que lá está impresso é ignorado.",
      "**Num Pórtico** o Tengu também tira a carta de cima do baralho dele e faz logo a ação do local dessa carta, como se fosse a carta ativa, mas sem dado e sem o avanço que um dado colocado traz. Os pontos de movimento dessa ação gastam-se antes dos outros (decisão nossa T23). Depois a carta é descartada.",
    ],
  },
  {
    id: "tengu-seasons",
    title: "O ano do Tengu",
    paragraphs: [
      {
        list: [
          "**Primavera.** Não tira nada. Na colheita dos frutos recebe [1|tengu-spring-points] ponto de movimento por cada um dos cristais dele, mostrem o que mostrarem. Na Ascensão não volta a colher (decisão nossa T37).",
          "**Verão.** Você e o Tengu jogam à vez pela ordem dos turnos. Quando um passou, o outro continua sozinho.",
          "**Outono.** A ordem dos turnos muda como sempre; o dado dele na Casa conta.",
          "**Inverno.** Os dados do Tengu voltam, bloqueados, e os Yōkai dele ficam na pilha. Antes de começar a ronda seguinte, uma rocha ao acaso sai de vez do Jardim.",
        ],
      },
    ],
  },
  {
    id: "tengu-count",
    title: "Como pontua o Tengu",
    paragraphs: [
      "Ao que pontuou durante o jogo, junta na Ascensão:",
      {
        list: [
          "**A** Os PV descobertos pelas fichas de construção do Tengu.",
          "**B** [3|tengu-rock-vp] PV por cada Yōkai, Mitama (combinado ou não) e edifício do Tengu que as rochas dele mostram. Yama-uba corresponde a uma rocha de Yōkai, Shinigami a uma rocha de Mitamas (decisão nossa T43).",
          "**C** [3|tengu-starting-yokai-vp] PV por cada Yōkai inicial e [6|tengu-advanced-yokai-vp] por cada um dos outros, também pelos contados em B.",
          "**D** [1|tengu-resource-vp] PV por cada recurso.",
          "**E** [2|tengu-crystal-vp] PV por cada cristal.",
          "**F** Os tipos diferentes no Caminho de Bitoku do Tengu, como para o jogador.",
          "**G** Os tesouros do lago, com o Kodama neutro, como com [dois|tengu-board-for] jogadores. Mas **um empate com o Tengu está perdido**: onde estão empatados, ele conta como à frente, e não partilham. Se o Kodama neutro também está empatado, você partilha com ele os prémios seguintes (decisão nossa T44).",
          "**H** [3|tengu-first-vp] PV se é o primeiro na ordem dos turnos.",
          "**I** Nada pelos dados do Tengu, e ele não tem Visões.",
        ],
      },
    ],
  },
  {
    id: "tengu-options",
    title: "O Tengu: mais fácil, mais difícil, e questões abertas",
    paragraphs: [
      "As opções da mesa combinam-se livremente.",
      {
        list: [
          "**Mais fácil**: começa sem libelinha, sem Yōkai ou sem recursos; o Kodama do Tengu só avança por um dado colocado onde o do jogador está à frente; os cristais do Tengu nada dão na primavera.",
          "**Mais difícil**: um peregrino está desde o início no primeiro espaço do caminho; todos os Kodamas do Tengu começam um espaço mais à frente; começa com [duas|tengu-more-dragonflies] libelinhas; no fim pontua mais [3|tengu-lead-vp] PV por cada pista onde está à frente do jogador, não empatado.",
        ],
      },
      "**Onde o livro se pode ler de [duas|=2] maneiras**, a mesa joga pela nossa decisão, a não ser que escolha a outra leitura:",
      {
        list: [
          "**A melhor iluminação disponível**: das que estão ao alcance; ou a melhor livre de todo o tabuleiro, e só se está ao alcance (decisão nossa T26).",
          "**Os dados altos no passo F**: os das [quatro|tengu-river-regions] regiões junto ao rio; ou também os da Casa (decisão nossa T18).",
          "**Uma pista onde já não há empate possível**, porque o Kodama do jogador está no último espaço: compara-se como as outras; ou fica de fora enquanto houver outra possível (decisão nossa T48).",
          "**Um empate também com o Kodama neutro**: o neutro partilha consigo, e o Tengu fica sozinho com o melhor prémio; ou partilha os melhores prémios com o Tengu, e você fica com o terceiro (decisão nossa T44).",
          "**Yama-uba e Shinigami** no fim: correspondem à rocha da mesma espécie; ou a nada (decisão nossa T43).",
          "**Um Kodama bloqueado na Clareira**: o passo perde-se; ou avança o mais competitivo dos que podem avançar (decisão nossa T41).",
        ],
      },
    ],
  },
  {
    id: "variants",
    title: "Opções de uma mesa",
    anchors: ["options"],
    paragraphs: [
      "**Floresta estrita**: uma ação de floresta pede um dado maior do que todos os outros; contra um [seis|highest] é preciso um [seis|highest] e um amuleto. **Passar mais cedo** permite passar mesmo podendo ainda agir. As outras opções resolvem pontos que os livros deixam em aberto ou dizem de modo diferente; a ajuda está ao lado delas. Uma mesa só pergunta pelo que pode fazer diferença com o seu número de jogadores.",
    ],
  },
];
