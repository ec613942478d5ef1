### Res Arcana: the names of the cards, by card id. Above names that no edition attests stands "ours".
### Forms: .gen genitive, .acc accusative, .loc locative (only where they differ from the nominative), .z = ze where "z" takes
### that form before the name, and .gender.

## Res Arcana

# ours
resarcana-card-alchemist = Alchemik
    .gen = Alchemika
    .acc = Alchemika
    .loc = Alchemiku
    .gender = m-pers
# ours
resarcana-card-artificer = Artificer
    .gen = Artificera
    .acc = Artificera
    .loc = Artificerze
    .gender = m-pers
# ours
resarcana-card-druid = Druidka
    .gen = Druidki
    .acc = Druidkę
    .loc = Druidce
    .gender = f
# ours
resarcana-card-duelist = Pojedynkowicz
    .gen = Pojedynkowicza
    .acc = Pojedynkowicza
    .loc = Pojedynkowiczu
    .gender = m-pers
# ours
resarcana-card-healer = Uzdrowicielka
    .gen = Uzdrowicielki
    .acc = Uzdrowicielkę
    .loc = Uzdrowicielce
    .gender = f
# ours
resarcana-card-necromancer = Nekromantka
    .gen = Nekromantki
    .acc = Nekromantkę
    .loc = Nekromantce
    .gender = f
# ours
resarcana-card-scholar = Uczony
    .gen = Uczonego
    .acc = Uczonego
    .loc = Uczonym
    .gender = m-pers
# ours
resarcana-card-seer = Wieszczka
    .gen = Wieszczki
    .acc = Wieszczkę
    .loc = Wieszczce
    .gender = f
# ours
resarcana-card-transmuter = Transmutatorka
    .gen = Transmutatorki
    .acc = Transmutatorkę
    .loc = Transmutatorce
    .gender = f
# ours
resarcana-card-witch = Wiedźma
    .gen = Wiedźmy
    .acc = Wiedźmę
    .loc = Wiedźmie
    .gender = f
resarcana-card-athanor = Atanor
    .gen = Atanora
    .loc = Atanorze
    .gender = m
# ours
resarcana-card-bone_dragon = Kościany smok
    .gen = Kościanego smoka
    .acc = Kościanego smoka
    .loc = Kościanym smoku
    .gender = m-anim
# ours
resarcana-card-celestial_horse = Niebiański rumak
    .gen = Niebiańskiego rumaka
    .acc = Niebiańskiego rumaka
    .loc = Niebiańskim rumaku
    .gender = m-anim
# ours
resarcana-card-chalice_of_fire = Kielich ognia
    .gen = Kielicha ognia
    .loc = Kielichu ognia
    .gender = m
# ours
resarcana-card-chalice_of_life = Kielich życia
    .gen = Kielicha życia
    .loc = Kielichu życia
    .gender = m
# ours
resarcana-card-corrupt_altar = Splugawiony ołtarz
    .gen = Splugawionego ołtarza
    .loc = Splugawionym ołtarzu
    .z = ze
    .gender = m
# ours
resarcana-card-crypt = Krypta
    .gen = Krypty
    .acc = Kryptę
    .loc = Krypcie
    .gender = f
# ours
resarcana-card-cursed_skull = Przeklęta czaszka
    .gen = Przeklętej czaszki
    .acc = Przeklętą czaszkę
    .loc = Przeklętej czaszce
    .gender = f
# ours
resarcana-card-dancing_sword = Tańczący miecz
    .gen = Tańczącego miecza
    .loc = Tańczącym mieczu
    .gender = m
# ours
resarcana-card-dragon_bridle = Smocza uzda
    .gen = Smoczej uzdy
    .acc = Smoczą uzdę
    .loc = Smoczej uździe
    .z = ze
    .gender = f
# ours
resarcana-card-dragon_egg = Smocze jajo
    .gen = Smoczego jaja
    .loc = Smoczym jaju
    .z = ze
    .gender = n
# ours
resarcana-card-dragon_teeth = Smocze zęby
    .gen = Smoczych zębów
    .loc = Smoczych zębach
    .z = ze
    .gender = pl
# ours
resarcana-card-dwarven_pickaxe = Krasnoludzki kilof
    .gen = Krasnoludzkiego kilofa
    .loc = Krasnoludzkim kilofie
    .gender = m
