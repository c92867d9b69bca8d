import { constantOf } from './constants.ts'
import type { Draft, Value } from './draft.ts'
import type { Type } from './type.ts'

/** How many of the latest values are looked at for one that fits. */
const furthest = 40

/** A value of that type which is in scope: computed, or else a constant. */
export function valueLike(draft: Draft, type: Type): number {
  const { values, draw } = draft
  const last = Math.max(0, values.length - furthest)
  let found = 0
  let count = 0
  for (let at = values.length - 1; at >= last && count < 3; at--) {
    const value = values[at] as Value
    if (value.type !== type) continue
    count++
    if (count === 1 || draw.below(2) === 1) found = value.id
  }
  if (count > 0 && draw.below(4) < 3) return found
  return constantOf(draft, type, true)
}

/** A value in scope whose type passes; `undefined` where there is none. Constants come last. */
export function someValue(draft: Draft, passes: (type: Type) => boolean): Value | undefined {
  return latest(draft, draft.values, passes) ?? latest(draft, draft.constants, passes)
}

function latest(
  { draw }: Draft,
  values: readonly Value[],
  passes: (type: Type) => boolean,
): Value | undefined {
  let found: Value | undefined
  const last = Math.max(0, values.length - furthest)
  for (let at = values.length - 1, count = 0; at >= last && count < 3; at--) {
    const value = values[at] as Value
    if (!passes(value.type)) continue
    count++
    if (found === undefined || draw.below(2) === 1) found = value
  }
  return found
}
