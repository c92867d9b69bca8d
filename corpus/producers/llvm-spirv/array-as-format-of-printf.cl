kernel void show(int number) { printf("%d", number); }
