#version 450
layout(location = 0) in float chosen;
layout(location = 0) out vec4 color;
void main()
{
  color = vec4(0.0);
  if (chosen > 0.5)
    return;
  color = vec4(1.0);
}
