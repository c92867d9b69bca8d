import type { Facts } from '../rule.ts'

/** Transcribed from the tables of capabilities and instructions. */
export const facts: Facts = {
  extension: 'SPV_EXT_shader_atomic_float_add',
  instructions: [
    {
      name: 'OpAtomicFAddEXT',
      opcode: 6035,
      wordCount: 7,
      variable: false,
      operands: [
        { kind: 'IdResultType', quantifier: '', name: '' },
        { kind: 'IdResult', quantifier: '', name: '' },
        { kind: 'IdRef', quantifier: '', name: 'Pointer' },
        { kind: 'IdScope', quantifier: '', name: 'Memory' },
        { kind: 'IdMemorySemantics', quantifier: '', name: 'Semantics' },
        { kind: 'IdRef', quantifier: '', name: 'Value' },
      ],
      capabilities: ['AtomicFloat32AddEXT', 'AtomicFloat64AddEXT'],
    },
  ],
  enumerants: [
    {
      kind: 'Capability',
      name: 'AtomicFloat32AddEXT',
      value: 6033,
      capabilities: [],
      parameters: [],
    },
    {
      kind: 'Capability',
      name: 'AtomicFloat64AddEXT',
      value: 6034,
      capabilities: [],
      parameters: [],
    },
  ],
  differences: [
    {
      fact: 'OpAtomicFAddEXT.capabilities.length',
      text: '2',
      grammar: '4',
      follow: 'text',
      why: 'Other extensions enable the instruction for other types.',
    },
    {
      fact: 'OpAtomicFAddEXT.capabilities[0]',
      text: 'AtomicFloat32AddEXT',
      grammar: 'AtomicFloat16AddEXT',
      follow: 'text',
      why: 'Other extensions enable the instruction for other types.',
    },
    {
      fact: 'OpAtomicFAddEXT.capabilities[1]',
      text: 'AtomicFloat64AddEXT',
      grammar: 'AtomicFloat16VectorNV',
      follow: 'text',
      why: 'Other extensions enable the instruction for other types.',
    },
  ],
}
