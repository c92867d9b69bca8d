import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const instructions = 'Modifications: Instructions'

const layout = 'Modifications: Logical Layout of a Module'

const universal = 'Modifications: Validation Rules: 2.16.1 Universal Validation Rules'

/** Definitions of graphs: their types, their parts and where these are. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(`${instructions}: OpTypeGraphARM`, 'type', {
    'graph-type-has-an-output': 'An OpTypeGraphARM has more InOut Types than NumInputs.',
    'inputs-and-outputs-are-tensors':
      'Each of the InOut Types of an OpTypeGraphARM is an OpTypeTensorARM, or an OpTypeArray or OpTypeRuntimeArray whose Element Type is an OpTypeTensorARM.',
  }),
  ...rowsIn(`${instructions}: OpGraphARM`, 'type', {
    'graph-has-a-graph-type': 'The Result Type of an OpGraphARM is an OpTypeGraphARM.',
  }),
  ...rowsIn(`${instructions}: OpGraphConstantARM`, 'type', {
    'graph-constant-is-a-tensor': 'The Result Type of an OpGraphConstantARM is an OpTypeTensorARM.',
  }),
  ...rowsIn(`${universal}: OpGraphConstantARM`, 'operand', {
    'graph-constant-ids-are-unique':
      'No two OpGraphConstantARM of a module have the same GraphConstantID.',
  }),
  ...rowsIn(layout, 'layout', {
    'graphs-are-after-functions': {
      summary:
        'No OpGraphARM and no OpGraphEntryPointARM is before or inside a function definition.',
      notes:
        'What belongs to a section before the functions and is after a graph is judged by core/section-order.',
    },
    'graph-definition-is-complete': {
      summary:
        'After each OpGraphARM there is an OpGraphEndARM, with no other OpGraphARM and no OpGraphEntryPointARM between them; OpGraphEndARM is nowhere else.',
      notes:
        'Other instructions inside are judged by graph-has-listed-instructions; OpGraphInputARM and OpGraphSetOutputARM outside by inputs-are-first and outputs-are-last.',
    },
  }),
  ...rowsIn(universal, 'layout', {
    'graph-has-listed-instructions': {
      summary:
        'Between an OpGraphARM and its OpGraphEndARM there are only OpGraphInputARM, OpGraphSetOutputARM, OpExtInst and OpCompositeExtract.',
      notes:
        'Of other instructions inside, no rule of core on sections speaks. OpLine, OpNoLine, OpGraphARM and OpGraphEntryPointARM are not judged here (NOTES.md).',
    },
    'graph-sets-an-output':
      'Between an OpGraphARM and its OpGraphEndARM there is an OpGraphSetOutputARM.',
  }),
]
