import { groupBy } from '../report/group-by.ts'
import type { LedgerEntry } from './ledger.ts'
import type { Statement } from './statement.ts'

/** The comparison of a text with the ledger of one of its editions. */
export interface LedgerComparison {
  readonly statements: number
  /** Statements whose words are in the ledger. */
  readonly mapped: readonly { readonly statement: Statement; readonly entry: LedgerEntry }[]
  /** Statements at the position of a ledger entry with different words. */
  readonly changed: readonly { readonly statement: Statement; readonly entry: LedgerEntry }[]
  /** Statements that are new. */
  readonly unmapped: readonly Statement[]
  /** Entries that no longer match any statement. */
  readonly vanished: readonly LedgerEntry[]
}

/**
 * Pairs statements with ledger entries one to one: by words within a section, then by words anywhere (a section that was
 * renumbered), then by position, if the previous or next neighbour is already paired.
 */
export function compare(
  statements: readonly Statement[],
  ledger: readonly LedgerEntry[],
): LedgerComparison {
  const entryOf = new Map<Statement, LedgerEntry>()
  const left = new Set(ledger)

  function pairByWords(key: (statement: Statement | LedgerEntry) => string): void {
    const waiting = new Map<string, LedgerEntry[]>()
    for (const entry of left) {
      const list = waiting.get(key(entry))
      if (list === undefined) waiting.set(key(entry), [entry])
      else list.push(entry)
    }
    for (const statement of statements) {
      if (entryOf.has(statement)) continue
      const entry = waiting.get(key(statement))?.shift()
      if (entry === undefined) continue
      entryOf.set(statement, entry)
      left.delete(entry)
    }
  }
  pairByWords(({ hash, section }) => `${hash} ${section}`)
  pairByWords(({ hash }) => hash)
  const same = new Set(entryOf.keys())

  /** Both lists are those of one section, forwards or backwards. */
  function pairByPlace(texts: readonly Statement[], entries: readonly LedgerEntry[]): void {
    const position = new Map(entries.map((entry, index) => [entry, index]))
    texts.forEach((statement, index) => {
      if (entryOf.has(statement)) return
      const before = texts[index - 1]
      const entryBefore = before === undefined ? undefined : entryOf.get(before)
      if (before !== undefined && entryBefore === undefined) return
      const entryPosition = entryBefore === undefined ? -1 : position.get(entryBefore)
      const entry = entryPosition === undefined ? undefined : entries[entryPosition + 1]
      if (entry === undefined || !left.has(entry)) return
      entryOf.set(statement, entry)
      left.delete(entry)
    })
  }
  const entriesOf = groupBy(ledger, ({ section }) => section)
  for (const [section, texts] of groupBy(statements, (statement) => statement.section)) {
    const entries = entriesOf.get(section) ?? []
    pairByPlace(texts, entries)
    pairByPlace(texts.toReversed(), entries.toReversed())
  }

  const pairs = statements.flatMap((statement) => {
    const entry = entryOf.get(statement)
    return entry === undefined ? [] : [{ statement, entry }]
  })
  return {
    statements: statements.length,
    mapped: pairs.filter(({ statement }) => same.has(statement)),
    changed: pairs.filter(({ statement }) => !same.has(statement)),
    unmapped: statements.filter((statement) => !entryOf.has(statement)),
    vanished: [...left].filter(({ rendering }) => rendering === undefined),
  }
}
