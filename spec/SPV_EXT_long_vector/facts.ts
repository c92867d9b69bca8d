import { enumerantFacts, instructionFact } from '../fact.ts'
import type { Facts } from '../rule.ts'

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_EXT_long_vector',
  instructions: [
    instructionFact(
      'OpTypeVectorIdEXT',
      5288,
      '4',
      ['LongVectorEXT'],
      'IdResult',
      'IdRef Component Type',
      'IdRef Component Count',
    ),
  ],
  enumerants: enumerantFacts('Capability', { LongVectorEXT: [5425] }),
  differences: [
    {
      fact: 'OpTypeVectorIdEXT.capabilities.length',
      text: '1',
      grammar: '2',
      follow: 'grammar',
      why: 'SPV_NV_cooperative_vector has the instruction for vectors of its own capability.',
    },
    {
      fact: 'OpTypeVectorIdEXT.capabilities[0]',
      text: 'LongVectorEXT',
      grammar: 'CooperativeVectorNV',
      follow: 'grammar',
      why: 'SPV_NV_cooperative_vector has the instruction for vectors of its own capability.',
    },
  ],
}
