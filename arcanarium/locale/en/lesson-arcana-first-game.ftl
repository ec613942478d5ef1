# The guided first game of Arcana of Cadwallon.

lesson-arcana-first-game = Your first game of Arcana
lesson-arcana-first-game-about = Lead the Guild of Blades through a short game: hidden agents, a bribe, and the Ducal Jubilee.
lesson-arcana-first-game-end = The city is yours. You have placed agents open and hidden, bribed, used a location, won a tie, and put your strength where the points are. A full game has larger piles and goes on for more than twenty rounds, but there is nothing new in it.

lesson-arcana-first-game-welcome = Welcome to Cadwallon. Two guilds fight for what the city has to offer: relics (1 point), personalities (3) and locations (5). Whoever owns the most points at the end wins. In this short game the end comes soon.

lesson-arcana-first-game-guild = Each guild has agents of all kinds and one gift. The Blades win when sums are equal at a military stake. You will see today what that is good for.
lesson-arcana-first-game-guild-do = Lead the Guild of Blades.
lesson-arcana-first-game-guild-not = A fine guild, but this story is about the Blades.

lesson-arcana-first-game-stakes = Five stakes lie open. Two piles are your zone, two your rival’s, and the one in the middle is free for all. The golden number on a stake is what it takes: the Cannon Foundry, for example, goes to whoever has 5 military power (swords) beside it.

lesson-arcana-first-game-hidden = You hold four cards, and each turn you use one. The Duelling Master has 4 swords. In your own zone your agents lie face down: your rival sees that somebody is there, but not who.
lesson-arcana-first-game-hidden-do = Place the Duelling Master at the Cannon Foundry, in your zone.
lesson-arcana-first-game-hidden-not = First the Duelling Master, with his 4 swords, to the Cannon Foundry.
lesson-arcana-first-game-hidden-free = In the free zone he lies face up, and your rival knows what to beat. Take him back: the Foundry is worth more, and there nobody sees him.
lesson-arcana-first-game-hidden-elsewhere = What is asked for there is no sword. Only the golden power of a stake counts.
lesson-arcana-first-game-hidden-store = A card that is put away does nothing this round. You have better uses for it.

lesson-arcana-first-game-rival = Your rival has placed an agent, too, face down in their own zone. You know no more about it than they know about yours.

lesson-arcana-first-game-free = Old Thole of the Gate in the free zone is a personality: 3 points, and later an agent of yours. He could be won with 4 swords. But he also has a price: 4 ducats. The Sellsword Sergeant brings 2.
lesson-arcana-first-game-free-do = Place the Sellsword Sergeant in the free zone.
lesson-arcana-first-game-free-not = The Sergeant, into the free zone: he carries 2 ducats.
lesson-arcana-first-game-free-foundry = That would win the Foundry, but it does not run away. Old Thole does.

lesson-arcana-first-game-bribe = Your rival goes for Old Thole, too, with 4 swords, and would win him. Time for a bribe. A relic adds its ducats to those of your agents there: the Treasure has 2, the Sergeant 2. That is his price.
lesson-arcana-first-game-bribe-do = Bribe Old Thole with the Treasure.
lesson-arcana-first-game-bribe-not = Swords alone will not do it: bribe Old Thole with the Treasure.
lesson-arcana-first-game-bribe-store = The Treasure is worth more than that: bribe Old Thole with it.

lesson-arcana-first-game-snatched = Won on the spot, whoever else was there. Old Thole, your agent and the relic go to your resource deck; when your main deck is empty, it is shuffled and becomes the new one. All that you win will play for you. The next stake was turned up at once: Grusk Ironbelly.

lesson-arcana-first-game-relic = Your last card of this round. The Drinking Horn asks for 3 political power (sceptres), and the Courtesan has 4.
lesson-arcana-first-game-relic-do = Place the Courtesan at the Drinking Horn, in your zone.
lesson-arcana-first-game-relic-not = The Courtesan has sceptres, and the Drinking Horn asks for them.

