### At the table: choosing amounts, what just happened, looking back, help and settings.

## Choosing an amount

pick-pay = To pay:
pick-gain = To gain:
pick-lose = To lose:
pick-any = { $n } of your choice
pick-chosen = Chosen so far
pick-from-pool = From your pool
pick-from-any = To choose from
pick-count = { $n } of { $of } chosen
pick-count-between = { $n } chosen, { $least } to { $most } possible
pick-in = { $how ->
    [then] Add 1 { $kind } (you would have { $n })
   *[left] Add 1 { $kind } ({ $n } left)
}
pick-out = Take 1 { $kind } out ({ $n } chosen)
pick-how-more = Tap an essence below to add it, one above to take it out.
pick-how-change = To change it, tap an essence above: it goes out.
pick-clear = Start over
