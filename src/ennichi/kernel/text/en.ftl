# What every game says, in English.

## The end

game-over = The game is over.

## Prompts

ask-option = { $seat }: choose one: { $effect }.

## Why a touch is closed

why-over = the game is over
why-not-asked = “{ $what }” is not asked for now. { $asked }
why-not-possible = cannot be done now: { $what }

## Joining the parts of an effect

effect-or = { $first }, or { $second }
effect-then = { $first } and then { $second }
effect-and = { $first } and { $second }
effect-pay = pay { $cost }: { $gain }
effect-times =
    { $count ->
        [one] once ({ $what })
        [2] twice ({ $what })
       *[other] { $count } times ({ $what })
    }
effect-less = { $what } for { $less } less

## Who wins

winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Winners together: { $names }
    }

analysis-turn = { $chapter }, turn { $turn }
analysis-played = Played:
analysis-better = Better:
analysis-none = No turn lost more than half a point.

## How the cards were dealt: see docs/deals

deal-fits = The secret of this deal fits its commitment, { $commitment }: compare it with the one shown before the game.

## Where the rulebook leaves a question open: see docs/rulings

-our-ruling = our ruling

## Why a touch cannot be taken back: what it brings to light, by the event that tells it

light-hidden = Something hidden will come to light.

## Sentences of the narrator: who did what, and what was paid and got by it

told-deeds = { $seat } { $deeds }.
told-deeds-and-tally = { $seat } { $deeds } ({ $tally }).
told-tally = { $seat }: { $tally }.
told-then = Then { $seat } { $deeds }.
told-then-and-tally = Then { $seat } { $deeds } ({ $tally }).
told-unasked = With no other choice, { $said }
told-times = { $count } × { $what }
told-and = { $first } and { $last }

## Why a way is advised: what it gains now, what it prepares and what it denies

reason-and = { "; " }
reason-gains =
    gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now
reason-gains-at-least =
    gains at least { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now
reason-counts =
    would bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $more ->
        [yes] { " " }more
       *[no] { "" }
    } if the game ended now
reason-counts-at-least =
    would bring at least { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $more ->
        [yes] { " " }more
       *[no] { "" }
    } if the game ended now
reason-more =
    gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more now than another way
reason-more-counted =
    would bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more than another way if the game ended now
reason-loses =
    loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now
reason-spares =
    spares { $points ->
        [one] the { $points } point
       *[other] the { $points } points
    } that another way loses now
reason-prepares = prepares { $what }
reason-keeps = keeps { $what }
reason-behind = Another way brings more at once; this one pays off later.
reason-behind-near = Another way brings more at once; later this one makes up for it.
reason-near = There is little between these ways.
reason-later = Nothing of it shows at once: played on from here, it comes out best.
reason-even = Nothing speaks for it at once; played on from here, it comes out nearly as well.
reason-after = Nothing speaks for it at once; played on from here, it comes out behind.
plan-choice = chooses: { $what }
reason-next = Then perhaps: { $deeds }
reason-better = probably { $least } to { $points } points better in the end
reason-better-exactly =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } better in the end
reason-gains-more =
    it gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more at once
reason-counts-more =
    it would bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more if the game ended now
reason-alike = Which of these you choose hardly matters here.
reason-gains-less =
    gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less now
reason-counts-less =
    would bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less if the game ended now
reason-lacks = lacks { $what }
reason-instead = { $deeds }; instead of this: { $played }
reason-because = { $what }: { $why }
reason-denies = denies { $seat } { $what }
reason-denies-points =
    { $seat } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-denies-count =
    { $seat } would lose { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if the game ended now

## Why a turn is better or worse than another, at the end of games that went on from both (puzzles)

ends-counted =
    If the game were counted right after it, you would have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more than before.
ends-worse =
    In the end it brings you { $exact ->
        [yes] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] about { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    } less than the best turn
ends-better =
    In the end it brings you { $exact ->
        [yes] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] about { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    } more than the best of the turns that tempt
ends-as-good = In the end it is worth as much as the best turn.
ends-because = { $what }: { $lines }.
ends-plain = { $what }.
ends-in-return = In return, { $lines }: that does not make up for it.
ends-price = The price is smaller: { $lines }.
