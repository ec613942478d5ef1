### `arcana balance`.

balance-help = rozegraj długie serie i zobacz, które karty są za silne lub za słabe
balance-more = Rozgrywa długie serie między botami i zapisuje stronę z wykresami: co daje każda karta, miejsce i moc oraz na ile to wiarygodne. To samo polecenie zaczyna tam, gdzie przerwano. Z --cards lub --against porównuje dwa zestawy kart, z --tune szuka liczby, przy której karta jest w sam raz. Wymaga dodatku explore.
balance-help-out = folder na partie, liczby i stronę z wykresami
balance-help-bots = boty, po nazwach; open (greedy) i open-step (step) widzą wszystkie karty i są najszybsze
balance-help-against = porównaj z tym plikiem kart albo z kartami drukowanymi: printed
balance-help-tune = szukaj liczby dla tej karty
balance-help-number = pole karty, którego liczby szukać, np. points, cost lub powers:2 dla drugiej z nich
# $game its title, $seats how many
balance-title = Równowaga: { $game }, liczba miejsc: { $seats }
balance-games = { $n ->
    [one] { $n } partia, grają: { $player }; { $setup }.
    [few] { $n } partie, grają: { $player }; { $setup }.
   *[many] { $n } partii, grają: { $player }; { $setup }.
}
balance-course = Partia trwa średnio { $rounds } rundy i kończy się przewagą { $margin } pkt. Kto samotnie prowadzi w połowie, wygrywa w { $led }; { $back } zwycięzców na koniec którejś rundy traciło trzy punkty lub więcej.
balance-power = Przy { $n } miejscach po każdej stronie różnica { $gap } należnego udziału zostaje wykryta w czterech przypadkach na pięć.
balance-strong = Na pewno za silne (powyżej 1,1 należnego udziału): { $cards }.
balance-weak = Na pewno za słabe (poniżej 0,9 należnego udziału): { $cards }.
balance-none = Żadna karta nie jest na pewno poza 0,9–1,1 należnego udziału.
balance-differ = Te karty wypadają inaczej: { $cards }.
balance-same = Żadna karta nie wypada na pewno inaczej.
balance-compared = Co się różni
balance-compared-what = O ile należnego udziału więcej karta wygrywa tutaj niż po drugiej stronie. Pogrubione: na pewno, po poprawce Holma na ich liczbę.
balance-kind-what = Jak często z nią wygrywano wobec tego, czego można było oczekiwać: 1 to równość. Kreska to wartości wiarygodne na 95%. Pogrubione: na pewno poza 0,9–1,1, po poprawce Holma. Karty brane w trakcie gry porównuje się z wszystkimi ich rodzaju.
balance-controlled = Gdy wszystko inne jest równe (regresja): o ile więcej ze stu partii się z nią wygrywa.
balance-pairs-what = O ile więcej dwie karty wygrywają razem, niż wynika z tego, co wygrywa każda z nich. Pogrubione: na pewno, po poprawce Holma.
balance-powers-what = W jakiej części rund, w których na moc było stać, została użyta.
balance-figures = Jako tabela
balance-head-name = Nazwa
balance-head-value = Liczba
balance-head-low = od
balance-head-high = do
balance-trial = { $field } = { $number }: { $share } należnego udziału ({ $low } – { $high }), miejsc: { $seats }.
balance-tuned = { $card }: najbliżej równości przy { $field } = { $number }. W nowych rozdaniach wygrywa { $share } należnego udziału ({ $low } – { $high }), w druku { $before }.
balance-faults = { $n ->
    [one] { $n } partia nie miała końca i została pominięta: { $first }
    [few] { $n } partie nie miały końca i zostały pominięte, pierwsza: { $first }
   *[many] { $n } partii nie miało końca i zostało pominiętych, pierwsza: { $first }
}
balance-page = Strona: { $path }
balance-go-on = Przerwano. To samo polecenie zacznie tam, gdzie przerwano: partie są w { $path }.
balance-one-side = Obie strony porównania są takie same. Podaj inny plik kart.
balance-cards-changed = Plik kart zmienił się, odkąd rozegrano partie w { $folder }. Wybierz dla --out inny folder.
