import { pairIn } from '../pairs/pair-of.ts'
import { bindingsOf, untypedPointers } from '../pairs/pieces.ts'

/** Descriptors, and arrays of them, with further variables that do not say what they hold. */
function descriptors(...more: readonly string[]) {
  const variables = [
    'descriptors',
    'twins',
    'one',
    'typed',
    'variable_StorageBuffer_uint_only',
    'many',
    ...more,
  ]
  return {
    ...untypedPointers,
    capabilities: `${untypedPointers.capabilities}\nOpCapability RuntimeDescriptorArray`,
    interfaces: variables.map((name) => `%${name}`).join(' '),
    annotations: `%uint_only Block, 0 Offset 0
%second_uint_only 0 Offset 0
%uint_array4 ArrayStride 4
${bindingsOf(variables)}`,
    declarations: `%same_blocks = OpTypeArray %uint_only %uint_4
%two_blocks = OpTypeArray %uint_only %uint_2
%other_blocks = OpTypeArray %block_float %uint_4
%arrays_of_blocks = OpTypeArray %uint_only_array4 %uint_2
%descriptors = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %uint_only_array4
%twins = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %uint_only_array4
%one = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %uint_only
${more.map((name) => `%${name} = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer`).join('\n')}
%typed = OpVariable %pointer_StorageBuffer_uint_only_array4 StorageBuffer
%many = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %uint_only_runtime_array`,
  }
}

const inShader = pairIn(descriptors())

const inWithBytes = pairIn(descriptors('bytes'))

/** Before 1.3 storage buffers are blocks of another kind in Uniform. */
const inOlder = pairIn({
  ...untypedPointers,
  annotations: `%uint_only BufferBlock, 0 Offset 0
${bindingsOf(['descriptors', 'one'])}`,
  declarations: `%same_blocks = OpTypeArray %uint_only %uint_4
%descriptors = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %uint_only_array4
%one = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %uint_only`,
})

/** Pairs of the rules on arrays of blocks, through which descriptors are indexed. */
export const pairs = [
  inWithBytes`base-type-that-is-an-array-of-blocks-is-the-data-type-of-base/untyped-variable
an array of blocks is walked from the untyped variable that is one
body: %element = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer %uint_only_array4 {%descriptors | one-block: %one
  | no-data-type: %bytes | one-typed-block: %variable_StorageBuffer_uint_only} %uint_1 %uint_0
%whole = OpUntypedInBoundsAccessChainKHR %untyped_pointer_StorageBuffer %uint_only_array4 {%twins | chain: %element
  | in-bounds-of-one-block: %one | in-bounds-of-nothing: %bytes}`,
  inShader`base-type-that-is-an-array-of-blocks-is-the-data-type-of-base/same-array
an array of blocks is walked as the type that the variable has, not as one like it
body: %element = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer {%uint_only_array4 | same-array: %same_blocks
  | shorter: %two_blocks | of-other-blocks: %other_blocks | run-time-array: %uint_only_runtime_array
  | array-of-arrays: %arrays_of_blocks} %descriptors %uint_1
%next = OpUntypedInBoundsAccessChainKHR %untyped_pointer_StorageBuffer {%uint_only_array4 | same-array-in-bounds: %same_blocks
  | of-a-typed-variable: %two_blocks} %typed %uint_1`,
  inWithBytes`base-type-that-is-an-array-of-blocks-is-the-data-type-of-base/run-time-array
a run-time array of blocks is walked from the variable that is one
body: %element = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer {%uint_only_runtime_array | array: %uint_only_array4} %many %uint_7
%next = OpUntypedInBoundsAccessChainKHR %untyped_pointer_StorageBuffer %uint_only_runtime_array {%many | no-data-type: %bytes
  | element: %element | typed-array: %typed} %uint_1`,
  inShader`base-type-that-is-an-array-of-blocks-is-the-data-type-of-base/parameter
a function is called with a variable and walks one block, or what lies in it
before: %void %work(%untyped_pointer_StorageBuffer %buffer)
%element = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer {%uint_only | array: %uint_only_array4} %buffer %uint_0
%member = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer {%uint_array4 | array-of-other-blocks: %other_blocks}
  %buffer %uint_0`,
  inOlder`base-type-that-is-an-array-of-blocks-is-the-data-type-of-base/buffer-blocks in spv1.0, spv1.2
the same is so of blocks with BufferBlock
body: %element = OpUntypedAccessChainKHR %untyped_pointer_Uniform {%uint_only_array4 | same-array: %same_blocks}
  %descriptors %uint_1
%part = OpUntypedInBoundsAccessChainKHR %untyped_pointer_Uniform {%uint_only | array: %uint_only_array4} %one %uint_0`,
  inShader`variable-of-an-array-of-blocks-is-walked-from-its-data-type/untyped-variable
a variable that is an array of blocks is walked as that array
body: %element = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer {%uint_only_array4 | block: %uint_only | words: %uint_array4
  | laid-out: %second_uint_only} %descriptors %uint_0
%next = OpUntypedInBoundsAccessChainKHR %untyped_pointer_StorageBuffer {%uint_only_runtime_array | block-of-many: %uint_only
  | words-of-many: %uint_array4} %many %uint_0
%last = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer {%uint_only | through-the-variable: %uint_array4} {%element
  | through-the-variable: %twins} %uint_0
%nothing = OpUntypedInBoundsAccessChainKHR %untyped_pointer_StorageBuffer {%uint_only_array4 | scalar: %uint | vector: %uint4}
  %twins`,
  inShader`variable-of-an-array-of-blocks-is-walked-from-its-data-type/typed-variable
a typed variable that points to an array of blocks is walked as that array
body: %element = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer {%uint_only_array4 | block: %uint_only | words: %uint_array4} %typed
  %uint_0
%whole = OpUntypedInBoundsAccessChainKHR %untyped_pointer_StorageBuffer {%uint_only_array4 | laid-out: %second_uint_only | scalar: %uint}
  %typed
%one_of_them = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer {%uint_array4 | of-an-array: %block_float} {%variable_StorageBuffer_uint_only
  | of-an-array: %typed} %uint_0`,
  inOlder`variable-of-an-array-of-blocks-is-walked-from-its-data-type/buffer-blocks in spv1.0, spv1.2
the same is so of blocks with BufferBlock
body: %element = OpUntypedAccessChainKHR %untyped_pointer_Uniform {%uint_only_array4 | block: %uint_only} %descriptors %uint_0
%whole = OpUntypedInBoundsAccessChainKHR %untyped_pointer_Uniform {%uint_only_array4 | scalar: %uint} %descriptors`,
]
