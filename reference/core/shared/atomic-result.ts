import type { Instruction, Module } from '../../module.ts'
import { resultType } from './result-type.ts'
import { isIntegerType, isNumericalType } from './scalar-type.ts'

const ofAnyNumber: ReadonlySet<string> = new Set(['OpAtomicLoad', 'OpAtomicExchange'])

/** Whether an atomic instruction may result in that type (3.3.18): an integer, or any number where it does not compute. */
export function isAtomicResult({ name }: Instruction, type: Instruction): boolean {
  return isIntegerType(type) || (ofAnyNumber.has(name) && isNumericalType(type))
}

/** The result type of an atomic instruction; `undefined` where it is not one that the instruction may have. */
export function atomicResultType(
  module: Module,
  instruction: Instruction,
): Instruction | undefined {
  const type = resultType(module, instruction)
  return type !== undefined && isAtomicResult(instruction, type) ? type : undefined
}
