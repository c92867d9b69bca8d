#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void take(global half *in, global half2 *out) { out[0] = vload2(0, in); }
