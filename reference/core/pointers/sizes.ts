import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isInteger32 } from '../images/scalar-32.ts'
import { isPhysicalPointer } from '../shared/addressing.ts'
import { isCompositeType } from '../shared/composite-type.ts'
import { containing } from '../shared/contains-type.ts'
import { enumerant } from '../shared/enumerant.ts'
import { isExtensionType } from '../shared/extension-type.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { isPointerType, pointeeType, storageClassOf } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'
import { isNumericalType, isUnsigned } from '../shared/scalar-type.ts'

const generic = enumerant('StorageClass', 'Generic')

/** Whether a type without constituents is none that concrete types are made of (2.2.2). */
const holdsAbstract = containing(
  (type: Instruction, module: Module) =>
    !isCompositeType(type) &&
    !isNumericalType(type) &&
    !isExtensionType(type) &&
    !isPhysicalPointer(module, type),
)

/** Whether the operand is an object; what else it may be has a rule of its own. */
function isObject(module: Module, instruction: Instruction, index: number): boolean {
  const definition = operandDefinition(module, instruction, index)
  return definition !== undefined && definition.resultType !== 0 && definition.name !== 'OpFunction'
}

/** Checks of the sizes of what pointers point to, and of the semantics of what they point into. */
export const checks: readonly Check[] = [
  /** Section 3.3.17. */
  {
    rule: 'core/lifetime-size',
    at: ['OpLifetimeStart', 'OpLifetimeStop'],
    judge(instruction, module, report) {
      if (instruction.valueAt(1) === 0) return
      const pointee = pointeeType(module, operandType(module, instruction, 0))
      if (pointee !== undefined && pointee.name !== 'OpTypeVoid')
        report(operandWord(instruction, 1), `the Size is not 0, and Pointer is to ${pointee.name}`)
    },
  },
  /** Section 3.3.1. */
  {
    rule: 'core/size-of-result',
    at: ['OpSizeOf'],
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (type !== undefined && !isInteger32(type))
        report(instruction.word + 1, `the result is ${type.name}, no 32-bit integer`)
    },
  },
  /** Sections 3.3.1 and 2.2.2. */
  {
    rule: 'core/size-of-pointer',
    at: ['OpSizeOf'],
    judge(instruction, module, report) {
      if (!isObject(module, instruction, 0)) return
      const type = operandType(module, instruction, 0)
      if (!isPointerType(type)) report(operandWord(instruction, 0), 'the operand is no pointer')
      else if (holdsAbstract(module, pointeeType(module, type)))
        report(operandWord(instruction, 0), 'the pointer is not to a concrete type')
    },
  },
  /** Section 3.3.8. */
  {
    rule: 'core/pointer-semantics-result',
    at: ['OpGenericPtrMemSemantics'],
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (type !== undefined && !isUnsigned(type, 32))
        report(instruction.word + 1, `the result is ${type.name}, no unsigned 32-bit integer`)
    },
  },
  /** Section 3.3.8. */
  {
    rule: 'core/pointer-semantics-pointer',
    at: ['OpGenericPtrMemSemantics'],
    judge(instruction, module, report) {
      if (!isObject(module, instruction, 0)) return
      if (storageClassOf(operandType(module, instruction, 0)) !== generic)
        report(operandWord(instruction, 0), 'the operand is no pointer into Generic')
    },
  },
]
