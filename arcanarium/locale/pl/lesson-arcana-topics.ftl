# Short lessons on Arcana of Cadwallon, one idea each.

## Stakes

lesson-arcana-stakes = Stawki
lesson-arcana-stakes-about = Które liczby się liczą, kto wygrywa i co dzieje się z tymi, którzy nie wygrali.
lesson-arcana-stakes-end = Liczy się tylko złota siła, decydują sumy, remisy zostają nierozstrzygnięte, chyba że rozstrzygnie zdolność gildii, a agenci, którzy nie wygrali, liczą się dalej w następnej rundzie.
lesson-arcana-stakes-gold = Gospoda pielgrzymów pokazuje złotą 6 z kielichem: trzeba 6 siły duchowej. Wszystkie inne liczby tamtejszych agentów są bez znaczenia. Twój Strażnik przysiąg leży tam od poprzedniej rundy, z 3 kielichami.
lesson-arcana-stakes-sum = Wszyscy Twoi agenci obok stawki się sumują. Kapelan polowy ma 4 kielichy: 3 i 4 to więcej niż 6. Lokacja jest warta 5 punktów.
lesson-arcana-stakes-sum-do = Zagraj Kapelana polowego obok Gospody pielgrzymów.
lesson-arcana-stakes-sum-not = Najpierw 5 punktów Gospody: Kapelan polowy.
lesson-arcana-stakes-sum-power = Tam trzeba kielichów, a tych byłoby za mało. Kapelan polowy ma 4.
lesson-arcana-stakes-tie = Stary Thole wymaga 4 mieczy i dokładnie tyle ma Dachołaz rywala. Jeśli dwoje ma tę samą najwyższą sumę, nikt nie wygrywa i wszyscy zostają. Ale każda gildia ma zdolność: Ostrza wygrywają remisy przy militarnych stawkach. Prowadzisz Ostrza.
lesson-arcana-stakes-tie-do = Zagraj Mistrza pojedynków w wolnej strefie.
lesson-arcana-stakes-tie-not = 4 miecze przeciw 4, a remis jest Twój: Mistrz pojedynków do wolnej strefy.
lesson-arcana-stakes-tie-weak = 2 miecze to mniej niż 4. Mistrz pojedynków ma 4.
lesson-arcana-stakes-begin = Aleja ambasad w Twojej strefie wymaga 5 bereł. Kurtyzana ma 4. Za mało? Kto nie osiągnie progu, zostaje i liczy się w następnej rundzie. Ale masz jeszcze jedną kartę.
lesson-arcana-stakes-begin-do = Zagraj Kurtyzanę obok Alei ambasad.
lesson-arcana-stakes-begin-not = Berła Kurtyzany są potrzebne przy Alei ambasad.
lesson-arcana-stakes-finish = Brakuje jednego berła. Czujka z kuszą ma wszystkiego po trochu: 2 miecze, 2 berła, 2 kielichy. Tacy agenci są od wykańczania.
lesson-arcana-stakes-finish-do = Zagraj Czujkę z kuszą obok Alei ambasad.
lesson-arcana-stakes-finish-not = Alei ambasad brakuje jednego berła: Czujka z kuszą.
lesson-arcana-stakes-finish-elsewhere = Sama Czujka nic nie wygra. Przy Alei ambasad Kurtyzana czeka na jeszcze jedno berło.
lesson-arcana-stakes-won = Dwie lokacje i osobistość w jednej rundzie: 13 punktów. Twoi agenci i wszystko, co wygrane, są teraz w talii zasobów i wrócą na Twoją rękę.

## Bribes

