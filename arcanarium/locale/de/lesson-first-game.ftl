# The guided first game of Res Arcana. A step is told in full, then what to do, then answers to other moves.

lesson-first-game = Deine erste Partie Res Arcana
lesson-first-game-about = Von der ersten Wahl bis zu zehn Siegpunkten, gegen einen Rivalen mit einem Drachen. Vorher ist nichts zu lesen.
lesson-first-game-end = Zehn Siegpunkte, und die Partie gehört dir. Du hast Karten ausgespielt, eine Maschine gebaut, Gold gemacht, Monumente in Besitz genommen, einen Drachen abgewehrt und zur rechten Zeit gepasst: Das ist ganz Res Arcana.

lesson-first-game-welcome = Willkommen. Du bist Alchemist, und dein Rivale ist es auch. Wer am Ende einer Runde 10 Siegpunkte hat, gewinnt. Siegpunkte stehen auf Karten: auf Monumenten, auf Orten der Macht, auf manchen Artefakten. Hier oben siehst du immer, wie weit alle sind.
lesson-first-game-table = Das ist deine Seite des Tisches. Dein Magier, der Alchemist, ist schon im Spiel. Du hast drei Artefakte auf der Hand und eine Essenz jeder Art: Elan, Leben, Ruhe, Tod und Gold. Mit Essenzen bezahlst du alles.

lesson-first-game-item = Vor der ersten Runde nimmt jeder einen Magischen Gegenstand. Dein Himmelsross kostet 1x Elan und 2x Ruhe, und du hast nur 1x Ruhe. Der Gegenstand „Ruhe / Elan“ bringt in jeder Runde eines davon.
lesson-first-game-item-do = Nimm Ruhe / Elan.
lesson-first-game-item-not = Auch ein guter Gegenstand. Aber mit Ruhe / Elan kannst du das Himmelsross sofort ausspielen, also nimm heute den.

lesson-first-game-collect = Jede Runde beginnt mit dem Ertrag: Karten mit der hohlen Hand geben dir Essenzen. Dein Gegenstand fragt, welche du willst.
lesson-first-game-collect-do = Nimm Ruhe.
lesson-first-game-collect-not = Elan hast du genug für das Himmelsross. Was fehlt, ist Ruhe.

lesson-first-game-place = Jetzt seid ihr abwechselnd am Zug, mit je einer Aktion. Die wichtigste Aktion ist, ein Artefakt von der Hand auszuspielen: Bezahle, was in seiner Ecke steht, und es gehört dir für den Rest der Partie. Die Magische Scherbe kostet gar nichts.
lesson-first-game-place-do = Spiele die Magische Scherbe aus.
lesson-first-game-place-not = Alles zu seiner Zeit. Beginne mit dem, was nichts kostet: der Magischen Scherbe.
lesson-first-game-place-discard = Wirfst du eine Karte ab, erhältst du 1 Gold oder 2 beliebige andere Essenzen, aber die Karte ist weg. Dafür sind deine zu gut. Spiele die Scherbe aus.
lesson-first-game-place-pass = Wer passt, ist für den Rest der Runde draußen. Du hast noch viel vor.

lesson-first-game-turn = Das Zeichen der liegenden Karte auf der Scherbe heißt: Erschöpfe sie, um sie zu nutzen. Eine erschöpfte Karte ruht bis zur nächsten Runde; dann wird alles wieder spielbereit. Bald brauchst du ein zweites Leben.
lesson-first-game-turn-do = Nutze die Scherbe und nimm 1x Leben.
lesson-first-game-turn-not = Später. Nutze zuerst, was schon im Spiel ist und nichts kostet: die Scherbe.
lesson-first-game-turn-gain = Leben ist jetzt besser: Der Baum des Lebens auf deiner Hand kostet welches.

