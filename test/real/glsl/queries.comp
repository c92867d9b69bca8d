#version 460
#extension GL_EXT_ray_query : enable
#extension GL_EXT_shader_explicit_arithmetic_types : enable
layout(local_size_x = 1) in;
layout(set=0, binding=0) uniform accelerationStructureEXT tlas[4];
layout(set=0, binding=1) buffer B { float r[]; uint x; } bb;
layout(push_constant) uniform P { uvec2 addr; int i; } pc;
rayQueryEXT gq;
void g(rayQueryEXT q) { rayQueryTerminateEXT(q); }
void main() {
    rayQueryEXT q[2];
    rayQueryInitializeEXT(q[pc.i], tlas[pc.i], gl_RayFlagsOpaqueEXT | gl_RayFlagsTerminateOnFirstHitEXT, 0xff, vec3(0), 0.0, vec3(1), 10.0);
    rayQueryInitializeEXT(gq, accelerationStructureEXT(pc.addr), bb.x, 0xff, vec3(0), 0.0, vec3(1), 10.0);
    while (rayQueryProceedEXT(q[0])) {
    if (rayQueryGetIntersectionTypeEXT(q[0], false) == 1) rayQueryGenerateIntersectionEXT(q[0], 3.0);
    else rayQueryConfirmIntersectionEXT(q[0]);
    bb.r[1] = float(rayQueryGetIntersectionCandidateAABBOpaqueEXT(q[0]));
    }
    g(gq);
    bb.r[0] = rayQueryGetIntersectionTEXT(gq, true) + rayQueryGetRayTMinEXT(gq) + rayQueryGetIntersectionBarycentricsEXT(gq, true).x
   + rayQueryGetIntersectionObjectToWorldEXT(gq, true)[0].x + rayQueryGetIntersectionWorldToObjectEXT(gq, false)[3].z
   + rayQueryGetWorldRayOriginEXT(gq).x + rayQueryGetIntersectionObjectRayDirectionEXT(gq, true).x + float(rayQueryGetRayFlagsEXT(gq))
   + float(rayQueryGetIntersectionInstanceIdEXT(gq, true)) + float(rayQueryGetIntersectionFrontFaceEXT(gq, true)) + float(rayQueryGetIntersectionPrimitiveIndexEXT(gq,true));
}
