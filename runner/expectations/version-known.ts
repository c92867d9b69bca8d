import type { ExpectationEntry, Expectations } from './expectations.ts'
import { versionOrder } from './version-order.ts'

/** The first and last versions that entries name, as often as they do. */
export function versionsNamed(entries: readonly ExpectationEntry[]): readonly string[] {
  return entries
    .flatMap(({ versions: { since, until } = {} }) => [since, until])
    .filter((version) => version !== undefined)
}

/** The newest version of a tool that its expectations were recorded at or name; `undefined` where they name none. */
export function newestRecorded({ moving, entries }: Expectations): string | undefined {
  return [...Object.values(moving), ...versionsNamed(entries)].sort(versionOrder).at(-1)
}

/**
 * The version whose entries hold for a tool: its own, or the newest that was recorded where the tool is newer than
 * that. A build of today answers as the last release did, until it is examined; faults that it mends show as entries
 * that explain nothing.
 *
 * @param version as the tool says it; empty where it says none.
 */
export function versionKnown(version: string, expectations: Expectations | undefined): string {
  const newest = expectations === undefined ? undefined : newestRecorded(expectations)
  return newest !== undefined && version !== '' && versionOrder(version, newest) > 0
    ? newest
    : version
}
