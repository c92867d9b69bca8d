import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { tensors } from './shared/tensors.ts'

const rank = `{%uint_2 | undefined: %a_uint | float: %float_2 | boolean: %true | vector: %uint2_2_2
| specialized-float: %spec_float | null-vector: %null_uint2 | variable: %variable_Private_uint}`

/** Constants of other types, and what is no constant, where an array of integers belongs. */
const shape = `{%numbers | undefined: %a_uints | floats: %null_floats | booleans: %null_bools | vector: %uint2_2_2 | scalar: %uint_2
| structure: %null_uint_pair | matrix: %null_float2x2 | variable: %variable_Private_uints}`

const arrays = ['StorageTensorArrayDynamicIndexingARM', 'StorageTensorArrayNonUniformIndexingARM']

/** A shader with an array of tensors, indexed by what it loads. */
function indexing(capabilities: string, annotations = '') {
  return piecesIn(tensors)`capabilities: ${tensors.capabilities}\n${capabilities}
interfaces: %variable %variable_Private_uint
annotations: ${bindingOf('variable')}\n${annotations}
declarations: %tensor = OpTypeTensorARM %float %uint_2
%tensors = OpTypeArray %tensor %uint_4
%to_tensors = OpTypePointer UniformConstant %tensors
%to_tensor = OpTypePointer UniformConstant %tensor
%variable = OpVariable %to_tensors UniformConstant
body: %index = OpLoad %uint %variable_Private_uint
%chosen = OpAccessChain %to_tensor %variable %index
%fixed = OpAccessChain %to_tensor %variable %uint_3
%specialized = OpAccessChain %to_tensor %variable %spec_uint
%grid = OpLoad %tensor %chosen`
}

/** Pairs of the rules on tensor types, and on arrays of tensors. */
export const pairs = [
  pairIn(tensors)`element-type-is-a-scalar/types: tensors have numbers of all widths or Booleans
declarations: ${['char', 'ushort', 'int', 'ulong', 'half', 'double', 'bool']
    .map((type) => `%of_${type} = OpTypeTensorARM %${type} %uint_2`)
    .join('\n')}
%bare = OpTypeTensorARM %uint
%tensor = OpTypeTensorARM {%float | vector: %float2 | matrix: %float2x2 | array: %floats | structure: %float_only
| pointer: %pointer_Private_float | tensor: %of_int | void: %void | sampler: %sampler} %uint_2`,
  pairOf`rank-is-an-integer-constant/constants: the rank of a tensor comes from any constant instruction
${tensors}
declarations: %sum = OpSpecConstantOp %uint IAdd %spec_uint_2 %uint_1
${['%int_2', '%ulong_2', '%uchar_3', '%spec_uint_2', '%sum']
  .map((constant, at) => `%by_${at} = OpTypeTensorARM %float ${constant}`)
  .join('\n')}
%tensor = OpTypeTensorARM %float ${rank}`,
  pairOf`shape-is-an-array-of-integers/constants: the shape of a tensor is a constant array of integers
${tensors}
declarations: %numbers = OpConstantComposite %uints %uint_4 %uint_8
%signed_numbers = OpConstantComposite %ints %int_4 %int_8
%wide_numbers = OpConstantComposite %ulongs %ulong_4 %ulong_8
%open_numbers = OpSpecConstantComposite %uints %spec_uint_4 %uint_8
${['%signed_numbers', '%wide_numbers', '%open_numbers']
  .map((constant, at) => `%by_${at} = OpTypeTensorARM %float %uint_2 ${constant}`)
  .join('\n')}
%tensor = OpTypeTensorARM %float %uint_2 ${shape}`,
  pairOf`shape-length-is-the-rank/numbers: a shape has as many numbers as a tensor has dimensions, where both are known
${tensors}
declarations: %one = OpConstantComposite %uint_array1 %uint_4
%numbers = OpConstantComposite %uint_array3 %uint_4 %uint_8 %uint_2
%line = OpTypeTensorARM %float {%uint_1 | of-a-line: %uint_2} %one
%tensor = OpTypeTensorARM %float {%uint_3 | one-less: %uint_2 | one-more: %uint_4 | signed: %int_2 | wide: %ulong_5} %numbers
%open = OpTypeTensorARM %float %spec_uint_2 %numbers`,
  ...arrays.map(
    (
      capability,
      at,
    ) => pairOf`dynamic-index-has-its-capability/${at === 0 ? 'dynamic' : 'non-uniform'}
an array of tensors is indexed by a value that is loaded
${indexing(`{OpCapability ${capability} | missing:}`)}`,
  ),
  pairIn(indexing(''))`dynamic-index-has-its-capability/constants
an array of tensors is indexed by constants without a further capability
body: %fixed = OpAccessChain %to_tensor %variable %uint_3
%specialized = OpInBoundsAccessChain %to_tensor %variable %spec_uint
{| loaded: %index = OpLoad %uint %variable_Private_uint
%chosen = OpInBoundsAccessChain %to_tensor %variable %index}`,
  pairOf`non-uniform-index-has-its-capability/shader
an array of tensors is indexed by a value that differs between invocations
${indexing(
  `OpCapability ShaderNonUniform
OpCapability ${arrays[0]}
{OpCapability ${arrays[1]} | missing:}`,
  'OpDecorate %index NonUniform\nOpDecorate %chosen NonUniform',
)}`,
  pairOf`non-uniform-index-has-its-capability/uniform
an array of tensors is indexed by the same value in all invocations
${indexing(
  `OpCapability ShaderNonUniform\nOpCapability ${arrays[0]}`,
  '{| decorated: OpDecorate %index NonUniform}',
)}`,
]