lesson-first-game-horse = Du hast 1x Elan und 2x Ruhe: genau, was das Himmelsross kostet. Ab der nächsten Runde bringt es dir in jeder Ertragsphase 2 Essenzen deiner Wahl. Karten, die immer wieder etwas einbringen, kommen zuerst.
lesson-first-game-horse-do = Spiele das Himmelsross aus.
lesson-first-game-horse-not = Das Himmelsross hat sich in zwei Runden bezahlt: je früher es im Spiel ist, desto besser.
lesson-first-game-horse-tree = Dann könnte für das Himmelsross Elan oder Ruhe fehlen. Erst das Ross, dann der Baum.

lesson-first-game-pay = Der Baum des Lebens kostet 1x Leben und 2 beliebige Essenzen. Jetzt kommt es darauf an, womit du bezahlst. Gold ist am seltensten: Monumente kosten 4 Gold. Behalte es, wann immer du kannst.
lesson-first-game-pay-do = Spiele den Baum des Lebens aus. Bezahle mit 2x Leben und 1x Tod.
lesson-first-game-pay-not = Erst noch eine Karte für die Maschine: Spiele den Baum des Lebens aus.
lesson-first-game-pay-gold = Das ginge, aber Gold ist das, was dir fehlen wird. Bezahle mit Leben und Tod.

lesson-first-game-tree = Der Baum des Lebens ist großzügig: Erschöpfe ihn für 3x Leben. Auch dein Rivale erhält 1x Leben, aber 3 für dich und 1 für ihn sind ein gutes Geschäft.
lesson-first-game-tree-do = Erschöpfe den Baum des Lebens für 3x Leben.
lesson-first-game-tree-not = Im Baum warten 3x Leben auf dich.

lesson-first-game-mage = Auch deinen Magier kannst du erschöpfen. Der Alchemist hat zwei Fähigkeiten: 4 beliebige Essenzen werden zu 2 Gold, oder 1 Essenz für nichts. Heute nimmst du die kleine.
lesson-first-game-mage-do = Nutze die zweite Fähigkeit des Alchemisten und nimm 1x Ruhe.
lesson-first-game-mage-not = Eine Fähigkeit ist übrig, die dich nichts kostet: die zweite des Alchemisten.
lesson-first-game-mage-four = Das nimmt dir alles, was du hast. Nächste Runde bist du reich genug dafür. Nutze heute die zweite Fähigkeit.

lesson-first-game-pass = Mehr ist nicht zu tun, also passt du. Der Startspielermarker, 1 Siegpunkt wert, geht an den, der zuerst passt: Diesmal bleibt er bei dir. Wer passt, zieht eine Karte und muss seinen Magischen Gegenstand gegen einen anderen tauschen. Die Alchemie macht aus 4 Essenzen 2 Gold.
lesson-first-game-pass-do = Passe und nimm die Alchemie.
lesson-first-game-pass-not = Du hast alles genutzt, was du hast. Passe vor deinem Rivalen.
lesson-first-game-pass-other = Mit dem Alchemisten und der Alchemie zusammen kannst du in einer Runde 4 Gold machen. Nimm die Alchemie.

lesson-first-game-income = Runde 2. Alles ist wieder spielbereit, und das Himmelsross zahlt zum ersten Mal. Die Karte, die du gezogen hast, die Nachtigall, kostet 1x Leben und 1x Ruhe.
lesson-first-game-income-do = Nimm 2x Ruhe vom Himmelsross.
lesson-first-game-income-not = Leben hast du reichlich. Nimm 2x Ruhe.

lesson-first-game-points = Im Stern auf der Nachtigall steht eine 1: Sie kann nichts, aber sie ist ein Siegpunkt, und ein billiger.
lesson-first-game-points-do = Spiele die Nachtigall aus.
lesson-first-game-points-not = Zuerst der billige Siegpunkt: Spiele die Nachtigall aus.
lesson-first-game-points-discard = Ein Siegpunkt für 2 Essenzen ist ein Schnäppchen. Behalte die Nachtigall und spiele sie aus.

