import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const revisions = { since: '2026-03-31' }

const valued =
  'Reported only where the operands that it compares are an OpConstant of the type that the text asks for.'

/** *FPEncoding* of DebugTypeBasic, and the types that version 101 of the set adds. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'fp-encoding-is-a-32-bit-integer-constant',
    'Type instructions / DebugTypeBasic / FPEncoding',
    '*FPEncoding* of DebugTypeBasic is an `OpConstant` of 32-bit integer type.',
    { revisions },
  ),
  row(
    'operand',
    'fp-encoding-is-defined',
    'Type instructions / DebugTypeBasic / FPEncoding',
    'The value of *FPEncoding* of DebugTypeBasic is that of an FP Encoding: BFloat16KHR (0), Float8E4M3EXT (4214), Float8E5M2EXT (4215), or another one that the grammar has.',
    { revisions, notes: valued },
  ),
  row(
    'operand',
    'fp-encoding-is-of-a-float',
    'Validation Rules / DebugTypeBasic / FPEncoding',
    'A DebugTypeBasic with an *FPEncoding* has the *Encoding* Float (3).',
    { revisions, notes: valued },
  ),
  row(
    'limit',
    'bfloat16-has-size-16',
    'Validation Rules / DebugTypeBasic / FPEncoding',
    'A DebugTypeBasic with the *FPEncoding* BFloat16KHR (0) has *Size* 16.',
    { revisions, notes: valued },
  ),
  row(
    'limit',
    'float8-has-size-8',
    'Validation Rules / DebugTypeBasic / FPEncoding',
    'A DebugTypeBasic with the *FPEncoding* Float8E4M3EXT (4214) or Float8E5M2EXT (4215) has *Size* 8.',
    { revisions, notes: valued },
  ),
  row(
    'operand',
    'component-type-is-a-type',
    'Type instructions / DebugTypeVectorIdEXT, DebugTypeCooperativeMatrixKHR / Component Type',
    '*Component Type* of DebugTypeVectorIdEXT and DebugTypeCooperativeMatrixKHR is a type.',
    { revisions, notes: 'NOTES.md says which instructions are types.' },
  ),
  row(
    'operand',
    'cooperative-dimension-is-a-32-bit-unsigned-constant',
    'Validation Rules / DebugTypeVectorIdEXT, DebugTypeCooperativeMatrixKHR',
    '*Component Count* of DebugTypeVectorIdEXT, and *Scope*, *Rows*, *Columns* and *Use* of DebugTypeCooperativeMatrixKHR, are a constant instruction of 32-bit unsigned integer type.',
    { revisions, notes: 'OpConstant and OpSpecConstant are both valid.' },
  ),
  row(
    'operand',
    'cooperative-dimension-is-that-of-the-type',
    'Validation Rules / DebugTypeVectorIdEXT, DebugTypeCooperativeMatrixKHR / OpSpecConstant',
    'Where a dimension of the described cooperative type is a specialization constant, the operand is the same `OpSpecConstant`.',
    {
      decidable: 'no',
      why: 'no operand says which OpType... instruction a debug type describes',
      revisions,
    },
  ),
]
