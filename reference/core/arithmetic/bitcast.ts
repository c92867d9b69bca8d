import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isExtensionType } from '../shared/extension-type.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { operationCheck } from '../shared/operation.ts'
import { isPointerType, storageClassOf } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'
import { isIntegerType, isNumericalType, scalarWidth } from '../shared/scalar-type.ts'
import { isUntypedPointerType } from '../shared/untyped-pointers.ts'
import { componentCount, componentType, isVectorType } from '../shared/vector-type.ts'

const names = ['OpBitcast']
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
  return operationCheck(rule, names, (operation, module, report) => {
    const to = resultType(module, operation)
    const from = operandType(module, operation, 0)
    if (to === undefined || from === undefined) return
    if (!isCastable(module, to) || !isCastable(module, from)) return
    judge({ operation, module, to, from }, report)
  })
}

/** Of casts without untyped pointers, whose text words the rules of the instruction anew. */
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

function counts({ module, to, from }: Cast): readonly [number, number] | undefined {
  if (isPointerType(to) || isPointerType(from)) return undefined
  const a = componentCount(module, to)
  const b = componentCount(module, from)
  return a === undefined || b === undefined ? undefined : [a, b]
}

function widths({ module, to, from }: Cast): readonly [number, number] {
  return [
    scalarWidth(componentType(module, to)) ?? 0,
    scalarWidth(componentType(module, from)) ?? 0,
  ]
}

/** Checks of `OpBitcast`. */
export const checks: readonly Check[] = [
  operationCheck('core/bitcast-result', names, (operation, module, report) => {
    const type = resultType(module, operation)
    if (type !== undefined && !isCastable(module, type))
      report(operation.word + 1, `the result type is ${type.name}`)
  }),
  operationCheck('core/bitcast-operand', names, (operation, module, report) => {
    if (operandDefinition(module, operation, 0) === undefined) return
    if (!isCastable(module, operandType(module, operation, 0)))
      report(operandWord(operation, 0), 'the operand is neither pointer nor numerical')
  }),
  operationCheck('core/bitcast-differs', names, (operation, module, report) => {
    const operand = operandDefinition(module, operation, 0)
    if (operand !== undefined && operand.resultType === operation.resultType)
      report(operation.word + 1, 'the operand has this type already')
  }),
  cast('core/bitcast-pointer-scalar', (it, report) => {
    const partner = partnerOfPointer(it)
    if (partner === undefined || isIntegerType(partner)) return
    const { operation, module } = it
    // A vector of anything but integers is no partner in any version; before 1.5 no vector is.
    if (
      isVectorType(partner) &&
      isIntegerType(componentType(module, partner)) &&
      module.extensions.has(vectorsByExtension)
    )
      return
    report(operation.word + 1, 'a pointer is cast to or from what is no integer scalar')
  }),
  cast('core/bitcast-pointer-vector', (it, report) => {
    const partner = partnerOfPointer(it)
    if (partner !== undefined && !isIntegerType(componentType(it.module, partner)))
      report(it.operation.word + 1, 'a pointer is cast to or from what is not of integers')
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
    const [a, b] = counts(it) ?? [0, 1]
    const [to, from] = widths(it)
    if (a === b && to !== from)
      report(it.operation.word + 1, `${from} bits are cast to ${to} bits per component`)
  }),
  cast('core/bitcast-bits', (it, report) => {
    const [a, b] = counts(it) ?? [0, 0]
    const [to, from] = widths(it)
    if (a !== b && a * to !== b * from)
      report(it.operation.word + 1, `${b * from} bits are cast to ${a * to} bits`)
  }),
]
