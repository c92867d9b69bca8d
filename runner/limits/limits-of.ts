import type { GivenLimits, Limits } from '#spec/limits/limit'
import { isProblem } from '../is-problem.ts'
import { limitsIn } from './read-limits.ts'

const known = new WeakMap<GivenLimits, Limits>()

/**
 * The limits of a case; `undefined` if it has none.
 *
 * @throws if Vulkan has no such limits: manifests are checked when they are read, so a maker named them.
 */
export function limitsOf({
  limits: given,
}: {
  readonly limits?: GivenLimits | undefined
}): Limits | undefined {
  if (given === undefined) return undefined
  const limits = known.get(given) ?? limitsIn(given)
  if (isProblem(limits)) throw new Error(limits.message)
  known.set(given, limits)
  return limits
}
