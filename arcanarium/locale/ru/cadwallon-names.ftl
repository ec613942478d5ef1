### Аркана: названия карт, по id. Помета «ours»: перевод наш, без нее: из печатных изданий.

cadwallon-card-blades = Гильдия Мечей
    .gen = Гильдии Мечей
    .acc = Гильдию Мечей
    .gender = f
cadwallon-card-ferrymen = Гильдия Перевозчиков
    .gen = Гильдии Перевозчиков
    .acc = Гильдию Перевозчиков
    .gender = f
cadwallon-card-thieves = Гильдия Воров
    .gen = Гильдии Воров
    .acc = Гильдию Воров
    .gender = f
cadwallon-card-usurers = Гильдия Ростовщиков
    .gen = Гильдии Ростовщиков
    .acc = Гильдию Ростовщиков
    .gender = f
# ours
cadwallon-card-duelling_master = Мастер поединков
    .gen = Мастера поединков
    .acc = Мастера поединков
    .gender = m
# ours
cadwallon-card-sellsword_sergeant = Сержант наемников
    .gen = Сержанта наемников
    .acc = Сержанта наемников
    .gender = m
# ours
cadwallon-card-temple_guard_on_leave = Страж храма в отпуске
    .gen = Стража храма в отпуске
    .acc = Стража храма в отпуске
    .gender = m
# ours
cadwallon-card-courtesan = Куртизанка
    .gen = Куртизанки
    .acc = Куртизанку
    .gender = f
# ours
cadwallon-card-goblin_fire_support = Гоблин-пушкарь
    .gen = Гоблина-пушкаря
    .acc = Гоблина-пушкаря
    .gender = m
# ours
cadwallon-card-field_chaplain = Полковой капеллан
    .gen = Полкового капеллана
    .acc = Полкового капеллана
    .gender = m
# ours
cadwallon-card-armoury_clerk = Оружейный писарь
    .gen = Оружейного писаря
    .acc = Оружейного писаря
    .gender = m
# ours
cadwallon-card-crossbow_lookout = Дозорный с арбалетом
    .gen = Дозорного с арбалетом
    .acc = Дозорного с арбалетом
    .gender = m
# ours
cadwallon-card-oath_keeper = Хранитель клятв
    .gen = Хранителя клятв
    .acc = Хранителя клятв
    .gender = m
# ours
cadwallon-card-hearse_driver = Возница катафалка
    .gen = Возницы катафалка
    .acc = Возницу катафалка
    .gender = m
# ours
cadwallon-card-contract_assassin = Наемный убийца
    .gen = Наемного убийцы
    .acc = Наемного убийцу
    .gender = m
# ours
cadwallon-card-lantern_bearer = Фонарщик
    .gen = Фонарщика
    .acc = Фонарщика
    .gender = m
# ours
cadwallon-card-caravan_scout = Разведчик каравана
    .gen = Разведчика каравана
    .acc = Разведчика каравана
    .gender = m
# ours
cadwallon-card-toll_collector = Сборщик пошлин
    .gen = Сборщика пошлин
    .acc = Сборщика пошлин
    .gender = m
# ours
cadwallon-card-coach_house_steward = Каретный смотритель
    .gen = Каретного смотрителя
    .acc = Каретного смотрителя
    .gender = m
# ours
cadwallon-card-barge_pilot = Лоцман баржи
    .gen = Лоцмана баржи
    .acc = Лоцмана баржи
    .gender = m
# ours
cadwallon-card-night_gondolier = Ночной гондольер
    .gen = Ночного гондольера
    .acc = Ночного гондольера
    .gender = m
# ours
cadwallon-card-harbour_diver = Портовый ныряльщик
    .gen = Портового ныряльщика
    .acc = Портового ныряльщика
    .gender = m
# ours
cadwallon-card-pixie_emissary = Посланница пикси
    .gen = Посланницы пикси
    .acc = Посланницу пикси
    .gender = f
# ours
cadwallon-card-relic_forger = Подделыватель реликтов
    .gen = Подделывателя реликтов
    .acc = Подделывателя реликтов
    .gender = m
# ours
cadwallon-card-smuggler_captain = Капитан контрабандистов
    .gen = Капитана контрабандистов
    .acc = Капитана контрабандистов
    .gender = m
