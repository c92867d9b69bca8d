import type { RuleRow } from '../../rule.ts'
import { bothForms } from '../sections.ts'

/** The result types of the instructions. */
export const rules: readonly RuleRow[] = [
  {
    slug: 'result-type-is-an-array',
    section: `${bothForms}: Result Type`,
    summary: 'Result Type is an array type, not a scalar, a vector, a matrix or a structure.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes: 'A run-time array is covered by result-type-has-a-length only.',
  },
  {
    slug: 'result-type-has-a-length',
    section: `${bothForms}: Result Type`,
    summary: 'Result Type is not a run-time array.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'derived',
    notes:
      'The text counts the words of all elements of the array and refers to its Length operand, which OpTypeRuntimeArray does not have.',
  },
  {
    slug: 'result-type-has-integer-elements',
    section: `${bothForms}: Result Type`,
    summary:
      'The elements of Result Type are scalars of integer type, of any width and signedness; a floating-point or Boolean type, vector, structure, pointer or further array is not allowed.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'result-type-has-no-array-stride',
    section: `${bothForms}: Result Type`,
    summary:
      'Result Type is not decorated with ArrayStride, directly or through a decoration group.',
    class: 'decoration',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes:
      'Another array type of the same shape and a pointer to Result Type may have the decoration.',
  },
]
