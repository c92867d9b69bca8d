import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { enumerant } from '../shared/grammar.ts'
import {
  coordinatesOf,
  dim,
  dimOf,
  families,
  formatOf,
  imageType,
  isArrayed,
  isFloat32,
  isForDim,
  isInteger32,
  isLevelled,
  isMultisampled,
  isNoSampledType,
  isSingleSampled,
  objectType,
  sampledOf,
} from '../shared/image-parts.ts'
import { operandWord } from '../shared/operands.ts'
import {
  componentCount,
  componentType,
  isFloatType,
  isIntegerType,
  isNumericalType,
  isVectorType,
} from '../shared/types.ts'

const unknownFormat = enumerant('ImageFormat', 'Unknown')

/** Dims of images whose format must be Unknown. SPV_EXT_shader_tile_image has a rule that its images are not accessed. */
const withoutFormat: ReadonlySet<number | undefined> = new Set([
  dim.SubpassData,
  enumerant('Dim', 'TileImageDataEXT'),
])

const sampling = [...families.sampling, ...families.samplingDepth]
const projecting: ReadonlySet<string> = new Set(families.projecting)
const storage = [...families.reading, ...families.writing]

/** The fault of an image for an instruction, if there is one. */
type ImageFault = (
  image: Instruction,
  instruction: Instruction,
  module: Module,
) => string | undefined

/** Checks that the image of the instructions is one they are for. */
function imageOf(rule: RuleId, opcodes: readonly string[], fault: ImageFault): Check {
  return {
    rule,
    at: opcodes,
    judge: (instruction: Instruction, module: Module, report: Report) => {
      const image = imageType(module, instruction)
      if (image === undefined || isNoSampledType(module, instruction, image)) return
      const wrong = fault(image, instruction, module)
      if (wrong !== undefined) report(operandWord(instruction, 0), wrong)
    },
  }
}

const wrongDim: ImageFault = (image, instruction) =>
  isForDim(instruction, image) ? undefined : `${instruction.name} is not for this Dim`

const multisampled: ImageFault = (image) =>
  isMultisampled(image) ? 'the image is multisampled' : undefined

const atCoordinates = [
  ...families.sampling,
  ...families.samplingDepth,
  ...families.gathering,
  ...families.fetching,
  ...storage,
  'OpImageQueryLod',
]

const ofIntegers: ReadonlySet<string> = new Set(families.fetching)
const ofNumbers: ReadonlySet<string> = new Set(storage)
const ofNumbersInKernels: ReadonlySet<string> = new Set([
  'OpImageSampleExplicitLod',
  'OpImageSparseSampleExplicitLod',
])

function hasFitType(module: Module, { name }: Instruction, type: Instruction): boolean {
  if (projecting.has(name) && !isVectorType(type)) return false
  const component = componentType(module, type)
  if (ofIntegers.has(name)) return isIntegerType(component)
  const anyNumber =
    ofNumbers.has(name) || (ofNumbersInKernels.has(name) && module.capabilities.has('Kernel'))
  return anyNumber ? isNumericalType(component) : isFloatType(component)
}

/** Least components of Coordinate; `undefined` where the image is not one that the instruction is for. */
function leastComponents(module: Module, instruction: Instruction): number | undefined {
  const image = imageType(module, instruction)
  if (image === undefined || isNoSampledType(module, instruction, image)) return undefined
  const coordinates = coordinatesOf(image)
  if (coordinates === undefined || !isForDim(instruction, image)) return undefined
  const { name } = instruction
  if (projecting.has(name)) return coordinates + 1
  if (!isArrayed(image) || name === 'OpImageQueryLod') return coordinates
  // Without a sampler a face of a layer may be one coordinate, and client APIs say what a layer of subpass data is.
  const value = dimOf(image)
  const folded = value === dim.SubpassData || (value === dim.Cube && ofNumbers.has(name))
  return folded ? coordinates : coordinates + 1
}

/** Checks that the operand at `index` has a type of that kind. */
function operandOf(
  rule: RuleId,
  opcodes: readonly string[],
  index: number,
  isFit: (type: Instruction) => boolean,
  message: string,
): Check {
  return {
    rule,
    at: opcodes,
    judge: (instruction, module, report) => {
      const type = objectType(module, instruction, index)
      if (type !== undefined && !isFit(type)) report(operandWord(instruction, index), message)
    },
  }
}

