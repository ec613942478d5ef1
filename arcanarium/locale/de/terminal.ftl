### The command line and the terminal client.

main-help = Arcanarium: ein digitales Zuhause der Arcana-Spiele.
main-more = Beginne mit `arcana play`. `arcana BEFEHL --help` sagt mehr über einen Befehl.
main-commands = Befehle

## arcana play

play-help = eine Partie spielen, allein gegen Bots oder mit anderen an einer Tastatur
play-more = Eine Partie spielen. Was die Optionen offen lassen, wird gefragt; Enter nimmt die Vorgabe. Die Partie speichert sich nach jeder Entscheidung selbst.
play-help-game = das Spiel
play-help-variant = standard, first (mit vorbereiteten Sets), draft oder match (zwei Spieler, bis zu drei Partien)
play-help-sets = die Sets, mit denen gespielt wird, etwa base,lux
play-help-players = wer spielt, mit Namen; der Name eines Bots ist ein Bot: Ann,greedy
play-help-bots = du gegen diese Bots, etwa level3 oder level2,level5
play-help-no-hints = keine Tipps in dieser Partie
play-help-seats = wie viele spielen; ohne --players du und Bots
play-help-seed = eine Zahl, die jedes Mischen und Austeilen bestimmt
play-help-cards = eine eigene Kartendatei
play-help-option = ein weiterer Schalter des Spiels, etwa collect=in order
play-help-resume = eine gespeicherte Partie fortsetzen: diese Datei oder die neueste
play-help-fast = keine Pause nach deinen Zügen, also auch kein Zurücknehmen
play-help-plain = Buchstaben statt Symbole, und keine Farben

play-hand-over = { $name } ist an der Reihe. Gib die Tastatur an { $name } weiter; dann Enter drücken.
play-turn-over = Enter beendet deinen Zug, u nimmt ihn zurück.
    { "> " }
play-turn-over-how = Drücke Enter, oder u und Enter.
play-default = Enter: { $n }
play-how = Tippe die Nummer eines Zugs oder seinen Text. ? gibt einen Tipp, help zeigt alle Befehle.
play-commands =
    Tippe die Nummer eines Zugs, seinen Text oder den Anfang davon.
    Enter nimmt, was unterstrichen ist.
    { "  " }help       diese Hilfe
    { "  " }?          ein Tipp: was ein starker Bot täte, und warum
    { "  " }why ZUG    was der Trainer von einem Zug hält; why: von deinem letzten (nur gegen Bots)
    { "  " }u          deine letzte Entscheidung zurücknehmen, solange das fair ist
    { "  " }ask        was du verlangen kannst, etwa: ask collect in order
    { "  " }log        alles, was geschehen ist
    { "  " }card NAME  was eine Karte tut, in Worten
    { "  " }board      den Tisch neu zeichnen
    { "  " }table      alles auf dem Tisch, ausführlich
    { "  " }coach      den Trainer sprechen oder schweigen lassen (nur gegen Bots)
    { "  " }fast       die Pause nach deinen Zügen aus- oder wieder einschalten
    { "  " }save       wo die Partie gespeichert ist; save DATEI macht eine Kopie
    { "  " }language   die Sprachen; language CODE macht in einer anderen weiter
    { "  " }quit       aufhören; die Partie ist gespeichert
play-nothing-to-ask = Gerade gibt es nichts, was du verlangen könntest.
play-may-ask = Du kannst „ask { $name }“ tippen: { $hint }
play-fast = Deine Züge enden jetzt sofort.
play-slow = Nach jedem deiner Züge kannst du ihn zurücknehmen.
play-saved = Gespeichert in { $path }.
play-save-exists = { $path } gibt es schon; die Datei blieb, wie sie war.
play-which-card = Welche: { $names }?
play-no-card = Keine Karte dieses Spiels heißt „{ $name }“.
play-nothing-to-resume = es gibt keine unbeendete Partie zum Fortsetzen
play-damaged = Die ersten { $n } Zeilen der Partie in { $path } sind noch lesbar: `arcana replay` zeigt sie.
play-how-to-resume = Die Partie ist gespeichert. Weiter geht es mit: arcana play --resume { $path }
play-how-to-replay = Noch einmal ansehen mit: arcana replay { $path }
play-over = { $n ->
    [one] Sieg in Runde { $rounds } für { FORM($winners, "acc") }.
   *[other] Geteilter Sieg in Runde { $rounds } für { FORM($winners, "acc") }.
}
play-match-wins = Gewonnene Partien: { $score }.
score-total = Gesamt

# a move as it can be typed: the heading it is listed under, and what stands there
move-words = { $heading } { $label }
move-no-number = Die Züge sind von 1 bis { $n } nummeriert.
move-which = Welcher: { $options }?
move-none = „{ $text }“ ist kein Zug. Tippe eine Nummer oder den Text eines Zugs; help zeigt alle Befehle.
move-near = „{ $text }“ ist kein Zug. Meintest du: { $near }?
move-not-now = Mit „{ $text }“ kannst du gerade nichts tun.

