import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Modifications: Universal Validation Rules'

/** FP Fast Math Mode, and the decoration that has it. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'no-contraction-or-fast-math-mode',
    section,
    summary: 'No instruction is decorated with both NoContraction and FPFastMathMode.',
    class: 'decoration',
    notes: 'In modules with FloatControls2, declared or implied.',
  }),
  row({
    slug: 'transform-has-contract-and-reassoc',
    section: `${section}; FP Fast Math Mode: AllowTransform`,
    summary:
      'The flags of an FPFastMathMode, and those of an FPFastMathDefault whose Fast-Math Mode is an OpConstant, have AllowContract and AllowReassoc if they have AllowTransform.',
    class: 'operand',
  }),
  row({
    slug: 'fast-math-mode-is-on-floats',
    section: 'Modifications: FP Fast Math Mode',
    summary:
      'In a module with FloatControls2, an instruction that is decorated with FPFastMathMode has a Result Type or an operand whose type is or contains an OpTypeFloat.',
    class: 'decoration',
    notes:
      'Pointers to floating-point numbers count as such a type. Extended instructions and those of extensions are not judged. Other modules are left to core/fast-math-target.',
  }),
]
