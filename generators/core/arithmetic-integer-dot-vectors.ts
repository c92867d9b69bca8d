import { linePair } from '../pairs/line-pair.ts'
import { dots, kernelDots, packed } from './shared/integer-dots.ts'

/** Pairs of the rules on what the two vectors of a dot product of integers have in common, and on their signs. */
export const pairs = [
  linePair(
    'integer-dot-same',
    'of-vectors',
    'two vectors have one type, or for mixed signs one shape',
    {
      ...dots,
      body: `%signed = OpSDot %long %a_int4 %a_int4
%unsigned = OpUDot %ulong %a_uint3 %a_uint3
%mixed = OpSUDot %long %a_short3 %a_ushort3
%mixed_of_unsigned = OpSUDot %long %a_uint2 %a_uint2`,
    },
    {
      'unsigned-second': '%signed = OpSDot %long %a_int4 %a_uint4',
      'unsigned-first': '%signed = OpSDot %long %a_uint4 %a_int4',
      'shorter-second': '%signed = OpSDot %long %a_int4 %a_int3',
      'longer-second': '%signed = OpSDot %long %a_int2 %a_int4',
      'narrower-second': '%signed = OpSDot %long %a_int4 %a_short4',
      'wider-second': '%signed = OpSDot %long %a_int2 %a_long2',
      'as-many-bits': '%signed = OpSDot %long %a_short4 %a_int2',
      'shorter-unsigned': '%unsigned = OpUDot %ulong %a_uint3 %a_uint2',
      'longer-unsigned': '%unsigned = OpUDot %ulong %a_uint3 %a_uint4',
      'narrower-unsigned': '%unsigned = OpUDot %ulong %a_uint3 %a_ushort3',
      'shorter-mixed': '%mixed = OpSUDot %long %a_short3 %a_ushort2',
      'longer-mixed': '%mixed = OpSUDot %long %a_short3 %a_ushort4',
      'narrower-mixed': '%mixed = OpSUDot %long %a_short3 %a_uchar3',
      'wider-mixed': '%mixed = OpSUDot %long %a_short3 %a_uint3',
      'as-many-bits-mixed': '%mixed = OpSUDot %long %a_short4 %a_uint2',
      'wider-of-unsigned': '%mixed_of_unsigned = OpSUDot %long %a_uint2 %a_ulong2',
    },
  ),
  linePair(
    'integer-dot-same',
    'accumulated',
    'accumulating asks for the same',
    {
      ...dots,
      body: `%signed = OpSDotAccSat %long %a_short2 %a_short2 %a_long
%unsigned = OpUDotAccSat %uint %a_uchar4 %a_uchar4 %a_uint
%mixed = OpSUDotAccSat %int %a_int4 %a_uint4 %a_int`,
    },
    {
      'unsigned-second': '%signed = OpSDotAccSat %long %a_int2 %a_uint2 %a_long',
      'shorter-second': '%signed = OpSDotAccSat %long %a_short3 %a_short2 %a_long',
      'narrower-second': '%signed = OpSDotAccSat %long %a_short2 %a_char2 %a_long',
      'shorter-unsigned': '%unsigned = OpUDotAccSat %uint %a_uchar4 %a_uchar3 %a_uint',
      'wider-unsigned': '%unsigned = OpUDotAccSat %uint %a_uchar4 %a_ushort4 %a_uint',
      'shorter-mixed': '%mixed = OpSUDotAccSat %int %a_int4 %a_uint3 %a_int',
      'narrower-mixed': '%mixed = OpSUDotAccSat %int %a_int4 %a_uchar4 %a_int',
    },
  ),
  linePair(
    'integer-dot-same',
    'packed',
    'packed vectors have one sign where one type is asked for',
    {
      ...dots,
      body: `%signed = OpSDot %int %a_int %a_int ${packed}
%unsigned = OpUDot %uint %a_uint %a_uint ${packed}
%mixed = OpSUDot %int %a_int %a_uint ${packed}
%mixed_the_other_way = OpSUDot %int %a_uint %a_int ${packed}
%signed_sum = OpSDotAccSat %int %a_uint %a_uint %a_int ${packed}
%unsigned_sum = OpUDotAccSat %uint %a_int %a_int %a_uint ${packed}
%mixed_sum = OpSUDotAccSat %uint %a_int %a_uint %a_uint ${packed}`,
    },
    {
      'unsigned-second': `%signed = OpSDot %int %a_int %a_uint ${packed}`,
      'unsigned-first': `%signed = OpSDot %int %a_uint %a_int ${packed}`,
      'signed-second-of-unsigned': `%unsigned = OpUDot %uint %a_uint %a_int ${packed}`,
      'signed-first-of-unsigned': `%unsigned = OpUDot %uint %a_int %a_uint ${packed}`,
      'signed-second-of-a-sum': `%signed_sum = OpSDotAccSat %int %a_uint %a_int %a_int ${packed}`,
      'unsigned-second-of-a-sum': `%unsigned_sum = OpUDotAccSat %uint %a_int %a_uint %a_uint ${packed}`,
    },
  ),
  linePair(
    'integer-dot-same',
    'kernel',
    'vectors of a kernel have one length and one width',
    {
      ...kernelDots,
      body: `%signed = OpSDot %uint %a_uchar16 %a_uchar16
%unsigned = OpUDotAccSat %uint %a_ushort8 %a_ushort8 %a_uint
%mixed = OpSUDot %ulong %a_uchar4 %a_uchar4`,
    },
    {
      'shorter-signed': '%signed = OpSDot %uint %a_uchar16 %a_uchar4',
      'as-many-bits': '%unsigned = OpUDotAccSat %uint %a_ushort8 %a_uchar16 %a_uint',
      'longer-mixed': '%mixed = OpSUDot %ulong %a_uchar4 %a_uchar16',
      'wider-mixed': '%mixed = OpSUDot %ulong %a_uchar4 %a_uint4',
    },
  ),
  linePair(
    'integer-dot-signedness',
    'of-vectors',
    'unsigned components are of Signedness 0, signed ones of any',
    {
      ...dots,
      body: `%signed = OpSDot %int %a_int4 %a_int4
%signed_of_unsigned = OpSDot %int %a_uint4 %a_uint4
%unsigned = OpUDot %uint %a_uint2 %a_uint2
%bytes = OpUDot %uint %a_uchar4 %a_uchar4
%mixed = OpSUDot %int %a_short3 %a_ushort3
%mixed_of_unsigned = OpSUDot %uint %a_ushort4 %a_ushort4`,
    },
    {
      words: '%unsigned = OpUDot %uint %a_int2 %a_int2',
      bytes: '%bytes = OpUDot %uint %a_char4 %a_char4',
      'second-mixed': '%mixed = OpSUDot %int %a_short3 %a_short3',
      'second-for-first': '%mixed = OpSUDot %int %a_ushort3 %a_short3',
      'second-of-unsigned': '%mixed_of_unsigned = OpSUDot %uint %a_ushort4 %a_short4',
      'second-bytes': '%mixed = OpSUDot %int %a_char4 %a_char4',
    },
  ),
  linePair(
    'integer-dot-signedness',
    'accumulated',
    'accumulating asks for the same signs',
    {
      ...dots,
      body: `%signed = OpSDotAccSat %uint %a_uint3 %a_uint3 %a_uint
%unsigned = OpUDotAccSat %uint %a_ushort4 %a_ushort4 %a_uint
%mixed = OpSUDotAccSat %long %a_long2 %a_ulong2 %a_long
%mixed_of_unsigned = OpSUDotAccSat %uint %a_uchar4 %a_uchar4 %a_uint`,
    },
    {
      unsigned: '%unsigned = OpUDotAccSat %uint %a_short4 %a_short4 %a_uint',
      'second-mixed': '%mixed = OpSUDotAccSat %long %a_long2 %a_long2 %a_long',
      'second-for-first': '%mixed = OpSUDotAccSat %long %a_ulong2 %a_long2 %a_long',
      'second-of-unsigned': '%mixed_of_unsigned = OpSUDotAccSat %uint %a_uchar4 %a_char4 %a_uint',
    },
  ),
  linePair(
    'integer-dot-signedness',
    'beside-packed',
    'the sign of a packed vector is that of its word and says nothing, that of a vector does',
    {
      ...dots,
      body: `%unsigned = OpUDot %uint %a_int %a_int ${packed}
%mixed = OpSUDot %int %a_int %a_int ${packed}
%unsigned_sum = OpUDotAccSat %uint %a_int %a_int %a_uint ${packed}
%mixed_sum = OpSUDotAccSat %int %a_uint %a_int %a_int ${packed}`,
    },
    {
      unsigned: '%unsigned = OpUDot %uint %a_int4 %a_int4',
      'second-mixed': '%mixed = OpSUDot %int %a_int4 %a_int4',
      'unsigned-sum': '%unsigned_sum = OpUDotAccSat %uint %a_char4 %a_char4 %a_uint',
      'second-of-a-mixed-sum': '%mixed_sum = OpSUDotAccSat %int %a_uint2 %a_int2 %a_int',
    },
  ),
  linePair(
    'integer-dot-signedness',
    'by-an-extension',
    'the rule is that of the extension by which earlier versions have the instructions',
    {
      ...dots,
      extensions: 'OpExtension "SPV_KHR_integer_dot_product"',
      body: `%unsigned = OpUDotKHR %uint %a_uint3 %a_uint3
%mixed = OpSUDotKHR %int %a_int3 %a_uint3`,
    },
    {
      unsigned: '%unsigned = OpUDotKHR %uint %a_int3 %a_int3',
      'second-mixed': '%mixed = OpSUDotKHR %int %a_int3 %a_int3',
    },
    { environments: ['spv1.0', 'spv1.5'] },
  ),
]
