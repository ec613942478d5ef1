### Res Arcana: the names of the cards, by card id. A name below "# ours" is in no printed edition that we know; the others
### are attested. Names have the accusative and the dative with the definite article, where they take one.

## Res Arcana

resarcana-card-alchemist = Alchemist
    .acc = den Alchemisten
    .dat = dem Alchemisten
resarcana-card-artificer = Feuerwerker
    .acc = den Feuerwerker
    .dat = dem Feuerwerker
resarcana-card-druid = Druidin
    .acc = die Druidin
    .dat = der Druidin
resarcana-card-duelist = Duellant
    .acc = den Duellanten
    .dat = dem Duellanten
resarcana-card-healer = Heilerin
    .acc = die Heilerin
    .dat = der Heilerin
resarcana-card-necromancer = Nekromantin
    .acc = die Nekromantin
    .dat = der Nekromantin
resarcana-card-scholar = Gelehrter
    .acc = den Gelehrten
    .dat = dem Gelehrten
resarcana-card-seer = Seherin
    .acc = die Seherin
    .dat = der Seherin
resarcana-card-transmuter = Verwandlerin
    .acc = die Verwandlerin
    .dat = der Verwandlerin
resarcana-card-witch = Hexe
    .acc = die Hexe
    .dat = der Hexe
resarcana-card-athanor = Athanor
    .acc = den Athanor
    .dat = dem Athanor
# ours
resarcana-card-bone_dragon = Knochendrache
    .acc = den Knochendrachen
    .dat = dem Knochendrachen
# ours
resarcana-card-celestial_horse = Himmelsross
    .acc = das Himmelsross
    .dat = dem Himmelsross
resarcana-card-chalice_of_fire = Flammenkelch
    .acc = den Flammenkelch
    .dat = dem Flammenkelch
resarcana-card-chalice_of_life = Kelch des Lebens
    .acc = den Kelch des Lebens
    .dat = dem Kelch des Lebens
resarcana-card-corrupt_altar = Verdorbener Altar
    .acc = den Verdorbenen Altar
    .dat = dem Verdorbenen Altar
resarcana-card-crypt = Krypta
    .acc = die Krypta
    .dat = der Krypta
# ours
resarcana-card-cursed_skull = Verfluchter Schädel
    .acc = den Verfluchten Schädel
    .dat = dem Verfluchten Schädel
# ours
resarcana-card-dancing_sword = Tanzendes Schwert
    .acc = das Tanzende Schwert
    .dat = dem Tanzenden Schwert
resarcana-card-dragon_bridle = Drachenzaum
    .acc = den Drachenzaum
    .dat = dem Drachenzaum
resarcana-card-dragon_egg = Drachenei
    .acc = das Drachenei
    .dat = dem Drachenei
# ours
resarcana-card-dragon_teeth = Drachenzähne
    .acc = die Drachenzähne
    .dat = den Drachenzähnen
# ours
resarcana-card-dwarven_pickaxe = Zwergenspitzhacke
    .acc = die Zwergenspitzhacke
    .dat = der Zwergenspitzhacke
# ours
resarcana-card-earth_dragon = Erddrache
    .acc = den Erddrachen
    .dat = dem Erddrachen
# ours
resarcana-card-elemental_spring = Elementarquelle
    .acc = die Elementarquelle
    .dat = der Elementarquelle
# ours
resarcana-card-elvish_bow = Elfenbogen
    .acc = den Elfenbogen
    .dat = dem Elfenbogen
resarcana-card-fiery_whip = Flammenpeitsche
    .acc = die Flammenpeitsche
    .dat = der Flammenpeitsche
# ours
resarcana-card-fire_dragon = Feuerdrache
    .acc = den Feuerdrachen
    .dat = dem Feuerdrachen
# ours
resarcana-card-flaming_pit = Flammengrube
    .acc = die Flammengrube
    .dat = der Flammengrube
# ours
resarcana-card-fountain_of_youth = Jungbrunnen
    .acc = den Jungbrunnen
    .dat = dem Jungbrunnen
resarcana-card-guard_dog = Wachhund
    .acc = den Wachhund
    .dat = dem Wachhund
# ours
resarcana-card-hand_of_glory = Ruhmeshand
    .acc = die Ruhmeshand
    .dat = der Ruhmeshand
resarcana-card-hawk = Falke
    .acc = den Falken
    .dat = dem Falken
resarcana-card-horn_of_plenty = Horn des Überflusses
    .acc = das Horn des Überflusses
    .dat = dem Horn des Überflusses
