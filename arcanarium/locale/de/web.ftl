### The pages around the table: what stands on every page, home, a new table, account and settings, replay.

## What pages are called

title-new = Neuer Tisch
title-table = Tisch
title-cards = Karten
title-rules = Kurzregeln
title-clauses = Vollständige Regeln
title-replay = Wiedergabe
title-account = Einstellungen
title-notfound = Hier ist nichts

## Around every page

guest = Gast
former-player = Ehemaliges Mitglied
save = Speichern
close = Schließen
reload = Seite neu laden
go-home = Zur Startseite
shell-skip = Zum Inhalt springen
shell-nav = Seiten
shell-cards = Karten
shell-rules = Regeln
shell-account = { $name }: Name und Einstellungen
shell-theme-dark = Dunkel
shell-theme-light = Hell
mishap = Auf dieser Seite ist etwas schiefgegangen. Deine Partie ist sicher auf dem Server. Wenn etwas seltsam aussieht, lade die Seite neu.
failed-title = Diese Seite ließ sich nicht öffnen
failed-what = Deine Partien sind sicher auf dem Server. Lade die Seite neu; wenn das nicht hilft, warte eine Minute und versuche es noch einmal.
notfound-title = Hier ist nichts
notfound-what = Diese Adresse führt nirgendwohin. Vielleicht ist ein Teil des Links unterwegs verloren gegangen.

problem-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
problem-not-found = Das gibt es nicht, oder nicht mehr.
problem-server = Der Server konnte das nicht tun. Versuche es gleich noch einmal.
problem-unknown = Etwas ist schiefgegangen. Versuche es noch einmal.

net-not-connected = Gerade besteht keine Verbindung zum Tisch. Sie wird von selbst wiederhergestellt; dann wähle noch einmal.
net-closed = Du hast den Tisch verlassen.
net-lost = Die Verbindung ist abgebrochen, vielleicht ist das nicht angekommen. Schau auf den Tisch, und tu es noch einmal, wenn nicht.
net-move-lost = Die Verbindung ist abgebrochen, und dein Zug wurde nicht ausgeführt. Wähle noch einmal.
net-gone = Diesen Tisch gibt es nicht.

## Games, sets, variants and switches

clock-days = { $n ->
    [one] ein Tag pro Zug
   *[other] { $n } Tage pro Zug
}
clock-live = { $minutes } min + { $seconds } s

## Home

home-title = Zwei Spiele der geheimen Künste, ein Tisch
home-what = Spiele hier Res Arcana und Arcana of Cadwallon, sofort gegen Bots oder über einen Link mit Freunden. Nichts zu installieren, kein Konto nötig.
home-play = { $bots ->
    [one] Jetzt gegen einen Bot spielen
   *[other] Jetzt gegen { $bots } Bots spielen
}
home-dealing = Karten werden gegeben …
home-with-friends = Freunde und Optionen
home-first-time = Nichts vorher zu lernen: Was du tun kannst, leuchtet.
home-as-last = Wie letztes Mal: { $what }
home-plain = das Grundspiel
home-mine = Deine Partien
home-over = { $n ->
    [one] Eine beendete Partie
   *[other] { $n } beendete Partien
}
home-open = Offene Tische
home-open-coming = Wir sehen uns um …
home-open-none = Gerade wartet niemand auf Mitspieler.
home-open-one = Öffne einen Tisch, dann finden ihn andere hier.
home-you = du
home-free-seat = freier Platz
home-bot = Bot „{ $bot }“
home-your-turn = Du bist am Zug
home-their-turn = Andere entscheiden
home-waiting = Warten auf Mitspieler
home-you-won = { $shared ->
    [yes] Geteilter Sieg für dich
   *[no] Du hast gewonnen
}
home-won = Sieg für { $who }
home-watchers = { $n ->
    [one] 1 schaut zu
   *[other] { $n } schauen zu
}
home-resume = Weiter
home-sit = Mitspielen
home-watch = Zuschauen
home-replay = Noch einmal ansehen
home-look = Schau dich um
home-rules = Die Kurzregeln
home-rules-what = Beide Spiele und alle Sets, auf je einer Seite.
home-cards = Alle Karten
home-cards-what = Durchsuche sie und lies jede in Symbolen oder in Sätzen.
home-record = Eine Aufzeichnung öffnen
home-record-what = Eine Datei mit einer beendeten Partie, von hier oder aus dem Terminal, Zug für Zug.
home-unofficial = Ein inoffizielles Fanprojekt, ohne Grafik und Texte der Verlage. Die Spiele gehören ihren Autoren und Verlagen: Kauf sie, mit Karten in der Hand sind sie noch schöner.

