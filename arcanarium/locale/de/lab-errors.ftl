### Errors of the laboratory, the explorer, the league and bots of others, word for word: see errors.ftl.

## Bots of others: why one has lost its seat

error-bot-start = er konnte nicht gestartet werden: { $reason }
error-bot-slow = er brauchte mehr als { $seconds } Sekunden für eine Entscheidung
error-bot-chose = er wählte { $move }, und das ist kein erlaubter Zug
error-bot-illegal = { $move } ist kein erlaubter Zug
error-bot-line-long = eine Zeile mit mehr als { $n } Byte
error-bot-no-json = eine Zeile, die kein JSON ist: { $text }
error-bot-no-object = eine Zeile, die kein JSON-Objekt ist: { $text }
error-bot-fields = ein Zug hat die Felder verb, card, number und amount: { $text }
error-bot-move = ein Zug ist eine Zahl, ein Text oder ein Objekt, nicht { $text }
error-bot-not-legal = der Zug { $move } ist hier nicht erlaubt
error-bot-did-it-mean = { $reason }; war { $near } gemeint?
error-bot-command = nach `program:` steht kein Befehl
error-bot-id = eine Antwort mit der id { $id }, gefragt war { $asked }
error-bot-no-move = eine Antwort ohne „move“
error-bot-ended = er endete ohne eine Antwort
error-bot-ended-how = er endete ohne eine Antwort (Exit-Code { $code })
error-bot-ended-said = er endete ohne eine Antwort (Exit-Code { $code }): { $said }
error-process-ended = sein Prozess endete mit dem Exit-Code { $code }
error-process-ended-said = sein Prozess endete: { $reason }

## Arena, series and the lab of balance

error-arena-line = das ist keine Zeile einer Arena; wähle für --out einen anderen Ordner
error-arena-version = das ist keine Arena dieser Version; wähle für --out einen anderen Ordner
error-arena-other = { $folder } enthält einen anderen Wettbewerb ({ $differs }); wähle für --out einen anderen Ordner, oder lass ihn mit den Angaben weiterlaufen, mit denen er begann
error-series-seats = { $n } Bots können die { $seats } Plätze dieser Partie nicht besetzen
error-series-player = { $player } kann { $game } nicht spielen; nenne einen Bot
error-series-long = nach { $n } Entscheidungen kein Ende
error-tune-no-card = in diesen Partien gibt es keine Karte „{ $card }“; schreibe sie wie in Kartendateien, etwa fire_dragon
error-tune-no-field = der Eintrag dieser Karte hat kein „{ $field }“
error-tune-few-numbers = in „{ $field }“ stehen { $n } ausgeschriebene Zahlen: { $text }
error-tune-place = „{ $which }“ ist keine Stelle einer Zahl; schreibe ein Feld und eine Stelle, etwa powers:2
error-tune-below = „{ $field }“ kann nicht unter 0 fallen
error-tune-nobody = in { $n } Partien hatte niemand die Karte „{ $card }“; spiele mehr, oder nenne eine andere
error-no-learner = das Spiel { $game } hat keine Merkmale zum Lernen; die haben { $known }
error-no-features = { $game } hat keine Merkmale, von denen sich lernen lässt
error-train-checksum = { $path } passt nicht zur Prüfsumme
error-train-games = von { $game } ließ sich keine Partie spielen: Jeder Prozess brach ab
error-train-trial = eine Partie der Probe lässt sich nicht spielen: { $reason }

## The explorer

error-facts-no-folder = den Ordner { $folder } gibt es nicht; nenne einen mit Aufzeichnungen oder einen mit Fakten
error-facts-no-games = von { $game } gibt es hier keine Partien; es gibt Partien von { $known }
error-facts-no-games-here = von { $game } gibt es hier keine Partien
error-facts-no-number = „{ $wanted }“ ist hier keine Partie einer Reihe; --games-with nennt sie, etwa 0-17
error-facts-about = über „{ $about }“ ist in { $game } nichts bekannt; frag nach { $known }
error-facts-line = das ist keine Zeile eines Verzeichnisses von Fakten; wähle einen anderen Ordner
error-facts-manifest = das ist kein Verzeichnis von Fakten
error-facts-writing = ein anderes Programm schreibt gerade Fakten nach { $folder }
error-facts-duck = Fakten über Partien werden mit DuckDB abgefragt; so wird es installiert: pip install 'arcanarium[explore]'
error-facts-unfinished = diese Partie ist nicht beendet
error-facts-position = diese Partie begann mit einer Stellung, nicht an ihrem Anfang

## The league

error-league-none = das ist keine Liga: Eine Liga hat einen Ordner „{ $folder }“ mit einer Datei für jeden Eintrag
error-league-division-table = „{ $name }“ ist keine Klasse: eine Tabelle mit einem kurzen Namen aus Kleinbuchstaben
error-league-games = „games“ ist eine Zahl ab 1
error-league-taken = der Name „{ $name }“ ist von { $id }.toml belegt
error-league-file = der Name der Datei hat bis zu 40 Kleinbuchstaben, Ziffern, - und _
error-league-name = „name“ fehlt, oder hat mehr als 40 Buchstaben oder ungewöhnliche
error-league-author = „author“ hat bis zu 80 Buchstaben, „version“ bis zu 20, beide in einer Zeile
error-league-kinds = ein Eintrag hat eines von { $known }; das sagt, was spielt
error-league-division = es gibt keine Klasse „{ $name }“; die Klassen sind { $known }
error-league-limit = „limit“ ist eine Zeit wie 500ms oder 2s, nicht „{ $text }“
error-league-large = die Datei ist größer als { $n } KB
error-league-toml = keine TOML-Datei: { $reason }
error-league-field = ein Feld „{ $name }“ gibt es nicht; die Felder sind { $known }
error-league-is = „{ $name }“ ist { $kind }
error-word-a-text = ein Text
error-word-a-number = eine ganze Zahl
error-word-a-list = eine Liste von Texten
error-word-a-table = eine Tabelle
error-league-damaged = die Partien, die hier aufbewahrt sind, sind beschädigt; lösche die Datei, um sie neu zu spielen

## Learned weights

error-weights-none = für { $game } gibt es keine gelernten Gewichte, also urteilt die Bewertung von Hand
error-weights-file = { $file } von { $game }: { $reason }; also urteilt die Bewertung von Hand
error-weights-game = die Gewichte sind für { $other }, nicht für { $game }; also urteilt die Bewertung von Hand
error-weights-version = die Gewichte von { $game } wurden mit Version { $old } der Regeln gelernt, jetzt gilt { $now }; also urteilt die Bewertung von Hand
error-weights-features = die Gewichte von { $game } wurden für andere Merkmale gelernt; also urteilt die Bewertung von Hand
error-weights-no-file = das ist keine Datei mit Gewichten
error-weights-reads = die Gewichte sind von Version { $version }; dieses Programm liest Version { $ours }
error-weights-head = die Gewichte sind beschädigt: Ihr Kopf passt nicht zur Prüfsumme
error-weights-network = die Gewichte sind von einem anderen Netz: Einheiten { $units }, innere { $inner }, Köpfe { $heads }
error-weights-checksum = die Gewichte sind beschädigt: Sie passen nicht zu ihrer Prüfsumme
error-weights-count = die Gewichte sind beschädigt: Es sind zu viele oder zu wenige
error-weights-first = die Gewichte sind beschädigt: Eine Summe der ersten Schicht könnte überlaufen
error-weights-second = die Gewichte sind beschädigt: Eine Summe der zweiten Schicht könnte überlaufen
