import type { LedgerEntry } from '../ledger.ts'

/** How the statements of the core specification are covered, in one line; `undefined` of a ledger that maps each statement. */
export function coverageText(entries: readonly LedgerEntry[]): string | undefined {
  const count = (fits: (entry: LedgerEntry) => boolean) => entries.filter(fits).length
  const bySection = count((entry) => 'by' in entry && entry.by === 'section')
  const unread = count((entry) => 'why' in entry && entry.why === 'unread')
  if (bySection + unread === 0) return undefined
  const facts = count((entry) => 'why' in entry && entry.why === 'fact')
  const others = entries.length - bySection - unread - facts
  return (
    `${bySection} statements carry the rules of their section, ${facts} are facts, ${others} need no rule; ` +
    `${unread} are unread: no rule is of their section, and nobody has decided whether one is needed`
  )
}
