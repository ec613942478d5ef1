### Arcana of Cadwallon: the names of the cards, by card id. No printed German edition that we know attests them: "# ours".
### Names have the accusative and the dative with the definite article, where they take one.

## Guilds and their cards

# ours
cadwallon-card-blades = Gilde der Klingen
    .acc = die Gilde der Klingen
    .dat = der Gilde der Klingen
# ours
cadwallon-card-ferrymen = Gilde der Fährleute
    .acc = die Gilde der Fährleute
    .dat = der Gilde der Fährleute
# ours
cadwallon-card-thieves = Gilde der Diebe
    .acc = die Gilde der Diebe
    .dat = der Gilde der Diebe
# ours
cadwallon-card-usurers = Gilde der Wucherer
    .acc = die Gilde der Wucherer
    .dat = der Gilde der Wucherer
# ours
cadwallon-card-duelling_master = Duellmeister
    .acc = den Duellmeister
    .dat = dem Duellmeister
# ours
cadwallon-card-sellsword_sergeant = Söldnerfeldwebel
    .acc = den Söldnerfeldwebel
    .dat = dem Söldnerfeldwebel
# ours
cadwallon-card-temple_guard_on_leave = Tempelwächter auf Urlaub
    .acc = den Tempelwächter auf Urlaub
    .dat = dem Tempelwächter auf Urlaub
# ours
cadwallon-card-courtesan = Kurtisane
    .acc = die Kurtisane
    .dat = der Kurtisane
# ours
cadwallon-card-goblin_fire_support = Goblin-Feuerunterstützung
    .acc = die Goblin-Feuerunterstützung
    .dat = der Goblin-Feuerunterstützung
# ours
cadwallon-card-field_chaplain = Feldkaplan
    .acc = den Feldkaplan
    .dat = dem Feldkaplan
# ours
cadwallon-card-armoury_clerk = Zeughausschreiber
    .acc = den Zeughausschreiber
    .dat = dem Zeughausschreiber
# ours
cadwallon-card-crossbow_lookout = Armbrustspäher
    .acc = den Armbrustspäher
    .dat = dem Armbrustspäher
# ours
cadwallon-card-oath_keeper = Eidwahrer
    .acc = den Eidwahrer
    .dat = dem Eidwahrer
# ours
cadwallon-card-hearse_driver = Leichenkutscher
    .acc = den Leichenkutscher
    .dat = dem Leichenkutscher
# ours
cadwallon-card-contract_assassin = Auftragsmörder
    .acc = den Auftragsmörder
    .dat = dem Auftragsmörder
# ours
cadwallon-card-lantern_bearer = Laternenträger
    .acc = den Laternenträger
    .dat = dem Laternenträger
# ours
cadwallon-card-caravan_scout = Karawanenspäher
    .acc = den Karawanenspäher
    .dat = dem Karawanenspäher
# ours
cadwallon-card-toll_collector = Wegzöllner
    .acc = den Wegzöllner
    .dat = dem Wegzöllner
# ours
cadwallon-card-coach_house_steward = Kutschhausverwalter
    .acc = den Kutschhausverwalter
    .dat = dem Kutschhausverwalter
# ours
cadwallon-card-barge_pilot = Kahnlotse
    .acc = den Kahnlotsen
    .dat = dem Kahnlotsen
# ours
cadwallon-card-night_gondolier = Nachtgondoliere
    .acc = den Nachtgondoliere
    .dat = dem Nachtgondoliere
# ours
cadwallon-card-harbour_diver = Hafentaucher
    .acc = den Hafentaucher
    .dat = dem Hafentaucher
# ours
cadwallon-card-pixie_emissary = Pixie-Gesandte
    .acc = die Pixie-Gesandte
    .dat = der Pixie-Gesandten
# ours
cadwallon-card-relic_forger = Reliktfälscher
    .acc = den Reliktfälscher
    .dat = dem Reliktfälscher
# ours
cadwallon-card-smuggler_captain = Schmugglerkapitän
    .acc = den Schmugglerkapitän
    .dat = dem Schmugglerkapitän
# ours
cadwallon-card-false_pilgrim = Falscher Pilger
    .acc = den Falschen Pilger
    .dat = dem Falschen Pilger
# ours
cadwallon-card-fence = Hehler
    .acc = den Hehler
    .dat = dem Hehler
# ours
cadwallon-card-roof_runner = Dachläufer
    .acc = den Dachläufer
    .dat = dem Dachläufer
# ours
cadwallon-card-silver_tongued_swindler = Silberzüngiger Schwindler
    .acc = den Silberzüngigen Schwindler
    .dat = dem Silberzüngigen Schwindler
