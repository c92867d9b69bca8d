import type { RuleId } from '#spec/rule'

/** The check of one rule. */
export interface CheckRow<Judge> {
  readonly rule: RuleId
  readonly judge: Judge
}

/** A row with the number of the term that a module must have for it to be asked; see {@link termsIn}. */
export interface Needing<Own> {
  readonly row: Own
  readonly needs: number
}

/** Rows in the order in which they are asked, in runs that need the same of a module. */
export interface Runs<Own> {
  /** Keyed by run: number of the term that the module must have. Side by side, for most runs are passed over. */
  readonly needs: readonly number[]
  /** Keyed by run: place of the row after its last one. */
  readonly ends: readonly number[]
  readonly rows: readonly Own[]
}

/** Checks in runs; what is called is separate from what is said about it. */
export interface CheckRuns<Judge> extends Omit<Runs<unknown>, 'rows'> {
  readonly judges: readonly Judge[]
  readonly rules: readonly RuleId[]
}

/** Rows that need the same come together, where the first of them was. */
export function runsOf<Own>(rows: readonly Needing<Own>[]): Runs<Own> {
  const byNeed = new Map<number, Own[]>()
  for (const { needs, row } of rows) {
    const known = byNeed.get(needs)
    if (known === undefined) byNeed.set(needs, [row])
    else known.push(row)
  }
  let end = 0
  const ends = [...byNeed.values()].map(({ length }) => {
    end += length
    return end
  })
  return { needs: [...byNeed.keys()], ends, rows: [...byNeed.values()].flat() }
}

/** Like {@link runsOf}, of checks. */
export function checkRunsOf<Judge>(all: readonly Needing<CheckRow<Judge>>[]): CheckRuns<Judge> {
  const { needs, ends, rows } = runsOf(all)
  return {
    needs,
    ends,
    judges: rows.map(({ judge }) => judge),
    rules: rows.map(({ rule }) => rule),
  }
}
