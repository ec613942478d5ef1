### Res Arcana: the rules in short, written as web-rules.ftl explains.

resarcana-rules-goal-title = Jak wygrać
resarcana-rules-goal =
    Jesteś magiem z talią ośmiu artefaktów. Artefakty przynoszą esencje; za esencje zagrywasz kolejne artefakty, przejmujesz monumenty i enklawy mocy. To one dają większość punktów.
    Jeśli na koniec rundy ktoś ma co najmniej 10 :point:, wygrywa gracz z największą liczbą punktów.

resarcana-rules-setup-title = Przed pierwszą rundą
resarcana-rules-setup =
    Każdy zaczyna z jedną esencją każdego rodzaju: :elan: elan, :life: życie, :calm: spokój, :death: śmierć i :gold: złoto. Esencje, które nie leżą na kartach, to Twoja pula. Ich liczba nie jest ograniczona, ale tutaj w jednym miejscu liczy się najwyżej 511 esencji jednego rodzaju.
    Każdy dostaje dwóch magów i osiem artefaktów i wszystkie ogląda. Artefakty tworzą talię, z której dobiera się trzy karty na rękę startową, a potem każdy zatrzymuje jednego z magów.
    Na środku stołu leży pięć enklaw mocy, monumenty (dwa odkryte, reszta jako talia) i magiczne przedmioty.
    Każdy bierze jeden magiczny przedmiot, w odwrotnej kolejności: pierwszy gracz wybiera ostatni.

resarcana-rules-round-title = Runda
resarcana-rules-round =
    - Zebranie esencji: każdy bierze to, co przynoszą jego karty.
    - Akcje: po jednej akcji na zmianę, aż wszyscy spasują.
    - Sprawdzenie: czy ktoś wygrał? Jeśli nie, wszystko, co obrócone, zostaje wyprostowane i zaczyna się następna runda.

resarcana-rules-collect-title = Zebranie esencji
resarcana-rules-collect =
    :collect: Każda karta z tym symbolem przynosi to, co stoi obok niego, nawet jeśli jest obrócona. Jeśli jest wybór, należy do Ciebie.
    Esencje leżące na karcie możesz zabrać do swojej puli: wszystkie z danej karty albo żadnej.
    Niektóre karty nagradzają za zostawienie na nich esencji, inne wymagają teraz zapłaty.
    Wszyscy decydują jednocześnie. Każdy gracz może poprosić o zbieranie po kolei: wtedy wszyscy decydują jawnie, jeden po drugim, zaczynając od pierwszego gracza. Obowiązuje to od następnego kroku „Zebranie esencji” do końca gry.

resarcana-rules-actions-title = Twoja tura: jedna akcja
resarcana-rules-actions =
    - Zagraj artefakt z ręki i zapłać jego koszt.
    - Przejmij enklawę mocy za jej koszt albo monument za 4 :gold:. Możesz też wziąć w ciemno wierzchni monument z talii.
    - Odrzuć kartę z ręki i weź 1 :gold: albo dowolne dwie inne esencje.
    - Użyj mocy karty, która nie jest obrócona.
    - Spasuj.
    Koszty płaci się w całości i ze swojej puli. :any: można zapłacić esencją dowolnego rodzaju, także złotem. Zniżki się sumują, ale koszt nigdy nie spada poniżej zera.

resarcana-rules-powers-title = Moce
resarcana-rules-powers =
    Przed trójkątem :arrow: stoi to, co płacisz, za nim to, co dostajesz.
    :turn: Obróć kartę. Jej mocy nie można używać, dopóki nie zostanie wyprostowana; zbieranie, zniżki i punkty działają dalej.
    Mocy bez tego symbolu można użyć kilka razy w rundzie, za każdym razem jako osobnej akcji.
    :here: oznacza, że esencje kładzie się na karcie. Są tam bezpieczne i często warte punktów, ale jeśli moc nie mówi inaczej, możesz je wydać dopiero wtedy, gdy zabierzesz je podczas zbierania.
    Twoje komponenty to mag, magiczny przedmiot oraz artefakty, monumenty i enklawy mocy, które masz w grze.
    Możesz użyć mocy, która nie ma żadnego efektu, jeśli za nią zapłacisz.
    Jeśli musisz dobrać kartę, a Twoja talia jest pusta, potasuj swój stos kart odrzuconych: to nowa talia.

resarcana-rules-reactions-title = Ataki i reakcje
resarcana-rules-reactions =
    Niektóre moce sprawiają, że każdy rywal traci :life:, oprócz tych, którzy już spasowali. Za każde życie, którego nie masz, tracisz dwie inne wybrane esencje, o ile je masz. To, co leży na kartach, jest bezpieczne.
    Wiele ataków podaje cenę, za którą każdy rywal może je zignorować.
    :react: Reakcji używa się, gdy zajdzie jej warunek, najczęściej w cudzej turze. Nie jest to akcja. Obrócona karta też może reagować, chyba że jej obrócenie jest częścią kosztu.

