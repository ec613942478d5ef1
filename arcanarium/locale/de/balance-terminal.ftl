### `arcana balance`.

balance-help = lange Serien spielen und sehen, welche Karten zu stark oder zu schwach sind
balance-more = Spielt lange Serien zwischen Bots und schreibt eine Seite mit Bildern: was aus jeder Karte, jedem Platz und jeder Fähigkeit wird, und was davon glaubhaft ist. Derselbe Befehl macht dort weiter, wo er aufgehört hat. Mit --cards oder --against vergleicht er zwei Kartensätze, mit --tune sucht er die Zahl, mit der eine Karte fair ist. Braucht das Extra explore.
balance-help-out = der Ordner für Partien, Zahlen und die Seite mit Bildern
balance-help-bots = die Bots, mit Namen; open (greedy) und open-step (step) sehen alle Karten und sind die schnellsten
balance-help-against = mit dieser Kartendatei vergleichen, oder mit den gedruckten Karten: printed
balance-help-tune = eine Zahl für diese Karte suchen
balance-help-number = das Feld der Karte, dessen Zahl gesucht wird, etwa points, cost oder powers:2 für die zweite darin
# $game its title, $seats how many
balance-title = Ausgewogenheit von { $game } mit { $seats } Plätzen
balance-games = { $n ->
    [one] { $n } Partie von { $player }: { $setup }.
   *[other] { $n } Partien von { $player }: { $setup }.
}
balance-course = Eine Partie dauert { $rounds } Runden und wird mit { $margin } Punkten Vorsprung gewonnen. Wer zur Halbzeit allein führt, gewinnt zu { $led }; { $back } der Sieger lagen am Ende einer Runde drei oder mehr Punkte zurück.
balance-power = Mit { $n } Plätzen auf jeder Seite wird ein Unterschied von { $gap } des fairen Anteils in vier von fünf Fällen gefunden.
balance-strong = Sicher zu stark (über 1,1 des fairen Anteils): { $cards }.
balance-weak = Sicher zu schwach (unter 0,9 des fairen Anteils): { $cards }.
balance-none = Keine Karte liegt sicher außerhalb von 0,9 bis 1,1 ihres fairen Anteils.
balance-differ = Diese Karten schneiden anders ab: { $cards }.
balance-same = Keine Karte schneidet sicher anders ab.
balance-compared = Was anders ist
balance-compared-what = Um wie viel ihres fairen Anteils jede Karte hier mehr gewinnt als auf der anderen Seite. Fett: sicher, nach Holms Korrektur für ihre Anzahl.
balance-kind-what = Wie oft damit gewonnen wurde, gegen das, was zu erwarten war: 1 ist fair. Der Strich ist, was mit 95 % glaubhaft ist. Fett: sicher außerhalb von 0,9 bis 1,1, nach Holms Korrektur. Karten, die man im Spiel nimmt, werden mit allen ihrer Art verglichen.
balance-controlled = Wenn alles andere gleich ist (eine Regression): wie viele von hundert Partien damit mehr gewonnen werden.
balance-pairs-what = Wie viel mehr zwei Karten zusammen gewinnen, als aus dem folgt, was jede für sich gewinnt. Fett: sicher, nach Holms Korrektur.
balance-powers-what = In welchem Teil der Runden, in denen eine Fähigkeit bezahlbar war, sie genutzt wurde.
balance-figures = Als Tabelle
balance-head-name = Name
balance-head-value = Zahl
balance-head-low = von
balance-head-high = bis
balance-trial = { $field } = { $number }: { $share } des fairen Anteils ({ $low } – { $high }), { $seats } Plätze.
balance-tuned = { $card }: am fairsten mit { $field } = { $number }. Mit neuen Karten gewinnt sie { $share } ihres fairen Anteils ({ $low } – { $high }), gedruckt { $before }.
balance-faults = { $n ->
    [one] Eine Partie kam zu keinem Ende und zählt nicht: { $first }
   *[other] { $n } Partien kamen zu keinem Ende und zählen nicht, die erste: { $first }
}
balance-page = Seite: { $path }
balance-go-on = Unterbrochen. Derselbe Befehl macht dort weiter: Die Partien sind in { $path }.
balance-one-side = Beide Seiten des Vergleichs sind gleich. Nenne eine andere Kartendatei.
balance-cards-changed = Eine Kartendatei hat sich geändert, seit die Partien in { $folder } gespielt wurden. Wähle für --out einen anderen Ordner.
