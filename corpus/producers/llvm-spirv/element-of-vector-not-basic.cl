kernel void keep(global uint4 *data) { uint4 a = data[0]; data[1] = a; }
