#version 450
layout(binding = 0) uniform Limit { vec4 least; } limits[4];
layout(binding = 1) buffer Total { vec4 total; } totals[4];
layout(location = 0) flat in int place;
layout(location = 0) out vec4 color;
void main() { color = max(limits[place].least, totals[place].total); }
