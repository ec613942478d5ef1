"""The rules, in the order of the rulebook:

- setup, deals, drafting: part S
- collect: part C
- turn, placing, costs: parts A and D
- powers, with their steps in paying, turning, gaining, drawing, placing: part P
- reactions, lifeloss: part L
- passing: part X
- victory: part V

`steps` says what a step of a program is and holds the table of all steps, `options` and `primitives` are the lists of
choices and the changes of state that they share, `machine` runs programs, and `game_state` is the whole as
`core.contract.State`.
"""
