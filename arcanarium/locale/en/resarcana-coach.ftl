# What the coach says in Res Arcana.

resarcana-coach-enough = You have { $n } points and the lead: that wins at the end of this round. Do not wait for more.
resarcana-coach-enough-but = You have { $n } points, but somebody has as many. Whoever has the most at the end of the round wins.
resarcana-coach-rival-enough = { $who } has { $n } points: the game ends with this round. Get more, or make them lose some.
resarcana-coach-rival-near = { $who } has { $n } of { $goal } points. There may not be many rounds left.
resarcana-coach-attack = { $who } can turn { $card }: you would lose { $n } Life. You have { $life }, and for each one that is missing you lose 2 other essences.
resarcana-coach-attack-guarded = { $who } can turn { $card } and cost you { $n } Life. { $guard } can stop it.
resarcana-coach-rival-claims = { $who } can pay for { $card } now. If you want it, do not wait.
resarcana-coach-now-scores = You can have { $card } now. It brings points each time you put something on it: the sooner the better.
resarcana-coach-now-collects = You can have { $card } now. It gives you essences in every Collect, so it is best early.
resarcana-coach-now-points = You can have { $card } now: { $n ->
        [one] 1 point
       *[other] { $n } points
    } at once.
resarcana-coach-now-guards = You can have { $card } now. It protects you when somebody attacks.
resarcana-coach-now-discounts = You can have { $card } now. It makes other cards cheaper, so place it before them.
resarcana-coach-now-power = You can have { $card } now. Its power can be used in every round to come.
resarcana-coach-soon = { $card } is close. { $why }
resarcana-coach-pass = Nothing is left to do: pass.
resarcana-coach-pass-left = Little is left to do. Discard a card if its essences help you to something; else pass.
resarcana-coach-pass-first = Nobody has passed yet. The first to pass gets the first player token: 1 point.
