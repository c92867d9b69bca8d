import type { MemberOffset } from './offsets.ts'

/** Two members of a structure that overlap; the offset of `first` is less. */
export interface MemberOverlap {
  readonly first: MemberOffset
  readonly second: MemberOffset
}

interface Reach {
  readonly offset: MemberOffset
  readonly end: number
}

function furthest(one: Reach | undefined, other: Reach): Reach {
  return one === undefined || other.end > one.end ? other : one
}

/**
 * Members that begin before another one with a lesser offset has ended, of which one has an OffsetIdEXT. Each member is
 * named as `second` once.
 *
 * @param sizes bytes by member; `undefined` where a member is not to be looked at.
 */
export function memberOverlaps(
  offsets: readonly MemberOffset[],
  sizes: (offset: MemberOffset) => number | undefined,
): readonly MemberOverlap[] {
  const known = offsets
    .flatMap((offset) => (offset.known === undefined ? [] : { offset, at: offset.known }))
    .sort((a, b) => a.at - b.at)
  const found: MemberOverlap[] = []
  let any: Reach | undefined
  let byId: Reach | undefined
  let waiting: Reach[] = []
  let reached = Number.NEGATIVE_INFINITY
  for (const { offset, at } of known) {
    if (at > reached) {
      for (const reach of waiting) {
        any = furthest(any, reach)
        if (reach.offset.ids.length > 0) byId = furthest(byId, reach)
      }
      waiting = []
      reached = at
    }
    const before = offset.ids.length > 0 ? any : byId
    if (before !== undefined && before.end > at)
      found.push({ first: before.offset, second: offset })
    const size = sizes(offset)
    if (size !== undefined) waiting.push({ offset, end: at + size })
  }
  return found
}
