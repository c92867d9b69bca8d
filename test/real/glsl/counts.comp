#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer Values { uint values[64]; };
layout(std430, binding = 1) buffer Counts { uint bins[16]; uint least; int most; uint either; uint all; uint odd; uint slots[16]; };
shared uint local_bins[16];

void main() {
  uint i = gl_LocalInvocationIndex, value = values[i];
  if (i < 16u) {
    local_bins[i] = 0u;
    slots[i] = 0u;
  }
  barrier();
  atomicAdd(local_bins[value >> 28], 1u);
  atomicMin(least, value);
  atomicMax(most, int(value));
  atomicOr(either, value & 0x0f0f0f0fu);
  atomicAnd(all, value | 0xfff0ffffu);
  atomicXor(odd, value);
  memoryBarrierShared();
  barrier();
  if (i < 16u) atomicAdd(bins[i], local_bins[i]);
  if (i < 16u) atomicCompSwap(slots[i], 0u, value);
}
