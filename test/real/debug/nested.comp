#version 450
layout(local_size_x = 1) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint data[]; } src;
layout(std430, set = 0, binding = 1) buffer Out { uint data[]; } dst;

void main() {
  uint best = 0;
  for (uint y = 0; y < 3; y++) {
    uint row = src.data[y] & 63u;
    for (uint x = 0; x < 3; x++) {
      uint cell = row * (x + 1u);
      if (cell > best)
        best = cell;
    }
    dst.data[y] = best;
  }
}
