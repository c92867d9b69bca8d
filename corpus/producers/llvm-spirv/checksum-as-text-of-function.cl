int twice(int number);

int twice(int number) {
  return 2 * number;
}
kernel void keep(global int *data) { data[0] = twice(data[1]); }
