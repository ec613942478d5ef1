### Страницы вокруг стола: то, что есть на каждой странице, главная, новый стол, учетная запись и настройки, повтор.

## Как называются страницы

title-new = Новый стол
title-table = Стол
title-cards = Карты
title-rules = Правила вкратце
title-clauses = Полные правила
title-replay = Повтор
title-account = Настройки
title-notfound = Здесь ничего нет

## На каждой странице

guest = Гость
former-player = Бывший игрок
save = Сохранить
close = Закрыть
reload = Обновить страницу
go-home = На главную
shell-skip = К содержанию
shell-nav = Страницы
shell-cards = Карты
shell-rules = Правила
shell-account = { $name }: имя и настройки
shell-theme-dark = Темная тема
shell-theme-light = Светлая тема
mishap = На странице что-то пошло не так. Ваша игра цела, она хранится на сервере. Если что-то выглядит странно, обновите страницу.
failed-title = Страница не открылась
failed-what = Ваши игры целы, они хранятся на сервере. Обновите страницу; если не поможет, подождите минуту и попробуйте снова.
notfound-title = Здесь ничего нет
notfound-what = Этот адрес никуда не ведет. Возможно, часть ссылки потерялась по дороге.

problem-offline = Сервер недоступен. Проверьте соединение и попробуйте снова.
problem-not-found = Этого здесь нет или уже нет.
problem-server = Сервер не смог это сделать. Попробуйте через минуту.
problem-unknown = Что-то пошло не так. Попробуйте снова.

net-not-connected = Сейчас нет связи со столом. Она восстановится сама; затем выберите еще раз.
net-closed = Вы ушли из-за стола.
net-lost = Связь прервалась, это могло не дойти. Посмотрите на стол и повторите, если не дошло.
net-move-lost = Связь прервалась, ваш ход не сделан. Выберите еще раз.
net-gone = Такого стола нет.

## Игры, наборы, варианты и переключатели

clock-days = { $n ->
    [one] { $n } день на ход
    [few] { $n } дня на ход
   *[many] { $n } дней на ход
}
clock-live = { $minutes } мин + { $seconds } с

## Главная

home-title = Две игры о тайных искусствах за одним столом
home-what = Играйте здесь в Res Arcana и Аркану: сразу против ботов или с друзьями по ссылке. Ничего не нужно устанавливать, учетная запись не нужна.
home-play = { $bots ->
    [1] Играть против бота
    [one] Играть против { $bots } бота
   *[many] Играть против { $bots } ботов
}
home-dealing = Раздаем карты…
home-with-friends = Друзья и настройки
home-first-time = Учить ничего не нужно: то, что можно сделать, подсвечено.
home-as-last = Как в прошлый раз: { $what }
home-plain = базовая игра
home-mine = Ваши игры
home-over = { $n ->
    [one] { $n } законченная игра
    [few] { $n } законченные игры
   *[many] { $n } законченных игр
}
home-open = Открытые столы
home-open-coming = Ищем…
home-open-none = Сейчас никто не ждет игроков.
home-open-one = Откройте стол, и другие найдут его здесь.
home-you = вы
home-free-seat = свободное место
home-bot = бот «{ $bot }»
home-your-turn = Ваш ход
home-their-turn = Решают другие
home-waiting = Ждем игроков
home-you-won = { $shared ->
    [yes] Вы разделили победу
   *[no] Вы победили
}
home-won = Победа: { FORM($who, "mid") }
home-watchers = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
home-resume = Продолжить
home-sit = Сесть
home-watch = Смотреть
home-replay = Смотреть повтор
home-look = Осмотреться
home-rules = Правила вкратце
home-rules-what = Обе игры и все наборы, по странице на каждый.
home-cards = Все карты
home-cards-what = Ищите карты и читайте каждую в знаках или предложениями.
home-record = Открыть запись
home-record-what = Файл законченной игры, отсюда или из терминала, ход за ходом.
home-unofficial = Неофициальный любительский проект, без иллюстраций и текстов издателей. Игры принадлежат авторам и издателям: купите их, с картами в руках они еще лучше.

## Новый стол

new-title = Новый стол
new-game = Какая игра?
new-sets = С какими картами?
new-variant = Какой вариант?
new-seats = Кто играет?
new-how-many = Число игроков
new-seat = Место { $n }
new-me = Я
new-person = Человек, по ссылке
new-bot = Бот «{ $bot }»
new-who-may = Кто может войти?
new-link = Те, у кого есть ссылка
new-link-hint = Вы получите ссылку и пошлете ее друзьям.
new-open = Кто угодно
new-open-hint = Стол виден на главной странице; любой может сесть или смотреть.
new-clock = Сколько времени думать?
new-clock-none = Сколько угодно
new-clock-none-hint = Без часов.
new-clock-live = За столом
new-clock-live-hint = Несколько секунд на ход и запас минут на трудные ходы.
new-clock-days = По переписке
new-clock-days-hint = Несколько дней на ход. Возвращайтесь, когда очередь дойдет до вас.
new-minutes = Запас
new-minutes-value = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
new-seconds = На ход
new-seconds-value = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[many] { $n } секунд
}
new-days = На ход
new-days-value = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
new-hints = Подсказки
new-hints-hint = Игроки могут спросить, что сделал бы сильный бот и почему.
new-pace = Боты ходят
new-pace-value = { $n ->
    [0] сразу
   *[other] через { NUMBER($n, minimumFractionDigits: 1) } с
}
new-go = Раздать карты
new-go-invite = Открыть стол

## Учетная запись и настройки

account-title = Имя и настройки
account-name = Имя
account-name-what = Так вас видят за столом.
account-name-saved = Сохранено.
account-account = Учетная запись
account-why = Можно играть и без нее. Учетная запись сохранит ваши игры, если вы смените браузер или очистите его данные.
account-register = Создать учетную запись
account-login = Войти
account-password = Пароль
account-in = Вы вошли как { $name }. Ваши игры с вами, где бы вы ни вошли.
account-logout = Выйти
taste-title = Предпочтения
taste-what = Их помнит этот браузер.
taste-language = Язык
taste-theme = Тема
taste-theme-auto = Как в системе
taste-theme-dark = Ночь
taste-theme-light = День
taste-cards = Карты показывать
taste-cards-signs = Знаками
taste-cards-sentences = Предложениями
taste-motion = Движение
taste-motion-auto = Как в системе
taste-motion-full = Полное
taste-motion-less = Как можно меньше
taste-sound = Звуки

## Повтор

replay-of = { $game }: повтор
replay-coming = Выкладываем карты…
replay-choices = Взгляд, скорость, ссылка
replay-first = К началу
replay-back = Шаг назад
replay-next = Шаг вперед
replay-last = К концу
replay-play = Пуск
replay-pause = Пауза
replay-speed = Скорость
replay-speed-value = { $n } ×
replay-eyes = Кто смотрит
replay-eyes-all = зрители
replay-step = Шаг { $n } из { $of }
replay-moves = Что произошло
replay-share = Скопировать ссылку
replay-shared = Ссылка скопирована.
replay-download = Скачать запись
replay-keys = Клавиши: стрелки влево и вправо — шаг, Home и End — в начало и конец, пробел — пуск.
replay-result = Конец
replay-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
replay-winner = победа
