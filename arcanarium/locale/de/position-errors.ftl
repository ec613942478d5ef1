### Errors of the engine about positions, and about moves and deals as text, word for word: see errors.ftl. What stands in “ ” is notation,
### which is the same in every language; a seat is its letter.

## Positions of all games

error-position-first = die erste Zeile dieser Stellung muss „{ $line }“ sein
error-position-game = eine Stellung beginnt mit dem Namen ihres Spiels: { $reason }
error-position-option = „{ $name }“ ist keine Option, die hier wählbar ist
error-position-line-twice = „{ $name }“ steht zweimal da; lass eine der beiden Zeilen weg
error-position-seats = „{ $text }“ ist keine Anzahl von Plätzen
error-position-line = „{ $text }“ ist keine Zeile einer Stellung: Eine Zeile besteht aus einem Namen, einem Doppelpunkt und einem Wert
error-position-name-twice = „{ $name }“ steht zweimal da, hier und in Zeile { $line }; behalte eine davon
error-position-no-line = „{ $key }: { $value }“ ist keine Zeile einer Stellung
error-position-seat-name = ein Platz hat kein „{ $name }“; er hat { $known }
error-position-number = „{ $text }“ ist keine Zahl
error-position-number-from = { $text } ist keine Zahl von -1 bis { $most }
error-position-number-range = „{ $text }“ ist keine Zahl von 0 bis { $most }
error-position-none-of = „{ $word }“ ist nichts von { $known }
error-position-seat = „{ $text }“ ist kein Platz; die Plätze sind { $known }
error-position-seat-known = „{ $text }“ ist kein Platz; bekannt sind { $known }
error-position-text-only = Stellungen von { $game } lassen sich nur als Text bearbeiten
error-board-over = hier ist die Partie zu Ende, sie lässt sich also nicht weiterspielen
error-board-step = diese Partie hat { $n } Schritte; einen Schritt { $step } gibt es nicht
error-board-place = Stelle { $n } folgt auf { $before }, und das ist keine Stelle davor
error-board-seat = Platz { $seat } hat hier nichts zu entscheiden

## Moves as text

error-move-unknown = „{ $text }“ ist kein Zug; Züge beginnen mit { $known }
error-move-none = „{ $text }“ ist kein Zug
error-move-essences = „{ $text }“: schreibe Essenzen wie 2E1G ({ $letters })
error-move-nothing-after = „{ $text }“: nach „{ $word }“ steht nichts
error-move-bare = nach „{ $word }“ steht nichts
error-move-name-seat = „{ $text }“: nenne einen Platz, { $seats }
error-move-number-after = „{ $text }“: nach „{ $word }“ steht eine Zahl
error-move-like = „{ $text }“: schreibe es wie stand in Illusion as { $type }
error-move-power = „{ $text }“: { $card } hat mehrere Fähigkeiten ({ $n }); gib die Nummer von einer an
error-move-card-called = „{ $text }“: keine Karte heißt „{ $name }“
error-move-no-action = diese Aktion gibt es nicht: { $action }
error-move-between = „{ $text }“: schreibe „{ $word } …{ $between }…“
error-move-guild = „{ $text }“ ist keine Gilde; bekannt sind { $known }
error-move-card = „{ $text }“ ist keine Karte
error-move-pile = „{ $text }“ ist kein Stapel; bekannt sind { $known }
error-chance-other = { $text } ist nicht der Zufall, der fällig ist: { $head }: …
error-chance-guilds = { $text } sind keine Gilden; bekannt sind { $known }
error-chance-none = „{ $text }“: hier wird nichts ausgeteilt
error-chance-line = „{ $text }“: hier muss eine Zeile „{ $head }: ...“ stehen
error-chance-seat = „{ $text }“ ist kein Platz
error-chance-starters = „{ $text }“: die Startsets haben Nummern

## Words that stand in these errors

