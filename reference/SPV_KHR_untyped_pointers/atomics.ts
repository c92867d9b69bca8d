import type { Check } from '../check.ts'
import { atomicValue } from '../core/shared/atomics.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { isFloatType, isNumericalType, isPointerType, pointeeType } from '../core/shared/types.ts'
import {
  isUntypedPointerType,
  operandOfType,
  valueAt,
  whereDeclared,
} from '../shared/untyped-operands.ts'

/** The atomic instructions of the text that yield what was in memory. */
const atomicsWithResult: readonly string[] = [
  'OpAtomicLoad',
  'OpAtomicIIncrement',
  'OpAtomicIDecrement',
  ...Object.keys(atomicValue),
]

/** The atomic instruction that yields nothing. */
const atomicStore: readonly string[] = ['OpAtomicStore']

/** Place of Value in {@link atomicStore}. */
const storedValue = 3

/** Atomic instructions on flags. */
const flags: readonly string[] = ['OpAtomicFlagTestAndSet', 'OpAtomicFlagClear']

/** Atomic instructions on floating-point numbers that other texts add. */
const floatAtomics: readonly string[] = ['OpAtomicFAddEXT', 'OpAtomicFMinEXT', 'OpAtomicFMaxEXT']

/** The atomic instructions that revisions 1 and 2 of the text do not name. */
const otherAtomics: readonly string[] = [...flags, ...floatAtomics]

export const checks: readonly Check[] = [
  /** Atomic instructions, Pointer. */
  whereDeclared(
    operandOfType(
      'SPV_KHR_untyped_pointers/atomic-pointer-is-a-pointer',
      [...atomicsWithResult, ...atomicStore],
      { Pointer: 0 },
      isPointerType,
      'a pointer',
    ),
  ),
  /** Untyped Pointers: the access is as through a typed pointer to the type of Value. */
  {
    rule: 'SPV_KHR_untyped_pointers/atomic-store-through-untyped-pointer-is-of-a-numerical-scalar',
    at: atomicStore,
    judge(instruction, module, report) {
      if (!isUntypedPointerType(operandType(module, instruction, 0))) return
      const value = valueAt(module, instruction, storedValue)
      if (value !== undefined && !isNumericalType(value.type))
        report(
          operandWord(instruction, storedValue),
          `Value %${value.definition.result} is ${(value.type ?? value.definition).name}`,
        )
    },
  },
  /** Atomic instructions that the text does not name, in the reading in which nothing changes for them. */
  {
    rule: 'SPV_KHR_untyped_pointers/other-atomic-pointer-is-typed',
    at: otherAtomics,
    judge(instruction, module, report) {
      if (isUntypedPointerType(operandType(module, instruction, 0)))
        report(operandWord(instruction, 0), `Pointer of ${instruction.name} is an untyped pointer`)
    },
  },
  /** OpAtomicFlagTestAndSet and OpAtomicFlagClear, Pointer, from revision 3 on. */
  whereDeclared(
    operandOfType(
      'SPV_KHR_untyped_pointers/atomic-flag-pointer-is-a-pointer',
      flags,
      { Pointer: 0 },
      isPointerType,
      'a pointer',
    ),
  ),
  /** SPV_EXT_shader_atomic_float_add and SPV_EXT_shader_atomic_float_min_max, Pointer, from revision 3 on. */
  {
    rule: 'SPV_KHR_untyped_pointers/float-atomic-typed-pointer-points-to-the-result-type',
    at: floatAtomics,
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      const pointee = pointeeType(module, operandType(module, instruction, 0))
      if (isFloatType(type) && pointee !== undefined && pointee !== type)
        report(operandWord(instruction, 0), `Pointer points to %${pointee.result}`)
    },
  },
  /** SPV_EXT_shader_atomic_float_add and SPV_EXT_shader_atomic_float_min_max, Value, from revision 3 on. */
  {
    rule: 'SPV_KHR_untyped_pointers/float-atomic-value-has-the-result-type',
    at: floatAtomics,
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      const value = operandDefinition(module, instruction, storedValue)
      if (isFloatType(type) && value !== undefined && value.resultType !== type.result)
        report(operandWord(instruction, storedValue), `Value is not of Result Type %${type.result}`)
    },
  },
]
