#version 450
layout(constant_id = 0) const int COUNT = 2;
layout(binding = 0) uniform Samples { vec4 samples[COUNT]; };
layout(location = 0) out vec4 color;
void main() { color = samples[0]; }
