#version 450
layout(local_size_x = 4) in;
struct Part { uvec3 place; uint kind; ivec2 ends[2]; };
struct Whole { Part parts[2]; uint count; };
layout(std140, binding = 0) uniform Packed { Whole one; };
layout(std430, binding = 1) buffer Loose { uint head; Whole wholes[2]; };
layout(std430, row_major, binding = 2) buffer Rest { uvec2 pairs[3]; uint tail[]; };

Part turned(Part part, uint by) {
  part.place = part.place.zxy + by;
  part.ends[by & 1u] -= part.ends[1u - (by & 1u)].yx;
  return part;
}

void main() {
  uint i = gl_LocalInvocationIndex;
  if (i < 2u) {
    wholes[i].parts[1u - i] = turned(one.parts[i], i);
    wholes[i].count = uint(tail.length()) + one.count;
    pairs[i] = uvec2(one.parts[1].ends[i]);
  }
  memoryBarrierBuffer();
  barrier();
  memoryBarrierBuffer();
  if (i == 0u) {
    Whole copy = wholes[0];
    copy.parts[0] = wholes[1].parts[0];
    head = copy.parts[0].place.y ^ copy.parts[1].kind ^ uint(copy == wholes[0]);
    wholes[0] = copy;
  }
  tail[i * 3u] += i;
}
