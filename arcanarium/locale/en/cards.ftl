### What the cards say. Every step of a power is a phrase that can follow "you may" or stand as an order ("turn this"):
### sentences are put together from these phrases, so a translation keeps to one form for all of them (in most languages
### the infinitive or the imperative). Effects that others feel have their own subject: "each rival gains 1 Elan".
### The style: essences with capitals and all numbers as digits; types of cards in small letters; the card speaks of itself
### as "this" and to its player as "you"; "a, b and c" without a comma before "and"; every sentence ends with a full stop.

## Essences

essence-elan = Elan
essence-life = Life
essence-calm = Calm
essence-death = Death
essence-gold = Gold
essence-pearl = { $n ->
    [one] Pearl
   *[other] Pearls
}
# $n essences of one kind, as in "2 Elan"
essence-counted = { $n } { $kind }
# $barred tells whether kinds are excluded, which are then in $barring ("Death or Gold")
essence-any = { $n ->
    [one] { $n } essence of any kind
   *[other] any { $n } essences
}{ $barred ->
    [yes] { " " }except { $barring }
   *[no] { "" }
}

## Lists: two items, or a list so far and one more

list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-more = { $head }, { $next }
# effects of a power, one after the other
list-effects = { $head }, and { $next }
# whole sentences
list-sentences = { $head } { $next }

## Kinds and types

kind-mage = { $n ->
    [one] mage
   *[other] mages
}
kind-artifact = { $n ->
    [one] artifact
   *[other] artifacts
}
kind-monument = { $n ->
    [one] monument
   *[other] monuments
}
kind-place = { $n ->
    [one] place of power
   *[other] places of power
}
kind-item = { $n ->
    [one] magic item
   *[other] magic items
}
kind-scroll = { $n ->
    [one] scroll
   *[other] scrolls
}
type-creature = { $n ->
    [one] creature
   *[other] creatures
}
type-dragon = { $n ->
    [one] dragon
   *[other] dragons
}
type-demon = { $n ->
    [one] demon
   *[other] demons
}
type-mage = { $n ->
    [one] mage
   *[other] mages
}

## Powers

power = { $costs }: { $effects }.
power-free = { $effects }.
power-react = When { $trigger }, you may { $costs } to { $effects }.
power-react-free = When { $trigger }, you may { $effects }.
# reactions whose first effect has a subject of its own ("each rival loses 2 Life")
power-react-others = When { $trigger }, you may { $costs }. If you do, { $effects }.
power-react-free-others = When { $trigger }, { $effects } if you wish.
power-also-turned = { $power } Usable even while turned.

trigger-life_loss = you would lose Life
trigger-dragon_power = a dragon's power hits you
trigger-demon_power = a demon's power hits you
trigger-victory_check = victory is checked
trigger-artifact_destroyed = any other artifact is destroyed
trigger-own_power_used = you use a power
trigger-own_monument_claimed = you claim another monument
trigger-own_gold_gained = you gain Gold

## Costs
## $type is the type wanted (creature, dragon, demon or mage), "several" if there is a choice, or "none"; $types and
## $types_many are the same in words: "creature or dragon", "creatures or dragons".

step-turn = turn this
step-turn_own = turn { $type ->
    [mage] your mage
   *[other] one of your { $types_many }
}
step-pay = pay { $amount }
# $kinds is a list like "1 Calm, 1 Life or 1 Gold"
step-pay_one_of = pay { $kinds }
step-pay_same = pay any number X of essences of one kind
step-pay_mixed = pay any number of essences of any kind
step-from_here = remove { $amount } from this
step-destroy_this = destroy this
step-destroy_own = destroy { $where ->
    [other] { $type ->
        [none] another of your artifacts
       *[other] another of your { $types_many }
    }
   *[any] { $type ->
        [none] one of your artifacts
       *[other] one of your { $types_many }
    }
}
step-discard = discard { $n } { $type ->
    [none] { $n ->
        [one] card
       *[other] cards
    }
   *[other] { $n ->
        [one] { $types }
       *[other] { $types_many }
    }
} from your hand
# A condition rather than a cost: a sentence of its own
step-deck_card = usable only while your deck has at least { $n } { $n ->
    [one] card
   *[other] cards
}.

