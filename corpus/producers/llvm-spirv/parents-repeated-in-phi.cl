kernel void choose(global float *out, int mode, float a) {
  float b = a;
  switch (mode) {
    case 3: case 5: case 9: case 27: b = a * 2.0f; break;
    case 4: b = sin(a); break;
    case 31: case 700: break;
    default: b = cos(a);
  }
  out[0] = b;
}
