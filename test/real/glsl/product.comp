#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) readonly buffer Left { uint left[8][8]; };
layout(std430, binding = 1) readonly buffer Right { uint right[64]; };
layout(std430, binding = 2) writeonly buffer Product { uint product[8][8]; };
shared uint rows[4][8], columns[8][4];

void main() {
  uvec2 at = gl_LocalInvocationID.xy;
  uint sum = 0u;
  for (uint tile = 0u; tile < 2u; tile++) {
    if (at.x < 4u) columns[at.y][at.x] = left[at.y][4u * tile + at.x];
    if (at.y < 4u) rows[at.y][at.x] = right[8u * (4u * tile + at.y) + at.x];
    barrier();
    for (uint k = 0u; k < 4u; k++) sum += columns[at.y][k] * rows[k][at.x];
    barrier();
  }
  product[at.y][at.x] = sum;
}
