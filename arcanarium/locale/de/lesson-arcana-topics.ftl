# Short lessons on Arcana of Cadwallon, one idea each.

## Stakes

lesson-arcana-stakes = Marktkarten
lesson-arcana-stakes-about = Welche Zahlen zählen, wer gewinnt und was aus denen wird, die es nicht tun.
lesson-arcana-stakes-end = Nur die goldene Macht zählt, Summen entscheiden, ein Gleichstand bleibt offen, wenn nicht die Gabe einer Gilde ihn löst, und Agenten, die nicht gewonnen haben, zählen in der nächsten Runde weiter.
lesson-arcana-stakes-gold = Die Pilgerherberge zeigt eine goldene 6 mit einem Kelch: Sie verlangt 6 spirituelle Macht. Alle anderen Zahlen der Agenten dort sind ohne Bedeutung. Dein Eidwahrer liegt dort seit der letzten Runde, mit 3 Kelchen.
lesson-arcana-stakes-sum = Alle deine Agenten neben einer Marktkarte werden zusammengezählt. Der Feldkaplan hat 4 Kelche: 3 und 4 sind mehr als 6. Ein Ort ist 5 Punkte wert.
lesson-arcana-stakes-sum-do = Spiele den Feldkaplan bei der Pilgerherberge aus.
lesson-arcana-stakes-sum-not = Zuerst die 5 Punkte der Herberge: der Feldkaplan.
lesson-arcana-stakes-sum-power = Dort braucht es Kelche, und das wären zu wenige. Der Feldkaplan hat 4.
lesson-arcana-stakes-tie = Der alte Thole verlangt 4 Schwerter, und der Dachläufer deines Rivalen hat genau so viele. Haben zwei dieselbe höchste Summe, gewinnt niemand, und alle bleiben. Aber jede Gilde hat eine Gabe: Die Klingen gewinnen bei Gleichstand um militärische Marktkarten. Du führst die Klingen an.
lesson-arcana-stakes-tie-do = Spiele den Duellmeister in der freien Zone aus.
lesson-arcana-stakes-tie-not = 4 Schwerter gegen 4, und bei Gleichstand gewinnst du: der Duellmeister, in die freie Zone.
lesson-arcana-stakes-tie-weak = 2 Schwerter sind weniger als 4. Der Duellmeister hat 4.
lesson-arcana-stakes-begin = Die Botschaftsstraße in deiner Zone verlangt 5 Zepter. Die Kurtisane hat 4. Nicht genug? Wer es nicht erreicht, bleibt dort liegen und zählt in der nächsten Runde. Aber du hast noch eine Karte.
lesson-arcana-stakes-begin-do = Spiele die Kurtisane bei der Botschaftsstraße aus.
lesson-arcana-stakes-begin-not = Die Zepter der Kurtisane werden bei der Botschaftsstraße gebraucht.
lesson-arcana-stakes-finish = Ein Zepter fehlt. Der Armbrustspäher hat von allem etwas: 2 Schwerter, 2 Zepter, 2 Kelche. Solche Agenten sind wie gemacht, um etwas zu Ende zu bringen.
lesson-arcana-stakes-finish-do = Spiele den Armbrustspäher bei der Botschaftsstraße aus.
lesson-arcana-stakes-finish-not = Der Botschaftsstraße fehlt ein Zepter: der Armbrustspäher.
lesson-arcana-stakes-finish-elsewhere = Allein gewinnt der Späher nichts. In der Botschaftsstraße wartet die Kurtisane auf ein weiteres Zepter.
lesson-arcana-stakes-won = Zwei Orte und eine Persönlichkeit in einer Runde: 13 Punkte. Deine Agenten und alles, was du gewonnen hast, kamen auf deinen Ressourcenstapel und kehren auf deine Hand zurück.

## Bribes

