#version 450
layout(location = 0) flat in int kind;
layout(location = 0) out vec4 color;
void main()
{
  color = vec4(0.5);
  if (kind == 3)
    return;
  color = vec4(float(kind));
}
