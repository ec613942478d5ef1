# The guided first game of Arcana of Cadwallon.

lesson-arcana-first-game = Deine erste Partie Arcana
lesson-arcana-first-game-about = Führe die Gilde der Klingen durch eine kurze Partie: verdeckte Agenten, eine Bestechung und das Herzogliche Jubiläum.
lesson-arcana-first-game-end = Die Stadt gehört dir. Du hast Agenten offen und verdeckt ausgespielt, bestochen, einen Ort genutzt, einen Gleichstand gewonnen und deine Stärke dorthin gebracht, wo die Punkte sind. Eine volle Partie hat größere Stapel und dauert mehr als zwanzig Runden, aber Neues kommt darin nicht vor.

lesson-arcana-first-game-welcome = Willkommen in Cadwallon. Zwei Gilden kämpfen um das, was die Stadt zu bieten hat: Relikte (1 Punkt), Persönlichkeiten (3) und Orte (5). Wer am Ende die meisten Punkte hat, gewinnt. In dieser kurzen Partie kommt das Ende bald.

lesson-arcana-first-game-guild = Jede Gilde hat Agenten aller Art und eine Gabe. Die Klingen gewinnen bei Gleichstand um eine militärische Marktkarte. Wozu das gut ist, siehst du heute.
lesson-arcana-first-game-guild-do = Führe die Gilde der Klingen an.
lesson-arcana-first-game-guild-not = Eine feine Gilde, aber diese Geschichte handelt von den Klingen.

lesson-arcana-first-game-stakes = Fünf Marktkarten liegen offen. Zwei Stapel sind deine Zone, zwei die deines Rivalen, und der in der Mitte ist für alle frei. Die goldene Zahl auf einer Marktkarte sagt, was sie verlangt: Die Kanonengießerei zum Beispiel geht an den, der 5 militärische Macht (Schwerter) daneben hat.

lesson-arcana-first-game-hidden = Du hast vier Karten auf der Hand und nutzt in jedem Zug eine. Der Duellmeister hat 4 Schwerter. In deiner eigenen Zone liegen deine Agenten verdeckt: Dein Rivale sieht, dass jemand da ist, aber nicht, wer.
lesson-arcana-first-game-hidden-do = Spiele den Duellmeister bei der Kanonengießerei aus, in deiner Zone.
lesson-arcana-first-game-hidden-not = Zuerst der Duellmeister mit seinen 4 Schwertern, zur Kanonengießerei.
lesson-arcana-first-game-hidden-free = In der freien Zone liegt er offen, und dein Rivale weiß, was er schlagen muss. Nimm ihn zurück: Die Gießerei ist mehr wert, und dort sieht ihn niemand.
lesson-arcana-first-game-hidden-elsewhere = Was dort verlangt wird, ist kein Schwert. Nur die goldene Macht einer Marktkarte zählt.
lesson-arcana-first-game-hidden-store = Eine abgelegte Karte tut in dieser Runde nichts. Du hast Besseres mit ihr vor.

lesson-arcana-first-game-rival = Auch dein Rivale hat einen Agenten ausgespielt, verdeckt in seiner eigenen Zone. Du weißt darüber nicht mehr als er über deinen.

lesson-arcana-first-game-free = Der alte Thole vom Tor in der freien Zone ist eine Persönlichkeit: 3 Punkte, und später ein Agent für dich. Man könnte ihn mit 4 Schwertern gewinnen. Aber er hat auch einen Preis: 4 Dukaten. Der Söldnerfeldwebel bringt 2.
lesson-arcana-first-game-free-do = Spiele den Söldnerfeldwebel in der freien Zone aus.
lesson-arcana-first-game-free-not = Den Feldwebel, in die freie Zone: Er trägt 2 Dukaten bei sich.
lesson-arcana-first-game-free-foundry = Das würde die Gießerei gewinnen, aber die läuft nicht weg. Der alte Thole schon.

lesson-arcana-first-game-bribe = Dein Rivale ist auch hinter dem alten Thole her, mit 4 Schwertern, und würde ihn gewinnen. Zeit für eine Bestechung. Ein Relikt legt seine Dukaten zu denen deiner Agenten dort: Der Schatz hat 2, der Feldwebel 2. Das ist sein Preis.
lesson-arcana-first-game-bribe-do = Bestich den alten Thole mit dem Schatz.
lesson-arcana-first-game-bribe-not = Mit Schwertern allein geht es nicht: Bestich den alten Thole mit dem Schatz.
lesson-arcana-first-game-bribe-store = Dafür ist der Schatz zu schade: Bestich damit den alten Thole.

lesson-arcana-first-game-snatched = Auf der Stelle gewonnen, egal wer sonst da war. Der alte Thole, dein Agent und das Relikt kommen auf deinen Ressourcenstapel; ist dein Zugstapel leer, wird daraus der neue gemischt. Alles, was du gewinnst, spielt für dich. Die nächste Marktkarte wurde sofort aufgedeckt: Grusk Eisenwanst.

lesson-arcana-first-game-relic = Deine letzte Karte in dieser Runde. Das Trinkhorn verlangt 3 politische Macht (Zepter), und die Kurtisane hat 4.
lesson-arcana-first-game-relic-do = Spiele die Kurtisane beim Trinkhorn aus, in deiner Zone.
lesson-arcana-first-game-relic-not = Die Kurtisane hat Zepter, und das Trinkhorn verlangt welche.

