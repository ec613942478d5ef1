### Правила вкратце. Каждая строка сообщения — абзац; строка с «- » в начале — пункт списка.
### Слово между двоеточиями, как :elan:, рисуется знаком.

rules-title = Правила вкратце
rules-games = Игры
rules-contents = На этой странице
rules-more = За столом все это проверяется за вас: возможное подсвечено, а невозможное говорит почему.
rules-to-cards = Все карты этой игры
rules-to-full = Полные правила
rules-signs = Знаки

## Полные правила

clauses-title = Полные правила
clauses-to-short = Правила вкратце
clauses-search = Искать пункты по словам или номеру
clauses-count = { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
   *[many] { $n } пунктов
}
clauses-found = { $n ->
    [0] Нет пункта со всеми этими словами. Возьмите меньше слов или номер пункта.
    [one] { $n } пункт
    [few] { $n } пункта
   *[many] { $n } пунктов
}
clauses-link = Ссылка на пункт { $id }
clauses-none = { $game }: полных правил здесь пока нет.

## Что значат знаки

rules-sign-elan = Порыв
rules-sign-life = Жизнь
rules-sign-calm = Покой
rules-sign-death = Смерть
rules-sign-gold = Золото
rules-sign-pearl = жемчужина
rules-sign-any = любая эссенция
rules-sign-collect = Сбор
rules-sign-turn = поверните
rules-sign-straighten = разверните
rules-sign-arrow = заплатите, затем получите
rules-sign-react = Реакция
rules-sign-here = положите сюда
rules-sign-out = отсюда
rules-sign-this = этот компонент
rules-sign-own = один из своих компонентов
rules-sign-destroy = уничтожьте
rules-sign-card = карта
rules-sign-reorder = посмотрите и верните в любом порядке
rules-sign-ignore = игнорируйте
rules-sign-as = считается
rules-sign-same = все одного вида
rules-sign-point = очко
rules-sign-creature = Существо
rules-sign-dragon = Дракон
rules-sign-demon = Демон
rules-sign-military = военная мощь, меч
rules-sign-political = политическое влияние, скипетр
rules-sign-spiritual = духовная сила, кубок
rules-sign-financial = Дукаты
rules-sign-relic = Реликт
rules-sign-personality = Персона
rules-sign-location = Район
rules-sign-standin = не как в печатной игре: наше или не точно