# ours
resarcana-card-earth_dragon = Smok ziemi
    .gen = Smoka ziemi
    .acc = Smoka ziemi
    .loc = Smoku ziemi
    .z = ze
    .gender = m-anim
# ours
resarcana-card-elemental_spring = Źródło żywiołów
    .gen = Źródła żywiołów
    .loc = Źródle żywiołów
    .z = ze
    .gender = n
# ours
resarcana-card-elvish_bow = Elfi łuk
    .gen = Elfiego łuku
    .loc = Elfim łuku
    .gender = m
# ours
resarcana-card-fiery_whip = Ognisty bicz
    .gen = Ognistego bicza
    .loc = Ognistym biczu
    .gender = m
# ours
resarcana-card-fire_dragon = Smok ognia
    .gen = Smoka ognia
    .acc = Smoka ognia
    .loc = Smoku ognia
    .z = ze
    .gender = m-anim
# ours
resarcana-card-flaming_pit = Ognisty dół
    .gen = Ognistego dołu
    .loc = Ognistym dole
    .gender = m
# ours
resarcana-card-fountain_of_youth = Fontanna młodości
    .gen = Fontanny młodości
    .acc = Fontannę młodości
    .loc = Fontannie młodości
    .gender = f
# ours
resarcana-card-guard_dog = Pies stróżujący
    .gen = Psa stróżującego
    .acc = Psa stróżującego
    .loc = Psie stróżującym
    .gender = m-anim
# ours
resarcana-card-hand_of_glory = Ręka chwały
    .gen = Ręki chwały
    .acc = Rękę chwały
    .loc = Ręce chwały
    .gender = f
# ours
resarcana-card-hawk = Jastrząb
    .gen = Jastrzębia
    .acc = Jastrzębia
    .loc = Jastrzębiu
    .gender = m-anim
# ours
resarcana-card-horn_of_plenty = Róg obfitości
    .gen = Rogu obfitości
    .loc = Rogu obfitości
    .gender = m
# ours
resarcana-card-hypnotic_basin = Hipnotyczna sadzawka
    .gen = Hipnotycznej sadzawki
    .acc = Hipnotyczną sadzawkę
    .loc = Hipnotycznej sadzawce
    .gender = f
# ours
resarcana-card-jeweled_statuette = Zdobiona statuetka
    .gen = Zdobionej statuetki
    .acc = Zdobioną statuetkę
    .loc = Zdobionej statuetce
    .z = ze
    .gender = f
# ours
resarcana-card-magical_shard = Magiczny odłamek
    .gen = Magicznego odłamka
    .loc = Magicznym odłamku
    .gender = m
resarcana-card-mermaid = Syrena
    .gen = Syreny
    .acc = Syrenę
    .loc = Syrenie
    .gender = f
# ours
resarcana-card-nightingale = Słowik
    .gen = Słowika
    .acc = Słowika
    .loc = Słowiku
    .z = ze
    .gender = m-anim
# ours
resarcana-card-philosophers_stone = Kamień filozoficzny
    .gen = Kamienia filozoficznego
    .loc = Kamieniu filozoficznym
    .gender = m
# ours
resarcana-card-prism = Pryzmat
    .gen = Pryzmatu
    .loc = Pryzmacie
    .gender = m
# ours
resarcana-card-ring_of_midas = Pierścień Midasa
    .gen = Pierścienia Midasa
    .loc = Pierścieniu Midasa
    .gender = m
# ours
resarcana-card-sacrificial_dagger = Sztylet ofiarny
    .gen = Sztyletu ofiarnego
    .loc = Sztylecie ofiarnym
    .z = ze
    .gender = m
# ours
resarcana-card-sea_serpent = Wąż morski
    .gen = Węża morskiego
    .acc = Węża morskiego
    .loc = Wężu morskim
    .gender = m-anim
# ours
resarcana-card-treant = Drzewiec
    .gen = Drzewca
    .acc = Drzewca
    .loc = Drzewcu
    .gender = m-anim
# ours
resarcana-card-tree_of_life = Drzewo życia
    .gen = Drzewa życia
    .loc = Drzewie życia
    .gender = n
# ours
resarcana-card-vault = Skarbiec
    .gen = Skarbca
    .loc = Skarbcu
    .z = ze
    .gender = m
# ours
resarcana-card-water_dragon = Smok wody
    .gen = Smoka wody
    .acc = Smoka wody
    .loc = Smoku wody
    .z = ze
    .gender = m-anim
