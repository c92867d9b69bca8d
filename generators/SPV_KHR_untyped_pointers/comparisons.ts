import { pairIn, piecesIn, tagIn } from '../pairs/pair-of.ts'
import {
  alternatives,
  hyphenedType,
  inComparing,
  inKind,
  kinds,
  noPointerAs,
  otherTypes,
  withCapabilities,
} from './shared/pieces.ts'

const opcodes = [
  ['op-ptr-equal', 'OpPtrEqual'],
  ['op-ptr-not-equal', 'OpPtrNotEqual'],
] as const

const inMemory = tagIn(kinds.kernel)`interfaces: %first %second %twin %typed %local
declarations: %also_to_uint = OpTypePointer CrossWorkgroup %uint
%first = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint %uint_0
%second = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint %uint_0
%twin = OpUntypedVariableKHR %second_untyped_pointer_CrossWorkgroup CrossWorkgroup %uint %uint_0
%typed = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %uint_0
%local = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %uint`

const elements = piecesIn(
  withCapabilities(kinds.counting, 'VariablePointersStorageBuffer'),
)`annotations: %untyped_pointer_StorageBuffer %second_untyped_pointer_StorageBuffer ArrayStride 4
%third_untyped_pointer_StorageBuffer ArrayStride 8
%first DescriptorSet 0, Binding 0
%second DescriptorSet 0, Binding 1
declarations: %first = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %uint
%second = OpUntypedVariableKHR %second_untyped_pointer_StorageBuffer StorageBuffer %uint`

/** Types that an array can have as its element, though some look as if it could not. */
const elementTypes = [
  'uint_array4',
  'uint_array2_array2',
  'structure_uint_and_float',
  'empty',
  'bool',
] as const

/** A pointer to a type, and others beside it, of which that into another class is for integers alone. */
function ofTypes(type: string, elsewhere: string) {
  const pointer = (to: string) => `%null_pointer_Workgroup_${to}`
  const others = (which: string) =>
    alternatives(type, pointer, {
      before: `${which}-points-to-`,
      more:
        type === 'uint'
          ? `${which}-has-its-type-declared-again: %null_second_pointer_Workgroup_uint
  | ${which}-points-into-another-class: ${elsewhere}`
          : '',
    })
  return { own: pointer(type), first: others('first'), second: others('second') }
}

