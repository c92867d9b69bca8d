import type { Facts } from '../rule.ts'

/** Transcribed from the row of DebugPrintf. */
export const facts: Facts = {
  instructionSet: 'NonSemantic.DebugPrintf',
  instructions: [
    {
      name: 'DebugPrintf',
      opcode: 1,
      wordCount: 6,
      variable: true,
      operands: [
        { kind: 'IdRef', quantifier: '', name: 'Format' },
        { kind: 'IdRef', quantifier: '*', name: '' },
      ],
      capabilities: [],
    },
  ],
  enumerants: [],
  differences: [],
}
