#version 450
#extension GL_EXT_buffer_reference : require
layout(buffer_reference) buffer Item { uint value; };
layout(binding = 0) buffer Root { Item first; };
void main() { first.value = 1u; }