# ours
cadwallon-card-false_pilgrim = Лжепаломник
    .gen = Лжепаломника
    .acc = Лжепаломника
    .gender = m
# ours
cadwallon-card-fence = Скупщик краденого
    .gen = Скупщика краденого
    .acc = Скупщика краденого
    .gender = m
# ours
cadwallon-card-roof_runner = Бегун по крышам
    .gen = Бегуна по крышам
    .acc = Бегуна по крышам
    .gender = m
# ours
cadwallon-card-silver_tongued_swindler = Сладкоречивый плут
    .gen = Сладкоречивого плута
    .acc = Сладкоречивого плута
    .gender = m
# ours
cadwallon-card-beggar_lookout = Нищий соглядатай
    .gen = Нищего соглядатая
    .acc = Нищего соглядатая
    .gender = m
# ours
cadwallon-card-lockpick_prodigy = Юный взломщик
    .gen = Юного взломщика
    .acc = Юного взломщика
    .gender = m
# ours
cadwallon-card-money_changer = Меняла
    .gen = Менялы
    .acc = Менялу
    .gender = m
# ours
cadwallon-card-debt_collector = Взыскатель долгов
    .gen = Взыскателя долгов
    .acc = Взыскателя долгов
    .gender = m
# ours
cadwallon-card-pawnbroker = Закладчик
    .gen = Закладчика
    .acc = Закладчика
    .gender = m
# ours
cadwallon-card-hired_bruiser = Наемный громила
    .gen = Наемного громилы
    .acc = Наемного громилу
    .gender = m
# ours
cadwallon-card-bribed_magistrate = Подкупленный судья
    .gen = Подкупленного судьи
    .acc = Подкупленного судью
    .gender = m
# ours
cadwallon-card-poison_seller = Продавец ядов
    .gen = Продавца ядов
    .acc = Продавца ядов
    .gender = m
# ours
cadwallon-card-blackmailer = Шантажист
    .gen = Шантажиста
    .acc = Шантажиста
    .gender = m
# ours
cadwallon-card-gambling_den_keeper = Хозяин игорного дома
    .gen = Хозяина игорного дома
    .acc = Хозяина игорного дома
    .gender = m
# ours
cadwallon-card-counting_house_scribe = Счетовод
    .gen = Счетовода
    .acc = Счетовода
    .gender = m
# ours
cadwallon-card-blades_headquarters = Штаб-квартира Гильдии Мечей
    .gen = Штаб-квартиры Гильдии Мечей
    .acc = Штаб-квартиру Гильдии Мечей
    .gender = f
# ours
cadwallon-card-ferrymen_headquarters = Штаб-квартира Гильдии Перевозчиков
    .gen = Штаб-квартиры Гильдии Перевозчиков
    .acc = Штаб-квартиру Гильдии Перевозчиков
    .gender = f
# ours
cadwallon-card-thieves_headquarters = Штаб-квартира Гильдии Воров
    .gen = Штаб-квартиры Гильдии Воров
    .acc = Штаб-квартиру Гильдии Воров
    .gender = f
# ours
cadwallon-card-usurers_headquarters = Штаб-квартира Гильдии Ростовщиков
    .gen = Штаб-квартиры Гильдии Ростовщиков
    .acc = Штаб-квартиру Гильдии Ростовщиков
    .gender = f
# ours
cadwallon-card-sandpit_arena = Песчаная арена
    .gen = Песчаной арены
    .acc = Песчаную арену
    .gender = f
# ours
cadwallon-card-gatehouse_barracks = Привратные казармы
    .gen = Привратных казарм
    .gender = pl
# ours
cadwallon-card-cannon_foundry = Пушечный двор
    .gen = Пушечного двора
    .gender = m
# ours
cadwallon-card-broken_tower = Разрушенная башня
    .gen = Разрушенной башни
    .acc = Разрушенную башню
    .gender = f
# ours
cadwallon-card-mercenaries_hiring_yard = Двор наемников
    .gen = Двора наемников
    .gender = m
# ours
cadwallon-card-wall_walk_postern = Потайной ход в стене
    .gen = Потайного хода в стене
    .gender = m
# ours
cadwallon-card-dry_dock = Сухой док
    .gen = Сухого дока
    .gender = m
# ours
cadwallon-card-execution_dock = Причал казней
    .gen = Причала казней
    .gender = m
# ours
cadwallon-card-hall_of_petitions = Зал прошений
    .gen = Зала прошений
    .gender = m