lesson-first-game-dragon = Sieh an: Die Drachenzähne deines Rivalen haben einen Feuerdrachen ins Spiel gebracht, ohne dass er dessen 6x Elan bezahlt hätte. Wird er erschöpft, verlierst du 2x Leben. Er ist gerade erst gelandet. Ein wenig Zeit bleibt dir.

lesson-first-game-engine = Deine Karten arbeiten jetzt wie eine Maschine: Jede Runde geben sie mehr als die vorige. Wirf sie an.
lesson-first-game-engine-do = Erschöpfe den Baum des Lebens.
lesson-first-game-engine-not = Fülle zuerst deinen Vorrat: Erschöpfe den Baum des Lebens.

lesson-first-game-shard = Und die Scherbe.
lesson-first-game-shard-do = Nutze die Scherbe und nimm 1x Elan.
lesson-first-game-shard-not = Nutze zuerst die Scherbe und nimm 1x Elan. Du brauchst acht Essenzen neben deinem Gold.

lesson-first-game-gold = Acht Essenzen neben deinem 1 Gold: zweimal vier. Jetzt lohnt sich die erste Fähigkeit des Alchemisten: 4 beliebige Essenzen werden zu 2 Gold.
lesson-first-game-gold-do = Nutze die erste Fähigkeit des Alchemisten. Bezahle mit 4 beliebigen, aber nicht mit Gold.
lesson-first-game-gold-not = Der Plan heißt Gold: Nutze die erste Fähigkeit des Alchemisten.
lesson-first-game-gold-gold = Gold für Gold herzugeben ist ein schlechter Tausch. Nimm die anderen.

lesson-first-game-alchemy = Dein Rivale hat gepasst und dir den Startspielermarker abgenommen. Du darfst weitermachen, solange du willst. Die Alchemie tut dasselbe wie dein Magier.
lesson-first-game-alchemy-do = Nutze die Alchemie. Bezahle mit den 4 Essenzen, die übrig sind.
lesson-first-game-alchemy-not = Noch einmal: Aus 4 Essenzen werden 2 Gold, mit der Alchemie.
lesson-first-game-alchemy-gold = Nicht mit Gold. Du hast genau 4 andere.

lesson-first-game-claim = 5 Gold! In der Tischmitte liegen zwei Monumente zu je 4 Gold. Die Große Pyramide kann nichts, ist aber 3 Siegpunkte wert, mehr als jedes andere.
lesson-first-game-claim-do = Nimm die Große Pyramide in Besitz.
lesson-first-game-claim-not = Du hast das Gold: Nimm die Große Pyramide in Besitz.
lesson-first-game-claim-oracle = Das Orakel ist 2 Siegpunkte wert und lässt dich vorausschauen. Aber 3 Siegpunkte sind besser als 2.
lesson-first-game-claim-top = Die oberste Karte des Stapels kann alles sein. Hier siehst du 3 Siegpunkte liegen.

lesson-first-game-swap = Ein neues Monument rückt sofort nach. Für diese Runde bist du fertig. Die Wiederbelebung macht eine deiner Karten spielbereit, sodass sie zweimal arbeitet.
lesson-first-game-swap-do = Passe und nimm die Wiederbelebung.
lesson-first-game-swap-not = Du hast ausgegeben, was du hattest. Passe und nimm die Wiederbelebung.

lesson-first-game-keep = Runde 3. Dein Rivale beginnt, und der Drache ist spielbereit. Da hat man besser etwas Leben und Ruhe zur Hand.
lesson-first-game-keep-do = Nimm 1x Leben und 1x Ruhe vom Himmelsross.
lesson-first-game-keep-not = Gegen einen Feuerdrachen helfen Leben und Ruhe. Nimm je 1.

