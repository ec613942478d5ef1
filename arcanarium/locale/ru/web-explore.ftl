### The page of the explorer.

title-explore = О чем говорят партии
explore-door = Как карты, места и первый выбор показывают себя в здешних партиях.
explore-what = Как карты, места и первый выбор показывают себя в законченных партиях, за которыми мог следить каждый. Никто не назван.
explore-missing = Этот сайт не ведет статистики партий. Тот, кто его держит, может добавить ее дополнением «explore».
explore-no-games = Ни одна партия за открытым столом еще не закончилась. Вернитесь, когда такие будут, или откройте свою.
explore-choose-game = Игра
explore-choose-about = О чем
explore-choose-seats = Места
explore-choose-sets = Наборы
explore-choose-player = Игроки
explore-all = Все
explore-counted = { $n ->
    [one] Учтена { $n } партия.
    [few] Учтены { $n } партии.
   *[many] Учтено { $n } партий.
}
explore-search = Поиск
explore-number = { $n }
explore-ratio = { NUMBER($n, minimumFractionDigits: 2) }
explore-between = между { $low } и { $high }
explore-looking = Ищем партии…
explore-game = Мест: { $seats }, раундов: { $rounds }, отрыв: { $margin }