# ours
cadwallon-card-beggar_lookout = Bettlerspitzel
    .acc = den Bettlerspitzel
    .dat = dem Bettlerspitzel
# ours
cadwallon-card-lockpick_prodigy = Wunderkind der Dietriche
    .acc = das Wunderkind der Dietriche
    .dat = dem Wunderkind der Dietriche
# ours
cadwallon-card-money_changer = Geldwechsler
    .acc = den Geldwechsler
    .dat = dem Geldwechsler
# ours
cadwallon-card-debt_collector = Schuldeneintreiber
    .acc = den Schuldeneintreiber
    .dat = dem Schuldeneintreiber
# ours
cadwallon-card-pawnbroker = Pfandleiher
    .acc = den Pfandleiher
    .dat = dem Pfandleiher
# ours
cadwallon-card-hired_bruiser = Gemieteter Schläger
    .acc = den Gemieteten Schläger
    .dat = dem Gemieteten Schläger
# ours
cadwallon-card-bribed_magistrate = Bestochener Richter
    .acc = den Bestochenen Richter
    .dat = dem Bestochenen Richter
# ours
cadwallon-card-poison_seller = Giftverkäufer
    .acc = den Giftverkäufer
    .dat = dem Giftverkäufer
# ours
cadwallon-card-blackmailer = Erpresser
    .acc = den Erpresser
    .dat = dem Erpresser
# ours
cadwallon-card-gambling_den_keeper = Spielhöllenwirt
    .acc = den Spielhöllenwirt
    .dat = dem Spielhöllenwirt
# ours
cadwallon-card-counting_house_scribe = Kontorschreiber
    .acc = den Kontorschreiber
    .dat = dem Kontorschreiber
# ours
cadwallon-card-blades_headquarters = Hauptquartier der Klingen
    .acc = das Hauptquartier der Klingen
    .dat = dem Hauptquartier der Klingen
# ours
cadwallon-card-ferrymen_headquarters = Hauptquartier der Fährleute
    .acc = das Hauptquartier der Fährleute
    .dat = dem Hauptquartier der Fährleute
# ours
cadwallon-card-thieves_headquarters = Hauptquartier der Diebe
    .acc = das Hauptquartier der Diebe
    .dat = dem Hauptquartier der Diebe
# ours
cadwallon-card-usurers_headquarters = Hauptquartier der Wucherer
    .acc = das Hauptquartier der Wucherer
    .dat = dem Hauptquartier der Wucherer

## Locations

# ours
cadwallon-card-sandpit_arena = Sandarena
    .acc = die Sandarena
    .dat = der Sandarena
# ours
cadwallon-card-gatehouse_barracks = Torhauskaserne
    .acc = die Torhauskaserne
    .dat = der Torhauskaserne
# ours
cadwallon-card-cannon_foundry = Kanonengießerei
    .acc = die Kanonengießerei
    .dat = der Kanonengießerei
# ours
cadwallon-card-broken_tower = Geborstener Turm
    .acc = den Geborstenen Turm
    .dat = dem Geborstenen Turm
# ours
cadwallon-card-mercenaries_hiring_yard = Söldnermarkt
    .acc = den Söldnermarkt
    .dat = dem Söldnermarkt
# ours
cadwallon-card-wall_walk_postern = Pforte am Wehrgang
    .acc = die Pforte am Wehrgang
    .dat = der Pforte am Wehrgang
# ours
cadwallon-card-dry_dock = Trockendock
    .acc = das Trockendock
    .dat = dem Trockendock
# ours
cadwallon-card-execution_dock = Hinrichtungskai
    .acc = den Hinrichtungskai
    .dat = dem Hinrichtungskai
# ours
cadwallon-card-hall_of_petitions = Saal der Bittschriften
    .acc = den Saal der Bittschriften
    .dat = dem Saal der Bittschriften
# ours
cadwallon-card-clerks_archive = Schreiberarchiv
    .acc = das Schreiberarchiv
    .dat = dem Schreiberarchiv
# ours
cadwallon-card-whispering_gallery = Flüstergalerie
    .acc = die Flüstergalerie
    .dat = der Flüstergalerie
# ours
cadwallon-card-masked_theatre = Maskentheater
    .acc = das Maskentheater
    .dat = dem Maskentheater
# ours
cadwallon-card-customs_house = Zollhaus
    .acc = das Zollhaus
    .dat = dem Zollhaus
# ours
cadwallon-card-embassy_row = Botschaftsstraße
    .acc = die Botschaftsstraße
    .dat = der Botschaftsstraße
