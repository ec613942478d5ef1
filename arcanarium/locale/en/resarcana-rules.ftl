### Res Arcana: the rules in short, written as web-rules.ftl explains.

resarcana-rules-goal-title = How to win
resarcana-rules-goal =
    You are a mage with a deck of eight artifacts. Artifacts bring essences; essences pay for more artifacts, for monuments and for places of power. Those bring most of the points.
    If somebody has 10 :point: or more when a round ends, whoever has the most points wins.

resarcana-rules-setup-title = Before the first round
resarcana-rules-setup =
    Everyone starts with one of each: :elan: Elan, :life: Life, :calm: Calm, :death: Death and :gold: Gold. Essences that do not lie on a card are your pool. They are not limited, but here at most 511 of a kind are counted in one place.
    Everyone is dealt two mages and eight artifacts and looks at them all. The artifacts become the deck, three are drawn as the first hand, and then everyone keeps one of the mages.
    In the centre lie five places of power, the monuments (two of them face up, the others as a deck) and the magic items.
    Everyone takes one magic item, in reverse order: the first player chooses last.

resarcana-rules-round-title = A round
resarcana-rules-round =
    - Collect: everyone takes what their cards bring.
    - Act: one action each, in turn, until all have passed.
    - Check: is there a winner? If not, everything turned is straightened and the next round begins.

resarcana-rules-collect-title = Collecting
resarcana-rules-collect =
    :collect: Every card with this sign brings what stands beside it, whether it is turned or not. Where there is a choice, it is yours.
    Essences that lie on a card may be taken into your pool: everything on that card, or nothing.
    A few cards reward you for leaving essences on them, or ask for a payment now.
    Everyone decides at the same time. Any player may ask to collect in order instead: then all decide openly, one after the other from the first player on. It counts from the next Collect step on, for the rest of the game.

resarcana-rules-actions-title = Your turn: one action
resarcana-rules-actions =
    - Place an artifact from your hand and pay its cost.
    - Claim a place of power for its cost, or a monument for 4 :gold:. You may also take the top monument of the deck, unseen.
    - Discard a card from your hand for 1 :gold: or any two other essences.
    - Use a power of a card that is not turned.
    - Pass.
    Costs are paid from your pool and in full. :any: may be paid with any kind, Gold included. Discounts add up, but never take a cost below zero.

resarcana-rules-powers-title = Powers
resarcana-rules-powers =
    Before the triangle :arrow: stands what you pay, after it what you get.
    :turn: Turn the card. Its powers rest until it is straightened; what it collects, its discounts and its points stay.
    A power without that sign may be used several times in a round, each time as an action.
    :here: puts essences on the card. There they are safe and often worth points, but unless a power says otherwise you cannot spend them before you take them when collecting.
    Your components are your mage, your magic item, and your artifacts, monuments and places of power in play.
    You may use a power that has no effect, as long as you pay for it.
    If you must draw and your deck is empty, your discard pile is shuffled into a new one.

resarcana-rules-reactions-title = Attacks and reactions
resarcana-rules-reactions =
    Some powers make every rival lose :life:, except those who have passed. For each Life that you do not have you lose two other essences of your choice, as far as you have them. What lies on cards is safe.
    Many attacks name a price at which each rival may ignore them.
    :react: Reactions are used when their condition occurs, mostly on somebody else's turn. They are not actions. A turned card can react too, unless turning it is part of the cost.

resarcana-rules-passing-title = Passing
resarcana-rules-passing =
    The first one to pass takes the first-player token: 1 :point: for whoever holds it at a check, and the first turn of the next round.
    Everyone who passes exchanges their magic item for a different one from the centre and draws a card.
    Then you are out until the round ends, and nothing can make you lose Life. Essences that a power gives to all rivals still come to you.

resarcana-rules-victory-title = The check
resarcana-rules-victory =
    Points come from artifacts in play, monuments, places of power and the first-player token. Turned cards count too.
    If points are equal, the fuller pool wins; each Gold counts as two. If the pools are equal as well, the victory is shared.
    Some cards check for victory in the middle of a round. Then everyone is counted, and a rival with more points wins.
    A few cards react to a check with points that hold for this one check.

resarcana-rules-variants-title = Other ways to play
resarcana-rules-variants =
    - First game: everyone starts with a mage and three artifacts of a starter set; five further artifacts, unseen, are the deck. The places of power show their easier side.
    - Draft: four artifacts each; keep one, hand the others to the left, until all are taken. Then four more, handed to the right. Decks, mages and items follow as usual.
    - Match: two players, two wins. After the first game both keep their mages, and the sixteen artifacts are laid open and drafted. A third game uses the same decks. The loser decides who begins the next game.
    - More sets at once: all cards are mixed, and the number of players decides how much lies in the centre.
    | Players | Monuments | Places of power
    | 2 | 7 | 4
    | 3 | 10 | 5
    | 4 | 12 | 6
    | 5 | 14 | 7

resarcana-rules-lux-title = Lux et Tenebrae
resarcana-rules-lux =
    Adds :demon: demons, eight scrolls, two magic items and more of everything, for up to five players.
    Scrolls lie in the centre. The magic item Inscription claims one. It stays with you, over rounds if you like, until you use it; then it returns to the centre. Using it is an action; the Shield is a reaction.
    The magic item Illusion helps while you use one of your own powers: turned, it counts as a creature or a demon, and for two essences as a dragon.

resarcana-rules-pearls-title = Perlae Imperii
resarcana-rules-pearls =
    :pearl: Pearls are a sixth essence. Everyone starts with one, and 13 points are needed instead of 10.
    On your turn you may exchange Pearls from your pool, each for 1 :gold: or any two essences other than Gold and Pearls. This is not an action. You may also do it when you have to react.
    Each Pearl that you have at a check, in your pool or on your cards, is worth 1 :point:. For breaking ties Pearls do not count.
    Where Gold is excluded, Pearls are excluded too.

resarcana-rules-duo-title = Duo
resarcana-rules-duo =
    A game of its own for two, with two places of power and seven monuments. Nobody loses Life, and there are no reactions.
    Four times you look at two of the eight artifacts you were dealt, keep one and give the other to your rival. What you kept and what you were given is your deck.
    Its first game is played to 7 points.
    Together with the base game it brings more cards for two to four; then the rules of the base game hold. A fifth seat comes with Lux et Tenebrae or Perlae Imperii.
