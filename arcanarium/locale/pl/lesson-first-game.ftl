# The guided first game of Res Arcana. A step is told in full, then what to do, then answers to other moves.

lesson-first-game = Twoja pierwsza gra w Res Arcana
lesson-first-game-about = Od pierwszego wyboru do dziesięciu punktów, przeciw rywalowi ze smokiem. Nic nie trzeba wcześniej czytać.
lesson-first-game-end = Dziesięć punktów i wygrywasz. Umiesz już zagrywać karty, budować silnik, robić złoto, przejmować monumenty, powstrzymać smoka i pasować w porę: to całe Res Arcana.

lesson-first-game-welcome = Witaj. Zajmujesz się alchemią, tak samo jak Twój rywal. Wygrywa ten, kto na koniec rundy ma 10 punktów. Punkty leżą na kartach: na monumentach, enklawach mocy, niektórych artefaktach. Tu u góry zawsze widać, kto ile ma.
lesson-first-game-table = To Twoja strona stołu. Twój mag, Alchemik, jest już w grze. Na ręce masz trzy artefakty, a w puli po jednej esencji każdego rodzaju: elan, życie, spokój, śmierć i złoto. Esencjami płaci się za wszystko.

lesson-first-game-item = Przed pierwszą rundą każdy bierze magiczny przedmiot. Twój Niebiański rumak kosztuje 1 elan i 2 spokoju, a masz tylko 1 spokój. Przedmiot „Spokój/Elan” przynosi jedno z nich w każdej rundzie.
lesson-first-game-item-do = Weź Spokój/Elan.
lesson-first-game-item-not = To też dobry przedmiot. Ale ze Spokojem/Elanem możesz od razu zagrać Rumaka, więc dziś weź ten.

lesson-first-game-collect = Każda runda zaczyna się od zebrania esencji: karty ze złożoną dłonią dają Ci esencje. Twój przedmiot pyta, którą chcesz.
lesson-first-game-collect-do = Weź spokój.
lesson-first-game-collect-not = Elanu na Rumaka Ci wystarczy. Brakuje spokoju.

lesson-first-game-place = Teraz Ty i rywal wykonujecie na zmianę po jednej akcji. Najważniejsza to zagranie artefaktu z ręki: zapłać to, co stoi w jego rogu, a jest Twój do końca gry. Magiczny odłamek nie kosztuje nic.
lesson-first-game-place-do = Zagraj Magiczny odłamek.
lesson-first-game-place-not = Wszystko w swoim czasie. Zacznij od tego, co za darmo: od Magicznego odłamka.
lesson-first-game-place-discard = Odrzucenie karty przynosi 1 złoto albo dowolne 2 inne esencje, ale karty już nie ma. Twoje są na to za dobre. Zagraj Odłamek.
lesson-first-game-place-pass = Kto spasuje, nie gra już do końca rundy. A masz jeszcze sporo do zrobienia.

lesson-first-game-turn = Symbol leżącej karty na Odłamku znaczy: obróć go, aby go użyć. Obrócona karta odpoczywa do następnej rundy, gdy wszystko się prostuje. Wkrótce przyda Ci się drugie życie.
lesson-first-game-turn-do = Użyj Odłamka i weź 1 życie.
lesson-first-game-turn-not = Później. Najpierw użyj tego, co jest już w grze i nic nie kosztuje: Odłamka.
lesson-first-game-turn-gain = Teraz lepsze jest życie: Drzewo życia na Twojej ręce go wymaga.

lesson-first-game-horse = Masz 1 elan i 2 spokoju: dokładnie tyle kosztuje Niebiański rumak. Od następnej rundy przy każdym zbieraniu przyniesie Ci 2 esencje do wyboru. Karty, które płacą raz po raz, zagrywa się najpierw.
lesson-first-game-horse-do = Zagraj Niebiańskiego rumaka.
lesson-first-game-horse-not = Rumak zwraca się w dwie rundy: im wcześniej jest w grze, tym lepiej.
lesson-first-game-horse-tree = Wtedy na Rumaka może zabraknąć elanu albo spokoju. Najpierw Rumak, potem Drzewo.

lesson-first-game-pay = Drzewo życia kosztuje 1 życie i 2 dowolne esencje. Teraz ważne, czym płacisz. Najrzadsze jest złoto: monumenty kosztują 4 złota. Zachowuj je, kiedy tylko możesz.
lesson-first-game-pay-do = Zagraj Drzewo życia. Zapłać 2 życia i 1 śmierć.
lesson-first-game-pay-not = Najpierw jeszcze jedna karta do silnika: zagraj Drzewo życia.
lesson-first-game-pay-gold = Można, ale to złota będzie Ci brakować. Zapłać życiem i śmiercią.

