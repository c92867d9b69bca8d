import type { Words } from '../../module.ts'
import { imageType, ofSize, sampledImageType, samplerType } from '../descriptors.ts'
import type { DeclaredType, Draft } from '../draft.ts'
import {
  arrayType,
  boolType,
  floatType,
  structureType,
  typeOnce,
  uint,
  uintType,
  vectorType,
} from '../types.ts'
import { constantOf, valueLike } from '../values.ts'
import { compute, declare, make, write } from '../write.ts'
import { demand, mayHave } from './demand.ts'
import {
  type FurtherStage,
  maskOf,
  type StageRow,
  stageDescriptor,
  stageVariable,
} from './stage.ts'

const inFragments: StageRow['applies'] = ({ world }, { model }) =>
  world.shader && model === 'Fragment'
const inShaders: StageRow['applies'] = ({ world }) => world.shader

const kind = 'ImageOperands'
/** Image operands with their words, in the order of their bits. */
type DrawnOperands = readonly (readonly [name: string, words: Words])[]

/** The words of image operands: a mask, and what its bits take. */
function wordsOf(draft: Draft, operands: DrawnOperands): Words {
  for (const [name] of operands) demand(draft, kind, name)
  return [
    maskOf(
      kind,
      operands.map(([name]) => name),
    ),
    ...operands.flatMap(([, words]) => words),
  ]
}

const floats = (draft: Draft, count: number) => ofSize(draft, floatType(draft), count)
const pair = (draft: Draft) => vectorType(draft, uintType(draft), 2)
const texel = (draft: Draft) => floats(draft, 4)

/** Loads an image of two dimensions and a sampler, and puts them together. */
function sampledImage(draft: Draft, stage: FurtherStage, dim: string): number {
  const type = imageType(draft, `float ${dim} 0 0 0 1 Unknown`)
  const image = make(draft, 'OpLoad', type, stageDescriptor(draft, stage, type))
  const samplers = samplerType(draft)
  const sampler = make(draft, 'OpLoad', samplers, stageDescriptor(draft, stage, samplers))
  return make(draft, 'OpSampledImage', sampledImageType(draft, type), image, sampler)
}

/** At most one offset from the coordinate. */
function offset(draft: Draft): DrawnOperands {
  const { draw } = draft
  const way = draw.below(3)
  if (way === 0) return []
  return way === 1
    ? [['ConstOffset', [constantOf(draft, pair(draft), false)]]]
    : [['Offset', [valueLike(draft, pair(draft))]]]
}

function leastLevel(draft: Draft): DrawnOperands {
  return draft.draw.below(2) === 0 ? [] : [['MinLod', [valueLike(draft, floatType(draft))]]]
}

/** Samples of an image of two dimensions, rectangles among them, with any operands that go together. */
const sampling: StageRow = {
  applies: inFragments,
  emit(draft, stage) {
    const { draw } = draft
    const isRect = draw.below(4) === 3
    const image = sampledImage(draft, stage, isRect ? 'Rect' : '2D')
    const coordinate = valueLike(draft, floats(draft, 2))
    const bias: DrawnOperands =
      isRect || draw.below(2) === 0 ? [] : [['Bias', [valueLike(draft, floatType(draft))]]]
    const operands = [...bias, ...offset(draft), ...(isRect ? [] : leastLevel(draft))]
    const words = operands.length === 0 && draw.below(2) === 0 ? [] : wordsOf(draft, operands)
    compute(draft, 'OpImageSampleImplicitLod', texel(draft), image, coordinate, ...words)
  },
}

const gradients: StageRow = {
  applies: inShaders,
  emit(draft, stage) {
    const image = sampledImage(draft, stage, '2D')
    const coordinate = valueLike(draft, floats(draft, 2))
    const slope = () => valueLike(draft, floats(draft, 2))
    const operands: DrawnOperands = [
      ['Grad', [slope(), slope()]],
      ...offset(draft),
      ...leastLevel(draft),
    ]
    const words = wordsOf(draft, operands)
    compute(draft, 'OpImageSampleExplicitLod', texel(draft), image, coordinate, ...words)
  },
}

const gathering: StageRow = {
  applies: inShaders,
  emit(draft, stage) {
    const image = sampledImage(draft, stage, '2D')
    const coordinate = valueLike(draft, floats(draft, 2))
    const offsets = constantOf(draft, arrayType(draft, pair(draft), 4, false), false)
    const words = wordsOf(draft, [['ConstOffsets', [offsets]]])
    compute(draft, 'OpImageGather', texel(draft), image, coordinate, uint(draft, 0), ...words)
  },
}