error-word-mage = Magier
error-word-artifact = Artefakt
error-word-monument = Monument
error-word-place = Ort der Macht
error-word-item = Magischer Gegenstand
error-word-magic-item = Magischer Gegenstand
error-word-scroll = Schriftrolle
error-word-no-card = keine Karte
error-word-hand = Hand
error-word-deck = Nachziehstapel
error-word-resource-deck = Ressourcenstapel
error-word-removed = entfernte Karten
error-word-row = Reihe der Agenten
error-word-play = im Spiel
error-word-discards = Ablagestapel
error-word-places = Orte der Macht
error-word-monuments = Monumentstapel
error-word-shown = ausliegende Monumente
error-word-items = Magische Gegenstände
error-word-scrolls = Schriftrollen
error-range = von { $least } bis { $most }

## Res Arcana: where things lie

error-two-in-play = { $seat } hat zweimal „{ $what }“ im Spiel; ein Spieler hat einen
error-components-most = { $seat } hat zu viele Komponenten im Spiel ({ $n }); höchstens { $most } sind möglich
error-tile-twice = zwei Seiten desselben Plättchens sind im Spiel; ein Ort der Macht zeigt nur eine
error-essences = „{ $text }“ sind keine Essenzen; schreibe sie wie 2E1G, höchstens { $most } von einer Art
error-essences-many = „{ $text }“ sind zu viele Essenzen: höchstens { $most } von einer Art können an einer Stelle liegen, schreibe also nicht mehr
error-essences-pearls = „{ $text }“: In dieser Partie gibt es keine Perlen; nimm das Set pearls dazu, oder lass sie weg
error-card-form = „{ $text }“ ist keine Karte; schreibe sie wie Vault (turned) [2G]
error-two-places = { $card } liegt an zwei Stellen: { $one } und { $other }
error-kind-cannot-lie = { $card } kann nicht in „{ $name }“ liegen (Art der Karte: { $kind })
error-only-in-play-turned = nur eine Komponente im Spiel ist erschöpft oder trägt Essenzen, nicht { $card } in „{ $name }“
error-scroll-turned = eine Schriftrolle ist nie erschöpft und trägt keine Essenzen, anders als { $card } hier

## Res Arcana: the step of the game

error-no-step-start = mit „{ $value }“ kann es nicht losgehen; schreibe { $known }
error-bottom = „{ $step }“ liegt unter allen anderen Entscheidungen; die erste Zeile „pending“ nennt eines von { $known }
error-won-leave-out = die Partie hat Gewinner, ist also zu Ende: Lass die Zeile „{ $name }“ weg
error-set-up-only = { $seat } { $name }: solche Karten gibt es nur beim Spielaufbau
error-draft-cards = Karten für einen Draft liegen nur vor der ersten Runde aus
error-no-shuffle = hier wird nicht gemischt: { $seat } muss abgelegte Karten haben, keinen Nachziehstapel und noch Karten zu ziehen
error-middle-of-drawing = { $seat } zieht gerade; da wird nur auf das Mischen gewartet
error-no-deal = bei diesem Schritt wird das nicht ausgeteilt; lass die Zeile „chance“ weg, oder schreibe die offene Entscheidung („pending“), die darauf wartet
error-passed-turn = { $seat } hat gepasst und kann also nicht am Zug sein; nenne als „active“ einen anderen Platz
error-name-no-seat = { $name }: diesen Platz gibt es nicht
error-nobody-looks = niemand schaut einen Stapel an, also kann keine Karte in „{ $name }“ sein
error-cards-not-of-deck = die Karten in „{ $name }“ sind nicht aus dem Stapel, den { $seat } anschaut
error-all-arranged = alle angeschauten Karten sind geordnet und liegen also wieder auf ihrem Stapel
error-none-looked = es werden keine Karten angeschaut, die sich ordnen ließen
error-owing-deal = solange ausgeteilt wird, entscheidet niemand; lass diese Zeile weg
error-owing = { $seats } hat hier nichts zu entscheiden: { $who }
error-owing-it-is = es entscheidet { $seats }
error-owing-nobody = niemand entscheidet

## Res Arcana: who knows what

