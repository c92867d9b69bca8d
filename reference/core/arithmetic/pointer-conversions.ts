import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isPhysicalPointer } from '../shared/addressing.ts'
import { enumerant } from '../shared/enumerant.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { operationCheck } from '../shared/operation.ts'
import { pointeeType, storageClassOf } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'
import { isIntegerType, isSigned } from '../shared/scalar-type.ts'
import { hasUntypedPointers, isUntypedPointerType } from '../shared/untyped-pointers.ts'

const generic = enumerant('StorageClass', 'Generic')
const specific: ReadonlySet<number> = new Set(
  ['Workgroup', 'CrossWorkgroup', 'Function'].map((name) => enumerant('StorageClass', name)),
)

type Fits = (type: Instruction | undefined, module: Module, operation: Instruction) => boolean

function result(rule: RuleId, name: string, fits: Fits, says: string): Check {
  return operationCheck(rule, [name], (operation, module, report) => {
    const type = resultType(module, operation)
    if (type !== undefined && !fits(type, module, operation)) report(operation.word + 1, says)
  })
}

function operand(rule: RuleId, name: string, fits: Fits, says: string): Check {
  return operationCheck(rule, [name], (operation, module, report) => {
    if (operandDefinition(module, operation, 0) === undefined) return
    if (!fits(operandType(module, operation, 0), module, operation))
      report(operandWord(operation, 0), says)
  })
}

const isUnsignedInteger: Fits = (type) => isIntegerType(type) && !isSigned(type)
const isPhysical: Fits = (type, module) =>
  isUntypedPointerType(type) || isPhysicalPointer(module, type)
const isGeneric: Fits = (type) => storageClassOf(type) === generic
const isSpecific: Fits = (type) => specific.has(storageClassOf(type) ?? -1)

/** Checks of conversions of pointers. */
export const checks: readonly Check[] = [
  result(
    'core/convert-pointer-to-integer',
    'OpConvertPtrToU',
    isUnsignedInteger,
    'the result is no integer scalar of Signedness 0',
  ),
  operand(
    'core/convert-pointer-to-integer-operand',
    'OpConvertPtrToU',
    isPhysical,
    'the operand is no physical pointer',
  ),
  result(
    'core/convert-integer-to-pointer',
    'OpConvertUToPtr',
    isPhysical,
    'the result is no physical pointer',
  ),
  operand(
    'core/convert-integer-to-pointer-operand',
    'OpConvertUToPtr',
    isUnsignedInteger,
    'the operand is no integer scalar of Signedness 0',
  ),
  result(
    'core/cast-to-generic-result',
    'OpPtrCastToGeneric',
    isGeneric,
    'the result is no pointer into Generic',
  ),
  operand(
    'core/cast-to-generic-operand',
    'OpPtrCastToGeneric',
    isSpecific,
    'the operand is no pointer into Workgroup, CrossWorkgroup or Function',
  ),
  result(
    'core/cast-from-generic-result',
    'OpGenericCastToPtr',
    isSpecific,
    'the result is no pointer into Workgroup, CrossWorkgroup or Function',
  ),
  operand(
    'core/cast-from-generic-operand',
    'OpGenericCastToPtr',
    isGeneric,
    'the operand is no pointer into Generic',
  ),
  result(
    'core/cast-explicit-result',
    'OpGenericCastToPtrExplicit',
    (type, _, { operands }) => storageClassOf(type) === operands[1]?.value,
    'the result is no pointer into Storage',
  ),
  operand(
    'core/cast-explicit-operand',
    'OpGenericCastToPtrExplicit',
    isGeneric,
    'the operand is no pointer into Generic',
  ),
  {
    rule: 'core/cast-explicit-storage',
    at: ['OpGenericCastToPtrExplicit'],
    judge: ({ operands: [, storage] }, _, report) => {
      if (storage !== undefined && !specific.has(storage.value))
        report(storage.word, 'Storage is none of Workgroup, CrossWorkgroup and Function')
    },
  },
  operationCheck(
    'core/cast-pointee',
    ['OpPtrCastToGeneric', 'OpGenericCastToPtr', 'OpGenericCastToPtrExplicit'],
    (operation, module, report) => {
      if (hasUntypedPointers(module) && operation.name !== 'OpPtrCastToGeneric') return
      const to = pointeeType(module, resultType(module, operation))
      const from = pointeeType(module, operandType(module, operation, 0))
      if (to !== undefined && from !== undefined && to !== from)
        report(operation.word + 1, `the operand points to ${from.result}`)
    },
  ),
]