# ours
cadwallon-card-clerks_archive = Архив писарей
    .gen = Архива писарей
    .gender = m
# ours
cadwallon-card-whispering_gallery = Галерея шепотов
    .gen = Галереи шепотов
    .acc = Галерею шепотов
    .gender = f
# ours
cadwallon-card-masked_theatre = Театр масок
    .gen = Театра масок
    .gender = m
# ours
cadwallon-card-customs_house = Таможня
    .gen = Таможни
    .acc = Таможню
    .gender = f
# ours
cadwallon-card-embassy_row = Посольский ряд
    .gen = Посольского ряда
    .gender = m
# ours
cadwallon-card-cutpurse_stair = Лестница карманников
    .gen = Лестницы карманников
    .acc = Лестницу карманников
    .gender = f
# ours
cadwallon-card-council_antechamber = Приемная совета
    .gen = Приемной совета
    .acc = Приемную совета
    .gender = f
# ours
cadwallon-card-hermits_cloister = Скит отшельника
    .gen = Скита отшельника
    .gender = m
# ours
cadwallon-card-star_watchers_dome = Купол звездочета
    .gen = Купола звездочета
    .gender = m
# ours
cadwallon-card-crypt_of_the_founders = Усыпальница основателей
    .gen = Усыпальницы основателей
    .acc = Усыпальницу основателей
    .gender = f
# ours
cadwallon-card-pilgrims_hostel = Приют паломников
    .gen = Приюта паломников
    .gender = m
# ours
cadwallon-card-house_of_mirrors = Дом зеркал
    .gen = Дома зеркал
    .gender = m
# ours
cadwallon-card-fortune_sellers_tent = Шатер гадалки
    .gen = Шатра гадалки
    .gender = m
# ours
cadwallon-card-shrine_of_two_faces = Святилище двух ликов
    .gen = Святилища двух ликов
    .gender = n
# ours
cadwallon-card-alms_gate = Ворота милостыни
    .gen = Ворот милостыни
    .gender = pl
# ours
cadwallon-card-blades_treasure = Сокровище Гильдии Мечей
    .gen = Сокровища Гильдии Мечей
    .gender = n
# ours
cadwallon-card-ferrymen_treasure = Сокровище Гильдии Перевозчиков
    .gen = Сокровища Гильдии Перевозчиков
    .gender = n
# ours
cadwallon-card-thieves_treasure = Сокровище Гильдии Воров
    .gen = Сокровища Гильдии Воров
    .gender = n
# ours
cadwallon-card-usurers_treasure = Сокровище Гильдии Ростовщиков
    .gen = Сокровища Гильдии Ростовщиков
    .gender = n
# ours
cadwallon-card-dragon_shield = Драконий щит
    .gen = Драконьего щита
    .gender = m
# ours
cadwallon-card-notched_headsmans_axe = Зазубренный топор палача
    .gen = Зазубренного топора палача
    .gender = m
# ours
cadwallon-card-standard_of_the_lost_company = Знамя пропавшей роты
    .gen = Знамени пропавшей роты
    .gender = n
# ours
cadwallon-card-siege_masters_compass = Циркуль осадного мастера
    .gen = Циркуля осадного мастера
    .gender = m
# ours
cadwallon-card-gauntlet_of_the_first_watch = Перчатка первой стражи
    .gen = Перчатки первой стражи
    .acc = Перчатку первой стражи
    .gender = f
# ours
cadwallon-card-broken_lance_of_saint_orre = Сломанное копье святого Орра
    .gen = Сломанного копья святого Орра
    .gender = n
# ours
cadwallon-card-powder_horn_of_the_breach = Пороховница прорыва
    .gen = Пороховницы прорыва
    .acc = Пороховницу прорыва
    .gender = f
# ours
cadwallon-card-champions_laurels = Лавры чемпиона
    .gen = Лавров чемпиона
    .gender = pl
# ours
cadwallon-card-drinking_horn = Питьевой рог
    .gen = Питьевого рога
    .gender = m
# ours
cadwallon-card-seal_of_the_vacant_chair = Печать пустого трона
    .gen = Печати пустого трона
    .gender = f
# ours
cadwallon-card-ushers_ivory_staff = Жезл церемониймейстера
    .gen = Жезла церемониймейстера
    .gender = m
