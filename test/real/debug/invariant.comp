#version 450
layout(local_size_x = 1) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint data[]; } src;
layout(std430, set = 0, binding = 1) buffer Out { uint data[]; } dst;

void main() {
  uint scale = src.data[0] & 7u;
  uint bias = src.data[1] & 15u;
  uint result = 0;
  for (uint i = 0; i < 5; i++) {
    uint step = scale * 3u + bias;
    uint term = step * i;
    result += term;
    result ^= bias;
  }
  dst.data[0] = result;
}
