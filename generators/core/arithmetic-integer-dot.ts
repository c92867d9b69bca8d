import { linePair } from '../pairs/line-pair.ts'
import { dots, kernelDots, packed } from './shared/integer-dots.ts'

/** Pairs of the rules on what dot products of integers are of, and on what they result in. */
export const pairs = [
  linePair(
    'integer-dot-result',
    'of-vectors',
    'dot products of vectors are as wide as a component, or wider, of any sign but of OpUDot',
    {
      ...dots,
      body: `%signed = OpSDot %int %a_short4 %a_short4
%equal = OpSDot %ushort %a_short3 %a_short3
%unsigned = OpUDot %uint %a_uint2 %a_uint2
%wide = OpUDot %ulong %a_uchar4 %a_uchar4
%mixed = OpSUDot %uint %a_char4 %a_uchar4
%least = OpSUDot %char %a_char2 %a_uchar2`,
    },
    {
      'narrower-signed': '%signed = OpSDot %char %a_short4 %a_short4',
      'half-as-wide': '%equal = OpSDot %uchar %a_short3 %a_short3',
      'narrower-unsigned': '%unsigned = OpUDot %ushort %a_uint2 %a_uint2',
      'narrower-mixed': '%least = OpSUDot %ushort %a_int2 %a_uint2',
      'signed-of-unsigned': '%unsigned = OpUDot %int %a_uint2 %a_uint2',
      'wider-and-signed': '%wide = OpUDot %long %a_uchar4 %a_uchar4',
      'float-of-signed': '%signed = OpSDot %float %a_short4 %a_short4',
      'half-of-signed': '%equal = OpSDot %half %a_short3 %a_short3',
      'double-of-unsigned': '%wide = OpUDot %double %a_uchar4 %a_uchar4',
      'float-of-mixed': '%mixed = OpSUDot %float %a_char4 %a_uchar4',
      'boolean-of-mixed': '%mixed = OpSUDot %bool %a_char4 %a_uchar4',
      'vector-of-signed': '%signed = OpSDot %int4 %a_short4 %a_short4',
      'vector-of-unsigned': '%unsigned = OpUDot %uint2 %a_uint2 %a_uint2',
      'array-of-mixed': '%least = OpSUDot %ints %a_char2 %a_uchar2',
    },
  ),
  linePair(
    'integer-dot-result',
    'accumulated',
    'accumulated dot products are as wide as a component, or wider, too',
    {
      ...dots,
      body: `%signed = OpSDotAccSat %int %a_int4 %a_int4 %a_int
%unsigned = OpUDotAccSat %ushort %a_uchar3 %a_uchar3 %a_ushort
%mixed = OpSUDotAccSat %ulong %a_short2 %a_ushort2 %a_ulong`,
    },
    {
      'narrower-signed': '%signed = OpSDotAccSat %short %a_int4 %a_int4 %a_short',
      'narrower-unsigned': '%unsigned = OpUDotAccSat %uchar %a_ushort3 %a_ushort3 %a_uchar',
      'narrower-mixed': '%mixed = OpSUDotAccSat %uchar %a_short2 %a_ushort2 %a_uchar',
      'signed-of-unsigned': '%unsigned = OpUDotAccSat %short %a_uchar3 %a_uchar3 %a_short',
      'float-of-signed': '%signed = OpSDotAccSat %float %a_int4 %a_int4 %a_float',
      'half-of-unsigned': '%unsigned = OpUDotAccSat %half %a_uchar3 %a_uchar3 %a_half',
      'vector-of-mixed': '%mixed = OpSUDotAccSat %ulong2 %a_short2 %a_ushort2 %a_ulong2',
    },
  ),
  linePair(
    'integer-dot-result',
    'packed',
    'components that are packed have 8 bits, so that every integer is wide enough',
    {
      ...dots,
      body: `%signed = OpSDot %char %a_int %a_int ${packed}
%unsigned = OpUDot %ushort %a_int %a_int ${packed}
%mixed = OpSUDot %ulong %a_uint %a_int ${packed}
%signed_sum = OpSDotAccSat %ushort %a_uint %a_uint %a_ushort ${packed}
%unsigned_sum = OpUDotAccSat %uchar %a_uint %a_uint %a_uchar ${packed}
%mixed_sum = OpSUDotAccSat %short %a_int %a_uint %a_short ${packed}`,
    },
    {
      float: `%signed = OpSDot %float %a_int %a_int ${packed}`,
      'signed-of-unsigned': `%unsigned = OpUDot %int %a_int %a_int ${packed}`,
      vector: `%mixed = OpSUDot %char4 %a_uint %a_int ${packed}`,
      boolean: `%mixed = OpSUDot %bool %a_uint %a_int ${packed}`,
      'float-sum': `%signed_sum = OpSDotAccSat %half %a_uint %a_uint %a_half ${packed}`,
      'signed-sum': `%unsigned_sum = OpUDotAccSat %char %a_uint %a_uint %a_char ${packed}`,
      'vector-sum': `%mixed_sum = OpSUDotAccSat %uint2 %a_int %a_uint %a_uint2 ${packed}`,
    },
  ),
  linePair(
    'integer-dot-result',
    'kernel',
    'a kernel has dot products of longer vectors',
    {
      ...kernelDots,
      body: `%signed = OpSDot %uchar %a_uchar16 %a_uchar16
%unsigned = OpUDot %uint %a_ushort8 %a_ushort8
%mixed = OpSUDotAccSat %ulong %a_ulong3 %a_ulong3 %a_ulong`,
    },
    {
      float: '%signed = OpSDot %float %a_uchar16 %a_uchar16',
      narrower: '%unsigned = OpUDot %uchar %a_ushort8 %a_ushort8',
      'narrower-sum': '%mixed = OpSUDotAccSat %uint %a_ulong3 %a_ulong3 %a_uint',
    },
  ),
  linePair(
    'integer-dot-result',
    'by-an-extension',
    'the rule is that of the extension by which earlier versions have the instructions',
    {
      ...dots,
      extensions: 'OpExtension "SPV_KHR_integer_dot_product"',
      body: `%signed = OpSDotKHR %int %a_int4 %a_int4
%unsigned = OpUDotAccSatKHR %uint %a_uchar4 %a_uchar4 %a_uint`,
    },
    {
      narrower: '%signed = OpSDotKHR %short %a_int4 %a_int4',
      'signed-of-unsigned': '%unsigned = OpUDotAccSatKHR %int %a_uchar4 %a_uchar4 %a_int',
    },
    { environments: ['spv1.0', 'spv1.5'] },
  ),
  linePair(
    'integer-dot-operand',
    'vectors',
    'vectors of integers of any length and width have dot products',
    {
      ...dots,
      body: `%signed = OpSDot %int %a_short2 %a_short2
%unsigned = OpUDot %ulong %a_ulong2 %a_ulong2
%mixed = OpSUDot %int %a_char4 %a_uchar4`,
    },
    {
      'floats-signed': '%signed = OpSDot %int %a_float2 %a_float2',
      'halves-signed': '%signed = OpSDot %int %a_half4 %a_half4',
      'booleans-signed': '%signed = OpSDot %int %a_bool2 %a_bool2',
      'matrices-signed': '%signed = OpSDot %int %a_float2x2 %a_float2x2',
      'arrays-signed': '%signed = OpSDot %int %a_ints %a_ints',
      'structures-signed': '%signed = OpSDot %int %a_int_pair %a_int_pair',
      'doubles-unsigned': '%unsigned = OpUDot %ulong %a_double2 %a_double2',
      'arrays-unsigned': '%unsigned = OpUDot %ulong %a_uints %a_uints',
      'floats-first-mixed': '%mixed = OpSUDot %int %a_float4 %a_uint4',
      'floats-second-mixed': '%mixed = OpSUDot %int %a_int4 %a_float4',
      'packed-second-mixed': `%mixed = OpSUDot %int %a_char4 %a_uint ${packed}`,
      'packed-first-mixed': `%mixed = OpSUDot %int %a_int %a_uchar4 ${packed}`,
    },
  ),
  linePair(
    'integer-dot-operand',
    'packed',
    'integers of 32 bits are packed vectors, whatever their sign',
    {
      ...dots,
      body: `%signed = OpSDot %int %a_uint %a_uint ${packed}
%unsigned = OpUDot %uint %a_int %a_int ${packed}
%mixed = OpSUDot %int %a_uint %a_int ${packed}`,
    },
    {
      'wide-signed': `%signed = OpSDot %int %a_long %a_long ${packed}`,
      'narrow-signed': `%signed = OpSDot %int %a_short %a_short ${packed}`,
      'float-signed': `%signed = OpSDot %int %a_float %a_float ${packed}`,
      'boolean-signed': `%signed = OpSDot %int %a_bool %a_bool ${packed}`,
      'wide-unsigned': `%unsigned = OpUDot %ulong %a_ulong %a_ulong ${packed}`,
      'narrow-unsigned': `%unsigned = OpUDot %uint %a_uchar %a_uchar ${packed}`,
      'float-unsigned': `%unsigned = OpUDot %uint %a_float %a_float ${packed}`,
      'wide-mixed': `%mixed = OpSUDot %long %a_long %a_ulong ${packed}`,
      'narrow-first-mixed': `%mixed = OpSUDot %int %a_ushort %a_int ${packed}`,
      'narrow-second-mixed': `%mixed = OpSUDot %int %a_uint %a_uchar ${packed}`,
      'float-first-mixed': `%mixed = OpSUDot %int %a_float %a_int ${packed}`,
      'float-second-mixed': `%mixed = OpSUDot %int %a_uint %a_float ${packed}`,
    },
  ),
  linePair(
    'integer-dot-operand',
    'accumulated',
    'what is accumulated is of vectors of integers, or of packed ones, too',
    {
      ...dots,
      body: `%signed = OpSDotAccSat %int %a_int3 %a_int3 %a_int
%unsigned = OpUDotAccSat %uint %a_uint %a_uint %a_uint ${packed}
%mixed = OpSUDotAccSat %int %a_short4 %a_ushort4 %a_int`,
    },
    {
      'floats-signed': '%signed = OpSDotAccSat %int %a_float3 %a_float3 %a_int',
      'halves-signed': '%signed = OpSDotAccSat %int %a_half2 %a_half2 %a_int',
      'arrays-signed': '%signed = OpSDotAccSat %int %a_ints %a_ints %a_int',
      'wide-unsigned': `%unsigned = OpUDotAccSat %uint %a_ulong %a_ulong %a_uint ${packed}`,
      'narrow-unsigned': `%unsigned = OpUDotAccSat %uint %a_ushort %a_ushort %a_uint ${packed}`,
      'float-unsigned': `%unsigned = OpUDotAccSat %uint %a_float %a_float %a_uint ${packed}`,
      'halves-first-mixed': '%mixed = OpSUDotAccSat %int %a_half4 %a_ushort4 %a_int',
      'halves-second-mixed': '%mixed = OpSUDotAccSat %int %a_short4 %a_half4 %a_int',
      'packed-first-mixed': `%mixed = OpSUDotAccSat %int %a_int %a_uchar4 %a_int ${packed}`,
      'packed-second-mixed': `%mixed = OpSUDotAccSat %int %a_char4 %a_int %a_int ${packed}`,
    },
  ),
  linePair(
    'integer-dot-operand',
    'kernel',
    'a kernel has dot products of vectors and of packed ones',
    {
      ...kernelDots,
      body: `%signed = OpSDot %uint %a_uint %a_uint ${packed}
%unsigned = OpUDot %ulong %a_ushort8 %a_ushort8
%mixed = OpSUDotAccSat %uint %a_uchar16 %a_uchar16 %a_uint`,
    },
    {
      wide: `%signed = OpSDot %ulong %a_ulong %a_ulong ${packed}`,
      floats: '%unsigned = OpUDot %ulong %a_float4 %a_float4',
      structures: '%mixed = OpSUDotAccSat %uint %a_uint_pair %a_uint_pair %a_uint',
      'packed-and-vector': `%mixed = OpSUDotAccSat %uint %a_uint %a_uchar4 %a_uint ${packed}`,
    },
  ),
  linePair(
    'integer-dot-operand',
    'long-vectors',
    'vectors of more than four integers have dot products, also where a constant tells how many',
    {
      capabilities: `${dots.capabilities}\nOpCapability LongVectorEXT`,
      extensions: 'OpExtension "SPV_EXT_long_vector"',
      declarations: `%char = OpTypeInt 8 1
%int5 = OpTypeVector %int 5
%float5 = OpTypeVector %float 5
%char32 = OpTypeVector %char 32
%uchar32 = OpTypeVector %uchar 32
%sized = OpTypeVectorIdEXT %uint %uint_8
%sized_floats = OpTypeVectorIdEXT %float %uint_8`,
      body: `%signed = OpSDot %int %a_int5 %a_int5
%unsigned = OpUDot %uint %a_sized %a_sized
%mixed = OpSUDot %int %a_char32 %a_uchar32`,
    },
    {
      'floats-signed': '%signed = OpSDot %int %a_float5 %a_float5',
      'floats-unsigned': '%unsigned = OpUDot %uint %a_sized_floats %a_sized_floats',
    },
  ),
  linePair(
    'integer-dot-operand',
    'where-nobody-comes',
    'the rule holds in blocks that are not reached',
    {
      ...dots,
      body: `OpReturn
%unreached = OpLabel
%signed = OpSDot %int %a_int2 %a_int2`,
    },
    { floats: '%signed = OpSDot %int %a_float2 %a_float2' },
  ),
]