# ours
cadwallon-card-cutpurse_stair = Beutelschneiderstiege
    .acc = die Beutelschneiderstiege
    .dat = der Beutelschneiderstiege
# ours
cadwallon-card-council_antechamber = Vorzimmer des Rates
    .acc = das Vorzimmer des Rates
    .dat = dem Vorzimmer des Rates
# ours
cadwallon-card-hermits_cloister = Kloster des Einsiedlers
    .acc = das Kloster des Einsiedlers
    .dat = dem Kloster des Einsiedlers
# ours
cadwallon-card-star_watchers_dome = Kuppel der Sternseher
    .acc = die Kuppel der Sternseher
    .dat = der Kuppel der Sternseher
# ours
cadwallon-card-crypt_of_the_founders = Krypta der Gründer
    .acc = die Krypta der Gründer
    .dat = der Krypta der Gründer
# ours
cadwallon-card-pilgrims_hostel = Pilgerherberge
    .acc = die Pilgerherberge
    .dat = der Pilgerherberge
# ours
cadwallon-card-house_of_mirrors = Spiegelhaus
    .acc = das Spiegelhaus
    .dat = dem Spiegelhaus
# ours
cadwallon-card-fortune_sellers_tent = Zelt der Glückshändlerin
    .acc = das Zelt der Glückshändlerin
    .dat = dem Zelt der Glückshändlerin
# ours
cadwallon-card-shrine_of_two_faces = Schrein der zwei Gesichter
    .acc = den Schrein der zwei Gesichter
    .dat = dem Schrein der zwei Gesichter
# ours
cadwallon-card-alms_gate = Almosentor
    .acc = das Almosentor
    .dat = dem Almosentor

## Relics

# ours
cadwallon-card-blades_treasure = Schatz der Klingen
    .acc = den Schatz der Klingen
    .dat = dem Schatz der Klingen
# ours
cadwallon-card-ferrymen_treasure = Schatz der Fährleute
    .acc = den Schatz der Fährleute
    .dat = dem Schatz der Fährleute
# ours
cadwallon-card-thieves_treasure = Schatz der Diebe
    .acc = den Schatz der Diebe
    .dat = dem Schatz der Diebe
# ours
cadwallon-card-usurers_treasure = Schatz der Wucherer
    .acc = den Schatz der Wucherer
    .dat = dem Schatz der Wucherer
# ours
cadwallon-card-dragon_shield = Drachenschild
    .acc = den Drachenschild
    .dat = dem Drachenschild
# ours
cadwallon-card-notched_headsmans_axe = Schartige Henkersaxt
    .acc = die Schartige Henkersaxt
    .dat = der Schartigen Henkersaxt
# ours
cadwallon-card-standard_of_the_lost_company = Standarte der Verlorenen Kompanie
    .acc = die Standarte der Verlorenen Kompanie
    .dat = der Standarte der Verlorenen Kompanie
# ours
cadwallon-card-siege_masters_compass = Kompass des Belagerungsmeisters
    .acc = den Kompass des Belagerungsmeisters
    .dat = dem Kompass des Belagerungsmeisters
# ours
cadwallon-card-gauntlet_of_the_first_watch = Panzerhandschuh der Ersten Wache
    .acc = den Panzerhandschuh der Ersten Wache
    .dat = dem Panzerhandschuh der Ersten Wache
# ours
cadwallon-card-broken_lance_of_saint_orre = Zerbrochene Lanze des heiligen Orre
    .acc = die Zerbrochene Lanze des heiligen Orre
    .dat = der Zerbrochenen Lanze des heiligen Orre
# ours
cadwallon-card-powder_horn_of_the_breach = Pulverhorn der Bresche
    .acc = das Pulverhorn der Bresche
    .dat = dem Pulverhorn der Bresche
# ours
cadwallon-card-champions_laurels = Lorbeer des Champions
    .acc = den Lorbeer des Champions
    .dat = dem Lorbeer des Champions
# ours
cadwallon-card-drinking_horn = Trinkhorn
    .acc = das Trinkhorn
    .dat = dem Trinkhorn
# ours
cadwallon-card-seal_of_the_vacant_chair = Siegel des leeren Stuhls
    .acc = das Siegel des leeren Stuhls
    .dat = dem Siegel des leeren Stuhls
# ours
cadwallon-card-ushers_ivory_staff = Elfenbeinstab des Saaldieners
    .acc = den Elfenbeinstab des Saaldieners
    .dat = dem Elfenbeinstab des Saaldieners
# ours
cadwallon-card-ledger_of_sealed_names = Buch der versiegelten Namen
    .acc = das Buch der versiegelten Namen
    .dat = dem Buch der versiegelten Namen
