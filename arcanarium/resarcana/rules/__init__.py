"""The rules, in the order of the rulebook:

- setup: part S
- collect: part C
- turn, costs: parts A and D
- powers, steps, reactions: part P
- lifeloss: part L
- passing: part X
- victory: part V

`primitives` are the changes of state that they share, `machine` runs their programs, and `game_state` is the whole as
`core.contract.State`.
"""
