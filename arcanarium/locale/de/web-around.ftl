### What is around a game: the waiting room, taking back, the end, rematches, chosen deals and the daily deal.

room-refused-start = Starten kann nur, wer den Tisch geöffnet hat, oder du, sobald alle bereit sind und diese Person weg ist.
room-refused-free-seats = Ein Platz ist frei. Warte, bis ihn jemand nimmt, oder setz einen Bot hin.
room-refused-kept = Dieser Platz ist für jemanden reserviert.
rematch-refused-later = Eine Revanche kann angeboten werden, wenn die Partie zu Ende ist.
rematch-refused-strongest = Kein Bot dieser Partie hat noch einen stärkeren über sich.
rematch-refused-daily = Dieselben Karten könnt ihr mit anderen Plätzen spielen, wenn ihr Tag vorbei ist: Bis dahin bleiben sie geheim.
daily-refused-undo = Bei den Karten des Tages kannst du nur zurücknehmen, worauf niemand geantwortet und was nichts Neues gezeigt hat.
daily-refused-leave = Bei den Karten des Tages spielt niemand für dich. Schließ die Seite und komm wieder, wann du willst.
daily-refused-record = Die Aufzeichnung kann heruntergeladen werden, wenn der Tag vorbei ist: Sie verrät den Startwert.
daily-refused-future = Diese Karten sind noch nicht gegeben.

## The waiting room

