kernel void store_param(read_only image2d_t image, global float4 *out) {
  *out = read_imagef(image, (int2)(1, 2));
}
