#version 450
layout(local_size_x = 1) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint data[]; } src;
layout(std430, set = 0, binding = 1) buffer Out { uint data[]; } dst;

uint find(uint wanted) {
  for (uint i = 0; i < 16; i++) {
    uint seen = src.data[i] & 15u;
    if (seen == wanted)
      return i;
    if (seen == 15u && i > 12u)
      return 99u;
  }
  return 77u;
}
void main() {
  uint where = find(3u);
  dst.data[0] = where;
  if (where > 16u)
    return;
  uint again = find(where & 15u);
  dst.data[1] = again;
}
