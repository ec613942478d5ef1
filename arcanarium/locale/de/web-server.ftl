### What the server says: why something was refused, and what happened to it.

web-refused-malformed = Das hat der Server nicht verstanden. Lade die Seite neu, wenn es wieder geschieht.
web-refused-too-long = Das ist zu lang.
web-refused-too-fast = Das tust du zu oft. Warte einen Moment und versuche es noch einmal.
review-refused-one = Ein Rückblick, um den du gebeten hast, läuft noch. Warte darauf oder brich ihn ab.
web-refused-foreign = Das kam von einer anderen Seite und wurde deshalb nicht ausgeführt.
web-refused-stale = Am Tisch ging es weiter, bevor das ankam. Schau noch einmal hin und wähle neu.
web-refused-illegal = Das geht jetzt nicht.
web-refused-not-yours = Du bist nicht an der Reihe.
web-refused-not-seated = Du schaust zu. Nimm einen Platz, um mitzuspielen.
web-refused-not-now = Das geht jetzt nicht.
web-refused-taken = Dieser Platz ist besetzt.
web-refused-not-saved = Das ließ sich nicht speichern und wurde deshalb nicht ausgeführt. Alles davor ist erhalten. Versuche es gleich noch einmal.
web-refused-unknown-table = Unter dieser Adresse gibt es keinen Tisch.
web-refused-broken = Dieser Tisch kann nicht weitergehen: Seine Aufzeichnung passt nicht zu den Regeln dieser Version. Er bleibt erhalten, wie er ist.
web-refused-when-open = Die Partie hat noch nicht begonnen.
web-refused-when-playing = Die Partie hat schon begonnen.
web-refused-when-over = Die Partie ist zu Ende.
web-refused-when-broken = Dieser Tisch kann nicht weitergehen.
web-refused-seat-is-yours = Kein Bot spielt für dich: Es ist dein Platz.
web-refused-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
web-refused-request-open = Es gibt schon eine Anfrage.
web-refused-no-such-request = Das kann gerade nicht verlangt werden. Vielleicht hat es schon jemand getan.
web-refused-no-request = Eine solche Anfrage gibt es gerade nicht.
web-refused-host-only = Das kann nur, wer den Tisch geöffnet hat.
web-refused-no-such-bot = Diesen Bot gibt es nicht.
web-refused-sits-already = Du hast schon einen Platz an diesem Tisch.
web-refused-sit-without-name = Wähle zuerst einen Namen.
web-refused-chat-without-name = Wähle zuerst einen Namen.
web-refused-no-stand-in = Dort wird kein Bot gebraucht.
web-refused-still-here = Ein Bot kann einspringen, wenn jemand { $seconds } Sekunden weg war.
web-refused-record-later = Die Aufzeichnung ist nach dem Ende der Partie lesbar: Sie enthält, was noch geheim ist.
web-refused-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
web-refused-account-name = Der Name eines Kontos lässt sich nicht ändern, außer in Groß- und Kleinschreibung.
web-refused-language = In dieser Sprache gibt es keine Texte. Wähle eine von diesen: { $known }.
web-refused-unknown-game = Es gibt kein Spiel „{ $game }“.
web-refused-not-found = Unter dieser Adresse ist nichts.
web-refused-failed = Hier ist etwas schiefgegangen. Es wurde vermerkt; bitte versuche es noch einmal.
web-refused-has-account = Du hast schon ein Konto.
web-refused-name-taken = Es gibt schon ein Konto mit diesem Namen. Wähle einen anderen oder melde dich an.
web-refused-password = Ein Passwort hat { $least } bis { $most } Zeichen.
web-refused-bad-login = Name und Passwort passen nicht zusammen.

serve-help = Arcanarium im Browser: gegen Bots spielen oder Tische für andere öffnen.
serve-more = Einstellungen für Server (Datenbank, mehrere Prozesse, Geheimnisse) stehen in docs/deployment.md.
serve-help-host = die Adresse, an der gelauscht wird; 0.0.0.0 lässt andere Rechner herein (Vorgabe: nur dieser Rechner)
serve-help-port = der Port, an dem gelauscht wird (Vorgabe: der erste freie ab 8710)
serve-help-database = eine Adresse für SQLAlchemy, etwa postgresql://user@host/name (Vorgabe: eine SQLite-Datei)
serve-help-redis = redis://host:6379/0, wenn mehrere Prozesse eine Seite bedienen
serve-help-no-browser = keinen Browser öffnen
serve-ready = Arcanarium läuft unter { $address }   (Strg+C beendet es; Partien bleiben erhalten)
serve-cannot = arcana-web kann nicht starten: { $reason }
serve-missing = arcana-web kann nicht starten: Das Python-Paket „{ $package }“ ist nicht installiert. Alles für PostgreSQL und Redis installiert: pip install 'arcanarium[cluster]'
serve-setting = arcana-web kann nicht starten: { $variable } ist „{ $value }“, muss aber { $allowed } sein
serve-allowed-thinkers = eine ganze Zahl von 0 bis 1024 (0: einer weniger, als es Kerne gibt)
serve-allowed-limits = „on“ oder „off“
serve-allowed-pace = eine Zahl von Sekunden von 0 bis 3600
serve-allowed-absent = eine Zahl von Sekunden von 0 bis 1000000
serve-bye = Auf Wiedersehen. Alle Partien sind gespeichert.

# Where the server takes the page from.
serve-allowed-page = „auto“, „bundle“ oder „sources“
serve-page-stale = Die Seite kommt aus ihren Quellen, das ist langsamer: Sie sind neuer als das Bündel. „make web“ macht das Bündel neu.
serve-page-missing = Die Seite kommt aus ihren Quellen, das ist langsamer: Es gibt kein brauchbares Bündel. „make web“ macht eines.
serve-page-not-bundled = ARCANARIUM_PAGE ist „bundle“, aber das Bündel der Seite fehlt oder ist älter als die Quellen daneben. „make web“ macht es neu.

# What stands in the page before its texts are here, what search engines and messengers show of it, and what installs it.
page-description = Die Arcana-Spiele im Browser, gegen Freunde und Bots.
page-late = Das dauert lange. Es wird von selbst noch einmal versucht.
page-noscript = Arcanarium zeichnet seine Tische mit JavaScript. Bitte erlaube es für diese Seite, oder spiele im Terminal mit „arcana play“.
