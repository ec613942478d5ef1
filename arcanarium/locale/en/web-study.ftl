### The review of a finished game on the replay page.

study-title = Review
study-tabs = Beside the board
study-about = The game is looked at again by the strongest bot: what each decision cost, where it turned, and what was luck of the cards. It takes about a minute, and everyone with the link can see it.
study-depth = How deep
study-depth-quick = Quick
study-depth-default = Thorough
study-depth-deep = Deep, takes several minutes
study-begin = Review this game
study-waiting = The game is being read …
study-running = Looking deeper …
study-progress = { $n } % are done
study-stop = Stop
study-light = What the judge knows
study-light-fair = Fair
study-light-fair-hint = Judged by what each player could know at that moment.
study-light-open = All cards open
study-light-open-hint = Judged with everything known, also what nobody could see.
study-chart = Chances to win and points
study-figures = As a table
study-percent = { $n } %
study-cell = { $chance } % · { $points }
study-learn = Learn from your mistakes ({ $n })
study-turning = Turning points
study-marked = { $n ->
    [0] No decision cost anything that is sure
    [one] { $n } marked decision
   *[other] { $n } marked decisions
}
study-fate-lucky = good luck
study-fate-unlucky = bad luck
study-luck = Luck and skill
study-player = Player
study-what = What these figures are
study-of-deal = Deal
study-of-deal-hint = What the first cards were worth, before anything was decided.
study-of-given_away = Skill
study-of-given_away-hint = What own decisions gave away.
study-of-gifts = Gifts
study-of-gifts-hint = What the others gave away.
study-of-luck = Luck
study-of-luck-hint = What was dealt, drawn or revealed.
study-of-drift = Rest
study-of-drift-hint = Moves that nobody could foresee, and the imprecision of the search.
study-books-title = What came in, and what came of it
study-gained = Gained
study-spent = Spent
study-lost = Lost
study-left = Left over
study-idle-cards = Came to nothing:
study-source = { study-round }: { $what } { $n }

## Learn from your mistakes

study-whose = Whose mistakes
study-count = { $n } of { $all }
study-end = Back to the review
study-show = Show the answer
study-skip = Skip
study-next = Next
study-finish = Done
study-was-played = was played
study-was-best = best
study-was-good = good as well
study-imagined = What follows is one game that this player could imagine; hidden cards may have been others.
