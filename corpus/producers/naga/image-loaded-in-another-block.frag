#version 450
layout(set = 0, binding = 0) uniform texture2D image_;
layout(set = 0, binding = 1) uniform sampler smooth_;
layout(location = 0) in vec2 uv;
layout(location = 1) flat in int mode;
layout(location = 0) out vec4 color;
void main() {
  switch (mode) { case 0: color = vec4(1.0); break; case 1: color = texture(sampler2D(image_, smooth_), uv); break; default: discard; }
  for (int i = 0; i < mode; i++) { if (i == 3) continue; color += vec4(float(i)); if (color.x > 2.0) break; }
}
