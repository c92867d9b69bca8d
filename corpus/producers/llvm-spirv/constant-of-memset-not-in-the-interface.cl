kernel void count(global const int *in, global int *out) {
  int seen[16] = {0};
  seen[in[0]] += 1;
  out[0] = seen[in[1]];
}
