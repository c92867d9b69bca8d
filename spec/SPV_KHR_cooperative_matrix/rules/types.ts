import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { section } from '../row.ts'

function constant(operand: string): RuleRow {
  return row({
    slug: `${operand.toLowerCase()}-is-a-32-bit-integer-constant`,
    section: section.type,
    summary: `The ${operand} of an OpTypeCooperativeMatrixKHR is the result of a constant instruction (OpConstant..., OpSpecConstant...) whose type is a 32-bit OpTypeInt of either signedness.`,
    class: 'operand',
    notes:
      'OpUndef is not a constant instruction. OpConstantNull, OpSpecConstant and OpSpecConstantOp are.',
  })
}

/** The type, its length and where objects of the type may be. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'component-type-is-numerical',
    section: section.type,
    summary:
      'The Component Type of an OpTypeCooperativeMatrixKHR is an OpTypeInt or an OpTypeFloat.',
    class: 'type',
  }),
  row({
    slug: 'scope-is-a-constant',
    section: section.type,
    summary:
      'If the Scope of an OpTypeCooperativeMatrixKHR has a 32-bit OpTypeInt as its type, it is the result of a constant instruction (OpConstant..., OpSpecConstant...).',
    class: 'operand',
    notes:
      'OpUndef is the only other instruction that can precede a type. core/scope-type decides about scopes that are not 32-bit integers, core/scope-value about numbers that are not scopes.',
  }),
  constant('Rows'),
  constant('Columns'),
  constant('Use'),
  row({
    slug: 'use-is-an-enumerant',
    section: section.type,
    summary:
      'If the Use of an OpTypeCooperativeMatrixKHR is an OpConstant of a 32-bit OpTypeInt, its value is 0 (MatrixAKHR), 1 (MatrixBKHR) or 2 (MatrixAccumulatorKHR).',
    class: 'operand',
    notes: 'The value of a specialization constant is not judged. OpConstantNull is 0.',
  }),
  row({
    slug: 'variable-is-in-function-or-private',
    section: section.universal,
    summary:
      'A variable whose type is or contains a cooperative matrix type has the storage class Function or Private.',
    class: 'storage-class',
    notes:
      'The variables are OpVariable (the type that its result type points to) and OpUntypedVariableKHR (Data Type). A type contains the types of its elements and members at any depth, but not the types that its pointers point to. A pointer type without a variable is not judged.',
  }),
  row({
    slug: 'length-is-an-unsigned-32-bit-integer',
    section: 'Modifications: 3.42.1 Miscellaneous Instructions: OpCooperativeMatrixLengthKHR',
    summary:
      'The Result Type of an OpCooperativeMatrixLengthKHR is an OpTypeInt with Width 32 and Signedness 0.',
    class: 'type',
    notes: 'OpSpecConstantOp that executes the instruction counts.',
  }),
  row({
    slug: 'length-is-of-a-cooperative-matrix-type',
    section: 'Modifications: 3.42.1 Miscellaneous Instructions: OpCooperativeMatrixLengthKHR',
    summary:
      'The Type of an OpCooperativeMatrixLengthKHR is the result of an OpTypeCooperativeMatrixKHR.',
    class: 'operand',
    notes:
      'A cooperative matrix instead of its type breaks the rule. OpSpecConstantOp that executes the instruction counts.',
  }),
  row({
    slug: 'length-is-not-executed-by-spec-constant-op',
    section: 'Modifications: 3.42.1 Miscellaneous Instructions: OpCooperativeMatrixLengthKHR',
    summary: 'OpSpecConstantOp does not execute OpCooperativeMatrixLengthKHR.',
    class: 'operand',
    confidence: 'open',
    notes:
      'The core specification lists the instructions that OpSpecConstantOp executes. See NOTES.md for the two readings.',
  }),
  row({
    slug: 'invocations-of-the-scope-are-active',
    section: section.type,
    summary:
      'An instruction with an operand or result of a cooperative matrix type is executed by all invocations of the instance of its Scope or by none.',
    class: 'semantics',
    decidable: 'runtime',
    why: 'which invocations are active is known when the program runs',
  }),
]