# ours
cadwallon-card-ledger_of_sealed_names = Книга запечатанных имен
    .gen = Книги запечатанных имен
    .acc = Книгу запечатанных имен
    .gender = f
# ours
cadwallon-card-ambassadors_signet = Перстень посла
    .gen = Перстня посла
    .gender = m
# ours
cadwallon-card-charter_of_the_nine_wells = Хартия девяти колодцев
    .gen = Хартии девяти колодцев
    .acc = Хартию девяти колодцев
    .gender = f
# ours
cadwallon-card-mask_of_the_winter_ball = Маска зимнего бала
    .gen = Маски зимнего бала
    .acc = Маску зимнего бала
    .gender = f
# ours
cadwallon-card-portrait_with_moving_eyes = Портрет с живыми глазами
    .gen = Портрета с живыми глазами
    .gender = m
# ours
cadwallon-card-ossuary_lamp = Лампада оссуария
    .gen = Лампады оссуария
    .acc = Лампаду оссуария
    .gender = f
# ours
cadwallon-card-chime_of_the_drowned_choir = Колокольчик утонувшего хора
    .gen = Колокольчика утонувшего хора
    .gender = m
# ours
cadwallon-card-reliquary_of_ash = Реликварий пепла
    .gen = Реликвария пепла
    .gender = m
# ours
cadwallon-card-blind_seers_cards = Карты слепой провидицы
    .gen = Карт слепой провидицы
    .gender = pl
# ours
cadwallon-card-thorn_rosary = Терновые четки
    .gen = Терновых четок
    .gender = pl
# ours
cadwallon-card-cup_of_quiet_water = Чаша тихой воды
    .gen = Чаши тихой воды
    .acc = Чашу тихой воды
    .gender = f
# ours
cadwallon-card-book_of_unsaid_prayers = Книга несказанных молитв
    .gen = Книги несказанных молитв
    .acc = Книгу несказанных молитв
    .gender = f
# ours
cadwallon-card-moon_silver_censer = Кадило из лунного серебра
    .gen = Кадила из лунного серебра
    .gender = n
# ours
cadwallon-card-gader = Гадер
    .gen = Гадера
    .acc = Гадера
    .gender = m
# ours
cadwallon-card-captain_brannoch_steel = Капитан Браннох Стил
    .gen = Капитана Бранноха Стила
    .acc = Капитана Бранноха Стила
    .gender = m
# ours
cadwallon-card-iskra_the_fencing_mistress = Искра-фехтовальщица
    .gen = Искры-фехтовальщицы
    .acc = Искру-фехтовальщицу
    .gender = f
# ours
cadwallon-card-old_thole_of_the_gate = Старый Тоул у ворот
    .gen = Старого Тоула у ворот
    .acc = Старого Тоула у ворот
    .gender = m
# ours
cadwallon-card-marrow_the_pit_champion = Марроу, чемпион арены
    .gen = Марроу, чемпиона арены
    .acc = Марроу, чемпиона арены
    .gender = m
# ours
cadwallon-card-sir_aldwin_fairholt = Сэр Олдвин Фэрхолт
    .gen = Сэра Олдвина Фэрхолта
    .acc = Сэра Олдвина Фэрхолта
    .gender = m
# ours
cadwallon-card-grusk_ironbelly = Груск Железное Брюхо
    .gen = Груска Железное Брюхо
    .acc = Груска Железное Брюхо
    .gender = m
# ours
cadwallon-card-ysolt_nightarrow = Изольта Ночная Стрела
    .gen = Изольты Ночная Стрела
    .acc = Изольту Ночная Стрела
    .gender = f
# ours
cadwallon-card-the_twin_corsairs = Корсары-близнецы
    .gen = Корсаров-близнецов
    .acc = Корсаров-близнецов
    .gender = pl
# ours
cadwallon-card-doctor_ambry_surgeon = Хирург доктор Эмбри
    .gen = Хирурга доктора Эмбри
    .acc = Хирурга доктора Эмбри
    .gender = m
# ours
cadwallon-card-vek_the_powder_monkey = Век, юный пороховщик
    .gen = Века, юного пороховщика
    .acc = Века, юного пороховщика
    .gender = m
# ours
cadwallon-card-commander_orsolya_dray = Командор Оршоя Дрей
    .gen = Командора Оршои Дрей
    .acc = Командора Оршою Дрей
    .gender = f
