#version 450
layout(location = 0) in int place;
vec4 inner(const vec4 a[4], const vec4 b[4]) { return a[place] + b[place]; }
vec4 outer(const vec4 a[4], const vec4 b[4]) { return inner(a, b); }
const vec4 table[] = vec4[](vec4(0.0), vec4(1.0), vec4(2.0), vec4(3.0));
void main() {
  vec4 other[4];
  other[0] = vec4(10.0);
  gl_Position = outer(table, other);
}
