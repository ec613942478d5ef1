### Work that is spread over a Ray cluster (docs/scale.md).

ray-help = let a Ray cluster work: at its ADDRESS (HOST:PORT, or auto), or without one a Ray of our own on this machine
ray-missing = Ray is not installed: pip install "arcanarium[ray]"
# $address as it was typed
ray-no-address = “{ $address }” is not the address of a Ray cluster; write HOST:PORT or auto, or --ray as the last word for a Ray on this machine
# $reason why, as Ray or the system says it
ray-refused = no Ray at { $address }: { $reason }
ray-no-cores = the Ray cluster at { $address } has no core to work with
# $machine the name of a computer
ray-other-edition = { $machine } has another Arcanarium than this machine, and might play other games: install the same one there
ray-cannot-work = the Ray cluster cannot do the work; is the same Arcanarium installed on all of its machines? { $reason }
