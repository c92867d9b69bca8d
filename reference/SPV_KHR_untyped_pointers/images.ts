import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { isNumericalType, isPointerType, pointeeType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  isTypedPointerType,
  operandOfType,
  resultInStorageClass,
  resultOfType,
  storageClass,
  whereDeclared,
} from '../shared/untyped-operands.ts'

const subpassData = enumerant('Dim', 'SubpassData')

/** The image type that a typed Image points to. */
function typedImage(module: Module, instruction: Instruction): Instruction | undefined {
  const type = pointeeType(module, operandType(module, instruction, 0))
  return type?.name === 'OpTypeImage' ? type : undefined
}

export const checks: readonly Check[] = [
  /** OpImageTexelPointer, Image: the core sentence that the text leaves as it is. */
  whereDeclared(
    operandOfType(
      'SPV_KHR_untyped_pointers/image-texel-pointer-image-is-a-typed-pointer',
      ['OpImageTexelPointer'],
      { Image: 0 },
      isTypedPointerType,
      'a typed pointer',
    ),
  ),
  /** OpImageTexelPointer, Result Type. */
  resultOfType(
    'SPV_KHR_untyped_pointers/image-texel-pointer-result-type-is-a-pointer-type',
    ['OpImageTexelPointer'],
    isPointerType,
    'a pointer type',
  ),
  /** OpImageTexelPointer, Result Type. */
  resultInStorageClass(
    'SPV_KHR_untyped_pointers/image-texel-pointer-result-type-is-image',
    ['OpImageTexelPointer'],
    [storageClass.Image],
  ),
  /** OpImageTexelPointer, Result Type. */
  whereDeclared({
    rule: 'SPV_KHR_untyped_pointers/image-texel-pointer-typed-result-points-to-a-numerical-scalar-or-void',
    at: ['OpImageTexelPointer'],
    judge(instruction, module, report) {
      const pointee = pointeeType(module, resultType(module, instruction))
      if (pointee !== undefined && !isNumericalType(pointee) && pointee.name !== 'OpTypeVoid')
        report(instruction.word + 1, `Result Type points to ${pointee.name}`)
    },
  }),
  /** OpImageTexelPointer, Image, from revision 3 on. */
  whereDeclared(
    operandOfType(
      'SPV_KHR_untyped_pointers/image-texel-pointer-image-is-a-pointer',
      ['OpImageTexelPointer'],
      { Image: 0 },
      isPointerType,
      'a pointer',
    ),
  ),
  /** OpImageTexelPointer, Image, from revision 3 on. */
  whereDeclared({
    rule: 'SPV_KHR_untyped_pointers/image-texel-pointer-typed-image-points-to-an-image',
    at: ['OpImageTexelPointer'],
    judge(instruction, module, report) {
      const type = operandType(module, instruction, 0)
      if (isTypedPointerType(type) && typedImage(module, instruction) === undefined)
        report(operandWord(instruction, 0), `Image is of %${type.result}, a pointer to no image`)
    },
  }),
  /** OpImageTexelPointer, Image, from revision 3 on. */
  whereDeclared({
    rule: 'SPV_KHR_untyped_pointers/image-texel-pointer-typed-image-has-the-sampled-type-of-a-typed-result',
    at: ['OpImageTexelPointer'],
    judge(instruction, module, report) {
      const pointee = pointeeType(module, resultType(module, instruction))
      const sampled = typedImage(module, instruction)?.operands[0]?.value
      if (pointee === undefined || sampled === undefined || sampled === pointee.result) return
      // Another pointee type breaks another rule.
      if (isNumericalType(pointee) || pointee.name === 'OpTypeVoid')
        report(
          instruction.word + 1,
          `the result points to %${pointee.result}, the Sampled Type is %${sampled}`,
        )
    },
  }),
  /** OpImageTexelPointer, Image, from revision 3 on. */
  whereDeclared({
    rule: 'SPV_KHR_untyped_pointers/image-texel-pointer-typed-image-has-no-subpass-data',
    at: ['OpImageTexelPointer'],
    judge(instruction, module, report) {
      if (typedImage(module, instruction)?.operands[1]?.value === subpassData)
        report(operandWord(instruction, 0), 'the image has Dim SubpassData')
    },
  }),
]
