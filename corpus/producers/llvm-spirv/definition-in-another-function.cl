kernel void two(global int *data) { data[0] = 2; }
