kernel void flag(global int *data) {
  int isLarge = data[1] > 3, one = 1;
  data[0] = isLarge * one;
}
