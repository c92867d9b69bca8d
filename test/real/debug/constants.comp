#version 450
layout(local_size_x = 1) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint data[]; } src;
layout(std430, set = 0, binding = 1) buffer Out { uint data[]; } dst;

void main() {
  uint a = 4;
  uint b = a * 5u;
  uint c = b - 6u;
  bool big = c > 10u;
  uint d = big ? a : b;
  a = d + 1u;
  b = 0u;
  dst.data[0] = a + src.data[0];
  a = 9u;
  dst.data[1] = a + b;
}
