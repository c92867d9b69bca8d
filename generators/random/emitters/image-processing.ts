import { enumerantOf } from '../../words/instruction-of.ts'
import { imageType, sampledImageType } from '../descriptors.ts'
import type { DeclaredType, Draft } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { floatType, uint, uintType, vectorType } from '../types.ts'
import { valueLike } from '../values.ts'
import { storageClasses } from '../world.ts'
import { declare, decorate, make } from '../write.ts'
import { rowsWith } from './by-grammar.ts'
import { hiddenVariable } from './hidden.ts'

/** The decorations of a texture, by what an instruction takes it for. */
const purposes: Readonly<Record<string, readonly string[]>> = {
  picture: [],
  weights: ['WeightTextureQCOM'],
  block: ['BlockMatchTextureQCOM'],
  'sampled block': ['BlockMatchTextureQCOM', 'BlockMatchSamplerQCOM'],
}

function textureType(draft: Draft): DeclaredType {
  return sampledImageType(draft, imageType(draft, 'float 2D 0 0 0 1 Unknown'))
}

/** Loads the texture of the module for a purpose, with its sampler. */
function texture(draft: Draft, purpose: string): number {
  const type = textureType(draft)
  const key = `texture for ${purpose}`
  const isNew = !draft.ids.has(key)
  const variable = hiddenVariable(draft, key, storageClasses.uniformConstant, type)
  if (isNew) for (const name of purposes[purpose] ?? []) decorate(draft, variable, name)
  return make(draft, 'OpLoad', type, variable)
}

const block = (draft: Draft, _: unknown, name: string) =>
  texture(draft, /Window|Gather/.test(name) ? 'sampled block' : 'block')
const picture = (draft: Draft) => texture(draft, 'picture')
const floats = (draft: Draft) => valueLike(draft, vectorType(draft, floatType(draft), 2))
const integers = (draft: Draft) => valueLike(draft, vectorType(draft, uintType(draft), 2))

const modes = ['Gather4x1QCOM', 'GatherDQCOM', 'GatherH2QCOM', 'GatherV2QCOM']

/** The text of the first of these asks for version 1.4. */
const applies = ({ world }: Draft) => world.model === 'Fragment' && world.minor >= 4

/** Instructions that process whole blocks of texels. */
export const imageProcessing: readonly Emitter[] = rowsWith<string>({
  applies,
  draw: (draft, name) => {
    const mode = draft.draw.of(modes)
    if (name === 'OpImageGatherQCOM')
      declare(draft, mode === modes[0] ? 'ImageGatherLinearQCOM' : 'ImageGatherExtendedModesQCOM')
    if (/Match(?:Window|Gather)/.test(name)) declare(draft, 'TextureBlockMatchQCOM')
    return mode
  },
  operands: {
    Texture: picture,
    'Sampled Image': picture,
    Weights: (draft) => texture(draft, 'weights'),
    Target: block,
    Reference: block,
    'Target Sampled Image': block,
    'Reference Sampled Image': block,
    Coordinates: floats,
    Coordinate: floats,
    'Box Size': floats,
    'Target Coordinates': integers,
    'Reference Coordinates': integers,
    'Block Size': integers,
    Component: (draft) => uint(draft, draft.draw.below(4)),
    Mode: (draft, mode) => uint(draft, enumerantOf('GatherModes', mode)),
  },
  result: (draft) => vectorType(draft, floatType(draft), 4),
})(`OpImageSampleWeightedQCOM OpImageBoxFilterQCOM OpImageBlockMatchSSDQCOM OpImageBlockMatchSADQCOM
  OpImageBlockMatchWindowSSDQCOM OpImageBlockMatchWindowSADQCOM OpImageBlockMatchGatherSSDQCOM
  OpImageBlockMatchGatherSADQCOM OpImageGatherQCOM`)
