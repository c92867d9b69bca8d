import type { EnumerantFact, Facts } from '../rule.ts'

const capabilities = ['GroupNonUniformPartitionedNV']

function operation(name: string, value: number): EnumerantFact {
  return { kind: 'GroupOperation', name, value, capabilities, parameters: [] }
}

const operations = [
  operation('PartitionedReduceNV', 6),
  operation('PartitionedInclusiveScanNV', 7),
  operation('PartitionedExclusiveScanNV', 8),
]

/** Transcribed from the tables of the text. The number of the capability is from Token Number Assignments. */
export const facts: Facts = {
  extension: 'SPV_NV_shader_subgroup_partitioned',
  instructions: [
    {
      name: 'OpGroupNonUniformPartitionNV',
      opcode: 5296,
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
    ...operations,
    {
      kind: 'Capability',
      name: 'GroupNonUniformPartitionedNV',
      value: 5297,
      capabilities: ['Shader'],
      parameters: [],
    },
  ],
  differences: [
    {
      fact: 'Capability.GroupNonUniformPartitionedNV.capabilities.length',
      text: '1',
      grammar: '0',
      follow: 'text',
      why: 'The grammar lacks the capability that it implicitly declares.',
    },
  ],
}
