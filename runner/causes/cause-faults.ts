import { entryText } from '../expectations/entry-text.ts'
import type { ExpectationEntry } from '../expectations/expectations.ts'
import { versionOrder } from '../expectations/version-order.ts'
import type { Cause, Causes } from './cause.ts'

/** Whether an entry holds for a version of its tool. */
function holdsFor({ versions: { since, until } = {} }: ExpectationEntry, version: string): boolean {
  return (
    (since === undefined || versionOrder(version, since) >= 0) &&
    (until === undefined || versionOrder(version, until) <= 0)
  )
}

/** The versions that a cause should name, according to the entries that name it. */
export function versionsOf(
  entries: readonly ExpectationEntry[],
  measured: readonly string[],
): Cause['versions'] {
  const seen = measured.filter((version) => entries.some((entry) => holdsFor(entry, version)))
  const [first] = seen
  const last = seen.at(-1)
  return {
    ...(first === undefined || first === measured[0] ? {} : { since: first }),
    ...(last === undefined || last === measured.at(-1) ? {} : { until: last }),
    seen,
  }
}

/**
 * Faults of the causes of a tool beside its expectations, each in one line with the remedy: entries that name no cause
 * or an unknown one, causes that no entry names, and versions that the entries do not show.
 */
export function causeFaults(
  tool: string,
  entries: readonly ExpectationEntry[],
  causes: Causes | undefined,
): readonly string[] {
  const file = `corpus/causes/${tool}.json`
  const faults = entries.flatMap((entry, index) => {
    const where = `corpus/expectations/${tool}.json: entries.${index}: ${entryText(entry)}`
    if (entry.cause === undefined)
      return [
        `${where}: names no cause; add "cause": the id of what must be mended, to be found in ${file}, or a new one there`,
      ]
    return causes?.causes[entry.cause] === undefined
      ? [`${where}: ${file} has no cause ${entry.cause}; add it or correct the id`]
      : []
  })
  for (const [id, { versions }] of Object.entries(causes?.causes ?? {})) {
    const entriesOfCause = entries.filter(({ cause }) => cause === id)
    if (entriesOfCause.length === 0) {
      faults.push(`${file}: ${id}: no entry names this cause; remove it or name it in an entry`)
      continue
    }
    const measured = versionsOf(entriesOfCause, causes?.measured ?? [])
    if (JSON.stringify(measured) !== JSON.stringify({ ...versions }))
      faults.push(`${file}: ${id}: by its entries, versions is ${JSON.stringify(measured)}`)
  }
  return faults
}
