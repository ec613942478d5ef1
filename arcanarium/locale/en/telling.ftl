### What is said in every game: lists, lines of the log, taking back, requests.

## Lists: two items, or a list so far and one more

list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-more = { $head }, { $next }
# effects of a power, one after the other
list-effects = { $head }, and { $next }
# whole sentences
list-sentences = { $head } { $next }
# one of several of a name: the second bot of a kind, the second power of a card
numbered = { $name } { $n }
# so many of something, as in "2 Elan"; $what has the form for $n already
counted = { $n } { $what }
# a kind of card, and more about it: "artifact: dragon, creature", "relic: Harbour"
kind-with = { $kind }: { $more }

## Lines of the log

log-line = { $who } { $what }.
log-you = You
# where you are not the one who acts
log-you-too = you
log-nobody = nobody
log-score = { $who } { $n }

## Taking back

undo-nothing = There is nothing of yours to take back.
undo-other-acted = Too late: somebody else has acted since.
undo-revealed = Too late: something hidden has been seen since.

## Requests

request-over = The game is over.
request-not-seated = Only a player at the table can ask for this.

## The heading of moves without one

group-choose = choose
