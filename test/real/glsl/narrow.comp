#version 450
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_8bit_storage : require
layout(local_size_x = 64) in;
struct Part { float16_t weight; f16vec2 at; int16_t count; int8_t kind; };
layout(std430, binding = 0) buffer Parts { int8_t total; u8vec4 colour; f16vec3 place; Part parts[4]; int16_t counts[]; };
layout(std140, binding = 1) uniform Scale { float16_t by; int8_t offset; f16vec4 weights; };
layout(std430, binding = 2) buffer Rows { f16vec4 rows[4]; u8vec2 pairs[]; } both[2];

void main() {
  uint i = gl_LocalInvocationIndex & 3;
  total = int8_t(int(total) + int(offset));
  colour = u8vec4(uvec4(colour) + 1u);
  place = f16vec3(vec3(place) * float(by));
  place.x = float16_t(float(place.y));
  counts[i] = int16_t(counts.length() - int(counts[i]));
  parts[i].at = f16vec2(vec2(parts[i].at) + float(parts[i].weight));
  both[1].rows[i] = both[0].rows[i];
  both[1].rows[3] = weights;
  both[0].pairs[i] = both[1].pairs[i + 1];
}
