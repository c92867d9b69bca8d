import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, untypedPointers } from '../pairs/pieces.ts'
import { asyncCopy, wideCopying } from './shared/async-copying.ts'
import { walked } from './shared/chain-pairs.ts'
import { untypedKernel } from './shared/pieces.ts'

const both = {
  ...untypedPointers,
  interfaces: '%data %typed',
  declarations: walked({ storageClass: 'Private' }),
}

const kernelBoth = {
  ...untypedKernel,
  interfaces: '%data %typed',
  declarations: walked({ storageClass: 'CrossWorkgroup' }),
}

/** Typed chains: names, opcodes, the kind of module, and an Element. */
const typedChains = [
  ['access', 'OpAccessChain', both, ''],
  ['in-bounds-access', 'OpInBoundsAccessChain', both, ''],
  ['ptr-access', 'OpPtrAccessChain', kernelBoth, '%uint_0 '],
  ['in-bounds-ptr-access', 'OpInBoundsPtrAccessChain', kernelBoth, '%uint_0 '],
] as const

const counted = {
  ...untypedPointers,
  annotations: `OpDecorate %words ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
${bindingOf('buffer')}`,
  declarations: `%words = OpTypeRuntimeArray %uint
%block = OpTypeStruct %words`,
}

/** Pairs of the rules on instructions that take or give typed pointers alone. */
export const pairs = [
  ...typedChains.flatMap(([name, opcode, pieces, element]) => [
    pairOf`typed-chain-base-is-typed/${name}
typed chains start from typed pointers, beside untyped ones
${pieces}
body: %untyped = OpUntypedAccessChainKHR %pointer %structure %typed %uint_0
%reached = ${opcode} %to_word {%typed | variable: %data | no-variable: %untyped} ${element}%uint_0`,
    pairOf`typed-chain-result-type-is-typed/${name}
typed chains give typed pointers, beside untyped ones
${pieces}
body: %untyped = OpUntypedAccessChainKHR %pointer %structure %data %uint_0
%reached = ${opcode} {%to_word | in-the-same-storage-class: %pointer} %typed ${element}%uint_0
%of_reached = OpUntypedInBoundsAccessChainKHR %pointer %uint %reached`,
  ]),
  pairOf`typed-chain-base-is-typed/oldest-version in spv1.0, spv1.5
local variables of both kinds are walked, each by its own chains
${untypedPointers}
declarations: %words = OpTypeArray %uint %uint_4
%pointer = OpTypeUntypedPointerKHR Function
%to_words = OpTypePointer Function %words
%to_word = OpTypePointer Function %uint
body: %typed = OpVariable %to_words Function
%data = OpUntypedVariableKHR %pointer Function %words
%reached = OpAccessChain %to_word {%typed | variable: %data} %uint_1
%untyped = OpUntypedAccessChainKHR %pointer %words %data %uint_1
%value = OpLoad %uint %reached
OpStore %untyped %value`,
  pairOf`typed-chain-base-is-typed/beside-a-copy
a copy of a group is between pointers of both kinds
${wideCopying}
declarations: ${wideCopying.declarations}
%to_global_float = OpTypePointer CrossWorkgroup %float
body: %reached = OpAccessChain %to_global_float {%typed_global | variable: %global} %uint_1
${asyncCopy('%copy')}`,
  pairOf`typed-chain-result-type-is-typed/beside-a-copy
a typed chain is beside a copy of a group
${wideCopying}
declarations: ${wideCopying.declarations}
%to_global_float = OpTypePointer CrossWorkgroup %float
body: %reached = OpAccessChain {%to_global_float | in-the-same-storage-class: %to_global}
  %typed_global %uint_2
${asyncCopy('%copy')}`,
  pairOf`typed-variable-result-type-is-typed/kernel
typed variables hold untyped pointers
${untypedKernel}
interfaces: %global %local
declarations: %to_global = OpTypeUntypedPointerKHR CrossWorkgroup
%to_local = OpTypeUntypedPointerKHR Workgroup
%to_function = OpTypeUntypedPointerKHR Function
%to_generic = OpTypeUntypedPointerKHR Generic
%holds_global = OpTypePointer CrossWorkgroup %to_generic
%holds_local = OpTypePointer Workgroup %to_function
%holds_function = OpTypePointer Function %to_global
%global = OpVariable {%holds_global | in-the-same-storage-class: %to_global} CrossWorkgroup
%local = OpVariable {%holds_local | in-workgroup: %to_local} Workgroup
body: %variable = OpVariable {%holds_function | in-function: %to_function} Function`,
  pairOf`typed-variable-result-type-is-typed/shader
typed variables are beside untyped ones
${untypedPointers}
interfaces: %variable %untyped
declarations: %pointer = OpTypeUntypedPointerKHR Private
%to_uint = OpTypePointer Private %uint
%to_function = OpTypeUntypedPointerKHR Function
%function_uint = OpTypePointer Function %uint
%variable = OpVariable {%to_uint | in-the-same-storage-class: %pointer} Private
%untyped = OpUntypedVariableKHR %pointer Private %uint
body: %local = OpVariable {%function_uint | in-function: %to_function} Function`,
  pairOf`typed-variable-result-type-is-typed/counter-buffer
a buffer is decorated with the one that counts its elements
${counted}
interfaces: %buffer %counter
annotations: ${counted.annotations}
OpDecorateId %buffer CounterBuffer %counter
declarations: ${counted.declarations}
%pointer = OpTypeUntypedPointerKHR Uniform
%to_block = OpTypePointer Uniform %block
%buffer = OpUntypedVariableKHR %pointer Uniform %block
%counter = OpVariable {%to_block | in-the-same-storage-class: %pointer} Uniform`,
  ...['StorageBuffer', 'Uniform'].flatMap((storageClass) =>
    (['untyped', 'typed'] as const).map(
      (kind) =>
        pairOf`typed-array-length-structure-is-typed/${kind}-${storageClass.toLowerCase()}
the length of a typed buffer is asked for beside that of another one
${counted}
interfaces: %buffer %other
annotations: ${counted.annotations}
${bindingOf('other', 1)}
declarations: ${counted.declarations}
%pointer = OpTypeUntypedPointerKHR ${storageClass}
%to_block = OpTypePointer ${storageClass} %block
%other = OpUntypedVariableKHR %pointer ${storageClass} %block
%buffer = OpVariable %to_block ${storageClass}
body: %length = OpArrayLength %uint {%buffer | variable: %other} 0
%second = OpUntypedArrayLengthKHR %uint %block ${kind === 'typed' ? '%buffer' : '%other'} 0`,
    ),
  ),
]
