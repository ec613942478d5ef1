### Res Arcana: названия карт, по id. Помета «ours»: перевод наш, без нее: из печатных изданий.

## Res Arcana

# ours
resarcana-card-alchemist = Алхимик
    .gen = Алхимика
    .acc = Алхимика
    .gender = m
# ours
resarcana-card-artificer = Артефактор
    .gen = Артефактора
    .acc = Артефактора
    .gender = m
# ours
resarcana-card-druid = Друид
    .gen = Друида
    .acc = Друида
    .gender = m
# ours
resarcana-card-duelist = Дуэлянт
    .gen = Дуэлянта
    .acc = Дуэлянта
    .gender = m
# ours
resarcana-card-healer = Целитель
    .gen = Целителя
    .acc = Целителя
    .gender = m
# ours
resarcana-card-necromancer = Некромант
    .gen = Некроманта
    .acc = Некроманта
    .gender = m
# ours
resarcana-card-scholar = Ученый
    .gen = Ученого
    .acc = Ученого
    .gender = m
# ours
resarcana-card-seer = Провидица
    .gen = Провидицы
    .acc = Провидицу
    .gender = f
# ours
resarcana-card-transmuter = Трансмутатор
    .gen = Трансмутатора
    .acc = Трансмутатора
    .gender = m
# ours
resarcana-card-witch = Ведьма
    .gen = Ведьмы
    .acc = Ведьму
    .gender = f
# ours
resarcana-card-athanor = Атанор
    .gen = Атанора
    .gender = m
# ours
resarcana-card-bone_dragon = Костяной дракон
    .gen = Костяного дракона
    .acc = Костяного дракона
    .gender = m
# ours
resarcana-card-celestial_horse = Небесный конь
    .gen = Небесного коня
    .acc = Небесного коня
    .gender = m
# ours
resarcana-card-chalice_of_fire = Чаша огня
    .gen = Чаши огня
    .acc = Чашу огня
    .gender = f
# ours
resarcana-card-chalice_of_life = Чаша жизни
    .gen = Чаши жизни
    .acc = Чашу жизни
    .gender = f
# ours
resarcana-card-corrupt_altar = Оскверненный алтарь
    .gen = Оскверненного алтаря
    .gender = m
# ours
resarcana-card-crypt = Склеп
    .gen = Склепа
    .gender = m
# ours
resarcana-card-cursed_skull = Проклятый череп
    .gen = Проклятого черепа
    .gender = m
# ours
resarcana-card-dancing_sword = Танцующий меч
    .gen = Танцующего меча
    .gender = m
# ours
resarcana-card-dragon_bridle = Драконья узда
    .gen = Драконьей узды
    .acc = Драконью узду
    .gender = f
# ours
resarcana-card-dragon_egg = Драконье яйцо
    .gen = Драконьего яйца
    .gender = n
# ours
resarcana-card-dragon_teeth = Зубы дракона
    .gen = Зубов дракона
    .gender = pl
# ours
resarcana-card-dwarven_pickaxe = Гномья кирка
    .gen = Гномьей кирки
    .acc = Гномью кирку
    .gender = f
# ours
resarcana-card-earth_dragon = Дракон земли
    .gen = Дракона земли
    .acc = Дракона земли
    .gender = m
# ours
resarcana-card-elemental_spring = Источник стихий
    .gen = Источника стихий
    .gender = m
# ours
resarcana-card-elvish_bow = Эльфийский лук
    .gen = Эльфийского лука
    .gender = m
# ours
resarcana-card-fiery_whip = Огненный кнут
    .gen = Огненного кнута
    .gender = m
# ours
resarcana-card-fire_dragon = Огненный дракон
    .gen = Огненного дракона
    .acc = Огненного дракона
    .gender = m
# ours
resarcana-card-flaming_pit = Пылающая яма
    .gen = Пылающей ямы
    .acc = Пылающую яму
    .gender = f
# ours
resarcana-card-fountain_of_youth = Фонтан молодости
    .gen = Фонтана молодости
    .gender = m
# ours
resarcana-card-guard_dog = Сторожевой пес
    .gen = Сторожевого пса
    .acc = Сторожевого пса
    .gender = m
# ours
resarcana-card-hand_of_glory = Рука славы
    .gen = Руки славы
    .acc = Руку славы
    .gender = f
# ours
resarcana-card-hawk = Ястреб
    .gen = Ястреба
    .acc = Ястреба
    .gender = m
