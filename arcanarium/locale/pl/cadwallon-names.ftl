### Arcana of Cadwallon: the names of the cards, by card id. There is no Polish edition: all are "ours".
### Forms: .gen genitive, .acc accusative, .loc locative (only where they differ from the nominative), .z = ze where "z" takes
### that form before the name, and .gender.

# ours
cadwallon-card-blades = Gildia Ostrzy
    .gen = Gildii Ostrzy
    .acc = Gildię Ostrzy
    .loc = Gildii Ostrzy
    .gender = f
# ours
cadwallon-card-ferrymen = Gildia Przewoźników
    .gen = Gildii Przewoźników
    .acc = Gildię Przewoźników
    .loc = Gildii Przewoźników
    .gender = f
# ours
cadwallon-card-thieves = Gildia Złodziei
    .gen = Gildii Złodziei
    .acc = Gildię Złodziei
    .loc = Gildii Złodziei
    .gender = f
# ours
cadwallon-card-usurers = Gildia Lichwiarzy
    .gen = Gildii Lichwiarzy
    .acc = Gildię Lichwiarzy
    .loc = Gildii Lichwiarzy
    .gender = f
# ours
cadwallon-card-duelling_master = Mistrz pojedynków
    .gen = Mistrza pojedynków
    .acc = Mistrza pojedynków
    .loc = Mistrzu pojedynków
    .gender = m-pers
# ours
cadwallon-card-sellsword_sergeant = Sierżant najemników
    .gen = Sierżanta najemników
    .acc = Sierżanta najemników
    .loc = Sierżancie najemników
    .gender = m-pers
# ours
cadwallon-card-temple_guard_on_leave = Strażnik świątynny na przepustce
    .gen = Strażnika świątynnego na przepustce
    .acc = Strażnika świątynnego na przepustce
    .loc = Strażniku świątynnym na przepustce
    .z = ze
    .gender = m-pers
# ours
cadwallon-card-courtesan = Kurtyzana
    .gen = Kurtyzany
    .acc = Kurtyzanę
    .loc = Kurtyzanie
    .gender = f
# ours
cadwallon-card-goblin_fire_support = Gobliński artylerzysta
    .gen = Goblińskiego artylerzysty
    .acc = Goblińskiego artylerzystę
    .loc = Goblińskim artylerzyście
    .gender = m-pers
# ours
cadwallon-card-field_chaplain = Kapelan polowy
    .gen = Kapelana polowego
    .acc = Kapelana polowego
    .loc = Kapelanie polowym
    .gender = m-pers
# ours
cadwallon-card-armoury_clerk = Pisarz zbrojowni
    .gen = Pisarza zbrojowni
    .acc = Pisarza zbrojowni
    .loc = Pisarzu zbrojowni
    .gender = m-pers
# ours
cadwallon-card-crossbow_lookout = Czujka z kuszą
    .gen = Czujki z kuszą
    .acc = Czujkę z kuszą
    .loc = Czujce z kuszą
    .gender = f
# ours
cadwallon-card-oath_keeper = Strażnik przysiąg
    .gen = Strażnika przysiąg
    .acc = Strażnika przysiąg
    .loc = Strażniku przysiąg
    .z = ze
    .gender = m-pers
# ours
cadwallon-card-hearse_driver = Woźnica karawanu
    .gen = Woźnicy karawanu
    .acc = Woźnicę karawanu
    .loc = Woźnicy karawanu
    .gender = m-pers
# ours
cadwallon-card-contract_assassin = Płatny zabójca
    .gen = Płatnego zabójcy
    .acc = Płatnego zabójcę
    .loc = Płatnym zabójcy
    .gender = m-pers
# ours
cadwallon-card-lantern_bearer = Latarnik
    .gen = Latarnika
    .acc = Latarnika
    .loc = Latarniku
    .gender = m-pers
# ours
cadwallon-card-caravan_scout = Zwiadowca karawany
    .gen = Zwiadowcy karawany
    .acc = Zwiadowcę karawany
    .loc = Zwiadowcy karawany
    .z = ze
    .gender = m-pers
# ours
cadwallon-card-toll_collector = Poborca myta
    .gen = Poborcy myta
    .acc = Poborcę myta
    .loc = Poborcy myta
    .gender = m-pers
# ours
cadwallon-card-coach_house_steward = Zarządca wozowni
    .gen = Zarządcy wozowni
    .acc = Zarządcę wozowni
    .loc = Zarządcy wozowni
    .gender = m-pers
