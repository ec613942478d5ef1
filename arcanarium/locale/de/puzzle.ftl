### Puzzles: `arcana puzzle`.

puzzle-help = Stellungen mit bekanntem bestem Zug lösen, oder von einem Bot lösen lassen
puzzle-more = Ohne ID werden die Rätsel aufgelistet. Nenne eines, um es zu lösen. Du siehst, was der Spieler auf diesem Platz sieht, nicht mehr.
puzzle-help-id = das Rätsel
puzzle-help-answer = die Lösung sofort zeigen
puzzle-help-check = alle Rätsel, oder die nach den anderen Optionen verbleibenden, von diesem Bot lösen lassen
puzzle-help-theme = nur Rätsel zu diesem Thema
puzzle-help-game = nur Rätsel zu diesem Spiel
puzzle-help-folder = eigene Rätsel: ein Ordner mit .toml-Dateien
puzzle-help-seed = die Zufallszahlen des Bots
puzzle-help-json = JSON ausgeben

puzzle-theme-win-now = jetzt gewinnen
puzzle-theme-win-now-hint = Du kannst in dieser Runde gewinnen, was die anderen auch tun.
puzzle-theme-token = zur rechten Zeit passen
puzzle-theme-token-hint = Ist noch etwas übrig, das mehr wert ist, als Erster zu sein?
puzzle-theme-block = einen Rivalen aufhalten
puzzle-theme-block-hint = Ein Rivale steht vor dem Sieg. Nur der richtige Zug verhindert ihn.
puzzle-theme-react-or-keep = reagieren oder aufheben
puzzle-theme-react-or-keep-hint = Was ist deine Antwort jetzt wert, und was später?
puzzle-theme-payment = richtig bezahlen
puzzle-theme-payment-hint = Was du behältst, zählt so viel wie das, was du bekommst.
puzzle-theme-bribe-or-wait = bestechen oder warten
puzzle-theme-bribe-or-wait-hint = Eine Bestechung ist möglich. Ist das die beste Verwendung der Karte?
puzzle-theme-bluff = verdeckt
puzzle-theme-bluff-hint = Was deine Rivalen nicht sehen, müssen sie raten.
puzzle-theme-set-up = ein guter Anfang
puzzle-theme-set-up-hint = Noch liegt nichts auf dem Tisch. Was wird die Partie gewinnen?
puzzle-theme-plan = den Plan finden
puzzle-theme-plan-hint = Ein Zug ist viel besser als alle anderen.

puzzle-column-id = Rätsel
puzzle-column-game = Spiel
puzzle-column-table = Tisch
puzzle-column-theme = Thema
puzzle-column-proof = Gesichert
puzzle-column-solved = Gelöst
puzzle-column-move = Gespielt
puzzle-column-solution = Lösung
puzzle-count = { $n ->
    [one] Ein Rätsel.
   *[other] { $n } Rätsel.
} Mit `arcana puzzle ID` löst du eines.
puzzle-none = Solche Rätsel gibt es nicht.
puzzle-no-theme = Es gibt kein Thema „{ $theme }“; wähle { $known }.
puzzle-which = Nenne ein Rätsel für --answer; `arcana puzzle` listet sie auf.

puzzle-way-win = Beweis
puzzle-way-block = Beweis
puzzle-way-search = Suche
puzzle-proof-win = Bewiesen: In { $worlds } verschiedenen Welten, die zu dem passen, was du siehst, wurde mit offenen Karten jede Fortsetzung bis zum Ende der Runde geprüft. Dieser Zug gewinnt gegen jede Verteidigung; jeder andere lässt einen Ausweg.
puzzle-proof-block = Bewiesen: In { $worlds } verschiedenen Welten, die zu dem passen, was du siehst, wurde mit offenen Karten jede Fortsetzung bis zum Ende der Runde geprüft. Nach jedem anderen Zug gewinnt ein Rivale diese Runde sicher.
puzzle-proof-search = Lange Suchen stimmen überein: Dieser Zug gewinnt mindestens { $lead } % öfter als jeder andere.

puzzle-title = { $id }: { $theme }
puzzle-how = Wähle den besten Zug. `?` gibt einen Tipp, `answer` zeigt die Lösung, `card NAME` eine Karte, `language CODE` spricht eine andere Sprache, `quit` beendet.
puzzle-right = Richtig! { $move }
puzzle-wrong = { $move } ist es nicht. Schau noch einmal hin, oder tippe `answer`.
puzzle-answer = { $n ->
    [one] Die Lösung: { $moves }
   *[other] Diese Züge lösen es: { $moves }
}

puzzle-score = { $bot } löst { $n } von { $all }.
puzzle-yes = ja
puzzle-no = nein

## At which table a puzzle is played

puzzle-seats = { $n } { $n ->
    [one] Platz
   *[other] Plätze
}
puzzle-all-sets = alle Sets
