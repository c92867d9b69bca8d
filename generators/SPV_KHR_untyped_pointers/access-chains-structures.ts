import { pairIn, pairOf, piecesIn, tagIn } from '../pairs/pair-of.ts'
import { bindingsOf } from '../pairs/pieces.ts'
import { chainForms, elementForms, kinds, walked, withCapabilities } from './shared/pieces.ts'

/** Integers of the widths that a kind of module has, for indexes into a structure. */
const integers = ['uchar', 'ushort', 'uint', 'ulong'] as const

const signed = ['char', 'short', 'int', 'long'] as const

const wide = withCapabilities(kinds.shader, 'Int8', 'Int16', 'Int64')

/** Arrays with a stride and one without, and addresses of them. */
const inStrides = tagIn(kinds.physical)`annotations: %words %pointer ArrayStride 4
%other ArrayStride 5
%twice ArrayStride 8
%rows %by_row ArrayStride 16
%structure 0 Offset 0, 1 Offset 4
declarations: %words = OpTypeRuntimeArray %uint
%rows = OpTypeArray %stride4_uint_array4 %uint_4
%structure = OpTypeStruct %uint %stride4_uint_array4
%pointer = OpTypeUntypedPointerKHR PhysicalStorageBuffer
%other = OpTypeUntypedPointerKHR PhysicalStorageBuffer
%twice = OpTypeUntypedPointerKHR PhysicalStorageBuffer
%by_row = OpTypeUntypedPointerKHR PhysicalStorageBuffer`

const matrixLayout = `%with_matrix 0 Offset 0, 0 ColMajor, 0 MatrixStride 16`

/** Memory whose arrays have no stride. */
const inUnstrided = pairIn(walked('Private', kinds.shader))

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
  return piecesIn(kinds.shader)`
capabilities: ${kinds.shader.capabilities}\nOpCapability RuntimeDescriptorArray
interfaces: ${variables.map((name) => `%${name}`).join(' ')}
annotations: %uint_only Block, 0 Offset 0
%second_uint_only 0 Offset 0
%uint_array4 ArrayStride 4
${bindingsOf(variables)}
declarations: %same_blocks = OpTypeArray %uint_only %uint_4
%two_blocks = OpTypeArray %uint_only %uint_2
%other_blocks = OpTypeArray %block_float %uint_4
%arrays_of_blocks = OpTypeArray %uint_only_array4 %uint_2
%descriptors = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %uint_only_array4
%twins = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %uint_only_array4
%one = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %uint_only
${more.map((name) => `%${name} = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer`).join('\n')}
%typed = OpVariable %pointer_StorageBuffer_uint_only_array4 StorageBuffer
%many = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %uint_only_runtime_array`
}

const inShader = pairIn(descriptors())

const inWithBytes = pairIn(descriptors('bytes'))

/** Before 1.3 storage buffers are blocks of another kind in Uniform. */
const inOlder = tagIn(kinds.shader)`annotations: %uint_only BufferBlock, 0 Offset 0
${bindingsOf(['descriptors', 'one'])}
declarations: %same_blocks = OpTypeArray %uint_only %uint_4
%descriptors = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %uint_only_array4
%one = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %uint_only`

/**
 * Pairs of the rules on structures and arrays that chains walk through; on arrays of blocks, through which
 * descriptors are indexed.
 */
