### Arcana of Cadwallon: what a player is asked, what is asked once more, and why a move is not possible.

## Questions, by kind of decision

cadwallon-ask-turn = Twoja tura: użyj 1 karty z ręki.
cadwallon-ask-guild = Którą gildię prowadzisz?
cadwallon-ask-objectives = Zatrzymaj dwa z czterech celów. Do końca pozostaną tajne.
cadwallon-ask-removal = Wygrywasz { FORM($card, "acc") }: do talii zasobów czy pod kartę gildii?
cadwallon-ask-post = Straż wysyła kartę { $card }: przy której stawce ją kładziesz?
cadwallon-ask-retrieve = { $card }: którą kartę bierzesz z powrotem na rękę?
cadwallon-ask-recall = { $card }: którego agenta odwołujesz?
cadwallon-ask-move_own = { $card }: którego swojego agenta lub którą kartę straży przenosisz i dokąd?
cadwallon-ask-move_rival = { $card }: którego agenta rywala lub którą kartę straży przenosisz i dokąd?
cadwallon-ask-swap_stakes = { $card }: które dwie stawki zamieniasz?
cadwallon-ask-cycle_stake = { $card }: którą stawkę wsuwasz pod jej stos?
cadwallon-ask-expel = { $card }: którego agenta odsyłasz?
cadwallon-ask-unmask = { $card }: czyje karty odkrywasz i przy której stawce?
cadwallon-ask-spy = { $card }: przy której stawce oglądasz zakryte karty?
cadwallon-ask-smuggle = { $card }: którego agenta zagrywasz i gdzie?
cadwallon-ask-pickpocket = { $card }: kto traci kartę?

## Refusals

cadwallon-why-no-action = W tej grze nie ma takiego ruchu.
cadwallon-why-not-your-decision = Teraz decyduje ktoś inny.
cadwallon-why-not-asked = Najpierw trzeba odpowiedzieć na inne pytanie.
cadwallon-why-not-in-hand = Nie masz { FORM($card, "gen") } na ręce.
# $which is the key of the kind that is needed: agent, location or relic
cadwallon-why-wrong-kind = { $which ->
    [agent] { $card } to nie { $wanted }.
   *[other] { $card } to nie { $wanted }.
}
cadwallon-why-no-militia-rule = W tej rozgrywce nie ma straży miejskiej.
cadwallon-why-no-militia = Wszystkie karty straży są w użyciu.
cadwallon-why-no-stakes = Nie ma stawki, do której można wysłać straż.
cadwallon-why-no-stake = Nie ma tu stawki: { $pile }.
cadwallon-why-no-stake-here = Przy tym stosie nie ma już stawki.
cadwallon-why-not-bribable = { $stake }: przekupić można tylko osobistość.
cadwallon-why-militia-cannot-bribe = Straż nie może wręczyć łapówki, a Twojego agenta tu nie ma: { $pile }.
cadwallon-why-no-agent = Nie masz tu agenta, który mógłby wręczyć łapówkę: { $pile }.
cadwallon-why-no-bribe = Do łapówki potrzebny jest Twój agent obok osobistości.
cadwallon-why-no-bribe-by-militia = Do łapówki potrzebny jest Twój agent obok osobistości; straż się nie liczy.
cadwallon-why-no-stake-anywhere = Nie ma już stawki, o którą można walczyć.

## Asked once more before a move

cadwallon-confirm-bribe = { $n ->
    [one] Do łapówki brakuje 1 dukata.
   *[other] Do łapówki brakuje { $n } dukatów.
} { $card } trafi do talii zasobów i nic nie wygra. Mimo to wręczasz łapówkę?
cadwallon-confirm-remove = { $n ->
    [one] Kładziesz { FORM($card, "acc") } pod kartę gildii? Nie przyniesie tam punktu i nie da się jej już użyć.
   *[other] Kładziesz { FORM($card, "acc") } pod kartę gildii? Nie przyniesie tam żadnego punktu (z { $n }) i nie da się jej już użyć.
}
cadwallon-confirm-idle = { $card }: teraz bez efektu. Mimo to zagrywasz?
