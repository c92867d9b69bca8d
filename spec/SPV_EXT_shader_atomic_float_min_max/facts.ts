import type { Facts } from '../rule.ts'

/** Transcribed from the tables of capabilities and instructions. */
export const facts: Facts = {
  extension: 'SPV_EXT_shader_atomic_float_min_max',
  instructions: [
    {
      name: 'OpAtomicFMinEXT',
      opcode: 5614,
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
      capabilities: ['AtomicFloat16MinMaxEXT', 'AtomicFloat32MinMaxEXT', 'AtomicFloat64MinMaxEXT'],
    },
    {
      name: 'OpAtomicFMaxEXT',
      opcode: 5615,
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
      capabilities: ['AtomicFloat16MinMaxEXT', 'AtomicFloat32MinMaxEXT', 'AtomicFloat64MinMaxEXT'],
    },
  ],
  enumerants: [
    {
      kind: 'Capability',
      name: 'AtomicFloat32MinMaxEXT',
      value: 5612,
      capabilities: [],
      parameters: [],
    },
    {
      kind: 'Capability',
      name: 'AtomicFloat64MinMaxEXT',
      value: 5613,
      capabilities: [],
      parameters: [],
    },
    {
      kind: 'Capability',
      name: 'AtomicFloat16MinMaxEXT',
      value: 5616,
      capabilities: [],
      parameters: [],
    },
  ],
  differences: [
    {
      fact: 'OpAtomicFMinEXT.capabilities.length',
      text: '3',
      grammar: '4',
      follow: 'text',
      why: 'Other extensions enable the instruction for other types.',
    },
    {
      fact: 'OpAtomicFMinEXT.capabilities[1]',
      text: 'AtomicFloat32MinMaxEXT',
      grammar: 'AtomicFloat16VectorNV',
      follow: 'text',
      why: 'Other extensions enable the instruction for other types.',
    },
    {
      fact: 'OpAtomicFMinEXT.capabilities[2]',
      text: 'AtomicFloat64MinMaxEXT',
      grammar: 'AtomicFloat32MinMaxEXT',
      follow: 'text',
      why: 'Other extensions enable the instruction for other types.',
    },
    {
      fact: 'OpAtomicFMaxEXT.capabilities.length',
      text: '3',
      grammar: '4',
      follow: 'text',
      why: 'Other extensions enable the instruction for other types.',
    },
    {
      fact: 'OpAtomicFMaxEXT.capabilities[1]',
      text: 'AtomicFloat32MinMaxEXT',
      grammar: 'AtomicFloat16VectorNV',
      follow: 'text',
      why: 'Other extensions enable the instruction for other types.',
    },
    {
      fact: 'OpAtomicFMaxEXT.capabilities[2]',
      text: 'AtomicFloat64MinMaxEXT',
      grammar: 'AtomicFloat32MinMaxEXT',
      follow: 'text',
      why: 'Other extensions enable the instruction for other types.',
    },
  ],
}