resarcana-card-hypnotic_basin = Hypnotisches Becken
    .acc = das Hypnotische Becken
    .dat = dem Hypnotischen Becken
# ours
resarcana-card-jeweled_statuette = Juwelenstatuette
    .acc = die Juwelenstatuette
    .dat = der Juwelenstatuette
resarcana-card-magical_shard = Magische Scherbe
    .acc = die Magische Scherbe
    .dat = der Magischen Scherbe
resarcana-card-mermaid = Meerjungfrau
    .acc = die Meerjungfrau
    .dat = der Meerjungfrau
# ours
resarcana-card-nightingale = Nachtigall
    .acc = die Nachtigall
    .dat = der Nachtigall
resarcana-card-philosophers_stone = Stein der Weisen
    .acc = den Stein der Weisen
    .dat = dem Stein der Weisen
resarcana-card-prism = Prisma
    .acc = das Prisma
    .dat = dem Prisma
# ours
resarcana-card-ring_of_midas = Ring des Midas
    .acc = den Ring des Midas
    .dat = dem Ring des Midas
resarcana-card-sacrificial_dagger = Opferdolch
    .acc = den Opferdolch
    .dat = dem Opferdolch
resarcana-card-sea_serpent = Seeschlange
    .acc = die Seeschlange
    .dat = der Seeschlange
resarcana-card-treant = Baumhirte
    .acc = den Baumhirten
    .dat = dem Baumhirten
# ours
resarcana-card-tree_of_life = Baum des Lebens
    .acc = den Baum des Lebens
    .dat = dem Baum des Lebens
resarcana-card-vault = Tresor
    .acc = den Tresor
    .dat = dem Tresor
# ours
resarcana-card-water_dragon = Wasserdrache
    .acc = den Wasserdrachen
    .dat = dem Wasserdrachen
# ours
resarcana-card-wind_dragon = Winddrache
    .acc = den Winddrachen
    .dat = dem Winddrachen
resarcana-card-windup_man = Aufziehmännchen
    .acc = das Aufziehmännchen
    .dat = dem Aufziehmännchen
resarcana-card-colossus = Koloss
    .acc = den Koloss
    .dat = dem Koloss
resarcana-card-golden_statue = Goldene Statue
    .acc = die Goldene Statue
    .dat = der Goldenen Statue
resarcana-card-great_pyramid = Große Pyramide
    .acc = die Große Pyramide
    .dat = der Großen Pyramide
resarcana-card-hanging_gardens = Hängende Gärten
    .acc = die Hängenden Gärten
    .dat = den Hängenden Gärten
resarcana-card-library = Bibliothek
    .acc = die Bibliothek
    .dat = der Bibliothek
resarcana-card-mausoleum = Mausoleum
    .acc = das Mausoleum
    .dat = dem Mausoleum
resarcana-card-obelisk = Obelisk
    .acc = den Obelisken
    .dat = dem Obelisken
resarcana-card-oracle = Orakel
    .acc = das Orakel
    .dat = dem Orakel
resarcana-card-solomons_mine = Salomos Schatzkammer
resarcana-card-temple = Tempel
    .acc = den Tempel
    .dat = dem Tempel
resarcana-card-sacred_grove = Heiliger Hain
    .acc = den Heiligen Hain
    .dat = dem Heiligen Hain
resarcana-card-alchemists_tower = Alchemistenturm
    .acc = den Alchemistenturm
    .dat = dem Alchemistenturm
resarcana-card-catacombs_of_the_dead = Katakomben der Toten
    .acc = die Katakomben der Toten
    .dat = den Katakomben der Toten
resarcana-card-sacrificial_pit = Opfergrube
    .acc = die Opfergrube
    .dat = der Opfergrube
resarcana-card-cursed_forge = Verfluchte Schmiede
    .acc = die Verfluchte Schmiede
    .dat = der Verfluchten Schmiede
resarcana-card-dwarven_mines = Zwergenmine
    .acc = die Zwergenmine
    .dat = der Zwergenmine
resarcana-card-coral_castle = Korallenschloss
    .acc = das Korallenschloss
    .dat = dem Korallenschloss
resarcana-card-sunken_reef = Versunkenes Schiff
    .acc = das Versunkene Schiff
    .dat = dem Versunkenen Schiff
resarcana-card-dragons_lair = Drachenhort
    .acc = den Drachenhort
    .dat = dem Drachenhort
resarcana-card-sorcerers_bestiary = Bestiarium
    .acc = das Bestiarium
    .dat = dem Bestiarium
# ours
resarcana-card-alchemy = Alchemie
    .acc = die Alchemie
    .dat = der Alchemie
