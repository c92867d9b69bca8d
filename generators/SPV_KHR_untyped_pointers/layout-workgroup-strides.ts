import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { inKind, kinds, withCapabilities, withWorkgroupBlocks } from './shared/pieces.ts'

/** Pointers into Workgroup that are logical: only one of the two chains takes them. */
const logical = withCapabilities(kinds.counting, 'VariablePointersStorageBuffer')

const inLogical = pairIn(logical)

const annotations = `OpDecorate %uint_array16 ArrayStride 4
OpDecorate %untyped_pointer_Workgroup ArrayStride 4
OpDecorate %wide ArrayStride 64`

const declarations = `%to_local = OpTypeUntypedPointerKHR Workgroup
%wide = OpTypeUntypedPointerKHR Workgroup
%to_words = OpTypePointer Workgroup %uint_array16`

/** Memory as SPV_KHR_workgroup_memory_explicit_layout has it: a block. */
const blocksOf = (pieces: Pieces) => piecesIn(withWorkgroupBlocks(pieces))`
annotations: ${annotations}
OpDecorate %uint_array16_only Block
OpMemberDecorate %uint_array16_only 0 Offset 0
declarations: ${declarations}
%group = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %uint_array16_only`

const twoVariables = `annotations: ${annotations}
declarations: ${declarations}
%first = OpUntypedVariableKHR {%untyped_pointer_Workgroup | without-stride: %to_local} Workgroup %uint_array16
%second = OpUntypedVariableKHR {%wide | second-without-stride: %to_local} Workgroup %uint_array16`

const typedVariable = `annotations: ${annotations}
{OpDecorate %to_words ArrayStride 64 | without-stride:}
declarations: ${declarations}
%typed = OpVariable %to_words Workgroup`

/** Counts on from a block, reaches its member and counts on from there. */
const throughBlock = (
  instruction: string,
) => `body: %one = ${instruction} %to_local %uint_array16_only %group %uint_0 %uint_0
%two = OpUntypedAccessChainKHR {%untyped_pointer_Workgroup | member-without-stride: %to_local} %uint_array16_only %group %uint_0
%three = ${instruction} %to_local %uint %two %uint_2`

const chain = 'ptr-access-chain-base-in-workgroup-has-array-stride'

const inBounds = 'in-bounds-ptr-access-chain-base-in-workgroup-has-array-stride'

/** Pairs of the rules on strides of pointers into Workgroup that are counted on from. */
export const pairs = [
  inLogical`${chain}/untyped-variables: untyped variables are counted on from by the stride of their pointer type
${twoVariables}
body: %one = OpUntypedPtrAccessChainKHR %to_local %uint %first %uint_1
%two = OpUntypedPtrAccessChainKHR {%untyped_pointer_Workgroup | second-without-stride: %wide} %uint2 %second %uint_1`,
  inLogical`${chain}/typed-variable in spv1.3, spv1.6
a typed variable is counted on from by the stride of its pointer type
entryPoints: OpEntryPoint GLCompute %main "main"
${typedVariable}
body: %one = OpUntypedPtrAccessChainKHR %untyped_pointer_Workgroup %uint_array16 %typed %uint_1`,
  inLogical`${chain}/chains: chains go on from chains, each with a stride
annotations: ${annotations}
declarations: ${declarations}
%first = OpUntypedVariableKHR %to_local Workgroup %uint_array16
body: %one = OpUntypedAccessChainKHR {%untyped_pointer_Workgroup | first-without-stride: %to_local} %uint_array16 %first %uint_1
%two = OpUntypedPtrAccessChainKHR {%wide | second-without-stride: %to_local} %uint %one %uint_2
%three = OpUntypedPtrAccessChainKHR %to_local %uint %two %uint_0`,
  pairOf`${chain}/block: a block in Workgroup is counted on from by the stride of its pointer type
${blocksOf(logical)}
${throughBlock('OpUntypedPtrAccessChainKHR')}`,
  pairOf`${inBounds}/block: a block in Workgroup is counted on from in bounds by the stride of its pointer type
${blocksOf(kinds.addressed)}
${throughBlock('OpUntypedInBoundsPtrAccessChainKHR')}`,
  inKind.addressed`${inBounds}/untyped-variables
untyped variables are counted on from in bounds by the stride of their pointer type
${twoVariables}
body: %one = OpUntypedInBoundsPtrAccessChainKHR %to_local %uint %first %uint_1
%two = OpUntypedInBoundsPtrAccessChainKHR %to_local %uint2 %second %uint_1`,
  inKind.addressed`${inBounds}/typed-variable
a typed variable is counted on from in bounds by the stride of its pointer type
${typedVariable}
body: %one = OpUntypedInBoundsPtrAccessChainKHR {%untyped_pointer_Workgroup | without-stride: %to_local} %uint_array16 %typed
  %uint_1`,
]
