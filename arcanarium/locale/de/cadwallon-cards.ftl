### Arcana of Cadwallon: the words of the game that the page says as well. What its cards say is in cadwallon-sentences.ftl.

## Powers, kinds and districts

cadwallon-power-military = militärisch
cadwallon-power-political = politisch
cadwallon-power-spiritual = spirituell
cadwallon-power-financial = finanziell

cadwallon-kind-guild = { $n ->
    [one] Gilde
   *[other] Gilden
}
cadwallon-kind-agent = { $n ->
    [one] Agent
   *[other] Agenten
}
cadwallon-kind-relic = { $n ->
    [one] Relikt
   *[other] Relikte
}
cadwallon-kind-location = { $n ->
    [one] Ort
   *[other] Orte
}
cadwallon-kind-personality = { $n ->
    [one] Persönlichkeit
   *[other] Persönlichkeiten
}
cadwallon-kind-militia = Miliz
cadwallon-kind-objective = { $n ->
    [one] Auftrag
   *[other] Aufträge
}
cadwallon-kind-special = { $n ->
    [one] Sonderkarte
   *[other] Sonderkarten
}
cadwallon-kind-stakes = { $n ->
    [one] Marktkarte
   *[other] Marktkarten
}

cadwallon-rank-captain = Hauptmann
cadwallon-rank-soldier = Soldat

cadwallon-district-rampart = Wall
cadwallon-district-outskirts = Vorstadt
cadwallon-district-harbour = Hafen
cadwallon-district-great_market = Großer Markt
cadwallon-district-temple_hill = Tempelberg
cadwallon-district-old_citadel = Alte Zitadelle
