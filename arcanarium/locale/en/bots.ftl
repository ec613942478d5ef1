### The bots as people meet them: a name and a line of character for each level and style, and hints in words.

## Levels, from friendly to humbling. The name stands alone in lines of the log.

bot-level1 = Pim
bot-level1-hint = An apprentice on the first day: friendly, curious, easily distracted. Good company for your first games.
bot-level2 = Odalys
bot-level2-hint = The innkeeper, who plays for the fun of it: knows the rules well and seldom plans ahead.
bot-level3 = Bram
bot-level3-hint = A market mage: makes the sound move in front of him, and misses what comes after it.
bot-level4 = Sefa
bot-level4-hint = A journeyman of the art: sound in every turn, and wastes little.
bot-level5 = Corvin
bot-level5-hint = An adept of the guilds: thinks to the end of the round, and notices when your plan is better.
bot-level6 = Ilvara
bot-level6-hint = A magister of the court: patient, exact, and quick to punish a careless turn.
bot-level7 = Magda
bot-level7-hint = The archmage: remembers every card that she has seen, and counts on you to forget one.
bot-level8 = The Oracle
bot-level8-hint = Thinks as deep as the machine can. Expect to lose, and to learn something each time.
bot-greedy = Greedy
bot-random = Random

opponent-level = { $name } · level { $n }
opponent-rating = rating { $rating }
opponent-style = Plays as a { $style }: { $what }

## Styles

style-builder = builder
style-builder-hint = invests first and wins late.
style-raider = raider
style-raider-hint = takes what others want, and strikes where it hurts.
style-hoarder = hoarder
style-hoarder-hint = saves up for one great turn.
style-racer = racer
style-racer-hint = hurries to the last point before anyone is ready.

## Hints: the move, and why

# $group is the key of the heading: use, place, claim, pay ...
hint-move = { $heading }: { $label }
hint-chance = { $what }. Chance to win: { $n }%.
hint-decided-lost = Nothing you can do changes the outcome any more.
hint-decided-won = You win whatever you do now.
hint-only = It is the only move.
hint-no-better = No other move can be better.
hint-wins = It wins at once.
hint-points = { $n ->
    [one] It brings a point.
   *[other] It brings { $n } points.
}
hint-otherwise = Otherwise: { $what }
hint-next = Next, if nothing comes between: { $what }
hint-much-better = It is much better than “{ $what }”, which wins { $n }% less often.
hint-better = It is better than “{ $what }”, which wins { $n }% less often.
hint-as-good = “{ $what }” is about as good.
hint-forbidden = Hints are not allowed at this table.
hint-none = No bot can give hints in this game.
