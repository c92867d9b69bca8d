import type { Check } from '../check.ts'
import { resultType } from '../core/shared/operands.ts'
import { isNumericalType, isPointerType, pointeeType } from '../core/shared/types.ts'
import {
  isTypedPointerType,
  operandOfType,
  resultInStorageClass,
  resultOfType,
  storageClass,
  whereDeclared,
} from '../shared/untyped-operands.ts'

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
]
