import { enumerantFacts, instructionFact } from '../fact.ts'
import type { Facts } from '../rule.ts'

const color = 'TileImageColorReadAccessEXT'
const depth = 'TileImageDepthReadAccessEXT'
const stencil = 'TileImageStencilReadAccessEXT'

const result = ['IdResultType', 'IdResult']

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_EXT_shader_tile_image',
  instructions: [
    instructionFact(
      'OpColorAttachmentReadEXT',
      4160,
      '4+',
      [color],
      ...result,
      'IdRef Attachment',
      'IdRef? Sample',
    ),
    instructionFact('OpDepthAttachmentReadEXT', 4161, '3+', [depth], ...result, 'IdRef? Sample'),
    instructionFact(
      'OpStencilAttachmentReadEXT',
      4162,
      '3+',
      [stencil],
      ...result,
      'IdRef? Sample',
    ),
  ],
  enumerants: [
    ...enumerantFacts('ExecutionMode', {
      NonCoherentColorAttachmentReadEXT: [4169, [color]],
      NonCoherentDepthAttachmentReadEXT: [4170, [depth]],
      NonCoherentStencilAttachmentReadEXT: [4171, [stencil]],
    }),
    ...enumerantFacts('StorageClass', { TileImageEXT: [4172, [color]] }),
    ...enumerantFacts('Dim', { TileImageDataEXT: [4173, [color]] }),
    ...enumerantFacts('Capability', { [color]: [4166], [depth]: [4167], [stencil]: [4168] }),
  ],
  differences: [],
}
