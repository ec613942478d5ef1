# The guided starter game of Res Arcana Duo.

lesson-duo-first-game = Duo: your first game
lesson-duo-first-game-about = The starter game of Duo, to seven points. A swan, a place of power, and three rounds.
lesson-duo-first-game-end = Seven points in three rounds. You have seen how essences on cards grow, how a place of power scores, and why it can be right to pass early.

lesson-duo-first-game-welcome = Welcome to Duo. Two alchemists, and in the starter game 7 points at the end of a round win. You have a mage in play, the Smith, and three artifacts in hand. You own one essence of each kind.
lesson-duo-first-game-goal = This is what we are after: a place of power, the Circle of the Druids. It costs 6 Life and 3 Calm. Each Life that lies on it is a point. How do you get so much Life? Your White Swan makes it.

lesson-duo-first-game-item = Before the first round everybody takes a magic item. The Swan costs 1 Life and 2 Calm; you have 1 Calm.
lesson-duo-first-game-item-do = Take Calm / Elan.
lesson-duo-first-game-item-not = It is Calm that you need now: take Calm / Elan.

lesson-duo-first-game-collect = Each round begins with Collect. Your item gives 1 Calm or 1 Elan.
lesson-duo-first-game-collect-do = Take Calm.
lesson-duo-first-game-collect-not = The Swan costs 2 Calm. Take Calm.

lesson-duo-first-game-swan = Now you take turns, one action each. Place your best card first.
lesson-duo-first-game-swan-do = Place the White Swan.
lesson-duo-first-game-swan-not = Later. The Swan is the heart of your plan: place it now.
lesson-duo-first-game-swan-discard = You will discard a card soon, but place the Swan first.
lesson-duo-first-game-swan-pass = Who passes is out for this round. You have much to do.

lesson-duo-first-game-smith = Turn a card to use it; it straightens in the next round. The Smith’s second power turns 1 Gold into any 4 essences. They are put on the Smith, and you get them in the next Collect.
lesson-duo-first-game-smith-do = Use the Smith’s second power. Choose 2 Life and 2 Calm.
lesson-duo-first-game-smith-not = 1 Gold for 4 essences is the best trade you have. Use the Smith.
lesson-duo-first-game-smith-first = That makes Gold out of Elan. Today you want it the other way round: the second power.
lesson-duo-first-game-smith-gain = For the Circle you need Life and Calm: take 2 of each.

lesson-duo-first-game-discard = The Swan eats Calm, and you have none left. A card that you do not need can be discarded, for 1 Gold or any 2 other essences.
lesson-duo-first-game-discard-do = Discard the Squared Circle, and take 2 Calm.
lesson-duo-first-game-discard-not = First some Calm for the Swan: discard the Squared Circle.
lesson-duo-first-game-discard-crucible = Keep the Crucible for now, and discard the Squared Circle.
lesson-duo-first-game-discard-gain = The Swan wants Calm each time. Take 2 Calm.

lesson-duo-first-game-feed = The Swan need not be turned. For 1 Calm and any other essence, 2 Life and 1 Calm are put on it: 2 become 3, as often as you can pay.
lesson-duo-first-game-feed-do = Use the Swan. Pay with 1 Elan and 1 Calm.
lesson-duo-first-game-feed-not = Let the Swan work: use it.
lesson-duo-first-game-feed-pay = Keep your second Calm, so that the Swan can work twice: pay with Elan and Calm.

lesson-duo-first-game-again = And once more, with all that is left.
lesson-duo-first-game-again-do = Use the Swan again.
lesson-duo-first-game-again-not = 1 Calm and 1 Death are left: use the Swan again.

lesson-duo-first-game-pass = Your pool is empty, and the next round is well prepared. Pass: you draw a card and swap your item. The first player token, worth 1 point, goes to whoever passes first: it stays with you.
lesson-duo-first-game-pass-do = Pass, and take Death / Life.
lesson-duo-first-game-pass-not = Pass now, before your rival does.
lesson-duo-first-game-pass-other = One more Life will be welcome: take Death / Life.

lesson-duo-first-game-harvest = Harvest. Essences on cards are yours if you take them.
lesson-duo-first-game-harvest-do = Take all from the Smith and the Swan, and Life from your item.
lesson-duo-first-game-harvest-not = Life, for the Circle.
lesson-duo-first-game-harvest-leave = They would lie there for another round. You need them now: take them.

