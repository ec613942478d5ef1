# The guided starter game of Res Arcana Duo.

lesson-duo-first-game = Duo: Twoja pierwsza gra
lesson-duo-first-game-about = Gra startowa Duo, do siedmiu punktów. Łabędź, enklawa mocy i trzy rundy.
lesson-duo-first-game-end = Siedem punktów w trzech rundach. Wiesz już, jak rosną esencje na kartach, jak punktuje enklawa mocy i dlaczego czasem warto wcześnie spasować.

lesson-duo-first-game-welcome = Witaj w Duo. Dwoje alchemików, a w grze startowej wygrywa 7 punktów na koniec rundy. Masz w grze maga, Kowala, i trzy artefakty na ręce. W puli jest po jednej esencji każdego rodzaju.
lesson-duo-first-game-goal = Oto nasz cel: enklawa mocy, Krąg druidów. Kosztuje 6 życia i 3 spokoju. Każde leżące na nim życie to punkt. Skąd wziąć tyle życia? Robi je Twój Biały łabędź.

lesson-duo-first-game-item = Przed pierwszą rundą każdy bierze magiczny przedmiot. Łabędź kosztuje 1 życie i 2 spokoju; masz 1 spokój.
lesson-duo-first-game-item-do = Weź Spokój/Elan.
lesson-duo-first-game-item-not = Teraz potrzebny jest spokój: weź Spokój/Elan.

lesson-duo-first-game-collect = Każda runda zaczyna się od zebrania esencji. Twój przedmiot daje 1 spokój albo 1 elan.
lesson-duo-first-game-collect-do = Weź spokój.
lesson-duo-first-game-collect-not = Łabędź kosztuje 2 spokoju. Weź spokój.

lesson-duo-first-game-swan = Teraz gracie na zmianę, po jednej akcji. Najpierw zagraj swoją najlepszą kartę.
lesson-duo-first-game-swan-do = Zagraj Białego łabędzia.
lesson-duo-first-game-swan-not = Później. Łabędź to serce Twojego planu: zagraj go teraz.
lesson-duo-first-game-swan-discard = Wkrótce odrzucisz kartę, ale najpierw zagraj Łabędzia.
lesson-duo-first-game-swan-pass = Kto pasuje, nie gra już w tej rundzie. A masz dużo do zrobienia.

lesson-duo-first-game-smith = Obróć kartę, aby jej użyć; w następnej rundzie się wyprostuje. Druga moc Kowala zamienia 1 złoto w dowolne 4 esencje. Kładzie się je na Kowalu, a dostajesz je przy następnym zbieraniu.
lesson-duo-first-game-smith-do = Użyj drugiej mocy Kowala. Wybierz 2 życia i 2 spokoju.
lesson-duo-first-game-smith-not = 1 złoto za 4 esencje to Twoja najlepsza wymiana. Użyj Kowala.
lesson-duo-first-game-smith-first = To robi złoto z elanu. Dziś trzeba na odwrót: druga moc.
lesson-duo-first-game-smith-gain = Na Krąg trzeba życia i spokoju: weź po 2.

lesson-duo-first-game-discard = Łabędź pożera spokój, a Ty już go nie masz. Kartę, której nie potrzebujesz, możesz odrzucić za 1 złoto albo dowolne 2 inne esencje.
lesson-duo-first-game-discard-do = Odrzuć Kwadraturę koła i weź 2 spokoju.
lesson-duo-first-game-discard-not = Najpierw trochę spokoju dla Łabędzia: odrzuć Kwadraturę koła.
lesson-duo-first-game-discard-crucible = Tygiel na razie zachowaj, a odrzuć Kwadraturę koła.
lesson-duo-first-game-discard-gain = Łabędź za każdym razem chce spokoju. Weź 2 spokoju.

lesson-duo-first-game-feed = Łabędzia nie trzeba obracać. Za 1 spokój i 1 dowolną inną esencję kładzie się na nim 2 życia i 1 spokój: z 2 robią się 3, tyle razy, ile możesz zapłacić.
lesson-duo-first-game-feed-do = Użyj Łabędzia. Zapłać 1 elan i 1 spokój.
lesson-duo-first-game-feed-not = Niech Łabędź pracuje: użyj go.
lesson-duo-first-game-feed-pay = Zachowaj drugi spokój, żeby Łabędź zadziałał dwa razy: zapłać elanem i spokojem.

lesson-duo-first-game-again = I jeszcze raz, wszystkim, co zostało.
lesson-duo-first-game-again-do = Użyj Łabędzia ponownie.
lesson-duo-first-game-again-not = Został 1 spokój i 1 śmierć: użyj Łabędzia ponownie.

lesson-duo-first-game-pass = Twoja pula jest pusta, a następna runda dobrze przygotowana. Spasuj: dobierasz kartę i wymieniasz przedmiot. Znacznik pierwszego gracza, wart 1 punkt, dostaje ten, kto spasuje pierwszy: zostaje u Ciebie.
lesson-duo-first-game-pass-do = Spasuj i weź Życie/Śmierć.
lesson-duo-first-game-pass-not = Spasuj teraz, zanim zrobi to rywal.
lesson-duo-first-game-pass-other = Przyda się jeszcze jedno życie: weź Życie/Śmierć.

