kernel void low(global int *data, global long4 *wide) {
  long3 sum = hadd(wide[0].xyz, wide[1].xyz);
  data[0] = (int)sum.x;
  data[1] = (int)sum.y;
}
