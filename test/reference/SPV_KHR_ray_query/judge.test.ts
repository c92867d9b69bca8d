import { expect, test } from 'vitest'
import { blamed } from '../narrow.ts'

function queries(body: string): readonly string[] {
  return blamed({
    capabilities: 'OpCapability Shader\nOpCapability RayQueryKHR',
    extensions: 'OpExtension "SPV_KHR_ray_query"',
    declarations: `
%v = OpConstantNull %v3f
%address = OpConstantNull %v2u
%clash = OpConstant %u32 3
%faces = OpConstant %u32 48
%compatible = OpConstant %u32 17
%skip_and_back = OpConstant %u32 272
%skip_and_front = OpConstant %u32 288
%skip_all = OpConstant %u32 768
%back_and_boxes = OpConstant %u32 528
%spec = OpSpecConstant %u32 3
%m = OpTypeMatrix %v3f 4
%structure = OpTypeAccelerationStructureKHR
%ray = OpTypeRayQueryKHR
%to_ray = OpTypePointer Function %ray`,
    locals: '%q = OpVariable %to_ray Function\n%r = OpVariable %to_ray Function',
    body: `%a = OpConvertUToAccelerationStructureKHR %structure %address\n${body}`,
  }).map((rule) => rule.replace('SPV_KHR_ray_query/', ''))
}

const initialize = 'OpRayQueryInitializeKHR %q %a'

test.each([
  [`${initialize} %compatible %i1 %v %f0 %v %f1`],
  [`${initialize} %spec %u1 %v %f0 %v %f1`],
  [`${initialize} %back_and_boxes %u1 %v %f0 %v %f1`],
  ['%x = OpRayQueryProceedKHR %bool %q'],
  ['%x = OpRayQueryGetIntersectionTypeKHR %i32 %q %spec'],
  ['%x = OpRayQueryGetIntersectionObjectToWorldKHR %m %q %i0'],
  ['%x = OpRayQueryGetIntersectionBarycentricsKHR %v2f %q %u1'],
])('accepts %s', (body) => {
  expect(queries(body)).toEqual([])
})

test.each([
  [`${initialize} %clash %u1 %v %f0 %v %f1`, 'ray-flags-do-not-conflict'],
  [`${initialize} %faces %u1 %v %f0 %v %f1`, 'ray-flags-do-not-conflict'],
  [`${initialize} %skip_and_back %u1 %v %f0 %v %f1`, 'ray-flags-do-not-conflict'],
  [`${initialize} %skip_and_front %u1 %v %f0 %v %f1`, 'ray-flags-do-not-conflict'],
  [`${initialize} %skip_all %u1 %v %f0 %v %f1`, 'ray-flags-do-not-conflict'],
  [`${initialize} %u1 %f0 %v %f0 %v %f1`, 'ray-flags-and-cull-mask-are-32-bit-integers'],
  [`${initialize} %u1 %u1 %v %f0 %v %v`, 'ray-tmin-and-tmax-are-32-bit-floats'],
  [`${initialize} %u1 %u1 %v %f0 %f0 %f1`, 'ray-origin-and-direction-are-3-component-vectors'],
  ['OpRayQueryInitializeKHR %q %u1 %u1 %u1 %v %f0 %v %f1', 'acceleration-structure-is-one'],
  ['OpRayQueryTerminateKHR %u1', 'ray-query-operand-points-to-a-ray-query'],
  ['OpRayQueryGenerateIntersectionKHR %q %u1', 'hit-t-is-a-32-bit-float'],
  ['%x = OpRayQueryProceedKHR %u32 %q', 'result-is-a-boolean'],
  ['%x = OpRayQueryGetWorldRayOriginKHR %v4f %q', 'result-is-a-3-component-vector'],
  ['%x = OpRayQueryGetIntersectionTKHR %u32 %q %u0', 'result-is-a-32-bit-float'],
  ['%x = OpLoad %ray %q', 'ray-query-is-not-loaded-or-stored'],
  ['OpCopyMemory %q %r', 'ray-query-is-not-copied'],
  ['%x = OpConvertUToAccelerationStructureKHR %structure %u1', 'converted-address-is-64-bits'],
  [
    '%y = OpRayQueryGetRayFlagsKHR %u32 %q\n%x = OpRayQueryGetIntersectionTypeKHR %u32 %q %y',
    'intersection-is-a-32-bit-integer-constant',
  ],
])('blames %s', (body, rule) => {
  expect(queries(body)).toEqual([rule])
})
