### Res Arcana in the terminal: its board and its signs.

## What the signs mean

resarcana-signs =
    E elan, L życie, C spokój, D śmierć, G złoto, ◇ dowolna esencja, ≠ ale bez, ▶ daje
    ↻ obróć, ↑ wyprostuj, ⊔ zbieranie, ⚡ reakcja, ↓ połóż tutaj, ← stąd, ▯ karta
    ■ ten komponent, □ Twój komponent, ✗ zniszcz, ★ punkt, ⊘ zignoruj
resarcana-letters =
    E elan, L życie, C spokój, D śmierć, G złoto, ? dowolna esencja, - ale bez, > daje
    T obróć, ^ wyprostuj, + zbieranie, ! reakcja, v połóż tutaj, < stąd, c karta
    # ten komponent, [] Twój komponent, x zniszcz, VP punkt, no zignoruj

## The board

resarcana-board-match = rozgrywka { $game }, wygrane { $wins }
resarcana-board-threshold = do zwycięstwa { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
resarcana-board-places = Enklawy
resarcana-board-monuments = Monumenty
resarcana-board-monument-deck = jeszcze { $n } w talii
resarcana-board-items = Przedm.
resarcana-board-scrolls = Zwoje
resarcana-board-draft = Draft
resarcana-board-looked = Obejrzane
resarcana-board-arranged = Odłożone
resarcana-board-play = W grze
resarcana-board-mages = Magowie
resarcana-board-packet = Pakiet
resarcana-board-hand = Ręka
resarcana-board-deck = W talii
resarcana-board-passed = pas
resarcana-board-piles = ręka { $hand } · talia { $deck } · odrzuty { $discards }
