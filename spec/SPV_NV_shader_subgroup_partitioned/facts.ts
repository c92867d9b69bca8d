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
    ...[
      'OpGroupNonUniformPartitionNV',
      ...operations.map(({ name }) => `GroupOperation.${name}`),
    ].map((name) => ({
      fact: `${name}.capabilities[0]`,
      text: 'GroupNonUniformPartitionedNV',
      grammar: 'GroupNonUniformPartitionedEXT',
      follow: 'text' as const,
      why: 'Two names of the same capability: the text introduced the first, and the grammar keeps it as an alias.',
    })),
    {
      fact: 'Capability.GroupNonUniformPartitionedNV.capabilities.length',
      text: '1',
      grammar: '0',
      follow: 'text',
      why: 'The grammar lacks the capability that it implicitly declares.',
    },
  ],
}
