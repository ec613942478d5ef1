### The rules in short. Each line of a message is a paragraph; one that begins with "- " belongs to a list.
### A word between colons, like :elan:, is drawn as that sign.

rules-title = Rules in short
rules-games = Games
rules-contents = On this page
rules-more = All of it is checked for you at the table: what is legal is lit, and what is not says why.
rules-to-cards = All cards of this game
rules-to-full = The rules in full
rules-signs = The signs

## The rules in full

clauses-title = Rules in full
clauses-to-short = The rules in short
clauses-search = Search clauses by words or id
clauses-count = { $n ->
    [one] { $n } clause
   *[other] { $n } clauses
}
clauses-found = { $n ->
    [0] No clause has all these words. Try fewer of them, or the id of a clause.
    [one] { $n } clause
   *[other] { $n } clauses
}
clauses-link = Link to clause { $id }
clauses-none = { $game } has no rules in full here yet.

## What the signs mean

rules-sign-elan = Elan
rules-sign-life = Life
rules-sign-calm = Calm
rules-sign-death = Death
rules-sign-gold = Gold
rules-sign-pearl = Pearl
rules-sign-any = any essence
rules-sign-collect = collect
rules-sign-turn = turn it
rules-sign-straighten = straighten it
rules-sign-arrow = pay, then get
rules-sign-react = reaction
rules-sign-here = put here
rules-sign-out = from here
rules-sign-this = this card
rules-sign-own = one of your components
rules-sign-destroy = destroy
rules-sign-card = a card
rules-sign-reorder = look and put back in any order
rules-sign-ignore = ignore it
rules-sign-as = counts as
rules-sign-same = all of one kind
rules-sign-point = point
rules-sign-creature = creature
rules-sign-dragon = dragon
rules-sign-demon = demon
rules-sign-military = military, sword
rules-sign-political = political, sceptre
rules-sign-spiritual = spiritual, cup
rules-sign-financial = ducats
rules-sign-relic = relic
rules-sign-personality = personality
rules-sign-location = location
rules-sign-standin = not as printed: our own, or not sure
