### Cards and signs in the browser, and the page where cards are looked up.

## Signs in words, for those who hear them

sign-any = { $n ->
    [one] beliebige Essenz
   *[other] beliebige Essenzen
}
sign-same = der gleichen Art
sign-turn = erschöpfen
sign-straighten = spielbereit machen
sign-arrow = bringt
sign-react = Reaktion
sign-collect = Ertrag
sign-here = hierauf legen
sign-out = von hier
sign-own = eine deiner Komponenten
sign-this = diese Komponente
sign-destroy = zerstören
sign-card = { $n ->
    [one] Karte
   *[other] Karten
}
sign-reorder = ordnen
sign-ignore = ignorieren
sign-as = gilt als
sign-check = Sieg überprüfen
sign-point = { $n ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
sign-points = { $n } { $n ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
sign-standin = für dieses Spiel ergänzt
sign-or = oder
# after points, before what brings them: “1 point for each dragon”
sign-per = für je
sign-not = aber nicht { $what }
# what is read aloud for the signs of the powers
sign-military = { cadwallon-power-military }
sign-political = { cadwallon-power-political }
sign-spiritual = { cadwallon-power-spiritual }
sign-financial = { cadwallon-power-financial }
sign-elan = { resarcana-essence-elan }
sign-life = { resarcana-essence-life }
sign-calm = { resarcana-essence-calm }
sign-death = { resarcana-essence-death }
sign-gold = { resarcana-essence-gold }
sign-pearl = { resarcana-essence-pearl }
sign-creature = { resarcana-type-creature }
sign-dragon = { resarcana-type-dragon }
sign-demon = { resarcana-type-demon }
sign-mage = { resarcana-type-mage }

## Cards

card-stand-in = Ganz oder teilweise nicht wie gedruckt
card-back = Eine verdeckte Karte
card-face-down = verdeckt
card-turned = erschöpft
card-holds = { $n } { $what } darauf

## The card browser

browse-title = Karten
browse-games = Spiele
browse-search = Namen und Texte suchen
browse-filters = Filter
browse-filter-set = Set
browse-filter-kind = Art
browse-filter-type = Typ
browse-filter-guild = Gilde
browse-filter-district = Bezirk
browse-found = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
browse-none = Keine Karte passt.
browse-none-next = Versuche es mit weniger Wörtern oder nimm einen Filter weg.
browse-reset = Alle Karten zeigen
browse-other-side = Plättchen umdrehen
browse-close = Schließen
browse-previous = Vorige Karte
browse-next = Nächste Karte
browse-sentences = Sätze statt Symbole
browse-waiting = Die Karten werden ausgelegt …
browse-again = Noch einmal versuchen
