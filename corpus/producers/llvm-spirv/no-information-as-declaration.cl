kernel void plain(global float *made)
{
  *made = 1.0f;
}
