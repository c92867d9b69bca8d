import type { Pair } from '../pairs/pair.ts'
import { pairOf, piecesIn, tagOf } from '../pairs/pair-of.ts'
import { bindingsOf, kernel, type Pieces } from '../pairs/pieces.ts'
import { inFragment, inVertex } from '../pairs/tags.ts'

/** Variables that memory decorations are for, and others. `%stored` holds a block whose member may be decorated. */
const inMemory = tagOf`entryPoints: Fragment %main %storage %storages %variable_StorageBuffer_float_only %variable_StorageBuffer_float_only_array2 %own %sampled %attachment %uniform %pushed %shared %input %both %sampler
annotations: %float_only %second_float_only Block, 0 Offset 0
${bindingsOf(['storage', 'storages', 'variable_StorageBuffer_float_only', 'variable_StorageBuffer_float_only_array2', 'sampled', 'attachment', 'uniform', 'both', 'sampler'])}
%attachment InputAttachmentIndex 0
%input Location 0
declarations: %sampler_type = OpTypeSampler
%storage = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_2_Rgba32f UniformConstant
%storages = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_2_Rgba32f_array2 UniformConstant
%sampled = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_1_Unknown UniformConstant
%attachment = OpVariable %pointer_UniformConstant_image_float_SubpassData_0_0_0_2_Unknown UniformConstant
%both = OpVariable %pointer_UniformConstant_sampled_image_float_2D_0_0_0_1_Unknown UniformConstant
%sampler = OpVariable %pointer_UniformConstant_sampler_type UniformConstant
%uniform = OpVariable %pointer_Uniform_second_float_only Uniform
%pushed = OpVariable %pointer_PushConstant_second_float_only PushConstant
%shared = OpVariable %pointer_Workgroup_float Workgroup
%input = OpVariable %pointer_Input_float Input
%own = OpVariable %pointer_Private_float Private
body: %local = OpVariable %pointer_Function_float Function`

/** A pair of a decoration on a variable of each kind that has it, moved to variables of other kinds. */
function memoryPair(decoration: string, ...others: readonly string[]): Pair {
  const ways = others.map((name) => `| ${name}: %${name}`).join(' ')
  return inMemory`memory-decoration-object/${decoration.replaceAll(/(?<=.)([A-Z])/g, '-$1').toLowerCase()}
${decoration} is for storage images, blocks in StorageBuffer, and arrays of them
+annotations: %storage %variable_StorageBuffer_float_only %variable_StorageBuffer_float_only_array2 ${decoration}
OpDecorate {%storages ${ways}} ${decoration}`
}

const comparisons = 'Equal NotEqual LessThan GreaterThan LessThanEqual GreaterThanEqual'
  .split(' ')
  .flatMap((name) => [`OpFOrd${name}`, `OpFUnord${name}`])
  .map((opcode, at) => ({ result: `compared${at}`, opcode }))

/** Arithmetic of a kernel, and what is none. `others` are results with the decoration in every module. */
function calculating(others: readonly string[], ways: string): Pieces {
  return piecesIn(kernel)`annotations: ${['sum', 'difference', 'quotient', 'remainder', ...others]
    .map((name) => `%${name} FPFastMathMode NotNaN|NSZ`)
    .join('\n')}
OpDecorate {%product ${ways}} FPFastMathMode Fast
%modulo FPFastMathMode None
before: %float %helper(%float %parameter)
OpReturnValue %parameter
body: %loaded = OpLoad %float %variable_Function_float
%sum = OpFAdd %float %loaded %float_1
%difference = OpFSub %float2 %null_float2 %null_float2
%product = OpFMul %float %loaded %loaded
%quotient = OpFDiv %float %loaded %float_1
%remainder = OpFRem %float %loaded %float_1
%modulo = OpFMod %float %loaded %float_1
%negated = OpFNegate %float %loaded
%ordered = OpOrdered %bool %loaded %float_1
%unordered = OpUnordered %bool %loaded %float_1
${comparisons.map(({ result, opcode }) => `%${result} = ${opcode} %bool %loaded %float_1`).join('\n')}
%dot = OpDot %float %null_float2 %null_float2
%scaled = OpVectorTimesScalar %float2 %null_float2 %loaded
%converted = OpConvertSToF %float %uint_1
%counted = OpIAdd %uint %uint_1 %uint_2
%not_a_number = OpIsNan %bool %loaded
%chosen = OpSelect %float %ordered %sum %product
%called = OpFunctionCall %float %helper %loaded
%composed = OpCompositeConstruct %float2 %sum %product`
}

const never = `| product-with-a-vector: %scaled | dot-product: %dot | conversion: %converted | integers: %counted
  | selection: %chosen | call: %called | variable: %variable_Function_float | load: %loaded | constant: %float_1 | parameter: %parameter
  | function: %helper | test: %not_a_number | composite: %composed`

