import { pairOf } from '../pairs/pair-of.ts'
import { comparing, hyphenedType } from './shared/comparing.ts'
import { alternatives, otherTypes } from './shared/other-types.ts'
import { noPointerAs } from './shared/pieces.ts'

/** Types that an array can have as its element, though some look as if it could not. */
const elements = [
  'uint_array4',
  'uint_array2_array2',
  'structure_uint_and_float',
  'empty',
  'bool',
] as const

/** Pairs of the rules on `OpPtrDiff`. */
export const pairs = [
  pairOf`compared-operands-are-pointers/op-ptr-diff
pointers are subtracted
${comparing}
body: %one = OpPtrDiff %uint {%untyped | ${noPointerAs('first-is-')}} %untyped
%two = OpPtrDiff %uint %untyped {%untyped | ${noPointerAs('second-is-')}}
%three = OpPtrDiff %int {%typed | typed-first-is-integer: %uint_1} {%typed | typed-second-is-integer: %uint_1}`,
  ...(['StorageBuffer', 'Workgroup'] as const).map((storageClass) => {
    const [pointer, other] =
      storageClass === 'Workgroup'
        ? ['%untyped', '%null_untyped_pointer_StorageBuffer']
        : ['%null_stride4_untyped_pointer_StorageBuffer', '%untyped']
    return pairOf`subtracted-pointers-have-one-storage-class/${storageClass.toLowerCase()}
untyped pointers into one storage class are subtracted
${comparing}
body: %one = OpPtrDiff %uint {${pointer} | first-is-in-another-class: ${other}} ${pointer}
%two = OpPtrDiff %uint ${pointer} {${pointer} | second-is-in-another-class: ${other}}`
  }),
  pairOf`subtracted-pointers-have-one-storage-class/kernel in spv1.4
untyped pointers into one storage class of a kernel are subtracted
${comparing}
capabilities: Kernel Addresses UntypedPointersKHR
memoryModel: OpMemoryModel Physical64 OpenCL
entryPoints: OpEntryPoint Kernel %main "main"
modes:
annotations:
declarations:
body: %one = OpPtrDiff %ulong {%null_untyped_pointer_CrossWorkgroup | first-is-in-another-class: %null_untyped_pointer_Workgroup}
  {%null_untyped_pointer_CrossWorkgroup | second-is-in-another-class: %null_untyped_pointer_Function}`,
  ...Object.keys(otherTypes).map((type) => {
    const pointer = (to: string) => `%null_pointer_Workgroup_${to}`
    const again = (which: string) =>
      type === 'uint'
        ? `${which}-has-its-type-declared-again: %null_second_pointer_Workgroup_uint
  | ${which}-points-into-another-class: %null_stride4_pointer_StorageBuffer_uint`
        : ''
    return pairOf`subtracted-typed-pointers-have-one-type/${hyphenedType(type)}
typed pointers are subtracted, each from one of its own type
${comparing}
body: %one = OpPtrDiff %uint ${alternatives(type, pointer, { before: 'first-points-to-', more: again('first') })} ${pointer(type)}
%two = OpPtrDiff %uint ${pointer(type)} ${alternatives(type, pointer, { before: 'second-points-to-', more: again('second') })}`
  }),
  ...(['null', 'a'] as const).map((made) => {
    const name = made === 'null' ? 'null-pointers' : 'undefined-pointers'
    const both = `{%${made}_pointer_Workgroup_uint | void-by-${name}: %${made}_pointer_Workgroup_void
  | function-type-by-${name}: %function_pointer}`
    return pairOf`subtracted-typed-pointers-point-to-a-type-for-arrays/${name}
typed pointers to all that can be an element are subtracted
${comparing}
declarations: ${comparing.declarations}
%empty = OpTypeStruct
{ | function-type-by-${name}: %to_function = OpTypePointer Workgroup %signature
  %function_pointer = ${made === 'null' ? 'OpConstantNull' : 'OpUndef'} %to_function}
body: %one = OpPtrDiff %uint ${both} ${both}
${elements
  .map(
    (element) =>
      `%of_${element} = OpPtrDiff %int %${made}_pointer_Workgroup_${element} %${made}_pointer_Workgroup_${element}`,
  )
  .join('\n')}`
  }),
  pairOf`subtracted-typed-pointers-point-to-a-type-for-arrays/beside-untyped
a typed pointer is subtracted from an untyped one, as the first version of the text has it
${comparing}
body: %one = OpPtrDiff %uint {%typed | first-void-beside-untyped: %null_pointer_Workgroup_void} %untyped`,
  pairOf`subtracted-operand-1-is-a-base-for-ptr-access-chains/storage-buffer
pointers into a storage buffer, of types with a stride, are subtracted
${comparing}
body: %end = OpUntypedPtrAccessChainKHR %stride4_untyped_pointer_StorageBuffer %uint %null_stride4_untyped_pointer_StorageBuffer %uint_1
%one = OpPtrDiff %uint {%end | untyped: %null_untyped_pointer_StorageBuffer} {%null_stride4_untyped_pointer_StorageBuffer
  | untyped: %null_untyped_pointer_StorageBuffer}
%typed_end = OpPtrAccessChain %stride32_pointer_StorageBuffer_uint4 %null_stride32_pointer_StorageBuffer_uint4 %uint_1
%two = OpPtrDiff %uint {%typed_end | typed: %null_pointer_StorageBuffer_uint4} {%null_stride32_pointer_StorageBuffer_uint4
  | typed: %null_pointer_StorageBuffer_uint4}`,
]
