#define TILE 16

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void multiply(__global const float *a, __global const float *b, __global float *c, uint size,
              __local float *unused) {
  __local float left[TILE][TILE];
  __local float right[TILE][TILE];
  uint x = get_global_id(0), y = get_global_id(1);
  uint lx = get_local_id(0), ly = get_local_id(1);
  float sum = 0.0f;
  for (uint tile = 0; tile < size / TILE; tile++) {
    left[ly][lx] = a[y * size + tile * TILE + lx];
    right[ly][lx] = b[(tile * TILE + ly) * size + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = 0; k < TILE; k++) sum = fma(left[ly][k], right[k][lx], sum);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[y * size + x] = sum;
}