lesson-arcana-bribes = Bestechungen
lesson-arcana-bribes-about = Wie ein Relikt vor aller Augen eine Persönlichkeit gewinnt.
lesson-arcana-bribes-end = Die Dukaten der Agenten und ein Relikt gegen den Preis, sofort und egal, was andere dort haben. Heb deine Relikte dafür auf, und schick die mit den Dukaten voraus.
lesson-arcana-bribes-price = Arcabast ist eine Persönlichkeit. Man kann ihn mit 6 Kelchen gewinnen wie jede Marktkarte. Aber er hat auch einen Preis: 7 Dukaten. Wer den zahlt, bekommt ihn auf der Stelle, auch wenn Rivalen mehr Kelche haben.
lesson-arcana-bribes-agent = Für eine Bestechung muss dort ein eigener Agent liegen; die Dukaten aller deiner Agenten zählen. Die Goblin-Feuerunterstützung hat 4.
lesson-arcana-bribes-agent-do = Spiele die Goblin-Feuerunterstützung in der freien Zone aus.
lesson-arcana-bribes-agent-not = Schick den Goblin voraus, zu Arcabast in der freien Zone.
lesson-arcana-bribes-agent-courtesan = Sie hat nur 1 Dukaten. Der Goblin hat 4.
lesson-arcana-bribes-agent-elsewhere = Bestechen lassen sich nur Persönlichkeiten, und lohnend ist Arcabast in der freien Zone.
lesson-arcana-bribes-agent-relic = Leg kein Relikt ab, solange es jemanden zu bestechen gibt.
lesson-arcana-bribes-sum = Auch dein Rivale will Arcabast und zeigt 4 Kelche. Aber du hast dort 4 Dukaten. Du hältst zwei Relikte: Der Schatz hat 2 Dukaten, das Trinkhorn 3.
lesson-arcana-bribes-sum-do = Bestich Arcabast mit dem Relikt, das auf 7 kommt.
lesson-arcana-bribes-sum-not = Jetzt oder nie: die Bestechung.
lesson-arcana-bribes-sum-treasure = 4 und 2 sind 6, und der Preis ist 7. Nichts geschieht, und der Schatz ist weg, auf dem Ressourcenstapel. Zwei Relikte werden nie zusammengezählt. Nimm es zurück.
lesson-arcana-bribes-gone = Arcabast gehört dir. Das Relikt, dein Goblin und er kamen auf deinen Ressourcenstapel, der Agent deines Rivalen auf seinen, und mitten in der Runde erschien die nächste Marktkarte: Notar Quince, 4 Zepter oder 4 Dukaten. Dein Rivale war schnell.
lesson-arcana-bribes-next = Die Kurtisane hat 4 Zepter, so viele wie die Pixie-Gesandte deines Rivalen. Die Diebe gewinnen bei politischem Gleichstand, das reicht also nicht. Aber sie steht im Weg, und sie hat 1 Dukaten.
lesson-arcana-bribes-next-do = Spiele die Kurtisane in der freien Zone aus.
lesson-arcana-bribes-next-not = Die Kurtisane, in die freie Zone.
lesson-arcana-bribes-next-elsewhere = Auch das wäre ein guter Platz. Aber wir sind hinter Notar Quince her.
lesson-arcana-bribes-small = 1 Dukat der Kurtisane und 2 vom Schatz sind 3, und der Preis ist 4. Das Spiel ließe es dich versuchen und fragt noch einmal nach. Zähle, bevor du zahlst: Ein Relikt, das du behältst, kommt wieder.
lesson-arcana-bribes-small-do = Lege den Schatz auf deinen Ressourcenstapel.
lesson-arcana-bribes-small-not = Lege den Schatz ab und heb ihn für eine andere Runde auf.
lesson-arcana-bribes-small-short = 3 von 4: Diese Bestechung scheitert, und das Relikt kommt trotzdem auf den Ressourcenstapel.

## Hidden agents

lesson-arcana-hidden = Verdeckte Agenten
lesson-arcana-hidden-about = Was verdeckt liegt, für dich und gegen dich.
lesson-arcana-hidden-end = In deiner Zone lass die anderen raten; in ihrer schau zuerst nach, oder rechne mit dem Schlimmsten. Beide Marktkarten gehören dir.
lesson-arcana-hidden-zones = Stapel mit einer Maske sind deine: Dort liegen deine Agenten verdeckt. In der Zone deines Rivalen liegen seine verdeckt. Ihr seht beide, wie viele es sind, aber nicht, wer. Dein Duellmeister, 4 Schwerter, liegt verdeckt bei der Kanonengießerei.
lesson-arcana-hidden-trap = Die Gießerei verlangt 5 Schwerter. Sichere sie, ohne zu zeigen, wie stark du bist.
lesson-arcana-hidden-trap-do = Spiele den Söldnerfeldwebel bei der Kanonengießerei aus.
lesson-arcana-hidden-trap-not = Zuerst der Feldwebel, zu deiner eigenen Gießerei.
lesson-arcana-hidden-trap-open = Dort läge er offen, und allein würde er nichts gewinnen. In deiner eigenen Zone sieht ihn niemand.
lesson-arcana-hidden-fooled = Dein Rivale sieht zwei Rückseiten und versucht es mit dem Dachläufer, 4 Schwerter, offen. Dass du 7 hast, weiß er nicht. Anderswo fehlt ihm diese Karte: So wirkt ein verdeckter Agent doppelt.
lesson-arcana-hidden-unmask = Nun die andere Seite. Das Trinkhorn in der Zone deines Rivalen verlangt 3 Zepter, und dort liegt eine Rückseite. Die Kurtisane hat 4. Ist es die Pixie-Gesandte, hat auch sie 4, und die Diebe gewinnen bei politischem Gleichstand. Dein Geborstener Turm deckt auf, was verdeckt ist.
lesson-arcana-hidden-unmask-do = Spiele den Geborstenen Turm.
lesson-arcana-hidden-unmask-not = Erst schauen, dann springen: Spiele den Geborstenen Turm.
lesson-arcana-hidden-unmask-blind = Du weißt nicht, was dort liegt. Schau zuerst nach: Spiele den Geborstenen Turm.
lesson-arcana-hidden-sure = Nur der Hehler, mit 2 Zeptern. Und weiter hat dein Rivale daran kein Interesse gezeigt.
lesson-arcana-hidden-sure-do = Spiele die Kurtisane beim Trinkhorn aus.
lesson-arcana-hidden-sure-not = Jetzt weißt du, dass die Kurtisane beim Trinkhorn reicht.
lesson-arcana-hidden-sure-elsewhere = Du hast gerade gesehen, wo die Kurtisane gewinnt: beim Trinkhorn.
