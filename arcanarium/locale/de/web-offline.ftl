# Without a network.
reach-lost = Keine Verbindung. Du siehst, was in diesem Browser gespeichert war; der Rest kommt von selbst, sobald die Verbindung wieder steht.
table-stored = Die hier gespeicherte Partie ansehen
