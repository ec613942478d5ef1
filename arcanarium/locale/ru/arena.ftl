### Арена, боты-программы и движок для других программ.

## arcana arena

arena-help = дать ботам сыграть друг с другом и измерить, кто сильнее
arena-more = Боты друг против друга, парами игр с обменом мест. Боты называются random, greedy и так далее, с ограничением вроде seer:1s или flat:500, либо program:КОМАНДА или class:модуль:Имя. Первым словом может быть игра.
arena-help-bots = боты, два или больше; если больше двух, каждый играет с каждым
arena-help-time = секунды процессора на решение, для ищущих ботов без своего ограничения
arena-help-visits = посещения на решение, для ищущих ботов без своего ограничения
arena-help-sprt = остановиться, когда станет ясно, сильнее ли первый бот на ELO1 или только на ELO0
arena-help-alpha = как часто --sprt может ошибочно принять
arena-help-beta = как часто --sprt может ошибочно отклонить
arena-help-gauntlet = первый бот против каждого из остальных
arena-help-anchor = бот, чей рейтинг 0; по умолчанию последний
arena-help-out = хранить законченные игры, картинку и цифры в этой папке; та же команда продолжает с того же места
arena-help-records = хранить и запись каждой игры
arena-against = { $one } – { $other }
arena-live = { $one } – { $other }, { $score } ({ $low } – { $high })
arena-match = Матч
arena-games = Игры
arena-score = Счет
arena-interval = 95 %
arena-elo = Elo
arena-groups = { $size ->
    [2] Пары игр по очкам, от 0 до 2 через половину: { $counts }; раундов за игру: { $rounds }.
   *[other] Группы игр (в каждой { $size }) по очкам, от 0 до { $size } через половину: { $counts }; раундов за игру: { $rounds }.
}
arena-margin = Очки
arena-ms = мс/решение
arena-error = 95 %
arena-anchor = опора
arena-summary = Игр: { $games }, секунд: { $seconds }; каждая расстановка сыграна по разу с каждого места.
arena-errors = { $n ->
    [one] { $n } ошибка бота или игры:
    [few] { $n } ошибки ботов или игр; из них разные:
   *[many] { $n } ошибок ботов или игр; из них разные:
}
arena-go-on = Прервано. Та же команда продолжит с того же места: законченные игры в { $path }.
arena-picture = Картинка: { $path }
arena-verdict-accept = Принято: { $high } Elo объясняет игры лучше, чем { $low } (логарифм отношения { $ratio }).
arena-verdict-reject = Отклонено: { $low } Elo объясняет игры лучше, чем { $high } (логарифм отношения { $ratio }).
arena-verdict-go-on = Между { $low } и { $high } Elo пока не решено (логарифм отношения { $ratio }): сыграйте еще.
arena-plot-title = Счет по ходу игр и то, что правдоподобно с 95 %
arena-plot-ratings = Elo
arena-plot-games = игры

## arcana engine

engine-help = дать другой программе вести игры строками JSON
engine-more = Читать команды строками JSON со стандартного ввода и на каждую отвечать строкой: их описывает docs/bot-protocol.md.

## arcana bot

botcheck-help = испытать бота: играет ли он целые игры без ошибок?
botcheck-more = Дать боту сыграть против случайного с обоих мест и сказать, что с ним не так.
botcheck-help-bot = бот: имя, program:КОМАНДА или class:модуль:Имя, при желании с ограничением на решение
botcheck-help-game = игра; по умолчанию все
botcheck-good = { $game }, место { $seat }: целая игра, решений: { $n }, по { $ms } мс, самое долгое { $slowest } мс.
botcheck-lost = { $game }, место { $seat }: потеряно после стольких решений: { $n }. { $error }
botcheck-ready = { $name }: готов для арены.
botcheck-see = О чем спрашивают бота и что он отвечает, говорит docs/bot-protocol.md.
