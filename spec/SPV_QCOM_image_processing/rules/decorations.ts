import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { origin, section } from '../row.ts'

const decorated =
  'The decoration is on the variable, or on one of the values between it and the instruction; a decoration group counts. That of an array counts for its elements: NOTES.md has the other reading. Values from function parameters, OpPhi, OpSelect and other instructions are not judged, nor are those of other types than sampled images.'

/** The module, and the decorations of textures. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'version-is-1-4-or-later',
    section: 'Dependencies',
    summary:
      'A module that declares TextureSampleWeightedQCOM, TextureBoxFilterQCOM or TextureBlockMatchQCOM is of SPIR-V 1.4 or later.',
    class: 'capability',
  }),
  row({
    slug: 'decoration-has-its-capability',
    section: section.decoration,
    summary:
      'A module that applies WeightTextureQCOM declares TextureSampleWeightedQCOM, and one that applies BlockMatchTextureQCOM declares TextureBlockMatchQCOM.',
    class: 'capability',
    confidence: 'derived',
    notes:
      'The table of the core specification and the grammar lack these capabilities. A decoration of an OpDecorationGroup counts.',
  }),
  row({
    slug: 'weight-image-is-decorated',
    section: section.weighted,
    summary:
      'The Weight Image of an OpImageSampleWeightedQCOM, if it comes from a variable, is decorated with WeightTextureQCOM.',
    class: 'decoration',
    confidence: 'derived',
    notes: `${origin} ${decorated}`,
  }),
  row({
    slug: 'matched-image-is-decorated',
    section: section.matched,
    summary:
      'The Target Sampled Image and the Reference Sampled Image of an OpImageBlockMatchSSDQCOM or OpImageBlockMatchSADQCOM, if they come from variables, are each decorated with BlockMatchTextureQCOM.',
    class: 'decoration',
    confidence: 'derived',
    notes: `${origin} ${decorated}`,
  }),
  row({
    slug: 'weight-texture-has-no-other-use',
    section: section.validation,
    summary:
      'An image or sampled image that comes from a variable decorated with WeightTextureQCOM is an operand of no image instruction but OpSampledImage, OpImage and OpImageSampleWeightedQCOM.',
    class: 'decoration',
    notes: `${origin} An image comes from a variable in the same ways, or by OpImage from a sampled image that does. Image instructions are those of chapter 3.3.10 of the core specification and of this text; those of other extensions are not judged. As which operand it is used is not judged.`,
  }),
  row({
    slug: 'block-match-texture-has-no-other-use',
    section: section.validation,
    summary:
      'An image or sampled image that comes from a variable decorated with BlockMatchTextureQCOM is an operand of no image instruction but OpSampledImage, OpImage, OpImageBlockMatchSSDQCOM and OpImageBlockMatchSADQCOM.',
    class: 'decoration',
    notes: `${origin} An image comes from a variable in the same ways, or by OpImage from a sampled image that does. Image instructions are those of chapter 3.3.10 of the core specification and of this text; those of other extensions, as the block matches of SPV_QCOM_image_processing2, are not judged.`,
  }),
]
