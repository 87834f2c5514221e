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
reason-prepares = prepares { $what }
reason-keeps = gives up next to nothing
reason-denies = denies { $seat } { $what }
reason-denies-points =
    { $seat } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

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
