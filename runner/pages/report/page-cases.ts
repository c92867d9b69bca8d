import type { FiledCase } from '../../corpus/manifest.ts'
import { caseByCase, type Result } from '../../log/run-log.ts'
import type { Fold } from '../../report/fold.ts'
import type { Material } from '../../report/material.ts'

/** Which cases a page shows: those of the run, and their controls, even if these are not part of the run. */
export interface PageCases {
  /** Number of cases of the run. */
  readonly count: number
  /** Rules of the cases. */
  readonly rules: ReadonlySet<string>
  /** Number on the page of each case of the corpus that it shows, in that order. */
  readonly numbers: ReadonlyMap<string, number>
  /** Controls that are not part of the run, sorted by id. */
  readonly controls: readonly FiledCase[]
}

/** Counts the cases of a run, and finds the cases of the corpus among them. */
export function pageCases({ corpus }: Material): Fold<PageCases> {
  const filed = new Map<string, FiledCase>(corpus?.manifest.cases.map((filed) => [filed.id, filed]))
  const ids = [...filed.keys()].sort()
  /** Number of cases of the run before each case of the corpus. */
  const before: number[] = []
  const asked = new Set<string>()
  const rules = new Set<string>()
  let [count, last] = [0, '']
  return {
    take: ({ case: id, rule }) => {
      if (id === last) return
      last = id
      rules.add(rule)
      while (before.length < ids.length && (ids[before.length] ?? '') <= id) before.push(count)
      if (filed.has(id)) asked.add(id)
      count++
    },
    end: () => {
      const missing = new Set<string>()
      for (const id of asked) {
        const control = filed.get(id)?.control ?? ''
        if (filed.has(control) && !asked.has(control)) missing.add(control)
      }
      const controls = [...missing].sort().flatMap((id) => filed.get(id) ?? [])
      for (const { rule } of controls) rules.add(rule)
      const numbers = new Map<string, number>()
      let added = 0
      for (const [index, id] of ids.entries()) {
        if (asked.has(id) || missing.has(id)) numbers.set(id, (before[index] ?? count) + added)
        if (missing.has(id)) added++
      }
      return { count, rules, numbers, controls }
    },
  }
}

/** A case on a page, with its results in the run. */
export interface ShownCase {
  readonly id: string
  readonly rule: string
  readonly expect: Result['expect']
  readonly results: readonly Result[]
}

/** The cases of a page by id. */
export function* shownCases(
  results: Iterable<Result>,
  controls: readonly FiledCase[],
): Generator<ShownCase, void> {
  let next = 0
  for (const same of caseByCase(results)) {
    const [first] = same
    if (first === undefined) continue
    for (
      let control = controls[next];
      control !== undefined && control.id < first.case;
      control = controls[next]
    ) {
      yield { ...control, results: [] }
      next++
    }
    yield { id: first.case, rule: first.rule, expect: first.expect, results: same }
  }
  for (const control of controls.slice(next)) yield { ...control, results: [] }
}
