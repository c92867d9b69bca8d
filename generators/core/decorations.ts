import { pairIn, pairOf, piecesIn, tagIn, tagOf } from '../pairs/pair-of.ts'
import { fragment, kernel, vertex } from '../pairs/pieces.ts'
import { inKernel, inPhysicalStorage } from '../pairs/tags.ts'

/** A kernel with two variables that can have decorations of pointers. */
export const pointed = piecesIn(kernel)`
declarations: %first = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %uint_0
%second = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %uint_0`

/** A fragment shader with an input, two outputs, and a structure of two members. */
export const stage = piecesIn(fragment)`
entryPoints: Fragment %main %variable_Input_float4_at_0 %variable_Output_float4_at_0 %variable_Output_float4
declarations: %pair = OpTypeStruct %float4 %float2`

/** Locations of the variables of the stage. */
export const locations = `OpDecorate %variable_Output_float4 Location 1`

const inVertices = tagIn(vertex)`entryPoints: Vertex %main %variable_Output_members
declarations: %members = OpTypeStruct %float4 %float`

const inLinked = tagOf`annotations: %imported LinkageAttributes "imported" Import
%exported LinkageAttributes "exported" Export
declarations: %imported = OpVariable %pointer_Private_uint Private
%exported = OpVariable %pointer_Private_uint Private %uint_1`

const inLocated = tagIn(stage)`annotations: ${locations}`
const inPointed = pairIn(pointed)

