import type { Instruction } from '../../module.ts'
import { isFloatType, isIntegerType, scalarWidth } from '../shared/scalar-type.ts'

/** Whether it declares the 32-bit floating-point type. */
export function isFloat32(type: Instruction | undefined): boolean {
  return isFloatType(type) && scalarWidth(type) === 32
}

/** Whether it declares a 32-bit integer type. */
export function isInteger32(type: Instruction | undefined): boolean {
  return isIntegerType(type) && scalarWidth(type) === 32
}