# ours
resarcana-card-horn_of_plenty = Рог изобилия
    .gen = Рога изобилия
    .gender = m
# ours
resarcana-card-hypnotic_basin = Гипнотический омут
    .gen = Гипнотического омута
    .gender = m
# ours
resarcana-card-jeweled_statuette = Драгоценная статуэтка
    .gen = Драгоценной статуэтки
    .acc = Драгоценную статуэтку
    .gender = f
# ours
resarcana-card-magical_shard = Магический осколок
    .gen = Магического осколка
    .gender = m
# ours
resarcana-card-mermaid = Русалка
    .gen = Русалки
    .acc = Русалку
    .gender = f
# ours
resarcana-card-nightingale = Соловей
    .gen = Соловья
    .acc = Соловья
    .gender = m
# ours
resarcana-card-philosophers_stone = Философский камень
    .gen = Философского камня
    .gender = m
# ours
resarcana-card-prism = Призма
    .gen = Призмы
    .acc = Призму
    .gender = f
# ours
resarcana-card-ring_of_midas = Кольцо Мидаса
    .gen = Кольца Мидаса
    .gender = n
# ours
resarcana-card-sacrificial_dagger = Жертвенный кинжал
    .gen = Жертвенного кинжала
    .gender = m
# ours
resarcana-card-sea_serpent = Морской змей
    .gen = Морского змея
    .acc = Морского змея
    .gender = m
# ours
resarcana-card-treant = Древень
    .gen = Древня
    .acc = Древня
    .gender = m
# ours
resarcana-card-tree_of_life = Древо жизни
    .gen = Древа жизни
    .gender = n
# ours
resarcana-card-vault = Хранилище
    .gen = Хранилища
    .gender = n
# ours
resarcana-card-water_dragon = Водяной дракон
    .gen = Водяного дракона
    .acc = Водяного дракона
    .gender = m
# ours
resarcana-card-wind_dragon = Дракон ветра
    .gen = Дракона ветра
    .acc = Дракона ветра
    .gender = m
# ours
resarcana-card-windup_man = Заводной человечек
    .gen = Заводного человечка
    .acc = Заводного человечка
    .gender = m
# ours
resarcana-card-colossus = Колосс
    .gen = Колосса
    .gender = m
# ours
resarcana-card-golden_statue = Золотая статуя
    .gen = Золотой статуи
    .acc = Золотую статую
    .gender = f
# ours
resarcana-card-great_pyramid = Великая пирамида
    .gen = Великой пирамиды
    .acc = Великую пирамиду
    .gender = f
# ours
resarcana-card-hanging_gardens = Висячие сады
    .gen = Висячих садов
    .gender = pl
# ours
resarcana-card-library = Библиотека
    .gen = Библиотеки
    .acc = Библиотеку
    .gender = f
# ours
resarcana-card-mausoleum = Мавзолей
    .gen = Мавзолея
    .gender = m
# ours
resarcana-card-obelisk = Обелиск
    .gen = Обелиска
    .gender = m
# ours
resarcana-card-oracle = Оракул
    .gen = Оракула
    .gender = m
# ours
resarcana-card-solomons_mine = Копи Соломона
    .gen = Копей Соломона
    .gender = pl
# ours
resarcana-card-temple = Храм
    .gen = Храма
    .gender = m
# ours
resarcana-card-sacred_grove = Священная роща
    .gen = Священной рощи
    .acc = Священную рощу
    .gender = f
# ours
resarcana-card-alchemists_tower = Башня алхимика
    .gen = Башни алхимика
    .acc = Башню алхимика
    .gender = f
resarcana-card-catacombs_of_the_dead = Катакомбы
    .gen = Катакомб
    .gender = pl
# ours
resarcana-card-sacrificial_pit = Жертвенная яма
    .gen = Жертвенной ямы
    .acc = Жертвенную яму
    .gender = f
# ours
resarcana-card-cursed_forge = Проклятая кузница
    .gen = Проклятой кузницы
    .acc = Проклятую кузницу
    .gender = f
# ours
resarcana-card-dwarven_mines = Гномьи шахты
    .gen = Гномьих шахт
    .gender = pl
# ours
resarcana-card-coral_castle = Коралловый замок
    .gen = Кораллового замка
    .gender = m
# ours
resarcana-card-sunken_reef = Затонувший риф
    .gen = Затонувшего рифа
    .gender = m
# ours
resarcana-card-dragons_lair = Логово дракона
    .gen = Логова дракона
    .gender = n
