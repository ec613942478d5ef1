# What the coach says in Arcana of Cadwallon.

cadwallon-coach-last = Das ist die letzte Runde. Jetzt zählen nur noch Punkte: Orte 5, Persönlichkeiten 3, Relikte 1.
cadwallon-coach-bribe = Mit { FORM($relic, "dat") } kannst du { FORM($stake, "acc") } sofort bestechen, egal wer sonst dort liegt ({ $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }).
cadwallon-coach-wins = „{ $agent }“ reicht, um { FORM($stake, "acc") } zu gewinnen ({ $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }), soweit du sehen kannst.
cadwallon-coach-rival-wins = { $who } gewinnt nach jetzigem Stand { FORM($stake, "acc") }, mit { $n }. Du brauchst mehr oder eine Bestechung.
cadwallon-coach-backs = Bei { FORM($stake, "dat") } { $n ->
        [one] liegt ein Agent
       *[other] liegen { $n } Agenten
    } verdeckt. Rechne mit mehr, als du siehst.
cadwallon-coach-soon = { $stake }: Es fehlen noch { $n } goldene Macht. Agenten, die nicht gewinnen, bleiben für die nächste Runde liegen.
