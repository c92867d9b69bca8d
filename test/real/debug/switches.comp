#version 450
layout(local_size_x = 1) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint data[]; } src;
layout(std430, set = 0, binding = 1) buffer Out { uint data[]; } dst;

void main() {
  uint total = 0;
  for (uint i = 0; i < 6; i++) {
    uint kind = src.data[i] % 4u;
    switch (kind) {
    case 0u:
      total += 1u;
      break;
    case 1u:
      total += 10u;
    case 2u:
      total *= 2u;
      break;
    default:
      continue;
    }
    dst.data[i] = total;
  }
}
