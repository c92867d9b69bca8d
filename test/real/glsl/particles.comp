#version 450
layout(local_size_x_id = 0, local_size_y = 1) in;
layout(constant_id = 1) const uint cells = 64;
const uint shared_size = cells + 1;

struct Particle { vec3 place; float age; vec3 speed; uint kind; };
layout(std430, binding = 0) buffer Particles { uint count; Particle particles[]; };
layout(std430, binding = 1) buffer Histogram { uint bins[]; };
layout(binding = 2, rgba16f) uniform writeonly image3D density;
layout(push_constant) uniform Step { float seconds; vec3 gravity; };

shared uint local_bins[cells];
shared vec4 sums[shared_size];

uint hash(uint x) {
  x ^= x >> 16;
  x *= 0x7feb352du;
  x ^= x >> 15;
  return x * 0x846ca68bu;
}

void main() {
  uint id = gl_GlobalInvocationID.x;
  if (gl_LocalInvocationIndex < cells) local_bins[gl_LocalInvocationIndex] = 0;
  memoryBarrierShared();
  barrier();
  if (id < count) {
    Particle p = particles[id];
    p.speed += gravity * seconds;
    p.place += p.speed * seconds;
    p.age += seconds;
    do {
      p.kind = hash(p.kind);
    } while ((p.kind & 1u) == 0u);
    atomicAdd(local_bins[p.kind % cells], 1u);
    atomicMax(bins[0], floatBitsToUint(p.age));
    imageStore(density, ivec3(floor(p.place)), vec4(p.speed, 1.0));
    particles[id] = p;
  }
  barrier();
  if (gl_LocalInvocationIndex < cells)
    atomicAdd(bins[gl_LocalInvocationIndex], local_bins[gl_LocalInvocationIndex]);
  sums[gl_LocalInvocationIndex % shared_size] = vec4(unpackHalf2x16(id), unpackUnorm2x16(id));
}
