import type { RuleRow } from '../../rule.ts'
import { everyForm } from '../sections.ts'

/** The result types of the instructions. */
export const rules: readonly RuleRow[] = [
  {
    slug: 'result-type-is-composite',
    section: `${everyForm}: Result Type`,
    summary:
      'Result Type is a composite type: a vector, a matrix, an array, a structure or a type that an extension calls composite, such as a cooperative matrix or a tensor with a Shape.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'result-type-is-homogeneous',
    section: `${everyForm}: Result Type`,
    summary:
      'All constituents of Result Type have the same type: a structure whose members differ in type is not allowed. Only the top level counts, and two type ids of the same shape are different types.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'result-type-is-not-a-structure',
    section: `${everyForm}: Result Type`,
    summary: 'Result Type is not a structure, even if all of its members have the same type.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'open',
    notes:
      'The core specification defines vectors, matrices and arrays as homogeneous and structures as heterogeneous; the overview of this text mentions constituents that share a value. NOTES.md gives both readings.',
  },
  {
    slug: 'result-type-has-a-constituent',
    section: `${everyForm}: Result Type`,
    summary: 'Result Type is not a structure without members.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'open',
    notes:
      'Without members, every requirement on "the constituents" is met, but no Value can have their type. NOTES.md gives both readings.',
  },
  {
    slug: 'result-type-has-a-known-length',
    section: `${everyForm}: Result Type`,
    summary: 'Result Type is not a run-time array.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'open',
    notes:
      'A run-time array is an array and therefore a homogeneous composite; the text does not say how many constituents it would have. NOTES.md gives both readings.',
  },
]
