# The guided starter game of Res Arcana Duo.

lesson-duo-first-game = Duo: deine erste Partie
lesson-duo-first-game-about = Die Einstiegspartie von Duo, bis sieben Siegpunkte. Ein Schwan, ein Ort der Macht und drei Runden.
lesson-duo-first-game-end = Sieben Siegpunkte in drei Runden. Du hast gesehen, wie Essenzen auf Karten wachsen, wie ein Ort der Macht zählt und warum es richtig sein kann, früh zu passen.

lesson-duo-first-game-welcome = Willkommen bei Duo. Zwei Alchemisten, und in der Einstiegspartie gewinnen 7 Siegpunkte am Ende einer Runde. Du hast einen Magier im Spiel, den Schmied, und drei Artefakte auf der Hand. Du besitzt eine Essenz jeder Art.
lesson-duo-first-game-goal = Darauf haben wir es abgesehen: einen Ort der Macht, den Kreis der Druiden. Er kostet 6x Leben und 3x Ruhe. Jedes Leben, das darauf liegt, ist ein Siegpunkt. Woher so viel Leben nehmen? Dein Weißer Schwan macht es.

lesson-duo-first-game-item = Vor der ersten Runde nimmt jeder einen Magischen Gegenstand. Der Schwan kostet 1x Leben und 2x Ruhe; du hast 1x Ruhe.
lesson-duo-first-game-item-do = Nimm Ruhe / Elan.
lesson-duo-first-game-item-not = Was du jetzt brauchst, ist Ruhe: Nimm Ruhe / Elan.

lesson-duo-first-game-collect = Jede Runde beginnt mit dem Ertrag. Dein Gegenstand gibt 1x Ruhe oder 1x Elan.
lesson-duo-first-game-collect-do = Nimm Ruhe.
lesson-duo-first-game-collect-not = Der Schwan kostet 2x Ruhe. Nimm Ruhe.

lesson-duo-first-game-swan = Jetzt seid ihr abwechselnd am Zug, mit je einer Aktion. Spiele deine beste Karte zuerst aus.
lesson-duo-first-game-swan-do = Spiele den Weißen Schwan aus.
lesson-duo-first-game-swan-not = Später. Der Schwan ist das Herz deines Plans: Spiele ihn jetzt aus.
lesson-duo-first-game-swan-discard = Eine Karte wirst du bald abwerfen, aber spiele zuerst den Schwan aus.
lesson-duo-first-game-swan-pass = Wer passt, ist für diese Runde draußen. Du hast noch viel vor.

lesson-duo-first-game-smith = Erschöpfe eine Karte, um sie zu nutzen; in der nächsten Runde wird sie wieder spielbereit. Die zweite Fähigkeit des Schmieds macht aus 1 Gold 4 beliebige Essenzen. Sie kommen auf den Schmied, und du erhältst sie in der nächsten Ertragsphase.
lesson-duo-first-game-smith-do = Nutze die zweite Fähigkeit des Schmieds. Wähle 2x Leben und 2x Ruhe.
lesson-duo-first-game-smith-not = 1 Gold für 4 Essenzen ist der beste Tausch, den du hast. Nutze den Schmied.
lesson-duo-first-game-smith-first = Das macht aus Elan Gold. Heute willst du es umgekehrt: die zweite Fähigkeit.
lesson-duo-first-game-smith-gain = Für den Kreis brauchst du Leben und Ruhe: Nimm je 2.

lesson-duo-first-game-discard = Der Schwan frisst Ruhe, und du hast keine mehr. Eine Karte, die du nicht brauchst, kannst du abwerfen, für 1 Gold oder 2 beliebige andere Essenzen.
lesson-duo-first-game-discard-do = Wirf die Quadratur des Kreises ab und nimm 2x Ruhe.
lesson-duo-first-game-discard-not = Zuerst etwas Ruhe für den Schwan: Wirf die Quadratur des Kreises ab.
lesson-duo-first-game-discard-crucible = Behalte den Schmelztiegel vorerst und wirf die Quadratur des Kreises ab.
lesson-duo-first-game-discard-gain = Der Schwan will jedes Mal Ruhe. Nimm 2x Ruhe.

