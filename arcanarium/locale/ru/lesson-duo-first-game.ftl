# Стартовая игра Res Arcana Duo с проводником.

lesson-duo-first-game = Duo: ваша первая игра
lesson-duo-first-game-about = Стартовая игра Duo, до семи очков. Лебедь, Место Силы и три раунда.
lesson-duo-first-game-end = Семь очков за три раунда. Вы увидели, как растут эссенции на картах, как Место Силы приносит очки и почему бывает верно спасовать рано.

lesson-duo-first-game-welcome = Добро пожаловать в Duo. Два алхимика, и в стартовой игре побеждают 7 очков в конце раунда. У вас в игре Маг, Кузнец, а на руке три Артефакта. В запасе по одной эссенции каждого вида.
lesson-duo-first-game-goal = Вот наша цель: Место Силы «Круг друидов». Оно стоит 6 Жизни и 3 Покоя. Каждая Жизнь на нем — очко. Откуда взять столько Жизни? Ее сделает ваш Белый лебедь.

lesson-duo-first-game-item = Перед первым раундом каждый берет Магический Предмет. Лебедь стоит 1 Жизнь и 2 Покоя; у вас 1 Покой.
lesson-duo-first-game-item-do = Возьмите «Покой / Порыв».
lesson-duo-first-game-item-not = Сейчас вам нужен именно Покой: возьмите «Покой / Порыв».

lesson-duo-first-game-collect = Каждый раунд начинается со Сбора. Ваш Предмет дает 1 Покой или 1 Порыв.
lesson-duo-first-game-collect-do = Возьмите Покой.
lesson-duo-first-game-collect-not = Лебедь стоит 2 Покоя. Возьмите Покой.

lesson-duo-first-game-swan = Теперь вы ходите по очереди, по одному действию. Сначала выложите лучшую карту.
lesson-duo-first-game-swan-do = Выложите Белого лебедя.
lesson-duo-first-game-swan-not = Позже. Лебедь — сердце вашего плана: выложите его сейчас.
lesson-duo-first-game-swan-discard = Скоро вы сбросите карту, но сначала выложите Лебедя.
lesson-duo-first-game-swan-pass = Кто пасует, не ходит до конца раунда. А у вас много дел.

lesson-duo-first-game-smith = Чтобы использовать карту, поверните ее; в следующем раунде она развернется. Вторая Сила Кузнеца превращает 1 Золото в 4 любые эссенции. Они кладутся на Кузнеца, и вы заберете их на следующем Сборе.
lesson-duo-first-game-smith-do = Используйте вторую Силу Кузнеца. Выберите 2 Жизни и 2 Покоя.
lesson-duo-first-game-smith-not = 1 Золото за 4 эссенции — лучшая ваша сделка. Используйте Кузнеца.
lesson-duo-first-game-smith-first = Эта Сила делает Золото из Порыва. Сегодня нужно наоборот: вторая Сила.
lesson-duo-first-game-smith-gain = Для Круга нужны Жизнь и Покой: возьмите по 2.

lesson-duo-first-game-discard = Лебедь питается Покоем, а его не осталось. Ненужную карту можно сбросить за 1 Золото или 2 любые другие эссенции.
lesson-duo-first-game-discard-do = Сбросьте Квадратуру круга и возьмите 2 Покоя.
lesson-duo-first-game-discard-not = Сначала Покой для Лебедя: сбросьте Квадратуру круга.
lesson-duo-first-game-discard-crucible = Тигель пока оставьте, а сбросьте Квадратуру круга.
lesson-duo-first-game-discard-gain = Лебедю каждый раз нужен Покой. Возьмите 2 Покоя.

lesson-duo-first-game-feed = Лебедя не нужно поворачивать. За 1 Покой и 1 любую другую эссенцию на него кладут 2 Жизни и 1 Покой: из 2 получается 3, и так сколько угодно раз, пока есть чем платить.
lesson-duo-first-game-feed-do = Используйте Лебедя. Заплатите 1 Порыв и 1 Покой.
lesson-duo-first-game-feed-not = Пусть Лебедь поработает: используйте его.
lesson-duo-first-game-feed-pay = Сохраните второй Покой, чтобы Лебедь сработал дважды: заплатите Порывом и Покоем.

lesson-duo-first-game-again = И еще раз, всем, что осталось.
lesson-duo-first-game-again-do = Снова используйте Лебедя.
lesson-duo-first-game-again-not = Остались 1 Покой и 1 Смерть: снова используйте Лебедя.

lesson-duo-first-game-pass = Запас пуст, а следующий раунд хорошо подготовлен. Пасуйте: вы возьмете карту и поменяете Предмет. Жетон Первого Игрока, 1 очко, получает тот, кто спасовал первым: он остается у вас.
lesson-duo-first-game-pass-do = Спасуйте и возьмите «Смерть / Жизнь».
lesson-duo-first-game-pass-not = Спасуйте сейчас, раньше противника.
lesson-duo-first-game-pass-other = Еще одна Жизнь пригодится: возьмите «Смерть / Жизнь».

