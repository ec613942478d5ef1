# Short lessons on Res Arcana, one idea each.

## Essences and engines

lesson-engines = Essenzen und Maschinen
lesson-engines-about = Warum eine Karte, die jede Runde zahlt, besser ist als ein Siegpunkt, und wie Gold im Liegen arbeitet.
lesson-engines-end = Zuerst, was Ertrag bringt, dann, was umwandelt, zuletzt die Siegpunkte: Das ist eine Maschine. Und was auf einer Karte liegt, kann dort mehr wert sein als in deinem Vorrat.
lesson-engines-income = Runde 2, und alles, was du hast, liegt in deinem Vorrat. Was ausgegeben ist, ist weg. Also gib es für Karten aus, die etwas zurückbringen: Die mit der hohlen Hand zahlen in jeder Ertragsphase, und Fähigkeiten kannst du in jeder Runde nutzen.
lesson-engines-pit = Die Flammengrube kostet 2x Elan und gibt in jeder Ertragsphase 1x Elan. In zwei Runden hat sie sich bezahlt, und weitere folgen.
lesson-engines-pit-do = Spiele die Flammengrube aus.
lesson-engines-pit-not = Nicht falsch, aber baue zuerst die Maschine: Spiele die Flammengrube aus.
lesson-engines-pit-point = Ein Siegpunkt jetzt oder in der letzten Runde ist derselbe Siegpunkt. Ertrag jetzt ist viel mehr wert als später. Zuerst die Grube.
lesson-engines-pit-vault = Der Tresor kommt noch. Die Grube ist billiger und zahlt ab der nächsten Runde.
lesson-engines-convert = Dein Rivale hat gepasst, du kannst also in Ruhe handeln. Die Grube wandelt auch um: Erschöpfe sie und zahle 1x Leben, und du erhältst 1x Elan und 1x Tod. Aus eins wird zwei.
lesson-engines-convert-do = Nutze die Flammengrube.
lesson-engines-convert-not = Eine Essenz für zwei: Nutze die Grube.
lesson-engines-vault = Der Tresor kostet 1 Gold und eine beliebige andere Essenz.
lesson-engines-vault-do = Spiele den Tresor aus und bezahle die andere Essenz, womit du willst.
lesson-engines-vault-not = Der Tresor ist die andere Hälfte dieser Maschine. Spiele ihn aus.
lesson-engines-seed = Erschöpfe den Tresor, und es kommt 1 Gold darauf. Solange in der Ertragsphase Gold darauf liegen bleibt, bringt der Tresor 2 beliebige Essenzen.
lesson-engines-seed-do = Nutze den Tresor.
lesson-engines-seed-not = Bring Gold auf den Tresor, bevor die Runde endet: Nutze ihn.
lesson-engines-pass = In dieser Runde ist nichts Nützliches mehr zu tun.
lesson-engines-pass-do = Passe und nimm die Wiederbelebung.
lesson-engines-pass-not = Heb die Nachtigall für später auf. Passe und nimm die Wiederbelebung.
lesson-engines-interest = Jetzt zahlt es sich aus. Dein Magier bringt Tod, die Grube bringt Elan, und der Tresor fragt: das Gold nehmen, oder es liegen lassen und 2 beliebige Essenzen erhalten, jetzt und in jeder Runde?
lesson-engines-interest-do = Lass das Gold liegen und nimm 2 beliebige Essenzen.
lesson-engines-interest-not = Lass das Gold, wo es ist.
lesson-engines-interest-take = 1 Gold, ein einziges Mal. Auf dem Tresor bringt es jede Runde 2 Essenzen. Lass es liegen.

## Reactions

lesson-reactions = Angriff und Abwehr
lesson-reactions-about = Welchen Angriff du hinnimmst, welchen du abwehrst, und womit.
lesson-reactions-end = Kleine Verluste lassen sich verschmerzen; ein Wächter, der mehrmals helfen kann, ist mehr wert als einer, der es nur einmal kann; und jeder Drache hat seinen eigenen Ausweg.
lesson-reactions-look = Dein Rivale hat zwei Karten, die angreifen: Der Elfenbogen wurde gerade erschöpft, 1x Leben. Der Feuerdrache ist noch spielbereit: 2x Leben. Du hast 3x Leben und eine Karte, die einen Angriff abwehren kann: die Heilerin, die dafür erschöpft werden muss.
lesson-reactions-bear = Also denk voraus, bevor du reagierst. Die Heilerin kann in dieser Runde einen Angriff abwehren, mehr nicht.
lesson-reactions-bear-do = Nimm den Verlust von 1x Leben hin.
lesson-reactions-bear-not = Nimm diesen hin und schone die Heilerin.
lesson-reactions-bear-healer = Nichts verloren, aber die Heilerin ist erschöpft, und der Drache, der doppelt so viel kostet, trifft dich ohne Wächter. Nimm es zurück.
lesson-reactions-guard = Jetzt bist du am Zug. Der Wachhund kostet 1x Elan und kann ebenfalls einen Angriff abwehren.
lesson-reactions-guard-do = Spiele den Wachhund aus.
lesson-reactions-guard-not = Der Drache wird kommen. Besorg dir noch einen Wächter: Spiele den Wachhund aus.
lesson-reactions-guard-pickaxe = Eine feine Karte, aber sie bewacht nichts. Zuerst der Hund.
lesson-reactions-guard-pass = Wer gepasst hat, kann nicht mehr angegriffen werden: eine gute Abwehr! Aber dann verlierst du den Rest der Runde. Spiele lieber den Wachhund aus.
lesson-reactions-stop = Da ist er: 2x Leben. Du könntest die Heilerin oder den Wachhund erschöpfen oder den Ausweg des Drachen bezahlen, 1x Ruhe. Den Hund kannst du noch in derselben Runde wieder spielbereit machen.
lesson-reactions-stop-do = Reagiere mit dem Wachhund.
lesson-reactions-stop-not = Hetz den Hund auf den Drachen.
lesson-reactions-stop-suffer = 2x Leben sind weg, obwohl du drei Wege hattest, das zu verhindern. Nimm es zurück.
lesson-reactions-stop-calm = Das kostet 1x Ruhe und erschöpft nichts: oft die beste Antwort. Aber sieh dir an, was der Hund kann.
lesson-reactions-stop-healer = Die Heilerin wäre bis zur nächsten Runde erschöpft. Der Hund kann wieder aufstehen.
lesson-reactions-rise = Der Hund legt sich hin, aber er muss nicht liegen bleiben: Für 1x Elan wird er sofort wieder spielbereit und bewacht dich erneut.
lesson-reactions-rise-do = Mach den Wachhund spielbereit.
lesson-reactions-rise-not = Lass den Hund aufstehen: Nutze seine erste Fähigkeit.

