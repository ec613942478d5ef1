# Without a network.
reach-lost = Brak połączenia. Widzisz to, co zapisano w tej przeglądarce; reszta pojawi się sama, gdy tylko połączenie wróci.
table-stored = Obejrzyj grę tak, jak ją tu zapisano