# ours
resarcana-card-wind_dragon = Smok wiatru
    .gen = Smoka wiatru
    .acc = Smoka wiatru
    .loc = Smoku wiatru
    .z = ze
    .gender = m-anim
# ours
resarcana-card-windup_man = Nakręcany ludzik
    .gen = Nakręcanego ludzika
    .acc = Nakręcanego ludzika
    .loc = Nakręcanym ludziku
    .gender = m-anim
# ours
resarcana-card-colossus = Kolos
    .gen = Kolosa
    .acc = Kolosa
    .loc = Kolosie
    .gender = m-anim
resarcana-card-golden_statue = Złoty posąg
    .gen = Złotego posągu
    .loc = Złotym posągu
    .z = ze
    .gender = m
# ours
resarcana-card-great_pyramid = Wielka piramida
    .gen = Wielkiej piramidy
    .acc = Wielką piramidę
    .loc = Wielkiej piramidzie
    .gender = f
# ours
resarcana-card-hanging_gardens = Wiszące ogrody
    .gen = Wiszących ogrodów
    .loc = Wiszących ogrodach
    .gender = pl
# ours
resarcana-card-library = Biblioteka
    .gen = Biblioteki
    .acc = Bibliotekę
    .loc = Bibliotece
    .gender = f
# ours
resarcana-card-mausoleum = Mauzoleum
    .gender = n
# ours
resarcana-card-obelisk = Obelisk
    .gen = Obelisku
    .loc = Obelisku
    .gender = m
# ours
resarcana-card-oracle = Wyrocznia
    .gen = Wyroczni
    .acc = Wyrocznię
    .loc = Wyroczni
    .gender = f
# ours
resarcana-card-solomons_mine = Kopalnia Salomona
    .gen = Kopalni Salomona
    .acc = Kopalnię Salomona
    .loc = Kopalni Salomona
    .gender = f
# ours
resarcana-card-temple = Świątynia
    .gen = Świątyni
    .acc = Świątynię
    .loc = Świątyni
    .z = ze
    .gender = f
resarcana-card-sacred_grove = Święty gaj
    .gen = Świętego gaju
    .loc = Świętym gaju
    .z = ze
    .gender = m
resarcana-card-alchemists_tower = Wieża alchemika
    .gen = Wieży alchemika
    .acc = Wieżę alchemika
    .loc = Wieży alchemika
    .gender = f
resarcana-card-catacombs_of_the_dead = Katakumby umarłych
    .gen = Katakumb umarłych
    .loc = Katakumbach umarłych
    .gender = pl
resarcana-card-sacrificial_pit = Dół ofiarny
    .gen = Dołu ofiarnego
    .loc = Dole ofiarnym
    .gender = m
resarcana-card-cursed_forge = Przeklęta kuźnia
    .gen = Przeklętej kuźni
    .acc = Przeklętą kuźnię
    .loc = Przeklętej kuźni
    .gender = f
resarcana-card-dwarven_mines = Kopalnie krasnoludów
    .gen = Kopalń krasnoludów
    .loc = Kopalniach krasnoludów
    .gender = pl
resarcana-card-coral_castle = Koralowy zamek
    .gen = Koralowego zamku
    .loc = Koralowym zamku
    .gender = m
resarcana-card-sunken_reef = Zatopiony okręt
    .gen = Zatopionego okrętu
    .loc = Zatopionym okręcie
    .gender = m
resarcana-card-dragons_lair = Smocza góra
    .gen = Smoczej góry
    .acc = Smoczą górę
    .loc = Smoczej górze
    .z = ze
    .gender = f
resarcana-card-sorcerers_bestiary = Bestiariusz maga
    .gen = Bestiariusza maga
    .loc = Bestiariuszu maga
    .gender = m
# ours
resarcana-card-alchemy = Alchemia
    .gen = Alchemii
    .acc = Alchemię
    .loc = Alchemii
    .gender = f
resarcana-card-calm_elan = Spokój/Elan
    .gen = Spokoju/Elanu
    .loc = Spokoju/Elanie
    .z = ze
    .gender = m
resarcana-card-death_life = Życie/Śmierć
    .gen = Życia/Śmierci
    .loc = Życiu/Śmierci
    .gender = n
