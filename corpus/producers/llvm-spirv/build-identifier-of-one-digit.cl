kernel void one(global int *data) { data[0] = 1; }
