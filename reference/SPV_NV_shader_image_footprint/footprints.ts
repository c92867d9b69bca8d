import type { Check } from '../check.ts'
import { bit, footprintBits, maskOf, maskPlace } from '../core/shared/image-operands.ts'
import { dim, dimOf, imageType } from '../core/shared/image-parts.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import {
  componentCount,
  constituentCount,
  constituentType,
  isStructType,
  isVectorType,
} from '../core/shared/types.ts'

const footprint = 'OpImageSampleFootprintNV'

/** Why a mask of image operands is none of the supported combinations for an image of that Dim; `undefined` if it is one. */
function unsupported(mask: number, imageDim: number | undefined): string | undefined {
  if ((mask & ~footprintBits) !== 0) return 'there is an image operand that is not supported'
  if (imageDim === dim['3D'] && (mask & bit.Grad) !== 0) return 'Grad is not for Dim 3D'
  if ((mask & bit.Bias) !== 0 && (mask & (bit.Lod | bit.Grad)) !== 0)
    return 'Bias is not with Lod or Grad'
  if ((mask & bit.MinLod) !== 0 && (mask & bit.Lod) !== 0) return 'MinLod is not with Lod'
  return undefined
}

/** What the rows do not say of OpImageSampleFootprintNV. */
export const checks: readonly Check[] = [
  {
    rule: 'SPV_NV_shader_image_footprint/anchor-has-as-many-components-as-the-coordinate',
    at: [footprint],
    judge(instruction, module, report) {
      const result = resultType(module, instruction)
      const coordinate = operandType(module, instruction, 1)
      if (!isStructType(result) || constituentCount(module, result) !== 6) return
      if (!isVectorType(coordinate)) return
      const wanted = componentCount(module, coordinate)
      for (const member of [1, 2]) {
        const type = constituentType(module, result, member)
        if (!isVectorType(type)) continue
        const count = componentCount(module, type)
        if (count !== undefined && wanted !== undefined && count !== wanted)
          report(
            instruction.word + 1,
            `member ${member} has ${count} components and Coordinate ${wanted}`,
          )
      }
    },
  },
  {
    rule: 'SPV_NV_shader_image_footprint/footprint-has-supported-image-operands',
    at: [footprint],
    judge(instruction, module, report) {
      const image = imageType(module, instruction)
      const imageDim = image && dimOf(image)
      if (imageDim !== undefined && imageDim !== dim['2D'] && imageDim !== dim['3D']) return
      const fault = unsupported(maskOf(instruction), imageDim)
      if (fault !== undefined) report(operandWord(instruction, maskPlace(instruction)), fault)
    },
  },
]