# ours
resarcana-card-calm_elan = Ruhe / Elan
# ours
resarcana-card-death_life = Tod / Leben
resarcana-card-divination = Wahrsagen
    .acc = das Wahrsagen
    .dat = dem Wahrsagen
# ours
resarcana-card-protection = Schutz
    .acc = den Schutz
    .dat = dem Schutz
resarcana-card-reanimate = Wiederbelebung
    .acc = die Wiederbelebung
    .dat = der Wiederbelebung
# ours
resarcana-card-research = Forschung
    .acc = die Forschung
    .dat = der Forschung
resarcana-card-transmutation = Umwandlung
    .acc = die Umwandlung
    .dat = der Umwandlung

## Lux et Tenebrae

# ours
resarcana-card-bard = Barde
    .acc = den Barden
    .dat = dem Barden
# ours
resarcana-card-beastmaster = Bestienmeisterin
    .acc = die Bestienmeisterin
    .dat = der Bestienmeisterin
# ours
resarcana-card-demonologist = Dämonologe
    .acc = den Dämonologen
    .dat = dem Dämonologen
# ours
resarcana-card-diviner = Weissager
    .acc = den Weissager
    .dat = dem Weissager
# ours
resarcana-card-chaos_imp = Chaoskobold
    .acc = den Chaoskobold
    .dat = dem Chaoskobold
# ours
resarcana-card-cursed_dwarven_king = Verfluchter Zwergenkönig
    .acc = den Verfluchten Zwergenkönig
    .dat = dem Verfluchten Zwergenkönig
# ours
resarcana-card-fire_demon = Feuerdämon
    .acc = den Feuerdämon
    .dat = dem Feuerdämon
# ours
resarcana-card-golden_lion = Goldener Löwe
    .acc = den Goldenen Löwen
    .dat = dem Goldenen Löwen
# ours
resarcana-card-homunculus = Homunkulus
    .acc = den Homunkulus
    .dat = dem Homunkulus
# ours
resarcana-card-hound_of_death = Todeshund
    .acc = den Todeshund
    .dat = dem Todeshund
# ours
resarcana-card-infernal_engine = Höllenmaschine
    .acc = die Höllenmaschine
    .dat = der Höllenmaschine
# ours
resarcana-card-possessed_demon_slayer = Besessener Dämonentöter
    .acc = den Besessenen Dämonentöter
    .dat = dem Besessenen Dämonentöter
# ours
resarcana-card-prismatic_dragon = Prismadrache
    .acc = den Prismadrachen
    .dat = dem Prismadrachen
# ours
resarcana-card-shadowy_figure = Schattengestalt
    .acc = die Schattengestalt
    .dat = der Schattengestalt
# ours
resarcana-card-vial_of_light = Phiole des Lichts
    .acc = die Phiole des Lichts
    .dat = der Phiole des Lichts
# ours
resarcana-card-vortex_of_destruction = Strudel der Zerstörung
    .acc = den Strudel der Zerstörung
    .dat = dem Strudel der Zerstörung
# ours
resarcana-card-alchemical_lab = Alchemistenlabor
    .acc = das Alchemistenlabor
    .dat = dem Alchemistenlabor
# ours
resarcana-card-dark_cathedral = Dunkle Kathedrale
    .acc = die Dunkle Kathedrale
    .dat = der Dunklen Kathedrale
# ours
resarcana-card-demon_workshop = Dämonenwerkstatt
    .acc = die Dämonenwerkstatt
    .dat = der Dämonenwerkstatt
# ours
resarcana-card-warriors_hall = Kriegerhalle
    .acc = die Kriegerhalle
    .dat = der Kriegerhalle
resarcana-card-dragon_aerie = Drachennest
    .acc = das Drachennest
    .dat = dem Drachennest
resarcana-card-crystal_keep = Kristallpalast
    .acc = den Kristallpalast
    .dat = dem Kristallpalast
resarcana-card-temple_of_the_abyss = Tempel des Abgrunds
    .acc = den Tempel des Abgrunds
    .dat = dem Tempel des Abgrunds
resarcana-card-gate_of_hell = Tor zur Hölle
    .acc = das Tor zur Hölle
    .dat = dem Tor zur Hölle
# ours
resarcana-card-illusion = Illusion
    .acc = die Illusion
    .dat = der Illusion
# ours
resarcana-card-inscription = Inschrift
    .acc = die Inschrift
    .dat = der Inschrift
# ours
resarcana-card-augury = Weissagung
    .acc = die Weissagung
    .dat = der Weissagung