# ours
resarcana-card-divination = Dywinacja
    .gen = Dywinacji
    .acc = Dywinację
    .loc = Dywinacji
    .gender = f
# ours
resarcana-card-protection = Ochrona
    .gen = Ochrony
    .acc = Ochronę
    .loc = Ochronie
    .gender = f
# ours
resarcana-card-reanimate = Ożywienie
    .gen = Ożywienia
    .loc = Ożywieniu
    .gender = n
# ours
resarcana-card-research = Badania
    .gen = Badań
    .loc = Badaniach
    .gender = pl
# ours
resarcana-card-transmutation = Transmutacja
    .gen = Transmutacji
    .acc = Transmutację
    .loc = Transmutacji
    .gender = f

## Lux et Tenebrae

# ours
resarcana-card-bard = Bard
    .gen = Barda
    .acc = Barda
    .loc = Bardzie
    .gender = m-pers
# ours
resarcana-card-beastmaster = Władczyni bestii
    .acc = Władczynię bestii
    .gender = f
# ours
resarcana-card-demonologist = Demonolog
    .gen = Demonologa
    .acc = Demonologa
    .loc = Demonologu
    .gender = m-pers
# ours
resarcana-card-diviner = Wróżbita
    .gen = Wróżbity
    .acc = Wróżbitę
    .loc = Wróżbicie
    .gender = m-pers
# ours
resarcana-card-chaos_imp = Chochlik chaosu
    .gen = Chochlika chaosu
    .acc = Chochlika chaosu
    .loc = Chochliku chaosu
    .gender = m-anim
# ours
resarcana-card-cursed_dwarven_king = Przeklęty król krasnoludów
    .gen = Przeklętego króla krasnoludów
    .acc = Przeklętego króla krasnoludów
    .loc = Przeklętym królu krasnoludów
    .gender = m-pers
# ours
resarcana-card-fire_demon = Demon ognia
    .gen = Demona ognia
    .acc = Demona ognia
    .loc = Demonie ognia
    .gender = m-anim
# ours
resarcana-card-golden_lion = Złoty lew
    .gen = Złotego lwa
    .acc = Złotego lwa
    .loc = Złotym lwie
    .z = ze
    .gender = m-anim
# ours
resarcana-card-homunculus = Homunkulus
    .gen = Homunkulusa
    .acc = Homunkulusa
    .loc = Homunkulusie
    .gender = m-anim
# ours
resarcana-card-hound_of_death = Ogar śmierci
    .gen = Ogara śmierci
    .acc = Ogara śmierci
    .loc = Ogarze śmierci
    .gender = m-anim
resarcana-card-infernal_engine = Piekielna maszyna
    .gen = Piekielnej maszyny
    .acc = Piekielną maszynę
    .loc = Piekielnej maszynie
    .gender = f
# ours
resarcana-card-possessed_demon_slayer = Opętany pogromca demonów
    .gen = Opętanego pogromcy demonów
    .acc = Opętanego pogromcę demonów
    .loc = Opętanym pogromcy demonów
    .gender = m-pers
# ours
resarcana-card-prismatic_dragon = Pryzmatyczny smok
    .gen = Pryzmatycznego smoka
    .acc = Pryzmatycznego smoka
    .loc = Pryzmatycznym smoku
    .gender = m-anim
# ours
resarcana-card-shadowy_figure = Mroczna postać
    .gen = Mrocznej postaci
    .acc = Mroczną postać
    .loc = Mrocznej postaci
    .gender = f
# ours
resarcana-card-vial_of_light = Fiolka światła
    .gen = Fiolki światła
    .acc = Fiolkę światła
    .loc = Fiolce światła
    .gender = f
# ours
resarcana-card-vortex_of_destruction = Wir zniszczenia
    .gen = Wiru zniszczenia
    .loc = Wirze zniszczenia
    .gender = m
# ours
resarcana-card-alchemical_lab = Laboratorium alchemiczne
    .gen = Laboratorium alchemicznego
    .loc = Laboratorium alchemicznym
    .gender = n
resarcana-card-dark_cathedral = Mroczna katedra
    .gen = Mrocznej katedry
    .acc = Mroczną katedrę
    .loc = Mrocznej katedrze
    .gender = f
# ours
resarcana-card-demon_workshop = Warsztat demonów
    .gen = Warsztatu demonów
    .loc = Warsztacie demonów
    .gender = m
