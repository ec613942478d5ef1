### Arcana of Cadwallon: what its cards say.

## What cards say

cadwallon-values = Military { $military }, political { $political }, spiritual { $spiritual }, ducats { $financial }.
# $power is a power in words, $which its key: military, political, spiritual or financial (ducats)
cadwallon-stake = Won with at least { $threshold } { $power } power.
cadwallon-price = Can be bribed for { $price } { $price ->
    [one] ducat
   *[other] ducats
}.
cadwallon-ducats = Adds { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
} to a bribe.
cadwallon-in = District: { $district }.
cadwallon-of-guild = Belongs to the { $guild }.

# $which is the key of $power
cadwallon-ability-ties = If the highest sums that reach the number of a { $power } stake are tied and one of them is yours, you win it.
cadwallon-ability-bribes = Add { $bonus } { $bonus ->
    [one] ducat
   *[other] ducats
} to each of your bribes.

cadwallon-effect-draw = Draw { $cards } { $cards ->
    [one] card
   *[other] cards
}.
cadwallon-effect-retrieve = Take an agent, a personality or a relic from your resource deck into your hand.
cadwallon-effect-retrieve-agent = Take an agent or a personality from your resource deck into your hand.
cadwallon-effect-retrieve-power = Take { $relics ->
    [yes] an agent, a personality or a relic
   *[no] an agent or a personality
} with at least { $least } { $which ->
    [financial] { $least ->
        [one] ducat
       *[other] ducats
    }
   *[other] { $power } power
} from your resource deck into your hand.
cadwallon-effect-recall = Take one of your agents from a stake back into your hand.
cadwallon-effect-move_own = Move one of your agents or militia cards to another stake: face down if you control that pile, otherwise face up.
cadwallon-effect-move_rival = Move a rival's face-up agent or militia card to another stake.
cadwallon-effect-swap_stakes = Swap two stakes. The cards beside them stay where they are.
cadwallon-effect-cycle_stake = Choose a stake outside the free zone with no card beside it. Put it under its pile and reveal the next.
cadwallon-effect-expel = Send a rival's face-up agent to its owner's resource deck, or a rival's face-up militia back to its pile.
cadwallon-effect-unmask = Turn up all face-down cards that one rival has beside one stake.
cadwallon-effect-spy = Look at all face-down cards beside one stake, then draw { $cards } { $cards ->
    [one] card
   *[other] cards
}.
cadwallon-effect-smuggle = Place an agent or a personality from your hand face down at any stake.
cadwallon-effect-pickpocket = A rival of your choice puts a random card from their hand into their resource deck.

# what an objective asks for, and what counts for it
cadwallon-goal = { $asked } Only won stakes in your decks count.
cadwallon-goal-most = Own more { $things } than any rival. Only won stakes in the players' decks count.
# stakes of one power: what $things are in the messages below where an objective asks for a power; $number is how many of
# them, $which the key of $power, $thing that of $things
cadwallon-goal-power = { $power } { $things }
# $also is empty, or tells the numbers for more players: one of the two messages at the end; $which is the key of the
# power asked for, or "any"; $thing is the key of $things: relics, locations, personalities or stakes; $things is for $number of them, $things_many for several
cadwallon-goal-own = Own at least { $number } { $things }{ $also }.
cadwallon-goal-least = Own at least { $number } { $things } with a golden value of { $least } or more{ $also }.
cadwallon-goal-district = Own at least { $number } { $things } from the { $district } district{ $also }.
cadwallon-goal-ducats = Own { $things_many } with at least { $number } { $number ->
    [one] ducat
   *[other] ducats
} in total{ $also }.
cadwallon-goal-each-kind = Own at least { $number } each of { $which ->
    [any] relics, locations and personalities
   *[other] { $power } relics, locations and personalities
}{ $also }.
cadwallon-goal-each-power = Own at least { $number } each of military, political and spiritual { $things_many }{ $also }.
cadwallon-goal-seats-number = { " " }({ $more } with three or four players)
cadwallon-goal-seats-numbers = { " " }({ $more } with three players, { $most } with four)
cadwallon-points = Worth { $points } { $points ->
    [one] point
   *[other] points
}.

cadwallon-special-first_player = Whoever holds this takes the first turn of the round.
cadwallon-special-game_over = When this is revealed, finish the round and play one more full round. Then the game ends.

cadwallon-provenance-designed = Designed for this project: no source for this card was found.
cadwallon-provenance-mixed = Partly designed for this project. Attested: { $attested }.
cadwallon-attested-name = name
cadwallon-attested-guild = guild
cadwallon-attested-district = district
cadwallon-attested-stake = golden power and threshold
cadwallon-attested-ducats = ducats
cadwallon-attested-price = price
cadwallon-attested-ability = power of the ability
cadwallon-designed-mark = { $mark } marks cards designed for this project, wholly or in part.

## The list of cards in the terminal: instead of a cost, what wins a stake

cadwallon-cards-cost = To win
cadwallon-cards-price = To win: { $cost }

## Places

cadwallon-pile-free = the free zone
cadwallon-pile-left = { $you ->
    [yes] your left pile
   *[no] { $who }'s left pile
}
cadwallon-pile-right = { $you ->
    [yes] your right pile
   *[no] { $who }'s right pile
}
cadwallon-pile-between = the pile between { $names }
