### Res Arcana in the terminal: its board and its signs.

## What the signs mean. The letters of the essences are the same in every language: moves and records are written with them.

resarcana-signs =
    E Elan, L Leben, C Ruhe, D Tod, G Gold, ◇ beliebige Essenz, ≠ aber nicht, ▶ bringt
    ↻ erschöpfen, ↑ spielbereit, ⊔ Ertrag, ⚡ Reaktion, ↓ hierauf, ← von hier, ▯ Karte
    ■ diese Karte, □ eigene Komponente, ✗ zerstören, ★ Siegpunkt, ⊘ ignorieren
resarcana-letters =
    E Elan, L Leben, C Ruhe, D Tod, G Gold, ? beliebige Essenz, - aber nicht, > bringt
    T erschöpfen, ^ spielbereit, + Ertrag, ! Reaktion, v hierauf, < von hier, c Karte
    # diese Karte, [] eigene Komponente, x zerstören, VP Siegpunkt, no ignorieren

## The board

resarcana-board-match = Partie { $game }, Siege { $wins }
resarcana-board-threshold = Sieg ab { $n } Punkten
resarcana-board-places = Orte
resarcana-board-monuments = Monumente
resarcana-board-monument-deck = { $n } weitere im Stapel
resarcana-board-items = Gegenst.
resarcana-board-scrolls = Rollen
resarcana-board-draft = Draft
resarcana-board-looked = Angeschaut
resarcana-board-arranged = Zurück
resarcana-board-play = Im Spiel
resarcana-board-mages = Magier
resarcana-board-packet = Auswahl
resarcana-board-hand = Hand
resarcana-board-deck = Stapel
resarcana-board-passed = gepasst
resarcana-board-piles = Hand { $hand } · Stapel { $deck } · Ablage { $discards }
