lesson-title = Visões, rochas e contagem final
lesson-blurb = Os últimos turnos de um jogo renhido: o que só conta no fim, e como se sabe quem vence.

welcome = Outra floresta, no último verão dos seus { $years } anos. O seu tabuleiro está cheio de cristais, rochas e fichas. Vamos jogar juntos os últimos turnos e depois ver, linha a linha, como se conta um jogo.
standing = Já ganhou { $earned } pontos de virtude. Se o jogo acabasse agora, teria { $total }, e a Kiku { $kiku }: entre uma coisa e a outra está tudo o que só se conta no fim. É aí que este jogo se vai ganhar.
visions = Estas são as suas { $visions } visões. Os pontinhos por baixo das imagens dizem o que tem, e estão todos cheios: juntas trazem { $points } pontos de virtude. Uma visão que no fim não esteja cumprida custa, pelo contrário, o seu pequeno número vermelho.
once = Mas nenhuma coisa serve para { "duas" } visões. Esta quer { $souls } almas e { $goods } recursos. Tem { $all } almas, por isso { $rest } estão livres para outra visão. Dos seus { $have } recursos, um já pertence a outra.
rocks = E estas são as suas rochas, com um lobo e uma raposa. No fim, cada peregrino junto de uma rocha traz um ponto de virtude por cada Yōkai dessa espécie que tenha, mesmo que já tenha partido. Tem { $wolves } lobos e { $foxes } raposas.
seat = Junto do lobo está sentado um peregrino, que traz { $points }. Entre as rochas um peregrino conta para ambas, { $both } ao todo, mas esse lugar custa { $seat-price ->
    [one] um recurso
   *[other] { $seat-price } recursos
}. Há mais um peregrino acordado: só falta quem o leve até lá.
guide = Esta libelinha levava-o: junta a uma alma, traz { $points } pontos de virtude e conduz um peregrino a uma rocha. No seu tabuleiro há almas à espera. Mas custa um saqué, e não tem nenhum. Precisamos de uma linha com desconto.
six = A quarta linha de Yomi tem-no, para um { $needs }. Mas está lá o { $theirs } da Kiku, e nenhum dado mais baixo recebe presentes. Pegue no seu { $mine }, junte um amuleto +{ $amulet-small } e um +{ $amulet-middle }, e envie-o para lá: igual basta.
buy = Escolha a quarta linha e a libelinha, que agora não custa nada. Depois dê-lhe uma das almas que esperam, a que quiser: junta ou não, cada uma conta para as suas visões.
between = Agora o peregrino. Na ponta, junto da raposa, traria { $single }; entre as rochas traz { $both }. Isso bem vale um recurso. Fique com o lugar do meio e pague com madeira; da pedra ainda precisamos.
bath = O mesmo dado pode usar um edifício. Este onsen é seu: { $points ->
    [one] um ponto
   *[other] { $points } pontos
} de virtude e um amuleto, e o seu escudo, um cristal de memória, junta { $more } sempre que usa um edifício. Toque no onsen e termine o turno.
forge = As suas rochas já trazem { $rocks }: com { $total } está mesmo à frente dos { $kiku } da Kiku. O seu último dado, o { $mine }, já está na mão. O { $theirs } do Ren está nas Forjas: junte amuletos pequenos até o seu ser também um { $theirs }, e envie-o para lá.
crystal = A última linha dá um cristal e um edifício. Fique com o cristal com desconto, o arredondado, e ponha-o no lugar que vale { $points }. Pague com madeira. Por baixo dele acorda um peregrino, mesmo a tempo.
glade = Depois o edifício: este ryokan custa a sua pedra e faz um Kodama avançar { $steps }. Na Clareira o seu passa à frente dos outros, e quem vai sozinho à frente recebe o Tesouro inteiro, { $treasure } pontos de virtude. Construa-o aí e termine o turno.
price = Tudo tem o seu preço: esta visão queria { $goods } recursos, e gastou-os; agora custa { $penalty }. O resto trouxe mais: teria { $total }, a Kiku { $kiku }. E as almas desta visão voltaram a estar livres.
cross = Falta uma travessia. Um { $six } perde { $loss } no rio, mas isso já pouco importa. O terceiro favor é feito de imagens: { $favour-picks } diferentes de entre visão, rocha, peregrino e Kodama. Faça o dado atravessar e fique com esse.
pilgrim = Primeiro o peregrino, o que acabou de acordar. Junto da raposa há um lugar que não custa nada, e que traz mais { $foxes } pontos de virtude. Escolha o peregrino e sente-o aí.
eye = Agora o olho. Vê { $cards-seen } visões e fica com uma delas, ou então recusa-as e recebe um recurso. Tão tarde, só serve uma visão que fique logo cumprida. Vejamos o que há.
keep = Temos sorte: qualquer delas ficava logo cumprida. Esta quer um edifício, cristais e almas, e as almas acabam de ficar livres. Traz { $points }, a outra { $other }. Fique com esta e termine o turno.
autumn = Todos passaram. Só o Ren tem um dado na Casa, por isso é agora o primeiro na ordem, e o seu lugar é o último. Os guardiões regressam mais uma vez; só as suas pintas vão contar. Arrume-os.
alone = O Ren e a Kiku deixaram partir um Yōkai: a Kiku teria agora { $kiku }, contra { $total } seus. A última palavra é sua. Deixe partir um dos Yōkai que jogou, e acabe à frente da Kiku. No rodapé há um número, ou uma imagem que se conta.
alone-goal = Deixe partir um Yōkai, e acabe à frente da Kiku.
alone-missed = Ficou { $total } a { $kiku }: não está à frente da Kiku. Em caso de empate decidem as visões cumpridas, mas há uma vitória clara ao seu alcance. Olhe para a raposa: cada lanterna de pedra a que os seus peregrinos chegaram vale alguma coisa no rodapé dela. Tente outra vez.
won = { $total } a { $kiku }: é quem toma o lugar do Grande Espírito! Pelos seus { $lanterns } peregrinos nas lanternas de pedra, a raposa trouxe { $points } pontos de virtude, e foi isso que decidiu. Leiamos agora a contagem.
earned = Todas estas linhas já as tinha antes do fim: almas, Bitoku, caminhos, cristais, cartas, { $earned } ao todo, mais de metade. O que vem a seguir só se conta no fim.
order = O Ren é o primeiro na ordem e recebe { $first } por isso. Depois o Caminho de Bitoku: o que conta é quantas espécies lá estão, alcançadas ou não. Tem { $kinds }, que valem { $points }; com mais uma seriam { $more }.
treasures = Os Tesouros do Lago. Na Clareira ninguém lhe chega: { $glade }. Nas Forjas estão todos empatados: somam-se os prémios, { $all }, e repartem-se, { $share } para cada um. Com as outras pistas, são { $points }.
stones = As rochas: { $wolf } do lobo e { $fox } da raposa, { $points } ao todo, porque o peregrino do meio contou para ambas. Escolha rochas cedo e junte o que elas mostram.
homage = Os seus guardiões fazem uma vénia: { $pips } pintas, e { $goods } recursos com elas. Cada { $homage-divisor } valem um ponto de virtude, { $points } ao todo, e o resto perde-se. Por isso gaste os recursos: o que eles compram vale quase sempre mais.
fulfilled = As visões: { $done } cumpridas, uma falhada, { $points } ao todo. A última compensou aquela de que abdicou. E em caso de empate com a Kiku, que cumpriu { $kiku }, teria decidido o número de visões.
fate = E por fim o seu próprio tabuleiro: debaixo de cada cristal e de cada ficha de edifício escondia-se um número, { $points } ao todo. Assim um cristal trabalha durante o jogo e conta no fim.
free = { $total } pontos de virtude, e a floresta faz-lhe uma vénia. Pense no fim desde a primeira primavera: uma rocha e o que ela mostra, visões que não disputem nada, uma corrente para cada verão. Agora jogue a sua partida, com «Ensine-me enquanto jogamos».