lesson-first-game-tree = Drzewo życia jest hojne: obróć je, a weźmiesz 3 życia. Rywal też dostanie 1 życie, ale 3 dla Ciebie i 1 dla niego to dobry układ.
lesson-first-game-tree-do = Obróć Drzewo życia i weź 3 życia.
lesson-first-game-tree-not = Na Drzewie czekają 3 życia.

lesson-first-game-mage = Swojego maga też możesz obrócić. Alchemik ma dwie moce: 4 dowolne esencje zamieniają się w 2 złota albo 1 esencja za nic. Dziś weź tę małą.
lesson-first-game-mage-do = Użyj drugiej mocy Alchemika i weź 1 spokój.
lesson-first-game-mage-not = Została jedna moc, która nic nie kosztuje: druga moc Alchemika.
lesson-first-game-mage-four = To zabierze wszystko, co masz. W następnej rundzie będzie Cię na nią stać. Dziś użyj drugiej mocy.

lesson-first-game-pass = Nie ma już nic do zrobienia, więc pasujesz. Znacznik pierwszego gracza, wart 1 punkt, dostaje ten, kto spasuje pierwszy: tym razem zostaje u Ciebie. Kto pasuje, dobiera kartę i musi wymienić magiczny przedmiot na inny. Alchemia zamienia 4 esencje w 2 złota.
lesson-first-game-pass-do = Spasuj i weź Alchemię.
lesson-first-game-pass-not = Wszystko, co masz, jest już użyte. Spasuj, zanim zrobi to rywal.
lesson-first-game-pass-other = Z Alchemikiem i Alchemią możesz zrobić 4 złota w jednej rundzie. Weź Alchemię.

lesson-first-game-income = Runda 2. Wszystko jest znów wyprostowane, a Rumak płaci po raz pierwszy. Dobrana karta, Słowik, kosztuje 1 życie i 1 spokój.
lesson-first-game-income-do = Weź z Rumaka 2 spokoju.
lesson-first-game-income-not = Życia masz dużo. Weź 2 spokoju.

lesson-first-game-points = Gwiazda na Słowiku mówi 1: nic nie robi, ale to punkt, i to tani.
lesson-first-game-points-do = Zagraj Słowika.
lesson-first-game-points-not = Najpierw tani punkt: zagraj Słowika.
lesson-first-game-points-discard = Punkt za 2 esencje to okazja. Zachowaj Słowika i zagraj go.

lesson-first-game-dragon = Spójrz: Smocze zęby rywala wprowadziły do gry Smoka ognia bez płacenia jego 6 elanu. Gdy zostanie obrócony, stracisz 2 życia. Dopiero wylądował, więc masz trochę czasu.

lesson-first-game-engine = Twoje karty działają już jak silnik: w każdej rundzie dają więcej niż w poprzedniej. Uruchom go.
lesson-first-game-engine-do = Obróć Drzewo życia.
lesson-first-game-engine-not = Najpierw napełnij pulę: obróć Drzewo życia.

lesson-first-game-shard = I Odłamek.
lesson-first-game-shard-do = Użyj Odłamka i weź 1 elan.
lesson-first-game-shard-not = Najpierw użyj Odłamka i weź 1 elan. Oprócz złota potrzebujesz ośmiu esencji.

lesson-first-game-gold = Osiem esencji oprócz Twojego 1 złota: dwa razy po cztery. Teraz pierwsza moc Alchemika się opłaca: 4 dowolne esencje zamieniają się w 2 złota.
lesson-first-game-gold-do = Użyj pierwszej mocy Alchemika. Zapłać dowolne 4 esencje, które nie są złotem.
lesson-first-game-gold-not = Planem jest złoto: użyj pierwszej mocy Alchemika.
lesson-first-game-gold-gold = Płacić złotem za złoto to kiepska wymiana. Użyj innych.

lesson-first-game-alchemy = Rywal spasował i zabrał Ci znacznik pierwszego gracza. Możesz grać dalej, jak długo chcesz. Alchemia robi to samo, co Twój mag.
lesson-first-game-alchemy-do = Użyj Alchemii. Zapłać pozostałymi 4 esencjami.
lesson-first-game-alchemy-not = Jeszcze raz: 4 esencje zamieniają się w 2 złota dzięki Alchemii.
lesson-first-game-alchemy-gold = Nie złotem. Masz dokładnie 4 inne.

lesson-first-game-claim = 5 złota! Na środku stołu leżą dwa monumenty, każdy za 4 złota. Wielka piramida nic nie robi, ale jest warta 3 punkty, więcej niż każdy inny.
lesson-first-game-claim-do = Przejmij Wielką piramidę.
lesson-first-game-claim-not = Masz złoto: przejmij Wielką piramidę.
lesson-first-game-claim-oracle = Wyrocznia jest warta 2 punkty i pozwala zajrzeć w przyszłość. Ale 3 punkty to więcej niż 2.
lesson-first-game-claim-top = Wierzchnia karta talii może być czymkolwiek. A tu widać 3 punkty.