/** Pairs of the rules on comparisons and differences of pointers. */
export const pairs = [
  ...opcodes.flatMap(([name, opcode]) => [
    inComparing`compared-operands-are-pointers/${name}: pointers of either kind are compared
body: %chosen = OpSelect %untyped_pointer_Workgroup %true %untyped %null_untyped_pointer_Workgroup
%one = ${opcode} %bool {%chosen | ${noPointerAs('first-is-')}} %typed
%two = ${opcode} %bool %typed {%untyped | ${noPointerAs('second-is-')}}
%three = ${opcode} %bool {%untyped | first-is-structure-with-a-pointer: %null_untyped_pointer_Workgroup_only}
  {%null_untyped_pointer_Workgroup | second-is-structure-with-a-pointer: %null_untyped_pointer_Workgroup_only}`,
    inComparing`equal-pointers-have-one-storage-class/${name}
pointers into one storage class are compared, of any kinds and types
body: %one = ${opcode} %bool {%untyped | first-is-untyped-in-another-class: %null_untyped_pointer_StorageBuffer} %untyped
%two = ${opcode} %bool %typed {%untyped | second-is-untyped-in-another-class: %null_untyped_pointer_StorageBuffer}
%three = ${opcode} %bool {%more | first-in-another-class-beside-typed: %null_untyped_pointer_StorageBuffer} %typed
%four = ${opcode} %bool %more %untyped
%five = ${opcode} %bool %null_untyped_pointer_StorageBuffer {%null_pointer_StorageBuffer_uint
  | second-in-workgroup: %untyped}`,
  ]),
  inKind.kernel`equal-pointers-have-one-storage-class/kernel in spv1.4
pointers into one storage class of a kernel are compared
body: %one = OpPtrEqual %bool {%null_untyped_pointer_CrossWorkgroup | first-is-untyped-in-another-class: %null_untyped_pointer_Generic}
  %null_pointer_CrossWorkgroup_uint
%two = OpPtrNotEqual %bool %null_untyped_pointer_Function {%null_untyped_pointer_Function
  | second-is-untyped-in-another-class: %null_untyped_pointer_UniformConstant}`,
  ...Object.keys(otherTypes).map((type) => {
    const { own, first, second } = ofTypes(type, '%null_pointer_StorageBuffer_uint')
    return inComparing`equal-typed-pointers-have-one-type/${hyphenedType(type)}
typed pointers are compared with others of their type
body: %one = OpPtrEqual %bool ${first} ${own}
%two = OpPtrNotEqual %bool ${own} ${second}`
  }),
  inMemory`subtracted-pointers-have-one-type/untyped: untyped pointers of one type are subtracted
body: %one = OpPtrDiff %ulong {%first | of-a-twin: %twin | typed: %typed} %second
%two = OpPtrDiff %ulong %first {%first | second-of-a-twin: %twin | second-typed: %typed | local: %local}
%three = OpPtrDiff %uint {%twin | wider-of-a-twin: %second} %twin`,
  inMemory`subtracted-pointers-have-one-type/typed: typed pointers of one type are subtracted
body: %other = OpBitcast %also_to_uint %first
%vector = OpBitcast %pointer_CrossWorkgroup_uint2 %first
%one = OpPtrDiff %ulong {%typed | twin: %other | vector: %vector | untyped: %first} %typed
%two = OpPtrDiff %ulong {%other | untyped-first: %twin | other-typed: %typed} %other`,
  pairIn(elements)`subtracted-pointers-have-one-type/variable-pointers
elements of a storage buffer are subtracted, of one type with a stride
body: %one = OpUntypedAccessChainKHR {%untyped_pointer_StorageBuffer | twin: %second_untyped_pointer_StorageBuffer | wider: %third_untyped_pointer_StorageBuffer} %uint %first
%two = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer %uint %first
%distance = OpPtrDiff %uint %one %two
%none = OpPtrDiff %uint %second {%second | other-variable: %first}`,
  inComparing`compared-operands-are-pointers/op-ptr-diff: pointers are subtracted
body: %one = OpPtrDiff %uint {%untyped | ${noPointerAs('first-is-')}} %untyped
%two = OpPtrDiff %uint %untyped {%untyped | ${noPointerAs('second-is-')}}
%three = OpPtrDiff %int {%typed | typed-first-is-integer: %uint_1} {%typed | typed-second-is-integer: %uint_1}`,
  ...(['StorageBuffer', 'Workgroup'] as const).map((storageClass) => {
    const [pointer, other] =
      storageClass === 'Workgroup'
        ? ['%untyped', '%null_untyped_pointer_StorageBuffer']
        : ['%null_stride4_untyped_pointer_StorageBuffer', '%untyped']
    return inComparing`subtracted-pointers-have-one-storage-class/${storageClass.toLowerCase()}
untyped pointers into one storage class are subtracted
body: %one = OpPtrDiff %uint {${pointer} | first-is-in-another-class: ${other}} ${pointer}
%two = OpPtrDiff %uint ${pointer} {${pointer} | second-is-in-another-class: ${other}}`
  }),
  inComparing`subtracted-pointers-have-one-storage-class/kernel in spv1.4
untyped pointers into one storage class of a kernel are subtracted
capabilities: Kernel Addresses UntypedPointersKHR
memoryModel: OpMemoryModel Physical64 OpenCL
entryPoints: OpEntryPoint Kernel %main "main"
modes:
annotations:
declarations:
body: %one = OpPtrDiff %ulong {%null_untyped_pointer_CrossWorkgroup | first-is-in-another-class: %null_untyped_pointer_Workgroup}
  {%null_untyped_pointer_CrossWorkgroup | second-is-in-another-class: %null_untyped_pointer_Function}`,
  ...Object.keys(otherTypes).map((type) => {
    const { own, first, second } = ofTypes(type, '%null_stride4_pointer_StorageBuffer_uint')
    return inComparing`subtracted-typed-pointers-have-one-type/${hyphenedType(type)}
typed pointers are subtracted, each from one of its own type
body: %one = OpPtrDiff %uint ${first} ${own}
%two = OpPtrDiff %uint ${own} ${second}`
  }),
  ...(['null', 'a'] as const).map((made) => {
    const name = made === 'null' ? 'null-pointers' : 'undefined-pointers'
    const both = `{%${made}_pointer_Workgroup_uint | void-by-${name}: %${made}_pointer_Workgroup_void
  | function-type-by-${name}: %function_pointer}`
    return inComparing`subtracted-typed-pointers-point-to-a-type-for-arrays/${name}
typed pointers to all that can be an element are subtracted
+declarations: %empty = OpTypeStruct
{ | function-type-by-${name}: %to_function = OpTypePointer Workgroup %signature
  %function_pointer = ${made === 'null' ? 'OpConstantNull' : 'OpUndef'} %to_function}
body: %one = OpPtrDiff %uint ${both} ${both}
${elementTypes
  .map(
    (element) =>
      `%of_${element} = OpPtrDiff %int %${made}_pointer_Workgroup_${element} %${made}_pointer_Workgroup_${element}`,
  )
  .join('\n')}`
  }),
  inComparing`subtracted-typed-pointers-point-to-a-type-for-arrays/beside-untyped
a typed pointer is subtracted from an untyped one, as the first version of the text has it
body: %one = OpPtrDiff %uint {%typed | first-void-beside-untyped: %null_pointer_Workgroup_void} %untyped`,
  inComparing`subtracted-operand-1-is-a-base-for-ptr-access-chains/storage-buffer
pointers into a storage buffer, of types with a stride, are subtracted
body: %end = OpUntypedPtrAccessChainKHR %stride4_untyped_pointer_StorageBuffer %uint %null_stride4_untyped_pointer_StorageBuffer %uint_1
%one = OpPtrDiff %uint {%end | untyped: %null_untyped_pointer_StorageBuffer} {%null_stride4_untyped_pointer_StorageBuffer
  | untyped: %null_untyped_pointer_StorageBuffer}
%typed_end = OpPtrAccessChain %stride32_pointer_StorageBuffer_uint4 %null_stride32_pointer_StorageBuffer_uint4 %uint_1
%two = OpPtrDiff %uint {%typed_end | typed: %null_pointer_StorageBuffer_uint4} {%null_stride32_pointer_StorageBuffer_uint4
  | typed: %null_pointer_StorageBuffer_uint4}`,
]
