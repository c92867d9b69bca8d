import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'
import { operandWord } from '../shared/operand.ts'
import { families } from './families.ts'
import { isForDim, isLevelled, isNoSampledType } from './fit-dims.ts'
import {
  dim,
  dimOf,
  formatOf,
  isArrayed,
  isMultisampled,
  isSingleSampled,
  sampledOf,
} from './image-parts.ts'
import { imageType } from './image-type.ts'

const unknownFormat = enumerant('ImageFormat', 'Unknown')

const sampling = [...families.sampling, ...families.samplingDepth]
const projecting: ReadonlySet<string> = new Set(families.projecting)
const storage = [...families.reading, ...families.writing]

/** What is wrong with an image for an instruction, if anything. */
type Fault = (image: Instruction, instruction: Instruction, module: Module) => string | undefined

/** That the image of the instructions is one they are for. */
function imageOf(rule: RuleId, at: readonly string[], fault: Fault): Check {
  return {
    rule,
    at,
    judge: (instruction: Instruction, module: Module, report: Report) => {
      const image = imageType(module, instruction)
      if (image === undefined || isNoSampledType(module, instruction, image)) return
      const wrong = fault(image, instruction, module)
      if (wrong !== undefined) report(operandWord(instruction, 0), wrong)
    },
  }
}

const wrongDim: Fault = (image, instruction) =>
  isForDim(instruction, image) ? undefined : `${instruction.name} is not for this Dim`

const multisampled: Fault = (image) =>
  isMultisampled(image) ? 'the image is multisampled' : undefined

/** Checks of the images that instructions are for. */
export const checks: readonly Check[] = [
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
    if (formatOf(image) !== unknownFormat || dimOf(image) === dim.SubpassData) return undefined
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
