#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer Input { uint values[64]; };
layout(std430, binding = 1) buffer Output { uint total; uint least; uint most; uint parity; uint rows[8]; };
shared uint sums[64];
shared uvec2 bounds[64];

void main() {
  uint i = gl_LocalInvocationIndex;
  sums[i] = values[i];
  bounds[i] = uvec2(values[i]);
  for (uint step = 32u; step > 0u; step >>= 1) {
    barrier();
    if (i < step) {
      sums[i] += sums[i + step];
      bounds[i] = uvec2(min(bounds[i].x, bounds[i + step].x), max(bounds[i].y, bounds[i + step].y));
    }
  }
  barrier();
  if (i < 8u) {
    uint row = 0u;
    for (uint n = 0u; n < 8u; n++) row ^= values[8u * i + n];
    rows[i] = row;
  }
  if (i == 0u) {
    total = sums[0];
    least = bounds[0].x;
    most = bounds[0].y;
    parity = uint(bitCount(sums[0]) & 1);
  }
}
