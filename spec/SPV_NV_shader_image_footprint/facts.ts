import { enumerantFacts, instructionFact } from '../fact.ts'
import type { Facts } from '../rule.ts'

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_NV_shader_image_footprint',
  instructions: [
    instructionFact(
      'OpImageSampleFootprintNV',
      5283,
      '7+',
      ['ImageFootprintNV'],
      'IdResultType',
      'IdResult',
      'IdRef Sampled Image',
      'IdRef Coordinate',
      'IdRef Granularity',
      'IdRef Coarse',
      'ImageOperands?',
    ),
  ],
  enumerants: enumerantFacts('Capability', { ImageFootprintNV: [5282, ['Shader']] }),
  differences: [
    {
      fact: 'Capability.ImageFootprintNV.capabilities.length',
      text: '1',
      grammar: '0',
      follow: 'grammar',
      why: 'Whether Shader is declared by it or beside it, its entry points declare Shader anyway.',
    },
  ],
}
