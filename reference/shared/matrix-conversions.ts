import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../check.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { operationCheck } from '../core/shared/operation-check.ts'
import { isFloatType, isIntegerType, isSigned, scalarWidth } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { componentOf, isOfFamily, type MatrixFamily } from './cooperative-matrices.ts'

type IsComponent = (type: Instruction | undefined) => boolean

const isUnsignedInteger: IsComponent = (type) => isIntegerType(type) && !isSigned(type)

/** The components of the result and of the operand. */
const kinds: Readonly<Record<string, { readonly to: IsComponent; readonly from: IsComponent }>> = {
  OpConvertFToU: { to: isUnsignedInteger, from: isFloatType },
  OpConvertFToS: { to: isIntegerType, from: isFloatType },
  OpConvertSToF: { to: isFloatType, from: isIntegerType },
  OpConvertUToF: { to: isFloatType, from: isIntegerType },
  OpUConvert: { to: isUnsignedInteger, from: isIntegerType },
  OpSConvert: { to: isIntegerType, from: isIntegerType },
  OpFConvert: { to: isFloatType, from: isFloatType },
}

/** Conversions that both texts allow for matrices. */
export const conversions: readonly string[] = Object.keys(kinds)

/** The types of an operation from one matrix to another. */
export interface ConvertedTypes {
  readonly to: Instruction
  readonly from: Instruction
}

/** The check of operations between two cooperative matrix types of a family. */
export function betweenMatrices(
  rule: RuleId,
  family: MatrixFamily,
  names: readonly string[],
  judge: (operation: Instruction, types: ConvertedTypes, module: Module, report: Report) => void,
): Check {
  return operationCheck(rule, names, (operation, module, report) => {
    const to = resultType(module, operation)
    const from = operandType(module, operation, 0)
    if (isOfFamily(family, to) && isOfFamily(family, from))
      judge(operation, { to, from }, module, report)
  })
}

/** The check that conversions of matrices have the component types that the core specification asks for. */
export function convertedComponentsAreAppropriate(rule: RuleId, family: MatrixFamily): Check {
  return betweenMatrices(rule, family, conversions, (operation, types, module, report) => {
    const kind = kinds[operation.name]
    const to = componentOf(module, types.to)
    const from = componentOf(module, types.from)
    if (kind === undefined || to === undefined || from === undefined) return
    if (!kind.to(to)) report(operation.word + 1, `${operation.name} does not convert to these`)
    else if (!kind.from(from))
      report(operandWord(operation, 0), `${operation.name} does not convert from these`)
    else if (
      isFloatType(to) ? to === from : isIntegerType(from) && scalarWidth(to) === scalarWidth(from)
    )
      report(operation.word + 1, `${operation.name} changes nothing`)
  })
}
