### Arcana of Cadwallon: the rules in short, written as web-rules.ftl explains.

cadwallon-rules-goal-title = How to win
cadwallon-rules-goal =
    You lead a guild of the city of Cadwallon and fight with your agents for stakes: :relic: relics are worth 1 :point:, :personality: personalities 3, :location: locations 5.
    What you win joins your deck and works for you. Whoever has the most points at the end wins.

cadwallon-rules-setup-title = Before the first round
cadwallon-rules-setup =
    Everyone leads a different guild and shuffles its eleven cards: nine agents, a location and a relic. They are worth no points. This is your main deck; what you use and win goes to your resource deck, which is shuffled into a new main deck when that runs out. Resource decks are open: anyone may look through any of them, and a card put there from a hand is shown.
    The stakes lie in piles of twelve: five piles for two or four players, four for three. The top card of each lies face up.
    The pile in the middle is the free zone. Of the others everyone controls two. With three or four players neighbours share the pile between them.

cadwallon-rules-round-title = A round
cadwallon-rules-round =
    - Everyone draws four cards. In turn, everyone uses one card, until all hands are empty. There is no passing.
    - The stakes are resolved.
    - Every pile that lost its stake shows the next one. The First Player card goes to the right.

cadwallon-rules-turn-title = Your turn: one card
cadwallon-rules-turn =
    - Place an agent beside a stake: face down at a pile that you control, face up at all others. Personalities you have won are agents too. Only you may look at your face-down agents.
    - Play a location. Its effect happens at once.
    - Bribe a personality with a relic.
    - Or put any card into your resource deck, without effect.

cadwallon-rules-bribe-title = Bribing
cadwallon-rules-bribe =
    A relic can win a personality beside which at least one of your agents lies. Militia is not an agent: it cannot offer a bribe and adds nothing to one.
    Add the :financial: ducats of all your agents there and those of the relic. If that reaches the price of the personality, it is yours at once, whatever others have placed there, and the next stake of the pile is revealed.
    If it does not, the relic is spent and the agents stay. Two relics never add up.

cadwallon-rules-resolve-title = Who wins a stake
cadwallon-rules-resolve =
    When all hands are empty, all agents are turned up. The golden power of a stake says what counts there, its number what is needed.
    Everyone adds up that power of their own agents there. Of those who reach the number, the highest sum wins.
    If the highest sums are equal, nobody wins and everything stays, unless the ability of a guild decides. It also stays if nobody reaches the number.
    The stake goes to the winner’s resource deck; all agents beside it go to those of their owners.

cadwallon-rules-guilds-title = The guilds
cadwallon-rules-guilds =
    - Blades win ties at :military: military stakes.
    - Ferrymen win ties at :spiritual: spiritual stakes.
    - Thieves win ties at :political: political stakes.
    - Usurers add 1 to every bribe.
    Only a small part of the printed cards could be found, of guilds and of all others. What is our own design carries the mark :standin:.

cadwallon-rules-end-title = The end
cadwallon-rules-end =
    The Ducal Jubilee lies among the last six cards of the free zone. Once it is revealed, the round is finished and one more is played.
    Then agents return from the table, and the points of all cards in both your decks count.

cadwallon-rules-house-title = House rules
cadwallon-rules-house =
    The printed rules are silent here, so these rules are our own:
    - The game also ends when no pile shows a stake at the end of a round.
    - It ends as well after five rounds in a row in which nobody has won a stake.
    - With equal points more locations win, then more personalities. If these are equal too, the victory is shared.

cadwallon-rules-variants-title = Switches
cadwallon-rules-variants =
    - Objectives: of four secret goals everyone keeps two. Those you achieve bring points at the end.
    - Militia: instead of bribing, a relic may call the top card of the militia pile. You look at it and place it beside a stake, where it helps you to win; after that stake has been resolved it goes back. It cannot bribe.
    - Tactical removal: a stake you win may go under your base card instead of into your deck. There it brings no points, but your deck stays small.
