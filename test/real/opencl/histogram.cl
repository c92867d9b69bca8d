typedef struct { uint bins[256]; ulong total; } histogram;

uint mixed(uint x) { return rotate(x * 2654435761u, 13u) ^ popcount(x); }

__constant uint weights[4] = {1, 2, 4, 8};

__kernel void count(__global const uchar4 *pixels, __global histogram *result, ulong n) {
  size_t i = get_global_id(0);
  if (i >= n) return;
  uchar4 p = pixels[i];
  uint luma = (p.x * weights[2] + p.y * weights[3] + p.z * weights[1]) >> 4;
  switch (luma & 7) {
    case 0: luma = mixed(luma); break;
    case 5: luma ^= 0x55; break;
    default: luma = min(luma, 255u);
  }
  atomic_inc((volatile __global uint *)&result->bins[luma & 255]);
}

__kernel void convert(__global const float4 *in, __global short4 *out, __global double *sums) {
  size_t i = get_global_id(0);
  float4 v = in[i];
  out[i] = convert_short4_sat_rte(v * 32767.0f);
  sums[i] = (double)dot(v, v) + native_sin(v.x) + as_float(as_int(v.y) & 0x7fffffff);
}
