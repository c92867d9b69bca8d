#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer Values { uint values[64]; };
layout(std430, binding = 1) buffer Compacted { uint kept[64]; };
shared uint before[2][64];

uint scanned(uint i, uint value) {
  uint from = 0u;
  before[0][i] = value;
  barrier();
  for (uint step = 1u; step < 64u; step <<= 1) {
    uint sum = before[from][i];
    if (i >= step) sum += before[from][i - step];
    before[1u - from][i] = sum;
    from = 1u - from;
    barrier();
  }
  return before[from][i];
}

void main() {
  uint i = gl_LocalInvocationIndex;
  uint value = values[i];
  bool keeps = (value & 3u) != 0u;
  uint place = scanned(i, keeps ? 1u : 0u);
  if (keeps) kept[place - 1u] = value;
  barrier();
  values[i] = scanned(i, value >> 8);
}
