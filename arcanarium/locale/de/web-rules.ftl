### The rules in short. Each line of a message is a paragraph; one that begins with "- " belongs to a list.
### A word between colons, like :elan:, is drawn as that sign.

rules-title = Kurzregeln
rules-games = Spiele
rules-contents = Auf dieser Seite
rules-more = Am Tisch wird alles für dich geprüft: Was erlaubt ist, leuchtet, und was nicht, sagt dir, warum.
rules-to-cards = Alle Karten dieses Spiels
rules-to-full = Die vollständigen Regeln
rules-signs = Die Symbole

## The rules in full

clauses-title = Vollständige Regeln
clauses-to-short = Die Kurzregeln
clauses-search = Paragrafen nach Wörtern oder Nummer suchen
clauses-count = { $n ->
    [one] { $n } Paragraf
   *[other] { $n } Paragrafen
}
clauses-found = { $n ->
    [0] Kein Paragraf enthält alle diese Wörter. Versuche es mit weniger Wörtern oder mit der Nummer eines Paragrafen.
    [one] { $n } Paragraf
   *[other] { $n } Paragrafen
}
clauses-link = Link zu Paragraf { $id }
clauses-none = Für { $game } gibt es hier noch keine vollständigen Regeln.

## What the signs mean

rules-sign-elan = Elan
rules-sign-life = Leben
rules-sign-calm = Ruhe
rules-sign-death = Tod
rules-sign-gold = Gold
rules-sign-pearl = Perle
rules-sign-any = beliebige Essenz
rules-sign-collect = Ertrag
rules-sign-turn = diese Komponente erschöpfen
rules-sign-straighten = spielbereit machen
rules-sign-arrow = bezahlen, dann erhalten
rules-sign-react = Reaktion
rules-sign-here = auf diese Komponente
rules-sign-out = von dieser Komponente
rules-sign-this = diese Komponente
rules-sign-own = eine deiner Komponenten
rules-sign-destroy = zerstören
rules-sign-card = eine Karte
rules-sign-reorder = anschauen und in beliebiger Reihenfolge zurücklegen
rules-sign-ignore = ignorieren
rules-sign-as = gilt als
rules-sign-same = alle der gleichen Art
rules-sign-point = Siegpunkt
rules-sign-creature = Kreatur
rules-sign-dragon = Drache
rules-sign-demon = Dämon
rules-sign-military = militärisch, Schwert
rules-sign-political = politisch, Zepter
rules-sign-spiritual = spirituell, Kelch
rules-sign-financial = Dukaten
rules-sign-relic = Relikt
rules-sign-personality = Persönlichkeit
rules-sign-location = Ort
rules-sign-standin = nicht wie gedruckt: von uns oder nicht gesichert
