import { pairIn, tagIn } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { copy, inWideCopying } from './shared/async-copying.ts'
import { chainForms, elementForms, hint, inHinted, inKind, kinds, walked } from './shared/pieces.ts'

/** Memory of a workgroup in a shader, which has a stride. */
const inWorkgroup = tagIn(kinds.counting)`annotations: %words %pointer ArrayStride 4
declarations: %words = OpTypeArray %uint %uint_4
%pointer = OpTypeUntypedPointerKHR Workgroup
%data = OpUntypedVariableKHR %pointer Workgroup %words`

/** Storage classes from which chains start, by the kind of module. */
const classes = [
  ['shader', ['Uniform', 'PushConstant', 'StorageBuffer', 'Input', 'Output']],
  ['fragment', ['Input', 'Output', 'Private']],
  ['kernel', ['CrossWorkgroup', 'Workgroup', 'UniformConstant']],
] as const

/** A kernel with memory that chains walk. */
const inMemory = pairIn(walked('CrossWorkgroup', kinds.kernel))

/** Pointers of several origins from which chains start. */
const sources = {
  selected: 'OpSelect %pointer %true %data %null',
  copied: 'OpCopyObject %pointer %data',
  loaded: 'OpLoad %pointer %holder',
  cast: 'OpBitcast %pointer %typed',
  converted: 'OpConvertUToPtr %pointer %ulong_4',
}

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

const integers = ['uchar', 'ushort', 'uint', 'ulong'] as const

const signed = ['char', 'short', 'int', 'long'] as const

/** Where an Element selects from an array that the base is in. */
const places = [
  ['variable-pointers', 'counting', 'StorageBuffer'],
  ['workgroup-of-a-shader', 'counting', 'Workgroup'],
  ['physical-shader', 'addressed', 'Uniform'],
] as const

const inCounted = tagIn(kinds.shader)`annotations: %uint_runtime_array ArrayStride 4
%uint_runtime_array_only Block, 0 Offset 0
${bindingOf('buffer')}`

/**
 * Pairs of the rules on the pointers and types of chains; on the indexes of chains; on instructions that take or
 * give typed pointers alone.
 */
