import type { Instruction, Module } from '../../module.ts'
import { resultType } from './operands.ts'
import {
  componentCount,
  componentType,
  isFloatType,
  isIntegerType,
  isNumericalType,
  isVectorType,
  scalarWidth,
} from './types.ts'

const ofAnyNumber: ReadonlySet<string> = new Set(['OpAtomicLoad', 'OpAtomicExchange'])

/** Whether SPV_NV_shader_atomic_fp16_vector is in force. */
export function hasHalfVectors({ capabilities }: Module): boolean {
  return capabilities.has('AtomicFloat16VectorNV')
}

/** Whether it is a vector that SPV_NV_shader_atomic_fp16_vector adds to some atomic instructions: of 2 or 4 halves. */
function isHalfVector(module: Module, type: Instruction): boolean {
  if (!isVectorType(type) || !hasHalfVectors(module)) return false
  const component = componentType(module, type)
  const count = componentCount(module, type)
  return (
    isFloatType(component) &&
    scalarWidth(component) === 16 &&
    component.operands.length === 1 &&
    (count === undefined || count === 2 || count === 4)
  )
}

/** Whether an atomic instruction may result in that type (3.3.18): an integer, or any number where it does not compute. */
function isAtomicResult(module: Module, { name }: Instruction, type: Instruction): boolean {
  return (
    isIntegerType(type) ||
    (ofAnyNumber.has(name) && isNumericalType(type)) ||
    (name === 'OpAtomicExchange' && isHalfVector(module, type))
  )
}

/** The result type of an atomic instruction; `undefined` where it is not one that the instruction may have. */
export function atomicResultType(
  module: Module,
  instruction: Instruction,
): Instruction | undefined {
  const type = resultType(module, instruction)
  return type !== undefined && isAtomicResult(module, instruction, type) ? type : undefined
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
