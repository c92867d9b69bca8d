import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import { layoutPairs } from './shared/layout-pairs.ts'
import { bare, chainPairs, dataPairs, layout, types } from './shared/matrix-pairs.ts'
import { inKind, kinds, withWorkgroupBlocks } from './shared/pieces.ts'

const explicit = piecesIn(
  withWorkgroupBlocks(kinds.shader),
)`annotations: %uint_only Block, 0 Offset 0
%second_uint_only 0 Offset 0
declarations: %blocks = OpTypeArray %uint_only %uint_2
%pointer = OpTypeUntypedPointerKHR Workgroup
%to_block = OpTypePointer Workgroup %uint_only
%to_other = OpTypePointer Workgroup %block_float
%to_structure = OpTypePointer Workgroup %second_uint_only`

const inExplicit = pairIn(explicit)

/** Variables beside an untyped one: names, versions, types, and declarations. */
const beside = [
  ['untyped', 'spv1.6', 'OpUntypedVariableKHR %pointer Workgroup %block_float'],
  ['typed', 'spv1.5', 'OpVariable %to_other Workgroup'],
  ['untyped-in-an-older-version', 'spv1.4', 'OpUntypedVariableKHR %pointer Workgroup %block_float'],
] as const

/** Where each of several blocks is Aliased: names, decorations, and further variables. */
const aliased = {
  direct: 'OpDecorate %first Aliased\n{OpDecorate %second Aliased | decoration-missing:}',
  'through-a-group': `OpDecorate %group Aliased
%group = OpDecorationGroup
{OpGroupDecorate %group %first %second | decoration-missing: OpGroupDecorate %group %first}`,
} as const

const base = 'workgroup-base-type-is-explicitly-laid-out'

const walked = 'chains into a workgroup of a shader walk a type with a layout'

const uses = layoutPairs(`
workgroup-data-type-is-explicitly-laid-out/ | a variable in a workgroup of a shader has a type with a layout \
| shader | Workgroup | layouts
${base}/access- | ${walked} | shader | Workgroup | layouts | %reached = OpUntypedAccessChainKHR %pointer %type %bytes
${base}/in-bounds-access- | ${walked} | shader | Workgroup | few \
| %reached = OpUntypedInBoundsAccessChainKHR %pointer %type %typed
${base}/ptr-access- | ${walked} | counting | Workgroup | few \
| %reached = OpUntypedPtrAccessChainKHR %pointer %type %bytes %uint_0
load-through-untyped-workgroup-pointer-is-of-an-explicitly-laid-out-type/ \
| an object that is loaded from a workgroup of a shader has a layout | shader | Workgroup | layouts | %object = OpLoad %type %bytes
store-through-untyped-workgroup-pointer-is-of-an-explicitly-laid-out-type/ \
| an object that is stored into a workgroup of a shader has a layout | shader | Workgroup | layouts | OpStore %bytes %object_of_type`)

/** Base types with as much of a layout as the storage class asks for, and what may be missing of it. */
const layoutOfBases = `{OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16 | without-offsets:}
{OpDecorate %uint_array4 ArrayStride 4 | without-stride:}
%float2x2_only 0 Offset 0, 0 ColMajor
{OpMemberDecorate %float2x2_only 0 MatrixStride 8 | without-matrix-stride:}`

/** The same with all that may be wrong. */
const allOfLayout = `{OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16 | without-offsets: | without-second-offset: OpMemberDecorate
  %block 0 Offset 0 | same-offsets: OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 0 | overlapping: OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 12}
{OpDecorate %uint_array4 ArrayStride 4 | without-stride: | stride-of-zero: OpDecorate %uint_array4 ArrayStride 0}
{OpMemberDecorate %float2x2_only 0 Offset 0
%float2x2_only 0 ColMajor, 0 MatrixStride 8 | without-matrix-stride: OpMemberDecorate %float2x2_only 0 Offset 0
%float2x2_only 0 ColMajor | without-majorness: OpMemberDecorate %float2x2_only 0 Offset 0
OpMemberDecorate %float2x2_only 0 MatrixStride 8}`

const block = `%block = OpTypeStruct %uint4 %uint`

const chain = (base: string) => `OpUntypedInBoundsPtrAccessChainKHR %strided ${base} %uint_1`

const body = `%first = ${chain('%block %bytes')} %uint_1
%second = ${chain('%uint_array4 %bytes')}
%third = ${chain('%float2x2_only %bytes')} %uint_0 %uint_1`

const rule = 'in-bounds-ptr-access-chain-base-type-is-explicitly-laid-out'

const withData = ['Uniform', 'StorageBuffer', 'PushConstant', 'Workgroup'].map((storageClass) => {
  const isBound = storageClass === 'Uniform' || storageClass === 'StorageBuffer'
  const dataType = storageClass === 'Workgroup' ? ' %uint4' : ''
  return inKind.addressed`${rule}/${storageClass.toLowerCase()}
base types of in-bounds chains into ${storageClass} are laid out explicitly
annotations: %strided ArrayStride 32
${isBound ? '%bytes DescriptorSet 0, Binding 0' : ''}
${storageClass === 'StorageBuffer' ? allOfLayout : layoutOfBases}
declarations: ${block}
%strided = OpTypeUntypedPointerKHR ${storageClass}
%bytes = OpUntypedVariableKHR %strided ${storageClass}${dataType}
body: ${body}`
})

/**
 * Pairs of the rules on blocks in Workgroup; on types that are laid out explicitly in a workgroup; on the
 * layout of what in-bounds pointer access chains walk; on matrices in memory of a workgroup.
 */
