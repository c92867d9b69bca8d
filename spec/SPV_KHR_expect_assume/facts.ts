import type { Facts } from '../rule.ts'

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_expect_assume',
  instructions: [
    {
      name: 'OpAssumeTrueKHR',
      opcode: 5630,
      wordCount: 2,
      variable: false,
      operands: [{ kind: 'IdRef', quantifier: '', name: 'Condition' }],
      capabilities: ['ExpectAssumeKHR'],
    },
    {
      name: 'OpExpectKHR',
      opcode: 5631,
      wordCount: 5,
      variable: false,
      operands: [
        { kind: 'IdResultType', quantifier: '', name: '' },
        { kind: 'IdResult', quantifier: '', name: '' },
        { kind: 'IdRef', quantifier: '', name: 'Value' },
        { kind: 'IdRef', quantifier: '', name: 'ExpectedValue' },
      ],
      capabilities: ['ExpectAssumeKHR'],
    },
  ],
  enumerants: [
    {
      kind: 'Capability',
      name: 'ExpectAssumeKHR',
      value: 5629,
      capabilities: [],
      parameters: [],
    },
  ],
  differences: [],
}
