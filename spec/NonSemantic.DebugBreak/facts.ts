import type { Facts } from '../rule.ts'

/** Transcribed from the row of DebugBreak. */
export const facts: Facts = {
  instructionSet: 'NonSemantic.DebugBreak',
  instructions: [
    {
      name: 'DebugBreak',
      opcode: 1,
      wordCount: 5,
      variable: false,
      operands: [],
      capabilities: [],
    },
  ],
  enumerants: [],
  differences: [],
}