# ours
cadwallon-card-barge_pilot = Sternik barki
    .gen = Sternika barki
    .acc = Sternika barki
    .loc = Sterniku barki
    .z = ze
    .gender = m-pers
# ours
cadwallon-card-night_gondolier = Nocny gondolier
    .gen = Nocnego gondoliera
    .acc = Nocnego gondoliera
    .loc = Nocnym gondolierze
    .gender = m-pers
# ours
cadwallon-card-harbour_diver = Nurek portowy
    .gen = Nurka portowego
    .acc = Nurka portowego
    .loc = Nurku portowym
    .gender = m-pers
# ours
cadwallon-card-pixie_emissary = Wysłanniczka chochlików
    .gen = Wysłanniczki chochlików
    .acc = Wysłanniczkę chochlików
    .loc = Wysłanniczce chochlików
    .gender = f
# ours
cadwallon-card-relic_forger = Fałszerz reliktów
    .gen = Fałszerza reliktów
    .acc = Fałszerza reliktów
    .loc = Fałszerzu reliktów
    .gender = m-pers
# ours
cadwallon-card-smuggler_captain = Kapitan przemytników
    .gen = Kapitana przemytników
    .acc = Kapitana przemytników
    .loc = Kapitanie przemytników
    .gender = m-pers
# ours
cadwallon-card-false_pilgrim = Fałszywy pielgrzym
    .gen = Fałszywego pielgrzyma
    .acc = Fałszywego pielgrzyma
    .loc = Fałszywym pielgrzymie
    .gender = m-pers
# ours
cadwallon-card-fence = Paser
    .gen = Pasera
    .acc = Pasera
    .loc = Paserze
    .gender = m-pers
# ours
cadwallon-card-roof_runner = Dachołaz
    .gen = Dachołaza
    .acc = Dachołaza
    .loc = Dachołazie
    .gender = m-pers
# ours
cadwallon-card-silver_tongued_swindler = Złotousty oszust
    .gen = Złotoustego oszusta
    .acc = Złotoustego oszusta
    .loc = Złotoustym oszuście
    .z = ze
    .gender = m-pers
# ours
cadwallon-card-beggar_lookout = Żebrak na czatach
    .gen = Żebraka na czatach
    .acc = Żebraka na czatach
    .loc = Żebraku na czatach
    .gender = m-pers
# ours
cadwallon-card-lockpick_prodigy = Geniusz wytrychów
    .gen = Geniusza wytrychów
    .acc = Geniusza wytrychów
    .loc = Geniuszu wytrychów
    .gender = m-pers
# ours
cadwallon-card-money_changer = Wekslarz
    .gen = Wekslarza
    .acc = Wekslarza
    .loc = Wekslarzu
    .gender = m-pers
# ours
cadwallon-card-debt_collector = Poborca długów
    .gen = Poborcy długów
    .acc = Poborcę długów
    .loc = Poborcy długów
    .gender = m-pers
# ours
cadwallon-card-pawnbroker = Lombardzista
    .gen = Lombardzisty
    .acc = Lombardzistę
    .loc = Lombardziście
    .gender = m-pers
# ours
cadwallon-card-hired_bruiser = Wynajęty osiłek
    .gen = Wynajętego osiłka
    .acc = Wynajętego osiłka
    .loc = Wynajętym osiłku
    .gender = m-pers
# ours
cadwallon-card-bribed_magistrate = Przekupiony sędzia
    .gen = Przekupionego sędziego
    .acc = Przekupionego sędziego
    .loc = Przekupionym sędzi
    .gender = m-pers
# ours
cadwallon-card-poison_seller = Sprzedawczyni trucizn
    .acc = Sprzedawczynię trucizn
    .z = ze
    .gender = f
# ours
cadwallon-card-blackmailer = Szantażysta
    .gen = Szantażysty
    .acc = Szantażystę
    .loc = Szantażyście
    .gender = m-pers
# ours
cadwallon-card-gambling_den_keeper = Właściciel szulerni
    .gen = Właściciela szulerni
    .acc = Właściciela szulerni
    .loc = Właścicielu szulerni
    .gender = m-pers
# ours
cadwallon-card-counting_house_scribe = Skryba kantoru
    .gen = Skryby kantoru
    .acc = Skrybę kantoru
    .loc = Skrybie kantoru
    .z = ze
    .gender = m-pers
