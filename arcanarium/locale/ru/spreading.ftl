### Работа, которую делит между собой кластер Ray (docs/scale.md).

ray-help = поручить работу кластеру Ray: по адресу ADDRESS (HOST:PORT или auto), а без адреса своему Ray на этом компьютере
ray-missing = Ray не установлен: pip install "arcanarium[ray]"
ray-no-address = «{ $address }» не адрес кластера Ray; напишите HOST:PORT или auto, либо --ray последним словом, чтобы работал Ray на этом компьютере
ray-refused = нет Ray по адресу { $address }: { $reason }
ray-no-cores = у кластера Ray по адресу { $address } нет ни одного ядра для работы
ray-other-edition = на { $machine } другой Arcanarium, чем на этом компьютере, и игры могут выйти другими: установите там такой же
ray-cannot-work = кластер Ray не может выполнить работу; на всех ли его компьютерах установлен тот же Arcanarium? { $reason }
