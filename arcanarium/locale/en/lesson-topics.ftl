# Short lessons on Res Arcana, one idea each.

## Essences and engines

lesson-engines = Essences and engines
lesson-engines-about = Why a card that pays every round is better than a point, and how gold works while it lies.
lesson-engines-end = Collectors first, converters next, points last: that is an engine. And what lies on a card can be worth more there than in your pool.
lesson-engines-income = Round 2, and all that you have lies in your pool. What is spent is gone. So spend it on cards that bring something back: those with the cupped hand pay in every Collect, and powers can be used in every round.
lesson-engines-pit = The Flaming Pit costs 2 Elan and gives 1 Elan in every Collect. In two rounds it has paid for itself, and there are more to come.
lesson-engines-pit-do = Place the Flaming Pit.
lesson-engines-pit-not = Not wrong, but build the engine first: place the Flaming Pit.
lesson-engines-pit-point = A point now or in the last round is the same point. Income now is worth much more than later. The Pit first.
lesson-engines-pit-vault = The Vault will follow. The Pit is cheaper and pays from the next round on.
lesson-engines-convert = Your rival has passed, so you can act without hurry. The Pit is a converter, too: turn it and pay 1 Life, and you get 1 Elan and 1 Death. One becomes two.
lesson-engines-convert-do = Use the Flaming Pit.
lesson-engines-convert-not = One essence for two: use the Pit.
lesson-engines-vault = The Vault costs 1 Gold and any other essence.
lesson-engines-vault-do = Place the Vault, and pay the other essence as you like.
lesson-engines-vault-not = The Vault is the other half of this engine. Place it.
lesson-engines-seed = Turn the Vault, and it puts 1 Gold on itself. As long as Gold stays there in Collect, the Vault brings any 2 essences.
lesson-engines-seed-do = Use the Vault.
lesson-engines-seed-not = Put Gold on the Vault before the round ends: use it.
lesson-engines-pass = Nothing useful is left in this round.
lesson-engines-pass-do = Pass, and take Reanimate.
lesson-engines-pass-not = Keep the Nightingale for later. Pass, and take Reanimate.
lesson-engines-interest = Now it pays. Your mage brings Death, the Pit brings Elan, and the Vault asks: take the Gold, or leave it and get any 2 essences, now and in every round?
lesson-engines-interest-do = Leave the Gold, and take any 2 essences.
lesson-engines-interest-not = Leave the Gold where it is.
lesson-engines-interest-take = 1 Gold, once. Left on the Vault it brings 2 essences in every round. Leave it.

## Reactions

lesson-reactions = Attacks and defence
lesson-reactions-about = Which attack to bear, which one to stop, and with what.
lesson-reactions-end = Small losses can be borne; a guard that can be used again is worth more than one that cannot; and every dragon has a way out of its own.
lesson-reactions-look = Your rival has two cards that attack: the Elvish Bow has just been turned, 1 Life. The Fire Dragon is still straight: 2 Life. You have 3 Life, and one card that can stop an attack: the Healer, who has to be turned for it.
lesson-reactions-bear = So think ahead before you react. The Healer can stop one attack in this round, no more.
lesson-reactions-bear-do = Bear the loss of 1 Life.
lesson-reactions-bear-not = Bear this one, and save the Healer.
lesson-reactions-bear-healer = Nothing lost, but the Healer is turned, and the dragon, which costs twice as much, will find you without a guard. Take it back.
lesson-reactions-guard = Now it is your turn. The Guard Dog costs 1 Elan and can stop an attack as well.
lesson-reactions-guard-do = Place the Guard Dog.
lesson-reactions-guard-not = The dragon will come. Have one more guard: place the Guard Dog.
lesson-reactions-guard-pickaxe = A fine card, but it guards nothing. First the dog.
lesson-reactions-guard-pass = Who has passed cannot be attacked any more: a good defence! But then you lose the rest of the round. Place the Guard Dog instead.
lesson-reactions-stop = Here it comes: 2 Life. You could turn the Healer or the Guard Dog, or pay the dragon’s own way out, 1 Calm. The dog can be straightened again in the same round.
lesson-reactions-stop-do = React with the Guard Dog.
lesson-reactions-stop-not = Set the dog on the dragon.
lesson-reactions-stop-suffer = 2 Life are gone, although you had three ways to stop it. Take it back.
lesson-reactions-stop-calm = That costs 1 Calm, and turns nothing: often the best answer. But see what the dog can do.
lesson-reactions-stop-healer = The Healer would be turned until the next round. The dog can get up again.
lesson-reactions-rise = The dog lies down, but it need not stay there: for 1 Elan it straightens at once, and guards you again.
lesson-reactions-rise-do = Straighten the Guard Dog.
lesson-reactions-rise-not = Let the dog get up: use its first power.

## Places of power

lesson-places = Places of power
lesson-places-about = Expensive, wanted by all, and worth more with every round.
lesson-places-end = A place is claimed by whoever pays first, and then every round can add to it. What lies on it, leave.
lesson-places-places = Places of power cost much. Some are worth points by themselves, most of all they score for what lies on them: the Sacred Grove has 2 points and 1 more for each Life on it. There is only one of each.
lesson-places-race = So look at what your rival is saving for: 7 Life and 5 Calm. The Grove costs 8 Life and 4 Calm. One more Life, and it is theirs.
lesson-places-claim = You have 8 Life. It is now or never.
lesson-places-claim-do = Claim the Sacred Grove.
lesson-places-claim-not = The Grove first. All else can wait.
lesson-places-claim-late = After that your rival has a turn, and one more Life is easily found. Claim the Grove first.
lesson-places-fill = Now fill it. The Grove has two powers, and both turn it: 1 Calm for 5 Life in your pool, or turn a creature for 1 Life on the Grove. The Treant is a creature.
lesson-places-fill-do = Use the Grove’s second power.
lesson-places-fill-not = Put Life on the Grove: its second power.
lesson-places-fill-five = 5 Life are a lot, and in a hurry for Life that is the power to use. But in your pool they are no points. The second power today.
lesson-places-pass = 3 points, and your rival has passed. Next round the Grove can be turned again.
lesson-places-pass-do = Pass, and take any item.
lesson-places-pass-not = Enough for this round. Pass.
lesson-places-leave = Collect. You may take the Life from the Grove, if you need it badly. But there it is a point, and in the next round there will be one more.
lesson-places-leave-do = Leave the Life on the Grove.
lesson-places-leave-not = Leave it on the Grove.
lesson-places-leave-take = That would cost you a point. Leave it there.

## When to pass

lesson-passing = When to pass
lesson-passing-about = Sometimes the best move is to do nothing more, and to do it first.
lesson-passing-end = Before each action ask what it brings now, and whether your rival can pass before you. The token is a point, and the first turn of the next round as well.
lesson-passing-count = Late in the game. Count: Pyramid 3, Oracle 2, Colossus 2, Nightingale 1, Dragon Egg 1. That makes 9, and 10 are needed. You have cards in hand and essences left, but nothing here is worth a point this round.
lesson-passing-token = The first player token is worth 1 point, and it goes to whoever passes first in this round. Nobody has passed yet.
lesson-passing-token-do = Pass, and take any item.
lesson-passing-token-not = That brings no point in this round, and your rival may pass first.
lesson-passing-token-more = It did no harm, you may think. But your rival passed, and has the token. You are left with 9 points, and two dragons wait for the next round. Take it back.
