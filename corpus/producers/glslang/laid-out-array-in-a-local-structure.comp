#version 450
#extension GL_EXT_buffer_reference : require
struct Pair { uint first; uint numbers[2]; };
layout(buffer_reference) buffer Pairs { Pair pair; };
layout(push_constant) uniform Constants { Pairs address; };
void main() {
  address.pair.first = 1u;
  Pair pair = address.pair;
  address.pair.first = pair.numbers[1];
}