## What a player may do to be spared a loss of Life: phrases that follow "unless they"

instead-pay = pay { $amount }
instead-discard = discard { $n } { $type ->
    [none] { $n ->
        [one] card
       *[other] cards
    }
   *[other] { $n ->
        [one] { $types }
       *[other] { $types_many }
    }
} from their hand
instead-destroy_own = destroy { $type ->
    [none] one of their artifacts
   *[other] one of their { $types_many }
}

## Effects

step-gain = gain { $amount }
step-gain_any = gain { $any }
# $choices is a whole phrase: "gain 2 Gold or 1 Calm"
step-gain_one_of = { $choices }
only-with-pearls = { $choice } (only in games with Pearls)
step-gain_x = { $n ->
    [one] gain X { $kind }
   *[other] gain X/{ $n } { $kind }, rounded down
}
step-gain_x_same = gain X essences of another kind{ $barred ->
    [yes] { " " }except { $barring }
   *[no] { "" }
}
# $given tells what was done to the card whose cost counts: destroyed, discarded, or (as the only cost) destroyed-alone,
# discarded-alone; $n is what is added
step-gain_cost = gain { $kinded ->
    [yes] 1 { $kind }
   *[no] 1 essence of any kind{ $barred ->
        [yes] { " " }except { $barring }
       *[no] { "" }
    }
} for each essence in { $given ->
    [destroyed] the destroyed artifact's
    [discarded] the discarded card's
   *[other] its
} printed cost{ $n ->
    [0] { "" }
   *[other] , plus { $n } more
}
step-gain_count = gain 1 { $kind } for each { $counted } { $type ->
    [none] { $where ->
        [rival] in one rival's pool
       *[player] in one player's pool, yours or a rival's
    }
   *[other] { $where ->
        [rival] one rival has in play
       *[player] one player, you or a rival, has in play
    }
}
step-put = put { $amount } on { $where ->
    [here] this
   *[own] one of your components
}
step-put_any = put { $any } on this
step-put_paid = put what you paid on { $where ->
    [here] this
   *[own] one of your components
}
step-take_all = take all essences from one of your components into your pool
step-rivals_gain = each rival gains { $amount }
step-rivals_lose = each rival loses { $n } Life{ $chosen ->
    [yes] { " " }unless they { $choices }
   *[no] { "" }
}
step-all_lose = every player, including you, loses { $n } Life{ $chosen ->
    [yes] { " " }unless they { $choices }
   *[no] { "" }
}
step-draw = draw { $n } { $n ->
    [one] card
   *[other] cards
}
step-draw_discard = draw { $n } { $n ->
    [one] card
   *[other] cards
}, then discard { $m } { $m ->
    [one] card
   *[other] cards
} from your hand
step-draw_return = draw { $n } { $n ->
    [one] card
   *[other] cards
}, then discard 1 card from your hand or put 1 on top of your deck
step-reorder = look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of your deck or of the monument deck and put { $n ->
    [one] it back
   *[other] them back in any order
}
step-straighten = straighten { $where ->
    [this] this
    [own] one of your components
    [mage] your mage
    [all] all { $types_many } of all players
   *[typed] one of your { $types_many }
}
step-place = place { $type ->
    [none] an artifact
   *[other] a { $types }
} from { $where ->
    [hand] your hand
    [discards] your discard pile
   *[any_discards] any player's discard pile
} { $n ->
    [-1] for free
    [0] at its full cost
   *[other] for { $n } less than its cost{ $barred ->
        [yes] , but never less { $barring }
       *[no] { "" }
    }
}
step-retrieve = take { $n } { $n ->
    [one] card
   *[other] cards
} from your discard pile into your hand
step-claim_scroll = claim { $n } { $n ->
    [one] scroll
   *[other] scrolls
} from the centre
step-check = check for victory at once
step-points = get { $n } extra { $n ->
    [one] point
   *[other] points
} for this check
step-ignore = ignore { $where ->
    [life_loss] that loss
   *[other] that power
}
step-count_as = have it count as a { $types } for that power
step-take_monument = take a face-up monument or the top one of the monument deck without paying its cost
step-use_item = use the power of a magic item in the centre, paying its essences but not turning it