# ours
resarcana-card-destruction = Zerstörung
    .acc = die Zerstörung
    .dat = der Zerstörung
# ours
resarcana-card-disjunction = Aufspaltung
    .acc = die Aufspaltung
    .dat = der Aufspaltung
# ours
resarcana-card-projection = Projektion
    .acc = die Projektion
    .dat = der Projektion
# ours
resarcana-card-revivify = Erweckung
    .acc = die Erweckung
    .dat = der Erweckung
# ours
resarcana-card-shield = Schild
    .acc = den Schild
    .dat = dem Schild
# ours
resarcana-card-transform = Verwandlung
    .acc = die Verwandlung
    .dat = der Verwandlung
# ours
resarcana-card-vitality = Vitalität
    .acc = die Vitalität
    .dat = der Vitalität

## Perlae Imperii

# ours
resarcana-card-dragon_tamer = Drachenbändigerin
    .acc = die Drachenbändigerin
    .dat = der Drachenbändigerin
# ours
resarcana-card-illusionist = Illusionistin
    .acc = die Illusionistin
    .dat = der Illusionistin
# ours
resarcana-card-infuser = Essenzwirker
    .acc = den Essenzwirker
    .dat = dem Essenzwirker
# ours
resarcana-card-seafaring_mage = Seemagier
    .acc = den Seemagier
    .dat = dem Seemagier
# ours
resarcana-card-ancient_dragon = Uralter Drache
    .acc = den Uralten Drachen
    .dat = dem Uralten Drachen
# ours
resarcana-card-catherine_wheel = Katharinenrad
    .acc = das Katharinenrad
    .dat = dem Katharinenrad
# ours
resarcana-card-diving_cord = Tauchseil
    .acc = das Tauchseil
    .dat = dem Tauchseil
# ours
resarcana-card-dolphin = Delfin
    .acc = den Delfin
    .dat = dem Delfin
# ours
resarcana-card-ghost_ship = Geisterschiff
    .acc = das Geisterschiff
    .dat = dem Geisterschiff
# ours
resarcana-card-phoenix = Phönix
    .acc = den Phönix
    .dat = dem Phönix
# ours
resarcana-card-raven_familiar = Vertrauter Rabe
    .acc = den Vertrauten Raben
    .dat = dem Vertrauten Raben
# ours
resarcana-card-scrimshaw_awl = Schnitzahle
    .acc = die Schnitzahle
    .dat = der Schnitzahle
# ours
resarcana-card-shrivatsa = Shrivatsa
    .acc = das Shrivatsa
    .dat = dem Shrivatsa
# ours
resarcana-card-sinan_compass = Sinan-Kompass
    .acc = den Sinan-Kompass
    .dat = dem Sinan-Kompass
# ours
resarcana-card-trident = Dreizack
    .acc = den Dreizack
    .dat = dem Dreizack
# ours
resarcana-card-war_conch = Kriegsmuschel
    .acc = die Kriegsmuschel
    .dat = der Kriegsmuschel
# ours
resarcana-card-abyssal_altar = Altar des Abgrunds
    .acc = den Altar des Abgrunds
    .dat = dem Altar des Abgrunds
# ours
resarcana-card-great_wall = Große Mauer
    .acc = die Große Mauer
    .dat = der Großen Mauer
# ours
resarcana-card-hidden_hall = Verborgene Halle
    .acc = die Verborgene Halle
    .dat = der Verborgenen Halle
# ours
resarcana-card-solomons_temple = Salomos Tempel
resarcana-card-mystical_menagerie = Magische Menagerie
    .acc = die Magische Menagerie
    .dat = der Magischen Menagerie
resarcana-card-alchemical_workshop = Alchemistenwerkstatt
    .acc = die Alchemistenwerkstatt
    .dat = der Alchemistenwerkstatt
resarcana-card-blood_isle = Blutinsel
    .acc = die Blutinsel
    .dat = der Blutinsel
resarcana-card-pearl_bed = Perlenriff
    .acc = das Perlenriff
    .dat = dem Perlenriff
# ours
resarcana-card-calcination = Kalzinierung
    .acc = die Kalzinierung
    .dat = der Kalzinierung

## Res Arcana Duo

# ours
resarcana-card-smith = Schmied
    .acc = den Schmied
    .dat = dem Schmied
# ours
resarcana-card-enchantress = Zauberin
    .acc = die Zauberin
    .dat = der Zauberin
# ours
resarcana-card-cultist = Kultist
    .acc = den Kultisten
    .dat = dem Kultisten
