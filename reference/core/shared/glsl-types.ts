import { floating, integral, scalarOrVectorOf } from './extended-instructions.ts'

/** A floating-point scalar or vector, of whatever width. */
export const isFloating = scalarOrVectorOf(floating())

/** A scalar or vector of 32-bit integers, of either signedness. */
export const isInteger32 = scalarOrVectorOf(integral(32))
