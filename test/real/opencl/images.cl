const sampler_t linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR;

__kernel void blur(read_only image2d_t source, write_only image2d_t target, int radius) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  float2 size = convert_float2(get_image_dim(source));
  float4 sum = (float4)(0.0f);
  for (int y = -radius; y <= radius; y++)
    for (int x = -radius; x <= radius; x++)
      sum += read_imagef(source, linear, (convert_float2(at) + (float2)(x, y) + 0.5f) / size);
  write_imagef(target, at, sum / (float)((2 * radius + 1) * (2 * radius + 1)));
}

__kernel void walk(__global int *next, __global int *length) {
  int steps = 0;
  int at = get_global_id(0);
  do {
    at = next[at];
    if (at < 0) goto done;
    if (at == 7) continue;
    steps++;
  } while (steps < 100);
done:
  length[get_global_id(0)] = steps;
}
