lesson-title = Uma primavera em Edo
lesson-blurb = A rua, as pessoas que contrata, como elas aprendem, um dia de pagamento, e um incêndio a caminho.

welcome = Bem-vindo à antiga Edo. Esta pequena figura é a sua: um Oyakata, um mestre cuja gente vende sal, talha dados ou tinge tecidos. O ano tem { $months } meses; vamos viver juntos os primeiros { $payday-month-1 }. Pode sair a qualquer momento e continuar simplesmente a jogar.
goal = É por isto que joga: o IKI, o bom nome de quem vive com estilo. Quem tiver mais ao fim de { $months } meses e do Dia de Ano-Novo vence.
street = A rua é uma volta de { $shops } lojas, e todos a percorrem no mesmo sentido. Por trás ficam { $nagayas } casas compridas, as nagayas, com bancas para as personagens. Onde parar pode fazer negócio com a loja, e com uma personagem por trás dela.
people = Já tem quem trabalhe para si: o Vendedor de Sal, por trás do Estaleiro de Obras. Um ajudante seu, um Kobun, está em cima da carta, e tem mais { $free } disponíveis. A Kiku e o Ren têm um vendedor cada um. Pode visitar os deles, e eles o seu.
way = O mês começa com o seu Ikizama: até onde quer andar? Os números baixos agem mais cedo, e um número ocupado já não se escolhe. Em { $free-first }–{ $free-last } agiria antes de todos, mas sem contratar. A Torre dos Bombeiros fica a { $lane-3 } espaços. Escolha o { $lane-3 }.
ren = A Kiku escolheu o { $lane-4 } e o Ren o { $lane-2 }, por isso o Ren já jogou: contratou alguém, andou até à Loja de Arroz, comprou { $rice } de arroz e visitou o seu próprio vendedor. O seu turno é igual: contratar, andar, fazer negócios.
hire = Primeiro recebe { $income } mons, as moedas de Edo, de rendimento, ou contrata alguém. Tem { $mon } mons. O Fabricante de Dados custa { $price } e rende IKI no dia de pagamento. Contrate-o.
stall = As pessoas melhoram quando os outros as visitam; escolha um sítio onde eles parem. A Kiku vai andar { $lane-4 } espaços, até à Tabacaria, e esta banca fica mesmo por trás. Ponha aqui o Fabricante de Dados.
tower = Chegou à Torre dos Bombeiros. A madeira arde, e o combate aos incêndios protege a sua gente. O Fabricante de Dados já lhe trouxe { $steps ->
    [one] um passo
   *[other] { $steps } passos
} nesse combate; a torre dá mais { $fire-tower }, de graça. Use a torre.
visit = Por trás da torre está o Vendedor de Óculos da Kiku, que tem { $gain } mons para cada visita. O dinheiro fica para si, e o vendedor aprende com isso: ganham ambos. É esse o coração deste jogo. Faça-lhe uma visita.
end = Tem { $mon } mons, e o vendedor da Kiku { $xp ->
    [one] um primeiro passo
   *[other] { $xp } passos
} de experiência. Foi um turno inteiro: rendimento ou contratação, andar, e depois a loja e uma personagem. Termine-o.
again = O cachimbo da Kiku deu-lhe um passo no combate aos incêndios. Essa pista decide quem escolhe primeiro em cada mês, e vai à frente, { $mine } contra { $theirs }. Daqui, { $lane-3 } espaços levam ao Estaleiro de Obras e ao seu Vendedor de Sal. Escolha outra vez o { $lane-3 }.
learnt = Veio alguém! O Ren parou na Tabacaria e comprou madeira ao seu Fabricante de Dados, cujo Kobun subiu ao nível { $xp }. No dia de pagamento isso vale-lhe { $now } IKI em vez de { $before-it }.
neighbours = A Kiku deu-lhe um vizinho: o Fabricante de Sandálias é um Artesão como o seu Fabricante de Dados, na mesma nagaya. É a harmonia: no dia de pagamento traz { $each } IKI por cada um. Olhe para os vizinhos antes de escolher uma banca.
second = É a sua vez, agora tudo seguido. O Yamabushi, um eremita, só pede { $price } mons, e quando se reforma deixa um amuleto contra o fogo. Contrate-o e dê-lhe depois a banca que se ilumina, por trás do Mercado do Peixe.
short = Mas fizemos um erro. No dia de pagamento, no mês { $payday-month-1 }, cada personagem numa banca come um arroz. São precisos { $mouths }, e tem { $rice }: faltam { $missing }, e quem não recebe nada sai do jogo. Vamos remediá-lo.
own = A sua gente também trabalha para si: o Vendedor de Sal tem { $gain } arroz para cada visita. Só que ninguém aprende com a visita do próprio mestre. Visite o seu Vendedor de Sal.
mended = Tem { $rice } de arroz, e ainda falta { $missing }. Podia comprá-lo; ou alguém se reforma, porque os reformados não comem. Fique atento ao Vendedor de Sal. Construir pode esperar: termine o turno.
third = O mês { $month } acaba com um dia de pagamento. Está empatado com a Kiku no combate aos incêndios, em { $steps }, e quem chega depois fica à frente: ela escolheu primeiro. A seguir à Casa de Câmbio, na marca da volta, toda a sua gente aprende. Escolha o { $lane-3 } para a passar.
income = A Kiku e o Ren vieram buscar arroz: o seu Vendedor de Sal tem { $xp } de { $needs } passos de experiência. Mais uma pessoa seria mais uma boca, mesmo antes do pagamento. Receba por isso { $income } mons, e passa depois pela marca da volta.
lap = Na marca da volta toda a sua gente aprendeu um passo, e para o Vendedor de Sal foi o último: reformou-se! Os reformados não comem, são pagos em cada dia de pagamento e devolvem o Kobun. Já não falta arroz. Muito bem.
dyer = Está na Loja de Sandálias, e por trás dela a Kiku acaba de pôr o Tintureiro, que troca { $price } mons por { $gain } IKI. Ele aprende com isso, mas tanto IKI por tão pouco vale a pena. Visite o Tintureiro.
sandals = Os seus primeiros { $iki } IKI! Agora a loja: { $sandal-shop-gain } sandálias por { $sandal-shop-cost } mons. Cada uma que gasta leva-o um espaço além do seu número, para parar onde quer. Compre-as e termine o turno: chegou o dia de pagamento.
salary = O dia de pagamento começa pelos salários. O seu Fabricante de Dados trouxe { $dice } IKI; o Vendedor de Sal reformado mandou { $rice } arroz, como em cada pagamento daqui em diante. O Yamabushi não tem salário: deixará o seu amuleto.
harmony = Depois a harmonia: { $each } IKI pelo seu Fabricante de Dados, e { $each } pelo Yamabushi, porque o Monge do Ren, também Especial, se instalou ao lado. Tem assim { $mine } IKI, o Ren { $ren } e a Kiku { $kiku }.
rice = Por fim, o arroz. As suas { $mouths } personagens nas bancas comeram, e sobra { $left }. A Kiku tinha pouco: o Vendedor de Óculos passou fome e foi-se embora. O próximo dia de pagamento é no mês { $next }.
fire = Antes disso, no fim do mês { $month }, há um incêndio numa das nagayas. A força é { $strength } na borda do tabuleiro e menos { $fire-per-place } em cada banca seguinte: { $here } no seu Fabricante de Dados. No combate aos incêndios só tem { $mine }.
plan = Vamos então preparar-nos. O Ren ocupou o { $lane-4 } e a Kiku o { $lane-3 }. Da Loja de Sandálias, { $lane-2 } espaços levam à Torre dos Bombeiros, e esse número está livre. Escolha o { $lane-2 }.
alone = Agora um turno só seu: ponha o Fabricante de Dados e o Yamabushi a salvo do fogo. É preciso ter { $dice } no combate aos incêndios para um e { $yamabushi } para o outro; tem { $mine }. Lembre-se de tudo o que já o fez avançar.
alone-goal = Proteja-os do fogo ({ $dice } e { $yamabushi }): tem { $mine }.
alone-missed = O turno acabou e, com { $mine } no combate aos incêndios, o fogo ainda pode levar um deles. Não faz mal: ainda não está a arder. A torre sozinha não chega; veja que cartas da fila também ajudam nesse combate, e tente de novo.
free = Com { $mine }, o fogo apaga-se junto da sua gente. Assim são os { $months } meses: escolher uma distância, contratar ou receber, andar, fazer negócios. A próxima lição tem um incêndio e a contagem final; ou jogue uma primeira partida com «Ensine-me enquanto jogamos».