# ours
resarcana-card-sorcerers_bestiary = Бестиарий чародея
    .gen = Бестиария чародея
    .gender = m
# ours
resarcana-card-alchemy = Алхимия
    .gen = Алхимии
    .acc = Алхимию
    .gender = f
# ours
resarcana-card-calm_elan = Покой / Порыв
    .gen = Покоя / Порыва
    .gender = m
# ours
resarcana-card-death_life = Смерть / Жизнь
    .gen = Смерти / Жизни
    .gender = f
# ours
resarcana-card-divination = Прорицание
    .gen = Прорицания
    .gender = n
# ours
resarcana-card-protection = Защита
    .gen = Защиты
    .acc = Защиту
    .gender = f
# ours
resarcana-card-reanimate = Оживление
    .gen = Оживления
    .gender = n
# ours
resarcana-card-research = Исследование
    .gen = Исследования
    .gender = n
# ours
resarcana-card-transmutation = Трансмутация
    .gen = Трансмутации
    .acc = Трансмутацию
    .gender = f

## Lux et Tenebrae

# ours
resarcana-card-bard = Бард
    .gen = Барда
    .acc = Барда
    .gender = m
# ours
resarcana-card-beastmaster = Повелитель зверей
    .gen = Повелителя зверей
    .acc = Повелителя зверей
    .gender = m
# ours
resarcana-card-demonologist = Демонолог
    .gen = Демонолога
    .acc = Демонолога
    .gender = m
# ours
resarcana-card-diviner = Прорицатель
    .gen = Прорицателя
    .acc = Прорицателя
    .gender = m
# ours
resarcana-card-chaos_imp = Бес хаоса
    .gen = Беса хаоса
    .acc = Беса хаоса
    .gender = m
# ours
resarcana-card-cursed_dwarven_king = Проклятый король гномов
    .gen = Проклятого короля гномов
    .acc = Проклятого короля гномов
    .gender = m
# ours
resarcana-card-fire_demon = Огненный демон
    .gen = Огненного демона
    .acc = Огненного демона
    .gender = m
# ours
resarcana-card-golden_lion = Золотой лев
    .gen = Золотого льва
    .acc = Золотого льва
    .gender = m
# ours
resarcana-card-homunculus = Гомункул
    .gen = Гомункула
    .acc = Гомункула
    .gender = m
# ours
resarcana-card-hound_of_death = Гончая смерти
    .gen = Гончей смерти
    .acc = Гончую смерти
    .gender = f
# ours
resarcana-card-infernal_engine = Адская машина
    .gen = Адской машины
    .acc = Адскую машину
    .gender = f
# ours
resarcana-card-possessed_demon_slayer = Одержимый демоноборец
    .gen = Одержимого демоноборца
    .acc = Одержимого демоноборца
    .gender = m
# ours
resarcana-card-prismatic_dragon = Радужный дракон
    .gen = Радужного дракона
    .acc = Радужного дракона
    .gender = m
# ours
resarcana-card-shadowy_figure = Темная фигура
    .gen = Темной фигуры
    .acc = Темную фигуру
    .gender = f
# ours
resarcana-card-vial_of_light = Флакон света
    .gen = Флакона света
    .gender = m
# ours
resarcana-card-vortex_of_destruction = Вихрь разрушения
    .gen = Вихря разрушения
    .gender = m
# ours
resarcana-card-alchemical_lab = Лаборатория алхимика
    .gen = Лаборатории алхимика
    .acc = Лабораторию алхимика
    .gender = f
# ours
resarcana-card-dark_cathedral = Темный собор
    .gen = Темного собора
    .gender = m
# ours
resarcana-card-demon_workshop = Мастерская демонов
    .gen = Мастерской демонов
    .acc = Мастерскую демонов
    .gender = f
# ours
resarcana-card-warriors_hall = Зал воинов
    .gen = Зала воинов
    .gender = m
# ours
resarcana-card-dragon_aerie = Гнездо драконов
    .gen = Гнезда драконов
    .gender = n
# ours
resarcana-card-crystal_keep = Хрустальная цитадель
    .gen = Хрустальной цитадели
    .acc = Хрустальную цитадель
    .gender = f
# ours
resarcana-card-temple_of_the_abyss = Храм бездны
    .gen = Храма бездны
    .gender = m
# ours
resarcana-card-gate_of_hell = Врата ада
    .gen = Врат ада
    .gender = pl
# ours
resarcana-card-illusion = Иллюзия
    .gen = Иллюзии
    .acc = Иллюзию
    .gender = f