setup-game = Spiel
setup-variant = Variante
setup-sets = Sets, eines oder mehrere von { $known }
setup-players = Mitspielende, Namen oder Bots
setup-plain-bots = Bots ohne Charakter: { $bots }
setup-opponent = { $bot }: { $name }. { $character }
setup-seed = Startwert, irgendeine Zahl
setup-seed-how = Ein Startwert ist eine ganze Zahl, etwa 7.
setup-random = zufällig
setup-you = Du
setup-seats = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
} für { $seats } Plätze
setup-choose = Wähle eines von { $known }.
setup-unfinished = Es gibt eine unbeendete Partie: { $names }, { $game }, { $where }.
setup-resume = Fortsetzen?
setup-yes = ja
setup-no = nein

## The board

board-round = Runde { $n }
board-setup = Spielaufbau
board-known = Bekannt
board-none = nichts
board-token = Startspieler
log-earlier = ({ $n ->
    [one] { $n } frühere Zeile
   *[other] { $n } frühere Zeilen
}: log)

## arcana replay

replay-help = eine aufgezeichnete Partie Schritt für Schritt ansehen
replay-more = Eine aufgezeichnete Partie Schritt für Schritt ansehen: Enter geht weiter, andere Befehle wie angezeigt.
replay-help-file = die Aufzeichnung
replay-help-all = die ganze Partie auf einmal ausgeben
replay-help-seat = diesem Platz über die Schulter schauen, A bis E; sonst ist keine Hand zu sehen
replay-how = Enter: weiter · b: zurück · N: zu Runde N · e: zum Ende · log · language CODE · q: aufhören
replay-at = Schritt { $n } von { $all }
replay-start = Der Anfang der Partie.
replay-end = Das Ende der Aufzeichnung.
replay-no-round = Es gibt keine Runde { $n }.
replay-warning = Hinweis: { $warning }.

## arcana sim

sim-help = viele Partien unter Bots spielen und zählen
sim-more = Viele Partien unter Bots spielen, auf allen Kernen. Derselbe Startwert gibt dieselben Partien, wie viele Prozesse es auch sind.
sim-help-game = das Spiel
sim-help-sets = die Sets, etwa base,lux
sim-help-seats = wie viele Plätze; Vorgabe: so viele, wie Bots genannt sind, mindestens 2
sim-help-variant = die Variante
sim-help-bots = die Bots, einer für jeden Platz; sie wechseln die Plätze von Partie zu Partie
sim-help-games = wie viele Partien
sim-help-seed = der Startwert der ersten Partie
sim-help-jobs = wie viele Prozesse; Vorgabe: einer pro Kern
sim-help-records = eine Aufzeichnung jeder Partie in diesen Ordner schreiben
sim-help-json = das Ergebnis als JSON ausgeben
sim-help-option = ein weiterer Schalter des Spiels, etwa collect=in order
sim-playing = Spielt
sim-bot = Bot
sim-wins = Siege
sim-share = Anteil
sim-interval = 95 %
sim-points = Punkte
sim-led = Partien
sim-fair = Zum fairen Anteil
sim-summary = { $games } Partien in { $seconds } s, { $rate } Partien/s; { $rounds } Runden und { $actions } Entscheidungen pro Partie.
sim-errors = { $n ->
    [one] Eine Partie ist gescheitert
   *[other] { $n } Partien sind gescheitert
}, die erste mit Startwert { $seed }: { $error }
sim-too-long = kein Ende nach { $n } Entscheidungen

## arcana bench

bench-help = messen, wie schnell die Engine ist
bench-more = Die Engine messen, als reines Python und kompiliert, in einem Lauf.
bench-help-json = die Zahlen als JSON ausgeben
bench-help-seconds = wie lange jede Zahl gemessen wird
bench-pure = rein
bench-compiled = kompiliert
bench-ratio = Verhältnis
bench-not-compiled = Die Engine ist hier nicht kompiliert: `make build` kompiliert sie.

## arcana train

train-help = die gelernte Bewertung eines Spiels trainieren
train-more = Das Netz trainieren, nach dem Bots urteilen, aus selbst gemachten Partien. Was im Ordner schon getan ist, wird nicht noch einmal getan.
train-help-game = der Name des Spiels
train-help-out = der Ordner für Partien, Kurven und Gewichte
train-help-start = eine Datei mit Gewichten, von der aus es weitergeht statt von nichts
train-help-greedy-games = aus wie vielen Partien von greedy gelernt wird
train-help-sibling-games = in wie vielen Partien Aktionen verglichen werden
train-help-outcome-passes = wie oft aus jeder Stellung von greedy gelernt wird
train-help-sibling-passes = wie oft aus jedem Vergleich gelernt wird
train-help-generations = wie oft aus Partien von Suchen gelernt wird; 0 für nie
train-help-search-games = Partien von Suchen in jeder Generation
train-help-visits = Besuche jeder Suche
train-help-search-passes = wie oft aus jeder Stellung dieser Partien gelernt wird
train-help-gate-pairs = Paare von Partien, in denen eine Generation zeigen muss, dass sie besser ist
train-help-pairs = Paare von Partien gegen greedy am Ende
train-help-seed = wo aller Zufall beginnt
train-no-torch = zum Trainieren braucht es { $module }: pip install "arcanarium[train]"
train-damaged = { $path } ist beschädigt ({ $reason }). Die Datei heißt jetzt { $aside } und wird neu erzeugt.
train-too-few = { $option } muss mindestens 1 sein
# what a stage of training counts
train-games = Partien
train-steps = Schritte
train-done = Die Gewichte sind in { $folder }. Ein Schritt mit ihnen gewinnt { $percent } % von { $games } Partien gegen greedy.

