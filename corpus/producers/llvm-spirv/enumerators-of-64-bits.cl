enum large { LARGE = 0x80000000u };
kernel void keep(global enum large *data) { data[0] = LARGE; }
