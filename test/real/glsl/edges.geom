#version 450
layout(triangles_adjacency, invocations = 2) in;
layout(line_strip, max_vertices = 6) out;
layout(location = 0) in vec3 place[];
layout(location = 0) out vec3 outline;
layout(stream = 0) out;

bool faces(vec3 a, vec3 b, vec3 c) { return cross(b - a, c - a).z > 0.0; }

void main() {
  if (!faces(place[0], place[2], place[4])) return;
  for (int i = 0; i < 6; i += 2) {
    int after = (i + 2) % 6;
    if (faces(place[i], place[i + 1], place[after])) continue;
    outline = place[i];
    gl_Position = gl_in[i].gl_Position;
    gl_Layer = gl_InvocationID;
    EmitVertex();
    outline = place[after];
    gl_Position = gl_in[after].gl_Position;
    gl_Layer = gl_InvocationID;
    gl_PrimitiveID = gl_PrimitiveIDIn;
    EmitVertex();
    EndPrimitive();
  }
}
