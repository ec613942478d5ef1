### Work that is spread over a Ray cluster (docs/scale.md).

ray-help = einen Ray-Cluster arbeiten lassen: den unter ADDRESS (HOST:PORT oder auto), ohne Adresse ein eigenes Ray auf diesem Rechner
ray-missing = Ray ist nicht installiert: pip install "arcanarium[ray]"
ray-no-address = „{ $address }“ ist keine Adresse eines Ray-Clusters; schreib HOST:PORT oder auto, oder --ray als letztes Wort für ein Ray auf diesem Rechner
ray-refused = kein Ray unter { $address }: { $reason }
ray-no-cores = der Ray-Cluster unter { $address } hat keinen Kern zum Arbeiten
ray-other-edition = auf { $machine } ist ein anderes Arcanarium als auf diesem Rechner, das vielleicht andere Partien spielt: Installiere dort dasselbe
ray-cannot-work = der Ray-Cluster kann die Arbeit nicht tun; ist auf allen seinen Rechnern dasselbe Arcanarium installiert? { $reason }
