### Res Arcana: what a player is asked, what is asked once more, and why a move is not possible.

## Questions, by kind of decision

resarcana-ask-turn = Twoja tura: wykonaj 1 akcję.
resarcana-ask-keep-mage = Którym magiem zagrasz? Drugi wraca niepokazany.
resarcana-ask-draft = Zatrzymaj 1 kartę i przekaż resztę dalej.
resarcana-ask-open-draft = Weź 1 kartę do swojej talii.
resarcana-ask-item = Wybierz swój pierwszy magiczny przedmiot.
resarcana-ask-swap = Pasujesz. Który magiczny przedmiot bierzesz?
resarcana-ask-collect-take = Zebranie esencji: { $card } – zabierasz to, co tam leży, czy zostawiasz?
resarcana-ask-collect-gain = Zebranie esencji: { $card } – co bierzesz?
resarcana-ask-collect-upkeep = Zebranie esencji: { $card } – płacisz czy obracasz komponent?
resarcana-ask-reward = Za odrzucenie { FORM($card, "gen") } dostajesz 1 złoto albo dowolne 2 inne esencje.
resarcana-ask-pay = { $card }: jak płacisz?
resarcana-ask-pay-cost = { $card }: jak płacisz?
resarcana-ask-pay-same = { $card }: ile esencji jednego rodzaju płacisz?
resarcana-ask-pay-mixed = { $card }: które esencje płacisz?
resarcana-ask-destroy = { $card }: który artefakt niszczysz?
resarcana-ask-discard-cost = { $card }: którą kartę odrzucasz?
resarcana-ask-turn-cost = { $card }: który komponent w tym celu obracasz?
resarcana-ask-gain = { $card }: co bierzesz?
resarcana-ask-exchange = Co bierzesz za perłę?
resarcana-ask-count = { $card }: którego gracza wybierasz?
resarcana-ask-put = { $card }: co tam kładziesz?
resarcana-ask-onto = { $card }: na którym komponencie?
resarcana-ask-straighten = { $card }: co prostujesz?
resarcana-ask-place = { $card }: co zagrywasz?
resarcana-ask-discard = { $count ->
    [one] Odrzuć kartę.
    [few] Odrzuć { $count } karty: którą teraz?
   *[other] Odrzuć { $count } kart: którą teraz?
}
resarcana-ask-look = { $card }: którą talię oglądasz?
resarcana-ask-arrange = { $card }: którą kartę odkładasz teraz, zaczynając od wierzchniej?
resarcana-ask-hit = { $caused ->
    [yes] { $card } ({ $who })
    [own] Twoja karta { $card }
   *[no] { $card }
}: tracisz { $life } { $life ->
    [one] życie
   *[other] życia
}, chyba że odeprzesz atak. Masz { $have }.
resarcana-ask-lose = { $caused ->
    [yes] { $card } ({ $who })
    [own] Twoja karta { $card }
   *[no] { $card }
}: tracisz { $life } { $life ->
    [one] życie
   *[other] życia
}, a masz tylko { $have }. Za każde brakujące życie tracisz 2 inne esencje: które?
resarcana-ask-check = { $caused ->
    [yes] { $who } sprawdza warunek zwycięstwa. Reagujesz?
   *[no] Sprawdzany jest warunek zwycięstwa. Reagujesz?
}
resarcana-ask-take-all = { $card }: z którego komponentu zabierasz wszystko?
resarcana-ask-discard-or-return = { $card }: którą kartę odrzucasz albo odkładasz na wierzch talii?
resarcana-ask-retrieve = { $card }: którą kartę bierzesz z powrotem na rękę?
resarcana-ask-scroll = { $card }: który zwój przejmujesz?
resarcana-ask-take-monument = { $card }: który monument przejmujesz?
resarcana-ask-borrow = { $card }: mocy którego magicznego przedmiotu używasz?
resarcana-ask-react = Możesz zareagować na to, co się właśnie stało. Reagujesz?
resarcana-ask-stand-in = Czy inna karta ma wystąpić w zastępstwie?
resarcana-ask-pair-draft = Weź 1 kartę z pary; drugą dostaje rywal.
resarcana-ask-choose-first = Kto zaczyna następną rozgrywkę?

