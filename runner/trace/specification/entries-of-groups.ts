import { texts } from '#spec/texts'
import type { LedgerEntry, LedgerGroup } from '../ledger.ts'
import { rulesOfSections } from './rules-of-sections.ts'

/** The statements of the core specification one by one, with the rules of their sections. */
export function entriesOfGroups(groups: readonly LedgerGroup[]): readonly LedgerEntry[] {
  const core = texts.find(({ name }) => name === 'core')
  const sections = groups.map(({ section }) => section)
  const hung = rulesOfSections(core?.rules ?? [], sections)
  const counts = new Map<string, number>()
  return groups.flatMap(({ statements, why, reason, ...marks }) => {
    const rules = [...(hung.get(marks.section) ?? [])]
    return statements.map((hash): LedgerEntry => {
      const ordinal = (counts.get(marks.section) ?? 0) + 1
      counts.set(marks.section, ordinal)
      const statement = { ...marks, hash, ordinal }
      if (why !== undefined) return { ...statement, rules: [], why, ...(reason && { reason }) }
      return rules.length > 0
        ? { ...statement, rules, by: 'section' }
        : { ...statement, rules: [], why: 'unread' }
    })
  })
}
