#version 450
#extension GL_ARB_gpu_shader_int64 : require
layout(local_size_x = 8) in;
layout(std430, binding = 0) readonly buffer Values { uint64_t values[32]; };
layout(std430, binding = 1) buffer Results { uint64_t results[16]; int64_t numbers[16]; };

uint64_t power(uint64_t base, uint exponent) {
  uint64_t product = 1ul;
  while (exponent != 0u) {
    if ((exponent & 1u) != 0u) product *= base;
    base *= base;
    exponent >>= 1;
  }
  return product;
}

void main() {
  uint i = gl_LocalInvocationIndex;
  uint64_t a = values[i], b = values[i + 8u] | 1ul;
  results[i] = (a / (b >> 40 | 1ul)) ^ (a % b) ^ power(a, i + 3u);
  results[i + 8u] = (a << (i + 9u)) | (b >> (64u - (i + 9u)));
  int64_t signed_a = int64_t(a), signed_b = int64_t(b);
  numbers[i] = signed_a > signed_b ? signed_a - signed_b : (signed_a >> 7) + int64_t(int(i) - 4);
  uvec2 halves = unpackUint2x32(a ^ b);
  numbers[i + 8u] = abs(signed_a) + sign(signed_b) + int64_t(packUint2x32(halves.yx));
}
