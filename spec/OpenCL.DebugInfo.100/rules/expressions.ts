import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/** What an expression computes. */
export const rules: readonly RuleRow[] = [
  row(
    'semantics',
    'expression-finds-what-it-pops',
    'Enumerations / Debug Operations / stack',
    'Each operation of a DebugExpression finds at least as many entries on the stack as it uses. The stack has one entry at first. Deref and PlusUconst use one and leave one; Plus, Minus and Xderef use two and leave one; Swap uses two and leaves two; StackValue uses one and leaves one; Constu adds one; BitPiece and Fragment use none and leave the stack as it is.',
    {
      confidence: 'open',
      notes:
        'Reported once for an expression, at its first such operation. Decides nothing from the first operand on that is not a DebugOperation. Cases do not go on after BitPiece or Fragment.',
    },
  ),
]
