import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../check.ts'
import type { Instruction, Module } from '../module.ts'
import { enumerant, enumerantSet } from './shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from './shared/operands.ts'
import { operationCheck } from './shared/operation-check.ts'
import { isPhysicalPointer, pointerWidth } from './shared/pointers.ts'
import {
  componentCount,
  componentType,
  hasUntypedPointers,
  isExtensionType,
  isFloatType,
  isIntegerType,
  isNumericalType,
  isPointerType,
  isSigned,
  isUntypedPointerType,
  isVectorType,
  pointeeType,
  scalarWidth,
  storageClassOf,
} from './shared/types.ts'

const generic = enumerant('StorageClass', 'Generic')
const specific: ReadonlySet<number> = enumerantSet(
  'StorageClass',
  'Workgroup',
  'CrossWorkgroup',
  'Function',
)

type ConversionFits = (
  type: Instruction | undefined,
  module: Module,
  operation: Instruction,
) => boolean

function castResult(rule: RuleId, name: string, fits: ConversionFits, says: string): Check {
  return operationCheck(rule, [name], (operation, module, report) => {
    const type = resultType(module, operation)
    if (type !== undefined && !fits(type, module, operation)) report(operation.word + 1, says)
  })
}

function castOperand(rule: RuleId, name: string, fits: ConversionFits, says: string): Check {
  return operationCheck(rule, [name], (operation, module, report) => {
    if (operandDefinition(module, operation, 0) === undefined) return
    if (!fits(operandType(module, operation, 0), module, operation))
      report(operandWord(operation, 0), says)
  })
}

const isUnsignedInteger: ConversionFits = (type) => isIntegerType(type) && !isSigned(type)
const isPhysical: ConversionFits = (type, module) =>
  isUntypedPointerType(type) || isPhysicalPointer(module, type)
const isGeneric: ConversionFits = (type) => storageClassOf(type) === generic
const isSpecific: ConversionFits = (type) => specific.has(storageClassOf(type) ?? -1)

const bitcasts = ['OpBitcast']
const vectorsByExtension = 'SPV_KHR_physical_storage_buffer'

function isCastable(module: Module, type: Instruction | undefined): boolean {
  return (
    isPointerType(type) || isExtensionType(type) || isNumericalType(componentType(module, type))
  )
}

/** A cast whose two types are ones that can be cast. */
interface Cast {
  readonly operation: Instruction
  readonly module: Module
  readonly to: Instruction
  readonly from: Instruction
}

function anyCast(rule: RuleId, judge: (cast: Cast, report: Report) => void): Check {
  return operationCheck(rule, bitcasts, (operation, module, report) => {
    const to = resultType(module, operation)
    const from = operandType(module, operation, 0)
    if (to === undefined || from === undefined) return
    if (!isCastable(module, to) || !isCastable(module, from)) return
    judge({ operation, module, to, from }, report)
  })
}

/** Rules on casts without untyped pointers; the text on those words the rules of the instruction again. */
function cast(rule: RuleId, judge: (cast: Cast, report: Report) => void): Check {
  return anyCast(rule, (it, report) => {
    if (!isUntypedPointerType(it.to) && !isUntypedPointerType(it.from)) judge(it, report)
  })
}

/** The type cast to or from a pointer; `undefined` where both are pointers, or none is. */
function partnerOfPointer({ to, from }: Cast): Instruction | undefined {
  if (isPointerType(to)) return isPointerType(from) ? undefined : from
  return isPointerType(from) ? to : undefined
}

/** How many components a type has, and how wide they are. */
interface ComponentBits {
  readonly count: number
  readonly width: number
}

/** A physical pointer is as wide as the addressing model says (2.18), and one component. Logical ones have no width. */
function bitsOf(module: Module, type: Instruction): ComponentBits | undefined {
  const isPointer = isPointerType(type)
  const count = isPointer ? 1 : componentCount(module, type)
  const width = isPointer ? pointerWidth(module, type) : scalarWidth(componentType(module, type))
  return count === undefined || width === undefined ? undefined : { count, width }
}

/** Both sides of a cast; `undefined` where that is not known, or the side beside a pointer is wrong itself. */
function castBits(it: Cast): readonly [ComponentBits, ComponentBits] | undefined {
  const { module, to, from } = it
  if (isPointerType(to) && isPointerType(from)) return undefined
  const partner = partnerOfPointer(it)
  const component = componentType(module, partner)
  if (partner !== undefined && !isIntegerType(component)) return undefined
  if (isVectorType(partner) && scalarWidth(component) !== 32) return undefined
  const made = bitsOf(module, to)
  const given = bitsOf(module, from)
  return made === undefined || given === undefined ? undefined : [made, given]
}