error-memory-twice = was man sich von { $card } gemerkt hat, steht schon in Zeile { $line }
error-memory-word = „{ $text }“ ist nichts, was man sich von einer Karte merkt
error-seats = „{ $text }“ sind keine Plätze
error-lies-open = { $card } liegt offen oder ist nicht im Spiel, also gibt es nichts zu merken
error-know-where = { $seats } kann nicht wissen, wo { $card } liegt, ohne die Karte zu kennen
error-group-greater = { $card } ist in einer Gruppe mit einer größeren Nummer, als die Zeile „groups“ sagt
error-drafted-openly = { $card } wurde offen gedraftet, also kennen sie alle; schreibe „seen A B C D E“
error-sees-card = { $seat } sieht { $card } und muss die Karte kennen; füge ihrer Zeile „memory“ „seen { $seat }, exact { $seat }“ hinzu
error-packet-which = { $card } liegt in einem Päckchen des Drafts; sag in welchem, etwa „draft 1 0“
error-packet-from = { $card } kann nicht aus den Päckchen eines Drafts kommen
error-packet-none = { $card } ist aus keinem solchen Päckchen des Drafts
error-packet-turn = { $card } kann in dieser Runde des Drafts nicht bei { $seat } angekommen sein

## Res Arcana: while a game is set up, and in secret

error-set-up-pending = beim Spielaufbau steht sonst nichts an
error-set-up-step = beim Spielaufbau wartet keine Partie bei „{ $step }“
error-set-up-shape = { $name }: So sieht keine Partie bei „{ $step }“ aus; es ist zu viel oder zu wenig
error-owing-missing = niemand hat etwas zu entscheiden, obwohl nicht alle entschieden haben; füge eine Zeile „owing: A B“ hinzu
error-nothing-to-choose = { $seat } hat bei diesem Schritt nichts geheim zu wählen; lass „choice“ weg
error-chosen-owes = { $seat } hat gewählt und nichts mehr zu entscheiden; lass eines von beiden weg
error-not-chosen = { $seat } hat nicht gewählt: Füge { $seat } der Zeile „owing“ hinzu
error-choice-not-offered = { $seat } kann { $card } nicht wählen; die Karte steht nicht zur Wahl

## Res Arcana: collecting

error-nobody-collects = gerade erhält niemand Ertrag; lass „{ $seat } { $name }“ weg
error-nobody-collects-order = gerade erhält niemand Ertrag; lass „order“ weg
error-collect-owing = jemand muss in der Ertragsphase etwas zu entscheiden haben; soll sie beginnen, schreibe stattdessen „step: collect“
error-collect-order-number = order: hier gilt für den Ertrag order { $order }
error-collect-turns = den Ertrag erhalten alle nacheinander, vom Besitzer des Startspielermarkers an
error-collect-done = { $seats }: Zu entscheiden hat, wer mit dem Ertrag nicht fertig ist, und sonst niemand
error-collected-already = { $seat } hat den Ertrag schon erhalten
error-collect-point = { $seat } kann mit diesen Komponenten beim Ertrag nicht so weit gekommen sein
error-collect-gold = x: Gold kann nur erhalten haben, wer den Ertrag schon erhalten hat

## Res Arcana: a match

error-one-game = es ist eine einzelne Partie, kein Wettkampf; lass „game“ weg
error-match-wins = gewonnene Partien gibt es nur in einem Wettkampf
error-match-owner = { $card }: nur in einem Wettkampf hat eine Karte einen Besitzer
error-match-games = ein Wettkampf hat drei Partien, nicht { $n }
error-match-won = die gewonnenen Partien passen nicht zur Nummer dieser Partie: Zwei Siege beenden einen Wettkampf
error-match-artifacts = ein Wettkampf wird mit { $n } Artefakten gespielt, hier sind es { $here }; nenne alle, oder lass die Variante weg
error-match-drafted = jeder hat { $n } der Artefakte gedraftet; schreibe bei jedem „owner A“ oder „owner B“
error-match-stray = { $card }: Ein Artefakt hat einen Besitzer, sobald es für die zweite Partie gedraftet wurde, und sonst hat nichts einen
error-match-deck = { $deck }: { $seat } hat nicht alle diese Karten gedraftet
error-match-mage = { $seat } spielt alle Partien eines Wettkampfs mit einem Magier; nenne ihn in „{ $seat } play“

