### Аркана: о чем спрашивают игрока, что переспрашивают и почему ход невозможен.

## Вопросы, по видам решений

cadwallon-ask-turn = Ваш ход: сыграйте одну карту с руки.
cadwallon-ask-guild = Какую Гильдию вы возглавите?
cadwallon-ask-objectives = Оставьте две из четырех Целей. Они тайные до конца игры.
cadwallon-ask-removal = Вы выиграли { FORM($card, "acc") }: в Колоду Ресурсов или под карту Гильдии?
cadwallon-ask-post = Вы призвали { FORM($card, "acc") }: рядом с какой Основной картой?
cadwallon-ask-retrieve = { $card }: какую карту вы берете обратно в руку?
cadwallon-ask-recall = { $card }: какого Агента вы возвращаете?
cadwallon-ask-move_own = { $card }: какого своего Агента или карту Ополчения вы перемещаете и куда?
cadwallon-ask-move_rival = { $card }: какого Агента или карту Ополчения противника вы перемещаете и куда?
cadwallon-ask-swap_stakes = { $card }: какие две Основные карты вы меняете местами?
cadwallon-ask-cycle_stake = { $card }: какую Основную карту вы кладете под низ стопки?
cadwallon-ask-expel = { $card }: какого Агента вы отсылаете?
cadwallon-ask-unmask = { $card }: чьи карты вы вскрываете и у какой Основной карты?
cadwallon-ask-spy = { $card }: у какой Основной карты вы смотрите закрытые карты?
cadwallon-ask-smuggle = { $card }: какого Агента вы выкладываете и куда?
cadwallon-ask-pickpocket = { $card }: кто лишается карты?

## Отказы

cadwallon-why-no-action = Такого хода в этой игре нет.
cadwallon-why-not-your-decision = Сейчас решаете не вы.
cadwallon-why-not-asked = Сначала нужно ответить на другой вопрос.
cadwallon-why-not-in-hand = { $card }: этой карты нет у вас на руке.
# $which — ключ нужного вида: agent, location или relic
cadwallon-why-wrong-kind = { $card } — не { $wanted }.
cadwallon-why-no-militia-rule = В этой игре нет Ополчения.
cadwallon-why-no-militia = Все карты Ополчения уже заняты.
cadwallon-why-no-stakes = Нет Основной карты, к которой можно послать Ополчение.
cadwallon-why-no-stake = Здесь нет Основной карты: { $pile }.
cadwallon-why-no-stake-here = В этой стопке не осталось Основных карт.
cadwallon-why-not-bribable = { $stake }: эту карту нельзя подкупить, подкупают только Персон.
cadwallon-why-militia-cannot-bribe = Ополчение не может предложить взятку, а вашего Агента здесь нет: { $pile }.
cadwallon-why-no-agent = Здесь нет вашего Агента, который предложил бы взятку: { $pile }.
cadwallon-why-no-bribe = Для взятки нужен ваш Агент рядом с Персоной.
cadwallon-why-no-bribe-by-militia = Для взятки нужен ваш Агент рядом с Персоной; Ополчение не считается.
cadwallon-why-no-stake-anywhere = Не осталось Основных карт, за которые можно бороться.

## Что переспрашивают перед ходом

cadwallon-confirm-bribe = Для взятки не хватает { $n } { $n ->
    [one] Дуката
   *[many] Дукатов
}. { $card } уйдет в Колоду Ресурсов и ничего не выиграет. Все равно предложить?
cadwallon-confirm-remove = { $n ->
    [one] Положить { FORM($card, "acc") } под карту Гильдии? Там карта не даст очка, и использовать ее больше нельзя.
    [few] Положить { FORM($card, "acc") } под карту Гильдии? Там карта не даст своих { $n } очков, и использовать ее больше нельзя.
   *[many] Положить { FORM($card, "acc") } под карту Гильдии? Там карта не даст своих { $n } очков, и использовать ее больше нельзя.
}
cadwallon-confirm-idle = { $card }: сейчас эффекта не будет. Все равно сыграть?
