import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { operationCheck } from '../core/shared/operation-check.ts'
import { isFloatType, isIntegerType, isSigned, scalarWidth } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  componentOf,
  differencesInShape,
  isOfFamily,
  type MatrixFamily,
} from './cooperative-matrices.ts'

/** The types of the operands that have a definition: `undefined` for those that are not values. */
function typesOfOperands(
  module: Module,
  operation: Instruction,
): readonly (Instruction | undefined)[] {
  return operation.operands.flatMap((_, index) =>
    operandDefinition(module, operation, index) === undefined
      ? []
      : [operandType(module, operation, index)],
  )
}

/** The types of the result and of all operands of an operation on matrices; `undefined` if it has none, or one is not known. */
function typesOfOperation(module: Module, operation: Instruction, family: MatrixFamily) {
  const result = resultType(module, operation)
  const operands = typesOfOperands(module, operation)
  if (result === undefined || ![result, ...operands].some((type) => isOfFamily(family, type)))
    return undefined
  return operands.length < operation.operands.length ? undefined : { result, operands }
}

/** The reason why operands of a type cannot have a result of another one; `undefined` if they can. */
function mismatch(
  module: Module,
  family: MatrixFamily,
  result: Instruction,
  operand: Instruction | undefined,
): string | undefined {
  if (!isOfFamily(family, result) || !isOfFamily(family, operand))
    return 'one is a cooperative matrix, the other is not'
  const to = componentOf(module, result)
  const from = componentOf(module, operand)
  if (to?.name !== from?.name || scalarWidth(to) !== scalarWidth(from))
    return 'the components have another kind or width than those of the result'
  return undefined
}

/** The reason why two matrices have different shapes; `undefined` if they are not both matrices, or may have the same. */
function difference(
  module: Module,
  family: MatrixFamily,
  result: Instruction,
  operand: Instruction | undefined,
): string | undefined {
  if (!isOfFamily(family, result) || !isOfFamily(family, operand)) return undefined
  const [property] = differencesInShape(module, result, operand, family)
  return property && `the result has another value for ${property}`
}

/** The check that the components of results are numbers of the kind of each instruction. */
export function componentsAreAppropriate(
  rule: RuleId,
  family: MatrixFamily,
  { float, integer }: { readonly float: readonly string[]; readonly integer: readonly string[] },
): Check {
  return operationCheck(rule, [...float, ...integer], (operation, module, report) => {
    const type = resultType(module, operation)
    const component = isOfFamily(family, type) ? componentOf(module, type) : undefined
    if (component === undefined) return
    const isOfKind = float.includes(operation.name) ? isFloatType : isIntegerType
    if (!isOfKind(component))
      report(operation.word + 1, `${operation.name} of a matrix of ${component.name}`)
  })
}

/**
 * The check that operands and result of integer arithmetic are matrices of one kind and width.
 *
 * @param alike whether they also have the same shape, and two operands the same type.
 */
export function integersMatch(
  rule: RuleId,
  family: MatrixFamily,
  names: readonly string[],
  alike: boolean,
): Check {
  return operationCheck(rule, names, (operation, module, report) => {
    const types = typesOfOperation(module, operation, family)
    if (types === undefined) return
    const { result, operands } = types
    const faults = operands.map(
      (type) =>
        mismatch(module, family, result, type) ??
        (alike ? difference(module, family, result, type) : undefined),
    )
    const index = faults.findIndex((fault) => fault !== undefined)
    if (index >= 0) report(operandWord(operation, index), `${faults[index]}`)
    else if (alike && operands.some((type) => type !== operands[0]))
      report(operandWord(operation, 1), 'the two matrices have different types')
  })
}

/** The check that operands and result of integer arithmetic have one shape where all of them are matrices. */
export function integersKeepTheShape(
  rule: RuleId,
  family: MatrixFamily,
  names: readonly string[],
): Check {
  return operationCheck(rule, names, (operation, module, report) => {
    const types = typesOfOperation(module, operation, family)
    if (types === undefined) return
    const { result, operands } = types
    if (!operands.every((type) => isOfFamily(family, type))) return
    const faults = operands.map((type) => difference(module, family, result, type))
    const index = faults.findIndex((fault) => fault !== undefined)
    if (index >= 0) report(operandWord(operation, index), `${faults[index]}`)
  })
}

/** The check of the types of OpMatrixTimesScalar. */
export function matrixTimesScalarFits(rule: RuleId, family: MatrixFamily): Check {
  return operationCheck(rule, ['OpMatrixTimesScalar'], (operation, module, report) => {
    const types = typesOfOperation(module, operation, family)
    if (types === undefined) return
    const { result } = types
    const [matrix, scalar] = types.operands
    const fits =
      isOfFamily(family, result) && matrix === result && scalar === componentOf(module, result)
    if (!fits) report(operation.word + 1, 'the types of OpMatrixTimesScalar do not fit together')
  })
}

/** The check that operations which the text does not list result in no matrix. */
export function othersResultInNoMatrix(
  rule: RuleId,
  family: MatrixFamily,
  names: readonly string[],
): Check {
  return operationCheck(rule, names, (operation, module, report) => {
    if (isOfFamily(family, resultType(module, operation)))
      report(operation.word + 1, `${operation.name} results in a cooperative matrix`)
  })
}

/** The check that the operands of operations which the text does not list are no matrices, where the result is none. */
export function othersTakeNoMatrix(
  rule: RuleId,
  family: MatrixFamily,
  names: readonly string[],
): Check {
  return operationCheck(rule, names, (operation, module, report) => {
    const types = typesOfOperation(module, operation, family)
    if (types === undefined || isOfFamily(family, types.result)) return
    const index = types.operands.findIndex((type) => isOfFamily(family, type))
    report(operandWord(operation, index), `${operation.name} takes a cooperative matrix`)
  })
}

/** The check of OpUDiv, in the reading in which the core specification's word on Signedness holds for matrices as well. */
export function unsignedDivisionIsOfUnsigned(rule: RuleId, family: MatrixFamily): Check {
  return operationCheck(rule, ['OpUDiv'], (operation, module, report) => {
    const type = resultType(module, operation)
    if (isOfFamily(family, type) && isSigned(componentOf(module, type)))
      report(operation.word + 1, 'OpUDiv of a matrix of signed integers')
  })
}