# ours
cadwallon-card-blades_headquarters = Siedziba Gildii Ostrzy
    .gen = Siedziby Gildii Ostrzy
    .acc = Siedzibę Gildii Ostrzy
    .loc = Siedzibie Gildii Ostrzy
    .gender = f
# ours
cadwallon-card-ferrymen_headquarters = Siedziba Gildii Przewoźników
    .gen = Siedziby Gildii Przewoźników
    .acc = Siedzibę Gildii Przewoźników
    .loc = Siedzibie Gildii Przewoźników
    .gender = f
# ours
cadwallon-card-thieves_headquarters = Siedziba Gildii Złodziei
    .gen = Siedziby Gildii Złodziei
    .acc = Siedzibę Gildii Złodziei
    .loc = Siedzibie Gildii Złodziei
    .gender = f
# ours
cadwallon-card-usurers_headquarters = Siedziba Gildii Lichwiarzy
    .gen = Siedziby Gildii Lichwiarzy
    .acc = Siedzibę Gildii Lichwiarzy
    .loc = Siedzibie Gildii Lichwiarzy
    .gender = f
# ours
cadwallon-card-sandpit_arena = Piaszczysta arena
    .gen = Piaszczystej areny
    .acc = Piaszczystą arenę
    .loc = Piaszczystej arenie
    .gender = f
# ours
cadwallon-card-gatehouse_barracks = Koszary przy bramie
    .gen = Koszar przy bramie
    .loc = Koszarach przy bramie
    .gender = pl
# ours
cadwallon-card-cannon_foundry = Odlewnia dział
    .gen = Odlewni dział
    .acc = Odlewnię dział
    .loc = Odlewni dział
    .gender = f
# ours
cadwallon-card-broken_tower = Zrujnowana wieża
    .gen = Zrujnowanej wieży
    .acc = Zrujnowaną wieżę
    .loc = Zrujnowanej wieży
    .z = ze
    .gender = f
# ours
cadwallon-card-mercenaries_hiring_yard = Plac najemników
    .gen = Placu najemników
    .loc = Placu najemników
    .gender = m
# ours
cadwallon-card-wall_walk_postern = Furta w murach
    .gen = Furty w murach
    .acc = Furtę w murach
    .loc = Furcie w murach
    .gender = f
# ours
cadwallon-card-dry_dock = Suchy dok
    .gen = Suchego doku
    .loc = Suchym doku
    .gender = m
# ours
cadwallon-card-execution_dock = Nabrzeże straceń
    .gen = Nabrzeża straceń
    .loc = Nabrzeżu straceń
    .gender = n
# ours
cadwallon-card-hall_of_petitions = Sala petycji
    .gen = Sali petycji
    .acc = Salę petycji
    .loc = Sali petycji
    .gender = f
# ours
cadwallon-card-clerks_archive = Archiwum pisarzy
    .gender = n
# ours
cadwallon-card-whispering_gallery = Galeria szeptów
    .gen = Galerii szeptów
    .acc = Galerię szeptów
    .loc = Galerii szeptów
    .gender = f
# ours
cadwallon-card-masked_theatre = Teatr masek
    .gen = Teatru masek
    .loc = Teatrze masek
    .gender = m
# ours
cadwallon-card-customs_house = Komora celna
    .gen = Komory celnej
    .acc = Komorę celną
    .loc = Komorze celnej
    .gender = f
# ours
cadwallon-card-embassy_row = Aleja ambasad
    .gen = Alei ambasad
    .acc = Aleję ambasad
    .loc = Alei ambasad
    .gender = f
# ours
cadwallon-card-cutpurse_stair = Schody rzezimieszków
    .gen = Schodów rzezimieszków
    .loc = Schodach rzezimieszków
    .z = ze
    .gender = pl
# ours
cadwallon-card-council_antechamber = Przedsionek rady
    .gen = Przedsionka rady
    .loc = Przedsionku rady
    .gender = m
# ours
cadwallon-card-hermits_cloister = Pustelnia
    .gen = Pustelni
    .acc = Pustelnię
    .loc = Pustelni
    .gender = f
# ours
cadwallon-card-star_watchers_dome = Kopuła gwiazdomistrza
    .gen = Kopuły gwiazdomistrza
    .acc = Kopułę gwiazdomistrza
    .loc = Kopule gwiazdomistrza
    .gender = f
# ours
cadwallon-card-crypt_of_the_founders = Krypta założycieli
    .gen = Krypty założycieli
    .acc = Kryptę założycieli
    .loc = Krypcie założycieli
    .gender = f
