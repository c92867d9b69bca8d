#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer Values { int values[64]; };
layout(std430, binding = 1) writeonly buffer Order { uint order[64]; };
shared ivec2 pairs[64];

bool precedes(ivec2 a, ivec2 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); }

void main() {
  uint i = gl_LocalInvocationIndex;
  pairs[i] = ivec2(values[i] >> 24, i);
  pairs[i + 32u] = ivec2(values[i + 32u] >> 24, i + 32u);
  for (uint size = 2u; size <= 64u; size *= 2u)
    for (uint step = size / 2u; step > 0u; step /= 2u) {
      barrier();
      uint first = 2u * step * (i / step) + i % step;
      uint second = first + step;
      bool ascends = (first & size) == 0u;
      ivec2 a = pairs[first], b = pairs[second];
      if (precedes(b, a) == ascends) {
        pairs[first] = b;
        pairs[second] = a;
      }
    }
  barrier();
  for (uint n = i; n < 64u; n += 32u) {
    values[n] = pairs[n].x;
    order[n] = uint(pairs[n].y);
  }
}
