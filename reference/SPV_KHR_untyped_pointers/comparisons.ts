import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { storageClassName } from '../core/shared/grammar.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import { isPointerType, pointeeType, storageClassOf } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { pointsIntoLaidOutMemory } from '../shared/untyped-chains.ts'
import { isTypedPointerType } from '../shared/untyped-operands.ts'

/** The instructions that compare pointers for equality. */
const equality: readonly string[] = ['OpPtrEqual', 'OpPtrNotEqual']

/** The instruction that subtracts pointers. */
const subtraction: readonly string[] = ['OpPtrDiff']

/** Names and places of the compared pointers. */
const comparedOperand = { 'Operand 1': 0, 'Operand 2': 1 } as const

/** The types of both operands of a comparison; `undefined` where one is not a pointer. */
function comparedTypes(
  module: Module,
  comparison: Instruction,
): readonly [Instruction, Instruction] | undefined {
  const type = operandType(module, comparison, 0)
  const other = operandType(module, comparison, 1)
  return isPointerType(type) && isPointerType(other) ? [type, other] : undefined
}

/** Whether both are typed pointer types, and two of them. */
function areTypedAndDiffer(left: Instruction, right: Instruction): boolean {
  return isTypedPointerType(left) && isTypedPointerType(right) && left !== right
}

/**
 * The check that compared pointers are into one storage class. Another rule requires typed pointers to have the same
 * type.
 */
function oneStorageClass(rule: RuleId, opcodes: readonly string[]): Check {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      const types = comparedTypes(module, instruction)
      if (types === undefined || areTypedAndDiffer(...types)) return
      const [left, right] = types.map((type) => storageClassOf(type) ?? 0)
      if (left !== undefined && right !== undefined && left !== right)
        report(
          operandWord(instruction, 1),
          `the operands point into ${storageClassName(left)} and ${storageClassName(right)}`,
        )
    },
  }
}

const notInArrays: ReadonlySet<string> = new Set([
  'OpTypeVoid',
  'OpTypeFunction',
  'OpTypeRuntimeArray',
])

export const checks: readonly Check[] = [
  /** OpPtrEqual and OpPtrNotEqual, both operands. */
  oneStorageClass('SPV_KHR_untyped_pointers/equal-pointers-have-one-storage-class', equality),
  /** OpPtrDiff, Operand 1, in the reading in which it has all that is asked of a Base. */
  {
    rule: 'SPV_KHR_untyped_pointers/subtracted-operand-1-is-a-base-for-ptr-access-chains',
    at: subtraction,
    judge(instruction, module, report) {
      if (!pointsIntoLaidOutMemory(module, instruction, 0)) return
      const type = operandType(module, instruction, 0)
      if (type !== undefined && !module.isDecorated(type.result, 'ArrayStride'))
        report(operandWord(instruction, 0), `%${type.result} is not decorated with ArrayStride`)
    },
  },
  /** OpPtrDiff, both operands. */
  oneStorageClass(
    'SPV_KHR_untyped_pointers/subtracted-pointers-have-one-storage-class',
    subtraction,
  ),
  /** OpPtrDiff, both operands. */
  {
    rule: 'SPV_KHR_untyped_pointers/subtracted-typed-pointers-point-to-a-type-for-arrays',
    at: subtraction,
    judge(instruction, module, report) {
      for (const [name, index] of Object.entries(comparedOperand)) {
        const pointee = pointeeType(module, operandType(module, instruction, index))
        if (pointee !== undefined && notInArrays.has(pointee.name))
          report(operandWord(instruction, index), `${name} points to ${pointee.name}`)
      }
    },
  },
  /** OpPtrDiff, both operands, from revision 2 on. */
  {
    rule: 'SPV_KHR_untyped_pointers/subtracted-pointers-have-one-type',
    at: subtraction,
    judge(instruction, module, report) {
      const types = comparedTypes(module, instruction)
      if (types !== undefined && types[0] !== types[1])
        report(
          operandWord(instruction, 1),
          `the operands are of types %${types[0].result} and %${types[1].result}`,
        )
    },
  },
]
