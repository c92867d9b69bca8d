import { enumerantFacts, instructionFact } from '../fact.ts'
import type { Facts } from '../rule.ts'

const partitioned = 'GroupNonUniformPartitionedEXT'

/** Transcribed from the tables of the text. The number of the capability is from Token Number Assignments. */
export const facts: Facts = {
  extension: 'SPV_EXT_shader_subgroup_partitioned',
  instructions: [
    instructionFact(
      'OpGroupNonUniformPartitionEXT',
      5296,
      '4',
      [partitioned],
      'IdResultType',
      'IdResult',
      'IdRef Value',
    ),
  ],
  enumerants: [
    ...enumerantFacts('GroupOperation', {
      PartitionedReduceEXT: [6, [partitioned]],
      PartitionedInclusiveScanEXT: [7, [partitioned]],
      PartitionedExclusiveScanEXT: [8, [partitioned]],
    }),
    ...enumerantFacts('Capability', { [partitioned]: [5297, ['Shader']] }),
  ],
  differences: [
    {
      fact: 'Capability.GroupNonUniformPartitionedEXT.capabilities.length',
      text: '1',
      grammar: '0',
      follow: 'text',
      why: 'The grammar lacks the capability that it implicitly declares.',
    },
  ],
}
