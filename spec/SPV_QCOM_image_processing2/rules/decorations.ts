import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { origin } from '../../SPV_QCOM_image_processing/row.ts'

const windows =
  'Modifications: 3.49.10 Image Instructions: OpImageBlockMatchWindowSSDQCOM, OpImageBlockMatchWindowSADQCOM'

const window = 'OpImageBlockMatchWindowSSDQCOM or OpImageBlockMatchWindowSADQCOM'

const all = `OpImageBlockMatchGatherSSDQCOM, OpImageBlockMatchGatherSADQCOM, ${window}`

const decorated =
  'The decoration is on the variable, or on one of the values between it and the instruction; a decoration group counts. That of an array counts for its elements. Values from function parameters, OpPhi, OpSelect and other instructions are not judged, nor are those of other types.'

/** The decorations of textures and samplers. */
export const rules: readonly RuleRow[] = [
  ...rowsIn('Modifications: 3.20 Decoration: BlockMatchSamplerQCOM', 'capability', {
    'decoration-has-its-capability': {
      summary: 'A module that applies BlockMatchSamplerQCOM declares TextureBlockMatch2QCOM.',
      confidence: 'derived',
      notes:
        'The table of the core specification and the grammar lack the capability. A decoration of an OpDecorationGroup counts.',
    },
  }),
  ...rowsIn(
    `${windows}, OpImageBlockMatchGatherSSDQCOM, OpImageBlockMatchGatherSADQCOM`,
    'decoration',
    {
      'texture-is-decorated': {
        summary: `The Target Sampled Image and the Reference Sampled Image of an ${all}, if they come from variables, are each decorated with BlockMatchTextureQCOM.`,
        confidence: 'derived',
        notes: `${origin} ${decorated}`,
      },
    },
  ),
  ...rowsIn(windows, 'decoration', {
    'sampler-is-decorated': {
      summary: `The Target Sampled Image and the Reference Sampled Image of an ${window} are each decorated with BlockMatchSamplerQCOM if they are loaded from variables; if they are results of OpSampledImage, their Sampler is, if it is loaded from a variable.`,
      confidence: 'derived',
      notes: `A value is loaded from a variable if it is an OpLoad of the variable or of an access chain into it, or an OpCopyObject of such a value. ${decorated}`,
    },
  }),
  ...rowsIn('Validation Rules', 'decoration', {
    'block-match-sampler-has-no-other-use': {
      summary: `A sampled image that is loaded from a variable decorated with BlockMatchSamplerQCOM, or is the result of an OpSampledImage whose Sampler is, is an operand of no image instruction but OpImage and ${all}.`,
      notes:
        'Loaded as in sampler-is-decorated. Image instructions are those of chapter 3.3.10 of the core specification, which lists the block matches of SPV_QCOM_image_processing too. Whether gathers are corresponding functions, NOTES.md discusses.',
    },
  }),
]
