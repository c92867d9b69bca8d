#version 450
#extension GL_EXT_control_flow_attributes : require
layout(local_size_x = 1) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint data[]; } src;
layout(std430, set = 0, binding = 1) buffer Out { uint data[]; } dst;

uint larger(uint a, uint b) {
  uint result = b;
  [[flatten]] if (a > b)
    result = a;
  return result;
}
void main() {
  uint x = src.data[0] & 31u;
  uint y = src.data[1] & 31u;
  uint most = larger(x, y);
  most = larger(most, 12u);
  uint sign = most > x ? 1u : 2u;
  dst.data[0] = most;
  dst.data[1] = sign;
}
