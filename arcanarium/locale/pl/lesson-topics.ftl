# Short lessons on Res Arcana, one idea each.

## Essences and engines

lesson-engines = Esencje i silniki
lesson-engines-about = Dlaczego karta, która płaci co rundę, jest lepsza niż punkt, i jak pracuje leżące złoto.
lesson-engines-end = Najpierw karty zbierające, potem przetwarzające, na końcu punkty: to jest silnik. A to, co leży na karcie, bywa tam warte więcej niż w puli.
lesson-engines-income = Runda 2, a wszystko, co masz, leży w Twojej puli. Co wydane, to przepadło. Wydawaj więc na karty, które coś zwracają: te ze złożoną dłonią płacą przy każdym zbieraniu, a mocy można używać co rundę.
lesson-engines-pit = Ognisty dół kosztuje 2 elanu i daje 1 elan przy każdym zbieraniu. Po dwóch rundach się zwraca, a to nie koniec.
lesson-engines-pit-do = Zagraj Ognisty dół.
lesson-engines-pit-not = To nie błąd, ale najpierw zbuduj silnik: zagraj Ognisty dół.
lesson-engines-pit-point = Punkt teraz i punkt w ostatniej rundzie to ten sam punkt. Dochód teraz jest wart o wiele więcej niż później. Najpierw Dół.
lesson-engines-pit-vault = Skarbiec będzie następny. Dół jest tańszy i płaci od następnej rundy.
lesson-engines-convert = Rywal spasował, więc możesz działać bez pośpiechu. Dół także przetwarza: obróć go i zapłać 1 życie, a weźmiesz 1 elan i 1 śmierć. Z jednej robią się dwie.
lesson-engines-convert-do = Użyj Ognistego dołu.
lesson-engines-convert-not = Jedna esencja za dwie: użyj Dołu.
lesson-engines-vault = Skarbiec kosztuje 1 złoto i dowolną inną esencję.
lesson-engines-vault-do = Zagraj Skarbiec, a drugą esencję zapłać według uznania.
lesson-engines-vault-not = Skarbiec to druga połowa tego silnika. Zagraj go.
lesson-engines-seed = Obrócony Skarbiec kładzie na sobie 1 złoto. Dopóki złoto zostaje na nim przy zbieraniu, Skarbiec przynosi 2 dowolne esencje.
lesson-engines-seed-do = Użyj Skarbca.
lesson-engines-seed-not = Połóż złoto na Skarbcu, zanim skończy się runda: użyj go.
lesson-engines-pass = W tej rundzie nie zostało nic pożytecznego.
lesson-engines-pass-do = Spasuj i weź Ożywienie.
lesson-engines-pass-not = Zachowaj Słowika na później. Spasuj i weź Ożywienie.
lesson-engines-interest = Teraz to się opłaca. Mag przynosi śmierć, Dół elan, a Skarbiec pyta: zabierasz złoto czy zostawiasz je i bierzesz 2 dowolne esencje, teraz i w każdej rundzie?
lesson-engines-interest-do = Zostaw złoto i weź 2 dowolne esencje.
lesson-engines-interest-not = Zostaw złoto tam, gdzie jest.
lesson-engines-interest-take = 1 złoto, jeden raz. Zostawione na Skarbcu przynosi 2 esencje w każdej rundzie. Zostaw je.

## Reactions

lesson-reactions = Ataki i obrona
lesson-reactions-about = Który atak znieść, który powstrzymać i czym.
lesson-reactions-end = Małe straty można znieść; obrońca, którego da się użyć znowu, jest wart więcej niż jednorazowy; a każdy smok ma swoje własne wyjście.
lesson-reactions-look = Rywal ma dwie karty, które atakują: Elfi łuk właśnie został obrócony, 1 życie. Smok ognia jest jeszcze wyprostowany: 2 życia. Masz 3 życia i jedną kartę, która może powstrzymać atak: Uzdrowicielkę, którą trzeba w tym celu obrócić.
lesson-reactions-bear = Pomyśl więc, zanim zareagujesz. Uzdrowicielka powstrzyma w tej rundzie jeden atak, nie więcej.
lesson-reactions-bear-do = Przyjmij stratę 1 życia.
lesson-reactions-bear-not = Tę stratę przyjmij, a Uzdrowicielkę oszczędź.
lesson-reactions-bear-healer = Nic nie tracisz, ale Uzdrowicielka jest obrócona, a smok, który kosztuje dwa razy tyle, zastanie Cię bez obrony. Cofnij.
lesson-reactions-guard = Teraz Twoja tura. Pies stróżujący kosztuje 1 elan i też może powstrzymać atak.
lesson-reactions-guard-do = Zagraj Psa stróżującego.
lesson-reactions-guard-not = Smok nadejdzie. Miej jeszcze jednego obrońcę: zagraj Psa stróżującego.
lesson-reactions-guard-pickaxe = Dobra karta, ale niczego nie broni. Najpierw pies.
lesson-reactions-guard-pass = Kto spasował, tego nie można już zaatakować: niezła obrona! Ale tracisz resztę rundy. Zagraj raczej Psa stróżującego.
lesson-reactions-stop = Oto i on: 2 życia. Możesz obrócić Uzdrowicielkę albo Psa stróżującego, albo zapłacić wyjście podane przez smoka, 1 spokój. Psa można w tej samej rundzie znów wyprostować.
lesson-reactions-stop-do = Zareaguj Psem stróżującym.
lesson-reactions-stop-not = Poszczuj smoka psem.
lesson-reactions-stop-suffer = 2 życia przepadły, choć były trzy sposoby, by temu zapobiec. Cofnij.
lesson-reactions-stop-calm = To kosztuje 1 spokój i niczego nie obraca: często najlepsza odpowiedź. Ale zobacz, co potrafi pies.
lesson-reactions-stop-healer = Uzdrowicielka leżałaby do następnej rundy. Pies może znów wstać.
lesson-reactions-rise = Pies się kładzie, ale nie musi leżeć: za 1 elan od razu się prostuje i znów Cię broni.
lesson-reactions-rise-do = Wyprostuj Psa stróżującego.
lesson-reactions-rise-not = Niech pies wstanie: użyj jego pierwszej mocy.

