### Reviews of finished games: words that the terminal and the page share.

study-round = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round }
}
study-decimal = { $sign }{ $whole },{ $tenth }

## Decisions

study-is-best = najlepszy ruch
study-is-good = dobrze
study-is-inaccuracy = niedokładność
study-is-mistake = błąd
study-is-blunder = gruby błąd
study-cost = { $who }: „{ $move }” oddaje { $n } % (± { $error }). Lepiej było: „{ $best }”.
study-was-lucky = Karty to naprawiły: { $n } % wróciło dzięki szczęściu.
study-was-unlucky = Dobra decyzja, która trafiła na pecha: potem karty zabrały { $n } %.

## The game

study-turned-by-move = { study-round }: { $verdict ->
    [blunder] gruby błąd
    [mistake] błąd
   *[other] niedokładność
} – { $who }, „{ $move }”: z { $from } % na { $to } %.
study-turned-by-luck = { study-round }: { $better ->
    [yes] karty sprzyjają
   *[no] karty nie sprzyjają
} – { $who }: z { $from } % na { $to } %.
study-decided = { study-round }: od tej chwili gra jest wygrana – { $who } ({ $to } %).
study-luck-share = { $n } % tego, co zmieniało szanse, to szczęście w kartach, resztę przyniosły decyzje.
study-luck-of = { $who }: { $good ->
    [yes] szczęście, { $n } %
   *[no] pech, { $n } %
} łącznie, razem z pierwszymi kartami.
study-behind = { $n ->
    [one] { $n } runda straty
    [few] { $n } rundy straty
   *[many] { $n } rund straty
}
study-not-ended = Ten zapis kończy się przed końcem gry. Przeanalizowano to, co zagrano do tej pory.
study-nothing = Nie ma tam żadnej decyzji z wyborem.

## Learn from your mistakes

study-question = { study-round }. { $who } – zagrano „{ $move }”. Znajdź lepszy ruch!
study-soon = Na koniec rundy: punkty { $points }, najlepszy rywal { $rival }{ $counted ->
    [yes] ; zostaje: { $left }
   *[no] { "" }
}.
study-later = Dwie rundy później: punkty { $points }, najlepszy rywal { $rival }{ $counted ->
    [yes] ; zostaje: { $left }
   *[no] { "" }
}. Do tego czasu wygrane: { $won } %, przegrane: { $lost } %.
study-why-wins = Wygrywa w ciągu trzech rund w { $n } % wyobrażonych gier, a nie w { $other } %.
study-why-loses = Po tym, co zagrano, gra jest w ciągu trzech rund przegrana w { $n } %, a nie w { $other } %.
study-why-points = Do końca drugiej następnej rundy daje więcej punktów: { $n }.
study-why-rival = { $who } ma do tego czasu mniej punktów: { $n }.
study-why-left = Na koniec rundy zostaje więcej: { $left }.
study-why-unclear = Różnicę widać dopiero dalej; przeszukania są co do niej zgodne.
study-right = Tak! To wygrywa w { $n } % przypadków.
study-wrong = Jeszcze nie: to wygrywa { $n } %, a jest ruch, który wygrywa { $best } %. Spróbuj jeszcze raz.

## Essences and cards

study-books = { $who }: zyskano: { $gained }; stracono: { $lost }; zostało: { $left }.
study-idle = { $who }: { $n ->
    [one] karta, z której nic nie wyszło
   *[other] karty, z których nic nie wyszło
}: { $cards }.
