#version 450
layout(local_size_x = 16) in;
layout(std430, binding = 0) readonly buffer Values { int values[64]; };
layout(std430, binding = 1) buffer Results { vec4 results[8]; ivec4 whole[8]; };

void main() {
  uint i = gl_LocalInvocationIndex & 7u;
  if (gl_LocalInvocationIndex != i) return;
  vec4 small = vec4(ivec4(values[i], values[i + 8u], values[i + 16u], values[i + 24u]) >> 20);
  vec4 half_steps = floor(small * 0.5) + 0.25;
  vec4 larger = max(half_steps, small.wzyx);
  results[i] = mix(larger, -small, lessThan(half_steps, vec4(0.0))) * 4.0;
  whole[i] = ivec4(sign(small)) + ivec4(trunc(small * 0.125)) + ivec4(uvec4(abs(small)));
  if (any(greaterThan(abs(small), vec4(1024.0))) || isinf(small.x)) whole[i].x = floatBitsToInt(small.x + 0.5);
  whole[i].y += int(dot(small.xy, vec2(2.0, 4.0)));
}
