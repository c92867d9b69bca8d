import type { Facts } from '../rule.ts'

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_shader_clock',
  instructions: [
    {
      name: 'OpReadClockKHR',
      opcode: 5056,
      wordCount: 4,
      variable: false,
      operands: [
        { kind: 'IdResultType', quantifier: '', name: '' },
        { kind: 'IdResult', quantifier: '', name: '' },
        { kind: 'IdScope', quantifier: '', name: 'Scope' },
      ],
      capabilities: ['ShaderClockKHR'],
    },
  ],
  enumerants: [
    {
      kind: 'Capability',
      name: 'ShaderClockKHR',
      value: 5055,
      capabilities: [],
      parameters: [],
    },
  ],
  differences: [],
}
