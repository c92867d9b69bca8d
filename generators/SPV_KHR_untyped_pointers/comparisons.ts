import { pairOf } from '../pairs/pair-of.ts'
import { comparing, hyphenedType } from './shared/comparing.ts'
import { alternatives, otherTypes } from './shared/other-types.ts'
import { noPointerAs, untypedKernel } from './shared/pieces.ts'

const opcodes = [
  ['op-ptr-equal', 'OpPtrEqual'],
  ['op-ptr-not-equal', 'OpPtrNotEqual'],
] as const

/** Pairs of the rules on `OpPtrEqual` and `OpPtrNotEqual`. */
export const pairs = [
  ...opcodes.flatMap(([name, opcode]) => [
    pairOf`compared-operands-are-pointers/${name}
pointers of either kind are compared
${comparing}
body: %chosen = OpSelect %untyped_pointer_Workgroup %true %untyped %null_untyped_pointer_Workgroup
%one = ${opcode} %bool {%chosen | ${noPointerAs('first-is-')}} %typed
%two = ${opcode} %bool %typed {%untyped | ${noPointerAs('second-is-')}}
%three = ${opcode} %bool {%untyped | first-is-structure-with-a-pointer: %null_untyped_pointer_Workgroup_only}
  {%null_untyped_pointer_Workgroup | second-is-structure-with-a-pointer: %null_untyped_pointer_Workgroup_only}`,
    pairOf`equal-pointers-have-one-storage-class/${name}
pointers into one storage class are compared, of any kinds and types
${comparing}
body: %one = ${opcode} %bool {%untyped | first-is-untyped-in-another-class: %null_untyped_pointer_StorageBuffer} %untyped
%two = ${opcode} %bool %typed {%untyped | second-is-untyped-in-another-class: %null_untyped_pointer_StorageBuffer}
%three = ${opcode} %bool {%more | first-in-another-class-beside-typed: %null_untyped_pointer_StorageBuffer} %typed
%four = ${opcode} %bool %more %untyped
%five = ${opcode} %bool %null_untyped_pointer_StorageBuffer {%null_pointer_StorageBuffer_uint
  | second-in-workgroup: %untyped}`,
  ]),
  pairOf`equal-pointers-have-one-storage-class/kernel in spv1.4
pointers into one storage class of a kernel are compared
${untypedKernel}
body: %one = OpPtrEqual %bool {%null_untyped_pointer_CrossWorkgroup | first-is-untyped-in-another-class: %null_untyped_pointer_Generic}
  %null_pointer_CrossWorkgroup_uint
%two = OpPtrNotEqual %bool %null_untyped_pointer_Function {%null_untyped_pointer_Function
  | second-is-untyped-in-another-class: %null_untyped_pointer_UniformConstant}`,
  ...Object.keys(otherTypes).map((type) => {
    const pointer = (to: string) => `%null_pointer_Workgroup_${to}`
    const again = (which: string) =>
      type === 'uint'
        ? `${which}-has-its-type-declared-again: %null_second_pointer_Workgroup_uint
  | ${which}-points-into-another-class: %null_pointer_StorageBuffer_uint`
        : ''
    return pairOf`equal-typed-pointers-have-one-type/${hyphenedType(type)}
typed pointers are compared with others of their type
${comparing}
body: %one = OpPtrEqual %bool ${alternatives(type, pointer, { before: 'first-points-to-', more: again('first') })} ${pointer(type)}
%two = OpPtrNotEqual %bool ${pointer(type)} ${alternatives(type, pointer, { before: 'second-points-to-', more: again('second') })}`
  }),
]