## Res Arcana: pending choices

error-pending-many = es stehen zu viele Entscheidungen an; keine Partie hat mehr als { $most }
error-word-twice = „{ $word }“ steht zweimal da
error-pending-word = „{ $text }“ sagt nichts über eine offene Entscheidung
error-program-step = „{ $text }“ ist kein Schritt eines Programms wie „Hawk 2 +1“ oder „rounds +3“
error-program-no-step = „{ $name }“ hat keinen Schritt { $n }
error-cannot-follow = „{ $step }“ kann nicht aus „{ $below }“ darunter folgen
error-no-end = „{ $step }“: dort endet keine Partie
error-step-about = bei „{ $step }“ geht es um { $card }; schreibe „card { $written }“
error-must-be-in-play = für „{ $step }“ muss { $card } bei { $seat } im Spiel sein
error-claim-not-centre = { $seat } kann { $card } nicht in Besitz nehmen: Die Karte liegt nicht in der Mitte
error-claim-no-monument = { $seat } kann nicht das oberste Monument in Besitz nehmen: Es gibt keines; füge eine Zeile „monuments“ hinzu
error-place-no-artifact = { $seat } spielt aus: { $card }. Das ist kein Artefakt; nenne eines mit „card“
error-place-where = { $seat } kann { $card } nicht ausspielen: Die Karte ist weder auf der Hand von { $seat } noch in einem Ablagestapel; leg sie dorthin, oder lass die Zeile „pending“ weg
error-place-known = { $card } wird gerade ausgespielt, also kennen sie alle: In ihrer Zeile „memory“ muss „seen A B C D E, exact A B C D E“ stehen
error-life-loss-cause = ein Lebensverlust kommt von einem Schritt einer Fähigkeit, die angreift, und trifft manche der Plätze
error-no-power-of = „{ $step }“ ist keine Fähigkeit von { $card }
error-x-price = x { $x } ist keine Art, die Kosten einer Karte zu senken
error-x = x { $x } kann bei „{ $step }“ nicht sein; dort ist es { $range }
error-nothing-paid = vor „{ $step }“ wird nichts bezahlt; lass „paid“ weg
error-paid-more = es ist mehr bezahlt, als { $seat } gehabt haben kann
error-cannot-pay-for = { $seat } kann { $card } mit { $pool } nicht bezahlen
error-must-lie-on = für „{ $step }“ muss { $pool } auf { $card } liegen
error-left-out = left { $left } kann bei „{ $step }“ nicht sein; lass es weg
error-left-most = left { $left } kann bei „{ $step }“ nicht sein; es ist höchstens { $most }
error-not-next-hit = { $seat } ist nicht der Nächste von denen, die es trifft
error-cannot-pay-step = { $seat } kann mit { $pool } nicht bezahlen, was „{ $step }“ kostet
error-pending-twice = „{ $step }“ steht zweimal an

## Arcana: where things lie

error-dealt-four = jeder Platz erhält vier Aufträge
error-kept-two = zwei der vier erhaltenen Aufträge werden behalten; die Zeile `dealt` steht davor
error-card-cannot-lie = { $card } ist keine Karte, die hier liegen kann
error-card-here-and = { $card } ist hier und in „{ $name }“
error-no-marks = { $card } hat keine Zeichen
error-marks = „[{ $text }]“ sind keine Zeichen wie [down known A hidden 1 placed 2]
error-base-card = { $card } kann nicht unter einer Gildenkarte liegen
error-not-beside = { $card } liegt nicht neben einer Marktkarte
error-only-objectives = als Aufträge werden nur Aufträge ausgeteilt
error-no-objectives-option = hier wird ohne Aufträge gespielt; füge „option objectives: on“ hinzu
error-cannot-be-in = { $card } kann dort nicht liegen ({ $what })
error-other-guild = { $card } gehört zu einer anderen Gilde, als { $seat } anführt
error-no-stake = { $card } ist keine Marktkarte
error-only-stakes-buried = unter „{ $pile }“ liegen nur Marktkarten
error-beside-no-stake = Karten liegen neben „{ $pile }“, wo keine Marktkarte offen liegt
error-cannot-beside = { $card } kann nicht neben einer Marktkarte liegen
error-only-militia = im Stapel der Miliz liegt nur Miliz, und nur wenn mit ihr gespielt wird
error-game-over-free = „Spielende“ liegt verdeckt in der freien Zone, wo keine Karte verdeckt liegt
error-stakes-left = in den Stapeln liegen verdeckte Marktkarten: { $hidden }; übrig sind aber nur { $left }

