kernel void larger(char a, char b, global char *out) { out[0] = max(a, b); }
