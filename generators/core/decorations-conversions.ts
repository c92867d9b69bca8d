import { pair } from '../pairs/pair.ts'
import { kernel } from '../pairs/pieces.ts'
import { atOthers, decorated } from './shared/decorated.ts'

/** A kernel that converts to integers and from them, and does other things. */
const converting = {
  ...kernel,
  capabilities: `${kernel.capabilities}\nOpCapability Int64\nOpCapability GenericPointer`,
  imports: '%opencl = OpExtInstImport "OpenCL.std"',
  declarations: `%pointer = OpTypePointer Function %uint
%generic = OpTypePointer Generic %uint
%takes_float = OpTypeFunction %uint %float
%a_float2 = OpUndef %float2
%a_uint2 = OpUndef %uint2`,
  before: `%helper = OpFunction %uint None %takes_float
%parameter = OpFunctionParameter %float
%begin = OpLabel
%inside = OpConvertFToU %uint %parameter
OpReturnValue %inside
OpFunctionEnd`,
  body: `%local = OpVariable %pointer Function
%called = OpFunctionCall %uint %helper %float_1
%to_unsigned = OpConvertFToU %uint %float_1
%to_signed = OpConvertFToS %uint %float_1
%longer = OpUConvert %ulong %uint_1
%shorter = OpSConvert %uint %longer
%vector_to_unsigned = OpConvertFToU %uint2 %a_float2
%saturated_unsigned = OpSatConvertSToU %uint %uint_1
%saturated_signed = OpSatConvertUToS %uint2 %a_uint2
%from_signed = OpConvertSToF %float %uint_1
%from_unsigned = OpConvertUToF %float2 %a_uint2
%to_pointer = OpConvertUToPtr %pointer %longer
%to_generic = OpPtrCastToGeneric %generic %local
%sum = OpIAdd %uint %to_unsigned %to_signed
%copy = OpCopyObject %uint %to_unsigned
%component = OpCompositeExtract %uint %vector_to_unsigned 0
%rounded = OpExtInst %float %opencl rint %float_1
OpStore %local %to_unsigned
%loaded = OpLoad %uint %local
%chosen = OpSelect %uint %true %to_unsigned %uint_1`,
}

/** Pairs of the rule on saturated conversions. */
export const pairs = [
  pair(
    'saturated-conversion-target',
    'conversions-to-integers',
    'every conversion to integers can be saturated, be it of a scalar or a vector',
    {
      ...converting,
      annotations: decorated(
        ['to_unsigned', 'to_signed', 'longer', 'shorter', 'vector_to_unsigned', 'inside'],
        'SaturatedConversion',
      ),
    },
    {
      ...atOthers('to_signed', 'SaturatedConversion', [
        'saturated_unsigned',
        'saturated_signed',
        'from_signed',
        'from_unsigned',
        'to_pointer',
        'to_generic',
        'sum',
        'copy',
        'component',
        'rounded',
        'loaded',
        'chosen',
        'called',
        'local',
        'uint_1',
        'uint',
        'a_uint2',
      ]),
      ...atOthers('inside', 'SaturatedConversion', ['parameter', 'helper', 'begin']),
    },
  ),
  pair(
    'saturated-conversion-target',
    'one',
    'the first versions have it, too, and saturating conversions go without',
    {
      ...converting,
      annotations: decorated(['to_unsigned'], 'SaturatedConversion'),
    },
    {
      ...atOthers('to_unsigned', 'SaturatedConversion', ['saturated_unsigned', 'saturated_signed']),
      'added-to-a-saturating-one': [
        [
          'OpDecorate %to_unsigned SaturatedConversion',
          decorated(['to_unsigned', 'saturated_unsigned'], 'SaturatedConversion'),
        ],
      ],
    },
    { environments: ['spv1.0', 'spv1.3', 'spv1.6'] },
  ),
  pair(
    'saturated-conversion-target',
    'by-a-group',
    'a group of decorations is given to conversions',
    {
      ...converting,
      annotations: `OpDecorate %group SaturatedConversion
%group = OpDecorationGroup
OpGroupDecorate %group %to_unsigned %to_signed`,
    },
    {
      'one-of-two': [['%group %to_unsigned %to_signed', '%group %to_unsigned %saturated_signed']],
      'first-of-two': [['%group %to_unsigned %to_signed', '%group %from_signed %to_signed']],
      variable: [['%group %to_unsigned %to_signed', '%group %local %to_signed']],
    },
  ),
  pair(
    'saturated-conversion-target',
    'floats',
    'a conversion between floats has no integers to saturate',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}\nOpCapability Float16\nOpCapability Shader`,
      annotations: decorated(['to_unsigned'], 'SaturatedConversion'),
      body: `%to_unsigned = OpConvertFToU %uint %float_1
%narrower = OpFConvert %half %float_1
%quantized = OpQuantizeToF16 %float %float_1
%cast = OpBitcast %float %uint_1`,
    },
    atOthers('to_unsigned', 'SaturatedConversion', ['narrower', 'quantized', 'cast']),
  ),
]
