import type { RuleRow } from '../../rule.ts'

/** The decoration UTFEncodedKHR. */
export const rules: readonly RuleRow[] = [
  {
    slug: 'utf-encoded-needs-the-capability',
    section: 'Decoration: UTFEncodedKHR; Capability: ConstantDataKHR',
    summary: 'A module that decorates anything with UTFEncodedKHR declares ConstantDataKHR.',
    class: 'capability',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'utf-encoded-has-no-operands',
    section: 'Decoration: UTFEncodedKHR, Extra Operands',
    summary: 'UTFEncodedKHR has no extra operands.',
    class: 'grammar',
    phase: 'decode',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'utf-encoded-target-is-an-array-type',
    section: 'Decoration: UTFEncodedKHR',
    summary:
      'The target of UTFEncodedKHR is an array type: another type, an object, a constant or a member of a structure is not allowed.',
    class: 'decoration',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes: 'Data of array type is decorated through its type, not through the constant.',
  },
  {
    slug: 'utf-encoded-target-has-a-length',
    section: 'Decoration: UTFEncodedKHR',
    summary: 'UTFEncodedKHR does not decorate a run-time array.',
    class: 'decoration',
    phase: 'validate',
    decidable: 'module',
    confidence: 'open',
    notes:
      'The text says "array type", a term that the core specification also uses for run-time arrays. NOTES.md gives both readings.',
  },
  {
    slug: 'utf-encoded-target-has-integer-elements',
    section: 'Decoration: UTFEncodedKHR',
    summary:
      'The elements of an array type decorated with UTFEncodedKHR are scalars of integer type.',
    class: 'decoration',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'utf-encoded-width-is-8',
    section: 'Decoration: UTFEncodedKHR',
    summary:
      'The integer elements of an array type decorated with UTFEncodedKHR are 8 bits wide, of either signedness.',
    class: 'decoration',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
]
