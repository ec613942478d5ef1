### The bots as people meet them: a name and a line of character for each level and style, and hints in words.

## Levels, from friendly to humbling. The name stands alone in lines of the log.

bot-level1 = Pim
bot-level1-hint = Uczeń pierwszego dnia: życzliwy, ciekawski, łatwo się rozprasza. Dobre towarzystwo na pierwsze gry.
bot-level2 = Odalys
bot-level2-hint = Karczmarka, która gra dla zabawy: dobrze zna zasady i rzadko planuje naprzód.
bot-level3 = Bram
bot-level3-hint = Mag z targu: robi rozsądny ruch, który ma przed nosem, i przeocza to, co po nim.
bot-level4 = Sefa
bot-level4-hint = Czeladniczka sztuki: rozsądna w każdej turze i mało marnuje.
bot-level5 = Corvin
bot-level5-hint = Adept gildii: myśli do końca rundy i zauważa, gdy Twój plan jest lepszy.
bot-level6 = Ilvara
bot-level6-hint = Magistra dworu: cierpliwa, dokładna i szybko karze nieuważną turę.
bot-level7 = Magda
bot-level7-hint = Arcymagini: pamięta każdą kartę, którą widziała, i liczy, że Ty o którejś zapomnisz.
bot-level8 = Wyrocznia
bot-level8-hint = Myśli tak głęboko, jak pozwala maszyna. Licz się z porażką i z tym, że za każdym razem czegoś się nauczysz.
bot-greedy = Chciwiec
bot-random = Przypadek

opponent-level = { $name } · poziom { $n }
opponent-rating = ranking { $rating }
opponent-style = Styl: { $style } – { $what }

## Styles

style-builder = budowniczy
style-builder-hint = najpierw inwestuje, wygrywa późno.
style-raider = łupieżca
style-raider-hint = bierze to, czego chcą inni, i uderza tam, gdzie boli.
style-hoarder = ciułacz
style-hoarder-hint = oszczędza na jedną wielką turę.
style-racer = sprinter
style-racer-hint = pędzi po ostatni punkt, zanim ktokolwiek będzie gotowy.

## Hints: the move, and why

hint-move = { FORM($heading, "case") ->
    [gen] { $heading } { FORM($label, "gen") }
    [acc] { $heading } { FORM($label, "acc") }
   *[other] { $heading }: { $label }
}
hint-chance = { $what }. Szansa na wygraną: { $n }%.
hint-decided-lost = Nic, co możesz zrobić, nie zmieni już wyniku.
hint-decided-won = Wygrasz, cokolwiek teraz zrobisz.
hint-only = To jedyny ruch.
hint-no-better = Żaden inny ruch nie może być lepszy.
hint-wins = To od razu wygrywa.
hint-points = { $n ->
    [one] Przynosi punkt.
    [few] Przynosi { $n } punkty.
   *[other] Przynosi { $n } punktów.
}
hint-otherwise = Inaczej: { $what }
hint-next = Potem, jeśli nic nie stanie na drodze: { $what }
hint-much-better = Jest o wiele lepszy niż „{ $what }”, który wygrywa o { $n }% rzadziej.
hint-better = Jest lepszy niż „{ $what }”, który wygrywa o { $n }% rzadziej.
hint-as-good = „{ $what }” jest mniej więcej tak samo dobre.
hint-forbidden = Przy tym stole podpowiedzi są niedozwolone.
hint-none = W tej grze żaden bot nie umie podpowiadać.
