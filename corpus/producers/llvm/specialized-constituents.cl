kernel void keep(global float3 *data) { data[0] = data[1] * (float3)(2.0f, 3.0f, 4.0f); }