# ours
cadwallon-card-pilgrims_hostel = Gospoda pielgrzymów
    .gen = Gospody pielgrzymów
    .acc = Gospodę pielgrzymów
    .loc = Gospodzie pielgrzymów
    .gender = f
# ours
cadwallon-card-house_of_mirrors = Dom luster
    .gen = Domu luster
    .loc = Domu luster
    .gender = m
# ours
cadwallon-card-fortune_sellers_tent = Namiot wróżki
    .gen = Namiotu wróżki
    .loc = Namiocie wróżki
    .gender = m
# ours
cadwallon-card-shrine_of_two_faces = Kapliczka dwóch twarzy
    .gen = Kapliczki dwóch twarzy
    .acc = Kapliczkę dwóch twarzy
    .loc = Kapliczce dwóch twarzy
    .gender = f
# ours
cadwallon-card-alms_gate = Brama jałmużników
    .gen = Bramy jałmużników
    .acc = Bramę jałmużników
    .loc = Bramie jałmużników
    .gender = f
# ours
cadwallon-card-blades_treasure = Skarb Gildii Ostrzy
    .gen = Skarbu Gildii Ostrzy
    .loc = Skarbie Gildii Ostrzy
    .z = ze
    .gender = m
# ours
cadwallon-card-ferrymen_treasure = Skarb Gildii Przewoźników
    .gen = Skarbu Gildii Przewoźników
    .loc = Skarbie Gildii Przewoźników
    .z = ze
    .gender = m
# ours
cadwallon-card-thieves_treasure = Skarb Gildii Złodziei
    .gen = Skarbu Gildii Złodziei
    .loc = Skarbie Gildii Złodziei
    .z = ze
    .gender = m
# ours
cadwallon-card-usurers_treasure = Skarb Gildii Lichwiarzy
    .gen = Skarbu Gildii Lichwiarzy
    .loc = Skarbie Gildii Lichwiarzy
    .z = ze
    .gender = m
# ours
cadwallon-card-dragon_shield = Smocza tarcza
    .gen = Smoczej tarczy
    .acc = Smoczą tarczę
    .loc = Smoczej tarczy
    .z = ze
    .gender = f
# ours
cadwallon-card-notched_headsmans_axe = Wyszczerbiony topór kata
    .gen = Wyszczerbionego topora kata
    .loc = Wyszczerbionym toporze kata
    .gender = m
# ours
cadwallon-card-standard_of_the_lost_company = Sztandar zaginionej kompanii
    .gen = Sztandaru zaginionej kompanii
    .loc = Sztandarze zaginionej kompanii
    .z = ze
    .gender = m
# ours
cadwallon-card-siege_masters_compass = Cyrkiel mistrza oblężeń
    .gen = Cyrkla mistrza oblężeń
    .loc = Cyrklu mistrza oblężeń
    .gender = m
# ours
cadwallon-card-gauntlet_of_the_first_watch = Rękawica pierwszej straży
    .gen = Rękawicy pierwszej straży
    .acc = Rękawicę pierwszej straży
    .loc = Rękawicy pierwszej straży
    .gender = f
# ours
cadwallon-card-broken_lance_of_saint_orre = Złamana kopia świętego Orre
    .gen = Złamanej kopii świętego Orre
    .acc = Złamaną kopię świętego Orre
    .loc = Złamanej kopii świętego Orre
    .z = ze
    .gender = f
# ours
cadwallon-card-powder_horn_of_the_breach = Prochownica z wyłomu
    .gen = Prochownicy z wyłomu
    .acc = Prochownicę z wyłomu
    .loc = Prochownicy z wyłomu
    .gender = f
# ours
cadwallon-card-champions_laurels = Laur czempiona
    .gen = Lauru czempiona
    .loc = Laurze czempiona
    .gender = m
# ours
cadwallon-card-drinking_horn = Róg do picia
    .gen = Rogu do picia
    .loc = Rogu do picia
    .gender = m
# ours
cadwallon-card-seal_of_the_vacant_chair = Pieczęć pustego krzesła
    .gen = Pieczęci pustego krzesła
    .loc = Pieczęci pustego krzesła
    .gender = f
# ours
cadwallon-card-ushers_ivory_staff = Kościana laska marszałka
    .gen = Kościanej laski marszałka
    .acc = Kościaną laskę marszałka
    .loc = Kościanej lasce marszałka
    .gender = f
