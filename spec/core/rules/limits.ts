import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

function limit(
  slug: string,
  entity: string,
  summary: string,
  confidence: RuleRow['confidence'] = 'derived',
): RuleRow {
  return row('limit', slug, `2.17 Universal Limits: ${entity}`, summary, {
    confidence,
    notes:
      'The limits are what every consumer must support at least; validators inform when one is crossed, which a verdict of invalid does.',
  })
}

/** Universal limits. */
export const rules: readonly RuleRow[] = [
  limit(
    'global-variable-limit',
    'Global variables',
    'There are at most 65,535 variables outside functions.',
  ),
  limit('local-variable-limit', 'Local variables', 'A function has at most 524,287 variables.'),
  limit(
    'local-variables-together-limit',
    'Local variables',
    'The functions of a module together have at most 524,287 variables.',
    'open',
  ),
  limit(
    'execution-mode-limit',
    'Execution modes per entry point',
    'An entry point has at most 255 execution modes.',
  ),
  limit(
    'decoration-limit',
    'Decorations per target <id>',
    'An id has at most 152 decorations, those of groups included and those of its members not.',
  ),
  limit(
    'access-chain-limit',
    'Indexes',
    'An access chain, OpCompositeExtract or OpCompositeInsert has at most 255 indexes.',
  ),
  limit(
    'function-parameter-limit',
    'Number of function parameters',
    'A function type has at most 255 parameters.',
  ),
  limit(
    'call-argument-limit',
    'OpFunctionCall actual arguments',
    'A call has at most 255 arguments.',
  ),
  limit(
    'extended-argument-limit',
    'OpExtInst actual arguments',
    'An extended instruction has at most 255 operands.',
  ),
  limit('switch-limit', 'OpSwitch (literal, label) pairs', 'OpSwitch has at most 16,383 pairs.'),
  limit(
    'structure-member-limit',
    'OpTypeStruct members',
    'A structure type has at most 16,383 members.',
  ),
  limit(
    'structure-nesting-limit',
    'Structure nesting depth',
    'Structures are nested at most 255 deep.',
  ),
  limit(
    'string-limit',
    'Characters in a literal string',
    'A literal string has at most 65,535 characters.',
  ),
  limit(
    'control-flow-nesting-limit',
    'Control-flow nesting depth',
    'In the order of the module, at no place in a function have more than 1023 merge blocks been declared by OpSelectionMerge or OpLoopMerge before a branch and not begun yet.',
  ),
]
