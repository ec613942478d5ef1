### Puzzles: `arcana puzzle`.

puzzle-help = Stellungen mit bekanntem bestem Zug lösen, oder von einem Bot lösen lassen
puzzle-more = Ohne ID werden die Rätsel aufgelistet. Nenne eines, um es zu lösen. Du siehst, was der Spieler auf diesem Platz sieht, nicht mehr.
puzzle-help-id = das Rätsel; `{ $next }` ist eines, das etwa so stark ist wie du, `{ $daily }` das von heute
puzzle-help-answer = die Lösung sofort zeigen
puzzle-help-check = alle Rätsel, oder die nach den anderen Optionen verbleibenden, von diesem Bot lösen lassen
puzzle-help-find = in diesen aufgezeichneten Partien Rätsel suchen und so ausgeben, wie sie in einer Rätseldatei stehen
puzzle-help-theme = nur Rätsel zu diesem Thema
puzzle-help-game = nur Rätsel zu diesem Spiel
puzzle-help-sets = nur Rätsel mit diesen Sets, etwa „base and lux“
puzzle-help-folder = eigene Rätsel: ein Ordner mit .toml-Dateien
puzzle-help-seed = die Zufallszahlen des Bots
puzzle-help-json = JSON ausgeben

puzzle-theme-win-now = jetzt gewinnen
puzzle-theme-win-now-hint = Die Partie ist in dieser Runde zu gewinnen.
puzzle-theme-tempo = vor dem Rivalen
puzzle-theme-tempo-hint = Noch jemand will dasselbe. Wer kommt zuerst?
puzzle-theme-token = zur rechten Zeit passen
puzzle-theme-token-hint = Ist noch etwas übrig, das mehr wert ist, als Erster zu sein?
puzzle-theme-block = einen Rivalen aufhalten
puzzle-theme-block-hint = Ein Rivale steht vor dem Sieg. Nur der richtige Zug verhindert ihn.
puzzle-theme-react-or-keep = reagieren oder aufheben
puzzle-theme-react-or-keep-hint = Was ist deine Antwort jetzt wert, und was später?
puzzle-theme-payment = richtig bezahlen
puzzle-theme-payment-hint = Was du behältst, zählt so viel wie das, was du bekommst.
puzzle-theme-gain = das Richtige nehmen
puzzle-theme-gain-hint = Du darfst wählen, was du bekommst. Was wirst du brauchen?
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
puzzle-column-rating = Wertung
puzzle-column-solved = Gelöst
puzzle-column-move = Gespielt
puzzle-column-solution = Lösung
puzzle-count = { $n ->
    [one] Ein Rätsel.
   *[other] { $n } Rätsel.
} `arcana puzzle { $next }` stellt dir eines, das etwa so stark ist wie du, `arcana puzzle { $daily }` das von heute, `arcana puzzle ID` ein beliebiges.
puzzle-none = Solche Rätsel gibt es nicht.
puzzle-no-theme = Es gibt kein Thema „{ $theme }“; wähle { $known }.
puzzle-all-tried = Du hast dich an allen diesen Rätseln versucht. Jedes lässt sich noch einmal lösen: `arcana puzzle ID`.
puzzle-unknown = Dieses Rätsel gibt es nicht.
puzzle-which = Nenne ein Rätsel für --answer; `arcana puzzle` listet sie auf.

puzzle-way-win = Beweis
puzzle-way-block = Beweis
puzzle-way-search = Suche
puzzle-proof-win = Bewiesen: In { $worlds } verschiedenen Welten, die zu dem passen, was du siehst, wurde mit offenen Karten jede Fortsetzung bis zum Ende der Runde geprüft. Dieser Zug gewinnt gegen jede Verteidigung; jeder andere lässt einen Ausweg.
puzzle-proof-block = Bewiesen: In { $worlds } verschiedenen Welten, die zu dem passen, was du siehst, wurde mit offenen Karten jede Fortsetzung bis zum Ende der Runde geprüft. Nach jedem anderen Zug gewinnt ein Rivale diese Runde sicher.
puzzle-proof-search = Lange Suchen stimmen überein: Dieser Zug gewinnt mindestens { $lead } % öfter als jeder andere.

puzzle-title = { $id }: { $theme }
puzzle-title-rated = { $title } (Wertung { $n })
puzzle-how = Wähle den besten Zug. `?` gibt einen Tipp, `answer` zeigt die Lösung, `card NAME` eine Karte, `language KÜRZEL` spricht eine andere Sprache, `quit` beendet.
puzzle-right = Richtig! { $move }
puzzle-wrong = { $move } ist es nicht: Das gewinnt in { $win } % der Fälle, ein anderer Zug in { $best } %.
puzzle-again = Schau noch einmal hin, oder tippe `answer`.
puzzle-answer = { $n ->
    [one] Die Lösung: { $moves }
   *[other] Diese Züge lösen es: { $moves }
}

puzzle-rating = Deine Wertung: { $n } (± { $error }). Im ersten Versuch gelöst: { $solved } von { $tried }; in Folge: { $streak }. Tagesrätsel in Folge: { $days }.
puzzle-change = Das sind { $better ->
    [yes] { $n } mehr
   *[no] { $n } weniger
} als vorher; es zählt nur der erste Versuch an einem Rätsel.
puzzle-found = { $n ->
    [0] Kein Rätsel gefunden
    [one] Ein Rätsel gefunden
   *[other] { $n } Rätsel gefunden
}; durchgesehene Aufzeichnungen: { $games }.

puzzle-score = { $bot } löst { $n } von { $all }.
puzzle-yes = ja
puzzle-no = nein

## At which table a puzzle is played

puzzle-seats = { $n } { $n ->
    [one] Platz
   *[other] Plätze
}
puzzle-all-sets = alle Sets

## Who sits at the table of a puzzle

puzzle-rival = Rivale
puzzle-rival-n = Rivale { $n }
