kernel void limit(global float4 *data) { data[0] = clamp(data[0], 0.0f, 1.0f); }
