kernel void limit(global int2 *data, int most) { data[0] = clamp(data[0], 0, most); }
