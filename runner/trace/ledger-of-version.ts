import type { LedgerEntry } from './ledger.ts'

/** The statements of the version of a text with that date, numbered again in each section. */
export function ledgerOfVersion(
  ledger: readonly LedgerEntry[],
  date: string,
): readonly LedgerEntry[] {
  const counts = new Map<string, number>()
  return ledger
    .filter(
      ({ since, until }) =>
        (since === undefined || since <= date) && (until === undefined || date <= until),
    )
    .map((entry) => {
      const ordinal = (counts.get(entry.section) ?? 0) + 1
      counts.set(entry.section, ordinal)
      return { ...entry, ordinal }
    })
}
