#version 450
layout(local_size_x = 1) in;
layout(std430, set = 0, binding = 0) readonly buffer In { uint data[]; } src;
layout(std430, set = 0, binding = 1) buffer Out { uint data[]; } dst;

void main() {
  float x = float(src.data[0] & 255u);
  float y = x * 0.5 + 1.0;
  vec4 v = vec4(x, y, 2.0, 3.0);
  mat2 m = mat2(v.x, v.y, v.z, v.w);
  vec2 r = vec2(m[0].x + m[1].y, m[0].y - m[1].x);
  v.zw = r;
  dst.data[0] = uint(v.z);
  dst.data[1] = floatBitsToUint(v.w);
}
