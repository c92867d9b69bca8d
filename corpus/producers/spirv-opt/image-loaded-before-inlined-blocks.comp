#version 450
layout(r32f, binding = 0) uniform writeonly image2D image;
layout(binding = 1) uniform Limits { int most; };
float sum() {
  float total = float(most);
  for (int i = 0; i < most; ++i) { total += 0.3 * total; }
  return total;
}
void main() { imageStore(image, ivec2(0), vec4(sum())); }