lesson-duo-first-game-harvest = Урожай. Эссенции на картах ваши, если вы их заберете.
lesson-duo-first-game-harvest-do = Заберите все с Кузнеца и Лебедя, а с Предмета возьмите Жизнь.
lesson-duo-first-game-harvest-not = Жизнь, для Круга.
lesson-duo-first-game-harvest-leave = Они пролежали бы там еще раунд. А нужны сейчас: заберите их.

lesson-duo-first-game-claim = 7 Жизни и 4 Покоя. Круг друидов стоит 6 и 3. Место достается тому, кто первым сможет заплатить.
lesson-duo-first-game-claim-do = Захватите Круг друидов.
lesson-duo-first-game-claim-not = Круг ждет, и противнику он тоже нужен. Захватите его.

lesson-duo-first-game-sow = Он ваш. Теперь его нужно наполнить. Сначала пусть Лебедь сработает тем, что осталось: Существо, которое повернули для Круга, этого уже не сможет.
lesson-duo-first-game-sow-do = Используйте Лебедя.
lesson-duo-first-game-sow-not = Сначала Лебедь, пока он не повернут.
lesson-duo-first-game-sow-circle = На Круге лежит 1 Жизнь: 1 очко. Но теперь Круг повернут, и его другая Сила недоступна. Отмените ход: сам Круг — в последнюю очередь.

lesson-duo-first-game-creature = У Круга две Силы. Для второй поворачивают Существо, а не Круг: на него кладется 1 Жизнь. Лебедь — Существо.
lesson-duo-first-game-creature-do = Используйте вторую Силу Круга с Лебедем.
lesson-duo-first-game-creature-not = Поверните Лебедя для Круга: это его вторая Сила.
lesson-duo-first-game-creature-first = Тогда Круг повернут, и Существо уже не поможет. Сначала вторая Сила.

lesson-duo-first-game-circle = 1 очко. Теперь сам Круг.
lesson-duo-first-game-circle-do = Используйте первую Силу Круга.
lesson-duo-first-game-circle-not = Поверните Круг: еще одна Жизнь, еще одно очко.

lesson-duo-first-game-second = 2 очка на Круге. Противник спасовал первым, и жетон теперь у него. У вас на руке Сказочный дракон: он стоит 1 Порыв, 2 Жизни и 2 Покоя и считается Существом.
lesson-duo-first-game-second-do = Спасуйте и возьмите «Покой / Порыв».
lesson-duo-first-game-second-not = Поберегите карты для следующего раунда. Спасуйте и возьмите «Покой / Порыв».

lesson-duo-first-game-leave = Снова Сбор, и здесь ловушка: Жизнь с Круга тоже можно забрать. Но там она очко, а в запасе — нет.
lesson-duo-first-game-leave-do = Заберите эссенции с Лебедя, Круг не трогайте и возьмите Порыв.
lesson-duo-first-game-leave-not = Не совсем: заберите то, что лежит на Лебеде, и возьмите Порыв с Предмета.
lesson-duo-first-game-leave-take = Это ваши очки. Оставьте их на Круге.

lesson-duo-first-game-missing = Сказочный дракон стоит 1 Порыв, 2 Жизни и 2 Покоя. Не хватает одного Покоя.
lesson-duo-first-game-missing-do = Сбросьте Тигель или Черную кошку и возьмите 2 Покоя.
lesson-duo-first-game-missing-not = Не хватает Покоя. Сбросьте за него карту.
lesson-duo-first-game-missing-dragon = Только не Дракона! Другую карту.

lesson-duo-first-game-dragon = 1 очко сам по себе и второе Существо для Круга.
lesson-duo-first-game-dragon-do = Выложите Сказочного дракона.
lesson-duo-first-game-dragon-not = Теперь за Сказочного дракона есть чем заплатить. Выложите его.

lesson-duo-first-game-turns = Два Существа, а Круг последним: это еще три Жизни.
lesson-duo-first-game-turns-do = Используйте вторую Силу Круга и поверните Существо.
lesson-duo-first-game-turns-not = Вторая Сила Круга, с Существом.
lesson-duo-first-game-turns-first = Круг — в последнюю очередь. Сначала Существа.

lesson-duo-first-game-other = И второе Существо.
lesson-duo-first-game-other-do = Снова используйте вторую Силу Круга.
lesson-duo-first-game-other-not = Одно Существо еще не повернуто. Поверните его для Круга.
lesson-duo-first-game-other-first = Одно Существо еще не повернуто. Круг — в последнюю очередь.

lesson-duo-first-game-five = 4 Жизни на Круге, 1 очко за Дракона.
lesson-duo-first-game-five-do = Теперь используйте первую Силу Круга.
lesson-duo-first-game-five-not = Еще одна Жизнь: поверните Круг.

lesson-duo-first-game-token = 6 очков, а нужно 7. Где последнее? Противник еще не спасовал. Кто спасует первым, получит жетон Первого Игрока, а он дает 1 очко, когда раунд считают.
lesson-duo-first-game-token-do = Спасуйте сейчас и возьмите любой Предмет.
lesson-duo-first-game-token-not = Жетон — седьмое очко. Спасуйте.
lesson-duo-first-game-token-wait = Противник может спасовать первым и взять жетон. Не ждите.
