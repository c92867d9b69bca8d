import { tagIn } from '../pairs/pair-of.ts'
import { inKind, kinds, noPointer } from './shared/pieces.ts'

/** A kernel with memory of all groups, untyped and typed. */
const inMemory = tagIn(kinds.kernel)`
declarations: %data = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint_array16 %null_uint_array16
%typed = OpVariable %pointer_CrossWorkgroup_uint_array16 CrossWorkgroup %null_uint_array16
%operation = OpSpecConstantOp %uint BitwiseOr %spec_uint_77 %uint_0`

const notInteger = `floating-point: %float_1 | boolean: %true | vector: %null_uint2 | structure: %null_uint_only
  | type: %uint | pointer: %data`

/** The optional operands: rules on them, the operands before them and after them, and values of theirs. */
const hints = [
  ['prefetch-rw', '0-or-1', '', ' %uint_3 %uint_1', ['0', '1']],
  ['prefetch-locality', 'between-0-and-3', '%uint_0 ', ' %uint_1', ['0', '1', '2', '3']],
  ['prefetch-cache-type', '0-or-1', '%uint_1 %uint_3 ', '', ['0', '1']],
] as const

const rulesOfHints = hints.flatMap(([rule, range]) => [
  `${rule}-is-an-integer-constant`,
  `${rule}-is-${range}`,
])

