import type { RuleCase } from '../case-makers.ts'
import { body } from './case.ts'
import type { Pieces } from './pieces.ts'

const shared: Pieces = {
  capabilities:
    'OpCapability Shader\nOpCapability Float64\nOpCapability Int64\nOpCapability InterpolationFunction',
  imports: '%std = OpExtInstImport "GLSL.std.450"',
  entryPoints: 'OpEntryPoint Fragment %main "main" %in %in2',
  modes: 'OpExecutionMode %main OriginUpperLeft',
  declarations: `%f64 = OpTypeFloat 64
%u64 = OpTypeInt 64 0
%ff2 = OpTypeStruct %f32 %f32
%fi = OpTypeStruct %f32 %i32
%iis = OpTypeStruct %i32 %i32
%fd = OpTypeStruct %f32 %f64
%if = OpTypePointer Input %f32
%if2 = OpTypePointer Input %v2f
%in = OpVariable %if Input
%in2 = OpVariable %if2 Input
%f = OpConstantNull %f32
%f2 = OpConstantNull %v2f
%f3 = OpConstantNull %v3f
%f4 = OpConstantNull %v4f
%d = OpConstantNull %f64
%i = OpConstantNull %i32
%ii = OpConstantNull %v2i
%u = OpConstantNull %u32
%uu = OpConstantNull %v2u
%l = OpConstantNull %u64
%m = OpConstantNull %m2
%n = OpConstantNull %m23`,
  locals: '%vf = OpVariable %ff Function\n%vu = OpVariable %fu Function',
}

/** Two calls of the set; `%std` goes without saying. */
const calls = (rule: string, valid: string, invalid: string, more: Pieces = {}): RuleCase =>
  body(
    `glsl-${rule}`,
    `%x = OpExtInst ${valid.replace(' ', ' %std ')}`,
    `%x = OpExtInst ${invalid.replace(' ', ' %std ')}`,
    { ...shared, ...more },
  )

/** Cases of the rules on GLSL.std.450. */
export const glslCases: readonly RuleCase[] = [
  calls('float-result', '%f64 Round %d', '%i32 Round %i'),
  calls('float-operand', '%f32 Modf %f %vf', '%f32 FClamp %f %f %d'),
  calls('angle-result', '%v2f Sin %f2', '%f64 Sin %d'),
  calls('angle-operand', '%v2f Pow %f2 %f2', '%v2f Pow %f2 %f'),
  calls('integer-result', '%i32 SAbs %u', '%f32 SAbs %i'),
  calls('integer-operand', '%u32 SMin %i %u', '%u32 SMin %i %l'),
  calls('find-result', '%v2i FindUMsb %uu', '%u64 FindUMsb %u'),
  calls('find-operand', '%v2i FindILsb %ii', '%v2i FindILsb %i'),
  calls('matrix-operand', '%m2 MatrixInverse %m', '%m23 MatrixInverse %n'),
  calls('determinant-result', '%f32 Determinant %m', '%f64 Determinant %m'),
  calls('matrix-inverse-result', '%m2 MatrixInverse %m', '%m23 MatrixInverse %m'),
  calls('modf-pointer', '%f32 Modf %f %vf', '%f32 Modf %f %vu'),
  calls('frexp-pointer', '%f32 Frexp %f %vu', '%f32 Frexp %f %vf'),
  calls('struct-operand', '%ff2 ModfStruct %f', '%iis ModfStruct %i'),
  calls('modf-struct-result', '%ff2 ModfStruct %f', '%fd ModfStruct %f'),
  calls('frexp-struct-result', '%fi FrexpStruct %f', '%ff2 FrexpStruct %f'),
  calls('ldexp-exponent', '%f32 Ldexp %f %l', '%f32 Ldexp %f %ii'),
  calls('pack-operand', '%u32 PackSnorm4x8 %f4', '%u32 PackHalf2x16 %f4'),
  calls('pack-result', '%f64 PackDouble2x32 %ii', '%u64 PackHalf2x16 %f2'),
  calls('unpack-operand', '%v2f UnpackHalf2x16 %i', '%v2u UnpackDouble2x32 %l'),
  calls('unpack-result', '%v4f UnpackUnorm4x8 %u', '%v2f UnpackUnorm4x8 %u'),
  calls('length-result', '%f32 Length %f', '%v2f Length %f2'),
  calls('length-operand', '%f32 Distance %f2 %f2', '%f32 Distance %f2 %d'),
  calls('cross-result', '%v3f Cross %f3 %f3', '%v2f Cross %f2 %f2'),
  calls('cross-operand', '%v3f Cross %f3 %f3', '%v3f Cross %f3 %f4'),
  calls('refract-result', '%v2f Refract %f2 %f2 %f', '%m2 Refract %f2 %f2 %f'),
  calls('refract-operand', '%v2f Refract %f2 %f2 %f', '%v2f Refract %f2 %d %f'),
  calls('refract-eta', '%v2f Refract %f2 %f2 %f', '%v2f Refract %f2 %f2 %f2'),
  calls('interpolant-pointer', '%f32 InterpolateAtCentroid %in', '%f32 InterpolateAtCentroid %vf'),
  calls('interpolant-result', '%f32 InterpolateAtCentroid %in', '%f32 InterpolateAtCentroid %in2'),
  calls('interpolate-sample', '%f32 InterpolateAtSample %in %u', '%f32 InterpolateAtSample %in %l'),
  calls(
    'interpolate-offset',
    '%v2f InterpolateAtOffset %in2 %f2',
    '%v2f InterpolateAtOffset %in2 %f3',
  ),
  calls('interpolation-capability', '%f32 Length %f', '%f32 InterpolateAtCentroid %in', {
    capabilities: 'OpCapability Shader\nOpCapability Float64\nOpCapability Int64',
  }),
]
