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

## Res Arcana

rules-resarcana-goal-title = How to win
rules-resarcana-goal =
    You are a mage with a deck of eight artifacts. Artifacts bring essences; essences pay for more artifacts, for monuments and for places of power. Those bring most of the points.
    If somebody has 10 :point: or more when a round ends, whoever has the most points wins.

rules-resarcana-setup-title = Before the first round
rules-resarcana-setup =
    Everyone starts with one of each: :elan: Elan, :life: Life, :calm: Calm, :death: Death and :gold: Gold. Essences that do not lie on a card are your pool. They are not limited, but here at most 511 of a kind are counted in one place.
    Everyone is dealt two mages and eight artifacts and looks at them all. The artifacts become the deck, three are drawn as the first hand, and then everyone keeps one of the mages.
    In the centre lie five places of power, the monuments (two of them face up, the others as a deck) and the magic items.
    Everyone takes one magic item, in reverse order: the first player chooses last.

rules-resarcana-round-title = A round
rules-resarcana-round =
    - Collect: everyone takes what their cards bring.
    - Act: one action each, in turn, until all have passed.
    - Check: is there a winner? If not, everything turned is straightened and the next round begins.

rules-resarcana-collect-title = Collecting
rules-resarcana-collect =
    :collect: Every card with this sign brings what stands beside it, whether it is turned or not. Where there is a choice, it is yours.
    Essences that lie on a card may be taken into your pool: everything on that card, or nothing.
    A few cards reward you for leaving essences on them, or ask for a payment now.
    Everyone decides at the same time. Any player may ask to collect in order instead: then all decide openly, one after the other from the first player on. It counts from the next Collect step on, for the rest of the game.

rules-resarcana-actions-title = Your turn: one action
rules-resarcana-actions =
    - Place an artifact from your hand and pay its cost.
    - Claim a place of power for its cost, or a monument for 4 :gold:. You may also take the top monument of the deck, unseen.
    - Discard a card from your hand for 1 :gold: or any two other essences.
    - Use a power of a card that is not turned.
    - Pass.
    Costs are paid from your pool and in full. :any: may be paid with any kind, Gold included. Discounts add up, but never take a cost below zero.

rules-resarcana-powers-title = Powers
rules-resarcana-powers =
    Before the triangle :arrow: stands what you pay, after it what you get.
    :turn: Turn the card. Its powers rest until it is straightened; what it collects, its discounts and its points stay.
    A power without that sign may be used several times in a round, each time as an action.
    :here: puts essences on the card. There they are safe and often worth points, but unless a power says otherwise you cannot spend them before you take them when collecting.
    Your components are your mage, your magic item, and your artifacts, monuments and places of power in play.
    You may use a power that has no effect, as long as you pay for it.
    If you must draw and your deck is empty, your discard pile is shuffled into a new one.

rules-resarcana-reactions-title = Attacks and reactions
rules-resarcana-reactions =
    Some powers make every rival lose :life:, except those who have passed. For each Life that you do not have you lose two other essences of your choice, as far as you have them. What lies on cards is safe.
    Many attacks name a price at which each rival may ignore them.
    :react: Reactions are used when their condition occurs, mostly on somebody else's turn. They are not actions. A turned card can react too, unless turning it is part of the cost.

rules-resarcana-passing-title = Passing
rules-resarcana-passing =
    The first one to pass takes the first-player token: 1 :point: for whoever holds it at a check, and the first turn of the next round.
    Everyone who passes exchanges their magic item for a different one from the centre and draws a card.
    Then you are out until the round ends, and nothing can make you lose Life. Essences that a power gives to all rivals still come to you.

rules-resarcana-victory-title = The check
rules-resarcana-victory =
    Points come from artifacts in play, monuments, places of power and the first-player token. Turned cards count too.
    If points are equal, the fuller pool wins; each Gold counts as two. If the pools are equal as well, the victory is shared.
    Some cards check for victory in the middle of a round. Then everyone is counted, and a rival with more points wins.
    A few cards react to a check with points that hold for this one check.

rules-resarcana-variants-title = Other ways to play
rules-resarcana-variants =
    - First game: everyone starts with a mage and three artifacts of a starter set; five further artifacts, unseen, are the deck. The places of power show their easier side.
    - Draft: four artifacts each; keep one, hand the others to the left, until all are taken. Then four more, handed to the right. Decks, mages and items follow as usual.
    - Match: two players, two wins. After the first game both keep their mages, and the sixteen artifacts are laid open and drafted. A third game uses the same decks. The loser decides who begins the next game.
    - More sets at once: all cards are mixed, and the number of players decides how much lies in the centre.
    | Players | Monuments | Places of power
    | 2 | 7 | 4
    | 3 | 10 | 5
    | 4 | 12 | 6
    | 5 | 14 | 7

rules-resarcana-lux-title = Lux et Tenebrae
rules-resarcana-lux =
    Adds :demon: demons, eight scrolls, two magic items and more of everything, for up to five players.
    Scrolls lie in the centre. The magic item Inscription claims one. It stays with you, over rounds if you like, until you use it; then it returns to the centre. Using it is an action; the Shield is a reaction.
    The magic item Illusion helps while you use one of your own powers: turned, it counts as a creature or a demon, and for two essences as a dragon.

