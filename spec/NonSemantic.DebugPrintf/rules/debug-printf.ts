import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/** Requirements on every instruction of the set: an `OpExtInst` or `OpExtInstWithForwardRefsKHR` whose *Set* is an import of it. */
export const rules: readonly RuleRow[] = [
  row(
    'grammar',
    'instruction-number-is-1',
    'Binary Form / DebugPrintf',
    'The *Instruction* literal of an instruction of this set is 1, DebugPrintf.',
    {
      confidence: 'derived',
      notes: 'OpExtInst says that the number is that of an instruction in the set.',
    },
  ),
  row(
    'type',
    'result-type-is-void',
    'Binary Form / DebugPrintf',
    'The *Result Type* of DebugPrintf is an `OpTypeVoid`.',
    { notes: 'The text says "Return Type".' },
  ),
  row(
    'grammar',
    'format-is-present',
    'Binary Form / DebugPrintf / Format',
    'DebugPrintf has at least one operand after *Instruction*.',
    { phase: 'decode' },
  ),
  row(
    'operand',
    'format-is-a-string',
    'Binary Form / DebugPrintf / Format',
    '*Format* of DebugPrintf is an `OpString`.',
  ),
  row(
    'semantics',
    'arguments-suffice-for-the-format',
    'Binary Form / DebugPrintf / Format',
    'DebugPrintf has an argument for every format specifier in the string of *Format* that takes one.',
    {
      decidable: 'runtime',
      why: 'too few arguments make the behavior undefined, not the module invalid; the client API says which format specifiers there are',
    },
  ),
  row(
    'semantics',
    'more-arguments-than-the-format-takes-are-allowed',
    'Binary Form / DebugPrintf / Format',
    'DebugPrintf may have arguments that no format specifier takes: they are ignored.',
    {
      decidable: 'runtime',
      why: 'a permission: a tool can break it by refusing or by printing them, a module cannot',
    },
  ),
]
