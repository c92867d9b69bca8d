#version 450
layout(quads, fractional_even_spacing, ccw) in;
layout(location = 0) in vec3 control[];
layout(location = 1) patch in float roughness;
layout(location = 0) out vec3 surface;
layout(binding = 1) uniform sampler2D height;

void main() {
  vec2 at = gl_TessCoord.xy;
  vec3 low = mix(control[0], control[1], at.x);
  vec3 high = mix(control[3], control[2], at.x);
  surface = mix(low, high, at.y);
  surface.y += roughness * textureLod(height, at, 2.0).r;
  gl_Position = vec4(surface, 1.0);
}