# ours
resarcana-card-warriors_hall = Sala wojownika
    .gen = Sali wojownika
    .acc = Salę wojownika
    .loc = Sali wojownika
    .gender = f
resarcana-card-dragon_aerie = Smocze gniazdo
    .gen = Smoczego gniazda
    .loc = Smoczym gnieździe
    .z = ze
    .gender = n
resarcana-card-crystal_keep = Kryształowy pałac
    .gen = Kryształowego pałacu
    .loc = Kryształowym pałacu
    .gender = m
resarcana-card-temple_of_the_abyss = Świątynia otchłani
    .gen = Świątyni otchłani
    .acc = Świątynię otchłani
    .loc = Świątyni otchłani
    .z = ze
    .gender = f
resarcana-card-gate_of_hell = Bramy piekieł
    .gen = Bram piekieł
    .loc = Bramach piekieł
    .gender = pl
# ours
resarcana-card-illusion = Iluzja
    .gen = Iluzji
    .acc = Iluzję
    .loc = Iluzji
    .gender = f
# ours
resarcana-card-inscription = Inskrypcja
    .gen = Inskrypcji
    .acc = Inskrypcję
    .loc = Inskrypcji
    .gender = f
# ours
resarcana-card-augury = Wróżba
    .gen = Wróżby
    .acc = Wróżbę
    .loc = Wróżbie
    .gender = f
# ours
resarcana-card-destruction = Zniszczenie
    .gen = Zniszczenia
    .loc = Zniszczeniu
    .z = ze
    .gender = n
# ours
resarcana-card-disjunction = Rozszczepienie
    .gen = Rozszczepienia
    .loc = Rozszczepieniu
    .gender = n
# ours
resarcana-card-projection = Projekcja
    .gen = Projekcji
    .acc = Projekcję
    .loc = Projekcji
    .gender = f
# ours
resarcana-card-revivify = Wskrzeszenie
    .gen = Wskrzeszenia
    .loc = Wskrzeszeniu
    .z = ze
    .gender = n
# ours
resarcana-card-shield = Tarcza
    .gen = Tarczy
    .acc = Tarczę
    .loc = Tarczy
    .gender = f
# ours
resarcana-card-transform = Przemiana
    .gen = Przemiany
    .acc = Przemianę
    .loc = Przemianie
    .gender = f
# ours
resarcana-card-vitality = Witalność
    .gen = Witalności
    .loc = Witalności
    .gender = f

## Perlae Imperii

resarcana-card-dragon_tamer = Treserka smoków
    .gen = Treserki smoków
    .acc = Treserkę smoków
    .loc = Treserce smoków
    .gender = f
resarcana-card-illusionist = Iluzjonistka
    .gen = Iluzjonistki
    .acc = Iluzjonistkę
    .loc = Iluzjonistce
    .gender = f
resarcana-card-infuser = Esencjalista
    .gen = Esencjalisty
    .acc = Esencjalistę
    .loc = Esencjaliście
    .gender = m-pers
resarcana-card-seafaring_mage = Mag wody
    .gen = Maga wody
    .acc = Maga wody
    .loc = Magu wody
    .gender = m-pers
resarcana-card-ancient_dragon = Starożytny smok
    .gen = Starożytnego smoka
    .acc = Starożytnego smoka
    .loc = Starożytnym smoku
    .z = ze
    .gender = m-anim
resarcana-card-catherine_wheel = Koło tortur
    .gen = Koła tortur
    .loc = Kole tortur
    .gender = n
# ours
resarcana-card-diving_cord = Lina nurka
    .gen = Liny nurka
    .acc = Linę nurka
    .loc = Linie nurka
    .gender = f
# ours
resarcana-card-dolphin = Delfin
    .gen = Delfina
    .acc = Delfina
    .loc = Delfinie
    .gender = m-anim
resarcana-card-ghost_ship = Statek widmo
    .gen = Statku widma
    .loc = Statku widmie
    .z = ze
    .gender = m
resarcana-card-phoenix = Feniks
    .gen = Feniksa
    .acc = Feniksa
    .loc = Feniksie
    .gender = m-anim
resarcana-card-raven_familiar = Kruk chowaniec
    .gen = Kruka chowańca
    .acc = Kruka chowańca
    .loc = Kruku chowańcu
    .gender = m-anim
resarcana-card-scrimshaw_awl = Wyroby wielorybników
    .gen = Wyrobów wielorybników
    .loc = Wyrobach wielorybników
    .gender = pl