/** Checks of conversions between numbers, of pointers, and of bits. */
export const checks: readonly Check[] = [
  // `OpBitcast`.
  operationCheck('core/bitcast-result', bitcasts, (operation, module, report) => {
    const type = resultType(module, operation)
    if (type !== undefined && !isCastable(module, type))
      report(operation.word + 1, `the result type is ${type.name}`)
  }),
  operationCheck('core/bitcast-operand', bitcasts, (operation, module, report) => {
    if (operandDefinition(module, operation, 0) === undefined) return
    if (!isCastable(module, operandType(module, operation, 0)))
      report(operandWord(operation, 0), 'the operand is neither pointer nor numerical')
  }),
  operationCheck('core/bitcast-differs', bitcasts, (operation, module, report) => {
    const operand = operandDefinition(module, operation, 0)
    if (operand !== undefined && operand.resultType === operation.resultType)
      report(operation.word + 1, 'the operand has this type already')
  }),
  cast('core/bitcast-pointer-scalar', (it, report) => {
    const partner = partnerOfPointer(it)
    if (partner === undefined || isIntegerType(partner)) return
    const { operation, module } = it
    // A vector of anything but integers is not a partner in any version; before 1.5 no vector is.
    if (
      isVectorType(partner) &&
      isIntegerType(componentType(module, partner)) &&
      module.extensions.has(vectorsByExtension)
    )
      return
    report(operation.word + 1, 'a pointer is cast to or from a type that is not an integer scalar')
  }),
  cast('core/bitcast-pointer-vector', (it, report) => {
    const partner = partnerOfPointer(it)
    if (partner !== undefined && !isIntegerType(componentType(it.module, partner)))
      report(it.operation.word + 1, 'a pointer is cast to or from a type that is not of integers')
  }),
  cast('core/bitcast-pointer-storage-class', ({ operation, to, from }, report) => {
    if (!isPointerType(to) || !isPointerType(from)) return
    if (storageClassOf(to) !== storageClassOf(from))
      report(operation.word + 1, 'the operand points into another storage class')
  }),
  anyCast('core/bitcast-pointer-words', (it, report) => {
    const partner = partnerOfPointer(it)
    if (partner === undefined || !isVectorType(partner)) return
    const component = componentType(it.module, partner)
    if (isIntegerType(component) && scalarWidth(component) !== 32)
      report(it.operation.word + 1, 'the vector is not of 32-bit integers')
  }),
  cast('core/bitcast-width', (it, report) => {
    const [to, from] = castBits(it) ?? []
    if (to === undefined || from === undefined || to.count !== from.count) return
    if (to.width !== from.width)
      report(it.operation.word + 1, `${from.width} bits are cast to ${to.width} bits per component`)
  }),
  cast('core/bitcast-bits', (it, report) => {
    const [to, from] = castBits(it) ?? []
    if (to === undefined || from === undefined || to.count === from.count) return
    const [made, given] = [to.count * to.width, from.count * from.width]
    if (made !== given) report(it.operation.word + 1, `${given} bits are cast to ${made} bits`)
  }),
  // Conversions between numbers.
  operationCheck('core/quantize-type', ['OpQuantizeToF16'], (operation, module, report) => {
    const type = resultType(module, operation)
    const component = componentType(module, type)
    if (type === undefined) return
    const fits =
      isFloatType(component) && scalarWidth(component) === 32 && component.operands.length === 1
    if (!fits) report(operation.word + 1, 'the result is of no 32-bit floats')
  }),
  // Conversions of pointers.
  castResult(
    'core/convert-pointer-to-integer',
    'OpConvertPtrToU',
    isUnsignedInteger,
    'the result is not an integer scalar of Signedness 0',
  ),
  castOperand(
    'core/convert-pointer-to-integer-operand',
    'OpConvertPtrToU',
    isPhysical,
    'the operand is not a physical pointer',
  ),
  castResult(
    'core/convert-integer-to-pointer',
    'OpConvertUToPtr',
    isPhysical,
    'the result is not a physical pointer',
  ),
  castOperand(
    'core/convert-integer-to-pointer-operand',
    'OpConvertUToPtr',
    isUnsignedInteger,
    'the operand is not an integer scalar of Signedness 0',
  ),
  castResult(
    'core/cast-to-generic-result',
    'OpPtrCastToGeneric',
    isGeneric,
    'the result is not a pointer into Generic',
  ),
  castOperand(
    'core/cast-to-generic-operand',
    'OpPtrCastToGeneric',
    isSpecific,
    'the operand is not a pointer into Workgroup, CrossWorkgroup or Function',
  ),
  castResult(
    'core/cast-from-generic-result',
    'OpGenericCastToPtr',
    isSpecific,
    'the result is not a pointer into Workgroup, CrossWorkgroup or Function',
  ),
  castOperand(
    'core/cast-from-generic-operand',
    'OpGenericCastToPtr',
    isGeneric,
    'the operand is not a pointer into Generic',
  ),
  castResult(
    'core/cast-explicit-result',
    'OpGenericCastToPtrExplicit',
    (type, _, { operands }) => storageClassOf(type) === operands[1]?.value,
    'the result is not a pointer into Storage',
  ),
  castOperand(
    'core/cast-explicit-operand',
    'OpGenericCastToPtrExplicit',
    isGeneric,
    'the operand is not a pointer into Generic',
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
