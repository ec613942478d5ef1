### The review of a finished game on the replay page.

study-title = Rückblick
study-tabs = Neben dem Tisch
study-about = Der stärkste Bot sieht sich die Partie noch einmal an: was jede Entscheidung gekostet hat, wo sie sich drehte und was Kartenglück war. Das dauert etwa eine Minute, und alle mit dem Link können es sehen.
study-depth = Wie tief
study-depth-quick = Schnell
study-depth-default = Gründlich
study-depth-deep = Tief, dauert mehrere Minuten
study-begin = Diese Partie auswerten
study-waiting = Die Partie wird gelesen …
study-running = Es wird tiefer gesucht …
study-progress = { $n } % sind fertig
study-stop = Abbrechen
study-light = Was der Richter weiß
study-light-fair = Fair
study-light-fair-hint = Beurteilt nach dem, was alle in diesem Moment wissen konnten.
study-light-open = Alles offen
study-light-open-hint = Beurteilt mit allem Wissen, auch dem, was niemand sehen konnte.
study-chart = Gewinnchancen und Punkte
study-figures = Als Tabelle
study-percent = { $n } %
study-cell = { $chance } % · { $points }
study-learn = Aus deinen Fehlern lernen ({ $n })
study-turning = Wendepunkte
study-marked = { $n ->
    [0] Keine Entscheidung hat sicher etwas gekostet
    [one] { $n } markierte Entscheidung
   *[other] { $n } markierte Entscheidungen
}
study-fate-lucky = Glück
study-fate-unlucky = Pech
study-luck = Glück und Können
study-player = Wer
study-what = Was diese Zahlen sind
study-of-deal = Karten
study-of-deal-hint = Was die ersten Karten wert waren, bevor etwas entschieden wurde.
study-of-given_away = Können
study-of-given_away-hint = Was eigene Entscheidungen verschenkt haben.
study-of-gifts = Geschenke
study-of-gifts-hint = Was die anderen verschenkt haben.
study-of-luck = Glück
study-of-luck-hint = Was ausgeteilt, gezogen oder aufgedeckt wurde.
study-of-drift = Rest
study-of-drift-hint = Züge, die niemand vorhersehen konnte, und die Ungenauigkeit der Suche.
study-books-title = Was hereinkam und was daraus wurde
study-gained = Erhalten
study-spent = Ausgegeben
study-lost = Verloren
study-left = Übrig
study-idle-cards = Nichts wurde aus:
study-source = { study-round }: { $what } { $n }

## Learn from your mistakes

study-whose = Wessen Fehler
study-count = { $n } von { $all }
study-end = Zurück zum Rückblick
study-show = Lösung zeigen
study-skip = Überspringen
study-next = Weiter
study-finish = Fertig
study-was-played = gespielt
study-was-best = am besten
study-was-good = auch gut
study-imagined = Was folgt, ist eine Partie, die man sich hier vorstellen konnte; verdeckte Karten können andere gewesen sein.
