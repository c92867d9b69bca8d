import type { Facts } from '../rule.ts'

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_subgroup_rotate',
  instructions: [
    {
      name: 'OpGroupNonUniformRotateKHR',
      opcode: 4431,
      wordCount: 6,
      variable: true,
      operands: [
        { kind: 'IdResultType', quantifier: '', name: '' },
        { kind: 'IdResult', quantifier: '', name: '' },
        { kind: 'IdScope', quantifier: '', name: 'Execution' },
        { kind: 'IdRef', quantifier: '', name: 'Value' },
        { kind: 'IdRef', quantifier: '', name: 'Delta' },
        { kind: 'IdRef', quantifier: '?', name: 'ClusterSize' },
      ],
      capabilities: ['GroupNonUniformRotateKHR'],
    },
  ],
  enumerants: [
    {
      kind: 'Capability',
      name: 'GroupNonUniformRotateKHR',
      value: 6026,
      capabilities: ['GroupNonUniform'],
      parameters: [],
    },
  ],
  differences: [],
}
