kernel void same_width(global const float2 *given, global uint2 *made)
{
  *made = convert_uint2(convert_int2(*given));
}