# ours
cadwallon-card-chancellor_pellinor_vane = Канцлер Пеллинор Вейн
    .gen = Канцлера Пеллинора Вейна
    .acc = Канцлера Пеллинора Вейна
    .gender = m
# ours
cadwallon-card-lady_emeraude_of_the_fans = Леди Эмерод с веерами
    .gender = f
# ours
cadwallon-card-notary_quince = Нотариус Квинс
    .gen = Нотариуса Квинса
    .acc = Нотариуса Квинса
    .gender = m
# ours
cadwallon-card-baron_stavric = Барон Ставрик
    .gen = Барона Ставрика
    .acc = Барона Ставрика
    .gender = m
# ours
cadwallon-card-the_grey_advocate = Серый адвокат
    .gen = Серого адвоката
    .acc = Серого адвоката
    .gender = m
# ours
cadwallon-card-mistress_junipel_playwright = Драматург Джунипель
    .gen = Драматурга Джунипель
    .acc = Драматурга Джунипель
    .gender = f
# ours
cadwallon-card-ambassador_tessaly_roon = Посол Тессали Рун
    .gen = Посла Тессали Рун
    .acc = Посла Тессали Рун
    .gender = f
# ours
cadwallon-card-little_ottavio_page = Маленький паж Оттавио
    .gen = Маленького пажа Оттавио
    .acc = Маленького пажа Оттавио
    .gender = m
# ours
cadwallon-card-dowager_ravenhall = Старая леди Рейвенхолл
    .gen = Старой леди Рейвенхолл
    .acc = Старую леди Рейвенхолл
    .gender = f
# ours
cadwallon-card-town_crier_bellamy = Глашатай Беллами
    .gen = Глашатая Беллами
    .acc = Глашатая Беллами
    .gender = m
# ours
cadwallon-card-spymaster_linnet = Глава шпионов Линнет
    .gen = Главы шпионов Линнет
    .acc = Главу шпионов Линнет
    .gender = f
# ours
cadwallon-card-provost_harrow = Прево Харроу
    .gender = m
# ours
cadwallon-card-arcabast = Аркабаст
    .gen = Аркабаста
    .acc = Аркабаста
    .gender = m
# ours
cadwallon-card-mother_celandine = Мать Селандина
    .gen = Матери Селандины
    .acc = Мать Селандину
    .gender = f
# ours
cadwallon-card-brother_quillon = Брат Квиллон
    .gen = Брата Квиллона
    .acc = Брата Квиллона
    .gender = m
# ours
cadwallon-card-the_veiled_oracle = Оракул под вуалью
    .gen = Оракула под вуалью
    .acc = Оракула под вуалью
    .gender = m
# ours
cadwallon-card-morvane_the_bone_reader = Костегадатель Морвейн
    .gen = Костегадателя Морвейна
    .acc = Костегадателя Морвейна
    .gender = m
# ours
cadwallon-card-sister_ember = Сестра Эмбер
    .gen = Сестры Эмбер
    .acc = Сестру Эмбер
    .gender = f
# ours
cadwallon-card-hollow_jack_exorcist = Экзорцист Пустой Джек
    .gen = Экзорциста Пустого Джека
    .acc = Экзорциста Пустого Джека
    .gender = m
# ours
cadwallon-card-tamsin_starlight = Тэмсин Звездный Свет
    .gender = f
# ours
cadwallon-card-the_ferrymans_widow = Вдова перевозчика
    .gen = Вдовы перевозчика
    .acc = Вдову перевозчика
    .gender = f
# ours
cadwallon-card-abbot_corvinel = Аббат Корвинель
    .gen = Аббата Корвинеля
    .acc = Аббата Корвинеля
    .gender = m
# ours
cadwallon-card-wren_the_dream_seller = Рен, торговка снами
    .gen = Рен, торговки снами
    .acc = Рен, торговку снами
    .gender = f
# ours
cadwallon-card-gravedigger_moss = Могильщик Мосс
    .gen = Могильщика Мосса
    .acc = Могильщика Мосса
    .gender = m
# ours
cadwallon-card-philosopher_ionas = Философ Ионас
    .gen = Философа Ионаса
    .acc = Философа Ионаса
    .gender = m
# ours
cadwallon-card-captain_of_the_day_watch = Капитан дневной стражи
    .gen = Капитана дневной стражи
    .acc = Капитана дневной стражи
    .gender = m
