import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { storageClassName } from '../core/shared/grammar.ts'
import { operandType, resultType } from '../core/shared/operands.ts'
import { isPointerType, storageClassOf } from '../core/shared/types.ts'
import {
  alsoEmbedded,
  type InstructionCheck,
  operandOfType,
  pointeeId,
  pointerInStorageClass,
  resultInStorageClass,
  resultOfType,
  storageClass,
  whereDeclared,
} from '../shared/untyped-operands.ts'

/** The storage classes that a pointer into Generic can be converted to. */
const castTargets: readonly number[] = [
  storageClass.Workgroup,
  storageClass.CrossWorkgroup,
  storageClass.Function,
]

/** The check that the Result Type and the Pointer of a cast, where both are typed, point to one type. */
function onePointee(rule: RuleId, name: string): InstructionCheck {
  return {
    rule,
    at: [name],
    judge(instruction, module, report) {
      const to = pointeeId(resultType(module, instruction))
      const from = pointeeId(operandType(module, instruction, 0))
      if (to !== undefined && from !== undefined && to !== from)
        report(instruction.word + 1, `Result Type points to %${to}, Pointer to %${from}`)
    },
  }
}

export const checks: readonly Check[] = [
  /** OpGenericCastToPtrExplicit, Pointer. */
  operandOfType(
    'SPV_KHR_untyped_pointers/generic-cast-explicit-pointer-is-a-pointer',
    ['OpGenericCastToPtrExplicit'],
    { Pointer: 0 },
    isPointerType,
    'a pointer',
  ),
  /** OpGenericCastToPtrExplicit, Pointer. */
  pointerInStorageClass(
    'SPV_KHR_untyped_pointers/generic-cast-explicit-pointer-is-into-generic',
    ['OpGenericCastToPtrExplicit'],
    0,
    storageClass.Generic,
  ),
  /** OpGenericCastToPtrExplicit, Result Type. */
  {
    rule: 'SPV_KHR_untyped_pointers/generic-cast-explicit-result-type-has-the-storage-operand',
    at: ['OpGenericCastToPtrExplicit'],
    judge(instruction, module, report) {
      const result = storageClassOf(resultType(module, instruction))
      const storage = instruction.operands[1]?.value
      if (result !== undefined && storage !== undefined && result !== storage)
        report(
          instruction.word + 1,
          `Result Type is into ${storageClassName(result)}, Storage is ${storageClassName(storage)}`,
        )
    },
  },
  /** OpGenericCastToPtrExplicit, Result Type. */
  resultOfType(
    'SPV_KHR_untyped_pointers/generic-cast-explicit-result-type-is-a-pointer-type',
    ['OpGenericCastToPtrExplicit'],
    isPointerType,
    'a pointer type',
  ),
  /** OpGenericCastToPtrExplicit, Result Type and Pointer. */
  whereDeclared(
    onePointee(
      'SPV_KHR_untyped_pointers/generic-cast-explicit-typed-pointers-point-to-one-type',
      'OpGenericCastToPtrExplicit',
    ),
  ),
  /** OpGenericCastToPtr, Result Type. */
  alsoEmbedded(
    resultInStorageClass(
      'SPV_KHR_untyped_pointers/generic-cast-to-ptr-result-type-has-a-target-storage-class',
      ['OpGenericCastToPtr'],
      castTargets,
    ),
  ),
  /** OpGenericCastToPtr, Result Type. */
  alsoEmbedded(
    resultOfType(
      'SPV_KHR_untyped_pointers/generic-cast-to-ptr-result-type-is-a-pointer-type',
      ['OpGenericCastToPtr'],
      isPointerType,
      'a pointer type',
    ),
  ),
  /** OpGenericCastToPtr, Result Type and Pointer. */
  alsoEmbedded(
    whereDeclared(
      onePointee(
        'SPV_KHR_untyped_pointers/generic-cast-to-ptr-typed-pointers-point-to-one-type',
        'OpGenericCastToPtr',
      ),
    ),
  ),
  /** OpPtrCastToGeneric, in the reading in which a pointer of each kind cannot point to the same type. */
  alsoEmbedded({
    rule: 'SPV_KHR_untyped_pointers/ptr-cast-to-generic-keeps-the-kind-of-pointer',
    at: ['OpPtrCastToGeneric'],
    judge(instruction, module, report) {
      const to = resultType(module, instruction)
      const from = operandType(module, instruction, 0)
      if (isPointerType(to) && isPointerType(from) && to.name !== from.name)
        report(instruction.word + 1, `Result Type is ${to.name}, the type of Pointer ${from.name}`)
    },
  }),
  /** OpPtrCastToGeneric, Result Type. */
  alsoEmbedded(
    resultOfType(
      'SPV_KHR_untyped_pointers/ptr-cast-to-generic-result-type-is-a-pointer-type',
      ['OpPtrCastToGeneric'],
      isPointerType,
      'a pointer type',
    ),
  ),
  /** OpPtrCastToGeneric, Result Type. */
  alsoEmbedded(
    resultInStorageClass(
      'SPV_KHR_untyped_pointers/ptr-cast-to-generic-result-type-is-generic',
      ['OpPtrCastToGeneric'],
      [storageClass.Generic],
    ),
  ),
]
