import type { Way } from '../../mutate/mutator-of.ts'
import { type BitcastSide, bitcastAt, bitcastWords } from './bitcast-at.ts'
import { of } from './things.ts'
import { type Declare, withOperand } from './with-operand.ts'

/** A type for one side of a bitcast, said of the other side; `undefined` where there is none to be had. */
export type Opposite = (other: BitcastSide) => Declare | undefined

/** Gives the result another type. */
export function withResult(opposite: Opposite): Way {
  return (module, at) => {
    const sides = bitcastAt(module, at)
    const type = sides === undefined ? undefined : opposite(sides.operand)
    return type === undefined ? undefined : withOperand(module, at, bitcastWords.resultType, type)
  }
}

/** Casts an object of another type. */
export function withCast(opposite: Opposite, object = 'OpConstantNull'): Way {
  return (module, at) => {
    const sides = bitcastAt(module, at)
    const type = sides === undefined ? undefined : opposite(sides.result)
    return type === undefined
      ? undefined
      : withOperand(module, at, bitcastWords.operand, of(type, object))
  }
}

/** Both ways of each, where the side that stays is one that `which` holds of. */
export function bothWays(
  opposites: Readonly<Record<string, Opposite>>,
  which: (stays: BitcastSide) => boolean = () => true,
): Readonly<Record<string, Way>> {
  const where =
    (opposite: Opposite): Opposite =>
    (stays) =>
      which(stays) ? opposite(stays) : undefined
  return Object.fromEntries(
    Object.entries(opposites).flatMap(([variant, opposite]) => [
      [`result-is-${variant}`, withResult(where(opposite))],
      [`operand-is-${variant}`, withCast(where(opposite))],
    ]),
  )
}
