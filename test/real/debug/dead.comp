#version 450
#extension GL_EXT_control_flow_attributes : require
layout(local_size_x = 1) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint data[]; } src;
layout(std430, set = 0, binding = 1) buffer Out { uint data[]; } dst;

void main() {
  uint used = src.data[0] & 255u;
  uint unused = used * 17u;
  uint late = unused + 1u;
  unused = late;
  if (false) {
    used = 5u;
    late = 6u;
  }
  used = used + 1u;
  dst.data[0] = used;
}
