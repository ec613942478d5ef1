### Who cannot come in, and why; and what is too much for the server.

gate-full = Der Server ist gerade voll. Bitte versuche es in einer Minute noch einmal.
gate-crowded = Von deiner Adresse kommen zu viele Verbindungen. Schließ einige Fenster, warte einen Moment und versuche es noch einmal.
gate-slow = Die Anfrage brauchte zu lange. Bitte versuche es noch einmal.
gate-headers = Die Anfrage ist zu lang.
gate-malformed = Der Server hat die Anfrage nicht verstanden.
gate-flooded = Du hast in zu kurzer Zeit zu viel gesendet.
gate-files = Statt { $wanted } passen nur { $room } Verbindungen, weil das System diesem Prozess nicht mehr offene Dateien erlaubt. Erhöhe die Grenze (ulimit -n, oder LimitNOFILE bei systemd).
web-refused-busy = Der Server ist gerade beschäftigt. Bitte versuche es in ein paar Sekunden noch einmal.
web-refused-bot-tables = { $most ->
    [0] Partien nur unter Bots gibt es hier nicht. Nimm selbst einen Platz.
    [one] Für dich darf nur eine Partie nur unter Bots gleichzeitig laufen. Warte, bis sie zu Ende ist.
   *[other] Für dich dürfen nur { $most } Partien nur unter Bots gleichzeitig laufen. Warte, bis eine zu Ende ist.
}
serve-allowed-connections = eine ganze Zahl von 10 bis 1000000
serve-allowed-connections-each = eine ganze Zahl von 1 bis 1000000
serve-allowed-bot-tables = eine ganze Zahl von 0 bis 1000
serve-allowed-quickest = eine Zahl von Sekunden von 0 bis 10
serve-allowed-rates = Raten wie „chat=0.5/4, table=0.1/5“: eine Art von Arbeit, die die Dokumentation nennt, wie viele pro Sekunde, wie viele auf einmal