# ours
resarcana-card-inscription = Начертание
    .gen = Начертания
    .gender = n
# ours
resarcana-card-augury = Предсказание
    .gen = Предсказания
    .gender = n
# ours
resarcana-card-destruction = Разрушение
    .gen = Разрушения
    .gender = n
# ours
resarcana-card-disjunction = Расщепление
    .gen = Расщепления
    .gender = n
# ours
resarcana-card-projection = Проекция
    .gen = Проекции
    .acc = Проекцию
    .gender = f
# ours
resarcana-card-revivify = Воскрешение
    .gen = Воскрешения
    .gender = n
# ours
resarcana-card-shield = Щит
    .gen = Щита
    .gender = m
# ours
resarcana-card-transform = Превращение
    .gen = Превращения
    .gender = n
# ours
resarcana-card-vitality = Бодрость
    .gen = Бодрости
    .gender = f

## Perlae Imperii

# ours
resarcana-card-dragon_tamer = Укротитель драконов
    .gen = Укротителя драконов
    .acc = Укротителя драконов
    .gender = m
# ours
resarcana-card-illusionist = Иллюзионист
    .gen = Иллюзиониста
    .acc = Иллюзиониста
    .gender = m
# ours
resarcana-card-infuser = Зачарователь
    .gen = Зачарователя
    .acc = Зачарователя
    .gender = m
# ours
resarcana-card-seafaring_mage = Маг-мореход
    .gen = Мага-морехода
    .acc = Мага-морехода
    .gender = m
# ours
resarcana-card-ancient_dragon = Древний дракон
    .gen = Древнего дракона
    .acc = Древнего дракона
    .gender = m
# ours
resarcana-card-catherine_wheel = Колесо Екатерины
    .gen = Колеса Екатерины
    .gender = n
# ours
resarcana-card-diving_cord = Трос ныряльщика
    .gen = Троса ныряльщика
    .gender = m
# ours
resarcana-card-dolphin = Дельфин
    .gen = Дельфина
    .acc = Дельфина
    .gender = m
# ours
resarcana-card-ghost_ship = Корабль-призрак
    .gen = Корабля-призрака
    .gender = m
# ours
resarcana-card-phoenix = Феникс
    .gen = Феникса
    .acc = Феникса
    .gender = m
# ours
resarcana-card-raven_familiar = Ворон-фамильяр
    .gen = Ворона-фамильяра
    .acc = Ворона-фамильяра
    .gender = m
# ours
resarcana-card-scrimshaw_awl = Костяное шило
    .gen = Костяного шила
    .gender = n
# ours
resarcana-card-shrivatsa = Шриватса
    .gen = Шриватсы
    .acc = Шриватсу
    .gender = f
# ours
resarcana-card-sinan_compass = Компас сынань
    .gen = Компаса сынань
    .gender = m
# ours
resarcana-card-trident = Трезубец
    .gen = Трезубца
    .gender = m
# ours
resarcana-card-war_conch = Боевая раковина
    .gen = Боевой раковины
    .acc = Боевую раковину
    .gender = f
# ours
resarcana-card-abyssal_altar = Алтарь бездны
    .gen = Алтаря бездны
    .gender = m
# ours
resarcana-card-great_wall = Великая стена
    .gen = Великой стены
    .acc = Великую стену
    .gender = f
# ours
resarcana-card-hidden_hall = Тайный зал
    .gen = Тайного зала
    .gender = m
# ours
resarcana-card-solomons_temple = Храм Соломона
    .gen = Храма Соломона
    .gender = m
# ours
resarcana-card-mystical_menagerie = Мистический зверинец
    .gen = Мистического зверинца
    .gender = m
# ours
resarcana-card-alchemical_workshop = Мастерская алхимика
    .gen = Мастерской алхимика
    .acc = Мастерскую алхимика
    .gender = f
# ours
resarcana-card-blood_isle = Кровавый остров
    .gen = Кровавого острова
    .gender = m
# ours
resarcana-card-pearl_bed = Жемчужная отмель
    .gen = Жемчужной отмели
    .acc = Жемчужную отмель
    .gender = f
# ours
resarcana-card-calcination = Кальцинация
    .gen = Кальцинации
    .acc = Кальцинацию
    .gender = f

## Res Arcana Duo

# ours
resarcana-card-smith = Кузнец
    .gen = Кузнеца
    .acc = Кузнеца
    .gender = m
