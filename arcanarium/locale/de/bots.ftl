### The bots as people meet them: a name and a line of character for each level and style, and hints in words.

## Levels, from friendly to humbling. The name stands alone in lines of the log.

bot-level1 = Pim
bot-level1-hint = Lehrling am ersten Tag: freundlich, neugierig, leicht abzulenken. Gute Gesellschaft für deine ersten Partien.
bot-level2 = Odalys
bot-level2-hint = Die Wirtin, die aus Freude spielt: Sie kennt die Regeln gut und plant selten voraus.
bot-level3 = Bram
bot-level3-hint = Ein Magier vom Markt: macht den soliden Zug, der vor ihm liegt, und übersieht, was danach kommt.
bot-level4 = Sefa
bot-level4-hint = Gesellin der Kunst: solide in jedem Zug, und sie verschwendet wenig.
bot-level5 = Corvin
bot-level5-hint = Ein Adept der Gilden: denkt bis zum Ende der Runde und merkt, wenn dein Plan besser ist.
bot-level6 = Ilvara
bot-level6-hint = Magistra am Hof: geduldig, genau, und sie bestraft jeden leichtsinnigen Zug.
bot-level7 = Magda
bot-level7-hint = Die Erzmagierin: Sie merkt sich jede Karte, die sie gesehen hat, und zählt darauf, dass du eine vergisst.
bot-level8 = Das Orakel
bot-level8-hint = Denkt so tief, wie die Maschine kann. Rechne damit zu verlieren, und damit, jedes Mal etwas zu lernen.
bot-greedy = Nimmersatt
bot-random = Zufall

opponent-level = { $name } · Stufe { $n }
opponent-rating = Wertung { $rating }
opponent-style = Spielstil { $style }: { $what }

## Styles

style-builder = Aufbau
style-builder-hint = investiert zuerst und gewinnt spät.
style-raider = Raubzug
style-raider-hint = nimmt, was andere wollen, und schlägt zu, wo es wehtut.
style-hoarder = Horten
style-hoarder-hint = spart auf einen einzigen großen Zug.
style-racer = Wettlauf
style-racer-hint = eilt zum letzten Punkt, bevor jemand bereit ist.

## Hints: the move, and why

hint-move = { $heading }: { $label }
hint-chance = { $what }. Gewinnchance: { $n } %.
hint-decided-lost = Was du auch tust, am Ausgang ändert es nichts mehr.
hint-decided-won = Du gewinnst jetzt, was du auch tust.
hint-only = Es ist der einzige Zug.
hint-no-better = Kein anderer Zug kann besser sein.
hint-wins = Das gewinnt sofort.
hint-points = { $n ->
    [one] Das bringt einen Punkt.
   *[other] Das bringt { $n } Punkte.
}
hint-otherwise = Sonst: { $what }
hint-next = Danach, wenn nichts dazwischenkommt: { $what }
hint-much-better = Das ist viel besser als „{ $what }“, was { $n } % seltener gewinnt.
hint-better = Das ist besser als „{ $what }“, was { $n } % seltener gewinnt.
hint-as-good = „{ $what }“ ist etwa gleich gut.
hint-forbidden = An diesem Tisch sind keine Tipps erlaubt.
hint-none = Für dieses Spiel kann kein Bot Tipps geben.
