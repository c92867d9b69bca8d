import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const without = 'Universal Validation Rules / logical pointers without variable pointers'

const withThem = 'Universal Validation Rules / logical pointers with variable pointers'

/** Permitted uses of pointers whose storage class does not use physical addressing. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'variable-allocates-no-logical-pointer',
    section: without,
    class: 'type',
    summary:
      'If neither VariablePointers nor VariablePointersStorageBuffer is declared, the Data Type of an OpUntypedVariableKHR is not and does not contain (through arrays and structures, not through pointers) a logical pointer type of either kind, and the type that an OpVariable allocates is not and does not contain a logical untyped pointer type.',
  }),
  row({
    slug: 'logical-pointer-operand-is-of-a-listed-instruction',
    section: without,
    class: 'operand',
    summary:
      'If UntypedPointersKHR is declared and neither VariablePointers nor VariablePointersStorageBuffer is, a logical pointer of either kind is an operand only of OpLoad, OpStore, OpAccessChain, OpInBoundsAccessChain, OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR, OpFunctionCall, OpImageTexelPointer, OpCopyMemory, OpCopyMemorySized, OpCopyObject, OpArrayLength, OpUntypedArrayLengthKHR and the OpAtomic instructions. Names, decorations, OpEntryPoint, the Initializer of a variable, OpExtInst, and instructions that another extension adds are exempt.',
    notes:
      'In such a module OpUntypedPtrAccessChainKHR, OpUntypedInBoundsPtrAccessChainKHR and OpUntypedPrefetchKHR therefore take physical pointers only. An Initializer is judged only by variable-allocates-no-logical-pointer.',
  }),
  row({
    slug: 'logical-pointer-result-is-of-a-listed-instruction',
    section: without,
    class: 'operand',
    summary:
      'If UntypedPointersKHR is declared and neither VariablePointers nor VariablePointersStorageBuffer is, a logical pointer of either kind is the result only of OpVariable, OpUntypedVariableKHR, OpAccessChain, OpInBoundsAccessChain, OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR, OpFunctionParameter, OpImageTexelPointer and OpCopyObject. Instructions that another extension adds are exempt, and an instruction outside the list of operands that takes a logical pointer is judged only by that list.',
    notes:
      'This leaves OpConstantNull, OpUndef, and an OpLoad or OpFunctionCall that yields a logical pointer.',
  }),
  row({
    slug: 'constant-index-of-a-logical-pointer-is-not-negative',
    section: without,
    class: 'operand',
    summary:
      'If neither VariablePointers nor VariablePointersStorageBuffer is declared, no index of an OpUntypedAccessChainKHR or OpUntypedInBoundsAccessChainKHR whose Base is a logical pointer is an OpConstant of an OpTypeInt with Signedness 1 and its sign bit set.',
    notes:
      'The two pointer access chains are not named. An index into a structure is judged only by chain-struct-index-selects-a-member.',
  }),
  row({
    slug: 'function-call-passes-a-memory-object-declaration',
    section: without,
    class: 'operand',
    summary:
      'If neither VariablePointers nor VariablePointersStorageBuffer is declared, a logical untyped pointer that is an argument of an OpFunctionCall is the result of an OpUntypedVariableKHR or an OpFunctionParameter.',
    confidence: 'derived',
    notes:
      'Follows from the term that the text changes and the core rule on arguments. That rule also allows a pointer to an element of an array of samplers or images: the untyped pointer of an access chain whose Base Type is such an array is not judged.',
  }),
  row({
    slug: 'variable-with-logical-pointers-is-function-or-private',
    section: withThem,
    class: 'storage-class',
    summary:
      'If VariablePointers or VariablePointersStorageBuffer is declared, an OpUntypedVariableKHR whose Data Type is or contains a logical pointer type of either kind, and an OpVariable whose allocated type is or contains a logical untyped pointer type, has the Storage Class Function or Private.',
  }),
  row({
    slug: 'variable-pointers-admit-untyped-ptr-access-chain',
    section: withThem,
    class: 'operand',
    summary:
      'If VariablePointers or VariablePointersStorageBuffer is declared, a logical pointer may be the Base of an OpUntypedPtrAccessChainKHR.',
    decidable: 'no',
    why: 'a permission; logical-pointer-operand-is-of-a-listed-instruction states what is forbidden without it',
  }),
  row({
    slug: 'in-bounds-ptr-access-chain-takes-no-logical-pointer',
    section: withThem,
    class: 'operand',
    summary:
      'If VariablePointers or VariablePointersStorageBuffer is declared, the Base of an OpUntypedInBoundsPtrAccessChainKHR is not a logical pointer.',
    confidence: 'open',
    notes:
      'The list of instructions that variable pointers enable names OpUntypedPtrAccessChainKHR but not this one, although the text gives the instruction the same semantics.',
  }),
  row({
    slug: 'pointer-comparison-is-of-storage-buffer-or-workgroup',
    section: withThem,
    class: 'storage-class',
    summary:
      'If VariablePointers or VariablePointersStorageBuffer is declared, an operand of OpPtrEqual or OpPtrNotEqual whose type is a logical untyped pointer type has the Storage Class StorageBuffer or, if VariablePointers is declared, Workgroup.',
  }),
  row({
    slug: 'variable-pointer-is-into-storage-buffer-or-workgroup',
    section: 'Types / variable pointer',
    class: 'storage-class',
    summary:
      'If VariablePointers or VariablePointersStorageBuffer is declared, a logical untyped pointer that is the result of OpSelect, OpPhi, OpFunctionCall, OpUntypedPtrAccessChainKHR, OpLoad or OpConstantNull, or that OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR or OpCopyObject derives from such a pointer, has the Storage Class StorageBuffer or, if VariablePointers is declared, Workgroup.',
    confidence: 'derived',
    notes:
      'The term is defined by the text, the restriction by the core specification. The term does not include OpUntypedInBoundsPtrAccessChainKHR. An OpFunctionParameter is judged at the call that passes the pointer.',
  }),
  row({
    slug: 'array-length-pointer-is-no-variable-pointer',
    section: 'Universal Validation Rules / variable pointers',
    class: 'operand',
    summary:
      'The Pointer of an OpUntypedArrayLengthKHR is not a variable pointer: it is not a logical pointer from OpSelect, OpPhi, OpFunctionCall, OpPtrAccessChain, OpUntypedPtrAccessChainKHR, OpLoad or OpConstantNull, not one that OpAccessChain, OpInBoundsAccessChain, OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR or OpCopyObject derives from such a pointer, and not an OpFunctionParameter to which some OpFunctionCall passes such a pointer.',
  }),
  row({
    slug: 'convert-ptr-to-u-takes-a-physical-pointer',
    section: 'Types / physical pointer type',
    class: 'type',
    summary:
      'If the type of the Pointer of an OpConvertPtrToU is an untyped pointer type, its Storage Class uses physical addressing under the module’s addressing model.',
    confidence: 'derived',
    notes:
      'Under Physical32 and Physical64, every storage class does; under PhysicalStorageBuffer64, only PhysicalStorageBuffer does; under Logical, none does.',
  }),
  row({
    slug: 'convert-u-to-ptr-makes-a-physical-pointer',
    section: 'Types / physical pointer type',
    class: 'type',
    summary:
      'If the Result Type of an OpConvertUToPtr is an untyped pointer type, its Storage Class uses physical addressing under the module’s addressing model.',
    confidence: 'derived',
  }),
]
