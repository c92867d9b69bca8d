import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const without = 'Universal Validation Rules / logical pointers without variable pointers'
const withThem = 'Universal Validation Rules / logical pointers with variable pointers'

/** What may be done with pointers whose storage class does not use physical addressing. */
export const logicalPointerRules: readonly RuleRow[] = [
  row({
    slug: 'variable-allocates-no-logical-pointer',
    section: without,
    class: 'type',
    summary:
      'Where neither VariablePointers nor VariablePointersStorageBuffer is declared, the Data Type of an OpUntypedVariableKHR is not and does not contain (through arrays and structures, not through pointers) a logical pointer type of either kind, and the type that an OpVariable allocates is not and does not contain a logical untyped pointer type.',
  }),
  row({
    slug: 'logical-pointer-operand-is-of-a-listed-instruction',
    section: without,
    class: 'operand',
    summary:
      'Where UntypedPointersKHR and neither VariablePointers nor VariablePointersStorageBuffer is declared, a logical pointer of either kind is an operand of no instruction other than OpLoad, OpStore, OpAccessChain, OpInBoundsAccessChain, OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR, OpFunctionCall, OpImageTexelPointer, OpCopyMemory, OpCopyMemorySized, OpCopyObject, OpArrayLength, OpUntypedArrayLengthKHR and the OpAtomic instructions; exempt are names, decorations, OpEntryPoint, the Initializer of a variable, OpExtInst, and instructions that another extension adds.',
    notes:
      'So OpUntypedPtrAccessChainKHR, OpUntypedInBoundsPtrAccessChainKHR and OpUntypedPrefetchKHR take physical pointers only in such a module. An Initializer is judged by variable-allocates-no-logical-pointer alone.',
  }),
  row({
    slug: 'logical-pointer-result-is-of-a-listed-instruction',
    section: without,
    class: 'operand',
    summary:
      'Where UntypedPointersKHR and neither VariablePointers nor VariablePointersStorageBuffer is declared, a logical pointer of either kind is the result of no instruction other than OpVariable, OpUntypedVariableKHR, OpAccessChain, OpInBoundsAccessChain, OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR, OpFunctionParameter, OpImageTexelPointer and OpCopyObject; exempt are instructions that another extension adds, and an instruction outside the list of operands that takes a logical pointer is judged by that list alone.',
    notes:
      'What is left for this rule: OpConstantNull, OpUndef, an OpLoad or OpFunctionCall that yields a logical pointer.',
  }),
  row({
    slug: 'constant-index-of-a-logical-pointer-is-not-negative',
    section: without,
    class: 'operand',
    summary:
      'Where neither VariablePointers nor VariablePointersStorageBuffer is declared, no index of an OpUntypedAccessChainKHR or OpUntypedInBoundsAccessChainKHR whose Base is a logical pointer is an OpConstant of an OpTypeInt with Signedness 1 and its sign bit set.',
    notes:
      'The two pointer access chains are not named. An index into a structure is judged by chain-struct-index-selects-a-member alone.',
  }),
  row({
    slug: 'function-call-passes-a-memory-object-declaration',
    section: without,
    class: 'operand',
    summary:
      'Where neither VariablePointers nor VariablePointersStorageBuffer is declared, a logical untyped pointer that is an argument of an OpFunctionCall is the result of an OpUntypedVariableKHR or an OpFunctionParameter.',
    confidence: 'derived',
    notes:
      'From the term that the text changes and the core rule on arguments. That rule also admits a pointer to an element of an array of samplers or images: an untyped pointer of an access chain whose Base Type is such an array is not judged.',
  }),
  row({
    slug: 'variable-with-logical-pointers-is-function-or-private',
    section: withThem,
    class: 'storage-class',
    summary:
      'Where VariablePointers or VariablePointersStorageBuffer is declared, an OpUntypedVariableKHR whose Data Type is or contains a logical pointer type of either kind, and an OpVariable whose allocated type is or contains a logical untyped pointer type, has the Storage Class Function or Private.',
  }),
  row({
    slug: 'variable-pointers-admit-untyped-ptr-access-chain',
    section: withThem,
    class: 'operand',
    summary:
      'Where VariablePointers or VariablePointersStorageBuffer is declared, a logical pointer may be the Base of an OpUntypedPtrAccessChainKHR.',
    decidable: 'no',
    why: 'a permission; what is forbidden without it is logical-pointer-operand-is-of-a-listed-instruction',
  }),
  row({
    slug: 'in-bounds-ptr-access-chain-takes-no-logical-pointer',
    section: withThem,
    class: 'operand',
    summary:
      'Where VariablePointers or VariablePointersStorageBuffer is declared, the Base of an OpUntypedInBoundsPtrAccessChainKHR is not a logical pointer.',
    confidence: 'open',
    notes:
      'The list that variable pointers open names OpUntypedPtrAccessChainKHR but not this one; the instruction is said to have the same semantics.',
  }),
  row({
    slug: 'pointer-comparison-is-of-storage-buffer-or-workgroup',
    section: withThem,
    class: 'storage-class',
    summary:
      'Where VariablePointers or VariablePointersStorageBuffer is declared, an operand of OpPtrEqual or OpPtrNotEqual whose type is a logical untyped pointer type has the Storage Class StorageBuffer, or Workgroup where VariablePointers is declared.',
  }),
  row({
    slug: 'variable-pointer-is-into-storage-buffer-or-workgroup',
    section: 'Types / variable pointer',
    class: 'storage-class',
    summary:
      'Where VariablePointers or VariablePointersStorageBuffer is declared, a logical untyped pointer that OpSelect, OpPhi, OpFunctionCall, OpUntypedPtrAccessChainKHR, OpLoad or OpConstantNull yields, and one that OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR or OpCopyObject makes of such a pointer, has the Storage Class StorageBuffer, or Workgroup where VariablePointers is declared.',
    confidence: 'derived',
    notes:
      'The term is the text’s, the restriction the core specification’s. OpUntypedInBoundsPtrAccessChainKHR is not in the term. An OpFunctionParameter is judged at the call that passes the pointer.',
  }),
  row({
    slug: 'array-length-pointer-is-no-variable-pointer',
    section: 'Universal Validation Rules / variable pointers',
    class: 'operand',
    summary:
      'The Pointer of an OpUntypedArrayLengthKHR is not a variable pointer: no logical pointer from OpSelect, OpPhi, OpFunctionCall, OpPtrAccessChain, OpUntypedPtrAccessChainKHR, OpLoad or OpConstantNull, none that OpAccessChain, OpInBoundsAccessChain, OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR or OpCopyObject makes of one, and no OpFunctionParameter to which some OpFunctionCall passes one.',
  }),
  row({
    slug: 'convert-ptr-to-u-takes-a-physical-pointer',
    section: 'Types / physical pointer type',
    class: 'type',
    summary:
      'The Pointer of an OpConvertPtrToU has, where its type is an untyped pointer type, a Storage Class that uses physical addressing under the module’s addressing model.',
    confidence: 'derived',
    notes:
      'Every storage class does under Physical32 and Physical64, PhysicalStorageBuffer alone does under PhysicalStorageBuffer64, none does under Logical.',
  }),
  row({
    slug: 'convert-u-to-ptr-makes-a-physical-pointer',
    section: 'Types / physical pointer type',
    class: 'type',
    summary:
      'The Result Type of an OpConvertUToPtr has, where it is an untyped pointer type, a Storage Class that uses physical addressing under the module’s addressing model.',
    confidence: 'derived',
  }),
]
