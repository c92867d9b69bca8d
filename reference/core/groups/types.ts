import { isScalarOrVectorOf, type Kind } from '../shared/elements.ts'
import type { Fits } from '../shared/fitting-types.ts'
import {
  isBoolType,
  isIntegerType,
  isScalarType,
  isSigned,
  isUnsigned,
  scalarWidth,
} from '../shared/scalar-type.ts'
import { componentCount, componentType, isVectorType } from '../shared/vector-type.ts'

/** The Boolean type, of which the text asks where it says no word of vectors. */
export const isBoolean: Fits = (type) => isBoolType(type)

/** A scalar or vector of numbers or Booleans. */
export const isScalarOrVector: Fits = (type, module) => isScalarType(componentType(module, type))

/** An integer scalar of 32 bits. */
export const isWord: Fits = (type) => isIntegerType(type) && scalarWidth(type) === 32

/** An integer scalar of Signedness 0. */
export const isUnsignedScalar: Fits = (type) => isIntegerType(type) && !isSigned(type)

/** A vector of four 32-bit integers of Signedness 0. A count that specialization gives may be four. */
export const isBallot: Fits = (type, module) =>
  isVectorType(type) &&
  (componentCount(module, type) ?? 4) === 4 &&
  isUnsigned(componentType(module, type), 32)

/** A scalar or vector of the kind that a table has for the instruction. */
export function ofKinds(kinds: Readonly<Record<string, Kind>>): Fits {
  return (type, module, { name }) => {
    const kind = kinds[name]
    return kind === undefined || isScalarOrVectorOf(module, type, kind)
  }
}
