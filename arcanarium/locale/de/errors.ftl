### Errors of the engine, found by the English text that the engine says. A list in a variable, as “a, b oder c”, is a list of the
### language already.

error-line = Zeile { $line }: { $reason }
error-did-you-mean = { $reason }; meintest du { $near }?
error-did-you-mean-moves = { $reason }; meintest du: { $near }?

## Games and options

error-no-game = es gibt kein Spiel „{ $name }“; bekannt sind { $known }
error-no-face = das Spiel { $name } hat noch kein Gesicht: Bots können es spielen, Menschen können es nicht sehen
error-no-option = Res Arcana hat keine Option { $unknown }; es hat { $known }
error-no-variant = es gibt keine Variante „{ $variant }“; wähle { $known }
error-sets-seats = { $sets } geht nicht mit { $seats } Plätzen, nur mit { $allowed }
error-sets-fifth-seat = { $sets } geht nicht mit { $seats } Plätzen, nur mit { $allowed }: Der fünfte Platz kommt mit Lux et Tenebrae oder Perlae Imperii (U-A7)
error-match-seats = ein Wettkampf hat 2 Plätze, nicht { $seats }
error-own-draft = { $sets } allein hat einen eigenen Draft; wähle die Variante standard oder first, oder nimm das Grundspiel dazu
error-first-alone = eine erste Partie verwendet ein einziges Set; lass die anderen weg, oder wähle die Variante standard
error-collect-order = der Ertrag geht together oder in order, nicht „{ $order }“
error-no-set = es gibt kein Set „{ $name }“; die Sets sind { $known }
error-set-needs = { $name } braucht dazu { $others }
error-nothing-to-ask = in dieser Partie gibt es nichts zu verlangen
error-not-to-ask = „{ $name }“ kann man nicht verlangen; verlangen kann man „{ $known }“
error-arcana-option = Arcana hat keine Option { $unknown }; es hat { $known }
error-arcana-variant = es gibt keine Variante „{ $variant }“; Arcana hat stattdessen Schalter: { $switches }
error-arcana-sets = Arcana ist ein einziges Set; „{ $sets }“ hat es nicht
error-arcana-seats = Arcana hat 2, 3 oder 4 Plätze, nicht { $seats }
error-arcana-removed = entfernte Karten können nur zählen, wenn der Schalter „removal“ an ist
error-arcana-switch = der Schalter „{ $name }“ ist on oder off, nicht „{ $value }“
error-arcana-no-guild = „{ $name }“ ist keine Gilde; sag choose, random oder für jeden Platz eine von { $known }
error-arcana-guilds = { $seats } Plätze führen { $count } verschiedene Gilden an, nicht { $names }

## Bots and players

error-no-bot = es gibt keinen Bot „{ $name }“; die Bots sind { $known }
error-no-bot-for = es gibt keinen Bot „{ $name }“ für { $game }; die Bots sind { $known }
error-bot-no-values = das Spiel { $game } hat keine Werte, die der Bot { $bot } braucht; seine Bots sind random
error-bot-no-limit = der Bot { $bot } nimmt keine Grenze; das tun { $known }
error-bot-bad-limit = „{ $name }“ hat keine Grenze, die sich einhalten lässt; schreibe Besuche oder eine Zeit, etwa { $bot }:500, :30ms, :1s, oder :1s:2 für zwei Prozesse
error-bot-no-command = nenne nach `program:` einen Befehl, etwa program:./mybot.py
error-bot-no-class = „{ $name }“ ist keine Klasse; schreibe class:paket.modul:Name
error-no-name = „{ $name }“ ist kein Name für einen Menschen
error-players-seats = { $players } Spieler können die { $seats } Plätze dieser Partie nicht besetzen
error-players-differ = an diesem Tisch müssen { $seats } Spieler mit verschiedenen Namen sitzen
error-bots-seats = { $bots } Bots können nicht auf { $seats } Plätzen sitzen
error-least-game = mindestens eine Partie und ein Prozess
error-two-bots = nenne mindestens zwei Bots, etwa `arcana arena greedy random`
error-arena-limit = gib entweder --time oder --visits an, und mehr als 0 davon
error-arena-records = --records braucht --out ORDNER, wo sie aufbewahrt werden
error-arena-anchor = der Anker „{ $name }“ ist keiner der Bots { $known }
error-arena-sprt = --sprt nimmt zwei Elo-Zahlen, etwa 0,20, nicht „{ $text }“
error-arena-sprt-order = --sprt braucht die kleinere Elo-Zahl zuerst, und --alpha und --beta zwischen 0 und 0.5
error-arena-sprt-two = --sprt vergleicht zwei Bots; nenne nur zwei
error-no-board = das Terminal hat keinen Tisch für { $game }; es hat einen für { $known }
error-no-puzzle = es gibt kein Rätsel „{ $id }“; `arcana puzzle` listet sie auf
error-no-lesson = es gibt keine Lektion „{ $id }“; `arcana learn` listet sie auf

## Records