lesson-duo-first-game-harvest = Żniwa. Esencje na kartach są Twoje, jeśli je zabierzesz.
lesson-duo-first-game-harvest-do = Zabierz wszystko z Kowala i Łabędzia, a z przedmiotu weź życie.
lesson-duo-first-game-harvest-not = Życie, na Krąg.
lesson-duo-first-game-harvest-leave = Leżałyby tam kolejną rundę. Potrzebujesz ich teraz: zabierz je.

lesson-duo-first-game-claim = 7 życia i 4 spokoju. Krąg druidów kosztuje 6 i 3. Enklawa należy się temu, kto pierwszy może zapłacić.
lesson-duo-first-game-claim-do = Przejmij Krąg druidów.
lesson-duo-first-game-claim-not = Krąg czeka, a rywal też go chce. Przejmij go.

lesson-duo-first-game-sow = Jest Twój. Teraz trzeba go napełnić. Najpierw niech Łabędź popracuje z tym, co zostało: stwór obrócony dla Kręgu już tego nie zrobi.
lesson-duo-first-game-sow-do = Użyj Łabędzia.
lesson-duo-first-game-sow-not = Najpierw Łabędź, dopóki jest wyprostowany.
lesson-duo-first-game-sow-circle = Na Kręgu leży 1 życie: 1 punkt. Ale teraz Krąg jest obrócony, więc jego drugiej mocy już nie użyjesz. Cofnij: sam Krąg na końcu.

lesson-duo-first-game-creature = Krąg ma dwie moce. W drugiej obracasz stwora, nie Krąg: kładzie się na nim 1 życie. Łabędź jest stworem.
lesson-duo-first-game-creature-do = Użyj drugiej mocy Kręgu z Łabędziem.
lesson-duo-first-game-creature-not = Obróć dla Kręgu Łabędzia: jego druga moc.
lesson-duo-first-game-creature-first = Wtedy Krąg jest obrócony i stwór nie może już pomóc. Najpierw druga moc.

lesson-duo-first-game-circle = 1 punkt. Teraz sam Krąg.
lesson-duo-first-game-circle-do = Użyj pierwszej mocy Kręgu.
lesson-duo-first-game-circle-not = Obróć Krąg: jeszcze jedno życie, jeszcze jeden punkt.

lesson-duo-first-game-second = Na Kręgu są 2 punkty. Rywal spasował pierwszy i ma teraz znacznik. Na ręce masz Baśniowego smoka: kosztuje 1 elan, 2 życia i 2 spokoju i jest stworem.
lesson-duo-first-game-second-do = Spasuj i weź Spokój/Elan.
lesson-duo-first-game-second-not = Zachowaj karty na następną rundę. Spasuj i weź Spokój/Elan.

lesson-duo-first-game-leave = Znów zbieranie, a z nim pułapka: życie z Kręgu też można zabrać. Ale tam jest punktem, a w puli nie.
lesson-duo-first-game-leave-do = Zabierz z Łabędzia, Krąg zostaw nietknięty i weź elan.
lesson-duo-first-game-leave-not = Prawie: zabierz to, co leży na Łabędziu, a z przedmiotu weź elan.
lesson-duo-first-game-leave-take = To są Twoje punkty. Zostaw je na Kręgu.

lesson-duo-first-game-missing = Baśniowy smok kosztuje 1 elan, 2 życia i 2 spokoju. Brakuje jednego spokoju.
lesson-duo-first-game-missing-do = Odrzuć Tygiel albo Czarnego kota i weź 2 spokoju.
lesson-duo-first-game-missing-not = Brakuje spokoju. Odrzuć za niego kartę.
lesson-duo-first-game-missing-dragon = Nie smoka! Inną kartę.

lesson-duo-first-game-dragon = Sam jest wart 1 punkt, a to też drugi stwór dla Kręgu.
lesson-duo-first-game-dragon-do = Zagraj Baśniowego smoka.
lesson-duo-first-game-dragon-not = Stać Cię już na Baśniowego smoka. Zagraj go.

lesson-duo-first-game-turns = Dwa stwory, a na końcu Krąg: to jeszcze trzy życia.
lesson-duo-first-game-turns-do = Użyj drugiej mocy Kręgu i obróć stwora.
lesson-duo-first-game-turns-not = Druga moc Kręgu, ze stworem.
lesson-duo-first-game-turns-first = Krąg jest ostatni. Najpierw stwory.

lesson-duo-first-game-other = I drugi stwór.
lesson-duo-first-game-other-do = Użyj drugiej mocy Kręgu ponownie.
lesson-duo-first-game-other-not = Jeden stwór jest jeszcze wyprostowany. Obróć go dla Kręgu.
lesson-duo-first-game-other-first = Jeden stwór jest jeszcze wyprostowany. Krąg na końcu.

lesson-duo-first-game-five = 4 życia na Kręgu, 1 punkt za smoka.
lesson-duo-first-game-five-do = Teraz użyj pierwszej mocy Kręgu.
lesson-duo-first-game-five-not = Jeszcze jedno życie: obróć Krąg.

lesson-duo-first-game-token = 6 punktów, a potrzeba 7. Skąd ostatni? Rywal jeszcze nie spasował. Kto spasuje pierwszy, dostaje znacznik pierwszego gracza, a na koniec rundy jest on wart 1 punkt.
lesson-duo-first-game-token-do = Spasuj teraz i weź dowolny przedmiot.
lesson-duo-first-game-token-not = Znacznik to siódmy punkt. Spasuj.
lesson-duo-first-game-token-wait = Rywal mógłby spasować pierwszy i wziąć znacznik. Nie czekaj.
