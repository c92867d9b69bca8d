import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { chainForms, elementForms, hint, inHinted } from './shared/chain-pairs.ts'
import { countingShader, inUntypedPhysical, physicalShader } from './shared/pieces.ts'

const integers = ['uchar', 'ushort', 'uint', 'ulong'] as const

const signed = ['char', 'short', 'int', 'long'] as const

/** Where an Element selects from an array that the base is in. */
const places = [
  ['variable-pointers', countingShader, 'StorageBuffer'],
  ['workgroup-of-a-shader', countingShader, 'Workgroup'],
  ['physical-shader', physicalShader, 'Uniform'],
] as const

/** Pairs of the rules on the indexes of chains. */
export const pairs = [
  ...chainForms.map(({ name, opcode, element, control }) => {
    const types = element === '' ? [...integers, ...signed] : integers
    const start = `${opcode} %pointer %structure %data ${element}%uint_1`
    return pairOf`chain-index-is-a-scalar-integer/${name}
indexes are integers of every type, constant or not
${control}
+declarations: %sum = OpSpecConstantOp %uint IAdd %spec_uint %uint_0
body: ${types.map((type) => `%by_${type} = ${start} %${type}_1`).join('\n')}
%computed = OpIAdd %uint %uint_0 %uint_1
%by_sum = ${start} %sum
%by_computed = ${start} %computed
%by_null = ${start} %null_uint
%by_undef = ${start} %a_uint
%reached = ${start} {%uint_2 | floating-point: %float_1 | boolean: %true | vector: %null_uint2
  | structure: %null_inner}
%two = ${opcode} %pointer %structure %data ${element}{%uint_2 | first-of-several: %float_1} %uint_0`
  }),
  ...chainForms.slice(3).map(
    ({ opcode, element, control }) =>
      pairOf`chain-index-is-a-scalar-integer/255-indexes
a chain has as many indexes as it may have
${control}
interfaces: %deep
declarations: ${Array.from(
        { length: 255 },
        (_, at) => `%array_${at + 1} = OpTypeArray ${at === 0 ? '%uint' : `%array_${at}`} %uint_1`,
      ).join('\n')}
%deep = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %array_255
body: %reached = ${opcode} %untyped_pointer_CrossWorkgroup %array_255 %deep ${element}{%uint_0 | first-of-several: %float_0}
  ${Array.from({ length: 254 }, () => '%uint_0').join(' ')}`,
  ),
  ...elementForms.flatMap(({ name, opcode, control }) => [
    pairOf`element-is-a-scalar-integer/${name}
the Element is an integer of any width, constant or not
${control}
+declarations: %sum = OpSpecConstantOp %uint IAdd %spec_uint %uint_0
body: ${integers.map((type) => `%by_${type} = ${opcode} %pointer %words %data %${type}_1`).join('\n')}
%computed = OpIAdd %uint %uint_0 %uint_1
%by_sum = ${opcode} %pointer %words %typed %sum
%by_computed = ${opcode} %pointer %words %data %computed %uint_1
%by_null = ${opcode} %pointer %words %data %null_uint
%reached = ${opcode} %pointer %words %data {%uint_2 | floating-point: %float_1 | boolean: %true
  | vector: %null_uint2 | structure: %null_inner} %uint_1`,
    inUntypedPhysical`element-is-a-scalar-integer/${name}-of-an-address
the Element is a signed integer, negative or not
annotations: OpDecorate %pointer ArrayStride 4
declarations: %pointer = OpTypeUntypedPointerKHR PhysicalStorageBuffer
body: %address = OpConvertUToPtr %pointer %null_ulong
${signed.map((type) => `%by_${type} = ${opcode} %pointer %uint %address %${type}_minus_1`).join('\n')}
%reached = ${opcode} %pointer %uint %address {%int_1 | floating-point: %float_1 | boolean: %true}`,
  ]),
  inHinted`element-is-a-scalar-integer/with-a-hint
memory is fetched in advance, and an element selected
body: %reached = OpUntypedPtrAccessChainKHR %pointer %uint %parameter {%uint_1
  | floating-point: %float_1 | vector: %null_uint2}
${hint}`,
  ...places.map(
    ([name, pieces, storageClass]) =>
      pairOf`element-is-a-scalar-integer/${name}
an element is selected where a shader can do so
${pieces}
interfaces: %data
annotations: OpDecorate %untyped_pointer_${storageClass} ArrayStride 4
${storageClass === 'StorageBuffer' ? bindingOf('data') : ''}
declarations: %data = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} ${storageClass === 'StorageBuffer' ? '%block_stride4_uint_array4' : '%stride4_uint_array4'}
body: %reached = OpUntypedPtrAccessChainKHR %untyped_pointer_${storageClass} %uint %data {%uint_1
  | floating-point: %float_1}`,
  ),
]
