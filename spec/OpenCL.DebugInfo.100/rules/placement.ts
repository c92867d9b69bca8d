import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/** Rules on the place of the instructions of the set in a module. */
export const rules: readonly RuleRow[] = [
  row(
    'layout',
    'code-instructions-are-in-a-function',
    'Binary Form / DebugScope, DebugNoScope, DebugDeclare, DebugValue',
    'Every DebugScope, DebugNoScope, DebugDeclare and DebugValue comes after an `OpFunction` and before its `OpFunctionEnd`.',
    { confidence: 'open' },
  ),
  row(
    'layout',
    'other-instructions-are-before-the-functions',
    'Binary Form / Logical Layout of a Module',
    'Every instruction of this set other than DebugScope, DebugNoScope, DebugDeclare and DebugValue comes before the first `OpFunction`.',
    { confidence: 'open' },
  ),
]