## What is on a card besides powers

collect = Collect: { $what }.
collect-gain = gain { $amount }
# $kinds is a list like "1 Calm or 1 Life"
collect-choice = gain { $kinds }
collect-any = gain { $any }
collect-interest = if at least { $kinds } is on this and you take nothing from it, { $choices }
collect-grow = if you take nothing from this, add { $n } { $n ->
    [one] essence
   *[other] essences
} of each kind already on it
collect-upkeep = pay { $amount } or turn this
# $which is the key of what costs less: artifact, creature, dragon or demon
discount = { $on } cost you { $n } less to place{ $barred ->
    [yes] , but never less { $barring }
   *[no] { "" }
}.
# $first is "no" where the card has said before that it is worth points; $which is the key of the essence or type
score-essence = { $first ->
    [yes] Worth
   *[no] Also worth
} { $points } { $points ->
    [one] point
   *[other] points
} for each { $of } on this.
score-type = { $first ->
    [yes] Worth
   *[no] Also worth
} { $points } { $points ->
    [one] point
   *[other] points
} for each { $of } you have in play.
score-artifacts = { $first ->
    [yes] Worth
   *[no] Also worth
} { $points } { $points ->
    [one] point
   *[other] points
} for every { $every ->
    [one] artifact
   *[other] { $every } artifacts
} you have in play.
points = Worth { $n } { $n ->
    [one] point
   *[other] points
}.
on-claim = When you claim this, { $effects }.
never-free = This can never be placed for free.
nothing-printed = This has no powers.

## Words in the lines of signs

icon-all = all
icon-any-discards = any discards
icon-cost = cost
icon-deck = deck
icon-discards = discards
icon-free = free
icon-hand = hand
icon-item = item
icon-mage = mage
icon-monument = monument
icon-place = place
icon-player = player
icon-rival = rival
icon-rivals = rivals
icon-scroll = scroll
icon-turned = turned
icon-each = each

## The list of cards in the terminal

cards-help = look up cards: what they cost and what they do
cards-help-words = words to look for in names and texts; the first may name the game
cards-help-set = only cards of this set
cards-help-kind = only cards of this kind
cards-help-type = only artifacts of this type
cards-help-guild = only cards of this guild
cards-help-district = only cards of this district
cards-no-cards = { $game } has no cards to look up
cards-help-filter = only cards of this { $name }
cards-help-stand-ins = only cards that are stand-ins, wholly or in part
cards-help-plain = letters instead of signs, and no colours
cards-name = Card
cards-kind = Kind
cards-cost = Cost
cards-points = Points
cards-line = What it does
cards-found = { $n } { $n ->
    [one] card
   *[other] cards
}. Name one to see it in full.
cards-none = No card matches. Try fewer words, or `arcana cards` for all of them.
cards-set = Set: { $set }
cards-price = Cost: { $cost }
cards-starter = First-game set { $n }
cards-place = { $side ->
    [sun] Sun
   *[moon] Moon
} side of { $tile }; the other side is { $other }.
cards-stand-in = Stand-in: the printed card is not known in full. Made up for this project: { $fields }.
cards-stand-in-mark = ~ marks cards that are stand-ins, wholly or in part.
cards-not-by = The cards of { $game } cannot be looked up by { $name }.
cards-no-filter = There is no { $name } “{ $wanted }”; choose { $known }.