## Places of power

lesson-places = Orte der Macht
lesson-places-about = Teuer, von allen begehrt und mit jeder Runde mehr wert.
lesson-places-end = Ein Ort gehört dem, der ihn zuerst bezahlt, und dann kann jede Runde etwas dazukommen. Was darauf liegt, lass liegen.
lesson-places-places = Orte der Macht kosten viel. Manche sind selbst Siegpunkte wert, die meisten zählen, was darauf liegt: Der Heilige Hain hat 2 Siegpunkte und 1 mehr für jedes Leben darauf. Jeden gibt es nur einmal.
lesson-places-race = Also schau, worauf dein Rivale spart: 7x Leben und 5x Ruhe. Der Hain kostet 8x Leben und 4x Ruhe. Noch ein Leben, und er gehört ihm.
lesson-places-claim = Du hast 8x Leben. Jetzt oder nie.
lesson-places-claim-do = Nimm den Heiligen Hain in Besitz.
lesson-places-claim-not = Zuerst der Hain. Alles andere kann warten.
lesson-places-claim-late = Danach ist dein Rivale am Zug, und ein Leben mehr findet sich leicht. Nimm zuerst den Hain in Besitz.
lesson-places-fill = Nun fülle ihn. Der Hain hat zwei Fähigkeiten, und beide erschöpfen ihn: 1x Ruhe für 5x Leben in deinen Vorrat, oder erschöpfe eine Kreatur für 1x Leben auf den Hain. Der Baumhirte ist eine Kreatur.
lesson-places-fill-do = Nutze die zweite Fähigkeit des Hains.
lesson-places-fill-not = Bring Leben auf den Hain: seine zweite Fähigkeit.
lesson-places-fill-five = 5x Leben sind viel, und wenn du schnell Leben brauchst, ist das die richtige Fähigkeit. Aber in deinem Vorrat sind sie keine Siegpunkte. Heute die zweite Fähigkeit.
lesson-places-pass = 3 Siegpunkte, und dein Rivale hat gepasst. Nächste Runde kannst du den Hain wieder erschöpfen.
lesson-places-pass-do = Passe und nimm irgendeinen Gegenstand.
lesson-places-pass-not = Genug für diese Runde. Passe.
lesson-places-leave = Ertrag. Du darfst das Leben vom Hain nehmen, wenn du es dringend brauchst. Aber dort ist es ein Siegpunkt, und nächste Runde kommt noch einer dazu.
lesson-places-leave-do = Lass das Leben auf dem Hain liegen.
lesson-places-leave-not = Lass es auf dem Hain liegen.
lesson-places-leave-take = Das würde dich einen Siegpunkt kosten. Lass es dort.

## When to pass

lesson-passing = Wann passen?
lesson-passing-about = Manchmal ist der beste Zug, nichts mehr zu tun, und zwar als Erster.
lesson-passing-end = Frag dich vor jeder Aktion, was sie jetzt bringt und ob dein Rivale vor dir passen kann. Der Marker ist ein Siegpunkt und dazu der erste Zug der nächsten Runde.
lesson-passing-count = Spät in der Partie. Zähle: Pyramide 3, Orakel 2, Koloss 2, Nachtigall 1, Drachenei 1. Das macht 9, und 10 werden gebraucht. Du hast Karten auf der Hand und Essenzen übrig, aber nichts davon ist in dieser Runde einen Siegpunkt wert.
lesson-passing-token = Der Startspielermarker ist 1 Siegpunkt wert und geht an den, der in dieser Runde zuerst passt. Noch hat niemand gepasst.
lesson-passing-token-do = Passe und nimm irgendeinen Gegenstand.
lesson-passing-token-not = Das bringt in dieser Runde keinen Siegpunkt, und dein Rivale könnte zuerst passen.
lesson-passing-token-more = Es hat nicht geschadet, denkst du vielleicht. Aber dein Rivale hat gepasst und den Marker. Du stehst mit 9 Siegpunkten da, und in der nächsten Runde warten zwei Drachen. Nimm es zurück.