lesson-first-game-swap = Nowy monument od razu zajmuje miejsce Piramidy. W tej rundzie to już wszystko. Ożywienie może wyprostować jedną z Twoich kart, żeby zadziałała dwa razy.
lesson-first-game-swap-do = Spasuj i weź Ożywienie.
lesson-first-game-swap-not = Wszystko już wydane. Spasuj i weź Ożywienie.

lesson-first-game-keep = Runda 3. Zaczyna rywal, a smok jest wyprostowany. Lepiej mieć pod ręką trochę życia i spokoju.
lesson-first-game-keep-do = Weź z Rumaka 1 życie i 1 spokój.
lesson-first-game-keep-not = Przeciw Smokowi ognia pomagają życie i spokój. Weź po jednym.

lesson-first-game-react = Smok ognia atakuje: grozi Ci utrata 2 życia. Jeśli masz za mało życia, za każde brakujące tracisz 2 inne esencje. Ale Drzewo życia ma moc ze zgiętą błyskawicą, reakcję: zapłać 1 życie, a nic Ci się nie stanie.
lesson-first-game-react-do = Zareaguj Drzewem życia.
lesson-first-game-react-not = Zareaguj Drzewem życia: 1 życie i po kłopocie.
lesson-first-game-react-suffer = Było tylko 1 życie. Za brakujące przepadły też spokój i złoto: nie ma już nic. Cofnij i zareaguj.
lesson-first-game-react-calm = To też działa: każdy smok podaje wyjście, a u tego jest nim 1 spokój. Ale wypróbuj własną reakcję. Działa też na inne ataki.

lesson-first-game-egg = Dobra obrona. Dobierasz Smocze jajo: 1 punkt za 1 złoto.
lesson-first-game-egg-do = Zagraj Smocze jajo.
lesson-first-game-egg-not = 1 punkt za 1 złoto: zagraj Smocze jajo.

lesson-first-game-watch = Dalej wszystko poszło samo: Drzewo, Odłamek, Ożywienie, żeby obrócić Drzewo drugi raz, i 2 złota z Alchemika. Teraz zobacz, jak według tego samego przepisu przebiega runda 4: zbierz, zareaguj, napełnij pulę, zrób złoto, przejmij.

lesson-first-game-count = Kolos przejęty: ze Słowikiem, Piramidą i Jajem to 7 punktów. Brakuje trzech. Runda 5 zaczyna się jak wszystkie: zbierz, powstrzymaj smoka, Drzewo i Odłamek.

lesson-first-game-plan = Twój ruch. 7 punktów; monument daje 2, a Pierścień Midasa na Twojej ręce jeszcze 1. Pierścień kosztuje 1 życie i 1 złoto, monument 4 złota. Zrób więc złoto i uważaj, co zachowujesz.
lesson-first-game-plan-do = Użyj pierwszej mocy Alchemika. Zachowaj złoto i co najmniej 1 życie.
lesson-first-game-plan-not = Masz 2 złota, a na monument potrzeba 4. Alchemik robi 2.
lesson-first-game-plan-gold = Zachowaj złoto: potrzebujesz całego.
lesson-first-game-plan-life = Wtedy nie zostanie życia na Pierścień. Zapłać też spokojem.

lesson-first-game-second = 4 złota. Oba monumenty są warte 2 punkty.
lesson-first-game-second-do = Przejmij Świątynię albo Mauzoleum.
lesson-first-game-second-not = Najpierw monument: 2 punkty za 4 złota.

lesson-first-game-discard = 9 punktów. Pierścień wymaga 1 złota, a nie masz żadnego. Na ręce jest jednak Jastrząb, który już Ci nie pomoże. Odrzuć kartę, a weźmiesz 1 złoto albo dowolne 2 inne esencje.
lesson-first-game-discard-do = Odrzuć Jastrzębia i weź 1 złoto.
lesson-first-game-discard-not = Złoto na Pierścień: odrzuć Jastrzębia.
lesson-first-game-discard-gold = Pierścień wymaga złota.
lesson-first-game-discard-ring = Pierścień to punkt, którego Ci trzeba. Odrzuć Jastrzębia.

lesson-first-game-ten = A teraz dziesiąty punkt.
lesson-first-game-ten-do = Zagraj Pierścień Midasa.
lesson-first-game-ten-not = Została jedna karta i jeden punkt: zagraj Pierścień Midasa.

lesson-first-game-last = 10 punktów. W środku rundy niczego się nie sprawdza, więc ją zakończ: gdy wszyscy spasują, liczy się punkty.
lesson-first-game-last-do = Spasuj i weź dowolny magiczny przedmiot.
lesson-first-game-last-not = Masz swoje 10 punktów. Spasuj i niech zostaną policzone.
