### Arcana of Cadwallon: the rules in short, written as web-rules.ftl explains.

cadwallon-rules-goal-title = So gewinnst du
cadwallon-rules-goal =
    Du führst eine Gilde der Stadt Cadwallon an und kämpfst mit deinen Agenten um Marktkarten: :relic: Relikte sind 1 :point: wert, :personality: Persönlichkeiten 3, :location: Orte 5.
    Was du gewinnst, kommt zu deinen Karten und arbeitet für dich. Wer am Ende die meisten Punkte hat, gewinnt.

cadwallon-rules-setup-title = Vor der ersten Runde
cadwallon-rules-setup =
    Jeder führt eine andere Gilde an und mischt ihre elf Karten: neun Agenten, einen Ort und ein Relikt. Sie sind keine Punkte wert. Das ist dein Zugstapel; was du nutzt und gewinnst, kommt auf deinen Ressourcenstapel, und der wird zu einem neuen Zugstapel gemischt, wenn der alte aufgebraucht ist. Ressourcenstapel sind offen: Jeder darf jeden durchsehen, und eine Karte, die aus der Hand darauf kommt, wird gezeigt.
    Die Marktkarten liegen in Stapeln zu zwölft: fünf Stapel für zwei oder vier Spieler, vier für drei. Die oberste Karte jedes Stapels liegt offen.
    Der Stapel in der Mitte ist die freie Zone. Von den anderen kontrolliert jeder zwei. Zu dritt oder zu viert teilen sich Nachbarn den Stapel zwischen ihnen.

cadwallon-rules-round-title = Eine Runde
cadwallon-rules-round =
    - Jeder zieht vier Karten. Reihum nutzt jeder eine Karte, bis alle Hände leer sind. Passen gibt es nicht.
    - Die Marktkarten werden ausgewertet.
    - Jeder Stapel, der seine Marktkarte verloren hat, zeigt die nächste. Die Karte „Startspieler“ geht nach rechts.

cadwallon-rules-turn-title = Dein Zug: eine Karte
cadwallon-rules-turn =
    - Spiele einen Agenten neben einer Marktkarte aus: verdeckt bei einem Stapel, den du kontrollierst, bei allen anderen aufgedeckt. Gewonnene Persönlichkeiten sind ebenfalls Agenten. Nur du darfst deine verdeckten Agenten anschauen.
    - Spiele einen Ort. Sein Effekt tritt sofort ein.
    - Bestich eine Persönlichkeit mit einem Relikt.
    - Oder lege irgendeine Karte ohne Wirkung auf deinen Ressourcenstapel.

cadwallon-rules-bribe-title = Bestechen
cadwallon-rules-bribe =
    Mit einem Relikt kannst du eine Persönlichkeit gewinnen, neben der mindestens einer deiner Agenten liegt. Miliz ist kein Agent: Sie kann nicht bestechen und trägt nichts dazu bei.
    Zähle die :financial: Dukaten aller deiner Agenten dort und die des Relikts zusammen. Erreichen sie den Preis der Persönlichkeit, gehört sie sofort dir, was immer andere dort liegen haben, und die nächste Marktkarte des Stapels wird aufgedeckt.
    Erreichen sie ihn nicht, ist das Relikt verbraucht, und die Agenten bleiben. Zwei Relikte werden nie zusammengezählt.

cadwallon-rules-resolve-title = Wer eine Marktkarte gewinnt
cadwallon-rules-resolve =
    Sind alle Hände leer, werden alle Agenten aufgedeckt. Die goldene Macht einer Marktkarte sagt, was dort zählt, ihre Zahl, wie viel nötig ist.
    Jeder zählt diese Macht seiner eigenen Agenten dort zusammen. Von allen, die die Zahl erreichen, gewinnt die höchste Summe.
    Sind die höchsten Summen gleich, gewinnt niemand, und alles bleibt liegen, wenn nicht die Fähigkeit einer Gilde entscheidet. Es bleibt auch liegen, wenn niemand die Zahl erreicht.
    Die Marktkarte kommt auf den Ressourcenstapel des Gewinners; alle Agenten daneben kommen auf die ihrer Besitzer.

cadwallon-rules-guilds-title = Die Gilden
cadwallon-rules-guilds =
    - Klingen gewinnen bei Gleichstand um :military: militärische Marktkarten.
    - Fährleute gewinnen bei Gleichstand um :spiritual: spirituelle Marktkarten.
    - Diebe gewinnen bei Gleichstand um :political: politische Marktkarten.
    - Wucherer zählen bei jeder Bestechung 1 dazu.
    Nur ein kleiner Teil der gedruckten Karten ließ sich finden, bei den Gilden wie bei allen anderen. Was wir selbst entworfen haben, trägt das Zeichen :standin:.

cadwallon-rules-end-title = Das Ende
cadwallon-rules-end =
    Das Herzogliche Jubiläum liegt unter den letzten sechs Karten der freien Zone. Ist es aufgedeckt, wird die Runde zu Ende gespielt und danach noch eine.
    Dann kehren die Agenten vom Tisch zurück, und es zählen die Punkte aller Karten in deinen beiden Stapeln.

cadwallon-rules-house-title = Hausregeln
cadwallon-rules-house =
    Hier schweigen die gedruckten Regeln, deshalb sind diese von uns:
    - Die Partie endet auch, wenn am Ende einer Runde kein Stapel mehr eine Marktkarte zeigt.
    - Sie endet ebenso nach fünf Runden in Folge, in denen niemand eine Marktkarte gewonnen hat.
    - Bei gleichen Punkten gewinnen mehr Orte, dann mehr Persönlichkeiten. Sind auch diese gleich, wird der Sieg geteilt.

cadwallon-rules-variants-title = Zusätze
cadwallon-rules-variants =
    - Aufträge: Von vier geheimen Zielen behält jeder zwei. Erfüllte bringen am Ende Punkte.
    - Miliz: Statt zu bestechen, kann ein Relikt die oberste Karte des Milizstapels rufen. Du schaust sie an und legst sie neben eine Marktkarte, wo sie dir gewinnen hilft; ist diese ausgewertet, kehrt sie zurück. Bestechen kann sie nicht.
    - Taktisches Entfernen: Eine gewonnene Marktkarte darf unter deine Gildenkarte statt in deine Stapel. Dort bringt sie keine Punkte, aber deine Stapel bleiben klein.