export const pairs = [
  ...chainForms.flatMap((form) => {
    const { name, opcode, element, storageClass, inWalked } = form
    const [own, other] =
      element === '' ? ['storage-buffer', 'Uniform'] : ['cross-workgroup', 'Generic']
    return [
      inWalked`chain-result-type-is-an-untyped-pointer-type/${name}: chains give untyped pointers, whatever they reach
body: %reached = ${opcode} {%pointer | what-is-reached: %float4 | typed-pointer: %to_structure
  | typed-pointer-to-what-is-reached: %pointer_${storageClass}_float4 | structure: %structure | void: %void
  | function: %signature} %structure %data ${element}%uint_3
%number = ${opcode} %pointer %words %typed ${element}%uint_1`,
      inWalked`chain-has-the-storage-class-of-its-base/${name}
chains give pointers into the storage class of their base, typed or not
body: %own = OpUntypedVariableKHR %untyped_pointer_Function Function %words
%reached = ${opcode} {%pointer | to-${other.toLowerCase()}: %untyped_pointer_${other} | to-function: %untyped_pointer_Function}
  %structure %data ${element}%uint_1
%of_typed = ${opcode} {%pointer | function-of-typed: %untyped_pointer_Function} %structure %typed ${element}%uint_1
%of_own = ${opcode} {%untyped_pointer_Function | to-${own}: %pointer} %words %own ${element}%uint_2`,
      inWalked`chain-base-type-is-a-type/${name}: chains walk a type, that of the variable or another one
body: %reached = ${opcode} %pointer {%words | variable: %data | constant: %uint_4
  | null: %null_uint | undef: %a_uint | function: %main} %data ${element}%uint_1`,
      inWalked`chain-base-is-a-pointer/${name}: chains start from a variable, a chain and a typed pointer
body: %object = OpLoad %structure %typed
%reached = ${opcode} %pointer %structure {%data | wide-integer: %ulong_16
  | floating-point: %float_1 | integer: %uint_1 | its-type: %pointer | undef: %a_uint
  | null-structure: %null_inner | object-of-the-base-type: %object} ${element}%uint_1
%further = ${opcode} %pointer %words %reached ${element}%uint_1
%of_typed = ${opcode} %pointer %structure %typed ${element}%uint_2`,
    ]
  }),
  ...chainForms.slice(0, 3).map(
    ({ name, opcode, element }) => inWorkgroup`chain-base-type-is-a-type/${name}-of-a-workgroup
chains walk memory of a workgroup
body: %reached = ${opcode} %pointer {%words | function: %main} %data ${element}%uint_1`,
  ),
  ...chainForms.slice(0, 2).map(
    ({ name, opcode, inWalked }) =>
      inWalked`access-chain-base-type-is-no-pointer-type/${name} in spv1.4, spv1.6: chains walk data, not pointers
body: %reached = ${opcode} %pointer {%structure | result-type: %pointer | type-of-the-base: %untyped_pointer_StorageBuffer
  | pointer-to-the-base-type: %to_structure} %data
%further = ${opcode} %pointer {%words | typed-type-of-the-base: %to_structure} %typed`,
  ),
  ...elementForms.flatMap(({ name, opcode }) => [
    inHinted`ptr-access-chain-base-type-is-no-pointer-type/${name}: chains from an element walk data, not pointers
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
  | integer: %uint_1 | its-type: %pointer | undef: %a_uint | null-structure: %no_structure} %uint_1
${hint}`,
  ]),
  ...classes.map(
    ([kind, storageClasses]) =>
      inKind[kind]`chain-has-the-storage-class-of-its-base/classes-of-a-${kind}
chains stay in the storage class in which they start
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
  inKind.physical`chain-has-the-storage-class-of-its-base/physical-storage-buffer
chains from an address stay where it leads
body: %address = OpConvertUToPtr %untyped_pointer_PhysicalStorageBuffer %null_ulong
%reached = OpUntypedAccessChainKHR {%untyped_pointer_PhysicalStorageBuffer | to-uniform: %untyped_pointer_Uniform} %uint4 %address %uint_1`,
  ...Object.entries(sources).map(
    ([name, source]) => inMemory`chain-base-is-a-pointer/${name}
chains start from pointers of several origins
+declarations: %null = OpConstantNull %pointer
%holder = OpUntypedVariableKHR %pointer CrossWorkgroup %pointer
body: %chosen = ${source}
%reached = OpUntypedPtrAccessChainKHR %pointer %structure %chosen %uint_1 %uint_0
%of_null = OpUntypedPtrAccessChainKHR %pointer %structure %null %uint_1`,
  ),
  ...chainForms.flatMap(({ name, opcode, element, kind, storageClass: own }) =>
    [254, 255].map((count) => {
      // Arrays without a stride.
      const storageClass = kind === 'shader' ? 'Private' : own
      const most = count === 255
      const array = `%array_${most ? 258 : count}`
      const more = most ? `{ | 256-indexes: %uint_0 | 258-indexes: ${zeros(3)}}` : ''
      return inKind[kind]`untyped-chain-has-at-most-255-indexes/${name}-${String(count)}
arrays in each other are walked with as many indexes as a chain may have, or one less
declarations: ${nested(most ? 258 : count)}
%data = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} ${array}
body: %reached = ${opcode} %untyped_pointer_${storageClass} ${array} %data ${element}${zeros(count)} ${more}`
    }),
  ),
  ...chainForms.map(({ name, opcode, element, kind, inWalked }) => {
    const types = kind === 'shader' ? [...integers, ...signed] : integers
    const start = `${opcode} %pointer %structure %data ${element}%uint_1`
    return inWalked`chain-index-is-a-scalar-integer/${name}: indexes are integers of every type, constant or not
+declarations: %sum = OpSpecConstantOp %uint IAdd %spec_uint %uint_0
body: ${types.map((type) => `%by_${type} = ${start} %${type}_1`).join('\n')}
%computed = OpIAdd %uint %uint_0 %uint_1
%by_sum = ${start} %sum
%by_computed = ${start} %computed
%by_null = ${start} %null_uint
%by_undef = ${start} %a_uint
%reached = ${start} {%uint_2 | floating-point: %float_1 | boolean: %true | vector: %null_uint2 | structure: %null_inner}
%two = ${opcode} %pointer %structure %data ${element}{%uint_2 | first-of-several: %float_1} %uint_0`
  }),
  inKind.kernel`chain-index-is-a-scalar-integer/255-indexes: a chain has as many indexes as it may have
declarations: ${nested(255)}
%deep = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %array_255
body: %reached = OpUntypedInBoundsPtrAccessChainKHR %untyped_pointer_CrossWorkgroup %array_255 %deep %uint_0 {%uint_0
  | first-of-several: %float_0}
  ${zeros(254)}`,
  ...elementForms.flatMap(({ name, opcode, inWalked }) => [
    inWalked`element-is-a-scalar-integer/${name}: the Element is an integer of any width, constant or not
+declarations: %sum = OpSpecConstantOp %uint IAdd %spec_uint %uint_0
body: ${integers.map((type) => `%by_${type} = ${opcode} %pointer %words %data %${type}_1`).join('\n')}
%computed = OpIAdd %uint %uint_0 %uint_1
%by_sum = ${opcode} %pointer %words %typed %sum
%by_computed = ${opcode} %pointer %words %data %computed %uint_1
%by_null = ${opcode} %pointer %words %data %null_uint
%reached = ${opcode} %pointer %words %data {%uint_2 | floating-point: %float_1 | boolean: %true
  | vector: %null_uint2 | structure: %null_inner} %uint_1`,
    inKind.physical`element-is-a-scalar-integer/${name}-of-an-address
the Element is a signed integer, negative or not
annotations: OpDecorate %pointer ArrayStride 4
declarations: %pointer = OpTypeUntypedPointerKHR PhysicalStorageBuffer
body: %address = OpConvertUToPtr %pointer %null_ulong
${signed.map((type) => `%by_${type} = ${opcode} %pointer %uint %address %${type}_minus_1`).join('\n')}
%reached = ${opcode} %pointer %uint %address {%int_1 | floating-point: %float_1 | boolean: %true}`,
  ]),
  inHinted`element-is-a-scalar-integer/with-a-hint: memory is fetched in advance, and an element selected
body: %reached = OpUntypedPtrAccessChainKHR %pointer %uint %parameter {%uint_1
  | floating-point: %float_1 | vector: %null_uint2}
${hint}`,
  ...places.map(
    ([name, kind, storageClass]) => inKind[kind]`element-is-a-scalar-integer/${name}
an element is selected where a shader can do so
annotations: OpDecorate %untyped_pointer_${storageClass} ArrayStride 4
${storageClass === 'StorageBuffer' ? bindingOf('data') : ''}
declarations: %data = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} ${storageClass === 'StorageBuffer' ? '%block_stride4_uint_array4' : '%stride4_uint_array4'}
body: %reached = OpUntypedPtrAccessChainKHR %untyped_pointer_${storageClass} %uint %data {%uint_1
  | floating-point: %float_1}`,
  ),
  ...chainForms.flatMap(({ name, typed, element, inWalked }) => {
    return [
      inWalked`typed-chain-base-is-typed/${name}: typed chains start from typed pointers, beside untyped ones