lesson-arcana-first-game-resolved = All hands were empty, so the stakes were resolved. You won the Drinking Horn; your rival won a location and a relic. Nobody reached 5 swords at the Foundry, so your Duelling Master stays there, face up now, and goes on counting. Your rival begins round 2 and wants Grusk Ironbelly.

lesson-arcana-first-game-stays = 4 swords lie at the Foundry already, and 5 are needed.
lesson-arcana-first-game-stays-do = Place the Temple Guard on Leave at the Cannon Foundry.
lesson-arcana-first-game-stays-not = First make the Foundry safe: the Temple Guard has 3 swords.

lesson-arcana-first-game-location = A location has no numbers; it is played for what it does. Your Headquarters bring back an agent with 3 or more swords from your resource deck.
lesson-arcana-first-game-location-do = Play the Headquarters, and bring back Old Thole.
lesson-arcana-first-game-location-not = Play the Headquarters first: they give you one card more.
lesson-arcana-first-game-location-sergeant = Old Thole has 4 swords, the Sergeant only 3.

lesson-arcana-first-game-thole = Old Thole changes sides fast. In the free zone your rival has 3 and 2 swords: 5, just what Grusk asks for.
lesson-arcana-first-game-thole-do = Place Old Thole in the free zone.
lesson-arcana-first-game-thole-not = Grusk is worth 3 points. Send Old Thole to the free zone.

lesson-arcana-first-game-tie = 4 against 5. The Field Chaplain has 1 sword: that would make 5 against 5. Usually nobody wins a tie. But at a military stake the Blades do.
lesson-arcana-first-game-tie-do = Place the Field Chaplain in the free zone.
lesson-arcana-first-game-tie-not = The Field Chaplain’s single sword is all you need in the free zone.
lesson-arcana-first-game-tie-keeper = That would win, too, but you do not need 2 swords there. The Oath Keeper is better elsewhere, as you will see.

lesson-arcana-first-game-abroad = The Ossuary Lamp in your rival’s zone asks for 3 spiritual power (cups), and nobody is there. In a zone that is not yours your agents lie face up. That does no harm: your rival has no card left.
lesson-arcana-first-game-abroad-do = Place the Oath Keeper at the Ossuary Lamp.
lesson-arcana-first-game-abroad-not = The Oath Keeper has 3 cups: just enough for the Ossuary Lamp.

lesson-arcana-first-game-jubilee = Three stakes at once: the Foundry, Grusk by the gift of your guild, and the Lamp. And under Grusk lay the Ducal Jubilee: the round that begins now is the last.

lesson-arcana-first-game-grusk = Your deck was empty, so your resource deck became the new one, and you drew Grusk Ironbelly: 5 swords, and he is on your side. The Wall-Walk Postern in your zone is a location, 5 points, and asks for 6 swords.
lesson-arcana-first-game-grusk-do = Place Grusk Ironbelly at the Wall-Walk Postern, in your zone.
lesson-arcana-first-game-grusk-not = In the last round only points matter, and a location has the most. Grusk, to the Postern.
lesson-arcana-first-game-grusk-tower = The Broken Tower is worth 5 as well, but it lies in your rival’s zone, where you cannot see what waits for you. Your own Postern is safer.

lesson-arcana-first-game-last = 5 of 6. One more sword.
lesson-arcana-first-game-last-do = Place the Crossbow Lookout at the Postern.
lesson-arcana-first-game-last-not = The Crossbow Lookout has 2 swords: that makes 7 at the Postern.

lesson-arcana-first-game-store = No stake is left that the Goblin could win. There is no passing in Arcana, but you can put a card away.
lesson-arcana-first-game-store-do = Put the Goblin Fire-Support into your resource deck.
lesson-arcana-first-game-store-not = It does not matter much any more. Put the Goblin away.
