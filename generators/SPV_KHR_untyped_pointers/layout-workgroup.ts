import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { untypedPointers } from '../pairs/pieces.ts'
import { withWorkgroupBlocks } from './shared/pieces.ts'

const explicit = {
  ...withWorkgroupBlocks(untypedPointers),
  annotations: `%uint_only Block, 0 Offset 0
%second_uint_only 0 Offset 0`,
  declarations: `%blocks = OpTypeArray %uint_only %uint_2
%pointer = OpTypeUntypedPointerKHR Workgroup
%to_block = OpTypePointer Workgroup %uint_only
%to_other = OpTypePointer Workgroup %block_float
%to_structure = OpTypePointer Workgroup %second_uint_only`,
}

const inExplicit = pairIn(explicit)

/** Variables beside an untyped one: names, versions, types, and declarations. */
const beside = [
  ['untyped', 'spv1.6', 'OpUntypedVariableKHR %pointer Workgroup %block_float'],
  ['typed', 'spv1.5', 'OpVariable %to_other Workgroup'],
  ['untyped-in-an-older-version', 'spv1.4', 'OpUntypedVariableKHR %pointer Workgroup %block_float'],
] as const

/** Where each of several blocks is Aliased: names, decorations, and further variables. */
const aliased = [
  ['direct', 'OpDecorate %first Aliased\n{OpDecorate %second Aliased | decoration-missing:}'],
  [
    'through-a-group',
    `OpDecorate %group Aliased
%group = OpDecorationGroup
{OpGroupDecorate %group %first %second | decoration-missing: OpGroupDecorate %group %first}`,
  ],
] as const

/** Pairs of the rules on blocks in Workgroup. */
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
  inExplicit`workgroup-variables-are-blocks-all-or-none/typed-alone
typed variables alone are blocks or not
interfaces: %first
+declarations: %first = OpVariable %to_structure Workgroup`,
  ...aliased.map(
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
declarations: ${explicit.declarations.replace('%pointer = OpTypeUntypedPointerKHR Workgroup\n', '')}
%first = OpVariable %to_block Workgroup
%second = OpVariable %to_other Workgroup`,
  pairOf`workgroup-blocks-are-aliased-without-untyped-pointers/one-block
one block need not be aliased
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
  inExplicit`workgroup-variables-are-blocks-all-or-none/both-typed
of two typed variables both are blocks
interfaces: %first %second
+declarations: %first = OpVariable %to_block Workgroup
%second = OpVariable {%to_block | number: %pointer_Workgroup_uint} Workgroup`,
]
