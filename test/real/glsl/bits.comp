#version 450
layout(local_size_x = 16) in;
layout(std430, binding = 0) buffer Values { uvec4 values[16]; };
layout(std430, binding = 1) buffer Signed { ivec4 numbers[16]; };

uint spread(uint x) {
  x &= 0xffffu;
  x = (x | (x << 8)) & 0x00ff00ffu;
  x = (x | (x << 4)) & 0x0f0f0f0fu;
  x = (x | (x << 2)) & 0x33333333u;
  return (x | (x << 1)) & 0x55555555u;
}

uint root(uint x) {
  uint result = 0u;
  for (uint bit = 1u << 15; bit != 0u; bit >>= 1) {
    uint larger = result | bit;
    if (larger * larger <= x) result = larger;
  }
  return result;
}

void main() {
  uint i = gl_LocalInvocationIndex;
  uvec4 v = values[i];
  ivec4 n = numbers[i];
  numbers[i] = ivec4(findMSB(n.x), findLSB(v.y), bitCount(n.z), bitfieldExtract(n.w, int(v.x & 15u), int(v.y & 15u)));
  uint carry, borrow, high, low;
  int top, bottom;
  uint sum = uaddCarry(v.x, v.y, carry);
  uint difference = usubBorrow(v.z, v.w, borrow);
  umulExtended(v.x, v.z, high, low);
  imulExtended(n.x, n.y, top, bottom);
  values[i] = uvec4(sum ^ (carry << 31) ^ spread(v.x) ^ (spread(v.y) << 1),
                    difference + borrow + root(v.z),
                    high ^ low ^ uint(top) ^ uint(bottom),
                    bitfieldInsert(bitfieldReverse(v.w), v.x, int(v.y & 15u), int(v.z & 15u)) ^ (v.x ^ (v.x >> 1)));
}
