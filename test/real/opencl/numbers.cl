uint spread(uint x) {
  x = (x | (x << 8)) & 0x00ff00ff;
  x = (x | (x << 4)) & 0x0f0f0f0f;
  return (x | (x << 2)) & 0x33333333;
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1)))
void bits(__global uint4 *values, __global ulong *wide, uint by) {
  size_t i = get_global_id(0);
  uint4 v = values[i];
  values[i] = (uint4)(popcount(v.x) + clz(v.y), rotate(v.y, v.z & 31), mul_hi(v.x, v.w) ^ spread(v.z & 0xffff),
                      hadd(v.x, by) + abs_diff(v.y, v.w));
  ulong product = wide[i] * 0x9e3779b97f4a7c15UL;
  wide[i] = product / (wide[i + 8] | 1) ^ product % ((wide[i] >> 33) + by);
  wide[i + 8] = upsample(v.x, v.y) >> (v.z & 63);
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1)))
void narrow(__global char4 *octets, __global short2 *shorts, short by, uchar other) {
  size_t i = get_global_id(0);
  char4 c = octets[i];
  short2 s = shorts[i];
  octets[i] = add_sat(c, c.wzyx) + (char4)(other);
  shorts[i] = max(sub_sat(s, s.yx), (short2)(by)) * convert_short2(c.xy);
  shorts[i + 16] = select(s, s.yx, s > (short2)(by)) >> (short2)(3);
}

uint lane(ulong state, uint n) { return (uint)(state >> (16 * n)) & 0xffff; }

ulong with(ulong state, uint n, uint value) {
  return (state & ~(0xffffUL << (16 * n))) | ((ulong)(value & 0xffff) << (16 * n));
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1)))
void machine(__global const uint *program, __global ulong *results) {
  size_t i = get_global_id(0);
  ulong state = 0x0007000500030000UL | i;
  uint at = (uint)i;
  for (uint steps = 0; steps < 30; steps++) {
    uint word = program[at++ & 63];
    switch (word & 7) {
      case 0: state = with(state, 0, lane(state, 0) + word); break;
      case 1: state ^= (ulong)word << 16; break;
      case 2: state = with(state, 2, lane(state, 2) - lane(state, 3));
      case 3: state = with(state, 3, lane(state, 3) * 17); break;
      case 4: if (lane(state, 3) != 0) state = with(state, 0, word / lane(state, 3)); break;
      case 5: at += word >> 30; continue;
      default: state = with(state, word >> 30, ~lane(state, (word >> 28) & 3));
    }
  }
  results[i] = state;
}
