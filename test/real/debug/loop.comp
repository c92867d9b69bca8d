#version 450
layout(local_size_x = 1) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint data[]; } src;
layout(std430, set = 0, binding = 1) buffer Out { uint data[]; } dst;

void main() {
  uint sum = 0;
  for (uint i = 0; i < 8; i++) {
    uint value = src.data[i] & 255u;
    sum += value;
    if (sum > 300u)
      sum -= 100u;
  }
  dst.data[0] = sum;
}
