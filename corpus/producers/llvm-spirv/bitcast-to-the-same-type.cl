kernel void scale(global int *data, int factor) {
  int place = get_global_id(0);
  data[place] = data[place] * factor;
}
