# What the coach says in Arcana of Cadwallon.

cadwallon-coach-last = To ostatnia runda. Liczą się już tylko punkty: lokacje 5, osobistości 3, relikty 1.
cadwallon-coach-bribe = Z kartą { $relic } możesz od razu przekupić { FORM($stake, "acc") }, bez względu na to, kto jeszcze tam jest ({ $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}).
cadwallon-coach-wins = { $agent } wystarczy, by wygrać { FORM($stake, "acc") } ({ $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}), o ile widać.
cadwallon-coach-rival-wins = { $who } w tej chwili wygrywa { FORM($stake, "acc") }, mając { $n }. Potrzebujesz więcej albo łapówki.
cadwallon-coach-backs = { $stake }: { $n ->
    [one] leży tam 1 zakryty agent
    [few] leżą tam { $n } zakryci agenci
   *[other] leży tam { $n } zakrytych agentów
}. Licz się z większą siłą, niż widzisz.
cadwallon-coach-soon = { $stake }: brakuje jeszcze { $n } złotej siły. Agenci, którzy nie wygrają, zostają na następną rundę.
