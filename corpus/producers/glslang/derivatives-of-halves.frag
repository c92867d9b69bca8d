#version 450
#extension GL_AMD_gpu_shader_half_float : require
layout(location = 0) in float16_t height;
layout(location = 0) out float slope;
void main() { slope = float(dFdx(height)); }
