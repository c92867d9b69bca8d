typedef float4 color;
kernel void keep(global color *data) { data[0] = 1; }