lesson-first-game-react = Der Feuerdrache greift an: Du würdest 2x Leben verlieren. Für jedes Leben, das dir fehlt, verlierst du 2 andere Essenzen. Aber der Baum des Lebens hat eine Fähigkeit mit dem geknickten Blitz, eine Reaktion: Zahle 1x Leben, und dir geschieht nichts.
lesson-first-game-react-do = Reagiere mit dem Baum des Lebens.
lesson-first-game-react-not = Reagiere mit dem Baum des Lebens: 1x Leben, und du bist sicher.
lesson-first-game-react-suffer = Du hattest nur 1x Leben. Für das fehlende hast du auch noch Ruhe und Gold verloren: Alles ist weg. Nimm es zurück und reagiere.
lesson-first-game-react-calm = Das ginge: Jeder Drache nennt einen Ausweg, und bei diesem ist es 1x Ruhe. Aber probiere deine eigene Reaktion. Sie hilft auch gegen andere Angriffe.

lesson-first-game-egg = Gut abgewehrt. Du hast ein Drachenei gezogen: 1 Siegpunkt für 1 Gold.
lesson-first-game-egg-do = Spiele das Drachenei aus.
lesson-first-game-egg-not = 1 Siegpunkt für 1 Gold: Spiele das Drachenei aus.

lesson-first-game-watch = Du hast allein weitergemacht: Baum, Scherbe, Wiederbelebung, um den Baum ein zweites Mal zu erschöpfen, und 2 Gold vom Alchemisten. Jetzt sieh zu, wie Runde 4 nach demselben Rezept läuft: Ertrag, Reaktion, Vorrat füllen, Gold machen, in Besitz nehmen.

lesson-first-game-count = Den Koloss hast du in Besitz genommen: Mit Nachtigall, Pyramide und Ei sind das 7 Siegpunkte. Drei fehlen. Runde 5 beginnt wie alle anderen: Ertrag, den Drachen abwehren, Baum und Scherbe.

lesson-first-game-plan = Du bist am Zug. 7 Siegpunkte; ein Monument bringt 2 und der Ring des Midas auf deiner Hand noch 1. Der Ring kostet 1x Leben und 1 Gold, ein Monument 4 Gold. Also mach Gold, und achte darauf, was du behältst.
lesson-first-game-plan-do = Nutze die erste Fähigkeit des Alchemisten. Behalte dein Gold und mindestens 1x Leben.
lesson-first-game-plan-not = Du hast 2 Gold und brauchst 4 für ein Monument. Der Alchemist macht 2.
lesson-first-game-plan-gold = Behalte dein Gold: Du brauchst alles davon.
lesson-first-game-plan-life = Dann bleibt kein Leben für den Ring. Bezahle auch mit Ruhe.

lesson-first-game-second = 4 Gold. Beide Monumente sind 2 Siegpunkte wert.
lesson-first-game-second-do = Nimm den Tempel oder das Mausoleum in Besitz.
lesson-first-game-second-not = Zuerst das Monument: 2 Siegpunkte für 4 Gold.

lesson-first-game-discard = 9 Siegpunkte. Der Ring braucht 1 Gold, und du hast keines. Aber du hältst einen Falken, der dir nichts mehr nützt. Wirf eine Karte ab, und sie wird zu 1 Gold oder 2 beliebigen anderen Essenzen.
lesson-first-game-discard-do = Wirf den Falken für 1 Gold ab.
lesson-first-game-discard-not = Gold für den Ring: Wirf den Falken ab.
lesson-first-game-discard-gold = Was der Ring braucht, ist Gold.
lesson-first-game-discard-ring = Der Ring ist der Siegpunkt, den du brauchst. Wirf den Falken ab.

lesson-first-game-ten = Und nun der zehnte Siegpunkt.
lesson-first-game-ten-do = Spiele den Ring des Midas aus.
lesson-first-game-ten-not = Eine Karte ist noch da und ein Siegpunkt: Spiele den Ring des Midas aus.

lesson-first-game-last = 10 Siegpunkte. Mitten in der Runde wird nichts überprüft, also beende sie: Wenn alle gepasst haben, wird gezählt.
lesson-first-game-last-do = Passe und nimm irgendeinen Magischen Gegenstand.
lesson-first-game-last-not = Du hast deine 10 Siegpunkte. Passe und lass sie zählen.
