import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const notes = 'OpUndef is not a constant instruction.'

/** Indices of the inputs and outputs of graphs. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'graph-input-indices-constant',
    'OpGraphInputARM-09931',
    'The InputIndex and ElementIndex of OpGraphInputARM are results of constant instructions.',
    { notes },
  ),
  row(
    'operand',
    'graph-output-indices-constant',
    'OpGraphSetOutputARM-09932',
    'The OutputIndex and ElementIndex of OpGraphSetOutputARM are results of constant instructions.',
    { notes },
  ),
]
