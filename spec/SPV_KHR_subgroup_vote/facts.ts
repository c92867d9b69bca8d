import type { Facts } from '../rule.ts'

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_subgroup_vote',
  instructions: [
    {
      name: 'OpSubgroupAllKHR',
      opcode: 4428,
      wordCount: 4,
      variable: false,
      operands: [
        { kind: 'IdResultType', quantifier: '', name: '' },
        { kind: 'IdResult', quantifier: '', name: '' },
        { kind: 'IdRef', quantifier: '', name: 'Predicate' },
      ],
      capabilities: ['SubgroupVoteKHR'],
    },
    {
      name: 'OpSubgroupAnyKHR',
      opcode: 4429,
      wordCount: 4,
      variable: false,
      operands: [
        { kind: 'IdResultType', quantifier: '', name: '' },
        { kind: 'IdResult', quantifier: '', name: '' },
        { kind: 'IdRef', quantifier: '', name: 'Predicate' },
      ],
      capabilities: ['SubgroupVoteKHR'],
    },
    {
      name: 'OpSubgroupAllEqualKHR',
      opcode: 4430,
      wordCount: 4,
      variable: false,
      operands: [
        { kind: 'IdResultType', quantifier: '', name: '' },
        { kind: 'IdResult', quantifier: '', name: '' },
        { kind: 'IdRef', quantifier: '', name: 'Predicate' },
      ],
      capabilities: ['SubgroupVoteKHR'],
    },
  ],
  enumerants: [
    {
      kind: 'Capability',
      name: 'SubgroupVoteKHR',
      value: 4431,
      capabilities: [],
      parameters: [],
    },
  ],
  differences: [],
}
