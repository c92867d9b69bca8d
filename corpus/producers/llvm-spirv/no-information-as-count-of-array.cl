kernel void keep(global float *data) { volatile int numbers[] = { 1, 2 }; data[0] = numbers[0]; }
