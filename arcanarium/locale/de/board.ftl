### The analysis board: what the server and the terminal say.

board-seat = Spieler { $seat }
# what a player without a name is called, also inside of sentences such as “the left pile of …”
board-name = Spieler { $seat }
board-common = Der Tisch
board-refused-unknown = Unter dieser Adresse gibt es kein Brett, oder es ist neueren gewichen.
board-refused-bots = Von einem Brett aus spielt man allein gegen Bots weiter.

## In the terminal: `arcana board`

board-help = Züge aus jeder Stellung ausprobieren, mit den besten Varianten
board-more = Ein Analysebrett: Züge für alle Plätze, Abzweigungen, die besten Varianten mit den Gewinnchancen, Stellungen als Text.
board-help-what = eine Aufzeichnung oder Stellung, oder der Name eines Spiels, um neu auszuteilen
board-help-step = wo in einer Aufzeichnung das Brett beginnt; sonst an ihrem Ende
board-how = Ein Zug oder seine Nummer · b: zurück · n: weiter · lines · light · tree · go N · position · save DATEI · load DATEI · play · help · q: Ende
board-commands =
    lines [N]: die besten Varianten nach N Versuchen; Strg-C beendet die Suche
    light: nach dem urteilen, was der Platz wissen darf, oder mit allen Karten offen
    seat A: diesen Platz entscheiden lassen, wo mehrere zugleich entscheiden
    eyes A: mit den Augen dieses Platzes sehen; eyes: mit denen dessen, der am Zug ist
    tree: alle versuchten Züge · go N: zu Stelle N des Baums · b, n: zurück und weiter
    position: die Stellung als Text · save DATEI · load DATEI: eine Stellung oder Aufzeichnung
    play A BOT: ab hier auf Platz A gegen Bots weiterspielen
    card NAME · language KÜRZEL · q: Ende
board-asked = { $who }: { $question }
board-no-decision = Hier entscheidet niemand etwas.
board-owes-none = { $who } hat hier nichts zu entscheiden.
board-at-start = Das ist der Anfang.
board-at-end = Von hier aus wurde noch kein Zug versucht.
board-go-how = Schreib go und die Nummer einer Stelle, 0 bis { $most }; tree zeigt sie.
board-start-place = Anfang
board-light-fair = Beurteilt nach dem, was dieser Platz wissen darf; Varianten spielen in einer erdachten Partie.
board-light-open = Beurteilt mit allen Karten offen.
board-visits = { $n ->
    [one] { $n } Versuch
   *[other] { $n } Versuche
}. Gewinnt: { $chances }
board-chance = { $n } ± { $error } %
board-column-wins = Gewinnt
board-column-move = Zug
board-column-line = Danach
board-save-how = Schreib save und den Namen einer neuen Datei.
board-saved = Die Stellung steht in { $path }.
board-again = Enter: zurück zum Brett 
