#version 450
layout(local_size_x = 1) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint data[]; } src;
layout(std430, set = 0, binding = 1) buffer Out { uint data[]; } dst;

void main() {
  int value = int(src.data[0] & 255u) - 128;
  {
    int value = 3;
    value += int(src.data[1] & 3u);
    dst.data[1] = uint(value);
  }
  value = -value;
  for (int value = 2; value > 0; value--)
    dst.data[2 + value] = uint(value * 7);
  dst.data[0] = uint(value);
}