## Why not

resarcana-why-needs = { $named ->
    [yes] { $card }: brakuje
   *[no] Brakuje
} { FORM($what, "gen") }.
resarcana-why-more = { $n } { $kind }
resarcana-why-more-any = { $n } { $n ->
    [one] dowolna esencja
    [few] dowolne esencje
   *[other] dowolnych esencji
}
    .gen = { $n } { $n ->
        [one] dowolnej esencji
       *[other] dowolnych esencji
    }
resarcana-why-needs-discounted = Do zapłacenia { $named ->
    [yes] kosztu { FORM($card, "gen") }
   *[no] kosztu
} brakuje { $missing } { $missing ->
    [one] esencji
   *[other] esencji
} (zniżka o { $off } już odliczona).
resarcana-why-not-your-decision = To nie jest Twoja tura.
resarcana-why-not-asked = Teraz chodzi o coś innego.
resarcana-why-no-monuments = W talii nie ma już monumentów.
resarcana-why-not-in-hand = { $named ->
    [yes] Nie masz { FORM($card, "gen") } na ręce.
   *[no] Nie masz tej karty na ręce.
}
resarcana-why-no-pearl = Nie masz perły na wymianę.
resarcana-why-not-in-play = { $named ->
    [yes] Nie masz { FORM($card, "gen") } w grze.
   *[no] Nie masz tego w grze.
}
resarcana-why-no-such-power = { $named ->
    [yes] { $card }: nie ma tam takiej mocy.
   *[no] Ten komponent nie ma takiej mocy.
}
resarcana-why-reaction = { $named ->
    [yes] { $card }: tej mocy można użyć tylko jako reakcji.
   *[no] Tej mocy można użyć tylko jako reakcji.
}
resarcana-why-turned = { $named ->
    [yes] { FORM($card, "gender") ->
        [f] { $card } jest obrócona.
        [n] { $card } jest obrócone.
        [pl] { $card } są obrócone.
       *[other] { $card } jest obrócony.
    }
   *[no] Ten komponent jest obrócony.
}
resarcana-why-cost = { $named ->
    [yes] { $card }: nie możesz teraz zapłacić całego kosztu mocy.
   *[no] Nie możesz teraz zapłacić całego kosztu mocy.
}
resarcana-why-already-in-play = { $named ->
    [yes] { FORM($card, "acc") } masz już w grze.
   *[no] Masz już tę kartę w grze.
}
resarcana-why-in-discards = { $named ->
    [yes] { $card } leży na Twoim stosie kart odrzuconych.
   *[no] Ta karta leży na Twoim stosie kart odrzuconych.
}
resarcana-why-taken = { $named ->
    [yes] { FORM($card, "acc") } ma już jeden z graczy.
   *[no] To ma już jeden z graczy.
}
resarcana-why-item = { $named ->
    [yes] { $card } to magiczny przedmiot: wymienia się je tylko podczas pasowania.
   *[no] Magiczne przedmioty wymienia się tylko podczas pasowania.
}
resarcana-why-not-in-centre = { $named ->
    [yes] Na środku stołu nie ma { FORM($card, "gen") }.
   *[no] Tego nie ma na środku stołu.
}
resarcana-why-scroll = { $named ->
    [yes] { $card } to zwój: przejmuje się go mocą karty.
   *[no] Zwoje przejmuje się mocą karty.
}

## Requests

resarcana-request-collect-in-order = Zbieranie po kolei
resarcana-request-collect-in-order-hint = Od następnego kroku „Zebranie esencji” do końca gry wszyscy zbierają esencje jawnie i po kolei, zaczynając od pierwszego gracza.
resarcana-request-in-order-already = Wszyscy zbierają już po kolei.

## Asked once more before a move

resarcana-confirm-pass = Pasujesz? W tej rundzie nie wykonasz już żadnej akcji.
resarcana-confirm-unseen-monument = Przejmujesz wierzchni monument z talii w ciemno?
resarcana-confirm-check = { $card } od razu sprawdza warunek zwycięstwa: gra się kończy, jeśli ktoś ma { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}. Robisz to?
