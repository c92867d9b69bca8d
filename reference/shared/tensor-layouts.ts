import { operandDefinition } from '../core/shared/operands.ts'
import { isIntegerType, scalarWidth } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { fixedNumber } from '../rows/numbers.ts'

const mostDimensions = 5

/**
 * The number of dimensions of a tensor layout or tensor view type, from 1 to 5; `undefined` of another type, and where
 * specialization decides it or another rule refuses it.
 */
export function dimensionsOf(module: Module, type: Instruction | undefined): number | undefined {
  if (type?.name !== 'OpTypeTensorLayoutNV' && type?.name !== 'OpTypeTensorViewNV') return undefined
  const dim = operandDefinition(module, type, 0)
  const number = fixed32(module, dim)
  return number !== undefined && number >= 1 && number <= mostDimensions ? number : undefined
}

/** The value of a constant of a 32-bit integer type that specialization cannot change; `undefined` of all else. */
export function fixed32(module: Module, constant: Instruction | undefined): number | undefined {
  if (constant === undefined) return undefined
  const type = module.definition(constant.resultType)
  if (!isIntegerType(type) || scalarWidth(type) !== 32) return undefined
  return fixedNumber(module, constant.result)
}
