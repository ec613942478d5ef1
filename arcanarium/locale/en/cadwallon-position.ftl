### What can be edited in a position of Arcana. `is-` begins a word that can be chosen.

cadwallon-position-round = Round
cadwallon-position-first = First player
cadwallon-position-active = Whose turn
cadwallon-position-jubilee = Ducal Jubilee
cadwallon-position-is-hidden = still hidden
cadwallon-position-is-shown = revealed
cadwallon-position-militia = Militia in its pile
cadwallon-position-guild = Guild
cadwallon-position-hand = Hand
cadwallon-position-deck = Main deck
cadwallon-position-resource = Resource deck
cadwallon-position-removed = Removed
cadwallon-position-dealt = Objectives dealt
cadwallon-position-kept = Objectives kept
cadwallon-position-stake = Stake
cadwallon-position-hidden = Stakes under it
cadwallon-position-buried = Put under openly
cadwallon-position-beside = Cards beside it
