import { compute } from '../pairs/pieces.ts'
import { imageKernel } from './shared/image-kernel.ts'
import { imagePair } from './shared/image-pair.ts'

const flat = { flat: 'float 2D 0 0 0 1 Unknown' }

/** Pairs of the rule on what is extended with or without its sign. */
export const pairs = [
  imagePair(
    'image-operands-extension',
    'sampled',
    'integers are extended with their sign or without',
    {
      stage: compute,
      sampled: {
        ...flat,
        numbers: 'uint 2D 0 0 0 1 Unknown',
        signed: 'int 2D 0 0 0 1 Unknown',
      },
      body: `%a = OpImageSampleExplicitLod %uint4 %numbers %a_float2 Lod|ZeroExtend %float_0
%b = OpImageSampleExplicitLod %uint4 %numbers %a_float2 Lod|SignExtend %float_0
%c = OpImageSampleExplicitLod %int4 %signed %a_float2 Lod|SignExtend %float_0
%d = OpImageSampleExplicitLod %float4 %flat %a_float2 Lod %float_0
%e = OpImageGather %int4 %signed %a_float2 %uint_0
%f = OpImageGather %float4 %flat %a_float2 %uint_0
%g = OpImageSampleDrefExplicitLod %uint %numbers %a_float2 %float_1 Lod|ZeroExtend %float_0`,
    },
    {
      'zero-of-signed': [
        ['%int4 %signed %a_float2 Lod|SignExtend', '%int4 %signed %a_float2 Lod|ZeroExtend'],
      ],
      'sign-of-floats': [['%flat %a_float2 Lod', '%flat %a_float2 Lod|SignExtend']],
      'zero-of-floats': [['%flat %a_float2 Lod', '%flat %a_float2 Lod|ZeroExtend']],
      'zero-of-gathered-signed': [
        ['%signed %a_float2 %uint_0', '%signed %a_float2 %uint_0 ZeroExtend'],
      ],
      'sign-of-gathered-floats': [
        ['%flat %a_float2 %uint_0', '%flat %a_float2 %uint_0 SignExtend'],
      ],
      'zero-of-a-signed-scalar': [
        ['%uint %numbers %a_float2 %float_1', '%int %signed %a_float2 %float_1'],
      ],
      'zero-of-a-float': [['%uint %numbers %a_float2 %float_1', '%float %flat %a_float2 %float_1']],
    },
  ),
  imagePair(
    'image-operands-extension',
    'read-and-written',
    'integers that are fetched, read and written are extended',
    {
      stage: compute,
      images: {
        texels: 'float 2D 0 0 0 1 Unknown',
        numbers: 'uint 2D 0 0 0 1 Unknown',
        stored: 'float 2D 0 0 0 2 Rgba32f',
        signed: 'int 2D 0 0 0 2 Rgba32i',
        unsigned: 'uint 2D 0 0 0 2 Rgba32ui',
      },
      declarations: `%resident_signed = OpTypeStruct %uint %int4
%resident_unsigned = OpTypeStruct %int %uint`,
      body: `%a = OpImageFetch %uint4 %numbers %a_int2 ZeroExtend
%b = OpImageFetch %float4 %texels %a_int2
%c = OpImageRead %uint %unsigned %a_int2 ZeroExtend
%d = OpImageRead %int2 %signed %a_int2 SignExtend
%e = OpImageRead %float4 %stored %a_int2
%f = OpImageSparseRead %resident_unsigned %unsigned %a_int2 ZeroExtend
%g = OpImageSparseRead %resident_signed %signed %a_int2 SignExtend
%h = OpImageSparseRead %resident %stored %a_int2
OpImageWrite %unsigned %a_int2 %c ZeroExtend
OpImageWrite %signed %a_int2 %d SignExtend
OpImageWrite %stored %a_int2 %e`,
    },
    {
      'fetch-floats-with-sign': [['%texels %a_int2', '%texels %a_int2 SignExtend']],
      'fetch-floats-with-zeros': [['%texels %a_int2', '%texels %a_int2 ZeroExtend']],
      'read-signed-with-zeros': [
        ['%int2 %signed %a_int2 SignExtend', '%int2 %signed %a_int2 ZeroExtend'],
      ],
      'read-floats-with-sign': [['%float4 %stored %a_int2', '%float4 %stored %a_int2 SignExtend']],
      'sparse-signed-with-zeros': [
        [
          '%resident_signed %signed %a_int2 SignExtend',
          '%resident_signed %signed %a_int2 ZeroExtend',
        ],
      ],
      'sparse-floats-with-zeros': [
        ['%resident %stored %a_int2', '%resident %stored %a_int2 ZeroExtend'],
      ],
      'write-signed-with-zeros': [['%a_int2 %d SignExtend', '%a_int2 %d ZeroExtend']],
      'write-floats-with-sign': [['%stored %a_int2 %e', '%stored %a_int2 %e SignExtend']],
      'write-floats-with-zeros': [['%stored %a_int2 %e', '%stored %a_int2 %e ZeroExtend']],
    },
    { environments: ['spv1.4'] },
  ),
  imagePair(
    'image-operands-extension',
    'kernel',
    'where the sampled type is void, the texels that are asked for decide',
    {
      stage: imageKernel,
      images: {
        unsaid: 'void 2D 0 0 0 0 Unknown ReadOnly',
        target: 'void 2D 0 0 0 0 Unknown WriteOnly',
      },
      body: `%a = OpImageRead %uint4 %unsaid %a_uint2 SignExtend
%b = OpImageRead %uint4 %unsaid %a_uint2 ZeroExtend
%c = OpImageRead %float4 %unsaid %a_uint2
OpImageWrite %target %a_uint2 %a ZeroExtend
OpImageWrite %target %a_uint2 %c`,
    },
    {
      'read-floats-with-sign': [
        ['%uint4 %unsaid %a_uint2 SignExtend', '%float4 %unsaid %a_uint2 SignExtend'],
      ],
      'read-halves-with-zeros': [
        ['%uint4 %unsaid %a_uint2 ZeroExtend', '%half4 %unsaid %a_uint2 ZeroExtend'],
      ],
      'write-floats-with-sign': [['%target %a_uint2 %c', '%target %a_uint2 %c SignExtend']],
      'write-floats-with-zeros': [['%target %a_uint2 %c', '%target %a_uint2 %c ZeroExtend']],
    },
  ),
]
