### Res Arcana: the rules in short, written as web-rules.ftl explains.

resarcana-rules-goal-title = So gewinnst du
resarcana-rules-goal =
    Du bist ein Magier mit einem Nachziehstapel aus acht Artefakten. Artefakte bringen Essenzen; mit Essenzen bezahlst du weitere Artefakte, Monumente und Orte der Macht. Die bringen die meisten Siegpunkte.
    Hat am Ende einer Runde jemand 10 :point: oder mehr, gewinnt, wer die meisten Siegpunkte hat.

resarcana-rules-setup-title = Vor der ersten Runde
resarcana-rules-setup =
    Alle beginnen mit je einer Essenz: :elan: Elan, :life: Leben, :calm: Ruhe, :death: Tod und :gold: Gold. Essenzen, die auf keiner Karte liegen, sind dein Vorrat. Sie sind nicht begrenzt, hier werden aber höchstens 511 einer Art an einer Stelle gezählt.
    Jeder erhält zwei Magier und acht Artefakte und schaut sich alle an. Die Artefakte werden zum Nachziehstapel, drei davon zieht jeder als Starthand, und dann behält jeder einen der Magier.
    In der Mitte liegen fünf Orte der Macht, die Monumente (zwei davon aufgedeckt, die übrigen als Stapel) und die Magischen Gegenstände.
    Jeder nimmt einen Magischen Gegenstand, in umgekehrter Reihenfolge: Der Startspieler wählt zuletzt.

resarcana-rules-round-title = Eine Runde
resarcana-rules-round =
    - Ertrag: Alle nehmen, was ihre Karten bringen.
    - Aktionen: abwechselnd je eine Aktion, bis alle gepasst haben.
    - Siegpunkte überprüfen: Hat jemand gewonnen? Wenn nicht, wird alles Erschöpfte spielbereit gemacht, und die nächste Runde beginnt.

resarcana-rules-collect-title = Ertrag
resarcana-rules-collect =
    :collect: Jede Karte mit diesem Zeichen bringt, was daneben steht, ob sie erschöpft ist oder nicht. Wo es eine Wahl gibt, hast du sie.
    Essenzen, die auf einer Karte liegen, darfst du in deinen Vorrat nehmen: alle von dieser Karte oder keine.
    Einige Karten belohnen dich dafür, dass du Essenzen darauf liegen lässt, oder verlangen jetzt eine Zahlung.
    Alle entscheiden gleichzeitig. Jeder kann stattdessen verlangen, dass es der Reihe nach geht: Dann entscheiden alle offen und nacheinander, beginnend beim Startspieler. Das gilt ab der nächsten Ertragsphase für den Rest der Partie.

resarcana-rules-actions-title = Dein Zug: eine Aktion
resarcana-rules-actions =
    - Spiele ein Artefakt von deiner Hand aus und bezahle die Kosten.
    - Nimm einen Ort der Macht für seine Kosten in Besitz oder ein Monument für 4 :gold:. Du darfst auch das oberste Monument vom Stapel nehmen, ungesehen.
    - Wirf eine Handkarte für 1 :gold: oder zwei beliebige andere Essenzen ab.
    - Nutze eine Fähigkeit einer Karte, die nicht erschöpft ist.
    - Passe.
    Kosten zahlst du vollständig aus deinem Vorrat. :any: darfst du mit jeder Art bezahlen, auch mit Gold. Vergünstigungen addieren sich, senken die Kosten aber nie unter null.

resarcana-rules-powers-title = Fähigkeiten
resarcana-rules-powers =
    Vor dem Dreieck :arrow: steht, was du bezahlst, danach, was du erhältst.
    :turn: Erschöpfe die Karte. Ihre Fähigkeiten ruhen, bis sie wieder spielbereit ist; Ertrag, Vergünstigungen und Siegpunkte bleiben.
    Eine Fähigkeit ohne dieses Zeichen darfst du mehrmals pro Runde nutzen, jedes Mal als eigene Aktion.
    :here: legt Essenzen auf die Karte. Dort sind sie sicher und oft Siegpunkte wert; solange keine Fähigkeit etwas anderes sagt, kannst du sie aber erst ausgeben, wenn du sie in der Ertragsphase genommen hast.
    Deine Komponenten sind dein Magier, dein Magischer Gegenstand und deine Artefakte, Monumente und Orte der Macht im Spiel.
    Du darfst eine Fähigkeit auch ohne Wirkung nutzen, solange du sie bezahlst.
    Musst du ziehen und dein Nachziehstapel ist leer, wird dein Ablagestapel zu einem neuen gemischt.

resarcana-rules-reactions-title = Angriffe und Reaktionen
resarcana-rules-reactions =
    Durch einige Fähigkeiten verliert jeder Rivale :life:, außer wer schon gepasst hat. Für jedes Leben, das dir fehlt, verlierst du zwei andere Essenzen deiner Wahl, soweit du sie hast. Was auf Karten liegt, ist sicher.
    Viele Angriffe nennen einen Preis, für den jeder Rivale sie ignorieren darf.
    :react: Reaktionen nutzt du, wenn ihre Bedingung eintritt, meist im Zug eines anderen. Sie sind keine Aktionen. Auch eine erschöpfte Karte kann reagieren, außer das Erschöpfen gehört zu den Kosten.

