### What is said in every game: lists, lines of the log, taking back, requests.

## Lists: two items, or a list so far and one more

list-and = { $head } i { $last }
list-or = { $head } albo { $last }
list-more = { $head }, { $next }
# effects of a power, one after the other
list-effects = { $head }; { $next }
# whole sentences
list-sentences = { $head } { $next }
# one of several of a name: the second bot of a kind, the second power of a card
numbered = { $name } { $n }
# so many of something, as in "2 elanu"; $what has the form for $n already
counted = { $n } { $what }
# a kind of card, and more about it: "artefakt: smok, stwór", "relikt: Port"
kind-with = { $kind }: { $more }

## Lines of the log

# the verb tells that it is the reader who acts
log-line = { FORM($who, "reader") ->
    [the-reader] { CAPITAL($what) }.
   *[other] { $who } { $what }.
}
log-you = Ty
    .reader = the-reader
# where you are not the one who acts
log-you-too = Ty
    .gen = Ciebie
    .acc = Ciebie
log-nobody = nikt
    .many = none
    .gen = nikogo
    .acc = nikogo
log-score = { $who } { $n }

## Taking back

undo-nothing = Nie masz czego cofnąć.
undo-other-acted = Za późno: od tego czasu wykonano już inny ruch.
undo-revealed = Za późno: od tego czasu odkryto coś, co było zakryte.

## Requests

request-over = Gra jest skończona.
request-not-seated = O to może poprosić tylko gracz przy stole.

## The heading of moves without one

group-choose = wybierz
