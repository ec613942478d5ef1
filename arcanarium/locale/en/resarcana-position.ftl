### What can be edited in a position of Res Arcana. `is-` begins a word that can be chosen.

resarcana-position-round = Round
resarcana-position-game = Game of the match
resarcana-position-token = First player
resarcana-position-active = Whose turn
resarcana-position-passed = Have passed
resarcana-position-step = It goes on with
resarcana-position-places = Places of power
resarcana-position-monuments = Monument deck, top first
resarcana-position-shown = Monuments on display
resarcana-position-items = Magic items
resarcana-position-scrolls = Scrolls
resarcana-position-pool = Essences
resarcana-position-play = In play
resarcana-position-hand = Hand
resarcana-position-deck = Deck, top first
resarcana-position-discards = Discard pile
resarcana-position-wins = Games won
resarcana-position-is-collect = the Collect step
resarcana-position-is-turn = a turn
resarcana-position-is-check = a victory check
