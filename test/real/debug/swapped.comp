#version 450
#extension GL_EXT_control_flow_attributes : require
layout(local_size_x = 1) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint data[]; } src;
layout(std430, set = 0, binding = 1) buffer Out { uint data[]; } dst;

void main() {
  uint a = src.data[0] & 63u;
  uint b = src.data[1] & 63u;
  for (uint i = 0; i < 4; i++) {
    uint next = a + b;
    a = b;
    b = next;
    uint t = a;
    a = b;
    b = t + i;
  }
  dst.data[0] = a;
  dst.data[1] = b;
}
