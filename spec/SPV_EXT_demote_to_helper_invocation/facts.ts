import type { Facts } from '../rule.ts'

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_EXT_demote_to_helper_invocation',
  instructions: [
    {
      name: 'OpDemoteToHelperInvocationEXT',
      opcode: 5380,
      wordCount: 1,
      variable: false,
      operands: [],
      capabilities: ['DemoteToHelperInvocationEXT'],
    },
    {
      name: 'OpIsHelperInvocationEXT',
      opcode: 5381,
      wordCount: 3,
      variable: false,
      operands: [
        { kind: 'IdResultType', quantifier: '', name: '' },
        { kind: 'IdResult', quantifier: '', name: '' },
      ],
      capabilities: ['DemoteToHelperInvocationEXT'],
    },
  ],
  enumerants: [
    {
      kind: 'Capability',
      name: 'DemoteToHelperInvocationEXT',
      value: 5379,
      capabilities: ['Shader'],
      parameters: [],
    },
  ],
  differences: [],
}
