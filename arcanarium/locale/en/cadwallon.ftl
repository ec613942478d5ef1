### Arcana of Cadwallon: what its cards are called and say, what players are asked, and why a move is not possible.

## What cards say

cadwallon-power-military = military
cadwallon-power-political = political
cadwallon-power-spiritual = spiritual
cadwallon-power-financial = financial

cadwallon-kind-guild = { $n ->
    [one] guild
   *[other] guilds
}
cadwallon-kind-agent = { $n ->
    [one] agent
   *[other] agents
}
cadwallon-kind-relic = { $n ->
    [one] relic
   *[other] relics
}
cadwallon-kind-location = { $n ->
    [one] location
   *[other] locations
}
cadwallon-kind-personality = { $n ->
    [one] personality
   *[other] personalities
}
cadwallon-kind-militia = militia
cadwallon-kind-objective = { $n ->
    [one] objective
   *[other] objectives
}
cadwallon-kind-special = { $n ->
    [one] special card
   *[other] special cards
}
cadwallon-kind-stakes = { $n ->
    [one] stake
   *[other] stakes
}

cadwallon-rank-captain = captain
cadwallon-rank-soldier = soldier

cadwallon-district-rampart = Rampart
cadwallon-district-outskirts = Outskirts
cadwallon-district-harbour = Harbour
cadwallon-district-great_market = Great Market
cadwallon-district-temple_hill = Temple Hill
cadwallon-district-old_citadel = Old Citadel

cadwallon-values = Military { $military }, political { $political }, spiritual { $spiritual }, ducats { $financial }.
# $power is a power in words, $which its key: military, political, spiritual or financial (ducats)
cadwallon-stake = Won with at least { $threshold } { $power } power.
cadwallon-price = Can be bribed for { $price } { $price ->
    [one] ducat
   *[other] ducats
}.
cadwallon-ducats = Adds { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
} to a bribe.
cadwallon-in = District: { $district }.
cadwallon-of-guild = Belongs to the { $guild }.

cadwallon-ability-ties = If the highest sums that reach the number of a { $power } stake are tied and one of them is yours, you win it.
cadwallon-ability-bribes = Add { $bonus } { $bonus ->
    [one] ducat
   *[other] ducats
} to each of your bribes.

cadwallon-effect-draw = Draw { $cards } { $cards ->
    [one] card
   *[other] cards
}.
cadwallon-effect-retrieve = Take an agent, a personality or a relic from your resource deck into your hand.
cadwallon-effect-retrieve-agent = Take an agent or a personality from your resource deck into your hand.
cadwallon-effect-retrieve-power = Take { $relics ->
    [yes] an agent, a personality or a relic
   *[no] an agent or a personality
} with at least { $least } { $which ->
    [financial] { $least ->
        [one] ducat
       *[other] ducats
    }
   *[other] { $power } power
} from your resource deck into your hand.
cadwallon-effect-recall = Take one of your agents from a stake back into your hand.
cadwallon-effect-move_own = Move one of your agents or militia cards to another stake: face down if you control that pile, otherwise face up.
cadwallon-effect-move_rival = Move a rival's face-up agent or militia card to another stake.
cadwallon-effect-swap_stakes = Swap two stakes. The cards beside them stay where they are.
cadwallon-effect-cycle_stake = Choose a stake outside the free zone with no card beside it. Put it under its pile and reveal the next.
cadwallon-effect-expel = Send a rival's face-up agent to its owner's resource deck, or a rival's face-up militia back to its pile.
cadwallon-effect-unmask = Turn up all face-down cards that one rival has beside one stake.
cadwallon-effect-spy = Look at all face-down cards beside one stake, then draw { $cards } { $cards ->
    [one] card
   *[other] cards
}.
cadwallon-effect-smuggle = Place an agent or a personality from your hand face down at any stake.
cadwallon-effect-pickpocket = A rival of your choice puts a random card from their hand into their resource deck.

# what an objective asks for, and what counts for it
cadwallon-goal = { $asked } Only won stakes in your decks count.
cadwallon-goal-most = Own more { $things } than any rival. Only won stakes in the players' decks count.
# stakes of one power: what $things are in the messages below where an objective asks for a power
cadwallon-goal-power = { $power } { $things }
# $also is empty, or tells the numbers for more players: one of the two messages at the end; $which is the key of the
# power asked for, or "any"; $things is for $number of them, $things_many for several
cadwallon-goal-own = Own at least { $number } { $things }{ $also }.
cadwallon-goal-least = Own at least { $number } { $things } with a golden value of { $least } or more{ $also }.
cadwallon-goal-district = Own at least { $number } { $things } from the { $district } district{ $also }.
cadwallon-goal-ducats = Own { $things_many } with at least { $number } { $number ->
    [one] ducat
   *[other] ducats
} in total{ $also }.
cadwallon-goal-each-kind = Own at least { $number } each of { $which ->
    [any] relics, locations and personalities
   *[other] { $power } relics, locations and personalities
}{ $also }.
cadwallon-goal-each-power = Own at least { $number } each of military, political and spiritual { $things_many }{ $also }.
cadwallon-goal-seats-number = { " " }({ $more } with three or four players)
cadwallon-goal-seats-numbers = { " " }({ $more } with three players, { $most } with four)
cadwallon-points = Worth { $points } { $points ->
    [one] point
   *[other] points
}.