/** Pairs of the rules on decorations in general, on members and on Restrict. */
export const pairs = [
  inPointed`decorate-form/of-a-kernel: each decoration is set by the instruction that has operands of its kind
annotations: {OpDecorateId | alignment-id: OpDecorate} %first AlignmentId %uint_8
{OpDecorateId | offset-id: OpDecorate} %first MaxByteOffsetId %uint_8
{OpDecorate | alignment: OpDecorateId} %second Alignment 8
{OpDecorate | without-operands: OpDecorateId} %second Restrict`,
  inLocated`decorate-form/of-a-shader: a scope is an id, a location a number, and a semantic may be set in either way
+annotations: {OpDecorate | semantic: OpDecorateId} %variable_Input_float4_at_0 UserSemantic "COLOR"
{OpDecorateId | scope: OpDecorate} %a_float UniformId %uint_3
{OpDecorate | stride: OpDecorateId} %floats ArrayStride 4
changed: {OpDecorate | location: OpDecorateId} %variable_Output_float4 Location`,
  inLocated`decorate-string-form/semantics: a semantic is a string
+annotations: OpDecorateString %variable_Input_float4_at_0 UserSemantic "COLOR"
OpMemberDecorateString %pair 0 UserSemantic "NORMAL"
{OpMemberDecorate | member-offset: OpMemberDecorateString} %pair 1 Offset 16
{OpDecorate | string-and-more: OpDecorateString} %variable_Private_float LinkageAttributes "exported" Export
changed: {OpDecorate | location: OpDecorateString} %variable_Output_float4 Location`,
  inPointed`decorate-id-constant/of-a-kernel: ids of decorations are constants, specialized ones among them
annotations: OpDecorateId %first AlignmentId {%uint_8 | alignment: %a_uint}
OpDecorateId %second MaxByteOffsetId {%spec_uint_16 | offset: %a_uint}`,
  inPointed`decorate-id-constant/in-a-group: a group of decorations has a constant id
annotations: OpDecorateId %group AlignmentId {%spec_uint_16 | undefined: %a_uint}
%group = OpDecorationGroup
OpGroupDecorate %group %first %second`,
  inLocated`member-target-is-structure/members: members of a structure are named, decorated, and decorated in a group
debug: OpMemberName {%pair | array-named: %pair_array2 | pointer-named: %pointer_Private_pair} 0 "first"
+annotations: OpMemberDecorate {%pair | vector-decorated: %float4 | variable-decorated: %variable_Input_float4_at_0
  | group-decorated: %group} 0 RelaxedPrecision
OpMemberDecorateString {%pair | array-with-string: %pair_array2} 1 UserSemantic "COLOR"
%group = [RelaxedPrecision] {%pair | array-in-group: %pair_array2} 1`,
  inLocated`member-in-range/last-member: the last member of a structure is named and decorated
debug: OpMemberName %pair {1 | named: 2} "last"
+annotations: %pair {1 | decorated: 2 | decorated-far-out: 4294967295} RelaxedPrecision
OpMemberDecorateString %pair {1 | with-string: 2} UserSemantic "COLOR"
%group = [RelaxedPrecision] %pair {0 | in-group: 2}`,
  pairOf`member-in-range/structure-without-members: a structure without members beside one with one
annotations: {%float_only | empty: %empty} 0 RelaxedPrecision
declarations: %empty = OpTypeStruct`,
  inLocated`decoration-group-is-group/both-instructions: groups are given to variables and members
imports: %set = OpExtInstImport "GLSL.std.450"
debug: %string = OpString "group"
+annotations: %group RelaxedPrecision
%group = OpDecorationGroup
OpGroupDecorate {%group | string: %string | import: %set | variable: %variable_Output_float4_at_0} %variable_Input_float4_at_0
OpGroupMemberDecorate {%group | string-for-members: %string | type-for-members: %float} %pair 0`,
  inLocated`decoration-group-target/two-groups: two groups are given to variables, not to each other
+annotations: %second Flat
%first RelaxedPrecision
%first = OpDecorationGroup
OpGroupDecorate %first {%variable_Output_float4_at_0 | group: %second | among-others: %variable_Output_float4_at_0 %second}
OpDecorateString {%variable_Input_float4_at_0 | string: %second} UserSemantic "COLOR"
%second = OpDecorationGroup
OpGroupDecorate %second %variable_Input_float4_at_0`,
  inLocated`decoration-group-order/before-the-group: what is in a group stands before it
+annotations: %group Flat
{OpDecorate %group RelaxedPrecision | right-after: | after-its-use:}
%group = OpDecorationGroup
{| right-after: OpDecorate %group RelaxedPrecision}
OpGroupDecorate %group %variable_Input_float4_at_0
{| after-its-use: OpDecorate %group RelaxedPrecision}`,
  inPointed`decoration-group-order/by-id: a decoration with an id stands before its group, too
annotations: {OpDecorateId %group AlignmentId %uint_8 | after:}
%group = OpDecorationGroup
{| after: OpDecorateId %group AlignmentId %uint_8}
OpGroupDecorate %group %first`,

  inLocated`decoration-once/semantics-more-than-once
a variable has several semantics, members the same decoration as other members
+annotations: OpDecorateString %variable_Input_float4_at_0 UserSemantic "COLOR"
OpDecorateString %variable_Input_float4_at_0 UserSemantic {"TINT" | semantic: "COLOR"}
%pair 0 RelaxedPrecision, {1 | member: 0} RelaxedPrecision
%variable_Input_float4_at_0 %group RelaxedPrecision
{| in-a-group: OpDecorate %group RelaxedPrecision | in-an-unused-group: OpDecorate %group RelaxedPrecision}
%group = OpDecorationGroup
{OpGroupDecorate %group %variable_Output_float4_at_0 | by-a-group: OpGroupDecorate %group %variable_Input_float4_at_0 | in-an-unused-group:
  | group-twice: OpGroupDecorate %group %variable_Output_float4_at_0 %variable_Output_float4_at_0
  | member-by-a-group: OpGroupMemberDecorate %group %pair 1}
changed: OpDecorate %variable_Output_float4 Location 1
{| variable: OpDecorate %variable_Output_float4 Location 2 | equal-operands: OpDecorate %variable_Output_float4 Location 1}`,
  inKernel`decoration-once/attributes-more-than-once: a parameter has several attributes, but one alignment
annotations: %parameter FuncParamAttr NoAlias, FuncParamAttr NoCapture, Alignment 8
{| alignment: OpDecorate %parameter Alignment 4}
main: %void %main(%pointer_CrossWorkgroup_uint %parameter)`,
  inKernel`decoration-once/attributes-in-a-group: a group has several attributes of parameters and one alignment
annotations: %group FuncParamAttr NoAlias, FuncParamAttr NoCapture, Alignment 8
{| other-alignment: OpDecorate %group Alignment 4 | unused-group: OpDecorate %group Alignment 4}
%group = OpDecorationGroup
{OpGroupDecorate %group %parameter | unused-group:}
main: %void %main(%pointer_CrossWorkgroup_uint %parameter)`,
  pairOf`decoration-once/encoded-arrays: two arrays contain text, one of them by a group
annotations: {%uchars | array-of-a-group: %uchar_array3} UTFEncodedKHR
{| array: OpDecorate %uchars UTFEncodedKHR}
%group UTFEncodedKHR
{| group: OpDecorate %group UTFEncodedKHR}
%group = OpDecorationGroup
OpGroupDecorate %group %uchar_array3 {| by-a-group: %uchars}`,
  pairOf`decoration-not-member/block: members are written to and laid out, a structure is a block, a variable is bound
entryPoints: GLCompute %main %variable_StorageBuffer_block_uint_and_uint_bound_0
annotations: OpMemberDecorate %block_uint_and_uint 1 {NonWritable | block: Block | binding: Binding 1
  | descriptor-set: DescriptorSet 0 | specialization: SpecId 0 | stride: ArrayStride 4
  | shared: GLSLShared | packed: GLSLPacked | no-signed-wrap: NoSignedWrap | index: Index 0 | aliased: Aliased}
%group = [{Coherent | binding-by-a-group: Binding 1 | aliased-by-a-group: Aliased}] %block_uint_and_uint 0`,
  inPointed`decoration-not-member/of-a-kernel: a structure of a kernel is packed, a variable is constant and exported
annotations: %uint_pair CPacked
{OpMemberDecorateString %uint_pair 0 UserSemantic "COLOR" | packed: OpMemberDecorate %uint_pair 0 CPacked
  | parameter-attribute: OpMemberDecorate %uint_pair 0 FuncParamAttr Zext
  | aliased: OpMemberDecorate %uint_pair 0 Aliased | constant: OpMemberDecorate %uint_pair 0 Constant
  | linkage: OpMemberDecorate %uint_pair 0 LinkageAttributes "second" Export}
%first Constant, LinkageAttributes "first" Export
declarations: ${pointed.declarations}`,
  inPhysicalStorage`decoration-not-member/of-physical-pointers
a variable that holds a pointer into physical storage aliases, a member that does is volatile
annotations: %variable_Private_pointer_PhysicalStorageBuffer_uint AliasedPointer
OpMemberDecorate %holder 0 {Volatile | aliased-pointer: AliasedPointer | restrict-pointer: RestrictPointer}
declarations: %holder = OpTypeStruct %pointer_PhysicalStorageBuffer_uint`,
  pairOf`decoration-not-member/of-objects: a value is the same in a group of invocations, a member has less precision
annotations: %float_pair 0 {RelaxedPrecision | uniform: Uniform | non-uniform: NonUniform}
OpDecorateId %sum UniformId %uint_3
%sum NonUniform
{OpDecorate %group RelaxedPrecision | uniform-by-a-group: OpDecorate %group Uniform
  | uniform-id-by-a-group: OpDecorateId %group UniformId %uint_3}
%group = OpDecorationGroup
OpGroupMemberDecorate %group %float_pair 1
body: %sum = OpIAdd %uint %uint_1 %uint_1`,

  inVertices`built-in-members-all/vertex: every member of a block is a built-in
annotations: %members Block
{OpMemberDecorate %members 0 BuiltIn Position | last-only:}
{OpMemberDecorate %members 1 BuiltIn PointSize | first-only:
  | one-with-location: OpMemberDecorate %members 1 Location 0}`,
  inVertices`built-in-members-all/by-a-group: groups of decorations make every member a built-in
annotations: %members Block
%position = [BuiltIn Position] %members 0
%point_size BuiltIn PointSize
%point_size = OpDecorationGroup
{OpGroupMemberDecorate %point_size %members 1 | one-without:}`,
  inVertices`built-in-structure-not-nested/vertex
a structure of built-ins stands beside one that holds another structure
annotations: %members Block, 0 BuiltIn Position, 1 BuiltIn PointSize
+declarations: %outer = OpTypeStruct {%structure_float4_and_float | only: %members | last: %structure_float4_and_float %members}
%wider = OpTypeStruct {%float | beside: %members} %outer`,
  inLinked`imported-variable-without-initializer/imported-and-exported
an exported variable has an initializer, an imported one has none
changed: %imported = OpVariable %pointer_Private_uint Private {| constant: %uint_2}
changed: "exported" {Export | exported-is-imported: Import}`,
  inLinked`imported-variable-without-initializer/by-a-group
a group of decorations imports a variable without an initializer
annotations: %group = [LinkageAttributes "imported" Import] {%imported | initialized: %exported}`,
  pairOf`restrict-not-member/buffer: a buffer is Restrict, its members are not
annotations: OpDecorate %variable_StorageBuffer_uint_pair_bound_0 Restrict
%uint_pair Block, 0 Offset 0, 1 Offset 4
{OpMemberDecorate %uint_pair 0 NonWritable | first: OpMemberDecorate %uint_pair 0 Restrict}
{| second: OpMemberDecorate %uint_pair 1 Restrict}`,
]
