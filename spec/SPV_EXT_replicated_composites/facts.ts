import type { Facts, InstructionFact } from '../rule.ts'

function replicate(name: string, opcode: number): InstructionFact {
  return {
    name,
    opcode,
    wordCount: 4,
    variable: false,
    operands: [
      { kind: 'IdResultType', quantifier: '', name: 'Result Type' },
      { kind: 'IdResult', quantifier: '', name: 'Result' },
      { kind: 'IdRef', quantifier: '', name: 'Value' },
    ],
    capabilities: ['ReplicatedCompositesEXT'],
  }
}

/** Transcribed from the instruction tables and the capability table of the text. */
export const facts: Facts = {
  extension: 'SPV_EXT_replicated_composites',
  instructions: [
    replicate('OpConstantCompositeReplicateEXT', 4461),
    replicate('OpSpecConstantCompositeReplicateEXT', 4462),
    replicate('OpCompositeConstructReplicateEXT', 4463),
  ],
  enumerants: [
    {
      kind: 'Capability',
      name: 'ReplicatedCompositesEXT',
      value: 6024,
      capabilities: [],
      parameters: [],
    },
  ],
  differences: [],
}
