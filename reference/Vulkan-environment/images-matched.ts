import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { dim, dimOf, isArrayed, isNeverSampled } from '../core/shared/image-parts.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { variableUnder } from '../core/shared/pointers.ts'
import type { Instruction, Module } from '../module.ts'

/** Sampled images that instructions of SPV_QCOM_image_processing and SPV_QCOM_image_processing2 take. */
interface ProcessedImages {
  readonly users: readonly string[]
  /** Which operands of those are such images. */
  readonly places: readonly number[]
  readonly arrayed: boolean
  readonly type: RuleId
  readonly storageClass: RuleId
}

const processed: readonly ProcessedImages[] = [
  {
    users: ['OpImageSampleWeightedQCOM'],
    places: [2],
    arrayed: true,
    type: 'Vulkan-environment/weight-image-type',
    storageClass: 'Vulkan-environment/weight-image-storage-class',
  },
  {
    users: ['', 'Window', 'Gather'].flatMap((kind) =>
      ['SSD', 'SAD'].map((operation) => `OpImageBlockMatch${kind}${operation}QCOM`),
    ),
    places: [0, 2],
    arrayed: false,
    type: 'Vulkan-environment/matched-image-type',
    storageClass: 'Vulkan-environment/matched-image-storage-class',
  },
]

const uniformConstant = enumerant('StorageClass', 'UniformConstant')

/** The greatest value of Depth that core has; 0 is that of an image without depth. */
const mostDepth = 2

/** The fault of the Image Type of a sampled image; `undefined` if there is none, or another rule reports it. */
function imageFault(module: Module, image: Instruction, arrayed: boolean): string | undefined {
  if (isNeverSampled(module, image)) return undefined
  const dimension = dimOf(image)
  if (dimension !== dim['2D'] && dimension !== dim.Rect) return 'the image does not have Dim 2D'
  const depth = image.valueAt(2) ?? 0
  if (depth !== 0 && depth <= mostDepth) return `the image has Depth ${depth}`
  const isOther = arrayed ? image.valueAt(3) === 0 : isArrayed(image)
  return isOther ? `the image is ${arrayed ? 'not arrayed' : 'arrayed'}` : undefined
}

function checkType({ users, places, arrayed, type: rule }: ProcessedImages): Check {
  return {
    rule,
    at: users,
    judge(instruction, module, report) {
      for (const place of places) {
        const type = operandType(module, instruction, place)
        if (type?.name !== 'OpTypeSampledImage') continue
        const image = operandDefinition(module, type, 0)
        if (image?.name !== 'OpTypeImage') continue
        const fault = imageFault(module, image, arrayed)
        if (fault !== undefined) report(operandWord(instruction, place), fault)
      }
    },
  }
}

function checkStorageClass({ users, places, storageClass: rule }: ProcessedImages): Check {
  return {
    rule,
    at: users,
    judge(instruction, module, report) {
      for (const place of places) {
        // Copies of what is loaded are those that core refuses.
        const load = operandDefinition(module, instruction, place)
        if (load?.name !== 'OpLoad') continue
        if (resultType(module, load)?.name !== 'OpTypeSampledImage') continue
        const variable = variableUnder(module, load.valueAt(0) ?? 0)
        if (variable !== undefined && variable.valueAt(0) !== uniformConstant)
          report(
            operandWord(instruction, place),
            `the image comes from variable %${variable.result}, which is not in UniformConstant`,
          )
      }
    },
  }
}

/** Checks of the images that weighted samples and block matches take. */
export const checks: readonly Check[] = processed.flatMap((images) => [
  checkType(images),
  checkStorageClass(images),
])