lesson-arcana-bribes = Łapówki
lesson-arcana-bribes-about = Jak relikt wygrywa osobistość na oczach wszystkich.
lesson-arcana-bribes-end = Dukaty agentów i jeden relikt przeciw cenie, od razu i bez względu na to, co mają tam inni. Zachowuj na to relikty, a tych z dukatami wysyłaj przodem.
lesson-arcana-bribes-price = Arcabast to osobistość. Można go wygrać 6 kielichami, jak każdą stawkę. Ale ma też cenę: 7 dukatów. Kto ją zapłaci, dostaje go od ręki, nawet jeśli rywale mają więcej kielichów.
lesson-arcana-bribes-agent = Do łapówki trzeba tam własnego agenta; liczą się dukaty wszystkich Twoich agentów. Gobliński artylerzysta ma 4.
lesson-arcana-bribes-agent-do = Zagraj Goblińskiego artylerzystę w wolnej strefie.
lesson-arcana-bribes-agent-not = Wyślij Goblina przodem, do Arcabasta w wolnej strefie.
lesson-arcana-bribes-agent-courtesan = Ona ma tylko 1 dukata. Goblin ma 4.
lesson-arcana-bribes-agent-elsewhere = Przekupić można tylko osobistość, a tą, która jest tego warta, jest Arcabast w wolnej strefie.
lesson-arcana-bribes-agent-relic = Nie odkładaj reliktu, gdy jest kogo przekupić.
lesson-arcana-bribes-sum = Rywal też chce Arcabasta i pokazuje 4 kielichy. Ale Ty masz tam 4 dukaty. Na ręce masz dwa relikty: Skarb ma 2 dukaty, Róg do picia 3.
lesson-arcana-bribes-sum-do = Przekup Arcabasta reliktem, z którym wyjdzie 7.
lesson-arcana-bribes-sum-not = Teraz albo nigdy: łapówka.
lesson-arcana-bribes-sum-treasure = 4 i 2 to 6, a cena to 7. Nic się nie dzieje, a Skarb przepada w talii zasobów. Dwóch reliktów nigdy się nie sumuje. Cofnij.
lesson-arcana-bribes-gone = Arcabast jest Twój. On, relikt i Twój Goblin są w Twojej talii zasobów, agent rywala w jego talii, a w środku rundy odkryto następną stawkę: Notariusz Quince, 4 berła albo 4 dukaty. Rywal zareagował szybko.
lesson-arcana-bribes-next = Kurtyzana ma 4 berła, tyle samo co Wysłanniczka chochlików rywala. Gildia Złodziei wygrywa polityczne remisy, więc to nie wystarczy. Ale Kurtyzana stoi na drodze i ma 1 dukata.
lesson-arcana-bribes-next-do = Zagraj Kurtyzanę w wolnej strefie.
lesson-arcana-bribes-next-not = Kurtyzana do wolnej strefy.
lesson-arcana-bribes-next-elsewhere = To też byłoby dobre miejsce. Ale polujemy na Notariusza Quince’a.
lesson-arcana-bribes-small = 1 dukat Kurtyzany i 2 ze Skarbu to 3, a cena to 4. Gra pozwoli Ci spróbować, choć zapyta jeszcze raz. Licz, zanim zapłacisz: zachowany relikt wróci.
lesson-arcana-bribes-small-do = Odłóż Skarb do talii zasobów.
lesson-arcana-bribes-small-not = Odłóż Skarb, przyda się w innej rundzie.
lesson-arcana-bribes-small-short = 3 z 4: ta łapówka się nie uda, a relikt i tak trafi do talii zasobów.

## Hidden agents

lesson-arcana-hidden = Zakryci agenci
lesson-arcana-hidden-about = Co leży zakryte, dla Ciebie i przeciw Tobie.
lesson-arcana-hidden-end = W swojej strefie każ im zgadywać; w cudzej najpierw zajrzyj albo licz się z najgorszym. Obie stawki są Twoje.
lesson-arcana-hidden-zones = Stosy z maską są Twoje: Twoi agenci leżą tam zakryci. W strefie rywala zakryci leżą jego agenci. Oboje widzicie, ilu ich jest, ale nie kto. Twój Mistrz pojedynków, 4 miecze, ukrywa się przy Odlewni dział.
lesson-arcana-hidden-trap = Odlewnia wymaga 5 mieczy. Upewnij się, nie pokazując swojej siły.
lesson-arcana-hidden-trap-do = Zagraj Sierżanta najemników obok Odlewni dział.
lesson-arcana-hidden-trap-not = Najpierw Sierżant, do Twojej Odlewni.
lesson-arcana-hidden-trap-open = Tam leżałby odkryty i sam nic by nie wygrał. W Twojej strefie nikt go nie widzi.
lesson-arcana-hidden-fooled = Rywal widzi dwa rewersy i próbuje Dachołazem, 4 miecze, odkrytym. Nie wie, że masz 7. Tej karty zabraknie mu gdzie indziej: tak zakryty agent działa podwójnie.
lesson-arcana-hidden-unmask = Teraz druga strona. Róg do picia w strefie rywala wymaga 3 bereł i leży tam jeden rewers. Kurtyzana ma 4. Jeśli to Wysłanniczka chochlików, też ma 4, a Gildia Złodziei wygrywa polityczne remisy. Twoja Zrujnowana wieża odkrywa to, co zakryte.
lesson-arcana-hidden-unmask-do = Zagraj Zrujnowaną wieżę.
lesson-arcana-hidden-unmask-not = Najpierw patrz, potem skacz: zagraj Zrujnowaną wieżę.
lesson-arcana-hidden-unmask-blind = Nie wiesz, co tam leży. Najpierw zajrzyj: zagraj Zrujnowaną wieżę.
lesson-arcana-hidden-sure = Tylko Paser, z 2 berłami. Rywal też nie wykazał tam większego zainteresowania.
lesson-arcana-hidden-sure-do = Zagraj Kurtyzanę obok Rogu do picia.
lesson-arcana-hidden-sure-not = Teraz wiesz, że przy Rogu do picia wystarczy Kurtyzana.
lesson-arcana-hidden-sure-elsewhere = Właśnie było widać, gdzie wygrywa Kurtyzana: przy Rogu do picia.