# ours
resarcana-card-fortune_teller = Wahrsagerin
    .acc = die Wahrsagerin
    .dat = der Wahrsagerin
# ours
resarcana-card-crucible = Schmelztiegel
    .acc = den Schmelztiegel
    .dat = dem Schmelztiegel
# ours
resarcana-card-cursed_peacock_idol = Verfluchtes Pfauenidol
    .acc = das Verfluchte Pfauenidol
    .dat = dem Verfluchten Pfauenidol
# ours
resarcana-card-squared_circle = Quadratur des Kreises
    .acc = die Quadratur des Kreises
    .dat = der Quadratur des Kreises
# ours
resarcana-card-white_swan = Weißer Schwan
    .acc = den Weißen Schwan
    .dat = dem Weißen Schwan
# ours
resarcana-card-gnosis = Gnosis
    .acc = die Gnosis
    .dat = der Gnosis
# ours
resarcana-card-solomons_key = Salomos Schlüssel
# ours
resarcana-card-artificers_robes = Robe des Feuerwerkers
    .acc = die Robe des Feuerwerkers
    .dat = der Robe des Feuerwerkers
# ours
resarcana-card-brazen_head = Eherner Kopf
    .acc = den Ehernen Kopf
    .dat = dem Ehernen Kopf
# ours
resarcana-card-crown_of_command = Krone der Herrschaft
    .acc = die Krone der Herrschaft
    .dat = der Krone der Herrschaft
# ours
resarcana-card-gold_key = Goldener Schlüssel
    .acc = den Goldenen Schlüssel
    .dat = dem Goldenen Schlüssel
# ours
resarcana-card-silver_key = Silberner Schlüssel
    .acc = den Silbernen Schlüssel
    .dat = dem Silbernen Schlüssel
# ours
resarcana-card-mystic_font = Mystischer Quell
    .acc = den Mystischen Quell
    .dat = dem Mystischen Quell
# ours
resarcana-card-magnum_opus = Magnum Opus
    .acc = das Magnum Opus
    .dat = dem Magnum Opus
# ours
resarcana-card-black_cat = Schwarze Katze
    .acc = die Schwarze Katze
    .dat = der Schwarzen Katze
# ours
resarcana-card-sleeping_dragon = Schlafender Drache
    .acc = den Schlafenden Drachen
    .dat = dem Schlafenden Drachen
# ours
resarcana-card-fairy_dragon = Feendrache
    .acc = den Feendrachen
    .dat = dem Feendrachen
# ours
resarcana-card-mystic_monastery = Mystisches Kloster
    .acc = das Mystische Kloster
    .dat = dem Mystischen Kloster
# ours
resarcana-card-stone_circle = Steinkreis
    .acc = den Steinkreis
    .dat = dem Steinkreis
# ours
resarcana-card-dark_temple = Dunkler Tempel
    .acc = den Dunklen Tempel
    .dat = dem Dunklen Tempel
# ours
resarcana-card-well_of_memory = Brunnen der Erinnerung
    .acc = den Brunnen der Erinnerung
    .dat = dem Brunnen der Erinnerung
# ours
resarcana-card-ziggurat = Zikkurat
    .acc = die Zikkurat
    .dat = der Zikkurat
# ours
resarcana-card-lighthouse = Leuchtturm
    .acc = den Leuchtturm
    .dat = dem Leuchtturm
# ours
resarcana-card-aqueduct = Aquädukt
    .acc = den Aquädukt
    .dat = dem Aquädukt
# ours
resarcana-card-dwarven_forge = Zwergenschmiede
    .acc = die Zwergenschmiede
    .dat = der Zwergenschmiede
# ours
resarcana-card-elvish_heartwood = Elfenherzholz
    .acc = das Elfenherzholz
    .dat = dem Elfenherzholz
# ours
resarcana-card-circle_of_the_druids = Kreis der Druiden
    .acc = den Kreis der Druiden
    .dat = dem Kreis der Druiden
# ours
resarcana-card-dragons_den = Drachenhöhle
    .acc = die Drachenhöhle
    .dat = der Drachenhöhle
# ours
resarcana-card-duo_calm_elan = Ruhe / Elan
# ours
resarcana-card-duo_death_life = Tod / Leben
# ours
resarcana-card-duo_research = Forschung
    .acc = die Forschung
    .dat = der Forschung
resarcana-card-duo_reanimate = Wiederbelebung
    .acc = die Wiederbelebung
    .dat = der Wiederbelebung
# ours
resarcana-card-duo_alchemy = Alchemie
    .acc = die Alchemie
    .dat = der Alchemie
