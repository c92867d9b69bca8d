import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { resultType } from '../shared/result-type.ts'
import { sampledOf } from './image-parts.ts'

const depth = 2
const storage = 2

/** Whether two image types have the same operands, Depth apart. */
function areAlike(image: Instruction, other: Instruction): boolean {
  return (
    image.result === other.result ||
    (image.operands.length === other.operands.length &&
      image.operands.every(({ value }, at) => at === depth || value === other.valueAt(at)))
  )
}

/** The type of Image and the one that the result says it has; `undefined` where either is not an image type. */
function imagesOf(
  module: Module,
  instruction: Instruction,
): readonly [own: Instruction, wanted: Instruction] | undefined {
  const own = operandType(module, instruction, 0)
  const result = resultType(module, instruction)
  if (own?.name !== 'OpTypeImage' || result?.name !== 'OpTypeSampledImage') return undefined
  const wanted = operandDefinition(module, result, 0)
  return wanted?.name === 'OpTypeImage' ? [own, wanted] : undefined
}

/** Checks of the images that OpSampledImage combines (3.3.10). */
export const checks: readonly Check[] = [
  {
    rule: 'core/sampled-image-types-match',
    at: ['OpSampledImage'],
    judge(instruction, module, report) {
      const [own, wanted] = imagesOf(module, instruction) ?? []
      if (own !== undefined && wanted !== undefined && !areAlike(own, wanted))
        report(
          operandWord(instruction, 0),
          `Image has type ${own.result}, and the result is of ${wanted.result}`,
        )
    },
  },
  {
    rule: 'core/sampled-image-sampled',
    at: ['OpSampledImage'],
    judge(instruction, module, report) {
      // The Vulkan specification has a rule on the image type of the result.
      if (module.environment.client === 'vulkan') return
      const [own, wanted] = imagesOf(module, instruction) ?? []
      if (own === undefined || wanted === undefined || !areAlike(own, wanted)) return
      if (sampledOf(own) === storage) report(operandWord(instruction, 0), 'Image has Sampled 2')
    },
  },
]