# ours
cadwallon-card-ledger_of_sealed_names = Księga zapieczętowanych imion
    .gen = Księgi zapieczętowanych imion
    .acc = Księgę zapieczętowanych imion
    .loc = Księdze zapieczętowanych imion
    .gender = f
# ours
cadwallon-card-ambassadors_signet = Sygnet ambasadora
    .gen = Sygnetu ambasadora
    .loc = Sygnecie ambasadora
    .gender = m
# ours
cadwallon-card-charter_of_the_nine_wells = Przywilej dziewięciu studni
    .gen = Przywileju dziewięciu studni
    .loc = Przywileju dziewięciu studni
    .gender = m
# ours
cadwallon-card-mask_of_the_winter_ball = Maska z zimowego balu
    .gen = Maski z zimowego balu
    .acc = Maskę z zimowego balu
    .loc = Masce z zimowego balu
    .gender = f
# ours
cadwallon-card-portrait_with_moving_eyes = Portret z ruchomymi oczami
    .gen = Portretu z ruchomymi oczami
    .loc = Portrecie z ruchomymi oczami
    .gender = m
# ours
cadwallon-card-ossuary_lamp = Lampa z ossuarium
    .gen = Lampy z ossuarium
    .acc = Lampę z ossuarium
    .loc = Lampie z ossuarium
    .gender = f
# ours
cadwallon-card-chime_of_the_drowned_choir = Dzwonek utopionego chóru
    .gen = Dzwonka utopionego chóru
    .loc = Dzwonku utopionego chóru
    .gender = m
# ours
cadwallon-card-reliquary_of_ash = Relikwiarz popiołów
    .gen = Relikwiarza popiołów
    .loc = Relikwiarzu popiołów
    .gender = m
# ours
cadwallon-card-blind_seers_cards = Karty ślepej wieszczki
    .gen = Kart ślepej wieszczki
    .loc = Kartach ślepej wieszczki
    .gender = pl
# ours
cadwallon-card-thorn_rosary = Cierniowy różaniec
    .gen = Cierniowego różańca
    .loc = Cierniowym różańcu
    .gender = m
# ours
cadwallon-card-cup_of_quiet_water = Czara cichej wody
    .gen = Czary cichej wody
    .acc = Czarę cichej wody
    .loc = Czarze cichej wody
    .gender = f
# ours
cadwallon-card-book_of_unsaid_prayers = Księga niewypowiedzianych modlitw
    .gen = Księgi niewypowiedzianych modlitw
    .acc = Księgę niewypowiedzianych modlitw
    .loc = Księdze niewypowiedzianych modlitw
    .gender = f
# ours
cadwallon-card-moon_silver_censer = Kadzielnica z księżycowego srebra
    .gen = Kadzielnicy z księżycowego srebra
    .acc = Kadzielnicę z księżycowego srebra
    .loc = Kadzielnicy z księżycowego srebra
    .gender = f
# ours
cadwallon-card-gader = Gader
    .gen = Gadera
    .acc = Gadera
    .loc = Gaderze
    .gender = m-pers
# ours
cadwallon-card-captain_brannoch_steel = Kapitan Brannoch Stalowy
    .gen = Kapitana Brannocha Stalowego
    .acc = Kapitana Brannocha Stalowego
    .loc = Kapitanie Brannochu Stalowym
    .gender = m-pers
# ours
cadwallon-card-iskra_the_fencing_mistress = Mistrzyni szermierki Iskra
    .gen = Mistrzyni szermierki Iskry
    .acc = Mistrzynię szermierki Iskrę
    .loc = Mistrzyni szermierki Iskrze
    .gender = f
# ours
cadwallon-card-old_thole_of_the_gate = Stary Thole spod bramy
    .gen = Starego Thole’a spod bramy
    .acc = Starego Thole’a spod bramy
    .loc = Starym Thole’u spod bramy
    .z = ze
    .gender = m-pers
# ours
cadwallon-card-marrow_the_pit_champion = Czempion areny Marrow
    .gen = Czempiona areny Marrowa
    .acc = Czempiona areny Marrowa
    .loc = Czempionie areny Marrowie
    .gender = m-pers
# ours
cadwallon-card-sir_aldwin_fairholt = Sir Aldwin Fairholt
    .gen = Sir Aldwina Fairholta
    .acc = Sir Aldwina Fairholta
    .loc = Sir Aldwinie Fairholcie
    .gender = m-pers
