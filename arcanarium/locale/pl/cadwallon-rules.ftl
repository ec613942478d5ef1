### Arcana of Cadwallon: the rules in short, written as web-rules.ftl explains.

cadwallon-rules-goal-title = Jak wygrać
cadwallon-rules-goal =
    Prowadzisz gildię miasta Cadwallon i walczysz swoimi agentami o stawki: :relic: relikty są warte 1 :point:, :personality: osobistości 3, :location: lokacje 5.
    To, co wygrasz, trafia do Twojej talii i pracuje dla Ciebie. Wygrywa ten, kto na koniec ma najwięcej punktów.

cadwallon-rules-setup-title = Przed pierwszą rundą
cadwallon-rules-setup =
    Każdy prowadzi inną gildię i tasuje jej jedenaście kart: dziewięciu agentów, lokację i relikt. Nie dają one punktów. To Twoja talia główna; to, czego użyjesz i co wygrasz, trafia do Twojej talii zasobów, która po wyczerpaniu talii głównej zostaje potasowana i ją zastępuje. Talie zasobów są jawne: każdy może przejrzeć dowolną z nich, a kartę odkładaną tam z ręki się pokazuje.
    Stawki leżą w stosach po dwanaście kart: pięć stosów przy dwóch lub czterech graczach, cztery przy trzech. Wierzchnia karta każdego stosu leży odkryta.
    Stos pośrodku to wolna strefa. Spośród pozostałych każdy kontroluje dwa. Przy trzech lub czterech graczach sąsiedzi dzielą stos leżący między nimi.

cadwallon-rules-round-title = Runda
cadwallon-rules-round =
    - Każdy dobiera cztery karty. Po kolei każdy używa po jednej karcie, aż wszystkie ręce będą puste. Nie ma pasowania.
    - Rozstrzyga się stawki.
    - Każdy stos, który stracił stawkę, odkrywa następną. Karta „Pierwszy gracz” przechodzi w prawo.

cadwallon-rules-turn-title = Twoja tura: jedna karta
cadwallon-rules-turn =
    - Zagraj agenta obok stawki: zakrytego przy stosie, który kontrolujesz, odkrytego przy każdym innym. Wygrane osobistości też są agentami. Tylko Ty możesz oglądać swoich zakrytych agentów.
    - Zagraj lokację. Jej efekt działa od razu.
    - Przekup osobistość reliktem.
    - Albo odłóż dowolną kartę do swojej talii zasobów, bez efektu.

cadwallon-rules-bribe-title = Łapówka
cadwallon-rules-bribe =
    Reliktem można wygrać osobistość, obok której leży co najmniej jeden Twój agent. Straż miejska nie jest agentem: nie może wręczyć łapówki i niczego do niej nie dodaje.
    Dodaj :financial: dukaty wszystkich swoich agentów przy tej stawce i dukaty reliktu. Jeśli suma osiąga cenę osobistości, od razu jest Twoja, bez względu na to, co zagrali tam inni, i odkrywa się następną stawkę stosu.
    Jeśli nie, relikt przepada, a agenci zostają. Dwóch reliktów nigdy się nie sumuje.

cadwallon-rules-resolve-title = Kto wygrywa stawkę
cadwallon-rules-resolve =
    Gdy wszystkie ręce są puste, odkrywa się wszystkich agentów. Złota siła stawki mówi, co się przy niej liczy, a jej liczba to próg.
    Każdy sumuje tę siłę swoich agentów przy stawce. Spośród tych, którzy osiągnęli próg, wygrywa najwyższa suma.
    Jeśli najwyższe sumy są równe, nikt nie wygrywa i wszystko zostaje, chyba że rozstrzyga zdolność gildii. Wszystko zostaje też wtedy, gdy nikt nie osiągnie progu.
    Stawka trafia do talii zasobów zwycięzcy, a wszyscy agenci obok niej do talii swoich właścicieli.

cadwallon-rules-guilds-title = Gildie
cadwallon-rules-guilds =
    - Gildia Ostrzy wygrywa remisy przy stawkach :military: militarnych.
    - Gildia Przewoźników wygrywa remisy przy stawkach :spiritual: duchowych.
    - Gildia Złodziei wygrywa remisy przy stawkach :political: politycznych.
    - Gildia Lichwiarzy dodaje 1 do każdej łapówki.
    Udało się znaleźć tylko niewielką część drukowanych kart, gildii i wszystkich pozostałych. Nasze własne projekty mają znak :standin:.

cadwallon-rules-end-title = Koniec
cadwallon-rules-end =
    Jubileusz Książęcy leży wśród ostatnich sześciu kart wolnej strefy. Gdy zostanie odkryty, kończy się rundę i rozgrywa jeszcze jedną.
    Potem agenci wracają ze stołu i liczą się punkty wszystkich kart w obu Twoich taliach.

cadwallon-rules-house-title = Zasady domowe
cadwallon-rules-house =
    Drukowane zasady tu milczą, więc te są nasze własne:
    - Gra kończy się także wtedy, gdy na koniec rundy żaden stos nie pokazuje stawki.
    - Kończy się też po pięciu kolejnych rundach, w których nikt nie wygrał stawki.
    - Przy równych punktach wygrywa większa liczba lokacji, potem osobistości. Jeśli i te są równe, zwycięstwo jest wspólne.

cadwallon-rules-variants-title = Opcje
cadwallon-rules-variants =
    - Cele: z czterech tajnych celów każdy zatrzymuje dwa. Osiągnięte przynoszą na koniec punkty.
    - Straż miejska: zamiast przekupywać, reliktem można wezwać wierzchnią kartę stosu straży. Oglądasz ją i kładziesz obok stawki, którą pomaga Ci wygrać; po rozstrzygnięciu tej stawki wraca. Nie może przekupywać.
    - Taktyczne usunięcie: wygraną stawkę można wsunąć pod swoją kartę gildii zamiast do talii. Nie przynosi tam punktów, ale Twoja talia pozostaje mała.