room-seats = Plätze
room-seats-free = { $n ->
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
room-all-ready = Alle sind bereit. Starte, wann du willst.
room-some-not-ready = Alle sind da, aber noch nicht alle bereit.
room-for-host = Du bist bereit. Wer den Tisch geöffnet hat, startet die Partie.
room-say-ready = Alle sind da. Sag, wenn du bereit bist.
room-start = Partie starten
room-start-anyway = Trotzdem starten
room-start-what = Noch sind nicht alle bereit. Starten kannst du trotzdem.
room-start-free = Vor dem Start braucht ein freier Platz einen Menschen oder einen Bot.
room-ready = Ich bin bereit
room-ready-now = Doch nicht bereit
room-is-ready = bereit
room-not-ready = nicht bereit
room-guest = Gast
room-host = Gastgeber
room-sets = Karten
room-variant = Variante
room-account = Konto
room-kept = Vom Gastgeber reserviert
room-kept-for = Reserviert für { $who }
room-kept-you = Für dich reserviert
room-keep = Reservieren
room-keep-what = Auf einen reservierten Platz kann sich niemand setzen, bis du ihn freigibst.
room-open-seat = Freigeben
room-swap = Plätze { $a } und { $b } tauschen
room-your-name = Dein Name an diesem Tisch
room-what = Was gespielt wird
room-clock = Zeit
room-who-may = Wer kommen darf
room-hints-yes = Tipps sind erlaubt
room-hints-no = Keine Tipps
room-seat-count = { $n } Spieler
room-on = Ja
room-off = Nein
room-deal = Karten
room-deal-chance = Zufällig. Niemand kennt die Karten.
room-deal-host = Aus einem Startwert, den der Gastgeber gewählt hat
room-deal-deal = Die einer früheren Partie, mit anderen Plätzen
room-deal-daily = Die Karten des Tages
room-deal-host-what = Wer einen Startwert kennt, kann jede Karte kennen, bevor sie gegeben ist, und diesen hat der Gastgeber gewählt. Spielt so zur Übung oder unter Freunden, die sich vertrauen. Nach der Partie sehen alle den Startwert.
room-deal-deal-what = Wer jene Partie gespielt oder ihr zugesehen hat, kennt einige der Karten. Wer damals begann, beginnt jetzt nicht.
room-seed = Startwert { $seed }
deal-chosen = gewählte Karten
room-invitation = Eine Partie { $game }
room-qr = QR-Code mit dem Link zu diesem Tisch
room-qr-what = Richte die Kamera eines Telefons darauf, um von dort mitzuspielen.
share-send = Senden

## Taking back

back-title = { $n ->
    [one] Dieser Zug wird zurückgenommen:
   *[other] Diese Züge werden zurückgenommen:
}
back-yours = { $n ->
    [one] Dein Zug
   *[other] Deine { $n } Züge
}
back-theirs = { $n ->
    [one] Ein Zug von { $who }
   *[other] { $n } Züge von { $who }
}
back-label = Was sie brachten
back-hidden = Soweit du weißt, hatte er noch keine Folgen.
back-more = … und { $n } weitere
undo-request-yours = Dein eigener Zug wird auch zurückgenommen.
undo-withdraw = Zurückziehen
undo-away = { $n ->
    [one] { $who } ist weg und muss zustimmen: Das tut kein Bot für einen Menschen.
   *[other] { $who } sind weg und müssen zustimmen: Das tut kein Bot für einen Menschen.
}

## After the game

curve-title = Punkte nach Runden
curve-round = Runde
ending-daily = Ergebnisse des Tages
rematch-again = Revanche
rematch-stronger = Gegen einen stärkeren Bot
rematch-deal = Gleiche Karten, andere Plätze
rematch-join-again = Revanche annehmen
rematch-join-stronger = Mitspielen, gegen einen stärkeren Bot
rematch-join-deal = Mitspielen, mit gleichen Karten
rematch-offer-again = { $who } bietet eine Revanche an. Dein Platz ist reserviert.
rematch-offer-stronger = { $who } bietet eine Partie gegen stärkere Bots an. Dein Platz ist reserviert.
rematch-offer-deal = { $who } bietet dieselben Karten mit anderen Plätzen an. Dein Platz ist reserviert.
rematch-watch = Bei der nächsten Partie zuschauen

## A new table

new-seed = Karten festlegen
new-seed-label = Startwert
new-seed-none = zufällig
new-seed-hint = Derselbe Startwert gibt jedes Mal dieselben Karten. Den einer Partie findest du an ihrem Ende.
new-seed-hint-people = Derselbe Startwert gibt jedes Mal dieselben Karten. Die anderen erfahren, dass du ihn gewählt hast, denn du könntest die Karten kennen.

## The daily deal

title-daily = Karten des Tages
daily-title = Karten des Tages
daily-short = Dieselben Karten und derselbe Bot für alle. Ein Versuch, dann vergleichen.
daily-what = Alle spielen diese Karten gegen diesen Bot, einmal. Was der Bot tut, folgt aus dem, was du tust, und aus nichts sonst. Die Ergebnisse der anderen siehst du, wenn du fertig bist; es gibt keine Tipps, und niemand spielt für dich. Von Montag bis Sonntag wird es schwerer.
daily-what-past = Die Ergebnisse dieses Tages. Der Startwert gibt dieselben Karten noch einmal: Trag ihn beim Anlegen eines Tisches ein, um sie wieder zu spielen.
daily-left = { $n ->
    [one] noch eine Stunde
   *[other] noch { $n } Stunden
}
daily-you-first = Du hast den ersten Platz, gegen { $bot }.
daily-bot-first = Du hast den zweiten Platz, gegen { $bot }.
daily-tries = { $n ->
    [0] Noch niemand hat es versucht.
    [one] Eine Person hat es versucht.
   *[other] { $n } Personen haben es versucht.
}
daily-play = Spielen
daily-go-on = Weiter
daily-later = Die Ergebnisse siehst du, wenn du fertig bist.
daily-none = Niemand ist damit fertig geworden.
daily-replay = Deine Partie noch einmal ansehen
daily-rank = Rang
daily-who = Wer
daily-points = Punkte
daily-margin = Vorsprung
daily-rounds = Runden
daily-late = verspätet
daily-late-what = Beendet, als der Tag vorbei und der Startwert bekannt war
daily-days = Andere Tage
daily-today = Heute
daily-honest = Die Tage zählen nach UTC. Ein Versuch gehört zu einem Browser oder Konto: Mit einem anderen Browser geht es noch einmal, also nimm die Ränge als Sport, nicht als Beweis.