# ours
cadwallon-card-grusk_ironbelly = Grusk Żelaznobrzuchy
    .gen = Gruska Żelaznobrzuchego
    .acc = Gruska Żelaznobrzuchego
    .loc = Grusku Żelaznobrzuchym
    .gender = m-pers
# ours
cadwallon-card-ysolt_nightarrow = Ysolt Nocna Strzała
    .gen = Ysolt Nocnej Strzały
    .acc = Ysolt Nocną Strzałę
    .loc = Ysolt Nocnej Strzale
    .gender = f
# ours
cadwallon-card-the_twin_corsairs = Bliźniaczy korsarze
    .gen = Bliźniaczych korsarzy
    .acc = Bliźniaczych korsarzy
    .loc = Bliźniaczych korsarzach
    .gender = pl-pers
# ours
cadwallon-card-doctor_ambry_surgeon = Chirurg Ambry
    .gen = Chirurga Ambry’ego
    .acc = Chirurga Ambry’ego
    .loc = Chirurgu Ambrym
    .gender = m-pers
# ours
cadwallon-card-vek_the_powder_monkey = Prochowy chłopiec Vek
    .gen = Prochowego chłopca Veka
    .acc = Prochowego chłopca Veka
    .loc = Prochowym chłopcu Veku
    .gender = m-pers
# ours
cadwallon-card-commander_orsolya_dray = Komendantka Orsolya Dray
    .gen = Komendantki Orsolyi Dray
    .acc = Komendantkę Orsolyę Dray
    .loc = Komendantce Orsolyi Dray
    .gender = f
# ours
cadwallon-card-chancellor_pellinor_vane = Kanclerz Pellinor Vane
    .gen = Kanclerza Pellinora Vane’a
    .acc = Kanclerza Pellinora Vane’a
    .loc = Kanclerzu Pellinorze Vane’ie
    .gender = m-pers
# ours
cadwallon-card-lady_emeraude_of_the_fans = Lady Emeraude od wachlarzy
    .gender = f
# ours
cadwallon-card-notary_quince = Notariusz Quince
    .gen = Notariusza Quince’a
    .acc = Notariusza Quince’a
    .loc = Notariuszu Quinsie
    .gender = m-pers
# ours
cadwallon-card-baron_stavric = Baron Stavric
    .gen = Barona Stavrica
    .acc = Barona Stavrica
    .loc = Baronie Stavricu
    .gender = m-pers
# ours
cadwallon-card-the_grey_advocate = Szary adwokat
    .gen = Szarego adwokata
    .acc = Szarego adwokata
    .loc = Szarym adwokacie
    .gender = m-pers
# ours
cadwallon-card-mistress_junipel_playwright = Dramatopisarka Junipel
    .gen = Dramatopisarki Junipel
    .acc = Dramatopisarkę Junipel
    .loc = Dramatopisarce Junipel
    .gender = f
# ours
cadwallon-card-ambassador_tessaly_roon = Ambasadorka Tessaly Roon
    .gen = Ambasadorki Tessaly Roon
    .acc = Ambasadorkę Tessaly Roon
    .loc = Ambasadorce Tessaly Roon
    .gender = f
# ours
cadwallon-card-little_ottavio_page = Mały paź Ottavio
    .gen = Małego pazia Ottavia
    .acc = Małego pazia Ottavia
    .loc = Małym paziu Ottaviu
    .gender = m-pers
# ours
cadwallon-card-dowager_ravenhall = Wdowa Ravenhall
    .gen = Wdowy Ravenhall
    .acc = Wdowę Ravenhall
    .loc = Wdowie Ravenhall
    .gender = f
# ours
cadwallon-card-town_crier_bellamy = Herold miejski Bellamy
    .gen = Herolda miejskiego Bellamy’ego
    .acc = Herolda miejskiego Bellamy’ego
    .loc = Heroldzie miejskim Bellamym
    .gender = m-pers
# ours
cadwallon-card-spymaster_linnet = Mistrzyni szpiegów Linnet
    .acc = Mistrzynię szpiegów Linnet
    .gender = f
# ours
cadwallon-card-provost_harrow = Prewot Harrow
    .gen = Prewota Harrowa
    .acc = Prewota Harrowa
    .loc = Prewocie Harrowie
    .gender = m-pers
# ours
cadwallon-card-arcabast = Arcabast
    .gen = Arcabasta
    .acc = Arcabasta
    .loc = Arcabaście
    .gender = m-pers
