import type { RuleRow } from '../../rule.ts'

const section = 'Modifications: Atomic Instructions: OpAtomicFAddEXT'

const fits = 'if the Result Type is an OpTypeFloat'

function row(
  given: Pick<RuleRow, 'slug' | 'section' | 'summary' | 'class'> & Partial<RuleRow>,
): RuleRow {
  return { phase: 'validate', decidable: 'module', confidence: 'certain', ...given }
}

/** Atomic addition of floating-point numbers. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'result-type-is-a-floating-point-scalar',
    section,
    summary: 'The Result Type of an OpAtomicFAddEXT is an OpTypeFloat.',
    class: 'type',
    notes:
      'In a module that declares AtomicFloat16VectorNV, SPV_NV_shader_atomic_fp16_vector decides it.',
  }),
  row({
    slug: 'value-has-the-result-type',
    section,
    summary: `The type of the Value of an OpAtomicFAddEXT is the Result Type, ${fits}.`,
    class: 'type',
  }),
  row({
    slug: 'pointer-points-to-the-result-type',
    section,
    summary: `If the Pointer of an OpAtomicFAddEXT is typed, it points to the Result Type, ${fits}.`,
    class: 'type',
    notes:
      'A Pointer that is not a pointer is a matter of core/atomic-pointer, one that is untyped of SPV_KHR_untyped_pointers/other-atomic-pointer-is-typed.',
  }),
  row({
    slug: 'width-is-32-or-64',
    section: 'Validation Rules',
    summary:
      'If the Result Type of an OpAtomicFAddEXT is an OpTypeFloat without an encoding, its width is 32 or 64.',
    class: 'type',
    notes:
      'A width that the core specification does not allow is not judged here. A module that declares AtomicFloat16AddEXT, which another extension adds, is not judged.',
  }),
  row({
    slug: 'width-has-its-capability',
    section: 'Validation Rules; Modifications: 3.31 Capability',
    summary:
      'The module declares the capability for the width of the Result Type of each OpAtomicFAddEXT that is an OpTypeFloat without an encoding: AtomicFloat32AddEXT for 32 bits, AtomicFloat64AddEXT for 64 bits.',
    class: 'capability',
    notes:
      'Where the module declares no capability that enables the instruction, core/instruction-capability decides. Where the module declares AtomicFloat16AddEXT, which another extension adds, 16 bits are not judged.',
  }),
]
