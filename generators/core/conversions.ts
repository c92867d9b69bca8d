import { linePair } from '../pairs/line-pair.ts'
import { kernel, wide } from '../pairs/pieces.ts'

const wideKernel = {
  ...kernel,
  capabilities: `${kernel.capabilities}
OpCapability Int64
OpCapability Int16
OpCapability Float64`,
}

/** Pairs of the rules on numerical conversions. */
export const pairs = [
  linePair(
    'conversion-result',
    'between-kinds',
    'floats become integers and integers floats',
    {
      ...wide,
      body: `%unsigned = OpConvertFToU %uint %a_float
%unsigneds = OpConvertFToU %ulong2 %a_half2
%signed = OpConvertFToS %uint %a_float
%signeds = OpConvertFToS %int2 %a_double2
%from_signed = OpConvertSToF %float %a_uint
%from_unsigned = OpConvertUToF %half2 %a_long2`,
    },
    {
      'unsigned-to-signed': '%unsigned = OpConvertFToU %int %a_float',
      'unsigned-to-boolean': '%unsigned = OpConvertFToU %bool %a_float',
      'unsigneds-to-signed': '%unsigneds = OpConvertFToU %long2 %a_half2',
      'signed-to-float': '%signed = OpConvertFToS %float %a_float',
      'signeds-to-float': '%signeds = OpConvertFToS %float2 %a_double2',
      'from-signed-to-integer': '%from_signed = OpConvertSToF %int %a_uint',
      'from-unsigned-to-integer': '%from_unsigned = OpConvertUToF %ulong2 %a_long2',
      'from-unsigned-to-boolean': '%from_unsigned = OpConvertUToF %bool2 %a_long2',
    },
  ),
  linePair(
    'conversion-result',
    'between-widths',
    'a change of width keeps the kind, that of unsigned integers results in unsigned ones',
    {
      ...wide,
      body: `%unsigned = OpUConvert %uint %a_long
%signed = OpSConvert %uint %a_ushort
%signeds = OpSConvert %long2 %a_uint2
%narrowed = OpFConvert %half %a_double
%widened = OpFConvert %double2 %a_float2`,
    },
    {
      'unsigned-to-signed': '%unsigned = OpUConvert %int %a_long',
      'unsigned-to-float': '%unsigned = OpUConvert %float %a_long',
      'signed-to-float': '%signed = OpSConvert %float %a_ushort',
      'signeds-to-double': '%signeds = OpSConvert %double2 %a_uint2',
      'narrowed-to-integer': '%narrowed = OpFConvert %ushort %a_double',
      'widened-to-integer': '%widened = OpFConvert %long2 %a_float2',
    },
  ),
  linePair(
    'conversion-result',
    'saturating',
    'saturating conversions result in integers',
    {
      ...wideKernel,
      body: `%unsigned = OpSatConvertSToU %ushort %a_uint
%signed = OpSatConvertUToS %uint2 %a_uint2`,
    },
    {
      float: '%unsigned = OpSatConvertSToU %float %a_uint',
      boolean: '%unsigned = OpSatConvertSToU %bool %a_uint',
      floats: '%signed = OpSatConvertUToS %float2 %a_uint2',
    },
  ),
  linePair(
    'conversion-result',
    'specialized',
    'specialization constants change their width',
    {
      ...wide,
      declarations: `%specialized = OpSpecConstant %uint 1
%unsigned = OpSpecConstantOp %ulong UConvert %specialized`,
    },
    { signed: '%unsigned = OpSpecConstantOp %long UConvert %specialized' },
  ),
  linePair(
    'conversion-operand',
    'between-kinds',
    'floats become integers and integers of any signedness floats',
    {
      ...wide,
      body: `%unsigned = OpConvertFToU %uint %a_float
%unsigneds = OpConvertFToU %uint2 %a_float2
%signed = OpConvertFToS %int %a_double
%from_signed = OpConvertSToF %float %a_uint
%from_unsigned = OpConvertUToF %float2 %a_int2`,
    },
    {
      'unsigned-from-integer': '%unsigned = OpConvertFToU %uint %a_ulong',
      'unsigned-from-vector': '%unsigned = OpConvertFToU %uint %a_float2',
      'unsigneds-from-scalar': '%unsigneds = OpConvertFToU %uint2 %a_float',
      'unsigneds-from-longer': '%unsigneds = OpConvertFToU %uint2 %a_float3',
      'signed-from-integer': '%signed = OpConvertFToS %int %a_uint',
      'signed-from-boolean': '%signed = OpConvertFToS %int %a_bool',
      'from-signed-float': '%from_signed = OpConvertSToF %float %a_double',
      'from-signed-boolean': '%from_signed = OpConvertSToF %float %a_bool',
      'from-unsigned-floats': '%from_unsigned = OpConvertUToF %float2 %a_float2',
      'from-unsigned-longer': '%from_unsigned = OpConvertUToF %float2 %a_uint4',
    },
  ),
  linePair(
    'conversion-operand',
    'between-widths',
    'what changes its width has as many components as the result',
    {
      ...wide,
      body: `%unsigned = OpUConvert %uint %a_long
%signed = OpSConvert %long2 %a_uint2
%widened = OpFConvert %double %a_half
%float_vector = OpFConvert %half2 %a_float2`,
    },
    {
      'unsigned-from-float': '%unsigned = OpUConvert %uint %a_double',
      'unsigned-from-vector': '%unsigned = OpUConvert %uint %a_ushort2',
      'signed-from-scalar': '%signed = OpSConvert %long2 %a_uint',
      'signed-from-floats': '%signed = OpSConvert %long2 %a_half2',
      'float-from-integer': '%widened = OpFConvert %double %a_uint',
      'floats-from-longer': '%float_vector = OpFConvert %half2 %a_float3',
      'floats-from-scalar': '%float_vector = OpFConvert %half2 %a_double',
    },
  ),
  linePair(
    'conversion-operand',
    'saturating',
    'integers are converted saturating, to the same width too',
    {
      ...wideKernel,
      body: `%unsigned = OpSatConvertSToU %ushort %a_uint
%signed = OpSatConvertUToS %uint2 %a_uint2`,
    },
    {
      float: '%unsigned = OpSatConvertSToU %ushort %a_float',
      vector: '%unsigned = OpSatConvertSToU %ushort %a_uint2',
      floats: '%signed = OpSatConvertUToS %uint2 %a_float2',
      scalar: '%signed = OpSatConvertUToS %uint2 %a_ulong',
    },
  ),
  linePair(
    'conversion-operand',
    'specialized',
    'a specialization constant is a converted integer',
    {
      ...wide,
      declarations: `%specialized = OpSpecConstant %int 1
%fraction = OpSpecConstant %float 1
%signed = OpSpecConstantOp %long SConvert %specialized`,
    },
    { float: '%signed = OpSpecConstantOp %long SConvert %fraction' },
  ),
  linePair(
    'conversion-width',
    'other-widths',
    'conversions of width change it',
    {
      ...wide,
      body: `%unsigned = OpUConvert %uint %a_ulong
%unsigneds = OpUConvert %ulong2 %a_uint2
%signed = OpSConvert %int %a_short
%signeds = OpSConvert %ulong2 %a_int2
%narrowed = OpFConvert %half %a_float
%float_vector = OpFConvert %float2 %a_double2`,
    },
    {
      'unsigned-type': '%unsigned = OpUConvert %uint %a_uint',
      'unsigned-width': '%unsigned = OpUConvert %uint %a_int',
      'unsigneds-width': '%unsigneds = OpUConvert %ulong2 %a_long2',
      'signed-type': '%signed = OpSConvert %int %a_int',
      'signeds-width': '%signeds = OpSConvert %ulong2 %a_long2',
      'float-type': '%narrowed = OpFConvert %half %a_half',
      'floats-type': '%float_vector = OpFConvert %float2 %a_float2',
    },
  ),

  linePair(
    'conversion-width',
    'specialized',
    'specialization constants are converted to another width',
    {
      ...wide,
      declarations: `%specialized = OpSpecConstant %int 1
%fraction = OpSpecConstant %float 1
%unsigned = OpSpecConstantOp %ulong UConvert %specialized
%signed = OpSpecConstantOp %long SConvert %specialized
%double_fraction = OpSpecConstantOp %double FConvert %fraction`,
    },
    {
      unsigned: '%unsigned = OpSpecConstantOp %uint UConvert %specialized',
      signed: '%signed = OpSpecConstantOp %int SConvert %specialized',
      float: '%double_fraction = OpSpecConstantOp %float FConvert %fraction',
    },
  ),
  linePair(
    'quantize-type',
    'floats-of-32-bits',
    'what is quantized stays in 32 bits',
    {
      ...wide,
      body: `%scalar = OpQuantizeToF16 %float %a_float
%vector = OpQuantizeToF16 %float3 %a_float3`,
    },
    {
      half: '%scalar = OpQuantizeToF16 %half %a_half',
      integer: '%scalar = OpQuantizeToF16 %uint %a_uint',
      doubles: '%vector = OpQuantizeToF16 %double3 %a_double3',
      matrix: '%vector = OpQuantizeToF16 %float3x2 %a_float3x2',
    },
  ),
  linePair(
    'quantize-type',
    'specialized',
    'a specialization constant is quantized',
    {
      ...wide,
      declarations: `%fraction = OpSpecConstant %float 1
%precise = OpSpecConstant %double 1
%quantized = OpSpecConstantOp %float QuantizeToF16 %fraction`,
    },
    { double: '%quantized = OpSpecConstantOp %double QuantizeToF16 %precise' },
  ),
  linePair(
    'quantize-operand',
    'like-the-result',
    'what is quantized has the type of the result',
    {
      ...wide,
      body: `%scalar = OpQuantizeToF16 %float %a_float
%vector = OpQuantizeToF16 %float3 %a_float3`,
    },
    {
      half: '%scalar = OpQuantizeToF16 %float %a_half',
      double: '%scalar = OpQuantizeToF16 %float %a_double',
      integer: '%scalar = OpQuantizeToF16 %float %a_uint',
      scalar: '%vector = OpQuantizeToF16 %float3 %a_float',
      longer: '%vector = OpQuantizeToF16 %float3 %a_float4',
    },
  ),
]
