import { pairOf } from '../pairs/pair-of.ts'
import { cooperativeMatrices, wide } from '../pairs/pieces.ts'

/** Two structures with the same members, and what holds them. */
const twins = `%one = OpTypeStruct %float %uint
%other = OpTypeStruct %float %uint
%outer = OpTypeStruct %one %uint2
%others = OpTypeArray %other %uint_2`

const cooperative = {
  ...cooperativeMatrices,
  declarations: '%cooperative = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_2',
}

const long = {
  capabilities: 'Shader LongVectorEXT',
  extensions: 'OpExtension "SPV_EXT_long_vector"',
  declarations: `%float8 = OpTypeVector %float 8
%sized = OpTypeVectorIdEXT %float %uint_8
%unsized = OpTypeVectorIdEXT %float %spec_uint_2`,
}

/** Pairs of the rules on extracting, inserting and copying, of cooperative matrices and long vectors too. */
export const pairs = [
  pairOf`composite-extract-type/what-is-reached
what is extracted has the type that the indexes reach
${wide}
declarations: ${twins}
body: %component = OpCompositeExtract {%float | integer-component: %uint | wider-component: %double
  | component-as-vector: %float2} %a_float2 1
%column = OpCompositeExtract {%float2 | component-for-column: %float
  | row-for-column: %float3} %a_float2x3 1
%element = OpCompositeExtract {%one | twin-element: %other} %a_one_array2 1
%member = OpCompositeExtract {%uint | signed-member: %int} %a_outer 0 {1 | other-member: 0}
%vector = OpCompositeExtract {%uint2 | array-for-vector: %uints} %a_outer 1`,
  pairOf`composite-extract-type/specialized
a component of a vector of specialization constants has its type
declarations: %vector = OpSpecConstantComposite %uint2 %spec_uint %spec_uint
%component = OpSpecConstantOp {%uint | signed: %int} CompositeExtract %vector 1`,
  pairOf`composite-insert-type/like-the-composite
what is changed keeps its type
declarations: ${twins}
body: %vector = OpCompositeInsert {%float2 | longer-vector: %float3} %a_float {%a_float2
  | vector-for-array: %a_floats} 1
%matrix = OpCompositeInsert {%float2x3 | fewer-columns: %float2x2} %a_float2 %a_float2x3 1
%structure = OpCompositeInsert {%one | twin-result: %other} %a_float {%a_one
  | twin-composite: %a_other} 0
%array = OpCompositeInsert {%uints | vector-result: %uint2} %a_uint %a_uints 1`,
  pairOf`composite-insert-object/what-is-reached
what is inserted has the type that the indexes reach
${wide}
declarations: ${twins}
body: %vector = OpCompositeInsert %float2 {%a_float | integer-component: %a_uint
  | wider-component: %a_double} %a_float2 1
%matrix = OpCompositeInsert %float2x3 {%a_float2 | scalar-column: %a_float
  | longer-column: %a_float3} %a_float2x3 1
%array = OpCompositeInsert %one_array2 {%a_one | twin-element: %a_other} %a_one_array2 1
%structure = OpCompositeInsert %outer {%a_uint | other-member: %a_float
  | signed-member: %a_int} %a_outer 0 1`,
  pairOf`copy-object-type/like-the-operand
a copy has the type of what is copied
declarations: ${twins}
body: %number = OpCopyObject %uint {%a_uint | signed: %a_int}
%vector = OpCopyObject %float2 {%a_float2 | longer-vector: %a_float3 | array-for-vector: %a_floats}
%structure = OpCopyObject %one {%a_one | twin-structure: %a_other}
%address = OpCopyObject {%pointer_Private_uint | twin-pointer: %second_pointer_Private_uint} %variable_Private_uint`,
  pairOf`copy-object-not-void/beside-a-call
what a function returns is copied, unless that is nothing
before: %uint %number()
OpReturnValue %uint_1
%void %nothing()
body: %one_call = OpFunctionCall %uint %number
%other_call = OpFunctionCall %void %nothing
%copy = OpCopyObject {%uint %one_call | void: %void %other_call}`,
  pairOf`transpose-type/rows-and-columns
three columns of two floats become two columns of three
${wide}
body: %transposed = OpTranspose {%float3x2 | same-type: %float2x3 | more-columns: %float3x3
  | longer-columns: %float4x2} {%a_float2x3 | wider: %a_double2x3 | of-vector: %a_float3
  | of-array: %a_floats}
%square = OpTranspose {%float2x2 %a_float2x2 | wider-square: %double2x2 %a_float2x2
  | vectors: %float2 %a_float2}`,
  pairOf`copy-logical-differs/twins
a logical copy has another type
declarations: ${twins}
body: %structure = OpCopyLogical %one {%a_other | same-structure: %a_one}
%array = OpCopyLogical %one_array2 {%a_others | same-array: %a_one_array2}`,
  pairOf`copy-logical-matches/twins
a logical copy is built alike at all depths
declarations: ${twins}
%outer_signed = OpTypeStruct %structure_float_and_int %uint2
%all_signed = OpTypeArray %structure_float_and_int %uint_2
body: %structure = OpCopyLogical {%one | signed-member: %structure_float_and_int | exchanged-members: %structure_uint_and_float} {%a_other
  | fewer-members: %a_float_only | more-members: %a_structure_float_and_uint_and_uint}
%array = OpCopyLogical {%one_array2 %a_others | longer-array: %one_array2 %a_other_array3
  | signed-elements: %all_signed %a_others | structure-for-array: %uints %a_uint_pair}
%nested = OpCopyLogical {%structure_other_and_uint2 %a_outer | signed-in-nested: %outer_signed %a_outer
  | array-in-nested: %structure_one_and_uints %a_structure_other_and_uint2}`,
  pairOf`copy-logical-matches/aggregates-alone
only arrays and structures are copied logically
declarations: ${twins}
body: %copy = OpCopyLogical {%one %a_other | scalars: %uint %a_int | vector-from-array: %uint2 %a_uints
  | scalar-from-structure: %uint %a_uint_only | structure-from-scalar: %uint_only %a_uint
  | matrices: %float2x2 %a_float4x4}`,

  pairOf`composite-construct-count/cooperative-matrices
one constituent is enough for a cooperative matrix
${cooperative}
body: %same = OpCompositeConstruct %cooperative %a_float
%columns = OpCompositeConstruct %float2x2 %a_float2 {%a_float2 | one-for-a-common-matrix:}`,
  pairOf`composite-construct-type/cooperative-matrices
a cooperative matrix is made of a scalar of its component type
${cooperative}
body: %same = OpCompositeConstruct %cooperative %a_float`,
  pairOf`composite-extract-type/cooperative-matrices
a part of a cooperative matrix has its component type
${cooperative}
body: %component = OpCompositeExtract %float %a_cooperative 0`,
  pairOf`vector-extract-dynamic/long-vectors
vectors of all lengths have components
${long}
body: %of_eight = OpVectorExtractDynamic %float {%a_float8 | of-array: %a_floats} %a_uint
%of_sized = OpVectorExtractDynamic {%float | integer-of-sized: %uint} %a_unsized %a_uint`,
  pairOf`vector-insert-dynamic-component/long-vectors
components are inserted into vectors of all lengths
${long}
body: %in_eight = OpVectorInsertDynamic %float8 %a_float8 {%a_float | integer: %a_uint} %a_uint
%in_sized = OpVectorInsertDynamic %unsized %a_unsized {%a_float | vector: %a_float2} %a_uint`,
  pairOf`vector-shuffle-count/long-vectors
a long vector has a literal for each component
${long}
body: %shuffled = OpVectorShuffle %float6 %a_float4 %a_float8 0 1 2 3 {| one-more: 9} 10 {11 | one-less:}`,
  pairOf`vector-shuffle-literal/long-vectors
literals go up to the last component of a long vector
${long}
body: %shuffled = OpVectorShuffle %float2 %a_float8 %a_sized 8 {15 | one-more: 16}`,
  pairOf`composite-index-bounds/long-vectors
indexes into a vector of a constant length stay below it
${long}
body: %component = OpCompositeExtract %float %a_sized {7 | one-more: 8}`,
  pairOf`composite-index-bounds/specialized-length
as long as the length is to be specialized, no index is out of bounds
declarations: %sized = OpTypeArray %float %spec_uint_2
body: %of_specialized = OpCompositeExtract %float %a_sized 5
%of_fixed = OpCompositeExtract %float %a_floats {1 | fixed-length: 5}`,
  pairOf`copy-logical-matches/lengths-by-one-constant
arrays that are copied logically have the same constant as length
declarations: %others = OpTypeArray %second_float_only %uint_2
%others_by_signed = OpTypeArray %second_float_only %int_2
body: %copy = OpCopyLogical %float_only_array2 {%a_others | by-another-constant: %a_others_by_signed}`,
  pairOf`composite-extract-type/where-nobody-comes
rules hold in blocks that are not reached and functions that are not called too
before: %void %uncalled()
%component = OpCompositeExtract {%uint | in-a-function: %float} %a_uint3 2
body: OpReturn
%unreached: %column = OpCompositeExtract {%float2 | in-a-block: %float3} %a_float2x3 2`,
  pairOf`composite-insert-object/specialized
a constant of the component type is inserted into a vector of specialization constants
declarations: %vector = OpSpecConstantComposite %uint2 %spec_uint %spec_uint
%changed = OpSpecConstantOp %uint2 CompositeInsert {%uint_2 | signed: %int_2
  | vector: %vector} %vector 1`,
  pairOf`composite-insert-type/specialized
a changed vector of specialization constants keeps its type
declarations: %vector = OpSpecConstantComposite %uint2 %spec_uint %spec_uint
%changed = OpSpecConstantOp {%uint2 | longer: %uint3} CompositeInsert %uint_2 %vector 1`,
  pairOf`vector-shuffle-count/specialized
a shuffled vector of specialization constants has a literal for each component
declarations: %vector = OpSpecConstantComposite %uint2 %spec_uint %spec_uint
%shuffled = OpSpecConstantOp %uint3 VectorShuffle %vector %vector 0 2 {1 | one-less:
  | one-more: 1 0}`,
]
