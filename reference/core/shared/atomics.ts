import type { Instruction, Module } from '../../module.ts'
import { resultType } from './operands.ts'
import { isIntegerType, isNumericalType } from './types.ts'

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

/** Operand index of Value in the atomic instructions of core that have one and a result. */
export const atomicValue: Readonly<Record<string, number>> = {
  OpAtomicExchange: 3,
  OpAtomicCompareExchange: 4,
  OpAtomicCompareExchangeWeak: 4,
  OpAtomicIAdd: 3,
  OpAtomicISub: 3,
  OpAtomicSMin: 3,
  OpAtomicUMin: 3,
  OpAtomicSMax: 3,
  OpAtomicUMax: 3,
  OpAtomicAnd: 3,
  OpAtomicOr: 3,
  OpAtomicXor: 3,
}
