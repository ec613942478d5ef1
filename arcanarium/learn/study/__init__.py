"""Finished games looked at again: what each decision gave away, what was luck, and what can be learned from it.

- lights.py: what a light is, and how deep is thought
- story.py: what happened, by the record alone: points, essences, cards that lay idle
- weighing.py: one decision weighed by a search: what its best move wins, and what the one that was played lost
- reviewing.py: in which order a game is looked at, as small tasks that somebody does one after the other
- balance.py: losses and luck of each seat added up, and the moments on which a game turned
- questions.py: costly moments as questions: the legal moves judged, and where they lead
- telling.py: all of it in words
"""
