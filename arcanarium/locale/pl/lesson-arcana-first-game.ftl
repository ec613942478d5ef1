# The guided first game of Arcana of Cadwallon.

lesson-arcana-first-game = Twoja pierwsza gra w Arcana
lesson-arcana-first-game-about = Poprowadź Gildię Ostrzy przez krótką grę: zakryci agenci, łapówka i Jubileusz Książęcy.
lesson-arcana-first-game-end = Miasto jest Twoje. Za Tobą agenci odkryci i zakryci, łapówka, lokacja, wygrany remis i siła skierowana tam, gdzie są punkty. W pełnej grze stosy są większe i gra się ponad dwadzieścia rund, ale niczego nowego w niej nie ma.

lesson-arcana-first-game-welcome = Witaj w Cadwallon. Dwie gildie walczą o to, co miasto ma do zaoferowania: relikty (1 punkt), osobistości (3) i lokacje (5). Wygrywa ten, kto na koniec ma najwięcej punktów. W tej krótkiej grze koniec jest blisko.

lesson-arcana-first-game-guild = Każda gildia ma agentów wszelkiego rodzaju i jedną zdolność. Gildia Ostrzy wygrywa, gdy przy militarnej stawce sumy są równe. Dziś zobaczysz, do czego to się przydaje.
lesson-arcana-first-game-guild-do = Poprowadź Gildię Ostrzy.
lesson-arcana-first-game-guild-not = Świetna gildia, ale ta opowieść jest o Ostrzach.

lesson-arcana-first-game-stakes = Pięć stawek leży odkrytych. Dwa stosy to Twoja strefa, dwa to strefa rywala, a ten pośrodku jest wolny dla wszystkich. Złota liczba na stawce to próg: na przykład Odlewnię dział wygrywa ten, kto ma obok niej 5 siły militarnej (miecze).

lesson-arcana-first-game-hidden = Masz na ręce cztery karty i w każdej turze używasz jednej. Mistrz pojedynków ma 4 miecze. W Twojej własnej strefie agenci leżą zakryci: rywal widzi, że ktoś tam jest, ale nie kto.
lesson-arcana-first-game-hidden-do = Zagraj Mistrza pojedynków obok Odlewni dział w swojej strefie.
lesson-arcana-first-game-hidden-not = Najpierw Mistrz pojedynków, ze swoimi 4 mieczami, do Odlewni dział.
lesson-arcana-first-game-hidden-free = W wolnej strefie leży odkryty i rywal wie, co musi przebić. Cofnij: Odlewnia jest warta więcej, a tam nikt go nie widzi.
lesson-arcana-first-game-hidden-elsewhere = Tam nie chodzi o miecze. Liczy się tylko złota siła stawki.
lesson-arcana-first-game-hidden-store = Odłożona karta nic w tej rundzie nie robi. Masz dla niej lepsze zastosowanie.

lesson-arcana-first-game-rival = Rywal też zagrał agenta, zakrytego w swojej strefie. Wiesz o nim tyle samo, co on o Twoim.

lesson-arcana-first-game-free = Stary Thole spod bramy w wolnej strefie to osobistość: 3 punkty, a potem Twój agent. Można go wygrać 4 mieczami. Ale ma też cenę: 4 dukaty. Sierżant najemników wnosi 2.
lesson-arcana-first-game-free-do = Zagraj Sierżanta najemników w wolnej strefie.
lesson-arcana-first-game-free-not = Sierżant do wolnej strefy: ma przy sobie 2 dukaty.
lesson-arcana-first-game-free-foundry = To wygrałoby Odlewnię, ale ona nie ucieknie. Stary Thole owszem.

lesson-arcana-first-game-bribe = Rywal też chce Starego Thole’a, ma 4 miecze i by go wygrał. Czas na łapówkę. Relikt dodaje swoje dukaty do dukatów Twoich agentów: Skarb ma 2, Sierżant 2. To jego cena.
lesson-arcana-first-game-bribe-do = Przekup Starego Thole’a Skarbem.
lesson-arcana-first-game-bribe-not = Same miecze nie wystarczą: przekup Starego Thole’a Skarbem.
lesson-arcana-first-game-bribe-store = Skarb jest wart więcej: przekup nim Starego Thole’a.

lesson-arcana-first-game-snatched = Wygrana od ręki, bez względu na to, kto jeszcze tam był. Stary Thole, Twój agent i relikt trafiają do Twojej talii zasobów; gdy talia główna się skończy, tę się tasuje i to ona jest nową. Wszystko, co wygrasz, zagra dla Ciebie. Od razu odkryto następną stawkę: Gruska Żelaznobrzuchego.

lesson-arcana-first-game-relic = Twoja ostatnia karta w tej rundzie. Róg do picia wymaga 3 siły politycznej (berła), a Kurtyzana ma 4.
lesson-arcana-first-game-relic-do = Zagraj Kurtyzanę obok Rogu do picia w swojej strefie.
lesson-arcana-first-game-relic-not = Kurtyzana ma berła, a Róg do picia ich wymaga.

