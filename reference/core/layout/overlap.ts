import { mostRanges, type Range } from './bytes.ts'

/** A member with the bytes it takes, relative to its offset. */
export interface Place {
  readonly member: number
  readonly offset: number
  readonly bytes: readonly Range[]
}

/** Two members that take the same byte, the one with the smaller offset first; `undefined` where none do. */
export function firstOverlap(
  places: readonly Place[],
): { readonly first: number; readonly second: number } | undefined {
  const all: (Range & { readonly member: number })[] = []
  for (const { member, offset, bytes } of places)
    for (const { start, end } of bytes)
      all.push({ member, start: start + offset, end: end + offset })
  all.sort((a, b) => a.start - b.start)
  let reach = { member: -1, end: Number.NEGATIVE_INFINITY }
  for (const { member, start, end } of all) {
    if (start < reach.end && member !== reach.member) return { first: reach.member, second: member }
    if (end > reach.end) reach = { member, end }
  }
  return undefined
}

/** Whether, of `count` copies `stride` apart, two take the same byte. */
export function overlapsItself(
  bytes: readonly Range[] | undefined,
  stride: number,
  count: number,
): boolean {
  const end = bytes?.at(-1)?.end ?? 0
  if (bytes === undefined || end <= stride) return false
  for (let copies = 1; copies < count && copies * stride < end && copies <= mostRanges; copies++)
    if (meet(bytes, copies * stride)) return true
  return false
}

/** Whether ascending ranges and the same ranges `shift` further share a byte. */
function meet(bytes: readonly Range[], shift: number): boolean {
  let at = 0
  for (const { start, end } of bytes) {
    for (let one = bytes[at]; one !== undefined && one.end <= start + shift; one = bytes[at]) at++
    const one = bytes[at]
    if (one === undefined) return false
    if (one.start < end + shift) return true
  }
  return false
}
