import { compute } from '../pairs/pieces.ts'
import { imageKernel } from './shared/image-kernel.ts'
import { imagePairOf } from './shared/image-pair.ts'

const flat = 'flat float 2D 0 0 0 1 Unknown'

/** Pairs of the rule on what is extended with or without its sign. */
export const pairs = [
  imagePairOf`image-operands-extension/sampled
integers are extended with their sign or without
${compute}
sampled: ${flat}, numbers uint 2D 0 0 0 1 Unknown, signed int 2D 0 0 0 1 Unknown
body: %a = OpImageSampleExplicitLod %uint4 %numbers %a_float2 Lod|ZeroExtend %float_0
%b = OpImageSampleExplicitLod %uint4 %numbers %a_float2 Lod|SignExtend %float_0
%c = OpImageSampleExplicitLod %int4 %signed %a_float2 {Lod|SignExtend
  | zero-of-signed: Lod|ZeroExtend} %float_0
%d = OpImageSampleExplicitLod %float4 %flat %a_float2 {Lod | sign-of-floats: Lod|SignExtend
  | zero-of-floats: Lod|ZeroExtend} %float_0
%e = OpImageGather %int4 %signed %a_float2 %uint_0 {| zero-of-gathered-signed: ZeroExtend}
%f = OpImageGather %float4 %flat %a_float2 %uint_0 {| sign-of-gathered-floats: SignExtend}
%g = OpImageSampleDrefExplicitLod {%uint %numbers | zero-of-a-signed-scalar: %int %signed
  | zero-of-a-float: %float %flat} %a_float2 %float_1 Lod|ZeroExtend %float_0`,
  imagePairOf`image-operands-extension/read-and-written in spv1.4
integers that are fetched, read and written are extended
${compute}
images: texels float 2D 0 0 0 1 Unknown, numbers uint 2D 0 0 0 1 Unknown, stored float 2D 0 0 0 2 Rgba32f,
signed int 2D 0 0 0 2 Rgba32i, unsigned uint 2D 0 0 0 2 Rgba32ui
body: %a = OpImageFetch %uint4 %numbers %a_int2 ZeroExtend
%b = OpImageFetch %float4 %texels %a_int2 {| fetch-floats-with-sign: SignExtend
  | fetch-floats-with-zeros: ZeroExtend}
%c = OpImageRead %uint %unsigned %a_int2 ZeroExtend
%d = OpImageRead %int2 %signed %a_int2 {SignExtend | read-signed-with-zeros: ZeroExtend}
%e = OpImageRead %float4 %stored %a_int2 {| read-floats-with-sign: SignExtend}
%f = OpImageSparseRead %structure_int_and_uint %unsigned %a_int2 ZeroExtend
%g = OpImageSparseRead %structure_uint_and_int4 %signed %a_int2 {SignExtend
  | sparse-signed-with-zeros: ZeroExtend}
%h = OpImageSparseRead %structure_uint_and_float4 %stored %a_int2 {| sparse-floats-with-zeros: ZeroExtend}
OpImageWrite %unsigned %a_int2 %c ZeroExtend
OpImageWrite %signed %a_int2 %d {SignExtend | write-signed-with-zeros: ZeroExtend}
OpImageWrite %stored %a_int2 %e {| write-floats-with-sign: SignExtend
  | write-floats-with-zeros: ZeroExtend}`,
  imagePairOf`image-operands-extension/kernel in spv1.6
where the sampled type is void, the texels that are asked for decide
${imageKernel}
images: unsaid void 2D 0 0 0 0 Unknown ReadOnly, target void 2D 0 0 0 0 Unknown WriteOnly
body: %a = OpImageRead {%uint4 | read-floats-with-sign: %float4} %unsaid %a_uint2 SignExtend
%b = OpImageRead {%uint4 | read-halves-with-zeros: %half4} %unsaid %a_uint2 ZeroExtend
%c = OpImageRead %float4 %unsaid %a_uint2
OpImageWrite %target %a_uint2 %a ZeroExtend
OpImageWrite %target %a_uint2 %c {| write-floats-with-sign: SignExtend
  | write-floats-with-zeros: ZeroExtend}`,
]