## Places of power

lesson-places = Enklawy mocy
lesson-places-about = Drogie, pożądane przez wszystkich i z każdą rundą warte więcej.
lesson-places-end = Enklawę przejmuje ten, kto pierwszy zapłaci, a potem każda runda może coś dołożyć. To, co na niej leży, zostaw.
lesson-places-places = Enklawy mocy dużo kosztują. Niektóre same są warte punkty, ale głównie punktują za to, co na nich leży: Święty gaj daje 2 punkty i jeszcze 1 za każde życie na nim. Każda jest tylko jedna.
lesson-places-race = Sprawdź więc, na co oszczędza rywal: ma 7 życia i 5 spokoju. Gaj kosztuje 8 życia i 4 spokoju. Jeszcze jedno życie i go dostanie.
lesson-places-claim = Masz 8 życia. Teraz albo nigdy.
lesson-places-claim-do = Przejmij Święty gaj.
lesson-places-claim-not = Najpierw Gaj. Cała reszta może poczekać.
lesson-places-claim-late = Potem turę ma rywal, a o jeszcze jedno życie nietrudno. Najpierw przejmij Gaj.
lesson-places-fill = Teraz go napełnij. Gaj ma dwie moce i obie go obracają: 1 spokój za 5 życia do puli albo obrócenie stwora za 1 życie na Gaju. Drzewiec jest stworem.
lesson-places-fill-do = Użyj drugiej mocy Gaju.
lesson-places-fill-not = Połóż życie na Gaju: użyj jego drugiej mocy.
lesson-places-fill-five = 5 życia to dużo i gdy pilnie trzeba życia, to właściwa moc. Ale w puli nie są punktami. Dziś druga moc.
lesson-places-pass = 3 punkty, a rywal spasował. W następnej rundzie Gaj znów można obrócić.
lesson-places-pass-do = Spasuj i weź dowolny przedmiot.
lesson-places-pass-not = Na tę rundę wystarczy. Spasuj.
lesson-places-leave = Zbieranie. Możesz zabrać życie z Gaju, jeśli bardzo go potrzebujesz. Ale tam jest punktem, a w następnej rundzie przybędzie jeszcze jeden.
lesson-places-leave-do = Zostaw życie na Gaju.
lesson-places-leave-not = Zostaw je na Gaju.
lesson-places-leave-take = To kosztowałoby punkt. Zostaw je tam.

## When to pass

lesson-passing = Kiedy pasować
lesson-passing-about = Czasem najlepszy ruch to nie robić już nic, i to najwcześniej ze wszystkich.
lesson-passing-end = Przed każdą akcją zapytaj, co ona teraz daje i czy rywal nie spasuje przed Tobą. Znacznik to punkt, a do tego pierwsza tura następnej rundy.
lesson-passing-count = Koniec gry blisko. Policz: Piramida 3, Wyrocznia 2, Kolos 2, Słowik 1, Smocze jajo 1. To 9, a potrzeba 10. Masz karty na ręce i trochę esencji, ale nic tu nie jest w tej rundzie warte punktu.
lesson-passing-token = Znacznik pierwszego gracza jest wart 1 punkt i dostaje go ten, kto w tej rundzie spasuje pierwszy. Nikt jeszcze nie spasował.
lesson-passing-token-do = Spasuj i weź dowolny przedmiot.
lesson-passing-token-not = To nie daje w tej rundzie punktu, a rywal może spasować pierwszy.
lesson-passing-token-more = Niby nic się nie stało. Ale rywal spasował i ma znacznik. Zostajesz z 9 punktami, a w następnej rundzie czekają dwa smoki. Cofnij.
