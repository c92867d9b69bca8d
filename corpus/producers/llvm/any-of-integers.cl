kernel void any_of_integers(global int4 *given, global int *found)
{
  *found = any(*given);
}
