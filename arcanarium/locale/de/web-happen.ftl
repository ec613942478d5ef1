### At the table: choosing amounts, what just happened, looking back, help and settings.

## Choosing an amount

pick-pay = Zu zahlen:
pick-gain = Zu erhalten:
pick-lose = Zu verlieren:
pick-any = { $n } nach Wahl
pick-chosen = Bisher gewählt
pick-from-pool = Aus deinem Vorrat
pick-from-any = Zur Auswahl
pick-count = { $n } von { $of } gewählt
pick-count-between = { $n } gewählt, { $least } bis { $most } möglich
pick-in = { $how ->
    [then] 1x { $kind } dazu (du hättest { $n })
   *[left] 1x { $kind } dazu (noch { $n })
}
pick-out = 1x { $kind } weg ({ $n } gewählt)
pick-how-more = Tippe unten auf eine Essenz, um sie dazuzunehmen, oben, um sie wegzunehmen.
pick-how-change = Zum Ändern tippe oben auf eine Essenz: Sie kommt weg.
pick-clear = Von vorn

## What just happened

news-reached = { $who } hat { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}. Bleibt es dabei, endet die Partie mit dieser Runde.
news-reached-you = Du hast { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}. Bleibt es dabei, endet die Partie mit dieser Runde.
# beside the outcome of a stake
news-skip = Weiter mit einer Taste oder einem Klick.
strip-reached = { $points } erreicht: letzte Runde
seat-reached = genug Punkte zum Sieg
log-since = Seit deiner letzten Entscheidung

## Looking back

look-open = Zurückblicken
look-title = Auf das Geschehene zurückblicken (b)
look-ago = { $n ->
    [one] vor 1 Schritt
   *[other] vor { $n } Schritten
}
look-asked = In der Gegenwart wartet eine Frage auf dich.
look-back = Ein Schritt zurück (b)
look-next = Ein Schritt weiter (n)
look-now = Zurück zur Partie

## Help

help-title = Hilfe
help-open = Regeln, Symbole, Tasten, Einstellungen (?)
help-rules = Regeln
help-signs = Symbole
help-keys = Tasten
help-settings = Optionen
help-behind = { $n ->
    [one] Der Paragraf dahinter
   *[other] Die { $n } Paragrafen dahinter
}
help-sentences = Sätze statt Symbole
help-sentences-hint = Karten sagen in Worten, was sie tun.
key-back = zurückblicken, ein Schritt
key-next = wieder einen Schritt weiter
key-help = Regeln, Symbole, Tasten und Einstellungen
tip-mouse = Klicke auf eine leuchtende Karte, um sie zu nutzen. Zeige auf eine beliebige Karte, um sie ganz zu lesen.
tip-touch = Tippe auf eine leuchtende Karte, um sie zu nutzen. Halte eine beliebige Karte gedrückt, um sie ganz zu lesen.
tip-understood = Verstanden
hint-forbidden-short = Keine Tipps an diesem Tisch

## Settings

taste-text = Text neben dem Tisch
taste-text-usual = Normal
taste-text-large = Groß
taste-text-larger = Größer
taste-pace = Bots ziehen
taste-pace-value = { $n ->
    [0] sofort
   *[other] nach { NUMBER($n, minimumFractionDigits: 1) } s
}
taste-pace-host = Wie schnell die Bots sind, bestimmt, wer den Tisch geöffnet hat.
taste-news = Ansagen
taste-news-hint = Passen, Punkte und neue Runden erscheinen als Banner, Marktkarten werden einzeln ausgewertet.
taste-confirm = Nachfragen
taste-confirm-hint = Bevor du passt und vor anderen Zügen, die du bereuen könntest.
taste-hints = Tipps
taste-hints-hint = Ein Knopf, der sagt, was ein starker Bot täte.
taste-sound-hint = Einige kurze Töne: dein Zug, Karten, Essenzen, das Ende.

## What the coach says about one move

why-ask = Was ist mit …
why-last = Mein letzter Zug?
why-choose = Wähle den Zug, nach dem du fragst. Er wird nicht ausgeführt.
why-thinking = Der Trainer denkt nach …
coach-agree = Der Trainer für alle: einverstanden
coach-agreed = { $n } von { $all } stimmen zu
coach-agree-hint = Sobald alle zustimmen, sagt der Trainer jedem auf Wunsch, was er vom eigenen Zug hält, aus dem, was dieser Platz wissen darf.