## Arcana: the course of the game

error-own-guild-which = jeder Platz führt eine eigene Gilde an; sag welche, etwa `A guild: blades`
error-own-guild = jeder Platz führt eine eigene Gilde an
error-no-guild-yet = noch ist keine Gilde verteilt; lass die Zeilen „guild“ weg
error-other-guilds = die Option „guilds“ nennt andere Gilden
error-guilds-in-turn = Gilden werden reihum gewählt, vom Startspieler an
error-too-large = „{ $name }“ ist zu groß: höchstens { $most } sind hier möglich
error-last-round-known = die letzte Runde steht fest, sobald „Spielende“ aufgedeckt ist; schreibe „jubilee: shown“
error-last-round-over = die letzte Runde ist schon vorbei; es ist diese Runde oder eine spätere
error-at-most = „{ $seat } { $name }“ ist hier höchstens { $most }
error-step-phase = den Schritt „{ $step }“ gibt es nicht in der Phase „{ $phase }“
error-no-card-in-phase = in der Phase „{ $phase }“ liegt keine Karte in „{ $seat } { $name }“
error-nothing-beside = beim Spielaufbau liegt nichts neben oder unter einer Marktkarte
error-no-agent-down = in der Phase „{ $phase }“ liegt kein Agent verdeckt
error-no-stake-shown = noch liegt keine Marktkarte offen
error-no-objectives-yet = noch sind keine Aufträge ausgeteilt; lass die Zeilen „dealt“ weg
error-objectives-order = Aufträge erhält zuerst A, dann B und so weiter
error-objectives-kept-after = Aufträge behält man, wenn alle ausgeteilt sind
error-kept-line = { $seat } hat zwei davon behalten; füge eine Zeile „kept“ hinzu
error-holds-no-card = wer am Zug ist, hat keine Handkarte
error-no-location = es wird gerade kein Ort gespielt
error-only-location = gespielt werden kann nur ein Ort
error-location-effect = ein Ort wird nur im Effekt eines Zuges gespielt
error-militia-posted = Miliz wird aufgestellt, wenn sie ausgehoben wird
error-only-militia-mustered = ausgehoben wird nur Miliz, und nur wenn eine Marktkarte offen liegt
error-no-militia = es gibt keine Miliz
error-militia-stake = Miliz wird ausgehoben, wenn eine Marktkarte offen liegt
error-stake-won = eine Marktkarte ist gewonnen, wenn sie behalten oder entfernt wird
error-only-stake-won = gewonnen werden kann nur eine Marktkarte
error-nobody-robbed = niemand wird beraubt, der eine Handkarte hat
error-winners-end = die Gewinner stehen erst am Ende fest
error-no-objectives = hier wird ohne Aufträge gespielt
error-objectives-after = Aufträge behält man, nachdem sie ausgeteilt sind
error-all-kept = alle haben ihre Aufträge schon behalten
error-after-moment = { $card } wurde nach dem Zeitpunkt dieser Stellung verdeckt oder ausgespielt; erhöhe „moment“
error-placed-before = { $card } wurde ausgespielt, bevor sie verdeckt wurde
error-known-by-stranger = { $card } ist einem Platz bekannt, der nicht im Spiel ist
error-no-agent-known = { $card } ist kein Agent, also kann niemand die Karte angeschaut haben; lass „known“ weg
error-deck-moment = { $card } liegt in einem Stapel, der zu einem anderen Zeitpunkt gemischt wurde
error-among-militia = { $card } liegt unter anderer Miliz, und niemand weiß, wo
error-open-marks = { $card } liegt offen; lass die Zeichen weg