const compared = comparisons.map(({ result }) => result)

/** Pairs of the rules on what decorated objects are like, and on what may be calculated fast. */
export const pairs = [
  memoryPair('NonWritable', 'sampled', 'attachment', 'uniform', 'both'),
  memoryPair('NonReadable', 'own', 'pushed', 'sampled'),
  memoryPair('Volatile', 'shared', 'attachment', 'local'),
  memoryPair('Coherent', 'uniform', 'input', 'sampler'),
  inMemory`memory-decoration-object/members
members of blocks in StorageBuffer are decorated, members of other structures are not
+annotations: {%float_only | non-writable-in-uniform: %second_float_only} 0 NonWritable
{%float_only | coherent-in-uniform: %second_float_only} 0 Coherent`,
  pairOf`memory-decoration-object/buffer-block in spv1.0, spv1.3
a block of a buffer in Uniform is not written, a uniform block does not have to be told
annotations: %float_only BufferBlock, 0 Offset 0
${bindingsOf(['variable_Uniform_float_only', 'variable_Uniform_block_float'])}
{%float_only | member-of-a-uniform-block: %block_float} 0 NonReadable
{%variable_Uniform_float_only | uniform-block: %variable_Uniform_block_float | own-number: %variable_Private_float | local-number: %variable_Function_float} NonWritable`,
  pairOf`memory-decoration-object/constant-tables in spv1.4, spv1.6
from version 1.4 on variables in Private and Function are marked as not written
annotations: %table {%local | shared: %variable_Workgroup_float4} NonWritable
declarations: %table = OpVariable %pointer_Private_float4 Private %null_float4
body: %local = OpVariable %pointer_Function_float4 Function %null_float4
changed: OpDecorate %table {NonWritable | not-read: NonReadable | coherent: Coherent}`,
  inFragment`input-attachment-index-image/attachments: input attachments are images of subpass data, or arrays of them
interfaces: %variable_UniformConstant_attachment %variable_UniformConstant_attachment_array2 %sampled %variable_UniformConstant_both %sampler %variable_Private_uint
annotations: ${bindingsOf(['variable_UniformConstant_attachment', 'variable_UniformConstant_attachment_array2', 'sampled', 'variable_UniformConstant_both', 'sampler'])}
%variable_UniformConstant_attachment_array2 InputAttachmentIndex 1
OpDecorate {%variable_UniformConstant_attachment | image-of-another-dim: %sampled | sampled-image: %variable_UniformConstant_both | sampler: %sampler
  | number: %variable_Private_uint} InputAttachmentIndex 0
declarations: %attachment = OpTypeImage %float SubpassData 0 0 0 2 Unknown
%both = OpTypeSampledImage %image_float_2D_0_0_0_1_Unknown
%sampler_type = OpTypeSampler
%sampled = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_1_Unknown UniformConstant
%sampler = OpVariable %pointer_UniformConstant_sampler_type UniformConstant`,
  inVertex`interpolation-not-nested/output-block: members of the outermost structure say how they are interpolated
capabilities: Shader SampleRateShading
interfaces: %variable_Output_outer
annotations: %outer Block, 0 Location 0, 1 Location 1, 2 Location 4, 0 Flat, 1 NoPerspective, 2 Centroid
{| flat: OpMemberDecorate %inner 0 Flat | no-perspective: OpMemberDecorate %inner 1 NoPerspective
  | centroid-in-an-array: OpMemberDecorate %second_float_only 0 Centroid | sample-two-deep: OpMemberDecorate %float_only 0 Sample}
declarations: %inner = OpTypeStruct %float %float %float_only
%elements = OpTypeArray %second_float_only %uint_2
%outer = OpTypeStruct %float %inner %elements`,
  inFragment`interpolation-not-nested/input
an input of a fragment shader is interpolated as the members of its structure say
interfaces: %variable_Input_structure_uint_and_uint_only
annotations: %structure_uint_and_uint_only Block, 0 Location 0, 1 Location 1, 0 Flat, 1 Flat
{| flat: OpMemberDecorate %uint_only 0 Flat}`,
  pairOf`built-in-once/point-size: each of two vertex shaders refers to one variable for the size of points
entryPoints: Vertex %main %variable_Output_float_as_PointSize %variable_Output_float4 %variable_Output_members {| through-a-helper: %variable_Output_float}
Vertex %other %variable_Output_float
annotations: %variable_Output_float BuiltIn PointSize
%variable_Output_float4 {Location 0 | variable-and-member: BuiltIn Position}
%members Block, 0 BuiltIn Position, 1 BuiltIn {ClipDistance | two-members: Position}
declarations: %members = OpTypeStruct %float4 {%floats | two-members: %float4}
before: %void %stores()
OpStore %variable_Output_float %float_1
%void %returns()
body: OpStore %variable_Output_float_as_PointSize %float_1
OpStore %variable_Output_float4 %null_float4
%position = OpAccessChain %pointer_Output_float4 %variable_Output_members %uint_0
OpStore %position %null_float4
%called = OpFunctionCall %void {%returns | through-a-helper: %stores}
after: %void %other()
%other_called = OpFunctionCall %void %stores`,
  inFragment`built-in-once/sample-mask
a fragment shader has a mask of samples among its inputs, and one among its outputs
annotations: %variable_Input_uint_array1_as_SampleMask Flat
%variable_Output_uint_array1 {Location 0 | two-outputs: BuiltIn SampleMask}
body: %loaded = OpLoad %uint_array1 %variable_Input_uint_array1_as_SampleMask
OpStore %variable_Output_uint_array1_as_SampleMask %loaded
OpStore %variable_Output_uint_array1 %loaded`,
  pairOf`relaxed-precision-type/numbers: what has 32-bit components, or is an image, is relaxed in its precision
annotations: %variable_Private_float2x2s %variable_UniformConstant_image_float_2D_0_0_0_1_Unknown_bound_0 RelaxedPrecision
OpDecorate {%variable_Private_float | double-variable: %variable_Private_double | structure-variable: %variable_Private_structure
  | boolean-variable: %variable_Private_bool | short-local: %variable_Function_ushort} RelaxedPrecision
OpDecorate {%float_parameter | double-parameter: %double_parameter
  | pointer-to-double-parameter: %pointer_parameter} RelaxedPrecision
{%gives_float | function-of-doubles: %gives_double} {%float_call | call-of-doubles: %double_call} RelaxedPrecision
OpMemberDecorate %structure {0 | double-member: 1 | boolean-member: 2 | structure-member: 3
  | array-of-doubles-member: 4} RelaxedPrecision
declarations: %structure = OpTypeStruct %uint %double %bool %float_pair %doubles
before: %void %takes(%float %float_parameter, %double %double_parameter, %pointer_Function_double %pointer_parameter)
%float %gives_float()
OpReturnValue %float_1
%double %gives_double()
OpReturnValue %double_1
body: %float_call = OpFunctionCall %float %gives_float
%double_call = OpFunctionCall %double %gives_double`,
  pairOf`relaxed-precision-result/numbers: numbers of 32 bits are calculated with a relaxed precision
annotations: {%sum | double-sum: %double_sum | short-sum: %short_sum | long-sum: %long_sum} RelaxedPrecision
{%vector | vector-of-doubles: %double_vector} {%matrix | matrix-of-doubles: %double_matrix} RelaxedPrecision
{%array | array-of-doubles: %double_array} {%narrowed | conversion-to-double: %widened} RelaxedPrecision
{%difference | difference-of-doubles-by-a-group: %group} RelaxedPrecision
{| difference-of-doubles-by-a-group: %group = OpDecorationGroup}
{| difference-of-doubles-by-a-group: OpGroupDecorate %group %double_difference}
body: %sum = OpIAdd %uint %uint_1 %uint_2
%double_sum = OpFAdd %double %double_1 %double_1
%short_sum = OpIAdd %ushort %ushort_1 %ushort_1
%long_sum = OpIAdd %ulong %ulong_1 %ulong_1
%vector = OpFNegate %float2 %null_float2
%double_vector = OpFNegate %double2 %null_double2
%matrix = OpMatrixTimesScalar %float2x2 %null_float2x2 %float_1
%double_matrix = OpMatrixTimesScalar %double2x2 %null_double2x2 %double_1
%array = OpCompositeConstruct %float_array2 %float_1 %float_1
%double_array = OpCompositeConstruct %double_array2 %double_1 %double_1
%narrowed = OpFConvert %float %double_1
%widened = OpFConvert %double %float_1
%difference = OpFSub %float %float_1 %float_1
%double_difference = OpFSub %double %double_1 %double_1`,
  pairOf`fast-math-target/arithmetic in spv1.6: arithmetic, negation and comparisons of floats are done fast
${calculating(['negated', 'ordered', 'unordered', ...compared], never)}`,
  pairOf`fast-math-target/before-version-1.6 in spv1.0, spv1.5
before version 1.6 only arithmetic of two operands is done fast
${calculating(
  [],
  `| negation: %negated | ordered: %ordered | unordered: %unordered ${compared
    .filter((_, at) => at % 4 === 0)
    .map((name, at) => `| comparison-${at + 1}: %${name}`)
    .join(' ')}`,
)}`,
]