# ours
cadwallon-card-captain_of_the_night_watch = Капитан ночной стражи
    .gen = Капитана ночной стражи
    .acc = Капитана ночной стражи
    .gender = m
# ours
cadwallon-card-gate_soldier = Солдат у ворот
    .gen = Солдата у ворот
    .acc = Солдата у ворот
    .gender = m
# ours
cadwallon-card-bridge_soldier = Солдат на мосту
    .gen = Солдата на мосту
    .acc = Солдата на мосту
    .gender = m
# ours
cadwallon-card-market_soldier = Солдат на рынке
    .gen = Солдата на рынке
    .acc = Солдата на рынке
    .gender = m
# ours
cadwallon-card-temple_soldier = Солдат у храма
    .gen = Солдата у храма
    .acc = Солдата у храма
    .gender = m
# ours
cadwallon-card-keeper_of_curios = Хранитель диковин
    .gen = Хранителя диковин
    .acc = Хранителя диковин
    .gender = m
# ours
cadwallon-card-holder_of_many_keys = Обладатель многих ключей
    .gen = Обладателя многих ключей
    .acc = Обладателя многих ключей
    .gender = m
# ours
cadwallon-card-great_patron = Великий покровитель
    .gen = Великого покровителя
    .acc = Великого покровителя
    .gender = m
# ours
cadwallon-card-finest_cabinet = Лучшее собрание
    .gen = Лучшего собрания
    .gender = n
# ours
cadwallon-card-largest_estate = Крупнейшее владение
    .gen = Крупнейшего владения
    .gender = n
# ours
cadwallon-card-longest_guest_list = Длиннейший список гостей
    .gen = Длиннейшего списка гостей
    .gender = m
# ours
cadwallon-card-friends_in_arms = Друзья по оружию
    .gen = Друзей по оружию
    .acc = Друзей по оружию
    .gender = pl
# ours
cadwallon-card-friends_at_court = Друзья при дворе
    .gen = Друзей при дворе
    .acc = Друзей при дворе
    .gender = pl
# ours
cadwallon-card-friends_in_robes = Друзья в рясах
    .gen = Друзей в рясах
    .acc = Друзей в рясах
    .gender = pl
# ours
cadwallon-card-iron_hand = Железная рука
    .gen = Железной руки
    .acc = Железную руку
    .gender = f
# ours
cadwallon-card-velvet_glove = Бархатная перчатка
    .gen = Бархатной перчатки
    .acc = Бархатную перчатку
    .gender = f
# ours
cadwallon-card-open_palm = Открытая ладонь
    .gen = Открытой ладони
    .acc = Открытую ладонь
    .gender = f
# ours
cadwallon-card-deep_coffers = Бездонные сундуки
    .gen = Бездонных сундуков
    .gender = pl
# ours
cadwallon-card-balanced_ledger = Сведенный баланс
    .gen = Сведенного баланса
    .gender = m
# ours
cadwallon-card-three_pillars = Три столпа
    .gen = Трех столпов
    .gender = pl
# ours
cadwallon-card-company_of_the_mighty = Общество могущественных
    .gen = Общества могущественных
    .gender = n
# ours
cadwallon-card-warden_of_the_rampart = Страж Вала
    .gen = Стража Вала
    .acc = Стража Вала
    .gender = m
# ours
cadwallon-card-lord_of_the_outskirts = Владыка Окраин
    .gen = Владыки Окраин
    .acc = Владыку Окраин
    .gender = m
# ours
cadwallon-card-voice_of_the_harbour = Голос Гавани
    .gen = Голоса Гавани
    .gender = m
# ours
cadwallon-card-ear_of_the_great_market = Ухо Большого рынка
    .gen = Уха Большого рынка
    .gender = n
# ours
cadwallon-card-light_of_temple_hill = Свет Храмового холма
    .gen = Света Храмового холма
    .gender = m
# ours
cadwallon-card-shadow_of_the_old_citadel = Тень Старой цитадели
    .gen = Тени Старой цитадели
    .gender = f
cadwallon-card-first_player = Первый игрок
    .gen = Первого игрока
    .acc = Первого игрока
    .gender = m
# ours
cadwallon-card-game_over = Герцогский Юбилей
    .gen = Герцогского Юбилея
    .gender = m