# ours
resarcana-card-shrivatsa = Śriwatsa
    .gen = Śriwatsy
    .acc = Śriwatsę
    .loc = Śriwatsie
    .z = ze
    .gender = f
# ours
resarcana-card-sinan_compass = Kompas sinan
    .gen = Kompasu sinan
    .loc = Kompasie sinan
    .gender = m
# ours
resarcana-card-trident = Trójząb
    .gen = Trójzębu
    .loc = Trójzębie
    .gender = m
# ours
resarcana-card-war_conch = Wojenna koncha
    .gen = Wojennej konchy
    .acc = Wojenną konchę
    .loc = Wojennej konsze
    .gender = f
# ours
resarcana-card-abyssal_altar = Ołtarz otchłani
    .gen = Ołtarza otchłani
    .loc = Ołtarzu otchłani
    .gender = m
# ours
resarcana-card-great_wall = Wielki mur
    .gen = Wielkiego muru
    .loc = Wielkim murze
    .gender = m
# ours
resarcana-card-hidden_hall = Ukryta komnata
    .gen = Ukrytej komnaty
    .acc = Ukrytą komnatę
    .loc = Ukrytej komnacie
    .gender = f
# ours
resarcana-card-solomons_temple = Świątynia Salomona
    .gen = Świątyni Salomona
    .acc = Świątynię Salomona
    .loc = Świątyni Salomona
    .z = ze
    .gender = f
resarcana-card-mystical_menagerie = Mistyczna menażeria
    .gen = Mistycznej menażerii
    .acc = Mistyczną menażerię
    .loc = Mistycznej menażerii
    .gender = f
resarcana-card-alchemical_workshop = Pracownia alchemika
    .gen = Pracowni alchemika
    .acc = Pracownię alchemika
    .loc = Pracowni alchemika
    .gender = f
resarcana-card-blood_isle = Karmazynowa wyspa
    .gen = Karmazynowej wyspy
    .acc = Karmazynową wyspę
    .loc = Karmazynowej wyspie
    .gender = f
resarcana-card-pearl_bed = Ławica małży
    .gen = Ławicy małży
    .acc = Ławicę małży
    .loc = Ławicy małży
    .gender = f
# ours
resarcana-card-calcination = Kalcynacja
    .gen = Kalcynacji
    .acc = Kalcynację
    .loc = Kalcynacji
    .gender = f

## Res Arcana Duo

# ours
resarcana-card-smith = Kowal
    .gen = Kowala
    .acc = Kowala
    .loc = Kowalu
    .gender = m-pers
# ours
resarcana-card-enchantress = Czarodziejka
    .gen = Czarodziejki
    .acc = Czarodziejkę
    .loc = Czarodziejce
    .gender = f
# ours
resarcana-card-cultist = Kultysta
    .gen = Kultysty
    .acc = Kultystę
    .loc = Kultyście
    .gender = m-pers
# ours
resarcana-card-fortune_teller = Wróżbiarka
    .gen = Wróżbiarki
    .acc = Wróżbiarkę
    .loc = Wróżbiarce
    .gender = f
resarcana-card-crucible = Tygiel
    .gen = Tygla
    .loc = Tyglu
    .gender = m
# ours
resarcana-card-cursed_peacock_idol = Przeklęty pawi bożek
    .gen = Przeklętego pawiego bożka
    .acc = Przeklętego pawiego bożka
    .loc = Przeklętym pawim bożku
    .gender = m-anim
# ours
resarcana-card-squared_circle = Kwadratura koła
    .gen = Kwadratury koła
    .acc = Kwadraturę koła
    .loc = Kwadraturze koła
    .gender = f
# ours
resarcana-card-white_swan = Biały łabędź
    .gen = Białego łabędzia
    .acc = Białego łabędzia
    .loc = Białym łabędziu
    .gender = m-anim
# ours
resarcana-card-gnosis = Gnoza
    .gen = Gnozy
    .acc = Gnozę
    .loc = Gnozie
    .gender = f
# ours
resarcana-card-solomons_key = Klucz Salomona
    .gen = Klucza Salomona
    .loc = Kluczu Salomona
    .gender = m
resarcana-card-artificers_robes = Szaty Artificera
    .gen = Szat Artificera
    .loc = Szatach Artificera
    .gender = pl
