import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/** Requirements on every instruction of the set: every `OpExtInst` whose *Set* is an import of it. */
export const rules: readonly RuleRow[] = [
  row(
    'type',
    'result-type-is-void',
    'Binary Form',
    'The *Result Type* of every instruction of this set is an `OpTypeVoid`.',
  ),
  row(
    'grammar',
    'operands-are-defined-before-use',
    'Binary Form / Forward references',
    'Each operand `<id>` of an instruction of this set that some instruction of the module defines is defined by an instruction that comes before it, unless it is one of the *Members* of a DebugTypeComposite or the *Function* of a DebugFunction.',
    {
      notes:
        'The operands are those after *Instruction*. Does not apply to an `<id>` that no instruction defines, which is `core/id-defined`.',
    },
  ),
  row(
    'grammar',
    'operation-has-no-operands-beyond-its-row',
    'Enumerations / Debug Operations / DebugOperation',
    'DebugOperation has no more *Operands* than the row of its *Operation* says: one for PlusUconst and Constu, two for BitPiece and Fragment, none for the others.',
    {
      notes:
        'That there are as many as the row says is left to `core/operand-missing`: the grammar reads them as parameters of the enumerant.',
    },
  ),
  row(
    'operand',
    'debug-info-none-replaces-debug-information',
    'Missing Debugging Information / DebugInfoNone; Binary Form / Removing Instructions',
    'An operand that has to be a string, constant, value, variable or function of the module is not a DebugInfoNone, apart from *Size* of DebugTypeComposite, *Value* of DebugTypeTemplateParameter, *Variable* of DebugGlobalVariable and *Function* of DebugFunction.',
    {
      confidence: 'open',
      notes:
        'The other operands are instructions of this set, and may be a DebugInfoNone in every reading. *Component Count* of DebugTypeArray is among those that may not: it can be a variable that this set describes, but has requirements for its type.',
    },
  ),
]
