import { linePair } from '../pairs/line-pair.ts'

const cooperative = {
  capabilities: `OpCapability Shader
OpCapability VulkanMemoryModel
OpCapability CooperativeMatrixKHR
OpCapability Float16
OpCapability Int16`,
  extensions: 'OpExtension "SPV_KHR_cooperative_matrix"',
  memoryModel: 'OpMemoryModel Logical Vulkan',
  declarations: `%floats_matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_2
%halves_matrix = OpTypeCooperativeMatrixKHR %half %uint_3 %uint_8 %uint_8 %uint_2
%uints_matrix = OpTypeCooperativeMatrixKHR %uint %uint_3 %uint_8 %uint_8 %uint_2
%ints_matrix = OpTypeCooperativeMatrixKHR %int %uint_3 %uint_8 %uint_8 %uint_2
%ushorts_matrix = OpTypeCooperativeMatrixKHR %ushort %uint_3 %uint_8 %uint_8 %uint_2`,
}

/** Pairs on conversions of cooperative matrices, and in blocks that are not reached. */
export const pairs = [
  linePair(
    'conversion-result',
    'cooperative-matrices',
    'cooperative matrices are converted component by component',
    {
      ...cooperative,
      body: `%unsigned = OpConvertFToU %uints_matrix %a_floats_matrix
%signed = OpConvertFToS %ints_matrix %a_floats_matrix
%from_signed = OpConvertSToF %floats_matrix %a_ints_matrix
%longer = OpUConvert %uints_matrix %a_ushorts_matrix`,
    },
    {},
  ),
  linePair(
    'conversion-operand',
    'cooperative-matrices',
    'the components of converted cooperative matrices are of the right kind',
    {
      ...cooperative,
      body: `%unsigned = OpConvertFToU %uints_matrix %a_floats_matrix
%from_signed = OpConvertSToF %floats_matrix %a_ints_matrix
%shorter = OpFConvert %halves_matrix %a_floats_matrix`,
    },
    {},
  ),
  linePair(
    'conversion-width',
    'cooperative-matrices',
    'conversions of width change the components of a cooperative matrix',
    {
      ...cooperative,
      body: `%shorter = OpFConvert %halves_matrix %a_floats_matrix
%longer = OpSConvert %uints_matrix %a_ushorts_matrix`,
    },
    {},
  ),
  linePair(
    'conversion-operand',
    'where-nobody-comes',
    'rules hold in blocks that are not reached and functions that are not called too',
    {
      before: `%uncalled = OpFunction %void None %signature
%uncalled_entry = OpLabel
%unsigned = OpConvertFToU %uint %a_float
OpReturn
OpFunctionEnd`,
      body: `OpReturn
%unreached = OpLabel
%fraction = OpConvertSToF %float %a_int`,
    },
    {
      'in-a-block': '%fraction = OpConvertSToF %float %a_int2',
      'in-a-function': '%unsigned = OpConvertFToU %uint %a_int',
    },
  ),
  linePair(
    'bitcast-differs',
    'cooperative-matrices',
    'a cooperative matrix of integers is seen as one of integers of the other signedness',
    { ...cooperative, body: '%cast = OpBitcast %ints_matrix %a_uints_matrix' },
    { same: '%cast = OpBitcast %uints_matrix %a_uints_matrix' },
  ),
]