# ours
resarcana-card-enchantress = Волшебница
    .gen = Волшебницы
    .acc = Волшебницу
    .gender = f
# ours
resarcana-card-cultist = Культист
    .gen = Культиста
    .acc = Культиста
    .gender = m
# ours
resarcana-card-fortune_teller = Гадалка
    .gen = Гадалки
    .acc = Гадалку
    .gender = f
# ours
resarcana-card-crucible = Тигель
    .gen = Тигля
    .gender = m
# ours
resarcana-card-cursed_peacock_idol = Проклятый павлиний идол
    .gen = Проклятого павлиньего идола
    .acc = Проклятого павлиньего идола
    .gender = m
# ours
resarcana-card-squared_circle = Квадратура круга
    .gen = Квадратуры круга
    .acc = Квадратуру круга
    .gender = f
# ours
resarcana-card-white_swan = Белый лебедь
    .gen = Белого лебедя
    .acc = Белого лебедя
    .gender = m
# ours
resarcana-card-gnosis = Гнозис
    .gen = Гнозиса
    .gender = m
# ours
resarcana-card-solomons_key = Ключ Соломона
    .gen = Ключа Соломона
    .gender = m
# ours
resarcana-card-artificers_robes = Мантия артефактора
    .gen = Мантии артефактора
    .acc = Мантию артефактора
    .gender = f
# ours
resarcana-card-brazen_head = Медная голова
    .gen = Медной головы
    .acc = Медную голову
    .gender = f
# ours
resarcana-card-crown_of_command = Корона власти
    .gen = Короны власти
    .acc = Корону власти
    .gender = f
# ours
resarcana-card-gold_key = Золотой ключ
    .gen = Золотого ключа
    .gender = m
# ours
resarcana-card-silver_key = Серебряный ключ
    .gen = Серебряного ключа
    .gender = m
# ours
resarcana-card-mystic_font = Мистическая купель
    .gen = Мистической купели
    .acc = Мистическую купель
    .gender = f
# ours
resarcana-card-magnum_opus = Великое делание
    .gen = Великого делания
    .gender = n
# ours
resarcana-card-black_cat = Черная кошка
    .gen = Черной кошки
    .acc = Черную кошку
    .gender = f
# ours
resarcana-card-sleeping_dragon = Спящий дракон
    .gen = Спящего дракона
    .acc = Спящего дракона
    .gender = m
# ours
resarcana-card-fairy_dragon = Сказочный дракон
    .gen = Сказочного дракона
    .acc = Сказочного дракона
    .gender = m
# ours
resarcana-card-mystic_monastery = Мистический монастырь
    .gen = Мистического монастыря
    .gender = m
# ours
resarcana-card-stone_circle = Каменный круг
    .gen = Каменного круга
    .gender = m
# ours
resarcana-card-dark_temple = Темный храм
    .gen = Темного храма
    .gender = m
# ours
resarcana-card-well_of_memory = Колодец памяти
    .gen = Колодца памяти
    .gender = m
# ours
resarcana-card-ziggurat = Зиккурат
    .gen = Зиккурата
    .gender = m
# ours
resarcana-card-lighthouse = Маяк
    .gen = Маяка
    .gender = m
# ours
resarcana-card-aqueduct = Акведук
    .gen = Акведука
    .gender = m
# ours
resarcana-card-dwarven_forge = Гномья кузница
    .gen = Гномьей кузницы
    .acc = Гномью кузницу
    .gender = f
# ours
resarcana-card-elvish_heartwood = Эльфийская дубрава
    .gen = Эльфийской дубравы
    .acc = Эльфийскую дубраву
    .gender = f
# ours
resarcana-card-circle_of_the_druids = Круг друидов
    .gen = Круга друидов
    .gender = m
# ours
resarcana-card-dragons_den = Пещера дракона
    .gen = Пещеры дракона
    .acc = Пещеру дракона
    .gender = f
# ours
resarcana-card-duo_calm_elan = Покой / Порыв
    .gen = Покоя / Порыва
    .gender = m
# ours
resarcana-card-duo_death_life = Смерть / Жизнь
    .gen = Смерти / Жизни
    .gender = f
# ours
resarcana-card-duo_research = Исследование
    .gen = Исследования
    .gender = n
# ours
resarcana-card-duo_reanimate = Оживление
    .gen = Оживления
    .gender = n
# ours
resarcana-card-duo_alchemy = Алхимия
    .gen = Алхимии
    .acc = Алхимию
    .gender = f
