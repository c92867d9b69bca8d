import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const chain = 'Modifications: Instructions: OpRawAccessChainNV'

const target = 'the type that Base points to, or its Element Type if that is an OpTypeArray,'

/** What the chain begins with and results in, its operands, and the limits of its result. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(chain, 'type', {
    'result-is-a-typed-pointer': 'The Result Type of an OpRawAccessChainNV is an OpTypePointer.',
    'pointee-is-not-a-composite':
      'The Result Type of an OpRawAccessChainNV does not point to an OpTypeArray, OpTypeMatrix or OpTypeStruct.',
    'base-is-a-typed-pointer': 'The type of the Base of an OpRawAccessChainNV is an OpTypePointer.',
    'stride-is-a-constant-integer':
      'The Stride of an OpRawAccessChainNV is the result of an OpConstant whose type is an OpTypeInt.',
    'index-and-offset-are-32-bit-integers':
      'The types of the Index and the Offset of an OpRawAccessChainNV are 32-bit OpTypeInt of either signedness.',
  }),
  ...rowsIn(chain, 'storage-class', {
    'result-is-in-the-storage-class-of-base':
      'The Result Type of an OpRawAccessChainNV has the Storage Class of the type of Base.',
    'base-is-in-a-buffer':
      'The Base of an OpRawAccessChainNV points into StorageBuffer, PhysicalStorageBuffer or Uniform.',
  }),
  ...rowsIn(chain, 'decoration', {
    'storage-buffer-base-is-a-block': {
      summary: `If the Base of an OpRawAccessChainNV points into StorageBuffer, ${target} is decorated with Block.`,
      notes: 'An OpTypeRuntimeArray is not judged (NOTES.md).',
    },
    'uniform-base-is-a-buffer-block': {
      summary: `If the Base of an OpRawAccessChainNV points into Uniform, ${target} is decorated with BufferBlock.`,
      notes: 'An OpTypeRuntimeArray is not judged (NOTES.md).',
    },
  }),
  ...rowsIn('Modifications: Validation Rules: 2.16.1 Universal Validation Rules', 'operand', {
    'constant-index-is-not-negative': {
      summary:
        'Without variable pointers, the Index of an OpRawAccessChainNV whose Base is a logical pointer does not have its sign bit set if it is an OpConstant whose type has Signedness 1.',
      notes: 'As core/logical-pointer-index, with which the sentence is shared.',
    },
  }),
  ...rowsIn(chain, 'operand', {
    'pointee-fits-in-stride': {
      summary:
        'If the Stride of an OpRawAccessChainNV is not zero and its Offset is an OpConstant, the sum of the Offset, unsigned, and the octets of the scalar or vector that Result Type points to is not greater than the Stride.',
      notes: 'Other Offsets and pointers to pointers are not judged.',
    },
    'result-is-only-loaded-and-stored': {
      summary:
        'The result of an OpRawAccessChainNV is an operand only of OpLoad, OpStore, and of debug and annotation instructions.',
      notes: 'An OpStore of the pointer itself is not judged.',
    },
  }),
  ...rowsIn('Modifications: Instructions: OpLoad, OpStore', 'operand', {
    'access-is-aligned':
      'An OpLoad or OpStore whose Pointer is the result of an OpRawAccessChainNV has the memory operand Aligned.',
    'alignment-covers-the-component': {
      summary:
        'The alignment of an OpLoad or OpStore whose Pointer is the result of an OpRawAccessChainNV is at least the octets of the scalar that it points to, or of a component of the vector.',
      notes: 'Pointers to pointers are not judged.',
    },
  }),
  ...rowsIn('Modifications: Raw Access Chain Operands', 'operand', {
    'robustness-is-not-for-physical-pointers':
      'An OpRawAccessChainNV whose Base points into PhysicalStorageBuffer has neither RobustnessPerComponentNV nor RobustnessPerElementNV.',
    'robustness-is-one-of-two':
      'An OpRawAccessChainNV does not have both RobustnessPerComponentNV and RobustnessPerElementNV.',
    'robustness-per-element-has-a-stride':
      'The Stride of an OpRawAccessChainNV with RobustnessPerElementNV is not an OpConstant of zero.',
  }),
]
