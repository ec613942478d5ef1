### Arcana of Cadwallon: the words of the game that the page says as well. What its cards say is in cadwallon-sentences.ftl.

## Powers, kinds and districts

cadwallon-power-military = military
cadwallon-power-political = political
cadwallon-power-spiritual = spiritual
cadwallon-power-financial = financial

cadwallon-kind-guild = { $n ->
    [one] guild
   *[other] guilds
}
cadwallon-kind-agent = { $n ->
    [one] agent
   *[other] agents
}
cadwallon-kind-relic = { $n ->
    [one] relic
   *[other] relics
}
cadwallon-kind-location = { $n ->
    [one] location
   *[other] locations
}
cadwallon-kind-personality = { $n ->
    [one] personality
   *[other] personalities
}
cadwallon-kind-militia = militia
cadwallon-kind-objective = { $n ->
    [one] objective
   *[other] objectives
}
cadwallon-kind-special = { $n ->
    [one] special card
   *[other] special cards
}
cadwallon-kind-stakes = { $n ->
    [one] stake
   *[other] stakes
}

cadwallon-rank-captain = captain
cadwallon-rank-soldier = soldier

cadwallon-district-rampart = Rampart
cadwallon-district-outskirts = Outskirts
cadwallon-district-harbour = Harbour
cadwallon-district-great_market = Great Market
cadwallon-district-temple_hill = Temple Hill
cadwallon-district-old_citadel = Old Citadel
