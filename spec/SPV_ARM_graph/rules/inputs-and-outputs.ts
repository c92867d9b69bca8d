import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const input = 'Modifications: Instructions: OpGraphInputARM'

const output = 'Modifications: Instructions: OpGraphSetOutputARM'

const universal = 'Modifications: Validation Rules: 2.16.1 Universal Validation Rules'

const unknown = 'An index whose value the module does not fix is not judged.'

/** Inputs and outputs of graphs: which ones there are, their types and their places. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(`${input}, OpGraphSetOutputARM`, 'type', {
    'indices-are-32-bit-integers':
      'The types of InputIndex, OutputIndex and ElementIndex of OpGraphInputARM and OpGraphSetOutputARM are 32-bit OpTypeInt of either signedness.',
  }),
  ...rowsIn(`${input}, OpGraphSetOutputARM`, 'operand', {
    'element-index-is-single': {
      summary: 'An OpGraphInputARM or OpGraphSetOutputARM has at most one ElementIndex.',
      notes: 'The grammar has a list of them; the tables of the text have one that is optional.',
    },
  }),
  ...rowsIn(input, 'type', {
    'input-has-its-type-of-the-graph': {
      summary:
        'The Result Type of an OpGraphInputARM is the type that InputIndex selects among the inputs of the OpTypeGraphARM of its graph or, with an ElementIndex, the Element Type of that type if it is an array of either kind.',
      notes: unknown,
    },
    'input-element-is-of-an-array': {
      summary:
        'If an OpGraphInputARM has an ElementIndex, the type that InputIndex selects among the inputs of the OpTypeGraphARM of its graph is an OpTypeArray or OpTypeRuntimeArray.',
      notes: unknown,
    },
  }),
  ...rowsIn(input, 'operand', {
    'input-index-selects-an-input': {
      summary:
        'The value of the InputIndex of an OpGraphInputARM is less than the NumInputs of the OpTypeGraphARM of its graph.',
      confidence: 'derived',
      notes: `${unknown} It is read as an unsigned number.`,
    },
  }),
  ...rowsIn(output, 'type', {
    'output-has-its-type-of-the-graph': {
      summary:
        'The type of the Value of an OpGraphSetOutputARM is the type that OutputIndex selects among the outputs of the OpTypeGraphARM of its graph or, with an ElementIndex, the Element Type of that type if it is an array of either kind.',
      notes: unknown,
    },
    'output-element-is-of-an-array': {
      summary:
        'If an OpGraphSetOutputARM has an ElementIndex, the type that OutputIndex selects among the outputs of the OpTypeGraphARM of its graph is an OpTypeArray or OpTypeRuntimeArray.',
      notes: unknown,
    },
  }),
  ...rowsIn(output, 'operand', {
    'output-index-selects-an-output': {
      summary:
        'The value of the OutputIndex of an OpGraphSetOutputARM is less than the number of outputs of the OpTypeGraphARM of its graph.',
      confidence: 'derived',
      notes: `${unknown} It is read as an unsigned number.`,
    },
  }),
  ...rowsIn(universal, 'operand', {
    'input-is-defined-once': {
      summary:
        'No two OpGraphInputARM of a graph have the same value of InputIndex, unless both have an ElementIndex and the values of these differ.',
      notes: unknown,
    },
    'output-is-set-once': {
      summary:
        'No two OpGraphSetOutputARM of a graph have the same value of OutputIndex, unless both have an ElementIndex and the values of these differ.',
      notes: unknown,
    },
  }),
  ...rowsIn(input, 'layout', {
    'inputs-are-first': {
      summary: 'The instruction before an OpGraphInputARM is an OpGraphARM or OpGraphInputARM.',
      notes: 'OpLine and OpNoLine do not count.',
    },
  }),
  ...rowsIn(output, 'layout', {
    'outputs-are-last': {
      summary:
        'The instruction after an OpGraphSetOutputARM is an OpGraphSetOutputARM or OpGraphEndARM.',
      notes: 'OpLine and OpNoLine do not count.',
    },
  }),
]
