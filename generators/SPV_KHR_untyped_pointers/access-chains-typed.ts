import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { bindingOf, untypedPointers } from '../pairs/pieces.ts'
import { copy, inWideCopying } from './shared/async-copying.ts'
import { walked } from './shared/chain-pairs.ts'
import { inUntypedKernel, inUntypedPointers, untypedKernel } from './shared/pieces.ts'

const both = walked('StorageBuffer', untypedPointers)

const kernelBoth = walked('CrossWorkgroup', untypedKernel)

/** Typed chains: names, opcodes, the kind of module, and an Element. */
const typedChains = [
  ['access', 'OpAccessChain', both, ''],
  ['in-bounds-access', 'OpInBoundsAccessChain', both, ''],
  ['ptr-access', 'OpPtrAccessChain', kernelBoth, '%uint_0 '],
  ['in-bounds-ptr-access', 'OpInBoundsPtrAccessChain', kernelBoth, '%uint_0 '],
] as const

const inCounted = pairIn({
  ...untypedPointers,
  annotations: `%uint_runtime_array ArrayStride 4
%uint_runtime_array_only Block, 0 Offset 0
${bindingOf('buffer')}`,
})

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
  inUntypedPointers`typed-chain-base-is-typed/oldest-version in spv1.0, spv1.5
local variables of both kinds are walked, each by its own chains
body: %data = OpUntypedVariableKHR %untyped_pointer_Function Function %uint_array4
%reached = OpAccessChain %pointer_Function_uint {%variable_Function_uint_array4 | variable: %data} %uint_1
%untyped = OpUntypedAccessChainKHR %untyped_pointer_Function %uint_array4 %data %uint_1
%value = OpLoad %uint %reached
OpStore %untyped %value`,
  inWideCopying`typed-chain-base-is-typed/beside-a-copy
a copy of a group is between pointers of both kinds
body: %reached = OpAccessChain %pointer_CrossWorkgroup_float {%typed_global | variable: %global} %uint_1
${copy`%copy`}`,
  inWideCopying`typed-chain-result-type-is-typed/beside-a-copy
a typed chain is beside a copy of a group
body: %reached = OpAccessChain {%pointer_CrossWorkgroup_float | in-the-same-storage-class: %to_global}
  %typed_global %uint_2
${copy`%copy`}`,
  inUntypedKernel`typed-variable-result-type-is-typed/kernel
typed variables hold untyped pointers
declarations: %global = OpVariable {%pointer_CrossWorkgroup_untyped_pointer_Generic | in-the-same-storage-class: %untyped_pointer_CrossWorkgroup} CrossWorkgroup
%local = OpVariable {%pointer_Workgroup_untyped_pointer_Function | in-workgroup: %untyped_pointer_Workgroup} Workgroup
body: %variable = OpVariable {%pointer_Function_untyped_pointer_CrossWorkgroup | in-function: %untyped_pointer_Function} Function`,
  inUntypedPointers`typed-variable-result-type-is-typed/shader
typed variables are beside untyped ones
interfaces: %variable %untyped
declarations: %variable = OpVariable {%pointer_Private_uint | in-the-same-storage-class: %untyped_pointer_Private} Private
%untyped = OpUntypedVariableKHR %untyped_pointer_Private Private %uint
body: %local = OpVariable {%pointer_Function_uint | in-function: %untyped_pointer_Function} Function`,
  inCounted`typed-variable-result-type-is-typed/counter-buffer
a buffer is decorated with the one that counts its elements
interfaces: %buffer %counter
+annotations: OpDecorateId %buffer CounterBuffer %counter
declarations: %buffer = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %uint_runtime_array_only
%counter = OpVariable {%pointer_Uniform_uint_runtime_array_only | in-the-same-storage-class: %untyped_pointer_Uniform} Uniform`,
  ...['StorageBuffer', 'Uniform'].flatMap((storageClass) =>
    (['untyped', 'typed'] as const).map(
      (kind) =>
        inCounted`typed-array-length-structure-is-typed/${kind}-${storageClass.toLowerCase()}
the length of a typed buffer is asked for beside that of another one
+annotations: ${bindingOf('other', 1)}
declarations: %other = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint_runtime_array_only
%buffer = OpVariable %pointer_${storageClass}_uint_runtime_array_only ${storageClass}
body: %length = OpArrayLength %uint {%buffer | variable: %other} 0
%second = OpUntypedArrayLengthKHR %uint %uint_runtime_array_only ${kind === 'typed' ? '%buffer' : '%other'} 0`,
    ),
  ),
]