export const pairs = [
  ...chainForms.flatMap(({ name, opcode, element, kind, control, inWalked }) => {
    const isShader = kind === 'shader'
    const types = isShader ? [...integers, ...signed] : integers
    return [
      inWalked`chain-struct-index-is-an-op-constant/${name}
an index into a structure is a constant, one into an array is anything
+declarations: %sum = OpSpecConstantOp %uint IAdd %spec_uint %uint_0
body: %computed = OpIAdd %uint %uint_0 %uint_1
%reached = ${opcode} %pointer %structure %data ${element}{%uint_1 | spec-constant: %spec_uint
  | spec-operation: %sum | computed: %computed | undef: %a_uint} %computed
%of_typed = ${opcode} %pointer %structure %typed ${element}%uint_1 %sum
%first = ${opcode} %pointer %structure %data ${element}{%uint_0 | null: %null_uint}
%by_null = ${opcode} %pointer %words %data ${element}%null_uint
%by_undef = ${opcode} %pointer %words %data ${element}%a_uint
%by_special = ${opcode} %pointer %words %data ${element}%spec_uint`,
      pairOf`chain-struct-index-selects-a-member/${name}
the first and the last member are selected, by integers of every type
${isShader ? wide : kinds.kernel}
annotations: ${control.annotations}
declarations: ${control.declarations}
body: ${types
        .flatMap((type) =>
          [0, 3].map(
            (member) =>
              `%${type}${member} = ${opcode} %pointer %structure %data ${element}%${type}_${member}`,
          ),
        )
        .join('\n')}
%last = ${opcode} %pointer %structure %data ${element}{%uint_3 | number-of-members: %uint_4
  | one-more: %uint_5 | all-bits-set: %uint_4294967295 | low-word-in-range: %ulong_4294967296
  | narrow-number-of-members: %ushort_4 | eight-bits-set: %uchar_255${
    isShader
      ? ` | minus-one: %int_minus_1 | least-integer: %int_minus_2147483648 | wide-minus-one: %long_minus_1
  | narrow-minus-one: %char_minus_1`
      : ''
  }}
%inside = ${opcode} %pointer %structure %data ${element}%uint_2 {%uint_1 | members-of-the-inner-one: %uint_2}`,
      inWalked`chain-stops-at-a-type-without-parts/${name}
chains walk arrays, structures, vectors and matrices to the end, or less far
+annotations: ${isShader ? matrixLayout : ''}
+declarations: ${isShader ? '%with_matrix = OpTypeStruct %float2x3' : ''}
body: %computed = OpIAdd %uint %uint_0 %uint_1
%number = ${opcode} %pointer %structure %data ${element}%uint_0 { | constant: %uint_2
  | several: %uint_0 %uint_0 %uint_1 | unknown: %computed | zero: %uint_0}
%component = ${opcode} %pointer %structure %typed ${element}%uint_3 %uint_1 { | behind-a-component: %uint_0}
${
  isShader
    ? `%column = ${opcode} %pointer %with_matrix %data %uint_0 %uint_1 %computed { | behind-a-matrix: %uint_0}`
    : ''
}
%element = ${opcode} %pointer ${isShader ? '%stride8_float2_array8' : '%float2_array8'} %data ${element}%computed %uint_1
%nothing = ${opcode} %pointer %uint %data ${element}{ | of-a-number: %uint_0}
%whole = ${opcode} %pointer %structure %data ${element}`,
      inStrides`chain-array-stride-is-that-of-the-array/${name}
the stride of a pointer to an element is that of the array
body: %address = OpConvertUToPtr %untyped_pointer_PhysicalStorageBuffer %null_ulong
%strided = OpConvertUToPtr %pointer %null_ulong
%of_structure = OpConvertUToPtr %by_row %null_ulong
%reached = ${opcode} {%pointer | one-more: %other | twice: %twice} %words %strided ${element}%uint_1
%inner = ${opcode} {%pointer | inner-twice: %twice | of-the-outer-array: %by_row} %rows
  %of_structure ${element}%uint_1 %uint_2
%outer = ${opcode} {%by_row | of-the-inner-array: %pointer} %rows %of_structure ${element}%uint_1
%member = ${opcode} {%pointer | of-a-member: %other} %structure %of_structure ${element}%uint_1 %uint_2
%none = ${opcode} %untyped_pointer_PhysicalStorageBuffer %words %strided ${element}%uint_1`,
    ]
  }),
  ...chainForms.slice(0, 2).map(
    ({ name, opcode }) => inUnstrided`chain-array-stride-is-that-of-the-array/${name}-without-stride
arrays without a stride give pointers without one
annotations: %untyped_pointer_Private ArrayStride 8
body: %reached = ${opcode} {%pointer | of-an-array-without: %untyped_pointer_Private} %structure %data %uint_1 %uint_2
%of_words = ${opcode} {%pointer | of-an-array-without-here: %untyped_pointer_Private} %words %typed %uint_2`,
  ),
  ...elementForms.map(
    ({
      name,
      opcode,
      inWalked,
    }) => inWalked`chain-struct-index-selects-a-member/${name}-of-an-element
members of elements are selected
body: %first = ${opcode} %pointer %inner %data %uint_1 {%uint_0 | number-of-members: %uint_2
  | all-bits-set: %uint_4294967295}`,
  ),
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
