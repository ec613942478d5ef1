### Work that is spread over a Ray cluster (docs/scale.md).

ray-help = niech pracuje klaster Ray: pod adresem ADDRESS (HOST:PORT albo auto), a bez adresu własny Ray na tym komputerze
ray-missing = Ray nie jest zainstalowany: pip install "arcanarium[ray]"
ray-no-address = „{ $address }” nie jest adresem klastra Ray; napisz HOST:PORT albo auto, albo --ray jako ostatnie słowo, by użyć Ray na tym komputerze
ray-refused = brak Ray pod adresem { $address }: { $reason }
ray-no-cores = klaster Ray pod adresem { $address } nie ma ani jednego rdzenia do pracy
ray-other-edition = na komputerze { $machine } jest inne Arcanarium niż na tym i mogłoby rozegrać inne gry: zainstaluj tam takie samo
ray-cannot-work = klaster Ray nie może wykonać pracy; czy na wszystkich jego komputerach jest zainstalowane to samo Arcanarium? { $reason }
