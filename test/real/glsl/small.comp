#version 450
#extension GL_EXT_shader_explicit_arithmetic_types_int8 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer Octets { uint8_t octets[128]; i8vec4 quads[16]; };
layout(std430, binding = 1) buffer Shorts { uint16_t shorts[64]; i16vec2 pairs[16]; };
layout(std430, binding = 2) writeonly buffer Mixed { uint16_t mixed[64]; };
shared uint16_t shared_shorts[64];

int8_t clamped(int x) { return int8_t(clamp(x, -128, 127)); }

void main() {
  uint i = gl_LocalInvocationIndex;
  uint16_t a = shorts[i], b = shorts[i + 32u];
  shared_shorts[63u - i] = a * b + uint16_t(octets[i]);
  shared_shorts[i] = (a >> 3us) ^ (b << 5us);
  barrier();
  mixed[2u * i] = shared_shorts[i] - shared_shorts[i + 32u];
  mixed[2u * i + 1u] = min(shared_shorts[i] | 1us, shared_shorts[63u - i]) / uint16_t(octets[i + 32u] | uint8_t(1));
  octets[i] = octets[i] * uint8_t(17) + uint8_t(a >> 8us);
  octets[i + 64u] = uint8_t(int(int8_t(octets[i + 96u])) >> 2);
  if (i < 16u) {
    i8vec4 q = quads[i];
    quads[i] = i8vec4(clamped(int(q.x) + int(q.y)), clamped(int(q.x) * int(q.z)), -q.z, q.w >> int8_t(1));
    pairs[i] = abs(pairs[i]) + i16vec2(q.xy) * pairs[i].yx;
  }
}
