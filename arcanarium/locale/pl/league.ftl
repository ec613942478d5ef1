### A league that anyone can enter (docs/league.md).

league-help = niech wszystkie boty ligi zagrają przeciw sobie i dostaną ranking
league-more = Wszyscy zgłoszeni do ligi grają przeciw sobie. DIR ma w folderze entries plik dla każdego zgłoszenia. Rozgrywane są tylko brakujące gry; tabela powstaje w DIR/table.
league-help-dir = folder ligi
league-help-games = gry każdej pary, zamiast liczby z league.toml
league-help-no-records = nie zachowuj zapisów gier
league-written = { $n ->
    [0] Nie brakowało żadnej gry. Tabela: { $path }
    [one] Brakowało { $n } gry. Tabela: { $path }
    [few] Brakowało { $n } gier. Tabela: { $path }
    [many] Brakowało { $n } gier. Tabela: { $path }
   *[other] Brakowało { $n } gry. Tabela: { $path }
}
league-go-on = Przerwano. To samo polecenie pójdzie dalej od tego miejsca.
league-empty = Potrzebne są co najmniej dwa zgłoszenia.
league-faults = Pominięte, i dlaczego:
league-about = { $game }, miejsca: { $seats } ({ $rest }); gry każdej pary: co najmniej { $games }
league-table = Ranking, od najlepszego
league-crossed = Udział zwycięstw wiersza przeciw kolumnie, w procentach
league-picture = Ranking: { $name }, z przedziałem wiarygodności 95%
league-explained = Elo powyżej punktu odniesienia, którego ranking wynosi 0; ± mówi, o ile może się mylić z pewnością 95%. Gra, w której bot stracił miejsce, bo zawiódł albo był za wolny, liczy mu się jako przegrana.

## Heads of the table

league-rank = Pozycja
league-name = Zgłoszenie
league-author = Autor
league-elo = Elo
league-games = Gry
league-score = Wynik
league-ms = ms/decyzję
league-lost = Stracone miejsca
