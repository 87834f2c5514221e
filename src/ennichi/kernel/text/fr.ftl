# Ce que disent tous les jeux, en français ; devant : et ; et dans les guillemets, l’espace est insécable.

## La fin

game-over = La partie est terminée.

## Questions

ask-option = { $seat } : choisissez une option : { $effect }.

## Pourquoi ce n’est pas permis

why-over = la partie est terminée
why-not-asked = « { $what } » n’est pas demandé maintenant. { $asked }
why-not-possible = impossible pour le moment : { $what }

## Relier les parties d’un effet

effect-or = { $first }, ou { $second }
effect-then = { $first } puis { $second }
effect-and = { $first } et { $second }
effect-pay = payer { $cost } : { $gain }
effect-times = { $count } fois ({ $what })
effect-less = { $what } avec { $less } de moins

## Qui gagne

winners =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }

analysis-turn = { $chapter }, tour { $turn }
analysis-played = Joué :
analysis-better = Mieux :
analysis-none = Aucun tour n’a fait perdre plus d’un demi-point.

## Comment les cartes ont été données : voir docs/deals

deal-fits = Le secret de cette donne correspond à son engagement, { $commitment } : comparez-le à celui qui a été montré avant la partie.

## Là où le livret laisse une question ouverte : voir docs/rulings

-our-ruling = notre arbitrage

## Why a touch cannot be taken back: what it brings to light, by the event that tells it

light-hidden = Quelque chose de caché sera révélé.

## Phrases du narrateur : qui a fait quoi, ce qui a été payé et gagné

told-deeds = { $seat } { $deeds }.
told-deeds-and-tally = { $seat } { $deeds } ({ $tally }).
told-tally = { $seat } : { $tally }.
told-then = Puis { $seat } { $deeds }.
told-then-and-tally = Puis { $seat } { $deeds } ({ $tally }).
told-unasked = Sans autre choix possible, { $said }
told-times = { $count } × { $what }
told-and = { $first } et { $last }

## Pourquoi une suite est conseillée : ce qu’elle rapporte, ce qu’elle prépare, ce qu’elle enlève aux autres

reason-and = { " ; " }
reason-gains =
    rapporte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-gains-at-least =
    rapporte tout de suite au moins { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-counts =
    rapporterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $more ->
        [yes] { " " }de plus
       *[no] { "" }
    } si la partie s’arrêtait maintenant
reason-counts-at-least =
    rapporterait au moins { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $more ->
        [yes] { " " }de plus
       *[no] { "" }
    } si la partie s’arrêtait maintenant
reason-more =
    rapporte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus qu’une autre suite
reason-more-counted =
    rapporterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus qu’une autre suite si la partie s’arrêtait maintenant
reason-loses =
    fait perdre { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite
reason-spares =
    évite de perdre { $points ->
        [one] le point que coûte
       *[other] les { $points } points que coûte
    } une autre suite
reason-prepares = prépare { $what }
reason-keeps = garde { $what }
reason-behind = Une autre suite rapporte plus tout de suite ; celle-ci paie plus tard.
reason-behind-near = Une autre suite rapporte plus tout de suite ; celle-ci se rattrape ensuite.
reason-near = Ces suites se valent à peu de chose près.
reason-later = Rien ne s’en voit tout de suite : en jouant la suite, c’est ce qui finit le mieux.
reason-even = Rien ne parle pour elle tout de suite ; en jouant la suite, elle finit presque aussi bien.
reason-after = Rien ne parle pour elle tout de suite ; en jouant la suite, elle finit derrière.
plan-choice = choisit : { $what }
reason-next = Ensuite, peut-être : { $deeds }
reason-better = sans doute { $least } à { $points } points de plus à la fin
reason-better-exactly =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus à la fin
reason-gains-more =
    cela rapporte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus
reason-counts-more =
    cela rapporterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus si la partie s’arrêtait maintenant
reason-alike = Le choix entre ces suites n’importe guère ici.
reason-gains-less =
    rapporte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins
reason-counts-less =
    rapporterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins si la partie s’arrêtait maintenant
reason-lacks = il y manque { $what }
reason-instead = { $deeds } ; au lieu de ceci : { $played }
reason-because = { $what } : { $why }
reason-denies = prend à { $seat } { $what }
reason-denies-points =
    { $seat } perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-denies-count =
    { $seat } perdrait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } si la partie s’arrêtait maintenant

## Pourquoi un tour vaut mieux ou moins qu’un autre, à la fin de parties poursuivies depuis les deux (problèmes)

ends-counted =
    Si l’on comptait juste après, vous auriez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus qu’avant.
ends-worse =
    À la fin, il vous rapporte { $exact ->
        [yes] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    } de moins que le meilleur tour
ends-better =
    À la fin, il vous rapporte { $exact ->
        [yes] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    } de plus que le meilleur des tours tentants
ends-as-good = À la fin, il vaut autant que le meilleur tour.
ends-because = { $what } : { $lines }.
ends-plain = { $what }.
ends-in-return = En échange, { $lines } : cela ne suffit pas.
ends-price = Le prix est moindre : { $lines }.
