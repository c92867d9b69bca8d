import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, untypedPointers } from '../pairs/pieces.ts'
import {
  inUntypedKernel,
  inUntypedPhysical,
  inUntypedPointers,
  untypedKernel,
} from './shared/pieces.ts'

/** Variables that hold pointers: name, storage class, how they are declared, and of which type of pointers. */
const holders = [
  ['untyped-private', 'Private', 'untyped', '%physical'],
  ['untyped-of-typed', 'Private', 'untyped', '%typed'],
  ['untyped-array', 'StorageBuffer', 'untyped', '%array'],
  ['untyped-local', 'Function', 'untyped', '%physical'],
  ['typed-private', 'Private', 'typed', '%physical'],
  ['typed-array', 'StorageBuffer', 'typed', '%array'],
  ['typed-local', 'Function', 'typed', '%physical'],
] as const

/** Decorations by id: name, its words, and the constants that it takes. */
const byId = [
  ['alignment-id', 'AlignmentId', '%eight'],
  ['max-byte-offset-id', 'MaxByteOffsetId', '%null_uint'],
  ['specialized', 'AlignmentId', '%spec_uint'],
] as const

const counters = {
  ...untypedPointers,
  declarations: `%to_counter = OpTypePointer Uniform %block_uint`,
}

/** The counter before the buffer and after it, each kind of variable. */
const orders = [
  ['typed-counter-first', 'typed', 'counter'],
  ['untyped-counter-first', 'untyped', 'counter'],
  ['typed-counter-last', 'typed', 'buffer'],
  ['untyped-counter-last', 'untyped', 'buffer'],
] as const

/** Pairs of the rules on decorations of pointers, and on operands of decorations. */
export const pairs = [
  ...[
    ['StorageBuffer', ['Restrict', 'Coherent', 'NonReadable']] as const,
    ['Uniform', ['Aliased', 'Volatile', 'NonWritable']] as const,
  ].flatMap(([storageClass, decorations]) =>
    decorations.map(
      (decoration) =>
        inUntypedPointers`memory-object-decoration-targets-a-memory-object-declaration/${decoration.toLowerCase()}-${storageClass.toLowerCase()}-without-data-type
a descriptor that does not say what it holds is decorated as one that does
interfaces: %variable
annotations: OpDecorate %variable ${decoration}
${bindingOf('variable')}
declarations: %variable = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass}`,
    ),
  ),
  ...holders.map(([name, storageClass, kind, type], at) => {
    const decoration = at % 2 === 0 ? 'AliasedPointer' : 'RestrictPointer'
    const variable =
      kind === 'typed'
        ? `%variable = OpVariable %to_type ${storageClass}`
        : `%variable = OpUntypedVariableKHR %to_class ${storageClass} ${type}`
    const isLocal = storageClass === 'Function'
    return inUntypedPhysical`variable-with-physical-pointers-is-aliased-or-restricted/${name}
a variable that holds pointers into PhysicalStorageBuffer says whether they alias
interfaces: ${isLocal ? '' : '%variable'}
annotations: {OpDecorate %variable ${decoration} | decoration-missing:}
${storageClass === 'StorageBuffer' ? 'OpDecorate %array ArrayStride 8' : ''}
declarations: %physical = OpTypeUntypedPointerKHR PhysicalStorageBuffer
%typed = OpTypePointer PhysicalStorageBuffer %uint
%array = OpTypeArray %physical %uint_2
%to_type = OpTypePointer ${storageClass} ${type}
%to_class = OpTypeUntypedPointerKHR ${storageClass}
${
  kind === 'typed'
    ? '%with_members = OpVariable %pointer_Private_structure_physical_and_ulong Private'
    : '%with_members = OpUntypedVariableKHR %untyped_pointer_Private Private %structure_physical_and_ulong'
}
${isLocal ? '' : variable}
body: ${isLocal ? variable : ''}`
  }),
  ...byId.map(
    ([name, decoration, operand]) =>
      inUntypedKernel`decorate-id-operand-is-a-constant-or-a-variable/${name} in spv1.2, spv1.6
the operand of a decoration is a constant
annotations: OpDecorateId %variable ${decoration} {${operand} | undef: %a_uint | type: %uint
  | pointer-type: %untyped_pointer_CrossWorkgroup | function: %main}
declarations: %eight = OpConstant %uint 8
%variable = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint`,
  ),
  ...orders.map(([name, kind, first]) => {
    const buffer =
      '%buffer = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %block_stride16_uint_array4'
    const counter =
      kind === 'typed'
        ? '%counter = OpVariable %to_counter Uniform'
        : '%counter = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %block_uint'
    return pairOf`decorate-id-operand-is-a-constant-or-a-variable/${name} in spv1.4, spv1.6
the operand of CounterBuffer is a variable
${counters}
interfaces: %buffer %counter
annotations: ${bindingsOf(['buffer', 'counter'])}
OpDecorateId %buffer CounterBuffer {%counter | undef: %a_uint | type: %uint
  | pointer-type: %untyped_pointer_Uniform | function: %main}
+declarations: ${first === 'counter' ? `${counter}\n${buffer}` : `${buffer}\n${counter}`}`
  }),
  ...(
    [
      ['shader', untypedPointers, 'StorageBuffer'],
      ['kernel', untypedKernel, 'CrossWorkgroup'],
    ] as const
  ).map(
    ([name, pieces, storageClass]) =>
      pairOf`untyped-pointer-type-may-be-repeated/${name}
several untyped pointer types have one storage class, and serve together
${pieces}
interfaces: %variable
annotations: ${name === 'shader' ? `OpDecorate %third ArrayStride 4\n${bindingOf('variable')}` : ''}
declarations: %third = OpTypeUntypedPointerKHR ${storageClass}
%variable = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} ${name === 'shader' ? '%block_uint' : '%uint'}
body: %once = OpUntypedAccessChainKHR %second_untyped_pointer_${storageClass} %uint %variable
%again = OpUntypedAccessChainKHR %third %uint %once
%last = OpUntypedAccessChainKHR %untyped_pointer_${storageClass} %uint %again`,
  ),
]
