# The guided first game of Res Arcana. A step is told in full, then what to do, then answers to other moves.

lesson-first-game = Your first game of Res Arcana
lesson-first-game-about = From the first choice to ten points, against a rival with a dragon. Nothing to read before.
lesson-first-game-end = Ten points, and the game is yours. You have placed cards, built an engine, made gold, claimed monuments, stopped a dragon and passed at the right time: that is all of Res Arcana.

lesson-first-game-welcome = Welcome. You are an alchemist, and so is your rival. Whoever has 10 points at the end of a round wins. Points lie on cards: on monuments, on places of power, on some artifacts. Up here you always see how far everybody is.
lesson-first-game-table = This is your side of the table. Your mage, the Alchemist, is in play already. You hold three artifacts, and you own one essence of each kind: Elan, Life, Calm, Death and Gold. Essences pay for everything.

lesson-first-game-item = Before the first round everybody takes a magic item. Your Celestial Horse costs 1 Elan and 2 Calm, and you have only 1 Calm. The item “Calm / Elan” brings one of these every round.
lesson-first-game-item-do = Take Calm / Elan.
lesson-first-game-item-not = A good item, too. But with Calm / Elan you can place the Horse at once, so take that one today.

lesson-first-game-collect = Every round begins with Collect: cards with the cupped hand give you essences. Your item asks which one you want.
lesson-first-game-collect-do = Take Calm.
lesson-first-game-collect-not = You have Elan enough for the Horse. It is Calm that is missing.

lesson-first-game-place = Now you and your rival take turns, one action each. The most important action is to place an artifact from your hand: pay what stands in its corner, and it is yours for the rest of the game. The Magical Shard costs nothing at all.
lesson-first-game-place-do = Place the Magical Shard.
lesson-first-game-place-not = All in good time. Begin with what is free: the Magical Shard.
lesson-first-game-place-discard = Discarding a card brings 1 Gold or any 2 other essences, but the card is gone. Yours are too good for that. Place the Shard.
lesson-first-game-place-pass = Who passes is out for the rest of the round. You still have a lot to do.

lesson-first-game-turn = The sign of a lying card on the Shard means: turn it to use it. A turned card rests until the next round, when everything straightens again. You will soon need a second Life.
lesson-first-game-turn-do = Use the Shard, and take 1 Life.
lesson-first-game-turn-not = Later. First use what is already in play and costs nothing: the Shard.
lesson-first-game-turn-gain = Life is better now: the Tree of Life in your hand costs some.

lesson-first-game-horse = You have 1 Elan and 2 Calm: just what the Celestial Horse costs. From the next round on it brings you 2 essences of your choice in every Collect. Cards that pay again and again come first.
lesson-first-game-horse-do = Place the Celestial Horse.
lesson-first-game-horse-not = The Horse pays for itself in two rounds: the sooner it is in play, the better.
lesson-first-game-horse-tree = Then Elan or Calm could be missing for the Horse. Horse first, Tree next.

lesson-first-game-pay = The Tree of Life costs 1 Life and any 2 essences. Now it matters what you pay with. Gold is the rarest: monuments cost 4 Gold. Keep it whenever you can.
lesson-first-game-pay-do = Place the Tree of Life. Pay with 2 Life and 1 Death.
lesson-first-game-pay-not = One more card for the engine first: place the Tree of Life.
lesson-first-game-pay-gold = You could, but Gold is what you will be short of. Pay with Life and Death.

lesson-first-game-tree = The Tree of Life is generous: turn it for 3 Life. Your rival gets 1 Life as well, but 3 for you and 1 for them is a fine deal.
lesson-first-game-tree-do = Turn the Tree of Life for 3 Life.
lesson-first-game-tree-not = There are 3 Life waiting in the Tree.

lesson-first-game-mage = Your mage can be turned, too. The Alchemist has two powers: any 4 essences become 2 Gold, or 1 essence for nothing. Today you take the small one.
lesson-first-game-mage-do = Use the Alchemist’s second power, and take 1 Calm.
lesson-first-game-mage-not = One power is left that costs you nothing: the Alchemist’s second.
lesson-first-game-mage-four = That takes all you have. Next round you will be rich enough for it. Use the second power today.

lesson-first-game-pass = Nothing more to do, so you pass. The first player token, worth 1 point, goes to whoever passes first: this time it stays with you. Who passes draws a card and must swap the magic item for another one. Alchemy turns 4 essences into 2 Gold.
lesson-first-game-pass-do = Pass, and take Alchemy.
lesson-first-game-pass-not = You have used all that you have. Pass before your rival does.
lesson-first-game-pass-other = With your Alchemist and Alchemy together you can make 4 Gold in one round. Take Alchemy.

lesson-first-game-income = Round 2. Everything is straight again, and the Horse pays for the first time. The card you drew, the Nightingale, costs 1 Life and 1 Calm.
lesson-first-game-income-do = Take 2 Calm from the Horse.
lesson-first-game-income-not = You have plenty of Life. Take 2 Calm.

lesson-first-game-points = The star on the Nightingale says 1: it does nothing, but it is a point, and cheap.
lesson-first-game-points-do = Place the Nightingale.
lesson-first-game-points-not = First the cheap point: place the Nightingale.
lesson-first-game-points-discard = A point for 2 essences is a bargain. Keep the Nightingale, and place it.

lesson-first-game-dragon = Look: your rival’s Dragon Teeth have brought a Fire Dragon into play without paying its 6 Elan. When it is turned, you will lose 2 Life. It has only just landed. You have a little time.

