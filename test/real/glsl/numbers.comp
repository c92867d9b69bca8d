#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, row_major, binding = 0) buffer Matrices { dmat4 doubles[4]; mat3 threes[2]; mat2x4 rows; bvec3 flags; };
layout(std430, binding = 1) buffer Results { ivec4 whole; uvec4 positive; vec4 real; };

int nested(int n) {
  int total = 0;
  for (int i = 0; i < n; i++) {
    for (int j = i; j > 0; --j) {
      if ((i ^ j) == 5) break;
      if (((i * j) & 3) == 0) continue;
      total += i % (j + 1);
    }
    if (total > 1000) return total;
  }
  return -total;
}

void swap(inout vec4 a, inout vec4 b) { vec4 c = a; a = b; b = c; }

void main() {
  mat3 m = inverse(threes[0]) * transpose(threes[1]);
  real = vec4(determinant(m), float(doubles[1][2].x), outerProduct(real.xy, real.zw)[1]);
  double d = dot(doubles[0][0], doubles[2][1]);
  whole = ivec4(nested(int(gl_LocalInvocationID.x)), findMSB(positive.x), bitCount(positive.y), int(d));
  positive = bitfieldReverse(bitfieldInsert(positive, uvec4(3), 2, 5));
  uint carry;
  positive.x = uaddCarry(positive.x, positive.y, carry) + carry;
  int high, low;
  imulExtended(whole.x, whole.y, high, low);
  whole.zw += ivec2(high, low);
  vec4 other = rows[0];
  swap(real, other);
  rows[1] = other;
  flags = any(lessThan(real.xyz, other.xyz)) ? flags : equal(real.xyz, other.xyz);
  int exponent;
  real.w = frexp(real.x, exponent) + ldexp(real.y, exponent) + modf(real.z, other.x);
}
