### Res Arcana in the browser: its name, sets, variants and options, and its table.

## The game, and what can be chosen about it

resarcana-title = Res Arcana
resarcana-about = Sammle Essenzen, nutze deine Artefakte, nimm Orte der Macht in Besitz. Zehn Siegpunkte gewinnen.
resarcana-set-base = Res Arcana
resarcana-set-base-hint = Das Grundspiel, für 2 bis 4.
resarcana-set-lux = Lux et Tenebrae
resarcana-set-lux-hint = Dämonen, Schriftrollen und ein fünfter Platz. Braucht das Grundspiel.
resarcana-set-pearls = Perlae Imperii
resarcana-set-pearls-hint = Perlen, 13 Siegpunkte zum Sieg und ein fünfter Platz. Braucht das Grundspiel.
resarcana-set-duo = Duo
resarcana-set-duo-hint = Ein eigenes Spiel für zwei, oder mehr Karten für das Grundspiel zu 2 bis 4.
resarcana-variant-standard = Standard
resarcana-variant-standard-hint = Jeder erhält acht Artefakte und zwei Magier.
resarcana-variant-first = Erste Partie
resarcana-variant-first-hint = Vorbereitete Karten, damit niemand welche kennen muss. Nur ein Set.
resarcana-variant-draft = Draft
resarcana-variant-draft-hint = Wählt eure Artefakte aus Karten, die herumgehen.
resarcana-variant-match = Wettkampf
resarcana-variant-match-hint = Zwei Spieler, bis zu drei Partien.
resarcana-option-collect = Ertrag
resarcana-value-together = Alle gleichzeitig
resarcana-value-in-order = Der Reihe nach

## The table

resarcana-web-places = Orte der Macht
resarcana-web-monuments = Monumente
resarcana-web-monument-deck = { $n ->
    [one] Monumentstapel: { $n } Karte
   *[other] Monumentstapel: { $n } Karten
}
resarcana-web-items = Magische Gegenstände
resarcana-web-tiles = Magische Gegenstände und Schriftrollen
resarcana-web-scrolls = Schriftrollen
resarcana-web-draft = Draft
resarcana-web-looked = Angeschaute Karten
resarcana-web-arranged = Zurückgelegt, oberste zuerst
resarcana-web-mages = Deine Magier
resarcana-web-packet = Karten zur Auswahl
resarcana-web-kept = { $n ->
    [one] 1 Karte hast du behalten
   *[other] { $n } Karten hast du behalten
}
resarcana-web-your-deck = Dein Stapel, ungeordnet
resarcana-web-own-discards = Aus deiner Ablage
resarcana-web-other-discards = Aus der Ablage anderer
resarcana-web-your-hand = Deine Hand
resarcana-web-in-play = Im Spiel
resarcana-web-pool = Deine Essenzen
resarcana-web-no-essences = keine Essenzen
resarcana-web-nothing-in-play = Noch nichts im Spiel.
resarcana-web-hand = { $n ->
    [one] Hand: { $n } Karte
   *[other] Hand: { $n } Karten
}
resarcana-web-deck = { $n ->
    [one] Stapel: { $n } Karte
   *[other] Stapel: { $n } Karten
}
resarcana-web-deck-no-order = Was noch in deinem Nachziehstapel liegt, ungeordnet.
resarcana-web-discards = { $n ->
    [one] Ablage: { $n } Karte
   *[other] Ablage: { $n } Karten
}
resarcana-web-points-from = Woher die Punkte kommen
resarcana-web-known-hand = Sicher auf der Hand
resarcana-web-known-deck = Sicher im Stapel oder auf der Hand
resarcana-web-open-seat = { $name }: genauer ansehen
resarcana-web-none = Keine Karten.
resarcana-web-known-why = Nichts davon ist geheim: Es folgt aus dem, was alle gesehen haben. In einer ersten Partie sind alle Stapel bekannt. Sonst wurden Karten gezeigt, offen gewählt oder offen zurückgenommen.
resarcana-web-more = { $n ->
    [one] Noch eine Karte von { $name } im Spiel: genauer ansehen
   *[other] Noch { $n } Karten von { $name } im Spiel: genauer ansehen
}

## Where points come from, for the end of a game

resarcana-source-extra-hint = Fähigkeiten, die bei der Siegpunktüberprüfung genutzt wurden. Sie gelten nur für diese.
resarcana-source-token-hint = Am Ende der Runde im Besitz.
