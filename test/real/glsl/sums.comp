#version 450
#extension GL_EXT_shader_atomic_float : enable
#extension GL_EXT_shader_atomic_float2 : enable
layout(local_size_x = 1) in;
layout(set=0, binding=0) buffer B {
    float a;
    double d;
} b;
shared float s;
shared double sd;
layout(set=0, binding=1, r32f) uniform image2D im;
void main()
{
    atomicAdd(b.a, 1.0);
    atomicAdd(s, 2.0);
    atomicAdd(b.d, 1.0lf);
    atomicMin(s, 1.0);
    atomicMax(sd, 1.0lf);
    imageAtomicAdd(im, ivec2(0), 1.0);
    imageAtomicMin(im, ivec2(0), 1.0);
}
