import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Modifications: Universal Validation Rules'
const mode = 'Modifications: Execution Mode: FPFastMathDefault'

const trees = 'Functions that no entry point reaches by calls are not judged.'

/** Entry points with FPFastMathDefault, and its operands. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'version-is-1-2-or-later',
    section: 'Dependencies',
    summary: 'A module that declares FloatControls2 is of SPIR-V 1.2 or later.',
    class: 'capability',
  }),
  row({
    slug: 'default-without-other-modes',
    section,
    summary:
      'An entry point with FPFastMathDefault has neither ContractionOff nor SignedZeroInfNanPreserve.',
    class: 'semantics',
  }),
  row({
    slug: 'default-without-no-contraction',
    section,
    summary:
      'In the call tree of an entry point with FPFastMathDefault, no instruction is decorated with NoContraction.',
    class: 'decoration',
    notes: trees,
  }),
  row({
    slug: 'default-without-fast',
    section,
    summary:
      'An FPFastMathDefault of an entry point does not have Fast as a bit of its Fast-Math Mode, where that is an OpConstant, nor does an FPFastMathMode that decorates an instruction in the call tree of an entry point with FPFastMathDefault.',
    class: 'operand',
    notes: trees,
  }),
  row({
    slug: 'default-once-per-target-type',
    section: mode,
    summary: 'No two FPFastMathDefault of an entry point have the same Target Type.',
    class: 'semantics',
    revisions: { since: '2024-04-03' },
    notes:
      'The sentence says "to any execution mode" and means "to any entry point", as the sentences on target widths of the core specification do.',
  }),
  row({
    slug: 'target-type-is-a-scalar-float',
    section: mode,
    summary: 'The Target Type of FPFastMathDefault is an OpTypeFloat.',
    class: 'type',
  }),
  row({
    slug: 'default-mode-is-a-32-bit-integer-constant',
    section: mode,
    summary:
      'The Fast-Math Mode of FPFastMathDefault is the result of a constant instruction (OpConstant..., OpSpecConstant...) whose type is a 32-bit OpTypeInt.',
    class: 'operand',
  }),
  row({
    slug: 'default-mode-is-not-specialized',
    section: mode,
    summary:
      'The Fast-Math Mode of FPFastMathDefault is not the result of a specialization-constant instruction (OpSpecConstant...).',
    class: 'operand',
    notes:
      'One that is not of a 32-bit OpTypeInt is left to default-mode-is-a-32-bit-integer-constant.',
  }),
  row({
    slug: 'default-mode-has-known-flags',
    section: mode,
    summary:
      'The Fast-Math Mode of FPFastMathDefault, if it is an OpConstant of a 32-bit OpTypeInt, has no bits besides those of FP Fast Math Mode.',
    class: 'operand',
    notes:
      'The bits are NotNaN, NotInf, NSZ, AllowRecip, Fast, AllowContract, AllowReassoc and AllowTransform.',
  }),
]
