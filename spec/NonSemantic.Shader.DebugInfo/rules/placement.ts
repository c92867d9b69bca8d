import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/**
 * Rules on the place of the instructions of the set in a module. A block reaches from its `OpLabel` to its termination
 * instruction.
 */
export const rules: readonly RuleRow[] = [
  row(
    'layout',
    'line-instructions-are-in-a-block',
    'Location Information / DebugLine, DebugNoLine',
    'Every DebugLine and DebugNoLine is in a block of a function.',
    {
      notes:
        'Between the termination instruction of a block and the next OpLabel, or OpFunctionEnd, is not in a block.',
    },
  ),
  row(
    'layout',
    'scope-instructions-are-in-a-block',
    'Location Information / DebugScope, DebugNoScope',
    'Every DebugScope and DebugNoScope is in a block of a function.',
  ),
  row(
    'layout',
    'declare-and-value-are-in-a-block',
    'Binary Form / DebugDeclare, DebugValue',
    'Every DebugDeclare and DebugValue is in a block of a function.',
    {
      notes:
        'That no instruction of the set comes before an OpPhi or variable of its block, or after a merge instruction, is left to core/phi-placement, core/variable-placement and the core rules on merge instructions.',
    },
  ),
  row(
    'layout',
    'function-definition-is-in-the-entry-block',
    'Functions / DebugFunctionDefinition',
    'Every DebugFunctionDefinition is in the entry block of a function: its first one.',
  ),
  row(
    'layout',
    'function-has-at-most-one-definition',
    'Functions / DebugFunctionDefinition',
    'No entry block of a function has two DebugFunctionDefinition instructions.',
  ),
  row(
    'layout',
    'other-instructions-are-before-the-functions',
    'Binary Form / Logical Layout of a Module',
    'Every instruction of this set other than DebugScope, DebugNoScope, DebugDeclare, DebugValue, DebugLine, DebugNoLine and DebugFunctionDefinition comes before the first `OpFunction`.',
    { confidence: 'open' },
  ),
  row(
    'layout',
    'continued-source-follows-a-source',
    'Compilation Unit / DebugSourceContinued',
    'The instruction just before a DebugSourceContinued is a DebugSource or a DebugSourceContinued of this set.',
  ),
  row(
    'operand',
    'continued-source-has-the-same-import',
    'Compilation Unit / DebugSourceContinued',
    'If the instruction just before a DebugSourceContinued is a DebugSource or DebugSourceContinued, both have the same *Set* `<id>`.',
  ),
  row(
    'grammar',
    'continued-source-has-a-text',
    'Compilation Unit / DebugSourceContinued',
    'If the instruction just before a DebugSourceContinued is a DebugSource, that has a *Text* operand.',
  ),
]
