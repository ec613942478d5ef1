### What can be edited in a position of Res Arcana. `is-` begins a word that can be chosen.

resarcana-position-round = Раунд
resarcana-position-game = Игра матча
resarcana-position-token = Первый Игрок
resarcana-position-active = Чей ход
resarcana-position-passed = Спасовали
resarcana-position-step = Продолжается с
resarcana-position-places = Места Силы
resarcana-position-monuments = Колода Монументов, сверху вниз
resarcana-position-shown = Открытые Монументы
resarcana-position-items = Магические Предметы
resarcana-position-scrolls = Свитки
resarcana-position-pool = Эссенции
resarcana-position-play = В игре
resarcana-position-hand = Рука
resarcana-position-deck = Колода, сверху вниз
resarcana-position-discards = Сброс
resarcana-position-wins = Выиграно игр
resarcana-position-is-collect = Сбора
resarcana-position-is-turn = хода
resarcana-position-is-check = проверки победы