lesson-duo-first-game-feed = Der Schwan muss nicht erschöpft werden. Für 1x Ruhe und eine beliebige andere Essenz kommen 2x Leben und 1x Ruhe auf ihn: Aus 2 werden 3, so oft du zahlen kannst.
lesson-duo-first-game-feed-do = Nutze den Schwan. Bezahle mit 1x Elan und 1x Ruhe.
lesson-duo-first-game-feed-not = Lass den Schwan arbeiten: Nutze ihn.
lesson-duo-first-game-feed-pay = Behalte die zweite Ruhe, damit der Schwan zweimal arbeiten kann: Bezahle mit Elan und Ruhe.

lesson-duo-first-game-again = Und noch einmal, mit allem, was übrig ist.
lesson-duo-first-game-again-do = Nutze den Schwan noch einmal.
lesson-duo-first-game-again-not = 1x Ruhe und 1x Tod sind übrig: Nutze den Schwan noch einmal.

lesson-duo-first-game-pass = Dein Vorrat ist leer, und die nächste Runde ist gut vorbereitet. Passe: Du ziehst eine Karte und tauschst deinen Gegenstand. Der Startspielermarker, 1 Siegpunkt wert, geht an den, der zuerst passt: Er bleibt bei dir.
lesson-duo-first-game-pass-do = Passe und nimm Tod / Leben.
lesson-duo-first-game-pass-not = Passe jetzt, vor deinem Rivalen.
lesson-duo-first-game-pass-other = Ein Leben mehr ist willkommen: Nimm Tod / Leben.

lesson-duo-first-game-harvest = Ernte. Essenzen auf Karten gehören dir, wenn du sie nimmst.
lesson-duo-first-game-harvest-do = Nimm alles vom Schmied und vom Schwan, und Leben von deinem Gegenstand.
lesson-duo-first-game-harvest-not = Leben, für den Kreis.
lesson-duo-first-game-harvest-leave = Dort lägen sie noch eine Runde. Du brauchst sie jetzt: Nimm sie.

lesson-duo-first-game-claim = 7x Leben und 4x Ruhe. Der Kreis der Druiden kostet 6 und 3. Ein Ort gehört dem, der zuerst zahlen kann.
lesson-duo-first-game-claim-do = Nimm den Kreis der Druiden in Besitz.
lesson-duo-first-game-claim-not = Der Kreis wartet, und dein Rivale will ihn auch. Nimm ihn in Besitz.

lesson-duo-first-game-sow = Er gehört dir. Nun muss er gefüllt werden. Lass zuerst den Schwan mit dem arbeiten, was übrig ist: Eine Kreatur, die für den Kreis erschöpft wurde, kann das nicht mehr.
lesson-duo-first-game-sow-do = Nutze den Schwan.
lesson-duo-first-game-sow-not = Zuerst der Schwan, solange er spielbereit ist.
lesson-duo-first-game-sow-circle = 1x Leben liegt auf dem Kreis: 1 Siegpunkt. Aber jetzt ist der Kreis erschöpft, und seine andere Fähigkeit bräuchte ihn spielbereit. Nimm es zurück: Der Kreis selbst kommt zuletzt.

lesson-duo-first-game-creature = Der Kreis hat zwei Fähigkeiten. Für die zweite erschöpfst du eine Kreatur, nicht den Kreis: 1x Leben kommt auf ihn. Der Schwan ist eine Kreatur.
lesson-duo-first-game-creature-do = Nutze die zweite Fähigkeit des Kreises mit dem Schwan.
lesson-duo-first-game-creature-not = Erschöpfe den Schwan für den Kreis: seine zweite Fähigkeit.
lesson-duo-first-game-creature-first = Dann ist der Kreis erschöpft, und die Kreatur kann nicht mehr helfen. Zuerst die zweite Fähigkeit.

