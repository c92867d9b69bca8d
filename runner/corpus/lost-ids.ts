import { isProblem } from '../is-problem.ts'
import { manifestIn } from './manifest-in.ts'
import type { Records } from './moved-cases.ts'
import { recordsIn } from './moves-in.ts'

/** Ids that are known outside: those of cases, and those of cases that no longer exist. */
export interface KnownIds {
  readonly cases: Iterable<string>
  readonly records: Records
}

/** Ids of an older corpus for which a newer one has neither a case nor a record in `moved.json`, in order. */
export function lostIds(older: KnownIds, newer: KnownIds): readonly string[] {
  const known = new Set([...newer.cases, ...Object.keys(newer.records)])
  const ids = new Set([...older.cases, ...Object.keys(older.records)])
  return [...ids].filter((id) => !known.has(id)).toSorted()
}

/** Ids that the corpus in a folder has or has a record of, and that would be lost if it had these cases instead. */
export function lostFrom(folder: string, cases: readonly string[]): readonly string[] {
  const manifest = manifestIn(folder)
  if (manifest === undefined || isProblem(manifest)) return []
  return lostIds(
    { cases: manifest.cases.map(({ id }) => id), records: {} },
    { cases, records: recordsIn(folder) },
  )
}