# ours
cadwallon-card-mother_celandine = Matka Celandine
    .gen = Matki Celandine
    .acc = Matkę Celandine
    .loc = Matce Celandine
    .gender = f
# ours
cadwallon-card-brother_quillon = Brat Quillon
    .gen = Brata Quillona
    .acc = Brata Quillona
    .loc = Bracie Quillonie
    .gender = m-pers
# ours
cadwallon-card-the_veiled_oracle = Zawoalowana wyrocznia
    .gen = Zawoalowanej wyroczni
    .acc = Zawoalowaną wyrocznię
    .loc = Zawoalowanej wyroczni
    .gender = f
# ours
cadwallon-card-morvane_the_bone_reader = Wróżbitka Morvane
    .gen = Wróżbitki Morvane
    .acc = Wróżbitkę Morvane
    .loc = Wróżbitce Morvane
    .gender = f
# ours
cadwallon-card-sister_ember = Siostra Ember
    .gen = Siostry Ember
    .acc = Siostrę Ember
    .loc = Siostrze Ember
    .gender = f
# ours
cadwallon-card-hollow_jack_exorcist = Egzorcysta Pusty Jack
    .gen = Egzorcysty Pustego Jacka
    .acc = Egzorcystę Pustego Jacka
    .loc = Egzorcyście Pustym Jacku
    .gender = m-pers
# ours
cadwallon-card-tamsin_starlight = Tamsin Gwiezdny Blask
    .gender = f
# ours
cadwallon-card-the_ferrymans_widow = Wdowa po przewoźniku
    .gen = Wdowy po przewoźniku
    .acc = Wdowę po przewoźniku
    .loc = Wdowie po przewoźniku
    .gender = f
# ours
cadwallon-card-abbot_corvinel = Opat Corvinel
    .gen = Opata Corvinela
    .acc = Opata Corvinela
    .loc = Opacie Corvinelu
    .gender = m-pers
# ours
cadwallon-card-wren_the_dream_seller = Sprzedawczyni snów Wren
    .acc = Sprzedawczynię snów Wren
    .z = ze
    .gender = f
# ours
cadwallon-card-gravedigger_moss = Grabarz Moss
    .gen = Grabarza Mossa
    .acc = Grabarza Mossa
    .loc = Grabarzu Mossie
    .gender = m-pers
# ours
cadwallon-card-philosopher_ionas = Filozof Ionas
    .gen = Filozofa Ionasa
    .acc = Filozofa Ionasa
    .loc = Filozofie Ionasie
    .gender = m-pers
# ours
cadwallon-card-captain_of_the_day_watch = Kapitan straży dziennej
    .gen = Kapitana straży dziennej
    .acc = Kapitana straży dziennej
    .loc = Kapitanie straży dziennej
    .gender = m-pers
# ours
cadwallon-card-captain_of_the_night_watch = Kapitan straży nocnej
    .gen = Kapitana straży nocnej
    .acc = Kapitana straży nocnej
    .loc = Kapitanie straży nocnej
    .gender = m-pers
# ours
cadwallon-card-gate_soldier = Żołnierz z bramy
    .gen = Żołnierza z bramy
    .acc = Żołnierza z bramy
    .loc = Żołnierzu z bramy
    .gender = m-pers
# ours
cadwallon-card-bridge_soldier = Żołnierz z mostu
    .gen = Żołnierza z mostu
    .acc = Żołnierza z mostu
    .loc = Żołnierzu z mostu
    .gender = m-pers
# ours
cadwallon-card-market_soldier = Żołnierz z targu
    .gen = Żołnierza z targu
    .acc = Żołnierza z targu
    .loc = Żołnierzu z targu
    .gender = m-pers
# ours
cadwallon-card-temple_soldier = Żołnierz ze świątyni
    .gen = Żołnierza ze świątyni
    .acc = Żołnierza ze świątyni
    .loc = Żołnierzu ze świątyni
    .gender = m-pers
# ours
cadwallon-card-keeper_of_curios = Kustosz osobliwości
    .gen = Kustosza osobliwości
    .acc = Kustosza osobliwości
    .loc = Kustoszu osobliwości
    .gender = m-pers
# ours
cadwallon-card-holder_of_many_keys = Pan wielu kluczy
    .gen = Pana wielu kluczy
    .acc = Pana wielu kluczy
    .loc = Panu wielu kluczy
    .gender = m-pers