error-not-utf8 = kein UTF-8-Text
error-no-file = diese Datei gibt es nicht
error-file-is-folder = das ist ein Ordner
error-file-not-allowed = keine Berechtigung
error-not-text = die Zeile enthält etwas, das kein Text ist
error-after-result = nach dem Ergebnis dürfen nur Kommentare stehen
error-no-seat = es gibt keinen Platz { $seat }
error-header-open = das ist keine ganze Aufzeichnung: ihr Kopf endet nicht
error-position-open = die Stellung endet nicht
error-no-record = das ist keine Aufzeichnung: ihre erste Zeile muss `arcanarium record: { $format }` sein
error-no-header-line = keine Zeile eines Kopfes, oder zweimal da: { $line }
error-header-lacks = der Kopf sagt nicht: { $key }
error-undo-too-many = von { $all } Zeilen lassen sich nicht { $count } zurücknehmen
error-no-result = kein Ergebnis dieser Plätze wie `A 13, B 9; winners A; round 5`
error-header-differs = der Kopf passt nicht zur Partie: { $header }, die Partie hat { $game }
error-result-differs = die Aufzeichnung nennt ein anderes Ergebnis, als ihre Züge ergeben: { $result }
error-other-version = { $reason } (aufgezeichnet unter Version { $version } der Regeln; spätere Entscheidungen stehen im Änderungsverzeichnis)
error-not-your-decision = Platz { $seat } hat jetzt nichts zu entscheiden: { $waiting }
error-no-move = { $move } ist kein Zug dieses Spiels
error-not-legal = { $move } ist jetzt nicht erlaubt ({ $why })
error-no-chance = hier ist kein Zufall fällig: { $text }
error-upload-position = hier lassen sich nur Partien ansehen, die von ihrem Anfang an gespielt wurden
error-upload-unfinished = diese Partie ist nicht beendet; ansehen lassen sich hier nur beendete
error-upload-no-text = das ist kein Text
error-game-over = die Partie ist zu Ende
error-waiting-for = es fehlen noch { $seats }
error-version-newer = aufgezeichnet unter Version { $version } der Regeln von { $game }; dieses Programm spielt Version { $ours }
error-untidy = nicht eine saubere Zeile Text: { $text }
error-line-kind = keine Entscheidung, kein Zufall und kein Kommentar: { $text }
error-quoted-seat = { $text } ist kein Platz
error-record-seats = es gibt 1 bis { $most } Plätze, nicht { $n }
error-record-word = { $word } kann nicht in einer Aufzeichnung stehen
error-record-names = zu viele Namen ({ $names }) für die Plätze ({ $seats })
error-record-other-seat = eine Entscheidung eines Platzes, den es hier nicht gibt (Plätze: { $n })
error-record-result = ein Ergebnis für so viele Plätze: { $n }, nicht { $seats }
error-record-cut = Zeile { $n } war abgeschnitten und wird weggelassen
error-asked-nobody = nur wer mitspielt, kann etwas verlangen
error-asked-already = alle erhalten ihren Ertrag schon der Reihe nach
error-undo-nothing = du hast keine Entscheidung, die sich zurücknehmen lässt
error-undo-acted = inzwischen hat ein anderer Platz gehandelt
error-undo-revealed = inzwischen wurde Verdecktes bekannt
error-no-depth = es gibt keine Tiefe { $name }; die Tiefen sind { $known }
error-walk-move = { $move } ist kein Zug, der jetzt möglich ist
error-step-back = einen Schritt { $n } gibt es nicht, zu dem man zurückgehen könnte
error-study-none = in dieser Aufzeichnung wird nichts entschieden

## Tables on a server

error-not-in-browser = das Spiel { $game } lässt sich nicht im Browser spielen
error-table-seats = ein Tisch hat 2 bis { $most } Plätze
error-seat-kind = ein Platz ist für einen Menschen oder einen Bot
error-clock = eine Uhr gibt etwas Zeit, und höchstens einen Monat
error-coach = einen Trainer gibt es nur in Partien gegen Bots
error-pace = Bots warten 0 bis { $most } Sekunden
error-seed = ein Startwert ist eine ganze Zahl mit höchstens 77 Ziffern
error-table-option = „{ $name }={ $value }“ ist keine Option, die hier wählbar ist
error-no-daily = für { $game } gibt es keine Karten des Tages
error-upload-long = das ist länger als jede Partie

## Looking after a server

error-backup-none = { $path } gibt es nicht
error-backup-no-program = das Programm { $program } von PostgreSQL ist nicht installiert
error-backup-damaged = { $path } ist beschädigt
error-backup-damaged-copy = { $path } ist beschädigt, eine Kopie wäre es also auch
error-backup-newer = { $path } ist von einer neueren Version (Schema { $schema })
error-backup-used = ein Server verwendet { $path }; halte ihn zuerst an
error-backup-slow = { $program } brauchte mehr als { $seconds } Sekunden
error-database-silent = die Datenbank antwortet nicht
error-store-not-whole = { $path } konnte nicht ganz geschrieben werden
error-store-stops = der Server hält gerade an