# ours
resarcana-card-brazen_head = Spiżowa głowa
    .gen = Spiżowej głowy
    .acc = Spiżową głowę
    .loc = Spiżowej głowie
    .z = ze
    .gender = f
# ours
resarcana-card-crown_of_command = Korona władzy
    .gen = Korony władzy
    .acc = Koronę władzy
    .loc = Koronie władzy
    .gender = f
# ours
resarcana-card-gold_key = Złoty klucz
    .gen = Złotego klucza
    .loc = Złotym kluczu
    .z = ze
    .gender = m
# ours
resarcana-card-silver_key = Srebrny klucz
    .gen = Srebrnego klucza
    .loc = Srebrnym kluczu
    .z = ze
    .gender = m
# ours
resarcana-card-mystic_font = Mistyczne źródło
    .gen = Mistycznego źródła
    .loc = Mistycznym źródle
    .gender = n
# ours
resarcana-card-magnum_opus = Magnum opus
    .gender = n
# ours
resarcana-card-black_cat = Czarny kot
    .gen = Czarnego kota
    .acc = Czarnego kota
    .loc = Czarnym kocie
    .gender = m-anim
# ours
resarcana-card-sleeping_dragon = Śpiący smok
    .gen = Śpiącego smoka
    .acc = Śpiącego smoka
    .loc = Śpiącym smoku
    .z = ze
    .gender = m-anim
# ours
resarcana-card-fairy_dragon = Baśniowy smok
    .gen = Baśniowego smoka
    .acc = Baśniowego smoka
    .loc = Baśniowym smoku
    .gender = m-anim
# ours
resarcana-card-mystic_monastery = Mistyczny klasztor
    .gen = Mistycznego klasztoru
    .loc = Mistycznym klasztorze
    .gender = m
# ours
resarcana-card-stone_circle = Kamienny krąg
    .gen = Kamiennego kręgu
    .loc = Kamiennym kręgu
    .gender = m
# ours
resarcana-card-dark_temple = Mroczna świątynia
    .gen = Mrocznej świątyni
    .acc = Mroczną świątynię
    .loc = Mrocznej świątyni
    .gender = f
# ours
resarcana-card-well_of_memory = Studnia pamięci
    .gen = Studni pamięci
    .acc = Studnię pamięci
    .loc = Studni pamięci
    .z = ze
    .gender = f
# ours
resarcana-card-ziggurat = Zikkurat
    .gen = Zikkuratu
    .loc = Zikkuracie
    .gender = m
# ours
resarcana-card-lighthouse = Latarnia morska
    .gen = Latarni morskiej
    .acc = Latarnię morską
    .loc = Latarni morskiej
    .gender = f
# ours
resarcana-card-aqueduct = Akwedukt
    .gen = Akweduktu
    .loc = Akwedukcie
    .gender = m
# ours
resarcana-card-dwarven_forge = Krasnoludzka kuźnia
    .gen = Krasnoludzkiej kuźni
    .acc = Krasnoludzką kuźnię
    .loc = Krasnoludzkiej kuźni
    .gender = f
# ours
resarcana-card-elvish_heartwood = Serce elfiego lasu
    .gen = Serca elfiego lasu
    .loc = Sercu elfiego lasu
    .gender = n
# ours
resarcana-card-circle_of_the_druids = Krąg druidów
    .gen = Kręgu druidów
    .loc = Kręgu druidów
    .gender = m
# ours
resarcana-card-dragons_den = Smocza jaskinia
    .gen = Smoczej jaskini
    .acc = Smoczą jaskinię
    .loc = Smoczej jaskini
    .z = ze
    .gender = f
resarcana-card-duo_calm_elan = Spokój/Elan
    .gen = Spokoju/Elanu
    .loc = Spokoju/Elanie
    .z = ze
    .gender = m
resarcana-card-duo_death_life = Życie/Śmierć
    .gen = Życia/Śmierci
    .loc = Życiu/Śmierci
    .gender = n
# ours
resarcana-card-duo_research = Badania
    .gen = Badań
    .loc = Badaniach
    .gender = pl
# ours
resarcana-card-duo_reanimate = Ożywienie
    .gen = Ożywienia
    .loc = Ożywieniu
    .gender = n
# ours
resarcana-card-duo_alchemy = Alchemia
    .gen = Alchemii
    .acc = Alchemię
    .loc = Alchemii
    .gender = f
