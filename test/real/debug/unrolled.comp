#version 450
#extension GL_EXT_control_flow_attributes : require
layout(local_size_x = 1) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint data[]; } src;
layout(std430, set = 0, binding = 1) buffer Out { uint data[]; } dst;

void main() {
  uint sum = 1;
  [[unroll]] for (int i = 0; i < 4; i++) {
    uint term = (src.data[i] & 15u) + uint(i);
    sum = sum * 3u + term;
  }
  [[unroll]] for (int j = 0; j < 3; j++)
    sum ^= uint(j) << 4;
  dst.data[0] = sum;
}
