import type { Module } from '../../module.ts'
import { constantFaults, hasIntegerType, sizeOf } from '../../shared/debug-constants.ts'
import { callOf, type DebugInfo } from './debug-info.ts'

export const { constantFault, opConstantFault } = constantFaults(callOf)

/** The value of the operand at `index` where it is an `OpConstant` of 32-bit integer type; `undefined` otherwise. */
export function valueAt(
  module: Module,
  { operands }: DebugInfo,
  index: number,
): number | undefined {
  const operand = operands[index]
  const constant = operand && module.definition(operand.value)
  if (constant?.name !== 'OpConstant' || !hasIntegerType(module, constant, [32])) return undefined
  return constant.valueAt(0)
}

/** The value of the operand at `index` where it is an `OpConstant` of 32-bit or 64-bit integer type. */
export function sizeAt(module: Module, { operands }: DebugInfo, index: number): bigint | undefined {
  return sizeOf(module, operands[index]?.value)
}