# ours
cadwallon-card-ambassadors_signet = Siegelring des Botschafters
    .acc = den Siegelring des Botschafters
    .dat = dem Siegelring des Botschafters
# ours
cadwallon-card-charter_of_the_nine_wells = Urkunde der Neun Brunnen
    .acc = die Urkunde der Neun Brunnen
    .dat = der Urkunde der Neun Brunnen
# ours
cadwallon-card-mask_of_the_winter_ball = Maske vom Winterball
    .acc = die Maske vom Winterball
    .dat = der Maske vom Winterball
# ours
cadwallon-card-portrait_with_moving_eyes = Porträt mit wandernden Augen
    .acc = das Porträt mit wandernden Augen
    .dat = dem Porträt mit wandernden Augen
# ours
cadwallon-card-ossuary_lamp = Beinhauslampe
    .acc = die Beinhauslampe
    .dat = der Beinhauslampe
# ours
cadwallon-card-chime_of_the_drowned_choir = Glockenspiel des ertrunkenen Chors
    .acc = das Glockenspiel des ertrunkenen Chors
    .dat = dem Glockenspiel des ertrunkenen Chors
# ours
cadwallon-card-reliquary_of_ash = Aschereliquiar
    .acc = das Aschereliquiar
    .dat = dem Aschereliquiar
# ours
cadwallon-card-blind_seers_cards = Karten des blinden Sehers
    .acc = die Karten des blinden Sehers
    .dat = den Karten des blinden Sehers
# ours
cadwallon-card-thorn_rosary = Dornenrosenkranz
    .acc = den Dornenrosenkranz
    .dat = dem Dornenrosenkranz
# ours
cadwallon-card-cup_of_quiet_water = Kelch des stillen Wassers
    .acc = den Kelch des stillen Wassers
    .dat = dem Kelch des stillen Wassers
# ours
cadwallon-card-book_of_unsaid_prayers = Buch der ungesprochenen Gebete
    .acc = das Buch der ungesprochenen Gebete
    .dat = dem Buch der ungesprochenen Gebete
# ours
cadwallon-card-moon_silver_censer = Rauchfass aus Mondsilber
    .acc = das Rauchfass aus Mondsilber
    .dat = dem Rauchfass aus Mondsilber

## Personalities

# ours
cadwallon-card-gader = Gader
# ours
cadwallon-card-captain_brannoch_steel = Hauptmann Brannoch Stahl
# ours
cadwallon-card-iskra_the_fencing_mistress = Fechtmeisterin Iskra
# ours
cadwallon-card-old_thole_of_the_gate = Der alte Thole vom Tor
    .acc = den alten Thole vom Tor
    .dat = dem alten Thole vom Tor
# ours
cadwallon-card-marrow_the_pit_champion = Grubenchampion Marrow
# ours
cadwallon-card-sir_aldwin_fairholt = Sir Aldwin Fairholt
# ours
cadwallon-card-grusk_ironbelly = Grusk Eisenwanst
# ours
cadwallon-card-ysolt_nightarrow = Ysolt Nachtpfeil
# ours
cadwallon-card-the_twin_corsairs = Die Korsarenzwillinge
    .acc = die Korsarenzwillinge
    .dat = den Korsarenzwillingen
# ours
cadwallon-card-doctor_ambry_surgeon = Wundarzt Doktor Ambry
# ours
cadwallon-card-vek_the_powder_monkey = Pulverjunge Vek
    .acc = Pulverjungen Vek
    .dat = Pulverjungen Vek
# ours
cadwallon-card-commander_orsolya_dray = Kommandantin Orsolya Dray
# ours
cadwallon-card-chancellor_pellinor_vane = Kanzler Pellinor Vane
# ours
cadwallon-card-lady_emeraude_of_the_fans = Lady Emeraude mit den Fächern
# ours
cadwallon-card-notary_quince = Notar Quince
# ours
cadwallon-card-baron_stavric = Baron Stavric
# ours
cadwallon-card-the_grey_advocate = Der Graue Advokat
    .acc = den Grauen Advokaten
    .dat = dem Grauen Advokaten
# ours
cadwallon-card-mistress_junipel_playwright = Dramatikerin Junipel
# ours
cadwallon-card-ambassador_tessaly_roon = Botschafterin Tessaly Roon
# ours
cadwallon-card-little_ottavio_page = Der kleine Page Ottavio
    .acc = den kleinen Pagen Ottavio
    .dat = dem kleinen Pagen Ottavio
