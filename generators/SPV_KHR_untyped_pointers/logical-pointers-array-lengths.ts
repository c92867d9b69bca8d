import { pairOf } from '../pairs/pair-of.ts'
import { buffersOf, withCapabilities } from './shared/pieces.ts'

const counted = '%block_uint_and_stride4_uint_runtime_array'

const buffers = buffersOf(counted)

/** Buffers that a pointer may be chosen among, with their pointer type and the chains that keep a pointer of it. */
const variable = [
  [
    'untyped',
    '%untyped_pointer_StorageBuffer',
    `OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer ${counted}`,
  ],
  ['typed', '%to_block', 'OpAccessChain %to_block'],
] as const

/** Pairs of the rule on variable pointers whose arrays are measured. */
export const pairs = [
  ...variable.flatMap(([kind, type, chain]) => [
    pairOf`array-length-pointer-is-no-variable-pointer/${kind}
beside variable pointers, the pointer is a variable
${withCapabilities(buffers, 'VariablePointers')}
+declarations: %holder = OpVariable %pointer_Private_${type.slice(1)} Private
%no_pointer = OpConstantNull ${type}
interfaces: %untyped %typed %holder
body: OpStore %holder %${kind}
%selected = OpSelect ${type} %true %${kind} %${kind}
%loaded = OpLoad ${type} %holder
%given = OpFunctionCall ${type} %give
%copy_of_selected = OpCopyObject ${type} %selected
%chain_of_selected = ${chain} %selected
%in_bounds = ${chain.replace('Access', 'InBoundsAccess')} %selected
%copied = OpCopyObject ${type} %${kind}
%length = OpUntypedArrayLengthKHR %uint ${counted} {%copied | select: %selected | null: %no_pointer | load: %loaded
  | copy-of-select: %copy_of_selected | chain-of-select: %chain_of_selected | in-bounds-chain-of-select: %in_bounds
  | call: %given} 1
after: ${type} %give()
OpReturnValue %${kind}`,
    pairOf`array-length-pointer-is-no-variable-pointer/${kind}-parameter
beside variable pointers, a function is called with a variable to be measured
${withCapabilities(buffers, 'VariablePointersStorageBuffer')}
body: %selected = OpSelect ${type} %true %${kind} %${kind}
%copy = OpCopyObject ${type} %selected
%measured = OpFunctionCall %void %measure {%${kind} | select: %selected | copy-of-select: %copy}
after: %void %measure(${type} %pointer)
%of_parameter = OpSelect ${type} %true %pointer %pointer
%length = OpUntypedArrayLengthKHR %uint ${counted} {%pointer | select-of-parameter: %of_parameter} 1`,
  ]),
]
