kernel void keep(global float *data) { float2 pair = vload2(0, data); data[0] = pair.x; }
