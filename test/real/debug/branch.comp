#version 450
layout(local_size_x = 1) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint data[]; } src;
layout(std430, set = 0, binding = 1) buffer Out { uint data[]; } dst;

void main() {
  uint a = src.data[0];
  uint b = 5;
  if ((a & 1u) == 0u) {
    b = a / 3u;
    uint c = b + 1u;
    dst.data[1] = c;
  } else {
    b = a * 3u;
    uint c = b - 1u;
    dst.data[2] = c;
  }
  uint d = b + 7u;
  dst.data[0] = d;
}
