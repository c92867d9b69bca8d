kernel void keep(read_only image2d_t image, global float4 *data) {
  data[0] = read_imagef(image, (int2)(0));
}
