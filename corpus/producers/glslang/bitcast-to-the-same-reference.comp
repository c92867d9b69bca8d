#version 450
#extension GL_EXT_buffer_reference : require
layout(buffer_reference) buffer Node { uint value; };
layout(push_constant) uniform Constants { Node first; };
void main() {
  Node same = Node(first);
  same.value = 1u;
}
