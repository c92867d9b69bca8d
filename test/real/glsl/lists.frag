#version 460
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_demote_to_helper_invocation : require
#extension GL_EXT_fragment_shader_barycentric : require
layout(buffer_reference) buffer Node;
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Node {
  vec4 colour;
  Node next;
};
layout(push_constant) uniform Root { Node head; };
layout(binding = 0) uniform sampler2DArray layers[];
layout(input_attachment_index = 0, binding = 1) uniform subpassInput previous;
layout(location = 0) flat in int which;
layout(location = 1) pervertexEXT in vec3 corners[];
layout(location = 0) out vec4 colour;

void main() {
  vec4 sum = subpassLoad(previous);
  Node node = head;
  int steps = 0;
  while (uint64_t(node) != 0ul && steps++ < 8) {
    sum += node.colour;
    node = node.next;
  }
  if (sum.a > 4.0) demote;
  sum += texture(layers[nonuniformEXT(which)], vec3(sum.xy, 1.0)).bgra;
  sum.xyz += gl_BaryCoordEXT * corners[1];
  colour = sum * vec4(textureGather(layers[0], sum.xyz, 2));
}
