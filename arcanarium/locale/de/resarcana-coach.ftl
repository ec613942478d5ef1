# What the coach says in Res Arcana.

resarcana-coach-enough = Du hast { $n } Siegpunkte und liegst vorn: Das gewinnt am Ende dieser Runde. Warte nicht auf mehr.
resarcana-coach-enough-but = Du hast { $n } Siegpunkte, aber jemand hat ebenso viele. Wer am Ende der Runde die meisten hat, gewinnt.
resarcana-coach-rival-enough = { $who } hat { $n } Siegpunkte: Mit dieser Runde endet die Partie. Hol dir mehr, oder sorge dafür, dass dort welche verloren gehen.
resarcana-coach-rival-near = { $who } hat { $n } von { $goal } Siegpunkten. Viele Runden bleiben vielleicht nicht mehr.
resarcana-coach-attack = { $who } kann { FORM($card, "acc") } erschöpfen: Du würdest { $n }x Leben verlieren. Du hast { $life }, und für jedes fehlende verlierst du 2 andere Essenzen.
resarcana-coach-attack-guarded = { $who } kann { FORM($card, "acc") } erschöpfen, was dich { $n }x Leben kostet. Dagegen hilft „{ $guard }“.
resarcana-coach-rival-claims = { $who } kann { FORM($card, "acc") } jetzt bezahlen. Willst du die Karte selbst, dann warte nicht.
resarcana-coach-now-scores = Du kannst { FORM($card, "acc") } jetzt haben. Jedes Mal, wenn du etwas darauf legst, bringt das Siegpunkte: je früher, desto besser.
resarcana-coach-now-collects = Du kannst { FORM($card, "acc") } jetzt haben. Das bringt dir in jeder Ertragsphase Essenzen und lohnt sich deshalb früh.
resarcana-coach-now-points = Du kannst { FORM($card, "acc") } jetzt haben: sofort { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkte
    }.
resarcana-coach-now-guards = Du kannst { FORM($card, "acc") } jetzt haben. Das schützt dich, wenn jemand angreift.
resarcana-coach-now-discounts = Du kannst { FORM($card, "acc") } jetzt haben. Das macht andere Karten billiger, also spiele diese vor ihnen aus.
resarcana-coach-now-power = Du kannst { FORM($card, "acc") } jetzt haben. Die Fähigkeit lässt sich in jeder weiteren Runde nutzen.
resarcana-coach-soon = { $card }: bald so weit. { $why }
resarcana-coach-pass = Es ist nichts mehr zu tun: Passe.
resarcana-coach-pass-left = Es ist nicht mehr viel zu tun. Wirf eine Karte ab, wenn dir ihre Essenzen weiterhelfen; sonst passe.
resarcana-coach-pass-first = Noch hat niemand gepasst. Wer als Erster passt, erhält den Startspielermarker: 1 Siegpunkt.