lesson-duo-first-game-claim = 7 Life and 4 Calm. The Circle of the Druids costs 6 and 3. A place goes to whoever can pay first.
lesson-duo-first-game-claim-do = Claim the Circle of the Druids.
lesson-duo-first-game-claim-not = The Circle is waiting, and your rival wants it, too. Claim it.

lesson-duo-first-game-sow = It is yours. Now it must be filled. First let the Swan work with what is left: a creature that has been turned for the Circle cannot do it any more.
lesson-duo-first-game-sow-do = Use the Swan.
lesson-duo-first-game-sow-not = First the Swan, as long as it is straight.
lesson-duo-first-game-sow-circle = 1 Life lies on the Circle: 1 point. But now the Circle is turned, and its other power would need it straight. Take it back: the Circle itself comes last.

lesson-duo-first-game-creature = The Circle has two powers. For the second one you turn a creature, not the Circle: 1 Life is put on it. The Swan is a creature.
lesson-duo-first-game-creature-do = Use the Circle’s second power with the Swan.
lesson-duo-first-game-creature-not = Turn the Swan for the Circle: its second power.
lesson-duo-first-game-creature-first = Then the Circle is turned, and the creature cannot help any more. The second power first.

lesson-duo-first-game-circle = 1 point. Now the Circle itself.
lesson-duo-first-game-circle-do = Use the Circle’s first power.
lesson-duo-first-game-circle-not = Turn the Circle: one more Life, one more point.

lesson-duo-first-game-second = 2 points on the Circle. Your rival has passed first and holds the token now. You hold a Fairy Dragon: it costs 1 Elan, 2 Life and 2 Calm, and it is a creature.
lesson-duo-first-game-second-do = Pass, and take Calm / Elan.
lesson-duo-first-game-second-not = Save your cards for the next round. Pass, and take Calm / Elan.

lesson-duo-first-game-leave = Collect again, and here is a trap: the Life on the Circle can be taken, too. But there it is a point, and in your pool it is not.
lesson-duo-first-game-leave-do = Take from the Swan, leave the Circle as it is, and take Elan.
lesson-duo-first-game-leave-not = Not quite: take what lies on the Swan, and Elan from your item.
lesson-duo-first-game-leave-take = Those are your points. Leave them on the Circle.

lesson-duo-first-game-missing = The Fairy Dragon costs 1 Elan, 2 Life and 2 Calm. One Calm is missing.
lesson-duo-first-game-missing-do = Discard the Crucible or the Black Cat, and take 2 Calm.
lesson-duo-first-game-missing-not = Calm is missing. Discard a card for it.
lesson-duo-first-game-missing-dragon = Not the dragon! Another card.

lesson-duo-first-game-dragon = 1 point for itself, and a second creature for the Circle.
lesson-duo-first-game-dragon-do = Place the Fairy Dragon.
lesson-duo-first-game-dragon-not = You can pay for the Fairy Dragon now. Place it.

lesson-duo-first-game-turns = Two creatures, and the Circle last: that makes three more Life.
lesson-duo-first-game-turns-do = Use the Circle’s second power, and turn a creature.
lesson-duo-first-game-turns-not = The Circle’s second power, with a creature.
lesson-duo-first-game-turns-first = The Circle comes last. First the creatures.

lesson-duo-first-game-other = And the other creature.
lesson-duo-first-game-other-do = Use the Circle’s second power again.
lesson-duo-first-game-other-not = One creature is still straight. Turn it for the Circle.
lesson-duo-first-game-other-first = One creature is still straight. The Circle comes last.

lesson-duo-first-game-five = 4 Life on the Circle, 1 point for the dragon.
lesson-duo-first-game-five-do = Now use the Circle’s first power.
lesson-duo-first-game-five-not = One more Life: turn the Circle.

lesson-duo-first-game-token = 6 points, and 7 are needed. Where is the last one? Your rival has not passed yet. Who passes first gets the first player token, and it is worth 1 point when the round is counted.
lesson-duo-first-game-token-do = Pass now, and take any item.
lesson-duo-first-game-token-not = The token is the seventh point. Pass.
lesson-duo-first-game-token-wait = Your rival could pass first and take the token. Do not wait.
