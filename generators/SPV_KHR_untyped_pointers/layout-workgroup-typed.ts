import { pairOf } from '../pairs/pair-of.ts'
import { untypedPointers } from '../pairs/pieces.ts'

/** Blocks in Workgroup, and variables of other types there. */
const explicit = {
  ...untypedPointers,
  capabilities: `${untypedPointers.capabilities}\nOpCapability WorkgroupMemoryExplicitLayoutKHR`,
  extensions: `${untypedPointers.extensions}
OpExtension "SPV_KHR_workgroup_memory_explicit_layout"`,
  annotations: `%block Block, 0 Offset 0
%structure 0 Offset 0`,
  declarations: `%block = OpTypeStruct %uint
%structure = OpTypeStruct %uint
%blocks = OpTypeArray %block %uint_2
%pointer = OpTypeUntypedPointerKHR Workgroup
%to_block = OpTypePointer Workgroup %block
%to_structure = OpTypePointer Workgroup %structure
%to_blocks = OpTypePointer Workgroup %blocks
%to_number = OpTypePointer Workgroup %uint`,
}

/** Pairs of the rule on blocks in Workgroup, where a typed variable makes the difference. */
export const pairs = [
  pairOf`workgroup-variables-are-blocks-all-or-none/typed-beside-a-block in spv1.4, spv1.6
a typed variable beside an untyped one is a block as well
${explicit}
interfaces: %first %second
declarations: ${explicit.declarations}
%first = OpUntypedVariableKHR %pointer Workgroup %block
%second = OpVariable {%to_block | number: %to_number | structure: %to_structure | array-of-blocks: %to_blocks} Workgroup`,
  pairOf`workgroup-variables-are-blocks-all-or-none/typed-beside-a-number
a typed variable beside an untyped one is not a block either
${explicit}
interfaces: %first %second
declarations: ${explicit.declarations}
%first = OpUntypedVariableKHR %pointer Workgroup %uint
%second = OpVariable {%to_number | block: %to_block} Workgroup`,
  pairOf`workgroup-variables-are-blocks-all-or-none/both-typed
of two typed variables both are blocks
${explicit}
interfaces: %first %second
declarations: ${explicit.declarations}
%first = OpVariable %to_block Workgroup
%second = OpVariable {%to_block | number: %to_number} Workgroup`,
]
