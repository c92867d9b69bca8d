import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { bit, maskOf, maskPlace } from '../core/shared/image-operands.ts'
import { dim, dimOf, isArrayed, isMultisampled, sampledOf } from '../core/shared/image-parts.ts'
import { operandWord } from '../core/shared/operands.ts'
import type { Instruction, Module } from '../module.ts'
import { hasListedDim, hasUnknownFormat } from './shared/modules.ts'

/** The fault of an operand of image types; nothing if it is right. */
function ofType(
  rule: RuleId,
  index: number,
  fault: (image: Instruction, module: Module) => string | undefined,
): Check {
  return {
    rule,
    at: ['OpTypeImage'],
    judge(image, module, report) {
      const message = fault(image, module)
      if (message !== undefined) report(operandWord(image, index), message)
    },
  }
}

function withoutConstOffset(rule: RuleId, ...opcodes: readonly string[]): Check {
  return {
    rule,
    at: opcodes,
    judge(instruction, _, report) {
      if ((maskOf(instruction) & bit.ConstOffset) !== 0)
        report(
          operandWord(instruction, maskPlace(instruction)),
          `${instruction.name} has ConstOffset`,
        )
    },
  }
}

function depthFault(image: Instruction): string | undefined {
  const depth = image.valueAt(2)
  if (depth === 2) return 'the Depth is 2'
  if (depth !== 1 || !hasListedDim(image) || dimOf(image) === dim['2D']) return undefined
  return 'the image has depth, and its Dim is not 2D'
}

/** Validation Rules, and Common Properties: Image-Related Data Types. */
export const checks: readonly Check[] = [
  ofType('OpenCL-environment/image-sampled-type-void', 0, (image, module) => {
    const type = module.definition(image.valueAt(0) ?? 0)
    return type === undefined || type.name === 'OpTypeVoid'
      ? undefined
      : `the Sampled Type is ${type.name}`
  }),
  ofType('OpenCL-environment/image-dim', 1, (image) =>
    hasListedDim(image) ? undefined : 'the Dim is none of 1D, 2D, 3D and Buffer',
  ),
  ofType('OpenCL-environment/image-depth', 2, depthFault),
  ofType('OpenCL-environment/image-arrayed-dim', 3, (image) =>
    isArrayed(image) && [dim['3D'], dim.Buffer].some((wanted) => wanted === dimOf(image))
      ? 'the image is arrayed, and its Dim is neither 1D nor 2D'
      : undefined,
  ),
  ofType('OpenCL-environment/image-single-sampled', 4, (image) =>
    isMultisampled(image) && dimOf(image) !== dim['2D']
      ? 'the image is multisampled, and its Dim is not 2D'
      : undefined,
  ),
  ofType('OpenCL-environment/image-sampled-operand', 5, (image) =>
    sampledOf(image) === 0 ? undefined : `Sampled is ${sampledOf(image)}`,
  ),
  ofType('OpenCL-environment/image-format-unknown', 6, (image) =>
    hasUnknownFormat(image) ? undefined : 'the Image Format is not Unknown',
  ),
  ofType('OpenCL-environment/image-access-qualifier', 7, (image) =>
    image.operands.length > 7 ? undefined : 'there is no Access Qualifier',
  ),
  withoutConstOffset('OpenCL-environment/no-const-offset', 'OpImageRead', 'OpImageWrite'),
  withoutConstOffset('OpenCL-environment/no-const-offset-sampled', 'OpImageSampleExplicitLod'),
]
