"""The rules, in the order of the rulebook: setup, turn (phase 1) with the effects of locations, resolving (phases 2
and 3, and the end). `primitives` are the changes of state that they share, `machine` runs them, and `game_state` is the
whole as `core.contract.State`.
"""
