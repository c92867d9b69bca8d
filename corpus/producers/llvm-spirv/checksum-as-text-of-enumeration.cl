kernel void keep(global int *data) {
  data[0] = 1;
}

enum large { SMALL, LARGE };

kernel void keep2(global enum large *data) { data[0] = LARGE; }
