#version 460
#extension GL_EXT_ray_query : require
layout(binding = 0) uniform Scene { uvec2 address; };
rayQueryEXT rays[2];
void main() {
  rayQueryInitializeEXT(rays[1], accelerationStructureEXT(address), 0u, 1u, vec3(0.0), 0.0, vec3(1.0), 9.0);
}
