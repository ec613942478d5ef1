### What can be edited in a position of Arcana. `is-` begins a word that can be chosen.

cadwallon-position-round = Runda
cadwallon-position-first = Pierwszy gracz
cadwallon-position-active = Czyj ruch
cadwallon-position-jubilee = Jubileusz Książęcy
cadwallon-position-is-hidden = jeszcze zakryty
cadwallon-position-is-shown = odkryty
cadwallon-position-militia = Straż miejska na stosie
cadwallon-position-guild = Gildia
cadwallon-position-hand = Ręka
cadwallon-position-deck = Talia główna
cadwallon-position-resource = Talia zasobów
cadwallon-position-removed = Usunięte
cadwallon-position-dealt = Rozdane cele
cadwallon-position-kept = Zatrzymane cele
cadwallon-position-stake = Stawka
cadwallon-position-hidden = Stawki pod spodem
cadwallon-position-buried = Odłożone pod spód jawnie
cadwallon-position-beside = Karty obok
