import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** Physical pointers. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'physical-access-aligned',
    'PhysicalStorageBuffer64-04708',
    'With addressing model PhysicalStorageBuffer64, an access with memory operands through a pointer into PhysicalStorageBuffer has Aligned.',
  ),
  row(
    'operand',
    'physical-access-alignment',
    'PhysicalStorageBuffer64-06314',
    'With addressing model PhysicalStorageBuffer64, the alignment of an OpLoad or OpStore through a pointer into PhysicalStorageBuffer is a multiple of the size of the largest scalar, pointers counted with 8 octets, in the type that it accesses.',
  ),
  row(
    'type',
    'physical-integer-width',
    'PhysicalStorageBuffer64-04710',
    'With addressing model PhysicalStorageBuffer64, the integer type of OpConvertUToPtr and OpConvertPtrToU is 64 bits wide.',
  ),
  row(
    'operand',
    'physical-row-major-access',
    'PhysicalStorageBuffer64-04709',
    'With the addressing model PhysicalStorageBuffer64, the result of an OpAccessChain or OpInBoundsAccessChain whose indexes go through a member with RowMajor to a column of its matrix, or to a component of one, is only the Pointer of OpLoad and OpStore. Names, decorations and debug information are not uses.',
    {
      confidence: 'derived',
      notes:
        'An access chain to the whole matrix, or to an array of matrices, does not go into one.',
    },
  ),
]