## A new table

new-title = Ein neuer Tisch
new-game = Welches Spiel?
new-sets = Mit welchen Karten?
new-variant = Welche Variante?
new-seats = Wer spielt mit?
new-how-many = Zahl der Spieler
new-seat = Platz { $n }
new-me = Ich
new-person = Jemand, per Link
new-bot = Bot „{ $bot }“
new-who-may = Wer darf dazukommen?
new-link = Alle mit dem Link
new-link-hint = Du bekommst einen Link für deine Freunde.
new-open = Alle
new-open-hint = Der Tisch steht auf der Startseite; alle dürfen mitspielen oder zuschauen.
new-clock = Wie viel Bedenkzeit?
new-clock-none = So viel ihr wollt
new-clock-none-hint = Keine Uhr.
new-clock-live = Am Tisch
new-clock-live-hint = Einige Sekunden pro Zug und ein Vorrat an Minuten für die schweren.
new-clock-days = Fernpartie
new-clock-days-hint = Einige Tage pro Zug. Komm wieder, wenn du dran bist.
new-minutes = Vorrat
new-minutes-value = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
new-seconds = Pro Zug
new-seconds-value = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
}
new-days = Pro Zug
new-days-value = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
new-hints = Tipps
new-hints-hint = Man darf fragen, was ein starker Bot täte und warum.
new-pace = Bots ziehen
new-pace-value = { $n ->
    [0] sofort
   *[other] nach { NUMBER($n, minimumFractionDigits: 1) } Sekunden
}
new-go = Karten geben
new-go-invite = Tisch öffnen

## Account and settings

account-title = Name und Einstellungen
account-name = Name
account-name-what = So nennen dich die anderen am Tisch.
account-name-saved = Gespeichert.
account-account = Konto
account-why = Du kannst ohne Konto spielen. Mit Konto bleiben dir deine Partien, wenn du den Browser wechselst oder deine Daten löschst.
account-register = Konto anlegen
account-login = Anmelden
account-password = Passwort
account-in = Du bist als { $name } angemeldet. Deine Partien sind überall da, wo du dich anmeldest.
account-logout = Abmelden
taste-title = Vorlieben
taste-what = Dieser Browser merkt sie sich.
taste-language = Sprache
taste-theme = Farben
taste-theme-auto = Wie das System
taste-theme-dark = Nacht
taste-theme-light = Tag
taste-cards = Karten zeigen in
taste-cards-signs = Symbolen
taste-cards-sentences = Sätzen
taste-motion = Bewegung
taste-motion-auto = Wie das System
taste-motion-full = Voll
taste-motion-less = So wenig wie möglich
taste-sound = Töne

## Replay

replay-of = { $game }: Wiedergabe
replay-coming = Die Karten werden ausgelegt …
replay-choices = Blick, Tempo, Teilen
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-value = { $n } ×
replay-eyes = Gesehen von
replay-eyes-all = allen
replay-step = Schritt { $n } von { $of }
replay-moves = Was geschah
replay-share = Link kopieren
replay-shared = Der Link ist kopiert.
replay-download = Aufzeichnung herunterladen
replay-keys = Tasten: Pfeil links und rechts für Schritte, Pos1 und Ende springen, Leertaste spielt ab.
replay-result = Das Ende
replay-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
replay-winner = gewinnt
