import type { RuleRow } from '../../rule.ts'

const section = 'Modifications: Atomic Instructions: OpAtomicFMinEXT, OpAtomicFMaxEXT'

const fits = 'if the Result Type is an OpTypeFloat'

function row(
  given: Pick<RuleRow, 'slug' | 'section' | 'summary' | 'class'> & Partial<RuleRow>,
): RuleRow {
  return { phase: 'validate', decidable: 'module', confidence: 'certain', ...given }
}

/** Atomic minima and maxima of floating-point numbers. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'result-type-is-a-floating-point-scalar',
    section,
    summary: 'The Result Type of an OpAtomicFMinEXT or OpAtomicFMaxEXT is an OpTypeFloat.',
    class: 'type',
    notes:
      'In a module that declares AtomicFloat16VectorNV, SPV_NV_shader_atomic_fp16_vector decides it.',
  }),
  row({
    slug: 'value-has-the-result-type',
    section,
    summary: `The type of the Value of an OpAtomicFMinEXT or OpAtomicFMaxEXT is the Result Type, ${fits}.`,
    class: 'type',
  }),
  row({
    slug: 'pointer-points-to-the-result-type',
    section,
    summary: `If the Pointer of an OpAtomicFMinEXT or OpAtomicFMaxEXT is typed, it points to the Result Type, ${fits}.`,
    class: 'type',
    notes:
      'A Pointer that is not a pointer is a matter of core/atomic-pointer, one that is untyped of SPV_KHR_untyped_pointers/other-atomic-pointer-is-typed.',
  }),
  row({
    slug: 'width-is-16-32-or-64',
    section: 'Validation Rules',
    summary:
      'If the Result Type of an OpAtomicFMinEXT or OpAtomicFMaxEXT is an OpTypeFloat, its width is 16, 32 or 64.',
    class: 'type',
    decidable: 'no',
    why: 'the core specification has no other widths',
  }),
  row({
    slug: 'width-has-its-capability',
    section: 'Validation Rules; Modifications: 3.31 Capability',
    summary:
      'The module declares the capability for the width of the Result Type of each OpAtomicFMinEXT or OpAtomicFMaxEXT that is an OpTypeFloat without an encoding: AtomicFloat16MinMaxEXT for 16 bits, AtomicFloat32MinMaxEXT for 32 bits, AtomicFloat64MinMaxEXT for 64 bits.',
    class: 'capability',
    notes:
      'Where the module declares no capability that enables the instruction, core/instruction-capability decides.',
  }),
]
