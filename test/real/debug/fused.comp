#version 450
layout(local_size_x = 1) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint data[]; } src;
layout(std430, set = 0, binding = 1) buffer Out { uint data[]; } dst;

void main() {
  uint sum = 0;
  uint product = 1;
  for (int i = 0; i < 8; i++) {
    sum += src.data[i] & 15u;
  }
  for (int j = 0; j < 8; j++) {
    product = product * 3u + 1u;
  }
  dst.data[0] = sum;
  dst.data[1] = product;
}
