kernel void keep(global int *data) {
#line 1 "other.cl"
  { int place = data[0]; data[place] = 1; }
}
