#version 450
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 texture_coordinate;
layout(location = 3) in uvec4 bones;
layout(location = 4) in vec4 weights;

layout(set = 0, binding = 0) uniform Camera {
  mat4 view;
  mat4 projection;
  vec4 eye;
} camera;

layout(set = 1, binding = 0) readonly buffer Skeleton {
  mat4x3 joints[];
} skeleton;

layout(push_constant) uniform Object {
  mat4 model;
  uint first_joint;
} object;

layout(location = 0) out vec3 world_position;
layout(location = 1) out vec3 world_normal;
layout(location = 2) out vec2 coordinate;
layout(location = 3) flat out uint instance;

out gl_PerVertex {
  vec4 gl_Position;
  float gl_PointSize;
  float gl_ClipDistance[2];
};

vec3 skinned(vec4 point) {
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 4; ++i) {
    if (weights[i] == 0.0) continue;
    sum += weights[i] * (skeleton.joints[object.first_joint + bones[i]] * point);
  }
  return sum;
}

void main() {
  vec4 world = object.model * vec4(skinned(vec4(position, 1.0)), 1.0);
  world_position = world.xyz;
  world_normal = normalize(mat3(object.model) * skinned(vec4(normal, 0.0)));
  coordinate = texture_coordinate;
  instance = gl_InstanceIndex;
  gl_Position = camera.projection * camera.view * world;
  gl_PointSize = 1.0;
  gl_ClipDistance[0] = world.y;
  gl_ClipDistance[1] = dot(world.xyz, camera.eye.xyz);
}
