# What the coach says in Arcana of Cadwallon.

cadwallon-coach-last = This is the last round. Only points count now: locations 5, personalities 3, relics 1.
cadwallon-coach-bribe = With { $relic } you can bribe { $stake } at once, whoever else is there ({ $n ->
        [one] 1 point
       *[other] { $n } points
    }).
cadwallon-coach-wins = { $agent } is enough to win { $stake } ({ $n ->
        [one] 1 point
       *[other] { $n } points
    }), as far as you can see.
cadwallon-coach-rival-wins = { $who } wins { $stake } as things stand, with { $n }. You need more than that, or a bribe.
cadwallon-coach-backs = At { $stake } { $n ->
        [one] an agent lies
       *[other] { $n } agents lie
    } face down. Expect more than you see.
cadwallon-coach-soon = { $stake } needs { $n } more of its golden power. Agents that do not win stay for the next round.
