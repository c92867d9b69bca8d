import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { untypedPointers } from '../pairs/pieces.ts'
import { chainForms, elementForms, hint, inHinted, walked } from './shared/chain-pairs.ts'
import {
  countingShader,
  inUntypedPhysical,
  untypedFragment,
  untypedKernel,
} from './shared/pieces.ts'

/** Memory of a workgroup in a shader, which has a stride. */
const workgroup = {
  ...countingShader,
  annotations: 'OpDecorate %words ArrayStride 4\nOpDecorate %pointer ArrayStride 4',
  declarations: `%words = OpTypeArray %uint %uint_4
%pointer = OpTypeUntypedPointerKHR Workgroup
%data = OpUntypedVariableKHR %pointer Workgroup %words`,
}

const inWorkgroup = pairIn(workgroup)

/** Memory of a kernel. */
const kernelMemory = walked('CrossWorkgroup', untypedKernel)

/** Storage classes from which chains start: kinds of modules, and the capability that some need. */
const classes = [
  ['shader', untypedPointers, ['Uniform', 'PushConstant', 'StorageBuffer', 'Input', 'Output']],
  ['fragment', untypedFragment, ['Input', 'Output', 'Private']],
  ['kernel', untypedKernel, ['CrossWorkgroup', 'Workgroup', 'UniformConstant']],
] as const

/** Arrays of one element, each of the one before. */
function nested(depth: number): string {
  return Array.from(
    { length: depth },
    (_, at) => `%array_${at + 1} = OpTypeArray ${at === 0 ? '%uint' : `%array_${at}`} %uint_1`,
  ).join('\n')
}

/** Indexes into such arrays. */
function zeros(count: number): string {
  return Array.from({ length: count }, () => '%uint_0').join(' ')
}

