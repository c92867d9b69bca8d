import type { Way } from '../../mutate/mutator-of.ts'
import { operandNamed } from './operand-places.ts'
import { type Substitute, substituted } from './substitute.ts'

/** Puts something else in the place of the operand of that name. */
export function operandWay(name: string, substitute: Substitute): Way {
  return (module, at) => {
    const place = operandNamed(module, at, name)
    return place === undefined ? undefined : substituted(module, place, substitute)
  }
}