body: %untyped = OpUntypedAccessChainKHR %pointer %structure %typed %uint_0
%reached = ${typed} %to_word {%typed | variable: %data | no-variable: %untyped} ${element}%uint_0`,
      inWalked`typed-chain-result-type-is-typed/${name}: typed chains give typed pointers, beside untyped ones
body: %untyped = OpUntypedAccessChainKHR %pointer %structure %data %uint_0
%reached = ${typed} {%to_word | in-the-same-storage-class: %pointer} %typed ${element}%uint_0
%of_reached = OpUntypedInBoundsAccessChainKHR %pointer %uint %reached`,
    ]
  }),
  inKind.shader`typed-chain-base-is-typed/oldest-version in spv1.0, spv1.5
local variables of both kinds are walked, each by its own chains
body: %data = OpUntypedVariableKHR %untyped_pointer_Function Function %uint_array4
%reached = OpAccessChain %pointer_Function_uint {%variable_Function_uint_array4 | variable: %data} %uint_1
%untyped = OpUntypedAccessChainKHR %untyped_pointer_Function %uint_array4 %data %uint_1
%value = OpLoad %uint %reached
OpStore %untyped %value`,
  inWideCopying`typed-chain-base-is-typed/beside-a-copy: a copy of a group is between pointers of both kinds
body: %reached = OpAccessChain %pointer_CrossWorkgroup_float {%typed_global | variable: %global} %uint_1
${copy}`,
  inWideCopying`typed-chain-result-type-is-typed/beside-a-copy: a typed chain is beside a copy of a group
body: %reached = OpAccessChain {%pointer_CrossWorkgroup_float | in-the-same-storage-class: %to_global}
  %typed_global %uint_2
${copy}`,
  inKind.kernel`typed-variable-result-type-is-typed/kernel: typed variables hold untyped pointers
declarations: %global = OpVariable {%pointer_CrossWorkgroup_untyped_pointer_Generic | in-the-same-storage-class: %untyped_pointer_CrossWorkgroup} CrossWorkgroup
%local = OpVariable {%pointer_Workgroup_untyped_pointer_Function | in-workgroup: %untyped_pointer_Workgroup} Workgroup
body: %variable = OpVariable {%pointer_Function_untyped_pointer_CrossWorkgroup | in-function: %untyped_pointer_Function} Function`,
  inKind.shader`typed-variable-result-type-is-typed/shader: typed variables are beside untyped ones
declarations: %variable = OpVariable {%pointer_Private_uint | in-the-same-storage-class: %untyped_pointer_Private} Private
%untyped = OpUntypedVariableKHR %untyped_pointer_Private Private %uint
body: %local = OpVariable {%pointer_Function_uint | in-function: %untyped_pointer_Function} Function`,
  inCounted`typed-variable-result-type-is-typed/counter-buffer
a buffer is decorated with the one that counts its elements
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
