### Reviews in the terminal: `arcana analyse`.

analyse-help = eine aufgezeichnete Partie auswerten: was jede Entscheidung verschenkt hat, was Glück war und wo sie sich drehte
analyse-more = Mit einer Aufzeichnung: eine Auswertung der Partie. Mit einer Stellung: die besten Varianten. Ohne beides: die Anfragen eines Programms beantworten, als JSON-Zeilen über die Standardein- und -ausgabe, wie docs/analysis.md es beschreibt.
analyse-help-record = die Aufzeichnung oder die Stellung
analyse-help-turns = nur diese Entscheidungen, gezählt ab 0, etwa 3,10-12
analyse-help-depth = wie lange über jede Entscheidung nachgedacht wird
analyse-help-visits = dasselbe in Besuchen
analyse-help-open = mit allen Karten offen, nicht nur mit dem, was jeder Platz sehen konnte
analyse-help-all = alle Entscheidungen zeigen, nicht nur die, die etwas gekostet haben
analyse-help-mistakes = nach den teuren Momenten fragen: Finde einen besseren Zug
analyse-help-seat = nur die Entscheidungen dieses Platzes, etwa A
analyse-help-seed = eine Zahl, die bestimmt, was vorgestellt wird
analyse-help-json = das Ergebnis als JSON ausgeben
analyse-turns-how = „{ $text }“ ist keine Liste von Entscheidungen; schreibe eine wie 3,10-12
analyse-thinking = Denkt nach
analyse-how-to-read = Karten: die ersten Karten. Können: was eigene Entscheidungen verschenkt haben. Geschenke: was andere verschenkt haben. Glück: was ausgeteilt, gezogen oder aufgedeckt wurde. Rest: was niemand vorhersehen konnte, und Ungenauigkeit. In Hundertsteln der Gewinnchance.
analyse-column-turn = Zug
analyse-column-round = Runde
analyse-column-player = Spieler
analyse-column-played = Gespielt
analyse-column-before = Vorher
analyse-column-loss = Verlust
analyse-column-verdict = { "" }
analyse-better = besser: { $move }
analyse-column-deal = Karten
analyse-column-drift = Rest
analyse-column-skill = Können
analyse-column-gifts = Geschenke
analyse-column-luck = Glück
analyse-column-ended = Ende
analyse-loss = { $n } ± { $error } %
analyse-was-lucky = { $n }, vom Glück gerettet
analyse-was-unlucky = { $n }, Pech
analyse-chance-of = { $who }: gewinnt
analyse-points-of = Punkte
analyse-no-marks = Keine Entscheidung hat sicher etwas gekostet.
analyse-try-mistakes = { $n ->
    [one] { $n } teurer Moment
   *[other] { $n } teure Momente
} zum Lernen: arcana analyse FILE --mistakes
analyse-no-questions = Es gibt keinen teuren Moment, aus dem zu lernen wäre.
analyse-question = Frage { $n } von { $all }
analyse-how = Tippe einen Zug oder seine Nummer; answer zeigt die Lösung, quit hört auf.
analyse-right = { $n } von { $all } beim ersten Versuch gefunden.
