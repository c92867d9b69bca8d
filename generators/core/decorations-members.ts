import { pairOf } from '../pairs/pair-of.ts'
import { physicalStorage, vertex } from '../pairs/pieces.ts'
import { pointed } from './decorations.ts'

const vertices = {
  ...vertex,
  entryPoints: 'Vertex %main %variable_Output_members',
  declarations: `%members = OpTypeStruct %float4 %float`,
}

const linked = {
  entryPoints: 'GLCompute %main %imported %exported',
  annotations: `%imported LinkageAttributes "imported" Import
%exported LinkageAttributes "exported" Export`,
  declarations: `%imported = OpVariable %pointer_Private_uint Private
%exported = OpVariable %pointer_Private_uint Private %uint_1`,
}

/** Pairs of the rules on decorations that members do not have, and on members that are built-ins. */
export const pairs = [
  pairOf`decoration-not-member/block
members are written to and laid out, a structure is a block, a variable is bound
entryPoints: GLCompute %main %variable_StorageBuffer_block_uint_and_uint_bound_0
annotations: OpMemberDecorate %block_uint_and_uint 1 {NonWritable | block: Block | binding: Binding 1
  | descriptor-set: DescriptorSet 0 | specialization: SpecId 0 | stride: ArrayStride 4
  | shared: GLSLShared | packed: GLSLPacked | no-signed-wrap: NoSignedWrap | index: Index 0
  | aliased: Aliased}
%group {Coherent | binding-by-a-group: Binding 1 | aliased-by-a-group: Aliased}
%group = OpDecorationGroup
OpGroupMemberDecorate %group %block_uint_and_uint 0`,
  pairOf`decoration-not-member/of-a-kernel
a structure of a kernel is packed, a variable is constant and exported
${pointed}
annotations: %uint_pair CPacked
{OpMemberDecorateString %uint_pair 0 UserSemantic "COLOR"
  | packed: OpMemberDecorate %uint_pair 0 CPacked
  | parameter-attribute: OpMemberDecorate %uint_pair 0 FuncParamAttr Zext
  | aliased: OpMemberDecorate %uint_pair 0 Aliased
  | constant: OpMemberDecorate %uint_pair 0 Constant
  | linkage: OpMemberDecorate %uint_pair 0 LinkageAttributes "second" Export}
%first Constant, LinkageAttributes "first" Export
declarations: ${pointed.declarations}`,
  pairOf`decoration-not-member/of-physical-pointers
a variable that holds a pointer into physical storage aliases, a member that does is volatile
${physicalStorage}
entryPoints: GLCompute %main %variable_Private_pointer_PhysicalStorageBuffer_uint
annotations: %variable_Private_pointer_PhysicalStorageBuffer_uint AliasedPointer
OpMemberDecorate %holder 0 {Volatile | aliased-pointer: AliasedPointer
  | restrict-pointer: RestrictPointer}
declarations: %holder = OpTypeStruct %pointer_PhysicalStorageBuffer_uint`,
  pairOf`decoration-not-member/of-objects
a value is the same in a group of invocations, a member has less precision
capabilities: Shader UniformDecoration ShaderNonUniform
annotations: %float_pair 0 {RelaxedPrecision | uniform: Uniform | non-uniform: NonUniform}
OpDecorateId %sum UniformId %uint_3
%sum NonUniform
{OpDecorate %group RelaxedPrecision | uniform-by-a-group: OpDecorate %group Uniform
  | uniform-id-by-a-group: OpDecorateId %group UniformId %uint_3}
%group = OpDecorationGroup
OpGroupMemberDecorate %group %float_pair 1
body: %sum = OpIAdd %uint %uint_1 %uint_1`,

  pairOf`built-in-members-all/vertex
every member of a block is a built-in
${vertices}
annotations: %members Block
{OpMemberDecorate %members 0 BuiltIn Position | last-only:}
{OpMemberDecorate %members 1 BuiltIn PointSize | first-only:
  | one-with-location: OpMemberDecorate %members 1 Location 0}`,
  pairOf`built-in-members-all/by-a-group
groups of decorations make every member a built-in
${vertices}
annotations: %members Block
%position BuiltIn Position
%position = OpDecorationGroup
%point_size BuiltIn PointSize
%point_size = OpDecorationGroup
OpGroupMemberDecorate %position %members 0
{OpGroupMemberDecorate %point_size %members 1 | one-without:}`,
  pairOf`built-in-structure-not-nested/vertex
a structure of built-ins stands beside one that holds another structure
${vertices}
annotations: %members Block, 0 BuiltIn Position, 1 BuiltIn PointSize
+declarations: %outer = OpTypeStruct {%structure_float4_and_float | only: %members | last: %structure_float4_and_float %members}
%wider = OpTypeStruct {%float | beside: %members} %outer`,
  pairOf`imported-variable-without-initializer/imported-and-exported
an exported variable has an initializer, an imported one has none
${linked}
changed: %imported = OpVariable %pointer_Private_uint Private {| constant: %uint_2}
changed: "exported" {Export | exported-is-imported: Import}`,
  pairOf`imported-variable-without-initializer/by-a-group
a group of decorations imports a variable without an initializer
${linked}
annotations: %group = [LinkageAttributes "imported" Import] {%imported | initialized: %exported}`,
]
