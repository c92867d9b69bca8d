#version 450
layout(vertices = 4) out;
layout(location = 0) in vec3 corner[];
layout(location = 0) out vec3 control[];
layout(location = 1) patch out float roughness;
layout(binding = 0) uniform Detail { float amount; vec3 eye; };

void main() {
  control[gl_InvocationID] = corner[gl_InvocationID];
  barrier();
  if (gl_InvocationID == 0) {
    float level = clamp(amount / distance(eye, corner[0]), 1.0, 64.0);
    for (int i = 0; i < 4; i++) gl_TessLevelOuter[i] = level;
    gl_TessLevelInner[0] = level;
    gl_TessLevelInner[1] = level;
    roughness = level / 64.0;
  }
  gl_out[gl_InvocationID].gl_Position = gl_in[gl_InvocationID].gl_Position;
}