resarcana-rules-passing-title = Pasowanie
resarcana-rules-passing =
    Kto spasuje pierwszy, bierze znacznik pierwszego gracza: 1 :point: dla tego, kto ma go podczas sprawdzania, i pierwsza tura następnej rundy.
    Każdy, kto pasuje, wymienia swój magiczny przedmiot na inny ze środka stołu i dobiera kartę.
    Potem do końca rundy nie bierzesz już udziału i nic nie może sprawić, że stracisz życie. Esencje, które jakaś moc daje wszystkim rywalom, nadal dostajesz.

resarcana-rules-victory-title = Sprawdzenie warunku zwycięstwa
resarcana-rules-victory =
    Punkty dają artefakty w grze, monumenty, enklawy mocy i znacznik pierwszego gracza. Obrócone karty też się liczą.
    Przy równej liczbie punktów wygrywa pełniejsza pula; każde złoto liczy się podwójnie. Jeśli pule też są równe, gracze dzielą zwycięstwo.
    Niektóre karty sprawdzają warunek zwycięstwa w środku rundy. Wtedy liczą się wszyscy, a rywal z większą liczbą punktów wygrywa.
    Kilka kart reaguje na sprawdzenie punktami, które liczą się tylko do jego końca.

resarcana-rules-variants-title = Inne sposoby gry
resarcana-rules-variants =
    - Pierwsza gra: każdy zaczyna z magiem i trzema artefaktami z zestawu startowego; pięć kolejnych artefaktów, nieobejrzanych, tworzy talię. Enklawy mocy leżą łatwiejszą stroną do góry.
    - Draft: po cztery artefakty; zatrzymaj jeden, resztę przekaż w lewo, aż wszystkie zostaną rozebrane. Potem jeszcze cztery, przekazywane w prawo. Talie, magowie i przedmioty jak zwykle.
    - Mecz: dwoje graczy, dwie wygrane. Po pierwszej rozgrywce oboje zachowują magów, a szesnaście artefaktów wykłada się odkryte i draftuje. Trzecią rozgrywkę gra się tymi samymi taliami. Przegrany decyduje, kto zaczyna następną.
    - Kilka zestawów naraz: wszystkie karty się miesza, a liczba graczy decyduje, ile leży na środku stołu.
    | Gracze | Monumenty | Enklawy mocy
    | 2 | 7 | 4
    | 3 | 10 | 5
    | 4 | 12 | 6
    | 5 | 14 | 7

resarcana-rules-lux-title = Lux et Tenebrae
resarcana-rules-lux =
    Dodaje :demon: demony, osiem zwojów, dwa magiczne przedmioty i więcej wszystkiego, dla maksymalnie pięciu graczy.
    Zwoje leżą na środku stołu. Magiczny przedmiot Inskrypcja pozwala przejąć jeden z nich. Zostaje on u Ciebie, nawet przez kilka rund, aż go użyjesz; wtedy wraca na środek. Użycie go to akcja; Tarcza to reakcja.
    Magiczny przedmiot Iluzja pomaga, gdy używasz jednej ze swoich mocy: obrócony liczy się jako stwór albo demon, a za dwie esencje jako smok.

resarcana-rules-pearls-title = Perlae Imperii
resarcana-rules-pearls =
    :pearl: Perły to szósty rodzaj esencji. Każdy zaczyna z jedną, a do zwycięstwa potrzeba 13 punktów zamiast 10.
    W swojej turze możesz wymienić perły ze swojej puli, każdą na 1 :gold: albo dowolne dwie esencje z wyjątkiem złota i pereł. To nie jest akcja. Możesz to zrobić także wtedy, gdy musisz zareagować.
    Każda perła, którą masz podczas sprawdzania w puli albo na swoich kartach, jest warta 1 :point:. Przy rozstrzyganiu remisów pereł się nie liczy.
    Gdzie nie wolno brać złota, tam nie wolno też brać pereł.

resarcana-rules-duo-title = Duo
resarcana-rules-duo =
    Osobna gra dla dwojga, z dwiema enklawami mocy i siedmioma monumentami. Nikt nie traci życia i nie ma reakcji.
    Cztery razy oglądasz dwa z ośmiu rozdanych Ci artefaktów, jeden zatrzymujesz, drugi oddajesz rywalowi. To, co zatrzymasz i co dostaniesz, jest Twoją talią.
    W pierwszej grze gra się do 7 punktów.
    Razem z grą podstawową to więcej kart dla dwóch do czterech graczy; obowiązują wtedy zasady gry podstawowej. Piąte miejsce pojawia się z Lux et Tenebrae albo Perlae Imperii.
