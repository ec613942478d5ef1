### Who cannot come in, and why; and what is too much for the server.

gate-full = Serwer jest w tej chwili pełny. Spróbuj ponownie za minutę.
gate-crowded = Z Twojego adresu jest za dużo połączeń. Zamknij kilka okien, poczekaj chwilę i spróbuj ponownie.
gate-slow = Żądanie docierało zbyt długo. Spróbuj ponownie.
gate-headers = Żądanie jest za długie.
gate-malformed = Serwer nie zrozumiał żądania.
gate-flooded = Za dużo wysłano w zbyt krótkim czasie.
gate-files = Mieści się tylko { $room } połączeń zamiast { $wanted }, bo system nie pozwala temu procesowi otworzyć więcej plików. Podnieś limit (ulimit -n albo LimitNOFILE w systemd).
web-refused-busy = Serwer jest w tej chwili zajęty. Spróbuj ponownie za kilka sekund.
web-refused-bot-tables = { $most ->
    [0] Nie można tu grać samymi botami. Zajmij miejsce.
    [one] Naraz może trwać tylko jedna Twoja gra samych botów. Poczekaj, aż się skończy.
   *[other] Naraz mogą trwać najwyżej { $most } Twoje gry samych botów. Poczekaj, aż któraś się skończy.
}
serve-allowed-connections = liczba całkowita od 10 do 1000000
serve-allowed-connections-each = liczba całkowita od 1 do 1000000
serve-allowed-bot-tables = liczba całkowita od 0 do 1000
serve-allowed-quickest = liczba sekund od 0 do 10
serve-allowed-rates = limity takie jak „chat=0.5/4, table=0.1/5”: rodzaj pracy nazwany w dokumentacji, ile na sekundę, ile naraz
