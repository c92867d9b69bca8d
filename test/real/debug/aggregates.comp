#version 450
layout(local_size_x = 1) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint data[]; } src;
layout(std430, set = 0, binding = 1) buffer Out { uint data[]; } dst;

struct Pair { uint low; uint high; };
void main() {
  Pair pair;
  pair.low = src.data[0] & 65535u;
  pair.high = src.data[0] >> 16;
  Pair other = pair;
  other.low += 1u;
  uint parts[4];
  for (uint i = 0; i < 4; i++)
    parts[i] = (src.data[1] >> (8u * i)) & 255u;
  parts[2] = other.low;
  uvec3 vector = uvec3(pair.low, parts[1], 3u);
  vector.y = other.high;
  vector += 1u;
  dst.data[0] = vector.x + vector.y * vector.z;
  dst.data[1] = parts[2] + parts[3];
}
