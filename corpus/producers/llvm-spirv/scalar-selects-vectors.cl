kernel void scalar_selects(global const float4 *given, global float4 *made, float limit)
{
  float4 value = *given;
  *made = value.x < limit ? (float4)(limit) : value;
}
