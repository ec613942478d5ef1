### Res Arcana in the browser: its name, sets, variants and options, and its table.

## The game, and what can be chosen about it

resarcana-title = Res Arcana
resarcana-about = Zbieraj esencje, używaj artefaktów, przejmuj enklawy mocy. Zwycięstwo daje dziesięć punktów.
resarcana-set-base = Res Arcana
resarcana-set-base-hint = Gra podstawowa, dla 2 do 4 graczy.
resarcana-set-lux = Lux et Tenebrae
resarcana-set-lux-hint = Demony, zwoje i piąte miejsce. Wymaga gry podstawowej.
resarcana-set-pearls = Perlae Imperii
resarcana-set-pearls-hint = Perły, 13 punktów do zwycięstwa i piąte miejsce. Wymaga gry podstawowej.
resarcana-set-duo = Duo
resarcana-set-duo-hint = Osobna gra dla dwojga albo więcej kart do gry podstawowej dla 2 do 4 graczy.
resarcana-variant-standard = Zwykła gra
resarcana-variant-standard-hint = Każdy dostaje osiem artefaktów i dwóch magów.
resarcana-variant-first = Pierwsza gra
resarcana-variant-first-hint = Karty startowe, żeby nikt nie musiał znać innych. Tylko jeden zestaw.
resarcana-variant-draft = Draft
resarcana-variant-draft-hint = Wybieraj artefakty z krążących pakietów.
resarcana-variant-match = Mecz
resarcana-variant-match-hint = Dwoje graczy, do dwóch wygranych.
resarcana-option-collect = Zbieranie esencji
resarcana-value-together = Wszyscy naraz
resarcana-value-in-order = Po kolei

## The table

resarcana-web-places = Enklawy mocy
resarcana-web-monuments = Monumenty
resarcana-web-monument-deck = Talia monumentów: { $n } { $n ->
    [one] karta
    [few] karty
   *[other] kart
}
resarcana-web-items = Magiczne przedmioty
resarcana-web-tiles = Magiczne przedmioty i zwoje
resarcana-web-scrolls = Zwoje
resarcana-web-draft = Draft
resarcana-web-looked = Obejrzane karty
resarcana-web-arranged = Odkładane, od wierzchniej
resarcana-web-mages = Twoi magowie
resarcana-web-packet = Karty do wyboru
resarcana-web-kept = Zatrzymane: { $n } { $n ->
    [one] karta
    [few] karty
   *[other] kart
}
resarcana-web-your-deck = Twoja talia, bez kolejności
resarcana-web-own-discards = Z Twoich odrzutów
resarcana-web-other-discards = Z odrzutów innych
resarcana-web-your-hand = Twoja ręka
resarcana-web-in-play = W grze
resarcana-web-pool = Twoje esencje
resarcana-web-no-essences = brak esencji
resarcana-web-nothing-in-play = Nic jeszcze nie jest w grze.
resarcana-web-hand = Ręka: { $n } { $n ->
    [one] karta
    [few] karty
   *[other] kart
}
resarcana-web-deck = Talia: { $n } { $n ->
    [one] karta
    [few] karty
   *[other] kart
}
resarcana-web-deck-no-order = Co jest jeszcze w Twojej talii, bez kolejności.
resarcana-web-discards = Odrzuty: { $n } { $n ->
    [one] karta
    [few] karty
   *[other] kart
}
resarcana-web-points-from = Skąd są punkty
resarcana-web-known-hand = Na pewno na ręce
resarcana-web-known-deck = Na pewno w talii albo na ręce
resarcana-web-open-seat = { $name }: zobacz z bliska
resarcana-web-more = { $n ->
    [one] Jeszcze 1 karta w grze ({ $name }): zobacz z bliska
    [few] Jeszcze { $n } karty w grze ({ $name }): zobacz z bliska
   *[other] Jeszcze { $n } kart w grze ({ $name }): zobacz z bliska
}
resarcana-web-none = Brak kart.
resarcana-web-known-why = Nie ma tu nic tajnego: wynika to z tego, co wszyscy widzieli. W pierwszej grze wszystkie talie są znane. Poza tym karty pokazano, draftowano albo odzyskano jawnie.

## Where points come from, for the end of a game

resarcana-source-extra-hint = Moce użyte podczas sprawdzania warunku zwycięstwa. Liczą się tylko do końca tego sprawdzenia.
resarcana-source-token-hint = Posiadany na koniec rundy.