/** Checks of images and coordinates that instructions take. */
export const checks: readonly Check[] = [
  // Coordinates that image instructions take.
  {
    rule: 'core/image-coordinate-type',
    at: atCoordinates,
    judge: (instruction, module, report) => {
      const type = objectType(module, instruction, 1)
      if (type !== undefined && !hasFitType(module, instruction, type))
        report(operandWord(instruction, 1), `${instruction.name} takes no such Coordinate`)
    },
  },
  {
    rule: 'core/image-coordinate-components',
    at: atCoordinates,
    judge: (instruction, module, report) => {
      const type = objectType(module, instruction, 1)
      if (type === undefined || !hasFitType(module, instruction, type)) return
      const count = componentCount(module, type)
      const least = leastComponents(module, instruction)
      if (count !== undefined && least !== undefined && count < least)
        report(operandWord(instruction, 1), `Coordinate has ${count} components, not ${least}`)
    },
  },
  // Operands of image instructions that are scalars of 32 bits.
  operandOf(
    'core/image-reference-type',
    families.comparing,
    2,
    isFloat32,
    'the depth reference is not a 32-bit floating-point number',
  ),
  operandOf(
    'core/image-gather-component',
    families.gatheringComponent,
    2,
    isInteger32,
    'Component is not a 32-bit integer',
  ),
  operandOf(
    'core/image-query-level-of-detail',
    ['OpImageQuerySizeLod'],
    1,
    isInteger32,
    'Level of Detail is not a 32-bit integer',
  ),
  // The dimensions and kinds of image that each instruction accepts.
  imageOf('core/image-sample-dim', sampling, (image, instruction, module) => {
    if (projecting.has(instruction.name) && isArrayed(image)) return 'the image is arrayed'
    return wrongDim(image, instruction, module)
  }),
  imageOf(
    'core/image-sample-not-multisampled',
    [...sampling, 'OpImageGather', 'OpImageDrefGather'],
    multisampled,
  ),
  imageOf('core/image-gather-dim', families.gathering, wrongDim),
  imageOf('core/image-fetch-image', families.fetching, (image, instruction, module) => {
    const sampled = sampledOf(image)
    if (instruction.name === 'OpImageFetch' && (sampled === 0 || sampled === 2))
      return `the image has Sampled ${sampled}`
    return wrongDim(image, instruction, module)
  }),
  imageOf('core/image-storage-image', storage, (image, { name }) => {
    const sampled = sampledOf(image)
    const wrong = sampled === 1 || (sampled === 0 && name === 'OpImageSparseRead')
    return wrong ? `the image has Sampled ${sampled}` : undefined
  }),
  imageOf('core/image-storage-subpass', ['OpImageWrite', 'OpImageSparseRead'], wrongDim),
  imageOf('core/image-storage-format', storage, (image, { name }, { capabilities }) => {
    if (formatOf(image) !== unknownFormat) return undefined
    if (withoutFormat.has(dimOf(image))) return undefined
    const capability =
      name === 'OpImageWrite' ? 'StorageImageWriteWithoutFormat' : 'StorageImageReadWithoutFormat'
    return capabilities.has(capability) || capabilities.has('Kernel')
      ? undefined
      : `the image format is Unknown without ${capability}`
  }),
  imageOf(
    'core/image-query-size-lod-image',
    ['OpImageQuerySizeLod'],
    (...all) => wrongDim(...all) ?? multisampled(...all),
  ),
  imageOf('core/image-query-size-image', ['OpImageQuerySize'], (image, instruction, module) => {
    if (isLevelled(image) && isSingleSampled(image) && sampledOf(image) === 1)
      return 'the image has levels of detail'
    return wrongDim(image, instruction, module)
  }),
  imageOf(
    'core/image-query-lod-image',
    ['OpImageQueryLod', 'OpImageQueryLevels'],
    (...all) => wrongDim(...all) ?? multisampled(...all),
  ),
  imageOf('core/image-query-samples-image', ['OpImageQuerySamples'], (image, ...rest) =>
    isSingleSampled(image) ? 'the image is not multisampled' : wrongDim(image, ...rest),
  ),
]
