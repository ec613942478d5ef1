### Arcana of Cadwallon: what a player is asked, what is asked once more, and why a move is not possible.

## Questions, by kind of decision

cadwallon-ask-turn = Du bist am Zug: Nutze eine Karte aus deiner Hand.
cadwallon-ask-guild = Welche Gilde führst du an?
cadwallon-ask-objectives = Behalte zwei deiner vier Aufträge. Sie bleiben bis zum Ende geheim.
cadwallon-ask-removal = Du hast { FORM($card, "acc") } gewonnen: auf deinen Ressourcenstapel oder unter deine Gildenkarte?
cadwallon-ask-post = Du hast { FORM($card, "acc") } gerufen: Zu welcher Marktkarte kommt die Miliz?
cadwallon-ask-retrieve = { $card }: Welche Karte nimmst du wieder auf die Hand?
cadwallon-ask-recall = { $card }: Welchen Agenten rufst du zurück?
cadwallon-ask-move_own = { $card }: Welchen deiner Agenten oder welche deiner Milizkarten verschiebst du, und wohin?
cadwallon-ask-move_rival = { $card }: Welchen Agenten oder welche Milizkarte deiner Rivalen verschiebst du, und wohin?
cadwallon-ask-swap_stakes = { $card }: Welche zwei Marktkarten tauschst du?
cadwallon-ask-cycle_stake = { $card }: Welche Marktkarte legst du unter ihren Stapel?
cadwallon-ask-expel = { $card }: Welchen Agenten schickst du fort?
cadwallon-ask-unmask = { $card }: Wessen Karten deckst du auf, und bei welcher Marktkarte?
cadwallon-ask-spy = { $card }: Bei welcher Marktkarte schaust du die verdeckten Karten an?
cadwallon-ask-smuggle = { $card }: Welchen Agenten spielst du aus, und wo?
cadwallon-ask-pickpocket = { $card }: Wer verliert eine Karte?

## Refusals

cadwallon-why-no-action = Das ist kein Zug dieses Spiels.
cadwallon-why-not-your-decision = Du bist nicht an der Reihe.
cadwallon-why-not-asked = Vorher ist eine andere Frage zu beantworten.
cadwallon-why-not-in-hand = Du hast { FORM($card, "acc") } nicht auf der Hand.
# $which is the key of the kind that is needed: agent, location or relic
cadwallon-why-wrong-kind = „{ $card }“ ist kein { $wanted }.
cadwallon-why-no-militia-rule = Diese Partie wird ohne Miliz gespielt.
cadwallon-why-no-militia = Alle Milizkarten sind im Einsatz.
cadwallon-why-no-stakes = Es gibt keine Marktkarte, zu der Miliz kommen könnte.
cadwallon-why-no-stake = Bei { FORM($pile, "dat") } liegt keine Marktkarte.
cadwallon-why-no-stake-here = Auf diesem Stapel liegt keine Marktkarte mehr.
cadwallon-why-not-bribable = { $stake }: Bestechen lassen sich nur Persönlichkeiten.
cadwallon-why-militia-cannot-bribe = Miliz kann nicht bestechen, und du hast keinen Agenten bei { FORM($pile, "dat") }.
cadwallon-why-no-agent = Bei { FORM($pile, "dat") } hast du keinen Agenten, der bestechen könnte.
cadwallon-why-no-bribe = Zum Bestechen brauchst du einen Agenten neben einer Persönlichkeit.
cadwallon-why-no-bribe-by-militia = Zum Bestechen brauchst du einen Agenten neben einer Persönlichkeit; Miliz zählt nicht.
cadwallon-why-no-stake-anywhere = Es gibt keine umkämpfte Marktkarte mehr.

## Asked once more before a move

cadwallon-confirm-bribe = { $n ->
    [one] Für die Bestechung fehlt 1 Dukat. „{ $card }“ käme weg und gewänne nichts. Trotzdem versuchen?
   *[other] Für die Bestechung fehlen { $n } Dukaten. „{ $card }“ käme weg und gewänne nichts. Trotzdem versuchen?
}
cadwallon-confirm-remove = { $n ->
    [one] „{ $card }“ unter deine Gildenkarte legen? Dort bringt die Karte keinen Punkt und ist nicht mehr nutzbar.
   *[other] „{ $card }“ unter deine Gildenkarte legen? Dort bringt die Karte keinen ihrer { $n } Punkte und ist nicht mehr nutzbar.
}
cadwallon-confirm-idle = „{ $card }“ hätte jetzt keine Wirkung. Trotzdem spielen?