rules-resarcana-pearls-title = Perlae Imperii
rules-resarcana-pearls =
    :pearl: Pearls are a sixth essence. Everyone starts with one, and 13 points are needed instead of 10.
    On your turn you may exchange Pearls from your pool, each for 1 :gold: or any two essences other than Gold and Pearls. This is not an action. You may also do it when you have to react.
    Each Pearl that you have at a check, in your pool or on your cards, is worth 1 :point:. For breaking ties Pearls do not count.
    Where Gold is excluded, Pearls are excluded too.

rules-resarcana-duo-title = Duo
rules-resarcana-duo =
    A game of its own for two, with two places of power and seven monuments. Nobody loses Life, and there are no reactions.
    Four times you look at two of the eight artifacts you were dealt, keep one and give the other to your rival. What you kept and what you were given is your deck.
    Its first game is played to 7 points.
    Together with the base game it brings more cards for two to four; then the rules of the base game hold. A fifth seat comes with Lux et Tenebrae or Perlae Imperii.

## Arcana of Cadwallon

rules-cadwallon-goal-title = How to win
rules-cadwallon-goal =
    You lead a guild of the city of Cadwallon and fight with your agents for stakes: :relic: relics are worth 1 :point:, :personality: personalities 3, :location: locations 5.
    What you win joins your deck and works for you. Whoever has the most points at the end wins.

rules-cadwallon-setup-title = Before the first round
rules-cadwallon-setup =
    Everyone leads a different guild and shuffles its eleven cards: nine agents, a location and a relic. They are worth no points. This is your main deck; what you use and win goes to your resource deck, which is shuffled into a new main deck when that runs out. Resource decks are open: anyone may look through any of them, and a card put there from a hand is shown.
    The stakes lie in piles of twelve: five piles for two or four players, four for three. The top card of each lies face up.
    The pile in the middle is the free zone. Of the others everyone controls two. With three or four players neighbours share the pile between them.

rules-cadwallon-round-title = A round
rules-cadwallon-round =
    - Everyone draws four cards. In turn, everyone uses one card, until all hands are empty. There is no passing.
    - The stakes are resolved.
    - Every pile that lost its stake shows the next one. The First Player card goes to the right.

rules-cadwallon-turn-title = Your turn: one card
rules-cadwallon-turn =
    - Place an agent beside a stake: face down at a pile that you control, face up at all others. Personalities you have won are agents too. Only you may look at your face-down agents.
    - Play a location. Its effect happens at once.
    - Bribe a personality with a relic.
    - Or put any card into your resource deck, without effect.

rules-cadwallon-bribe-title = Bribing
rules-cadwallon-bribe =
    A relic can win a personality beside which at least one of your agents lies. Militia is not an agent: it cannot offer a bribe and adds nothing to one.
    Add the :financial: ducats of all your agents there and those of the relic. If that reaches the price of the personality, it is yours at once, whatever others have placed there, and the next stake of the pile is revealed.
    If it does not, the relic is spent and the agents stay. Two relics never add up.

rules-cadwallon-resolve-title = Who wins a stake
rules-cadwallon-resolve =
    When all hands are empty, all agents are turned up. The golden power of a stake says what counts there, its number what is needed.
    Everyone adds up that power of their own agents there. Of those who reach the number, the highest sum wins.
    If the highest sums are equal, nobody wins and everything stays, unless the ability of a guild decides. It also stays if nobody reaches the number.
    The stake goes to the winner’s resource deck; all agents beside it go to those of their owners.

rules-cadwallon-guilds-title = The guilds
rules-cadwallon-guilds =
    - Blades win ties at :military: military stakes.
    - Ferrymen win ties at :spiritual: spiritual stakes.
    - Thieves win ties at :political: political stakes.
    - Usurers add 1 to every bribe.
    Only a small part of the printed cards could be found, of guilds and of all others. What is our own design carries the mark :standin:.

rules-cadwallon-end-title = The end
rules-cadwallon-end =
    The Ducal Jubilee lies among the last six cards of the free zone. Once it is revealed, the round is finished and one more is played.
    Then agents return from the table, and the points of all cards in both your decks count.

rules-cadwallon-house-title = House rules
rules-cadwallon-house =
    The printed rules are silent here, so these rules are our own:
    - The game also ends when no pile shows a stake at the end of a round.
    - It ends as well after five rounds in a row in which nobody has won a stake.
    - With equal points more locations win, then more personalities. If these are equal too, the victory is shared.

rules-cadwallon-variants-title = Switches
rules-cadwallon-variants =
    - Objectives: of four secret goals everyone keeps two. Those you achieve bring points at the end.
    - Militia: instead of bribing, a relic may call the top card of the militia pile. You look at it and place it beside a stake, where it helps you to win; after that stake has been resolved it goes back. It cannot bribe.
    - Tactical removal: a stake you win may go under your base card instead of into your deck. There it brings no points, but your deck stays small.

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