export const pairs = [
  ...beside.map(
    ([name, environment, second]) =>
      inExplicit`workgroup-variables-are-blocks-all-or-none/blocks-and-${name} in ${environment}
all variables of the interface are blocks
interfaces: %first %second
+declarations: %second = ${second}
%unlisted = OpVariable %to_structure Workgroup
%first = OpUntypedVariableKHR %pointer Workgroup {%uint_only | integer: %uint
  | structure: %second_uint_only | array-of-blocks: %blocks}`,
  ),
  ...(
    [
      ['typed', 'spv1.6', 'OpVariable %to_structure Workgroup'],
      ['untyped', 'spv1.4', 'OpUntypedVariableKHR %pointer Workgroup %second_uint_only'],
    ] as const
  ).map(
    ([name, environment, second]) =>
      inExplicit`workgroup-variables-are-blocks-all-or-none/no-blocks-and-${name} in ${environment}
no variable of the interface is a block
interfaces: %first %second
+declarations: %second = ${second}
%unlisted = OpVariable %to_block Workgroup
%first = OpUntypedVariableKHR %pointer Workgroup {%second_uint_only | block: %uint_only}`,
  ),
  inExplicit`workgroup-variables-are-blocks-all-or-none/typed-alone: typed variables alone are blocks or not
interfaces: %first
+declarations: %first = OpVariable %to_structure Workgroup`,
  ...Object.entries(aliased).map(
    ([name, decorations]) =>
      pairOf`workgroup-blocks-are-aliased-without-untyped-pointers/${name} in spv1.4, spv1.6
several blocks are aliased where there are no untyped pointers
capabilities: Shader WorkgroupMemoryExplicitLayoutKHR
extensions: OpExtension "SPV_KHR_workgroup_memory_explicit_layout"
interfaces: %first %second
annotations: ${decorations}
declarations: %first = OpVariable %pointer_Workgroup_block_uint Workgroup
%second = OpVariable %pointer_Workgroup_block_uint Workgroup
%unlisted = OpVariable %pointer_Workgroup_block_uint Workgroup`,
  ),
  inExplicit`workgroup-blocks-are-aliased-without-untyped-pointers/with-untyped-pointers
several blocks need not be aliased where there are untyped pointers
capabilities: Shader WorkgroupMemoryExplicitLayoutKHR {UntypedPointersKHR | capability-missing:}
interfaces: %first %second
declarations: ${explicit.declarations?.replace('%pointer = OpTypeUntypedPointerKHR Workgroup\n', '')}
%first = OpVariable %to_block Workgroup
%second = OpVariable %to_other Workgroup`,
  pairOf`workgroup-blocks-are-aliased-without-untyped-pointers/one-block: one block need not be aliased
capabilities: Shader WorkgroupMemoryExplicitLayoutKHR
extensions: OpExtension "SPV_KHR_workgroup_memory_explicit_layout"
interfaces: %variable_Workgroup_block
annotations: %block Block, 0 Offset 0
declarations: %block = OpTypeStruct %uint`,
  inExplicit`workgroup-variables-are-blocks-all-or-none/typed-beside-a-block in spv1.4, spv1.6
a typed variable beside an untyped one is a block as well
interfaces: %first %second
+declarations: %to_blocks = OpTypePointer Workgroup %blocks
%first = OpUntypedVariableKHR %pointer Workgroup %uint_only
%second = OpVariable {%to_block | number: %pointer_Workgroup_uint | structure: %to_structure | array-of-blocks: %to_blocks} Workgroup`,
  inExplicit`workgroup-variables-are-blocks-all-or-none/typed-beside-a-number
a typed variable beside an untyped one is not a block either
interfaces: %first %second
+declarations: %first = OpUntypedVariableKHR %pointer Workgroup %uint
%second = OpVariable {%pointer_Workgroup_uint | block: %to_block} Workgroup`,
  inExplicit`workgroup-variables-are-blocks-all-or-none/both-typed: of two typed variables both are blocks
interfaces: %first %second
+declarations: %first = OpVariable %to_block Workgroup
%second = OpVariable {%to_block | number: %pointer_Workgroup_uint} Workgroup`,
  ...uses,
  inKind.shader`workgroup-data-type-is-explicitly-laid-out/oldest-version in spv1.0
a variable in a workgroup that no interface lists has a type with a layout
annotations: {OpMemberDecorate %uint_only 0 Offset 0 | no-offsets:}
declarations: %variable = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %uint_only`,
  ...withData,
  inKind.physical`${rule}/physicalstoragebuffer
base types of in-bounds chains into PhysicalStorageBuffer are laid out explicitly
annotations: %strided ArrayStride 32
${layoutOfBases}
declarations: ${block}
%strided = OpTypeUntypedPointerKHR PhysicalStorageBuffer
body: %bytes = OpConvertUToPtr %strided %a_ulong
${body}`,
  ...chainPairs('workgroup-base-type-is-no-matrix', ['Workgroup'], bare),
  ...dataPairs('workgroup-data-type-is-no-matrix', ['Workgroup'], bare),
  inKind.counting`workgroup-base-type-is-no-matrix/typed
chains from typed memory of a workgroup walk structures with a matrix
annotations: ${layout}
declarations: ${types}
%typed = OpVariable %stride64_pointer_Workgroup_stride4_uint_array16 Workgroup
body: %reached = OpUntypedPtrAccessChainKHR %untyped_pointer_Workgroup {%structure${bare}} %typed %uint_0
%other = OpUntypedAccessChainKHR %untyped_pointer_Workgroup {%structure | bare-matrix: %float2x2} %typed`,
]
