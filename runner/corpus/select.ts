import type { CaseRoom } from './ceilings.ts'

/** Features that something would show and others may not; the first kind counts before the second. */
export interface Features {
  readonly first: readonly string[]
  readonly second: readonly string[]
}

/** The selected ones, and the features for which there was no room. */
export interface SelectedCandidates<T> {
  readonly chosen: readonly T[]
  /** Features of the first kind that nothing chosen shows. */
  readonly missed: readonly string[]
}

/** The callbacks that influence a selection. */
export interface Preferences<T> {
  /**
   * Is asked before one is chosen. `shown`: there is one like it already, so its features are seen and it takes no
   * room. `refused`: it is passed over, and its features stay unseen.
   */
  readonly take?: (candidate: T) => 'chosen' | 'shown' | 'refused'
  /** Whether one is to be had before others that show as much. */
  readonly preferred?: (candidate: T) => boolean
}

/** More features of the first kind than a candidate can have of the second. */
const firstWeight = 1_000_000

interface SelectionRow<T> {
  readonly candidate: T
  readonly first: readonly number[]
  readonly second: readonly number[]
  /** An upper bound of what it would add now, since the features that are shown only grow. */
  bound: number
}

function unseen(features: readonly number[], seen: ReadonlySet<number>): number {
  let count = 0
  for (const feature of features) if (!seen.has(feature)) count++
  return count
}

/**
 * As few candidates as show every feature, within `room`: repeatedly the one that shows most unseen features of the
 * first kind, among equals of the second kind, among equals the preferred one, among equals the earliest. Stops when
 * nothing unseen is left.
 */
export function select<T extends { readonly features: () => Features }>(
  from: readonly T[],
  { usual, most: room }: CaseRoom,
  { take = () => 'chosen', preferred = () => false }: Preferences<T> = {},
): SelectedCandidates<T> {
  const numbers = new Map<string, number>()
  const number = (feature: string) => {
    const known = numbers.get(feature) ?? numbers.size
    numbers.set(feature, known)
    return known
  }
  const firsts = new Set<string>()
  const rows = from.map((candidate): SelectionRow<T> => {
    const { first, second } = candidate.features()
    for (const feature of first) firsts.add(feature)
    const row = { candidate, first: first.map(number), second: second.map(number) }
    return { ...row, bound: Number.POSITIVE_INFINITY }
  })
  const seen = new Set<number>()
  const chosen: T[] = []
  while (chosen.length < room) {
    let best: SelectionRow<T> | undefined
    let most = 1
    for (const row of rows) {
      if (row.bound <= most) continue
      const shows = unseen(row.first, seen) * firstWeight + unseen(row.second, seen) * 2
      row.bound = shows === 0 ? 0 : shows + 1
      const gain = shows === 0 ? 0 : shows + (preferred(row.candidate) ? 1 : 0)
      if (gain > most) [best, most] = [row, gain]
    }
    if (best === undefined) break
    if (chosen.length >= usual && unseen(best.first, seen) === 0) break
    const { candidate, first, second } = best
    best.bound = 0
    const taken = take(candidate)
    if (taken === 'refused') continue
    if (taken === 'chosen') chosen.push(candidate)
    for (const feature of [...first, ...second]) seen.add(feature)
  }
  const missed = [...firsts].filter((feature) => !seen.has(number(feature)))
  return { chosen, missed: missed.sort() }
}
