import type { LineVisit, ValuesAtLines } from './values-at-lines.ts'

/** A value after that is not the value before. */
export interface WrongValue {
  /** Invocation (from 1) and line. */
  readonly place: string
  /** Name, line and column of the variable, and the path of the scalar. */
  readonly scalar: string
  readonly before: readonly string[]
  readonly after: string
  /** Whether the scalar has that value at another line, or at another time. */
  readonly isHeldElsewhere: boolean
}

/** What has become of the values that debug information describes. */
export interface DescribedChange {
  /** Values before: a scalar whose value is known, once for each time that an invocation comes to a line. */
  readonly described: number
  /** Those that have the value after. */
  readonly kept: number
  /** Values that are lost with their line: no code is compiled from it any more. */
  readonly withoutLine: number
  readonly wrong: readonly WrongValue[]
}

/** Values of a scalar at a line: those that are known. */
interface ScalarVisits {
  readonly arriving: readonly (string | undefined)[]
  readonly during: readonly ReadonlySet<string>[]
}

const none: ReadonlySet<string> = new Set()

function visitsOf(visits: readonly LineVisit[], scalar: string): ScalarVisits {
  return {
    arriving: visits.map(({ arriving }) => arriving.get(scalar)),
    during: visits.map(({ during }) => during.get(scalar) ?? none),
  }
}

/** The most values that follow each other in both, each of them once. */
function commonLength(after: readonly string[], during: readonly ReadonlySet<string>[]): number {
  let row: number[] = new Array(during.length + 1).fill(0)
  for (const value of after) {
    const next = [0]
    for (const [n, values] of during.entries())
      next.push(
        values.has(value)
          ? (row[n] as number) + 1
          : Math.max(row[n + 1] as number, next[n] as number),
      )
    row = next
  }
  return row[during.length] as number
}

interface ScalarChange {
  readonly kept: number
  readonly wrong: readonly string[]
}

/**
 * As many visits after as before: each is compared with its own. Otherwise, code of a line was merged or split, and a value is
 * wrong if the scalar has it at no visit.
 */
function changeOf(before: ScalarVisits, after: readonly (string | undefined)[]): ScalarChange {
  const known = before.arriving.filter((value) => value !== undefined).length
  if (after.length === before.arriving.length) {
    const pairs = after.flatMap((value, n) =>
      value === undefined || before.arriving[n] === undefined ? [] : [{ value, n }],
    )
    const wrong = pairs.filter(({ value, n }) => !before.during[n]?.has(value))
    return { kept: pairs.length - wrong.length, wrong: wrong.map(({ value }) => value) }
  }
  if (before.arriving.includes(undefined)) {
    // A value that is not known may be any.
    const values = after.filter((value) => before.during.some((set) => set.has(value ?? '')))
    return { kept: Math.min(known, values.length), wrong: [] }
  }
  const values = after.filter((value) => value !== undefined)
  const wrong = values.filter((value) => !before.during.some((set) => set.has(value)))
  return { kept: commonLength(values, before.during), wrong }
}

/** Compares the values that debug information describes in two modules that compute the same. */
export function describedChange(before: ValuesAtLines, after: ValuesAtLines): DescribedChange {
  let [described, kept, withoutLine] = [0, 0, 0]
  const wrong: WrongValue[] = []
  for (const [place, visits] of before.visits) {
    const later = after.visits.get(place)
    for (const scalar of new Set(visits.flatMap(({ arriving }) => [...arriving.keys()]))) {
      const known = visitsOf(visits, scalar)
      const values = known.arriving.filter((value) => value !== undefined)
      described += values.length
      if (later === undefined) {
        withoutLine += values.length
        continue
      }
      const change = changeOf(known, visitsOf(later, scalar).arriving)
      kept += change.kept
      const ever = before.ever.get(`${place.split(' ')[0]} ${scalar}`) ?? none
      for (const value of values.length > 0 ? change.wrong : [])
        wrong.push({
          ...{ place, scalar, before: values, after: value },
          isHeldElsewhere: ever.has(value),
        })
    }
  }
  return { described, kept, withoutLine, wrong }
}