# ours
cadwallon-card-dowager_ravenhall = Witwe Ravenhall
# ours
cadwallon-card-town_crier_bellamy = Stadtausrufer Bellamy
# ours
cadwallon-card-spymaster_linnet = Spionagemeister Linnet
# ours
cadwallon-card-provost_harrow = Profos Harrow
# ours
cadwallon-card-arcabast = Arcabast
# ours
cadwallon-card-mother_celandine = Mutter Celandine
# ours
cadwallon-card-brother_quillon = Bruder Quillon
# ours
cadwallon-card-the_veiled_oracle = Das Verschleierte Orakel
    .acc = das Verschleierte Orakel
    .dat = dem Verschleierten Orakel
# ours
cadwallon-card-morvane_the_bone_reader = Knochenleserin Morvane
# ours
cadwallon-card-sister_ember = Schwester Ember
# ours
cadwallon-card-hollow_jack_exorcist = Hohljack der Exorzist
    .acc = Hohljack den Exorzisten
    .dat = Hohljack dem Exorzisten
# ours
cadwallon-card-tamsin_starlight = Tamsin Sternenlicht
# ours
cadwallon-card-the_ferrymans_widow = Die Witwe des Fährmanns
    .acc = die Witwe des Fährmanns
    .dat = der Witwe des Fährmanns
# ours
cadwallon-card-abbot_corvinel = Abt Corvinel
# ours
cadwallon-card-wren_the_dream_seller = Traumhändlerin Wren
# ours
cadwallon-card-gravedigger_moss = Totengräber Moss
# ours
cadwallon-card-philosopher_ionas = Philosoph Ionas

## Militia

# ours
cadwallon-card-captain_of_the_day_watch = Hauptmann der Tagwache
    .acc = den Hauptmann der Tagwache
    .dat = dem Hauptmann der Tagwache
# ours
cadwallon-card-captain_of_the_night_watch = Hauptmann der Nachtwache
    .acc = den Hauptmann der Nachtwache
    .dat = dem Hauptmann der Nachtwache
# ours
cadwallon-card-gate_soldier = Torsoldat
    .acc = den Torsoldaten
    .dat = dem Torsoldaten
# ours
cadwallon-card-bridge_soldier = Brückensoldat
    .acc = den Brückensoldaten
    .dat = dem Brückensoldaten
# ours
cadwallon-card-market_soldier = Marktsoldat
    .acc = den Marktsoldaten
    .dat = dem Marktsoldaten
# ours
cadwallon-card-temple_soldier = Tempelsoldat
    .acc = den Tempelsoldaten
    .dat = dem Tempelsoldaten

## Objectives

# ours
cadwallon-card-keeper_of_curios = Hüter der Kuriositäten
# ours
cadwallon-card-holder_of_many_keys = Herr vieler Schlüssel
# ours
cadwallon-card-great_patron = Großer Gönner
# ours
cadwallon-card-finest_cabinet = Feinstes Kabinett
# ours
cadwallon-card-largest_estate = Größter Besitz
# ours
cadwallon-card-longest_guest_list = Längste Gästeliste
# ours
cadwallon-card-friends_in_arms = Freunde unter Waffen
# ours
cadwallon-card-friends_at_court = Freunde bei Hofe
# ours
cadwallon-card-friends_in_robes = Freunde in Roben
# ours
cadwallon-card-iron_hand = Eiserne Hand
# ours
cadwallon-card-velvet_glove = Samthandschuh
# ours
cadwallon-card-open_palm = Offene Hand
# ours
cadwallon-card-deep_coffers = Volle Truhen
# ours
cadwallon-card-balanced_ledger = Ausgeglichene Bilanz
# ours
cadwallon-card-three_pillars = Drei Säulen
# ours
cadwallon-card-company_of_the_mighty = Runde der Mächtigen
# ours
cadwallon-card-warden_of_the_rampart = Hüter des Walls
# ours
cadwallon-card-lord_of_the_outskirts = Herr der Vorstadt
# ours
cadwallon-card-voice_of_the_harbour = Stimme des Hafens
# ours
cadwallon-card-ear_of_the_great_market = Ohr des Großen Markts
# ours
cadwallon-card-light_of_temple_hill = Licht des Tempelbergs
# ours
cadwallon-card-shadow_of_the_old_citadel = Schatten der Alten Zitadelle

## Special cards

# ours
cadwallon-card-first_player = Startspieler
    .acc = den Startspieler
    .dat = dem Startspieler
# ours
cadwallon-card-game_over = Herzogliches Jubiläum
    .acc = das Herzogliche Jubiläum
    .dat = dem Herzoglichen Jubiläum
