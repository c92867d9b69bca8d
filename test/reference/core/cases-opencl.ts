import type { RuleCase } from '../case-makers.ts'
import { body, parts } from './case.ts'
import { kernel, type Pieces } from './pieces.ts'

const shared: Pieces = {
  ...kernel,
  capabilities: ['Kernel', 'Addresses', 'Int8', 'Int16', 'Int64', 'Float16', 'Float64', 'Vector16']
    .map((name) => `OpCapability ${name}`)
    .join('\n'),
  imports: '%std = OpExtInstImport "OpenCL.std"',
  declarations: `%u16 = OpTypeInt 16 0
%u64 = OpTypeInt 64 0
%f64 = OpTypeFloat 64
%f16 = OpTypeFloat 16
%v8f = OpTypeVector %f32 8
%pgf = OpTypePointer CrossWorkgroup %f32
%pwf = OpTypePointer Workgroup %f32
%pgh = OpTypePointer CrossWorkgroup %f16
%h = OpConstantNull %f16
%d = OpConstantNull %f64
%v2ul = OpTypeVector %u64 2
%pgu = OpTypePointer CrossWorkgroup %u32
%gu = OpConstantNull %pgu
%u8 = OpTypeInt 8 0
%pc = OpTypePointer UniformConstant %u8
%format = OpConstantNull %pc
%f = OpConstantNull %f32
%f2 = OpConstantNull %v2f
%f3 = OpConstantNull %v3f
%f4 = OpConstantNull %v4f
%f8 = OpConstantNull %v8f
%b = OpConstantNull %bool
%s = OpConstantNull %u16
%u = OpConstantNull %u32
%l = OpConstantNull %u64
%uu = OpConstantNull %v2u
%uuu = OpConstantNull %v3u
%uuuu = OpConstantNull %v4u
%gf = OpConstantNull %pgf
%wf = OpConstantNull %pwf
%gh = OpConstantNull %pgh`,
}

/** Two calls of the set; `%std` goes without saying. */
const calls = (rule: string, valid: string, invalid: string): RuleCase =>
  body(
    `opencl-${rule}`,
    `%x = OpExtInst ${valid.replace(' ', ' %std ')}`,
    `%x = OpExtInst ${invalid.replace(' ', ' %std ')}`,
    shared,
  )

/** Cases of the rules on OpenCL.std, but for those that only readings have. */
export const openclCases: readonly RuleCase[] = [
  parts(
    'opencl-memory-model',
    { memoryModel: 'OpMemoryModel Physical64 OpenCL' },
    {
      memoryModel: 'OpMemoryModel Physical64 GLSL450',
      capabilities: 'OpCapability Shader\nOpCapability Kernel\nOpCapability Addresses',
    },
    { ...kernel, imports: '%std = OpExtInstImport "OpenCL.std"' },
  ),
  calls('float-result', '%f32 fract %f %gf', '%u64 sign %l'),
  calls('float-operand', '%f32 remquo %f %f %gu', '%f32 fma %f %f %d'),
  calls('single-result', '%v2f half_cos %f2', '%f64 native_sin %d'),
  calls('single-operand', '%f32 native_powr %f %f', '%f32 half_powr %f %f2'),
  calls('exponent-operand', '%v2f pown %f2 %uu', '%v2f rootn %f2 %u'),
  calls('ilogb-result', '%v2u ilogb %f2', '%u64 ilogb %f'),
  calls('ilogb-operand', '%u32 ilogb %d', '%u32 ilogb %u'),
  calls('nan-operand', '%f64 nan %l', '%f64 nan %u'),
  calls('integer-result', '%u16 clz %s', '%f32 clz %f'),
  calls('integer-operand', '%u16 s_clamp %s %s %s', '%u16 s_clamp %s %s %u'),
  calls('integer-32-result', '%v2u s_mul24 %uu %uu', '%u64 s_mul24 %l %l'),
  calls('integer-32-operand', '%u32 u_mad24 %u %u %u', '%u32 u_mad24 %u %u %uu'),
  calls('upsample-operand', '%u64 u_upsample %u %u', '%u64 u_upsample %l %l'),
  calls('upsample-low-type', '%u32 s_upsample %s %s', '%u32 s_upsample %s %u'),
  calls('upsample-result', '%v2ul u_upsample %uu %uu', '%u64 u_upsample %uu %uu'),
  calls('cross-result', '%v4f cross %f4 %f4', '%v2f cross %f2 %f2'),
  calls('normalize-result', '%f32 normalize %f', '%v8f fast_normalize %f8'),
  calls('geometric-operand', '%v3f cross %f3 %f3', '%v3f cross %f3 %f4'),
  calls('length-result', '%f32 length %f', '%v2f length %f2'),
  calls('length-operand', '%f32 fast_length %f4', '%f32 fast_distance %d %d'),
  calls('distance-second', '%f32 distance %f2 %f2', '%f32 distance %f2 %f3'),
  calls('select-result', '%f32 bitselect %f %f %f', '%bool bitselect %b %b %b'),
  calls('select-operand', '%f32 select %f %f %u', '%f32 select %f %d %u'),
  calls('select-condition', '%v2f select %f2 %f2 %uu', '%v2f select %f2 %f2 %u'),
  calls('size-operand', '%v2f vloadn %l %gf !2', '%v2f vloadn %u %gf !2'),
  calls('void-result', '%void prefetch %gf %l', '%f32 vstore_half %f %l %gh'),
  calls('load-result', '%v3f vloadn %l %gf !3', '%f32 vloadn %l %gf !2'),
  calls('load-half-result', '%v2f vloada_halfn %l %gh !2', '%f64 vload_half %l %gh'),
  calls('load-n', '%v8f vload_halfn %l %gh !8', '%v8f vload_halfn %l %gh !5'),
  calls('load-count', '%v8f vload_halfn %l %gh !8', '%v8f vload_halfn %l %gh !4'),
  calls('store-data', '%void vstoren %f2 %l %gf', '%void vstoren %f %l %gf'),
  calls('store-half-data', '%void vstore_half_r %d %l %gh !0', '%void vstore_halfn %f %l %gh'),
  calls('shuffle-result', '%v2f shuffle %f4 %uu', '%v2b shuffle %f4 %uu'),
  calls('shuffle-operand', '%v4f shuffle2 %f2 %f2 %uuuu', '%v2f shuffle %f3 %uu'),
  calls('shuffle-second', '%v2f shuffle2 %f2 %f2 %uu', '%v2f shuffle2 %f2 %f4 %uu'),
  calls('shuffle-mask', '%v2f shuffle %f2 %uu', '%v2f shuffle %f2 %uuuu'),
  calls('printf-result', '%u32 printf %format', '%u64 printf %format'),
  calls('printf-argument', '%u32 printf %format %f %uu', '%u32 printf %format %f %v2f'),
  calls('prefetch-pointer', '%void prefetch %gf %l', '%void prefetch %wf %l'),
]