cadwallon-special-first_player = Whoever holds this takes the first turn of the round.
cadwallon-special-game_over = When this is revealed, finish the round and play one more full round. Then the game ends.

cadwallon-provenance-designed = Designed for this project: no source for this card was found.
cadwallon-provenance-mixed = Partly designed for this project. Attested: { $attested }.
cadwallon-attested-name = name
cadwallon-attested-guild = guild
cadwallon-attested-district = district
cadwallon-attested-stake = golden power and threshold
cadwallon-attested-ducats = ducats
cadwallon-attested-price = price
cadwallon-attested-ability = power of the ability

## The list of cards in the terminal: instead of a cost, what wins a stake

cadwallon-cards-cost = To win
cadwallon-cards-price = To win: { $cost }

## Places

cadwallon-pile-free = the free zone
cadwallon-hand = hand
cadwallon-deck = main deck
cadwallon-resource = resource deck
cadwallon-removed = under the base card

## Questions, by kind of decision

cadwallon-ask-turn = Your turn: use one card from your hand.
cadwallon-ask-guild = Which guild do you lead?
cadwallon-ask-objectives = Keep two of your four objectives. They stay secret until the end.
cadwallon-ask-removal = You have won { $card }: put it into your resource deck, or under your base card?
cadwallon-ask-post = You have called out { $card }: at which stake do you place it?
cadwallon-ask-retrieve = { $card }: which card do you take back into your hand?
cadwallon-ask-recall = { $card }: which agent do you call back?
cadwallon-ask-move_own = { $card }: which of your agents or militia cards do you move, and where?
cadwallon-ask-move_rival = { $card }: which of your rivals' agents or militia cards do you move, and where?
cadwallon-ask-swap_stakes = { $card }: which two stakes do you swap?
cadwallon-ask-cycle_stake = { $card }: which stake do you put under its pile?
cadwallon-ask-expel = { $card }: which agent do you send away?
cadwallon-ask-unmask = { $card }: whose cards do you turn up, and at which stake?
cadwallon-ask-spy = { $card }: at which stake do you look at the face-down cards?
cadwallon-ask-smuggle = { $card }: which agent do you place, and where?
cadwallon-ask-pickpocket = { $card }: who loses a card?

## Refusals

cadwallon-why-no-action = That is not a move in this game.
cadwallon-why-not-your-decision = It is not your turn to decide.
cadwallon-why-not-asked = Another question has to be answered first.
cadwallon-why-not-in-hand = { $card } is not in your hand.
# $which is the key of the kind that is needed: agent, location or relic
cadwallon-why-wrong-kind = { $which ->
    [agent] { $card } is not an { $wanted }.
   *[other] { $card } is not a { $wanted }.
}
cadwallon-why-no-militia-rule = This game is played without militia.
cadwallon-why-no-militia = All militia cards are in use.
cadwallon-why-no-stakes = There is no stake to send militia to.
cadwallon-why-no-stake = There is no stake at { $pile }.
cadwallon-why-not-bribable = { $stake } cannot be bribed: only personalities can.
cadwallon-why-militia-cannot-bribe = Militia cannot offer a bribe, and you have no agent at { $pile }.
cadwallon-why-no-agent = You have no agent at { $pile } who could offer a bribe.

## Names

