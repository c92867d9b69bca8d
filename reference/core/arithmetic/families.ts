import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { differInCount, differInWidth, isScalarOrVectorOf, type Kind } from '../shared/elements.ts'
import { isExtensionType } from '../shared/extension-type.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { operationCheck } from '../shared/operation.ts'
import { resultType } from '../shared/result-type.ts'
import { componentType } from '../shared/vector-type.ts'

/** That the result is a scalar or vector of a kind. */
export function resultOf(rule: RuleId, names: readonly string[], kind: Kind): Check {
  return operationCheck(rule, names, (operation, module, report) => {
    const type = resultType(module, operation)
    if (type === undefined || isExtensionType(type)) return
    if (!isScalarOrVectorOf(module, type, kind))
      report(operation.word + 1, `${operation.name} results in no scalar or vector of this kind`)
  })
}

/** That the operands at the indexes listed for an instruction, where present, have the result type. */
export function operandsAsResult(
  rule: RuleId,
  indexes: Readonly<Record<string, readonly number[]>>,
): Check {
  return operationCheck(rule, Object.keys(indexes), (operation, module, report) => {
    for (const index of indexes[operation.name] ?? []) {
      const operand = operandDefinition(module, operation, index)
      if (operand?.name === 'OpFunction')
        report(operandWord(operation, index), 'the operand is a function')
      else if (operand !== undefined && operand.resultType !== operation.resultType)
        report(
          operandWord(operation, index),
          `the operand has type ${operand.resultType}, the result ${operation.resultType}`,
        )
    }
  })
}

/** What an operand must be beside the result. */
export interface OperandShape {
  readonly kind: Kind
  /** Whether its components are as wide as those of the result. */
  readonly asWide?: boolean
}

/**
 * That the operands at `indexes`, where present, are scalars or vectors of a kind with as many components as the
 * result.
 */
export function operandsOf(
  rule: RuleId,
  names: readonly string[],
  indexes: readonly number[],
  { kind, asWide = false }: OperandShape,
): Check {
  return operationCheck(rule, names, (operation, module, report) => {
    const result = resultType(module, operation)
    if (isExtensionType(result)) return
    for (const index of indexes) {
      if (operandDefinition(module, operation, index) === undefined) continue
      const type = operandType(module, operation, index)
      if (isExtensionType(type)) continue
      const word = operandWord(operation, index)
      if (!isScalarOrVectorOf(module, type, kind)) report(word, 'the operand is of another kind')
      else if (componentType(module, result) === undefined) continue
      else if (differInCount(module, type, result))
        report(word, 'the operand has another number of components than the result')
      else if (asWide && differInWidth(module, type, result))
        report(word, 'the operand is not as wide as the result')
    }
  })
}

/** The same indexes for every instruction. */
export function each(
  names: readonly string[],
  indexes: readonly number[],
): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(names.map((name) => [name, indexes]))
}
