kernel void before_choice(read_only image2d_t source, write_only image2d_t target, int chosen)
{
  int2 place = (int2)(0, 0);
  write_imagef(target, place, chosen ? read_imagef(source, place) : (float4)(0.0f));
}
