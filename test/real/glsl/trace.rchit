#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_nonuniform_qualifier : require
layout(location = 0) rayPayloadInEXT vec4 hit;
hitAttributeEXT vec2 barycentric;
layout(binding = 3) uniform sampler2D textures[];
layout(location = 1) callableDataEXT vec3 called;

void main() {
  vec3 weights = vec3(1.0 - barycentric.x - barycentric.y, barycentric);
  executeCallableEXT(0, 1);
  hit = vec4(weights, gl_HitTEXT) + textureLod(textures[nonuniformEXT(gl_InstanceCustomIndexEXT)], barycentric, 0.0);
  hit.xyz += called * gl_ObjectToWorldEXT[3];
}