const samples: StageRow = {
  applies: inShaders,
  emit(draft, stage) {
    const type = imageType(draft, 'float 2D 0 0 1 1 Unknown')
    const image = make(draft, 'OpLoad', type, stageDescriptor(draft, stage, type))
    const words = wordsOf(draft, [['Sample', [uint(draft, draft.draw.below(4))]]])
    compute(draft, 'OpImageFetch', texel(draft), image, valueLike(draft, pair(draft)), ...words)
  },
}

/** The operands of accesses to texels that other invocations share, as the Vulkan memory model has them. */
function shared(draft: Draft, name: 'MakeTexelAvailable' | 'MakeTexelVisible'): DrawnOperands {
  const { draw, world } = draft
  if (world.memoryModel !== 'Vulkan') return []
  const way = draw.below(3)
  const more: DrawnOperands = way === 2 ? [['VolatileTexel', []]] : []
  return way === 0 ? more : [[name, [uint(draft, 2)]], ['NonPrivateTexel', []], ...more]
}

function lasting(draft: Draft): DrawnOperands {
  return draft.world.minor >= 6 && draft.draw.below(2) === 1 ? [['Nontemporal', []]] : []
}

/** Reads and writes of an image of integers. */
const storage: StageRow = {
  applies: inShaders,
  emit(draft, stage) {
    const { draw, world } = draft
    const type = imageType(draft, 'uint 2D 0 0 0 2 Rgba32ui')
    const result = vectorType(draft, uintType(draft), 4)
    const image = make(draft, 'OpLoad', type, stageDescriptor(draft, stage, type))
    const extension: DrawnOperands =
      world.minor >= 4 && draw.below(2) === 1 ? [[draw.of(['SignExtend', 'ZeroExtend']), []]] : []
    const read = wordsOf(draft, [
      ...shared(draft, 'MakeTexelVisible'),
      ...extension,
      ...lasting(draft),
    ])
    compute(draft, 'OpImageRead', result, image, valueLike(draft, pair(draft)), ...read)
    const written = wordsOf(draft, [...shared(draft, 'MakeTexelAvailable'), ...lasting(draft)])
    const operands = [image, valueLike(draft, pair(draft)), valueLike(draft, result)]
    write(draft, 'OpImageWrite', ...operands, ...written)
  },
}

/** Reads of what the fragment's place holds. */
const tiles: StageRow = {
  applies: (draft, stage) =>
    inFragments(draft, stage) && mayHave(draft, 'StorageClass', 'TileImageEXT'),
  emit(draft, stage) {
    const { draw } = draft
    const way = draw.below(3)
    if (way === 1) {
      declare(draft, 'TileImageDepthReadAccessEXT')
      compute(draft, 'OpDepthAttachmentReadEXT', floatType(draft))
    } else if (way === 2) {
      declare(draft, 'TileImageStencilReadAccessEXT')
      compute(draft, 'OpStencilAttachmentReadEXT', uintType(draft))
    } else {
      const storageClass = demand(draft, 'StorageClass', 'TileImageEXT')
      const type = imageType(draft, 'float TileImageDataEXT 0 0 0 2 Unknown')
      const variable = stageVariable(draft, stage, storageClass, type)
      const image = make(draft, 'OpLoad', type, variable)
      compute(draft, 'OpColorAttachmentReadEXT', texel(draft), image)
    }
  },
}

/** The structure that a footprint gives. */
function footprintType(draft: Draft): DeclaredType {
  const [word, words] = [uintType(draft), pair(draft)]
  return typeOnce(draft, 'footprint', () =>
    structureType(draft, [boolType(draft), words, words, words, word, word], false),
  )
}

const footprints: StageRow = {
  applies: (draft, stage) =>
    inFragments(draft, stage) && mayHave(draft, 'Capability', 'ImageFootprintNV'),
  emit(draft, stage) {
    declare(draft, 'ImageFootprintNV')
    const image = sampledImage(draft, stage, '2D')
    const words = [image, valueLike(draft, floats(draft, 2)), uint(draft, 1 + draft.draw.below(4))]
    const isCoarse = constantOf(draft, boolType(draft), false)
    make(draft, 'OpImageSampleFootprintNV', footprintType(draft), ...words, isCoarse)
  },
}

/** Instructions of fragments alone: on what their place holds, and on the texels that a sample would read. */
export const fragmentRows: readonly StageRow[] = [tiles, tiles, footprints]

/** Instructions on images. */
export const imageRows: readonly StageRow[] = [
  sampling,
  sampling,
  gradients,
  gathering,
  samples,
  storage,
  storage,
]
