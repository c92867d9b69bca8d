import {
  isFloatType,
  isIntegerType,
  isNumericalType,
  scalarWidth,
} from '../../core/shared/scalar-type.ts'
import { componentType } from '../../core/shared/vector-type.ts'
import type { Instruction, Module } from '../../module.ts'
import type { PointeeKind } from './opencl-operands.ts'

type Is = (type: Instruction, module: Module) => boolean

function isInteger(type: Instruction | undefined, width: number): boolean {
  return isIntegerType(type) && scalarWidth(type) === width
}

const kinds: Readonly<Record<PointeeKind, Is>> = {
  'float or vector of floats': (type, module) => isFloatType(componentType(module, type)),
  'i32 or vector of i32': (type, module) => isInteger(componentType(module, type), 32),
  'numerical scalar': (type) => isNumericalType(type),
  half: (type) => isFloatType(type) && scalarWidth(type) === 16 && type.operands.length === 1,
  i8: (type) => isInteger(type, 8),
}

/** Whether what a typed pointer points to is of the data types that its operand asks for. */
export function isPointee(module: Module, type: Instruction, kind: PointeeKind): boolean {
  return kinds[kind](type, module)
}
