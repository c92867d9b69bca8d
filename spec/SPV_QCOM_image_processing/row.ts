/** Sections with several rules. */
const instructions = 'Modifications: 3.42.10 Image Instructions'

export const section = {
  weighted: `${instructions}: OpImageSampleWeightedQCOM`,
  boxed: `${instructions}: OpImageBoxFilterQCOM`,
  sampled: `${instructions}: OpImageSampleWeightedQCOM, OpImageBoxFilterQCOM`,
  matched: `${instructions}: OpImageBlockMatchSSDQCOM, OpImageBlockMatchSADQCOM`,
  decoration: 'Modifications: 3.20 Decoration: WeightTextureQCOM, BlockMatchTextureQCOM',
  validation: 'Validation Rules',
} as const

/** For notes: the declarations from which a sampled image comes. */
export const origin =
  'A sampled image comes from a variable if it is an OpLoad of the variable or of an access chain into it, if it is an OpCopyObject of such a value, or if it is an OpSampledImage whose Image comes from the variable in the same way.'
