import type { Instruction } from '../../module.ts'
import type { Named } from './named.ts'

/** Whether it declares an integer type of any width. */
export function isIntegerType(type: Instruction | undefined): type is Named<'OpTypeInt'> {
  return type?.name === 'OpTypeInt'
}

/** Whether it declares a floating-point type of any width and encoding. */
export function isFloatType(type: Instruction | undefined): type is Named<'OpTypeFloat'> {
  return type?.name === 'OpTypeFloat'
}

/** Whether it declares the Boolean type. */
export function isBoolType(type: Instruction | undefined): type is Named<'OpTypeBool'> {
  return type?.name === 'OpTypeBool'
}

/** Whether it declares an integer or floating-point type. */
export function isNumericalType(
  type: Instruction | undefined,
): type is Named<'OpTypeInt' | 'OpTypeFloat'> {
  return isIntegerType(type) || isFloatType(type)
}

/** Whether it declares a numerical or the Boolean type. */
export function isScalarType(
  type: Instruction | undefined,
): type is Named<'OpTypeInt' | 'OpTypeFloat' | 'OpTypeBool'> {
  return isNumericalType(type) || isBoolType(type)
}

/** Width in bits of a numerical type; `undefined` for all else, the Boolean type included, for it has none. */
export function scalarWidth(type: Instruction | undefined): number | undefined {
  return isNumericalType(type) ? type.valueAt(0) : undefined
}

/** Whether it declares an integer type whose Signedness is 1. */
export function isSigned(type: Instruction | undefined): boolean {
  return isIntegerType(type) && type.valueAt(1) === 1
}

/** Whether it is the integer type of that width with Signedness 0. */
export function isUnsigned(type: Instruction | undefined, width: number): boolean {
  return isIntegerType(type) && scalarWidth(type) === width && !isSigned(type)
}
