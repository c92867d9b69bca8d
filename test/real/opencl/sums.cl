__kernel __attribute__((reqd_work_group_size(16, 1, 1)))
void reduce(__global const uint4 *in, __global uint *out, __local uint *sums) {
  size_t i = get_local_id(0);
  uint4 v = in[i];
  sums[i] = v.x + v.y * 3 + (v.z ^ v.w);
  for (size_t step = get_local_size(0) / 2; step > 0; step /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < step) sums[i] += sums[i + step];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[i] = sums[0] - sums[i];
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1)))
void scan(__global uint *values) {
  __local uint sums[2][32];
  size_t i = get_local_id(0);
  uint from = 0;
  sums[0][i] = values[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint step = 1; step < 32; step *= 2) {
    sums[1 - from][i] = sums[from][i] + (i >= step ? sums[from][i - step] : 0);
    from = 1 - from;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  values[i] = sums[from][i];
  values[i + 32] = sums[from][31 - i];
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1)))
void counts(__global const uint *values, volatile __global uint *bins, volatile __global int *bounds) {
  uint value = values[get_global_id(0)];
  atomic_inc(&bins[value & 7]);
  atomic_xor(&bins[8 + (value & 3)], value);
  atomic_min(&bounds[0], (int)value);
  atomic_max(&bounds[1], (int)value);
}
