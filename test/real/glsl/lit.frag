#version 450
layout(location = 0) in vec3 world_position;
layout(location = 1) in vec3 world_normal;
layout(location = 2) in vec2 coordinate;
layout(location = 3) flat in uint instance;

struct Light {
  vec4 place;
  vec3 colour;
  float range;
};

layout(constant_id = 3) const int most_lights = 16;
layout(constant_id = 4) const bool with_shadows = true;

layout(std140, set = 0, binding = 1) uniform Lights {
  Light lights[32];
  int count;
} scene;
layout(set = 0, binding = 2) uniform sampler2D albedo;
layout(set = 0, binding = 3) uniform texture2D normals;
layout(set = 0, binding = 4) uniform sampler linear;
layout(set = 0, binding = 5) uniform sampler2DShadow shadow;
layout(set = 0, binding = 6, r32ui) uniform uimage2D overdraw;

layout(location = 0) out vec4 colour;
layout(location = 1) out vec4 emission;

float attenuation(in Light light, vec3 toward) {
  float distance = length(toward);
  return pow(clamp(1.0 - distance / light.range, 0.0, 1.0), 2.0);
}

void main() {
  vec4 base = texture(albedo, coordinate);
  if (base.a < 0.5) discard;
  vec3 bent = textureLod(sampler2D(normals, linear), coordinate, 0.0).xyz * 2.0 - 1.0;
  vec3 normal = normalize(world_normal + bent * 0.25 + dFdx(world_position) * 0.01);
  vec3 sum = vec3(0.03) * base.rgb;
  int count = min(scene.count, most_lights);
  for (int i = 0; i < count; i++) {
    Light light = scene.lights[i];
    vec3 toward = light.place.xyz - world_position * light.place.w;
    float lambert = max(dot(normal, normalize(toward)), 0.0);
    switch (i & 3) {
      case 0: lambert *= 1.5;
      case 1: lambert += 0.1; break;
      case 3: continue;
      default: break;
    }
    float lit = with_shadows ? texture(shadow, vec3(coordinate, world_position.z)) : 1.0;
    sum += base.rgb * light.colour * lambert * lit * attenuation(light, toward);
  }
  imageAtomicAdd(overdraw, ivec2(gl_FragCoord.xy), 1u);
  colour = vec4(sum, base.a);
  emission = vec4(fwidth(sum), float(instance));
  gl_FragDepth = gl_FragCoord.z * 0.5;
}
