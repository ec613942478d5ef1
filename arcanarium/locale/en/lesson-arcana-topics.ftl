# Short lessons on Arcana of Cadwallon, one idea each.

## Stakes

lesson-arcana-stakes = Stakes
lesson-arcana-stakes-about = Which numbers count, who wins, and what happens to those who do not.
lesson-arcana-stakes-end = Only the golden power counts, sums decide, ties stay open unless a guild’s gift settles them, and agents that did not win go on counting in the next round.
lesson-arcana-stakes-gold = The Pilgrims’ Hostel shows a golden 6 with a cup: it takes 6 spiritual power. All other numbers of the agents there do not matter. Your Oath Keeper lies there since last round, with 3 cups.
lesson-arcana-stakes-sum = All your agents beside a stake add up. The Field Chaplain has 4 cups: 3 and 4 are more than 6. A location is worth 5 points.
lesson-arcana-stakes-sum-do = Place the Field Chaplain at the Pilgrims’ Hostel.
lesson-arcana-stakes-sum-not = First the 5 points of the Hostel: the Field Chaplain.
lesson-arcana-stakes-sum-power = Cups are needed there, and those would be too few. The Field Chaplain has 4.
lesson-arcana-stakes-tie = Old Thole takes 4 swords, and your rival’s Roof Runner has just that. If two have the same highest sum, nobody wins, and all stay. But each guild has a gift: the Blades win ties at military stakes. You lead the Blades.
lesson-arcana-stakes-tie-do = Place the Duelling Master in the free zone.
lesson-arcana-stakes-tie-not = 4 swords against 4, and the tie is yours: the Duelling Master, into the free zone.
lesson-arcana-stakes-tie-weak = 2 swords are less than 4. The Duelling Master has 4.
lesson-arcana-stakes-begin = Embassy Row in your zone takes 5 sceptres. The Courtesan has 4. Not enough? Whoever does not reach it stays there, and counts in the next round. But you have one more card.
lesson-arcana-stakes-begin-do = Place the Courtesan at Embassy Row.
lesson-arcana-stakes-begin-not = The Courtesan’s sceptres are wanted at Embassy Row.
lesson-arcana-stakes-finish = One sceptre is missing. The Crossbow Lookout has a little of everything: 2 swords, 2 sceptres, 2 cups. Such agents are made for finishing.
lesson-arcana-stakes-finish-do = Place the Crossbow Lookout at Embassy Row.
lesson-arcana-stakes-finish-not = Embassy Row lacks one sceptre: the Crossbow Lookout.
lesson-arcana-stakes-finish-elsewhere = Alone the Lookout wins nothing. At Embassy Row the Courtesan waits for one more sceptre.
lesson-arcana-stakes-won = Two locations and a personality in one round: 13 points. Your agents and all that you won went to your resource deck, and will come back into your hand.

## Bribes