lesson-arcana-first-game-resolved = Alle Hände waren leer, also wurden die Marktkarten ausgewertet. Du hast das Trinkhorn gewonnen, dein Rivale einen Ort und ein Relikt. Bei der Gießerei hat niemand 5 Schwerter erreicht, also bleibt dein Duellmeister dort, jetzt aufgedeckt, und zählt weiter. Dein Rivale beginnt Runde 2 und will Grusk Eisenwanst.

lesson-arcana-first-game-stays = Bei der Gießerei liegen schon 4 Schwerter, und 5 werden gebraucht.
lesson-arcana-first-game-stays-do = Spiele den Tempelwächter auf Urlaub bei der Kanonengießerei aus.
lesson-arcana-first-game-stays-not = Sichere zuerst die Gießerei: Der Tempelwächter hat 3 Schwerter.

lesson-arcana-first-game-location = Ein Ort hat keine Zahlen; man spielt ihn für das, was er tut. Dein Hauptquartier holt einen Agenten mit 3 oder mehr Schwertern aus deinem Ressourcenstapel zurück.
lesson-arcana-first-game-location-do = Spiele das Hauptquartier und hol den alten Thole zurück.
lesson-arcana-first-game-location-not = Spiele zuerst das Hauptquartier: Es gibt dir eine Karte mehr.
lesson-arcana-first-game-location-sergeant = Der alte Thole hat 4 Schwerter, der Feldwebel nur 3.

lesson-arcana-first-game-thole = Der alte Thole wechselt schnell die Seiten. In der freien Zone hat dein Rivale 3 und 2 Schwerter: 5, genau was Grusk verlangt.
lesson-arcana-first-game-thole-do = Spiele den alten Thole in der freien Zone aus.
lesson-arcana-first-game-thole-not = Grusk ist 3 Punkte wert. Schick den alten Thole in die freie Zone.

lesson-arcana-first-game-tie = 4 gegen 5. Der Feldkaplan hat 1 Schwert: Das wären 5 gegen 5. Bei Gleichstand gewinnt gewöhnlich niemand. Aber bei einer militärischen Marktkarte gewinnen die Klingen.
lesson-arcana-first-game-tie-do = Spiele den Feldkaplan in der freien Zone aus.
lesson-arcana-first-game-tie-not = Das eine Schwert des Feldkaplans ist alles, was du in der freien Zone brauchst.
lesson-arcana-first-game-tie-keeper = Auch das würde gewinnen, aber 2 Schwerter brauchst du dort nicht. Der Eidwahrer ist anderswo besser, wie du sehen wirst.

lesson-arcana-first-game-abroad = Die Beinhauslampe in der Zone deines Rivalen verlangt 3 spirituelle Macht (Kelche), und niemand ist dort. In einer Zone, die nicht deine ist, liegen deine Agenten offen. Das schadet nicht: Dein Rivale hat keine Karte mehr.
lesson-arcana-first-game-abroad-do = Spiele den Eidwahrer bei der Beinhauslampe aus.
lesson-arcana-first-game-abroad-not = Der Eidwahrer hat 3 Kelche: gerade genug für die Beinhauslampe.

lesson-arcana-first-game-jubilee = Drei Marktkarten auf einmal: die Gießerei, Grusk durch die Gabe deiner Gilde, und die Lampe. Und unter Grusk lag das Herzogliche Jubiläum: Die Runde, die jetzt beginnt, ist die letzte.

lesson-arcana-first-game-grusk = Dein Zugstapel war leer, also wurde dein Ressourcenstapel zum neuen, und du hast Grusk Eisenwanst gezogen: 5 Schwerter, und er steht auf deiner Seite. Die Pforte am Wehrgang in deiner Zone ist ein Ort, 5 Punkte, und verlangt 6 Schwerter.
lesson-arcana-first-game-grusk-do = Spiele Grusk Eisenwanst bei der Pforte am Wehrgang aus, in deiner Zone.
lesson-arcana-first-game-grusk-not = In der letzten Runde zählen nur Punkte, und ein Ort hat die meisten. Grusk, zur Pforte.
lesson-arcana-first-game-grusk-tower = Der Geborstene Turm ist auch 5 wert, aber er liegt in der Zone deines Rivalen, wo du nicht siehst, was auf dich wartet. Deine eigene Pforte ist sicherer.

lesson-arcana-first-game-last = 5 von 6. Noch ein Schwert.
lesson-arcana-first-game-last-do = Spiele den Armbrustspäher bei der Pforte aus.
lesson-arcana-first-game-last-not = Der Armbrustspäher hat 2 Schwerter: Das macht 7 bei der Pforte.

lesson-arcana-first-game-store = Es gibt keine Marktkarte mehr, die der Goblin gewinnen könnte. Passen kann man in Arcana nicht, aber du kannst eine Karte ablegen.
lesson-arcana-first-game-store-do = Lege die Goblin-Feuerunterstützung auf deinen Ressourcenstapel.
lesson-arcana-first-game-store-not = Es kommt nicht mehr darauf an. Lege den Goblin ab.
