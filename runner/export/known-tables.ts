import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { couldShow } from '../expectations/could-show.ts'
import type { ExpectationEntry } from '../expectations/expectations.ts'
import { type Explainer, explainer, sorted } from '../expectations/explainer.ts'
import { readExpectations } from '../expectations/read-expectations.ts'
import { versionsNamed } from '../expectations/version-known.ts'
import { versionOrder } from '../expectations/version-order.ts'
import { isProblem } from '../is-problem.ts'
import type { Problem } from '../problem.ts'
import type { ExportedCase } from './exported-case.ts'

/** The disagreements of one version of a tool that are known. */
export interface KnownTable {
  readonly tool: string
  readonly version: string
  readonly rows: readonly KnownRow[]
}

export interface KnownRow {
  readonly case: string
  readonly environment: string
  readonly outcome: ExpectationEntry['outcome']
  readonly cause: string
  /** `some`: the tool gives the answer in some runs only, and is not mended when it gives the right one. */
  readonly runs: 'every' | 'some'
}

/** The facts that a program shows by accepting, refusing, or crashing. */
const ofVerdicts: ReadonlySet<string> = new Set([
  'false-accept',
  'false-reject',
  'crash',
  'timeout',
])

function rowsOf(
  { entries, casesOf, coversEnvironment }: Explainer,
  cases: readonly ExportedCase[],
): readonly KnownRow[] {
  const asked = new Map(cases.map((exported) => [exported.case.id, exported.asked]))
  const byRule = sorted(cases.map((exported) => exported.case))
  const rows = new Map<string, KnownRow>()
  for (const entry of entries) {
    // Entries for certain options or builds are about a program that is called otherwise.
    const { outcome, cause = '', options, builds, sometimes } = entry
    const runs = sometimes === undefined ? 'every' : 'some'
    if (options !== undefined || builds !== undefined || !ofVerdicts.has(outcome)) continue
    for (const filed of casesOf(entry, byRule)) {
      if (!couldShow(filed.expect, outcome, 'validator')) continue
      for (const environment of asked.get(filed.id) ?? []) {
        const key = `${filed.id} ${environment} ${outcome}`
        if (rows.has(key) || !coversEnvironment(entry, environment)) continue
        rows.set(key, { case: filed.id, environment, outcome, cause, runs })
      }
    }
  }
  return [...rows.values()]
}

/**
 * The knowledge of a corpus about the tools in its expectations, for each version that they name.
 *
 * @param folder of the expectations; a corpus without them has no tables.
 */
export function knownTables(
  folder: string,
  cases: readonly ExportedCase[],
): readonly KnownTable[] | Problem {
  if (!existsSync(folder)) return []
  const tables: KnownTable[] = []
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.json')) continue
    const path = join(folder, file)
    const expectations = readExpectations(readFileSync(path, 'utf8'), path, 'any')
    if (isProblem(expectations)) return expectations
    const versions = [...new Set(versionsNamed(expectations.entries))].sort(versionOrder)
    for (const version of versions) {
      const rows = rowsOf(explainer(expectations.entries, version), cases)
      if (rows.length > 0) tables.push({ tool: basename(file, '.json'), version, rows })
    }
  }
  return tables
}
