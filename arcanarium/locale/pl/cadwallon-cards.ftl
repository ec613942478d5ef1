### Arcana of Cadwallon: the words of the game that the page says as well. What its cards say is in cadwallon-sentences.ftl.

## Powers, kinds and districts

cadwallon-power-military = siła militarna
    .gen = siły militarnej
    .loc = sile militarnej
cadwallon-power-political = siła polityczna
    .gen = siły politycznej
    .loc = sile politycznej
cadwallon-power-spiritual = siła duchowa
    .gen = siły duchowej
    .loc = sile duchowej
cadwallon-power-financial = dukaty
    .gen = dukatów

cadwallon-kind-guild = { $n ->
    [one] gildia
    [few] gildie
   *[other] gildii
}
cadwallon-kind-agent = { $n ->
    [one] agent
    [few] agenci
   *[other] agentów
}
cadwallon-kind-relic = { $n ->
    [one] relikt
    [few] relikty
   *[other] reliktów
}
cadwallon-kind-location = { $n ->
    [one] lokacja
    [few] lokacje
   *[other] lokacji
}
    .gen = lokacji
    .acc = { $n ->
        [one] lokację
        [few] lokacje
       *[other] lokacji
    }
cadwallon-kind-personality = { $n ->
    [one] osobistość
   *[other] osobistości
}
cadwallon-kind-militia = straż miejska
cadwallon-kind-objective = { $n ->
    [one] cel
    [few] cele
   *[other] celów
}
cadwallon-kind-special = { $n ->
    [one] karta specjalna
    [few] karty specjalne
   *[other] kart specjalnych
}
cadwallon-kind-stakes = { $n ->
    [one] stawka
    [few] stawki
   *[other] stawek
}
    .acc = { $n ->
        [one] stawkę
        [few] stawki
       *[other] stawek
    }

cadwallon-rank-captain = kapitan
cadwallon-rank-soldier = żołnierz

cadwallon-district-rampart = Mury
cadwallon-district-outskirts = Przedmieścia
cadwallon-district-harbour = Port
cadwallon-district-great_market = Wielki Targ
cadwallon-district-temple_hill = Wzgórze Świątynne
cadwallon-district-old_citadel = Stara Cytadela
