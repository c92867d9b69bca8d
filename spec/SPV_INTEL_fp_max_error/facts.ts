import type { Facts } from '../rule.ts'

/** Transcribed from the list of numbers and the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_INTEL_fp_max_error',
  instructions: [],
  enumerants: [
    {
      kind: 'Decoration',
      name: 'FPMaxErrorDecorationINTEL',
      value: 6170,
      capabilities: ['FPMaxErrorINTEL'],
      parameters: [{ kind: 'LiteralFloat', quantifier: '', name: 'Max Error' }],
    },
    {
      kind: 'Capability',
      name: 'FPMaxErrorINTEL',
      value: 6169,
      capabilities: [],
      parameters: [],
    },
  ],
  differences: [],
}