lesson-duo-first-game-circle = 1 Siegpunkt. Nun der Kreis selbst.
lesson-duo-first-game-circle-do = Nutze die erste Fähigkeit des Kreises.
lesson-duo-first-game-circle-not = Erschöpfe den Kreis: noch ein Leben, noch ein Siegpunkt.

lesson-duo-first-game-second = 2 Siegpunkte auf dem Kreis. Dein Rivale hat zuerst gepasst und hat jetzt den Marker. Du hältst einen Feendrachen: Er kostet 1x Elan, 2x Leben und 2x Ruhe, und er ist eine Kreatur.
lesson-duo-first-game-second-do = Passe und nimm Ruhe / Elan.
lesson-duo-first-game-second-not = Heb deine Karten für die nächste Runde auf. Passe und nimm Ruhe / Elan.

lesson-duo-first-game-leave = Wieder Ertrag, und hier lauert eine Falle: Auch das Leben auf dem Kreis kannst du nehmen. Aber dort ist es ein Siegpunkt, in deinem Vorrat nicht.
lesson-duo-first-game-leave-do = Nimm vom Schwan, lass den Kreis, wie er ist, und nimm Elan.
lesson-duo-first-game-leave-not = Nicht ganz: Nimm, was auf dem Schwan liegt, und Elan von deinem Gegenstand.
lesson-duo-first-game-leave-take = Das sind deine Siegpunkte. Lass sie auf dem Kreis liegen.

lesson-duo-first-game-missing = Der Feendrache kostet 1x Elan, 2x Leben und 2x Ruhe. Eine Ruhe fehlt.
lesson-duo-first-game-missing-do = Wirf den Schmelztiegel oder die Schwarze Katze ab und nimm 2x Ruhe.
lesson-duo-first-game-missing-not = Es fehlt Ruhe. Wirf eine Karte dafür ab.
lesson-duo-first-game-missing-dragon = Nicht den Drachen! Eine andere Karte.

lesson-duo-first-game-dragon = 1 Siegpunkt für sich, und eine zweite Kreatur für den Kreis.
lesson-duo-first-game-dragon-do = Spiele den Feendrachen aus.
lesson-duo-first-game-dragon-not = Jetzt kannst du den Feendrachen bezahlen. Spiele ihn aus.

lesson-duo-first-game-turns = Zwei Kreaturen, und zuletzt der Kreis: Das macht drei weitere Leben.
lesson-duo-first-game-turns-do = Nutze die zweite Fähigkeit des Kreises und erschöpfe eine Kreatur.
lesson-duo-first-game-turns-not = Die zweite Fähigkeit des Kreises, mit einer Kreatur.
lesson-duo-first-game-turns-first = Der Kreis kommt zuletzt. Zuerst die Kreaturen.

lesson-duo-first-game-other = Und die andere Kreatur.
lesson-duo-first-game-other-do = Nutze die zweite Fähigkeit des Kreises noch einmal.
lesson-duo-first-game-other-not = Eine Kreatur ist noch spielbereit. Erschöpfe sie für den Kreis.
lesson-duo-first-game-other-first = Eine Kreatur ist noch spielbereit. Der Kreis kommt zuletzt.

lesson-duo-first-game-five = 4x Leben auf dem Kreis, 1 Siegpunkt für den Drachen.
lesson-duo-first-game-five-do = Nutze nun die erste Fähigkeit des Kreises.
lesson-duo-first-game-five-not = Noch ein Leben: Erschöpfe den Kreis.

lesson-duo-first-game-token = 6 Siegpunkte, und 7 werden gebraucht. Wo ist der letzte? Dein Rivale hat noch nicht gepasst. Wer zuerst passt, erhält den Startspielermarker, und der ist 1 Siegpunkt wert, wenn die Runde gezählt wird.
lesson-duo-first-game-token-do = Passe jetzt und nimm irgendeinen Gegenstand.
lesson-duo-first-game-token-not = Der Marker ist der siebte Siegpunkt. Passe.
lesson-duo-first-game-token-wait = Dein Rivale könnte zuerst passen und den Marker nehmen. Warte nicht.