# ours
cadwallon-card-great_patron = Wielki mecenas
    .gen = Wielkiego mecenasa
    .acc = Wielkiego mecenasa
    .loc = Wielkim mecenasie
    .gender = m-pers
# ours
cadwallon-card-finest_cabinet = Najświetniejszy gabinet
    .gen = Najświetniejszego gabinetu
    .loc = Najświetniejszym gabinecie
    .gender = m
# ours
cadwallon-card-largest_estate = Największe włości
    .gen = Największych włości
    .loc = Największych włościach
    .gender = pl
# ours
cadwallon-card-longest_guest_list = Najdłuższa lista gości
    .gen = Najdłuższej listy gości
    .acc = Najdłuższą listę gości
    .loc = Najdłuższej liście gości
    .gender = f
# ours
cadwallon-card-friends_in_arms = Towarzysze broni
    .gen = Towarzyszy broni
    .acc = Towarzyszy broni
    .loc = Towarzyszach broni
    .gender = pl-pers
# ours
cadwallon-card-friends_at_court = Przyjaciele na dworze
    .gen = Przyjaciół na dworze
    .acc = Przyjaciół na dworze
    .loc = Przyjaciołach na dworze
    .gender = pl-pers
# ours
cadwallon-card-friends_in_robes = Przyjaciele w habitach
    .gen = Przyjaciół w habitach
    .acc = Przyjaciół w habitach
    .loc = Przyjaciołach w habitach
    .gender = pl-pers
# ours
cadwallon-card-iron_hand = Żelazna dłoń
    .gen = Żelaznej dłoni
    .acc = Żelazną dłoń
    .loc = Żelaznej dłoni
    .gender = f
# ours
cadwallon-card-velvet_glove = Aksamitna rękawiczka
    .gen = Aksamitnej rękawiczki
    .acc = Aksamitną rękawiczkę
    .loc = Aksamitnej rękawiczce
    .gender = f
# ours
cadwallon-card-open_palm = Otwarta dłoń
    .gen = Otwartej dłoni
    .acc = Otwartą dłoń
    .loc = Otwartej dłoni
    .gender = f
# ours
cadwallon-card-deep_coffers = Pełne skrzynie
    .gen = Pełnych skrzyń
    .loc = Pełnych skrzyniach
    .gender = pl
# ours
cadwallon-card-balanced_ledger = Zbilansowana księga
    .gen = Zbilansowanej księgi
    .acc = Zbilansowaną księgę
    .loc = Zbilansowanej księdze
    .z = ze
    .gender = f
# ours
cadwallon-card-three_pillars = Trzy filary
    .gen = Trzech filarów
    .loc = Trzech filarach
    .gender = pl
# ours
cadwallon-card-company_of_the_mighty = Towarzystwo możnych
    .gen = Towarzystwa możnych
    .loc = Towarzystwie możnych
    .gender = n
# ours
cadwallon-card-warden_of_the_rampart = Strażnik Murów
    .gen = Strażnika Murów
    .acc = Strażnika Murów
    .loc = Strażniku Murów
    .z = ze
    .gender = m-pers
# ours
cadwallon-card-lord_of_the_outskirts = Pan Przedmieść
    .gen = Pana Przedmieść
    .acc = Pana Przedmieść
    .loc = Panu Przedmieść
    .gender = m-pers
# ours
cadwallon-card-voice_of_the_harbour = Głos Portu
    .gen = Głosu Portu
    .loc = Głosie Portu
    .gender = m
# ours
cadwallon-card-ear_of_the_great_market = Ucho Wielkiego Targu
    .gen = Ucha Wielkiego Targu
    .loc = Uchu Wielkiego Targu
    .gender = n
# ours
cadwallon-card-light_of_temple_hill = Światło Wzgórza Świątynnego
    .gen = Światła Wzgórza Świątynnego
    .loc = Świetle Wzgórza Świątynnego
    .z = ze
    .gender = n
# ours
cadwallon-card-shadow_of_the_old_citadel = Cień Starej Cytadeli
    .gen = Cienia Starej Cytadeli
    .loc = Cieniu Starej Cytadeli
    .gender = m
# ours
cadwallon-card-first_player = Pierwszy gracz
    .gen = Pierwszego gracza
    .loc = Pierwszym graczu
    .gender = m
# ours
cadwallon-card-game_over = Jubileusz Książęcy
    .gen = Jubileuszu Książęcego
    .loc = Jubileuszu Książęcym
    .gender = m