lesson-first-game-engine = Your cards work as an engine now: each round they give more than the last. Start it.
lesson-first-game-engine-do = Turn the Tree of Life.
lesson-first-game-engine-not = First fill your pool: turn the Tree of Life.

lesson-first-game-shard = And the Shard.
lesson-first-game-shard-do = Use the Shard, and take 1 Elan.
lesson-first-game-shard-not = Use the Shard first, and take 1 Elan. You need eight essences besides your Gold.

lesson-first-game-gold = Eight essences besides your 1 Gold: twice four. Now the Alchemist’s first power is worth it: any 4 essences become 2 Gold.
lesson-first-game-gold-do = Use the Alchemist’s first power. Pay with any 4 that are not Gold.
lesson-first-game-gold-not = The plan is Gold: use the Alchemist’s first power.
lesson-first-game-gold-gold = Paying with Gold to get Gold is a bad trade. Use the others.

lesson-first-game-alchemy = Your rival has passed, and has taken the first player token from you. You may go on as long as you like. Alchemy does the same as your mage.
lesson-first-game-alchemy-do = Use Alchemy. Pay with the 4 essences that are left.
lesson-first-game-alchemy-not = One more time: 4 essences become 2 Gold, with Alchemy.
lesson-first-game-alchemy-gold = Not with Gold. You have exactly 4 others.

lesson-first-game-claim = 5 Gold! In the middle of the table lie two monuments, 4 Gold each. The Great Pyramid can do nothing, but it is worth 3 points, more than any other.
lesson-first-game-claim-do = Claim the Great Pyramid.
lesson-first-game-claim-not = You have the Gold: claim the Great Pyramid.
lesson-first-game-claim-oracle = The Oracle is worth 2 points and lets you look ahead. But 3 points are better than 2.
lesson-first-game-claim-top = The top card of the pile could be anything. You can see 3 points lying there.

lesson-first-game-swap = A new monument takes the Pyramid’s place at once. You are done for this round. Reanimate can straighten one of your cards, so that it works twice.
lesson-first-game-swap-do = Pass, and take Reanimate.
lesson-first-game-swap-not = You have spent what you had. Pass, and take Reanimate.

lesson-first-game-keep = Round 3. Your rival begins, and the dragon is straight. Better have some Life and Calm at hand.
lesson-first-game-keep-do = Take 1 Life and 1 Calm from the Horse.
lesson-first-game-keep-not = Against a Fire Dragon, Life and Calm are what helps. Take one of each.

lesson-first-game-react = The Fire Dragon attacks: you would lose 2 Life. If you have too little Life, you lose 2 other essences for each one that is missing. But the Tree of Life has a power with the bent lightning, a reaction: pay 1 Life, and nothing happens to you.
lesson-first-game-react-do = React with the Tree of Life.
lesson-first-game-react-not = React with the Tree of Life: 1 Life, and you are safe.
lesson-first-game-react-suffer = You had 1 Life only. For the missing one you lost Calm and Gold as well: everything is gone. Take it back, and react.
lesson-first-game-react-calm = That would do: each dragon tells a way out, and for this one it is 1 Calm. But try your own reaction. It works against other attacks, too.

lesson-first-game-egg = Well defended. You drew a Dragon Egg: 1 point for 1 Gold.
lesson-first-game-egg-do = Place the Dragon Egg.
lesson-first-game-egg-not = 1 point for 1 Gold: place the Dragon Egg.

lesson-first-game-watch = You went on by yourself: Tree, Shard, Reanimate to turn the Tree a second time, and 2 Gold from the Alchemist. Now watch how round 4 is played by the same recipe: collect, react, fill the pool, make Gold, claim.

lesson-first-game-count = Colossus claimed: with Nightingale, Pyramid and Egg that makes 7 points. Three are missing. Round 5 begins as all others did: collect, stop the dragon, Tree and Shard.

lesson-first-game-plan = Your move. 7 points; a monument brings 2, and the Ring of Midas in your hand 1 more. The Ring costs 1 Life and 1 Gold, a monument 4 Gold. So make Gold, and mind what you keep.
lesson-first-game-plan-do = Use the Alchemist’s first power. Keep your Gold and at least 1 Life.
lesson-first-game-plan-not = You have 2 Gold and need 4 for a monument. The Alchemist makes 2.
lesson-first-game-plan-gold = Keep your Gold: you need all of it.
lesson-first-game-plan-life = Then no Life is left for the Ring. Pay with Calm, too.

lesson-first-game-second = 4 Gold. Both monuments are worth 2 points.
lesson-first-game-second-do = Claim the Temple or the Mausoleum.
lesson-first-game-second-not = First the monument: 2 points for 4 Gold.

lesson-first-game-discard = 9 points. The Ring needs 1 Gold, and you have none. But you hold a Hawk that will not help you any more. Discard a card, and it becomes 1 Gold or any 2 other essences.
lesson-first-game-discard-do = Discard the Hawk for 1 Gold.
lesson-first-game-discard-not = Gold for the Ring: discard the Hawk.
lesson-first-game-discard-gold = It is Gold that the Ring needs.
lesson-first-game-discard-ring = The Ring is the point that you need. Discard the Hawk.

lesson-first-game-ten = And now the tenth point.
lesson-first-game-ten-do = Place the Ring of Midas.
lesson-first-game-ten-not = One card is left, and one point: place the Ring of Midas.

lesson-first-game-last = 10 points. Nothing is checked in the middle of a round, so end it: when all have passed, points are counted.
lesson-first-game-last-do = Pass, and take any magic item.
lesson-first-game-last-not = You have your 10 points. Pass, and let them be counted.
