import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/** Requirements on every instruction of the set: an `OpExtInst` whose *Set* is an import of it. */
export const rules: readonly RuleRow[] = [
  row(
    'capability',
    'non-semantic-info-is-declared-before-version-1-6',
    'Dependencies / SPV_KHR_non_semantic_info',
    'A module of SPIR-V version 1.5 or less that has an `OpExtInstImport` of this set has `OpExtension "SPV_KHR_non_semantic_info"`.',
    {
      confidence: 'derived',
      versions: { until: 0x0001_0500 },
      notes:
        'SPIR-V 1.6 includes SPV_KHR_non_semantic_info in its core, so from that version on the import needs no extension. The general rule of the core specification on non-semantic sets leaves this set to this rule.',
    },
  ),
  row(
    'grammar',
    'instruction-number-is-1',
    'Binary Form / DebugBreak',
    'The *Instruction* literal of an instruction of this set is 1, DebugBreak.',
    {
      confidence: 'derived',
      notes: 'OpExtInst says that the number is that of an instruction in the set.',
    },
  ),
  row(
    'type',
    'result-type-is-void',
    'Binary Form / DebugBreak',
    'The *Result Type* of DebugBreak is an `OpTypeVoid`.',
    { notes: 'The text says "Return Type".' },
  ),
  row(
    'grammar',
    'no-operands',
    'Binary Form / DebugBreak',
    'DebugBreak has no operands after *Instruction*.',
    { phase: 'decode' },
  ),
]
