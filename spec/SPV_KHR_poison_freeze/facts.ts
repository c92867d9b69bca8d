import type { Facts } from '../rule.ts'

const capabilities = ['PoisonFreezeKHR']

/** Transcribed from the tables of capabilities, execution modes and instructions of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_poison_freeze',
  instructions: [
    {
      name: 'OpPoisonKHR',
      opcode: 5158,
      wordCount: 3,
      variable: false,
      operands: [
        { kind: 'IdResultType', quantifier: '', name: '' },
        { kind: 'IdResult', quantifier: '', name: '' },
      ],
      capabilities,
    },
    {
      name: 'OpFreezeKHR',
      opcode: 5159,
      wordCount: 4,
      variable: false,
      operands: [
        { kind: 'IdResultType', quantifier: '', name: '' },
        { kind: 'IdResult', quantifier: '', name: '' },
        { kind: 'IdRef', quantifier: '', name: 'Value' },
      ],
      capabilities,
    },
  ],
  enumerants: [
    {
      kind: 'ExecutionMode',
      name: 'ArithmeticPoisonKHR',
      value: 5157,
      capabilities,
      parameters: [],
    },
    {
      kind: 'Capability',
      name: 'PoisonFreezeKHR',
      value: 5156,
      capabilities: [],
      parameters: [],
    },
  ],
  differences: [],
}
