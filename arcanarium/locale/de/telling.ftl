### What is said in every game: lists, lines of the log, taking back, requests.

## Lists: two items, or a list so far and one more

list-and = { $head } und { $last }
list-or = { $head } oder { $last }
list-more = { $head }, { $next }
# effects of a power, one after the other
list-effects = { $head }, und { $next }
# whole sentences
list-sentences = { $head } { $next }
# one of several of a name: the second bot of a kind, the second power of a card
numbered = { $name } { $n }
# so many of something, as in "2 Elan"; $what has the form for $n already
counted = { $n } { $what }
# a kind of card, and more about it: "Artefakt: Drache, Kreatur", "Relikt: Hafen"
kind-with = { $kind }: { $more }

## Lines of the log

log-line = { $who } { $what }.
log-you = Du
    .acc = dich
    .dat = dir
# where you are not the one who acts
log-you-too = dich
    .acc = dich
    .dat = dir
log-nobody = niemand
    .acc = niemanden
    .dat = niemandem
log-score = { $who } { $n }

## Taking back

undo-nothing = Von dir gibt es nichts zurückzunehmen.
undo-other-acted = Zu spät: Inzwischen hat jemand anderes gehandelt.
undo-revealed = Zu spät: Inzwischen wurde etwas Verdecktes gesehen.

## Requests

request-over = Die Partie ist zu Ende.
request-not-seated = Das kann nur verlangen, wer am Tisch mitspielt.

## The heading of moves without one

group-choose = wählen
