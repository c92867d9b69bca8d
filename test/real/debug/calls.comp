#version 450
layout(local_size_x = 1) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint data[]; } src;
layout(std430, set = 0, binding = 1) buffer Out { uint data[]; } dst;

uint twice(uint x) {
  uint y = x + x;
  return y;
}
uint chain(uint n, out uint steps) {
  uint left = n;
  steps = 0;
  while (left > 3u) {
    left = left / 2u;
    steps++;
  }
  return twice(left);
}
void main() {
  uint count;
  uint first = chain(src.data[0] & 1023u, count);
  dst.data[0] = first;
  dst.data[1] = count;
  uint second = chain(first + 50u, count);
  dst.data[2] = second;
  dst.data[3] = count;
}