/** Pairs of the rules on the pointers and types of chains. */
export const pairs = [
  ...chainForms.flatMap((form) => {
    const { name, opcode, element, storageClass, control } = form
    const [own, other] =
      element === '' ? ['storage-buffer', 'Uniform'] : ['cross-workgroup', 'Generic']
    return [
      pairOf`chain-result-type-is-an-untyped-pointer-type/${name}
chains give untyped pointers, whatever they reach
${control}
body: %reached = ${opcode} {%pointer | what-is-reached: %float4 | typed-pointer: %to_structure
  | typed-pointer-to-what-is-reached: %pointer_${storageClass}_float4 | structure: %structure | void: %void
  | function: %signature} %structure %data ${element}%uint_3
%number = ${opcode} %pointer %words %typed ${element}%uint_1`,
      pairOf`chain-has-the-storage-class-of-its-base/${name}
chains give pointers into the storage class of their base, typed or not
${control}
body: %own = OpUntypedVariableKHR %untyped_pointer_Function Function %words
%reached = ${opcode} {%pointer | to-${other.toLowerCase()}: %untyped_pointer_${other} | to-function: %untyped_pointer_Function}
  %structure %data ${element}%uint_1
%of_typed = ${opcode} {%pointer | function-of-typed: %untyped_pointer_Function} %structure %typed ${element}%uint_1
%of_own = ${opcode} {%untyped_pointer_Function | to-${own}: %pointer} %words %own ${element}%uint_2`,
      pairOf`chain-base-type-is-a-type/${name}
chains walk a type, that of the variable or another one
${control}
body: %reached = ${opcode} %pointer {%words | variable: %data | constant: %uint_4
  | null: %null_uint | undef: %a_uint | function: %main} %data ${element}%uint_1`,
      pairOf`chain-base-is-a-pointer/${name}
chains start from a variable, a chain and a typed pointer
${control}
body: %object = OpLoad %structure %typed
%reached = ${opcode} %pointer %structure {%data | wide-integer: %ulong_16
  | floating-point: %float_1 | integer: %uint_1 | its-type: %pointer | undef: %a_uint
  | null-structure: %null_inner | object-of-the-base-type: %object} ${element}%uint_1
%further = ${opcode} %pointer %words %reached ${element}%uint_1
%of_typed = ${opcode} %pointer %structure %typed ${element}%uint_2`,
    ]
  }),
  ...chainForms.slice(0, 3).map(
    ({ name, opcode, element }) =>
      inWorkgroup`chain-base-type-is-a-type/${name}-of-a-workgroup
chains walk memory of a workgroup
body: %reached = ${opcode} %pointer {%words | function: %main} %data ${element}%uint_1`,
  ),
  ...chainForms.slice(0, 2).map(
    ({ name, opcode, control }) =>
      pairOf`access-chain-base-type-is-no-pointer-type/${name} in spv1.4, spv1.6
chains walk data, not pointers
${control}
body: %reached = ${opcode} %pointer {%structure | result-type: %pointer | type-of-the-base: %untyped_pointer_StorageBuffer
  | pointer-to-the-base-type: %to_structure} %data
%further = ${opcode} %pointer {%words | typed-type-of-the-base: %to_structure} %typed`,
  ),
  ...elementForms.flatMap(({ name, opcode }) => [
    inHinted`ptr-access-chain-base-type-is-no-pointer-type/${name}
chains from an element walk data, not pointers
body: %reached = ${opcode} %pointer {%uint | result-type: %pointer
  | pointer-to-the-base-type: %to_uint | type-of-the-base: %untyped_pointer_CrossWorkgroup} %parameter %uint_1`,
    inHinted`ptr-access-chain-base-type-is-no-pointer-type/${name}-with-a-hint
memory is fetched in advance, and chains from an element walk data
body: %reached = ${opcode} %pointer {%uint | result-type: %pointer
  | pointer-to-the-base-type: %to_uint} %parameter %uint_1
${hint}`,
    inHinted`chain-base-is-a-pointer/${name}-with-a-hint
memory is fetched in advance, and chains start from a parameter
body: %reached = ${opcode} %pointer %uint {%parameter | wide-integer: %ulong_16
  | integer: %uint_1 | its-type: %pointer | undef: %a_uint | null-structure: %no_structure}
  %uint_1
${hint}`,
  ]),
  ...classes.map(
    ([name, pieces, storageClasses]) =>
      pairOf`chain-has-the-storage-class-of-its-base/classes-of-a-${name}
chains stay in the storage class in which they start
${pieces}
declarations: ${storageClasses
        .map(
          (each) => `%to_${each} = OpTypeUntypedPointerKHR ${each}
%in_${each} = OpUntypedVariableKHR %to_${each} ${each} %uint4`,
        )
        .join('\n')}
body: ${storageClasses
        .map((each, at) => {
          const other = storageClasses[(at + 1) % storageClasses.length]
          return `%of_${each} = OpUntypedAccessChainKHR {%to_${each} | from-${each.toLowerCase()}: %to_${other}} %uint4
  %in_${each} %uint_1`
        })
        .join('\n')}`,
  ),
  inWorkgroup`chain-has-the-storage-class-of-its-base/workgroup-of-a-shader
chains from an element stay in the memory of a workgroup
body: %reached = OpUntypedPtrAccessChainKHR %pointer %uint %data %uint_1`,
  inUntypedPhysical`chain-has-the-storage-class-of-its-base/physical-storage-buffer
chains from an address stay where it leads
body: %address = OpConvertUToPtr %untyped_pointer_PhysicalStorageBuffer %null_ulong
%reached = OpUntypedAccessChainKHR {%untyped_pointer_PhysicalStorageBuffer | to-uniform: %untyped_pointer_Uniform} %uint4 %address %uint_1`,
  ...(
    [
      ['selected', '%chosen = OpSelect %pointer %true %data %null'],
      ['copied', '%chosen = OpCopyObject %pointer %data'],
      ['loaded', '%chosen = OpLoad %pointer %holder'],
      ['cast', '%chosen = OpBitcast %pointer %typed'],
      ['converted', '%chosen = OpConvertUToPtr %pointer %ulong_4'],
    ] as const
  ).map(
    ([name, source]) =>
      pairOf`chain-base-is-a-pointer/${name}
chains start from pointers of several origins
${kernelMemory}
+declarations: %null = OpConstantNull %pointer
%holder = OpUntypedVariableKHR %pointer CrossWorkgroup %pointer
body: ${source}
%reached = OpUntypedPtrAccessChainKHR %pointer %structure %chosen %uint_1 %uint_0
%of_null = OpUntypedPtrAccessChainKHR %pointer %structure %null %uint_1`,
  ),
  ...chainForms.flatMap(({ name, opcode, element, pieces }) =>
    [254, 255].map((count) => {
      // Arrays without a stride.
      const storageClass = element === '' ? 'Private' : 'CrossWorkgroup'
      const most = count === 255
      const array = `%array_${most ? 258 : count}`
      const more = most ? `{ | 256-indexes: %uint_0 | 258-indexes: ${zeros(3)}}` : ''
      return pairOf`untyped-chain-has-at-most-255-indexes/${name}-${String(count)}
arrays in each other are walked with as many indexes as a chain may have, or one less
${pieces}
declarations: ${nested(most ? 258 : count)}
%data = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} ${array}
body: %reached = ${opcode} %untyped_pointer_${storageClass} ${array} %data ${element}${zeros(count)} ${more}`
    }),
  ),
]