## arcana rules

clauses-help = in den vollständigen Regeln nachschlagen, Paragraf für Paragraf
clauses-help-words = die Nummer eines Paragrafen oder Wörter, nach denen gesucht wird; das erste darf das Spiel nennen
clauses-how = `arcana rules C-17` gibt einen Paragrafen aus, `arcana rules cadwallon bestechen` alle Paragrafen eines Spiels mit einem Wort.

## arcana cards

cards-help = Karten nachschlagen: was sie kosten und was sie tun
cards-help-words = Wörter, nach denen in Namen und Texten gesucht wird; das erste darf das Spiel nennen
cards-help-set = nur Karten dieses Sets
cards-help-kind = nur Karten dieser Art
cards-help-type = nur Artefakte dieses Typs
cards-help-guild = nur Karten dieser Gilde
cards-help-district = nur Karten dieses Bezirks
cards-no-cards = { $game } hat keine Karten zum Nachschlagen
cards-help-filter = nur Karten mit { $name }
cards-help-stand-ins = nur Karten, die ganz oder teilweise Platzhalter sind
cards-help-plain = Buchstaben statt Symbole, und keine Farben
cards-help-all = ausgeben, was jede Karte sagt, nach Namen sortiert
cards-name = Karte
cards-kind = Art
cards-cost = Kosten
cards-points = Punkte
cards-line = Was sie tut
cards-found = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}. Nenne eine, um sie ganz zu sehen.
cards-none = Keine Karte passt. Versuche es mit weniger Wörtern, oder mit `arcana cards` für alle.
cards-price = Kosten: { $cost }
cards-not-by = Die Karten von { $game } lassen sich nicht nach { $name } nachschlagen.
cards-no-filter = { $name } „{ $wanted }“ gibt es nicht; wähle { $known }.

## The language, in every command

main-help-language = die Sprache: { $known }; sonst, was { $variable }, LC_ALL, LC_MESSAGES oder LANG sagen
language-none = auf „{ $language }“ gibt es keine Texte; die Sprachen sind { $known }
language-now = Ab jetzt auf Deutsch. Andere: { $known }. Tippe „language“ und eine davon.

## What the command line says by itself
## $what is what was typed, or the names of arguments

parse-usage = Aufruf:
parse-options = Optionen
parse-positionals = Argumente
parse-help = diese Hilfe zeigen und beenden
parse-version = die Version des Programms zeigen und beenden
parse-error = { $prog }: Fehler: { $problem }
parse-argument = Argument { $argument_name }: { $problem }
parse-expected-one = ein Argument erwartet
parse-expected-at-most-one = höchstens ein Argument erwartet
parse-expected-at-least-one = mindestens ein Argument erwartet
parse-expected = { $n ->
    [one] { $n } Argument erwartet
   *[other] { $n } Argumente erwartet
}
parse-required = diese Argumente fehlen: { $what }
parse-required-one = eines der Argumente { $what } ist nötig
parse-unknown = unbekannte Argumente: { $what }
parse-not-with = nicht zusammen mit Argument { $what } erlaubt
parse-takes-none = hierzu gehört kein Wert: „{ $what }“
parse-ambiguous = mehrdeutige Option: { $option } kann { $matches } heißen
# $type is the key of what is wanted: int, float or something else
parse-bad-value = { $type ->
    [int] „{ $value }“ ist keine ganze Zahl
    [float] „{ $value }“ ist keine Zahl
   *[other] „{ $value }“ ist nicht lesbar
}
parse-bad-choice = ungültige Wahl: „{ $value }“ (möglich sind { $choices })
parse-bad-command = es gibt keinen Befehl „{ $parser_name }“; die Befehle sind { $choices }
parse-cannot-open = { $filename } lässt sich nicht öffnen: { $error }

## Files

file-not-found = diese Datei gibt es nicht
file-not-allowed = du darfst sie nicht lesen oder schreiben
file-is-folder = das ist ein Ordner
file-is-no-folder = ein Teil des Pfades ist kein Ordner
file-exists = sie ist schon da
file-full = auf dem Datenträger ist kein Platz mehr
file-error = { $where }: So lässt sich die Datei nicht lesen. Auf Englisch, wie das Format der Datei: { $reason }

## Numbers

percent = { $n } %