lesson-arcana-first-game-resolved = Wszystkie ręce były puste, więc stawki rozstrzygnięto. Róg do picia jest Twój; rywal wygrał lokację i relikt. Przy Odlewni nikt nie osiągnął 5 mieczy, więc Mistrz pojedynków tam zostaje, teraz odkryty, i liczy się dalej. Rywal zaczyna rundę 2 i chce Gruska Żelaznobrzuchego.

lesson-arcana-first-game-stays = Przy Odlewni leżą już 4 miecze, a potrzeba 5.
lesson-arcana-first-game-stays-do = Zagraj Strażnika świątynnego na przepustce obok Odlewni dział.
lesson-arcana-first-game-stays-not = Najpierw zabezpiecz Odlewnię: Strażnik świątynny ma 3 miecze.

lesson-arcana-first-game-location = Lokacja nie ma liczb; zagrywa się ją dla efektu. Twoja Siedziba przywraca z talii zasobów agenta z 3 lub więcej mieczami.
lesson-arcana-first-game-location-do = Zagraj Siedzibę i odzyskaj Starego Thole’a.
lesson-arcana-first-game-location-not = Najpierw zagraj Siedzibę: da Ci jedną kartę więcej.
lesson-arcana-first-game-location-sergeant = Stary Thole ma 4 miecze, Sierżant tylko 3.

lesson-arcana-first-game-thole = Stary Thole szybko zmienia strony. W wolnej strefie rywal ma 3 i 2 miecze: 5, dokładnie tyle, ile wymaga Grusk.
lesson-arcana-first-game-thole-do = Zagraj Starego Thole’a w wolnej strefie.
lesson-arcana-first-game-thole-not = Grusk jest wart 3 punkty. Wyślij Starego Thole’a do wolnej strefy.

lesson-arcana-first-game-tie = 4 przeciw 5. Kapelan polowy ma 1 miecz: byłoby 5 do 5. Zwykle remisu nikt nie wygrywa. Ale przy militarnej stawce wygrywają Ostrza.
lesson-arcana-first-game-tie-do = Zagraj Kapelana polowego w wolnej strefie.
lesson-arcana-first-game-tie-not = Jeden miecz Kapelana polowego to wszystko, czego trzeba w wolnej strefie.
lesson-arcana-first-game-tie-keeper = To też wygra, ale 2 mieczy tam nie potrzeba. Strażnik przysiąg przyda się gdzie indziej, zaraz zobaczysz.

lesson-arcana-first-game-abroad = Lampa z ossuarium w strefie rywala wymaga 3 siły duchowej (kielichy), a nikogo tam nie ma. W strefie, która nie jest Twoja, Twoi agenci leżą odkryci. To nie szkodzi: rywal nie ma już kart.
lesson-arcana-first-game-abroad-do = Zagraj Strażnika przysiąg obok Lampy z ossuarium.
lesson-arcana-first-game-abroad-not = Strażnik przysiąg ma 3 kielichy: akurat na Lampę z ossuarium.

lesson-arcana-first-game-jubilee = Trzy stawki naraz: Odlewnia, Grusk dzięki zdolności Twojej gildii i Lampa. A pod Gruskiem leżał Jubileusz Książęcy: runda, która się teraz zaczyna, jest ostatnia.

lesson-arcana-first-game-grusk = Twoja talia była pusta, więc talia zasobów jest teraz nową talią i dobierasz z niej Gruska Żelaznobrzuchego: 5 mieczy, i jest po Twojej stronie. Furta w murach w Twojej strefie to lokacja, 5 punktów, i wymaga 6 mieczy.
lesson-arcana-first-game-grusk-do = Zagraj Gruska Żelaznobrzuchego obok Furty w murach w swojej strefie.
lesson-arcana-first-game-grusk-not = W ostatniej rundzie liczą się tylko punkty, a najwięcej daje lokacja. Grusk do Furty.
lesson-arcana-first-game-grusk-tower = Zrujnowana wieża też jest warta 5, ale leży w strefie rywala, gdzie nie widać, co na Ciebie czeka. Twoja własna Furta jest pewniejsza.

lesson-arcana-first-game-last = 5 z 6. Jeszcze jeden miecz.
lesson-arcana-first-game-last-do = Zagraj Czujkę z kuszą obok Furty.
lesson-arcana-first-game-last-not = Czujka z kuszą ma 2 miecze: przy Furcie będzie ich 7.

lesson-arcana-first-game-store = Nie ma już stawki, którą Goblin mógłby wygrać. W Arcana się nie pasuje, ale kartę można odłożyć.
lesson-arcana-first-game-store-do = Odłóż Goblińskiego artylerzystę do talii zasobów.
lesson-arcana-first-game-store-not = To już niewiele zmienia. Odłóż Goblina.
