# O que todos os jogos dizem, em português.

## O fim

game-over = A partida terminou.

## Perguntas

ask-option = { $seat }: escolha uma opção: { $effect }.

## Porque não é permitido

why-over = a partida terminou
why-not-asked = “{ $what }” não é pedido agora. { $asked }
why-not-possible = impossível neste momento: { $what }

## Ligar as partes de um efeito

effect-or = { $first }, ou { $second }
effect-then = { $first } e depois { $second }
effect-and = { $first } e { $second }
effect-pay = pagar { $cost }: { $gain }
effect-times =
    { $count ->
        [one] { $count } vez ({ $what })
       *[other] { $count } vezes ({ $what })
    }
effect-less = { $what } com { $less } a menos

## Quem vence

winners =
    { $count ->
        [one] Vitória: { $names }
       *[other] Vitória partilhada: { $names }
    }

analysis-turn = { $chapter }, turno { $turn }
analysis-played = Jogado:
analysis-better = Melhor:
analysis-none = Nenhuma jogada perdeu mais de meio ponto.

## Como as cartas foram distribuídas: ver docs/deals

deal-fits = O segredo desta distribuição corresponde ao seu compromisso, { $commitment }: compare-o com o que foi mostrado antes do jogo.

## Onde o livro de regras deixa uma questão em aberto: ver docs/rulings

-our-ruling = decisão nossa

## Why a touch cannot be taken back: what it brings to light, by the event that tells it

light-hidden = Algo escondido será revelado.

## Frases do narrador: quem fez o quê, o que se pagou e ganhou

told-deeds = { $seat } { $deeds }.
told-deeds-and-tally = { $seat } { $deeds } ({ $tally }).
told-tally = { $seat }: { $tally }.
told-then = Depois, { $seat } { $deeds }.
told-then-and-tally = Depois, { $seat } { $deeds } ({ $tally }).
told-unasked = Sem outra escolha, { $said }
told-times = { $count } × { $what }
told-and = { $first } e { $last }

## Porque é aconselhado: o que rende já, o que prepara e o que tira aos outros

reason-and = { "; " }
reason-gains =
    rende já { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
reason-gains-at-least =
    rende já pelo menos { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
reason-counts =
    renderia { $more ->
        [yes] { "mais " }
       *[no] { "" }
    }{ $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } se o jogo acabasse agora
reason-counts-at-least =
    renderia pelo menos { $more ->
        [yes] { "mais " }
       *[no] { "" }
    }{ $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } se o jogo acabasse agora
reason-more =
    rende já { $points ->
        [1] mais { $points } ponto
       *[other] mais { $points } pontos
    } do que outro caminho
reason-more-counted =
    renderia { $points ->
        [1] mais { $points } ponto
       *[other] mais { $points } pontos
    } do que outro caminho se o jogo acabasse agora
reason-loses =
    perde já { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
reason-spares =
    poupa { $points ->
        [1] o ponto
       *[other] os { $points } pontos
    } que outro caminho perde já
reason-prepares = prepara { $what }
reason-keeps = conserva { $what }
reason-behind = Outro caminho rende mais de imediato; este compensa mais tarde.
reason-behind-near = Outro caminho rende mais de imediato; este recupera mais tarde.
reason-near = Há pouca diferença entre estes caminhos.
reason-later = Nada se vê de imediato: jogando daqui em diante, é o que acaba melhor.
reason-even = Nada fala por ele de imediato; jogando daqui em diante, acaba quase tão bem.
reason-after = Nada fala por ele de imediato; jogando daqui em diante, acaba atrás.
plan-choice = escolhe: { $what }
reason-next = Depois, talvez: { $deeds }
reason-better = provavelmente mais { $least } a { $points } pontos no fim
reason-better-exactly =
    mais { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } no fim
reason-gains-more =
    rende já mais { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
reason-counts-more =
    renderia mais { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } se o jogo acabasse agora
reason-alike = A escolha entre estas pouco importa aqui.
reason-gains-less =
    rende já menos { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
reason-counts-less =
    renderia menos { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } se o jogo acabasse agora
reason-lacks = falta-lhe { $what }
reason-instead = { $deeds }; em vez disto: { $played }
reason-because = { $what }: { $why }
reason-denies = tira a { $seat } { $what }
reason-denies-points =
    { $seat } perde { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
reason-denies-count =
    { $seat } perderia { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } se o jogo acabasse agora

## Porque um turno é melhor ou pior do que outro, no fim de jogos continuados a partir de ambos (problemas)

ends-counted =
    Se a contagem fosse logo a seguir, teria mais { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } do que antes.
ends-worse =
    No fim, rende-lhe { $exact ->
        [yes] menos { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        }
       *[no] cerca de { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        } a menos
    } do que o melhor turno
ends-better =
    No fim, rende-lhe { $exact ->
        [yes] mais { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        }
       *[no] cerca de { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        } a mais
    } do que o melhor dos turnos tentadores
ends-as-good = No fim, vale tanto como o melhor turno.
ends-because = { $what }: { $lines }.
ends-plain = { $what }.
ends-in-return = Em troca, { $lines }: não chega para compensar.
ends-price = O preço é menor: { $lines }.
