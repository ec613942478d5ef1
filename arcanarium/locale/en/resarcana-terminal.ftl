### Res Arcana in the terminal: its board and its signs.

## What the signs mean

resarcana-signs =
    E Elan, L Life, C Calm, D Death, G Gold, ◇ any essence, ≠ but not, ▶ brings
    ↻ turn, ↑ straighten, ⊔ collect, ⚡ reaction, ↓ put here, ← from here, ▯ card
    ■ this, □ your component, ✗ destroy, ★ point, ⊘ ignore
resarcana-letters =
    E Elan, L Life, C Calm, D Death, G Gold, ? any essence, - but not, > brings
    T turn, ^ straighten, + collect, ! reaction, v put here, < from here, c card
    # this, [] your component, x destroy, VP point, no ignore

## The board

resarcana-board-match = game { $game }, wins { $wins }
resarcana-board-threshold = { $n } points win
resarcana-board-places = Places
resarcana-board-monuments = Monuments
resarcana-board-monument-deck = { $n } more in the deck
resarcana-board-items = Items
resarcana-board-scrolls = Scrolls
resarcana-board-draft = Draft
resarcana-board-looked = Looked at
resarcana-board-arranged = Put back
resarcana-board-play = In play
resarcana-board-mages = Mages
resarcana-board-packet = Packet
resarcana-board-hand = Hand
resarcana-board-deck = In deck
resarcana-board-passed = passed
resarcana-board-piles = hand { $hand } · deck { $deck } · discards { $discards }
