import { enumerantFacts, instructionFact } from '../fact.ts'
import type { Facts } from '../rule.ts'

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_NV_raw_access_chains',
  instructions: [
    instructionFact(
      'OpRawAccessChainNV',
      5398,
      '7+',
      ['RawAccessChainsNV'],
      'IdResultType',
      'IdResult',
      'IdRef Base',
      'IdRef Stride',
      'IdRef Index',
      'IdRef Offset',
      'RawAccessChainOperands?',
    ),
  ],
  enumerants: [
    ...enumerantFacts('RawAccessChainOperands', {
      None: [0],
      RobustnessPerComponentNV: [1, ['RawAccessChainsNV']],
      RobustnessPerElementNV: [2, ['RawAccessChainsNV']],
    }),
    ...enumerantFacts('Capability', { RawAccessChainsNV: [5414, ['Shader']] }),
  ],
  differences: [
    ...['Byte stride', 'Element index', 'Byte offset'].map((grammar, index) => ({
      fact: `OpRawAccessChainNV.operands[${index + 3}].name`,
      text: ['Stride', 'Index', 'Offset'][index] as string,
      grammar,
      follow: 'text' as const,
      why: 'The grammar adds the unit.',
    })),
    {
      fact: 'Capability.RawAccessChainsNV.capabilities.length',
      text: '1',
      grammar: '0',
      follow: 'grammar',
      why: 'A module that can use the instruction declares Shader for its storage classes.',
    },
  ],
}