/** Pairs of the rules on `OpUntypedPrefetchKHR`. */
export const pairs = [
  inMemory`prefetch-has-rw-locality-and-cache-type-or-none/plain: a prefetch has none of its optional operands
body: OpUntypedPrefetchKHR %data %uint_16 {| one: %uint_0 | two: %uint_0 %uint_2}
OpUntypedPrefetchKHR %typed %uint_8 {| writing: %uint_1 | with-locality: %uint_1 %uint_3}`,
  inMemory`prefetch-has-rw-locality-and-cache-type-or-none/specialized in spv1.0
in the oldest version, too, a prefetch has no constant as its only optional operand
body: OpUntypedPrefetchKHR %data %uint_16 {| null: %null_uint | specialized: %spec_uint
  | null-and-specialized: %null_uint %spec_uint | twice: %spec_uint %spec_uint}`,
  inMemory`prefetch-with-optional-operands-has-memory-operands/three-hints
a prefetch has no optional operands, and so no memory operands
covers: ${rulesOfHints.join(' ')}
body: OpUntypedPrefetchKHR %data %uint_16 {| reading: %uint_0 %uint_1 %uint_1 | null: %null_uint
  %null_uint %null_uint}
OpUntypedPrefetchKHR %typed %uint_4 {| writing: %uint_1 %uint_0 %uint_1}`,
  ...hints.flatMap(([rule, range, before, after, values]) => {
    const greatest = values.length - 1
    // Since 2025 there are all three operands or none.
    const amongThree = [
      inMemory`${rule}-is-an-integer-constant/among-three: all three operands are constants of integer types
body: OpUntypedPrefetchKHR %data %uint_16 ${before}{%uint_1 | floating-point: %float_1 | undef: %a_uint}${after}
OpUntypedPrefetchKHR %typed %uint_16 ${before}{%null_ushort | pointer: %data}${after}`,
      inMemory`${rule}-is-${range}/among-three: each of all three operands has a value that it may have
body: OpUntypedPrefetchKHR %data %uint_16 ${before}{%uint_0 | all-bits-set: %uint_4294967295}${after}
OpUntypedPrefetchKHR %typed %uint_16 ${before}{%uint_${String(greatest)} | one-more: %uint_${String(greatest + 1)}}${after}`,
    ]
    return [
      ...(after === '' ? [] : amongThree),
      inMemory`${rule}-is-an-integer-constant/kernel
the operand is a constant of any integer type; a specialized one may have any value
body: %computed = OpIAdd %uint %uint_0 %uint_0
OpUntypedPrefetchKHR %data %uint_16 ${before}{%uint_1 | ${notInteger} | undef: %a_uint | computed: %computed}
OpUntypedPrefetchKHR %data %uint_16 ${before}%uchar_1
OpUntypedPrefetchKHR %data %uint_16 ${before}%null_ushort
OpUntypedPrefetchKHR %typed %uint_16 ${before}{%spec_ulong_77 | typed-undef: %a_uint | typed-computed: %computed}
OpUntypedPrefetchKHR %typed %uint_16 ${before}%operation`,
      inMemory`${rule}-is-${range}/kernel
the operand has each value that it may have
body: OpUntypedPrefetchKHR %data %uint_16 ${before}{%uint_${String(greatest)} | one-more: %uint_${String(greatest + 1)}
  | twice: %uint_${String(2 * greatest + 2)} | all-bits-set: %uint_4294967295
  | low-word-in-range: %ulong_${String(2 ** 32 + greatest)} | eight-bits-set: %uchar_255 | sixteen-bits-set: %ushort_65535}
${values
  .map(
    (value) =>
      `OpUntypedPrefetchKHR %typed %uint_16 ${before}{%uint_${value} | typed-instead-of-${value}: %uint_${String(greatest + 1)}}`,
  )
  .join('\n')}`,
      inKind.addressed`${rule}-is-${range}/shader
the operand may be signed in a shader
body: OpUntypedPrefetchKHR %untyped_CrossWorkgroup_uint %uint_4 ${before}{%int_1 | minus-one: %int_minus_1}`,
    ]
  }),
  inMemory`prefetch-pointer-is-a-pointer/kernel: memory is fetched in advance through pointers of both kinds
body: OpUntypedPrefetchKHR {%data | ${noPointer} | its-type: %untyped_pointer_CrossWorkgroup | num-bytes: %uint_16} %uint_16
OpUntypedPrefetchKHR {%typed | typed-floating-point: %float_1 | its-typed-type: %pointer_CrossWorkgroup_uint_array16} %uint_16`,
  inMemory`prefetch-pointer-is-into-cross-workgroup/kernel: pointers of any origin are into CrossWorkgroup
body: %element = OpUntypedInBoundsPtrAccessChainKHR %untyped_pointer_CrossWorkgroup %uint_array16 %data %uint_0 %uint_3
%chosen = OpSelect %untyped_pointer_CrossWorkgroup %true %element %data
%cast = OpBitcast %untyped_pointer_CrossWorkgroup %typed
OpUntypedPrefetchKHR {%element | untyped-function: %null_untyped_pointer_Function
  | untyped-generic: %null_untyped_pointer_Generic | untyped-uniform-constant: %null_untyped_pointer_UniformConstant
  | untyped-workgroup: %null_untyped_pointer_Workgroup} %uint_16
OpUntypedPrefetchKHR %chosen %uint_16
OpUntypedPrefetchKHR %cast %uint_16
OpUntypedPrefetchKHR {%typed | typed-function: %null_pointer_Function_uint | typed-generic: %null_pointer_Generic_uint
  | typed-workgroup: %null_pointer_Workgroup_uint} %uint_16`,
  inMemory`prefetch-pointer-is-into-cross-workgroup/parameters: a function fetches in advance through its parameters
memoryModel: OpMemoryModel Physical32 OpenCL
body: %done = OpFunctionCall %void %fetch %data %typed %null_untyped_pointer_Workgroup
after: %void %fetch(%untyped_pointer_CrossWorkgroup %one, %pointer_CrossWorkgroup_uint_array16 %other, %untyped_pointer_Workgroup %local)
OpUntypedPrefetchKHR {%one | workgroup-parameter: %local} %uint_16
OpUntypedPrefetchKHR %other %uint_16`,
  inMemory`prefetch-num-bytes-is-a-scalar-integer/kernel
the number of bytes is an integer of any type, constant or not, zero too
body: %computed = OpIAdd %ulong %ulong_8 %ulong_8
OpUntypedPrefetchKHR %data {%uint_16 | ${notInteger}}
OpUntypedPrefetchKHR %data {%computed | double: %double_8 | wide-vector: %null_ulong2}
OpUntypedPrefetchKHR %data %uchar_0
OpUntypedPrefetchKHR %typed %spec_ushort_16
OpUntypedPrefetchKHR %typed {%a_uint | undefined-vector: %a_uint2}
OpUntypedPrefetchKHR %typed %operation`,
]