cadwallon-blades = Guild of Blades
cadwallon-ferrymen = Guild of Ferrymen
cadwallon-thieves = Guild of Thieves
cadwallon-usurers = Guild of Usurers
cadwallon-duelling_master = Duelling Master
cadwallon-sellsword_sergeant = Sellsword Sergeant
cadwallon-temple_guard_on_leave = Temple Guard on Leave
cadwallon-courtesan = Courtesan
cadwallon-goblin_fire_support = Goblin Fire-Support
cadwallon-field_chaplain = Field Chaplain
cadwallon-armoury_clerk = Armoury Clerk
cadwallon-crossbow_lookout = Crossbow Lookout
cadwallon-oath_keeper = Oath Keeper
cadwallon-hearse_driver = Hearse Driver
cadwallon-contract_assassin = Contract Assassin
cadwallon-lantern_bearer = Lantern Bearer
cadwallon-caravan_scout = Caravan Scout
cadwallon-toll_collector = Toll Collector
cadwallon-coach_house_steward = Coach-House Steward
cadwallon-barge_pilot = Barge Pilot
cadwallon-night_gondolier = Night Gondolier
cadwallon-harbour_diver = Harbour Diver
cadwallon-pixie_emissary = Pixie Emissary
cadwallon-relic_forger = Relic Forger
cadwallon-smuggler_captain = Smuggler Captain
cadwallon-false_pilgrim = False Pilgrim
cadwallon-fence = Fence
cadwallon-roof_runner = Roof Runner
cadwallon-silver_tongued_swindler = Silver-Tongued Swindler
cadwallon-beggar_lookout = Beggar Lookout
cadwallon-lockpick_prodigy = Lockpick Prodigy
cadwallon-money_changer = Money Changer
cadwallon-debt_collector = Debt Collector
cadwallon-pawnbroker = Pawnbroker
cadwallon-hired_bruiser = Hired Bruiser
cadwallon-bribed_magistrate = Bribed Magistrate
cadwallon-poison_seller = Poison Seller
cadwallon-blackmailer = Blackmailer
cadwallon-gambling_den_keeper = Gambling-Den Keeper
cadwallon-counting_house_scribe = Counting-House Scribe
cadwallon-blades_headquarters = Headquarters of the Guild of Blades
cadwallon-ferrymen_headquarters = Headquarters of the Guild of Ferrymen
cadwallon-thieves_headquarters = Headquarters of the Guild of Thieves
cadwallon-usurers_headquarters = Headquarters of the Guild of Usurers
cadwallon-sandpit_arena = Sandpit Arena
cadwallon-gatehouse_barracks = Gatehouse Barracks
cadwallon-cannon_foundry = Cannon Foundry
cadwallon-broken_tower = Broken Tower
cadwallon-mercenaries_hiring_yard = Mercenaries' Hiring Yard
cadwallon-wall_walk_postern = Wall-Walk Postern
cadwallon-dry_dock = Dry Dock
cadwallon-execution_dock = Execution Dock
cadwallon-hall_of_petitions = Hall of Petitions
cadwallon-clerks_archive = Clerks' Archive
cadwallon-whispering_gallery = Whispering Gallery
cadwallon-masked_theatre = Masked Theatre
cadwallon-customs_house = Customs House
cadwallon-embassy_row = Embassy Row
cadwallon-cutpurse_stair = Cutpurse Stair
cadwallon-council_antechamber = Council Antechamber
cadwallon-hermits_cloister = Hermit's Cloister
cadwallon-star_watchers_dome = Star-Watcher's Dome
cadwallon-crypt_of_the_founders = Crypt of the Founders
cadwallon-pilgrims_hostel = Pilgrims' Hostel
cadwallon-house_of_mirrors = House of Mirrors
cadwallon-fortune_sellers_tent = Fortune-Seller's Tent
cadwallon-shrine_of_two_faces = Shrine of Two Faces
cadwallon-alms_gate = Alms Gate
cadwallon-blades_treasure = Treasure of the Guild of Blades
cadwallon-ferrymen_treasure = Treasure of the Guild of Ferrymen
cadwallon-thieves_treasure = Treasure of the Guild of Thieves
cadwallon-usurers_treasure = Treasure of the Guild of Usurers
cadwallon-dragon_shield = Dragon Shield
cadwallon-notched_headsmans_axe = Notched Headsman's Axe
cadwallon-standard_of_the_lost_company = Standard of the Lost Company
cadwallon-siege_masters_compass = Siege-Master's Compass
cadwallon-gauntlet_of_the_first_watch = Gauntlet of the First Watch
cadwallon-broken_lance_of_saint_orre = Broken Lance of Saint Orre
cadwallon-powder_horn_of_the_breach = Powder Horn of the Breach
cadwallon-champions_laurels = Champion's Laurels
cadwallon-drinking_horn = Drinking Horn
cadwallon-seal_of_the_vacant_chair = Seal of the Vacant Chair
cadwallon-ushers_ivory_staff = Usher's Ivory Staff
cadwallon-ledger_of_sealed_names = Ledger of Sealed Names
cadwallon-ambassadors_signet = Ambassador's Signet
cadwallon-charter_of_the_nine_wells = Charter of the Nine Wells
cadwallon-mask_of_the_winter_ball = Mask of the Winter Ball
cadwallon-portrait_with_moving_eyes = Portrait with Moving Eyes
cadwallon-ossuary_lamp = Ossuary Lamp
cadwallon-chime_of_the_drowned_choir = Chime of the Drowned Choir
cadwallon-reliquary_of_ash = Reliquary of Ash
cadwallon-blind_seers_cards = Blind Seer's Cards
cadwallon-thorn_rosary = Thorn Rosary
cadwallon-cup_of_quiet_water = Cup of Quiet Water
cadwallon-book_of_unsaid_prayers = Book of Unsaid Prayers
cadwallon-moon_silver_censer = Moon-Silver Censer
cadwallon-gader = Gader
cadwallon-captain_brannoch_steel = Captain Brannoch Steel
cadwallon-iskra_the_fencing_mistress = Iskra the Fencing Mistress
cadwallon-old_thole_of_the_gate = Old Thole of the Gate
cadwallon-marrow_the_pit_champion = Marrow the Pit Champion
cadwallon-sir_aldwin_fairholt = Sir Aldwin Fairholt
cadwallon-grusk_ironbelly = Grusk Ironbelly
cadwallon-ysolt_nightarrow = Ysolt Nightarrow
cadwallon-the_twin_corsairs = The Twin Corsairs
cadwallon-doctor_ambry_surgeon = Doctor Ambry, Surgeon
cadwallon-vek_the_powder_monkey = Vek the Powder-Monkey
cadwallon-commander_orsolya_dray = Commander Orsolya Dray
cadwallon-chancellor_pellinor_vane = Chancellor Pellinor Vane
cadwallon-lady_emeraude_of_the_fans = Lady Emeraude of the Fans
cadwallon-notary_quince = Notary Quince
cadwallon-baron_stavric = Baron Stavric
cadwallon-the_grey_advocate = The Grey Advocate
cadwallon-mistress_junipel_playwright = Mistress Junipel, Playwright
cadwallon-ambassador_tessaly_roon = Ambassador Tessaly Roon
cadwallon-little_ottavio_page = Little Ottavio, Page
cadwallon-dowager_ravenhall = Dowager Ravenhall
cadwallon-town_crier_bellamy = Town Crier Bellamy
cadwallon-spymaster_linnet = Spymaster Linnet
cadwallon-provost_harrow = Provost Harrow
cadwallon-arcabast = Arcabast
cadwallon-mother_celandine = Mother Celandine
cadwallon-brother_quillon = Brother Quillon
cadwallon-the_veiled_oracle = The Veiled Oracle
cadwallon-morvane_the_bone_reader = Morvane the Bone-Reader
cadwallon-sister_ember = Sister Ember
cadwallon-hollow_jack_exorcist = Hollow Jack, Exorcist
cadwallon-tamsin_starlight = Tamsin Starlight
cadwallon-the_ferrymans_widow = The Ferryman's Widow
cadwallon-abbot_corvinel = Abbot Corvinel
cadwallon-wren_the_dream_seller = Wren the Dream-Seller
cadwallon-gravedigger_moss = Gravedigger Moss
cadwallon-philosopher_ionas = Philosopher Ionas
cadwallon-captain_of_the_day_watch = Captain of the Day Watch
cadwallon-captain_of_the_night_watch = Captain of the Night Watch
cadwallon-gate_soldier = Gate Soldier
cadwallon-bridge_soldier = Bridge Soldier
cadwallon-market_soldier = Market Soldier
cadwallon-temple_soldier = Temple Soldier
cadwallon-keeper_of_curios = Keeper of Curios
cadwallon-holder_of_many_keys = Holder of Many Keys
cadwallon-great_patron = Great Patron
cadwallon-finest_cabinet = Finest Cabinet
cadwallon-largest_estate = Largest Estate
cadwallon-longest_guest_list = Longest Guest List
cadwallon-friends_in_arms = Friends in Arms
cadwallon-friends_at_court = Friends at Court
cadwallon-friends_in_robes = Friends in Robes
cadwallon-iron_hand = Iron Hand
cadwallon-velvet_glove = Velvet Glove
cadwallon-open_palm = Open Palm
cadwallon-deep_coffers = Deep Coffers
cadwallon-balanced_ledger = Balanced Ledger
cadwallon-three_pillars = Three Pillars
cadwallon-company_of_the_mighty = Company of the Mighty
cadwallon-warden_of_the_rampart = Warden of the Rampart
cadwallon-lord_of_the_outskirts = Lord of the Outskirts
cadwallon-voice_of_the_harbour = Voice of the Harbour
cadwallon-ear_of_the_great_market = Ear of the Great Market
cadwallon-light_of_temple_hill = Light of Temple Hill
cadwallon-shadow_of_the_old_citadel = Shadow of the Old Citadel
cadwallon-first_player = First Player
cadwallon-game_over = Ducal Jubilee