lesson-arcana-bribes = Bribes
lesson-arcana-bribes-about = How a relic wins a personality under everybody’s eyes.
lesson-arcana-bribes-end = Agents’ ducats and one relic, against the price, at once and whatever others have there. Keep your relics for that, and send those with ducats ahead.
lesson-arcana-bribes-price = Arcabast is a personality. He can be won with 6 cups, like any stake. But he has a price, too: 7 ducats. Whoever pays it gets him on the spot, even if rivals have more cups.
lesson-arcana-bribes-agent = A bribe needs one of your own agents there; all ducats of your agents count. The Goblin Fire-Support has 4.
lesson-arcana-bribes-agent-do = Place the Goblin Fire-Support in the free zone.
lesson-arcana-bribes-agent-not = Send the Goblin ahead, to Arcabast in the free zone.
lesson-arcana-bribes-agent-courtesan = She has 1 ducat only. The Goblin has 4.
lesson-arcana-bribes-agent-elsewhere = Only personalities can be bribed, and the one worth it is Arcabast in the free zone.
lesson-arcana-bribes-agent-relic = Do not put a relic away while there is somebody to bribe.
lesson-arcana-bribes-sum = Your rival wants Arcabast, too, and shows 4 cups. But you have 4 ducats there. You hold two relics: the Treasure has 2 ducats, the Drinking Horn 3.
lesson-arcana-bribes-sum-do = Bribe Arcabast with the relic that makes it 7.
lesson-arcana-bribes-sum-not = Now or never: the bribe.
lesson-arcana-bribes-sum-treasure = 4 and 2 are 6, and the price is 7. Nothing happens, and the Treasure is gone to the resource deck. Two relics never add up. Take it back.
lesson-arcana-bribes-gone = Arcabast is yours. The relic, your Goblin and he went to your resource deck, your rival’s agent to theirs, and the next stake came up in the middle of the round: Notary Quince, 4 sceptres or 4 ducats. Your rival was quick.
lesson-arcana-bribes-next = The Courtesan has 4 sceptres, as many as your rival’s Pixie Emissary. The Thieves win political ties, so that is not enough. But she stands in the way, and she has 1 ducat.
lesson-arcana-bribes-next-do = Place the Courtesan in the free zone.
lesson-arcana-bribes-next-not = The Courtesan, into the free zone.
lesson-arcana-bribes-next-elsewhere = That would be a fine place, too. But we are after Notary Quince.
lesson-arcana-bribes-small = 1 ducat of the Courtesan and 2 of the Treasure are 3, and the price is 4. The game would let you try, and ask once more. Count before you pay: a relic that you keep comes back.
lesson-arcana-bribes-small-do = Put the Treasure into your resource deck.
lesson-arcana-bribes-small-not = Put the Treasure away, and keep it for another round.
lesson-arcana-bribes-small-short = 3 of 4: that bribe fails, and the relic goes to the resource deck all the same.

## Hidden agents

lesson-arcana-hidden = Hidden agents
lesson-arcana-hidden-about = What lies face down, for you and against you.
lesson-arcana-hidden-end = In your zone let them guess; in theirs look first, or expect the worst. Both stakes are yours.
lesson-arcana-hidden-zones = Piles with a mask are yours: there your agents lie face down. In your rival’s zone theirs do. Both of you see how many there are, but not who. Your Duelling Master, 4 swords, is hidden at the Cannon Foundry.
lesson-arcana-hidden-trap = The Foundry takes 5 swords. Make sure of it, without showing how strong you are.
lesson-arcana-hidden-trap-do = Place the Sellsword Sergeant at the Cannon Foundry.
lesson-arcana-hidden-trap-not = First the Sergeant, to your own Foundry.
lesson-arcana-hidden-trap-open = There he would lie face up, and he would win nothing alone. In your own zone nobody sees him.
lesson-arcana-hidden-fooled = Your rival sees two backs, and tries it with the Roof Runner, 4 swords, face up. They do not know that you have 7. That card is lost for them elsewhere: so a hidden agent works twice.
lesson-arcana-hidden-unmask = Now the other side. The Drinking Horn in your rival’s zone takes 3 sceptres, and a back lies there. The Courtesan has 4. If it is the Pixie Emissary, it has 4 as well, and the Thieves win political ties. Your Broken Tower turns up what is hidden.
lesson-arcana-hidden-unmask-do = Play the Broken Tower.
lesson-arcana-hidden-unmask-not = Look before you leap: play the Broken Tower.
lesson-arcana-hidden-unmask-blind = You do not know what lies there. Look first: play the Broken Tower.
lesson-arcana-hidden-sure = Only the Fence, with 2 sceptres. And your rival has shown no more interest in it.
lesson-arcana-hidden-sure-do = Place the Courtesan at the Drinking Horn.
lesson-arcana-hidden-sure-not = Now you know that the Courtesan is enough at the Drinking Horn.
lesson-arcana-hidden-sure-elsewhere = You have just seen where the Courtesan wins: at the Drinking Horn.