resarcana-rules-passing-title = Passen
resarcana-rules-passing =
    Wer als Erster passt, nimmt den Startspielermarker: 1 :point: für den, der ihn bei einer Überprüfung hat, und der erste Zug der nächsten Runde.
    Wer passt, tauscht seinen Magischen Gegenstand gegen einen anderen aus der Mitte und zieht eine Karte.
    Dann bist du bis zum Ende der Runde draußen und kannst kein Leben mehr verlieren. Essenzen, die eine Fähigkeit allen Rivalen gibt, erhältst du weiterhin.

resarcana-rules-victory-title = Siegpunkte überprüfen
resarcana-rules-victory =
    Siegpunkte bringen Artefakte im Spiel, Monumente, Orte der Macht und der Startspielermarker. Erschöpfte Karten zählen mit.
    Bei Gleichstand gewinnt der vollere Vorrat; jedes Gold zählt dabei doppelt. Sind auch die Vorräte gleich, wird der Sieg geteilt.
    Einige Karten überprüfen den Sieg mitten in der Runde. Dann wird bei allen gezählt, und ein Rivale mit mehr Siegpunkten gewinnt.
    Wenige Karten reagieren auf eine Überprüfung mit Siegpunkten, die nur für diese gelten.

resarcana-rules-variants-title = Varianten
resarcana-rules-variants =
    - Erste Partie: Alle beginnen mit einem Magier und drei Artefakten aus einem vorbereiteten Set; fünf weitere Artefakte bilden ungesehen den Nachziehstapel. Die Orte der Macht zeigen ihre einfachere Seite.
    - Draft: je vier Artefakte; eines behalten, die anderen nach links weitergeben, bis alle verteilt sind. Dann noch einmal vier, diesmal nach rechts. Nachziehstapel, Magier und Gegenstände folgen wie gewohnt.
    - Wettkampf: zwei Spieler, zwei Siege. Nach der ersten Partie behalten beide ihren Magier, und die sechzehn Artefakte werden offen ausgelegt und abwechselnd gewählt. Eine dritte Partie nutzt dieselben Nachziehstapel. Der Verlierer bestimmt, wer die nächste Partie beginnt.
    - Mehrere Sets zugleich: Alle Karten werden gemischt, und die Zahl der Spieler bestimmt, wie viel in der Mitte liegt.
    | Spieler | Monumente | Orte der Macht
    | 2 | 7 | 4
    | 3 | 10 | 5
    | 4 | 12 | 6
    | 5 | 14 | 7

resarcana-rules-lux-title = Lux et Tenebrae
resarcana-rules-lux =
    Bringt :demon: Dämonen, acht Schriftrollen, zwei Magische Gegenstände und von allem mehr, für bis zu fünf Spieler.
    Die Schriftrollen liegen in der Mitte. Der Magische Gegenstand Inschrift nimmt eine in Besitz. Sie bleibt bei dir, auch über mehrere Runden, bis du sie nutzt; dann kehrt sie in die Mitte zurück. Sie zu nutzen ist eine Aktion; der Schild ist eine Reaktion.
    Der Magische Gegenstand Illusion hilft, während du eine eigene Fähigkeit nutzt: Erschöpft gilt sie als Kreatur oder Dämon, für zwei Essenzen auch als Drache.

resarcana-rules-pearls-title = Perlae Imperii
resarcana-rules-pearls =
    :pearl: Perlen sind eine sechste Essenz. Alle beginnen mit einer, und statt 10 braucht es 13 Siegpunkte.
    In deinem Zug darfst du Perlen aus deinem Vorrat tauschen, jede gegen 1 :gold: oder zwei beliebige Essenzen außer Gold und Perlen. Das ist keine Aktion. Du darfst es auch tun, wenn du reagieren musst.
    Jede Perle, die du bei einer Überprüfung hast, in deinem Vorrat oder auf deinen Karten, ist 1 :point: wert. Bei Gleichstand zählen Perlen nicht.
    Wo Gold ausgeschlossen ist, sind auch Perlen ausgeschlossen.

resarcana-rules-duo-title = Duo
resarcana-rules-duo =
    Ein eigenes Spiel für zwei, mit zwei Orten der Macht und sieben Monumenten. Niemand verliert Leben, und es gibt keine Reaktionen.
    Viermal schaust du zwei deiner acht ausgeteilten Artefakte an, behältst eines und gibst das andere deinem Rivalen. Was du behalten und was du bekommen hast, ist dein Nachziehstapel.
    Die erste Partie geht bis 7 Siegpunkte.
    Zusammen mit dem Grundspiel bringt es mehr Karten für zwei bis vier; dann gelten die Regeln des Grundspiels. Einen fünften Platz gibt es mit Lux et Tenebrae oder Perlae Imperii.
