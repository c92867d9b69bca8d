import type { LedgerComparison } from './compare.ts'
import type { MovedFact } from './facts/moved-facts.ts'
import type { LedgerEntry } from './ledger.ts'
import type { Statement } from './statement.ts'
import { likeness } from './word-difference.ts'

/** A statement that is new, and the old one that it probably replaces. */
export interface ChangedStatement {
  readonly statement: Statement
  readonly entry: LedgerEntry
  /** The old words, where the older file is at hand. */
  readonly before?: string
}

/** The statements of a text that no known version of it has, and the fate of the statements of the version before. */
export interface Alarm {
  readonly added: readonly Statement[]
  readonly changed: readonly ChangedStatement[]
  /** Old words as in {@link ChangedStatement}. */
  readonly removed: readonly { readonly entry: LedgerEntry; readonly before?: string }[]
  /** Differences that a person has read and marked in the ledger: they change no meaning. */
  readonly editorial: number
  /** Rules that changed and removed statements carry, and how many statements carry each. */
  readonly rules: ReadonlyMap<string, number>
  /** Sections of changed and removed statements that hold numbers, names or operands: the facts of the text. */
  readonly facts: readonly string[]
  /** Facts in the tables of the file that the catalogue states otherwise. */
  readonly moved: readonly MovedFact[]
}

/** Sentences that are less alike than this have nothing to do with each other. */
const leastLikeness = 0.5

/** Pairs old and new statements, the most alike first. */
function alike(
  statements: readonly Statement[],
  entries: readonly LedgerEntry[],
  words: ReadonlyMap<string, string>,
): ReadonlyMap<Statement, LedgerEntry> {
  const found = statements.flatMap((statement) =>
    entries.flatMap((entry) => {
      const before = words.get(entry.hash)
      const how = before === undefined ? 0 : likeness(before, statement.words)
      // If cells are equally alike, those of one section belong together.
      const near = statement.section === entry.section ? 0.1 : 0
      return how < leastLikeness ? [] : [{ statement, entry, how: how + near }]
    }),
  )
  const pairs = new Map<Statement, LedgerEntry>()
  const taken = new Set<LedgerEntry>()
  for (const { statement, entry } of found.sort((a, b) => b.how - a.how)) {
    if (pairs.has(statement) || taken.has(entry)) continue
    pairs.set(statement, entry)
    taken.add(entry)
  }
  return pairs
}

/**
 * The statements that a person must read before the catalogue follows a text.
 *
 * @param ledger of all versions: its editorial entries, old or new, are not part of the alarm.
 * @param before statements of the older version in words; without them, old and new ones are paired by their places alone.
 * @param moved facts of the file that are not those of the newest version.
 */
export function alarmOf(
  { changed, unmapped, vanished }: LedgerComparison,
  ledger: readonly LedgerEntry[],
  before?: readonly Statement[],
  moved: readonly MovedFact[] = [],
): Alarm {
  const harmless = new Set(ledger.filter(({ editorial }) => editorial).map(({ hash }) => hash))
  const statements = [...changed.map(({ statement }) => statement), ...unmapped]
  const entries = [...changed.map(({ entry }) => entry), ...vanished]
  const serious = statements.filter(({ hash }) => !harmless.has(hash))
  const gone = entries.filter(({ hash }) => !harmless.has(hash))
  const words = new Map(before?.map((statement) => [statement.hash, statement.words]))
  const pairs =
    before === undefined
      ? new Map(changed.map(({ statement, entry }) => [statement, entry]))
      : alike(serious, gone, words)
  const withWords = (entry: LedgerEntry) => {
    const old = words.get(entry.hash)
    return { entry, ...(old === undefined ? {} : { before: old }) }
  }
  const paired = serious.flatMap((statement) => {
    const entry = pairs.get(statement)
    return entry === undefined || harmless.has(entry.hash)
      ? []
      : [{ statement, ...withWords(entry) }]
  })
  const used = new Set(paired.map(({ entry }) => entry))
  const removed = gone.filter((entry) => !used.has(entry))
  const touched = [...used, ...removed]
  const rules = new Map<string, number>()
  for (const rule of touched.flatMap((entry) => entry.rules))
    rules.set(rule, (rules.get(rule) ?? 0) + 1)
  return {
    added: serious.filter(
      (statementAdded) => !paired.some(({ statement }) => statement === statementAdded),
    ),
    changed: paired,
    removed: removed.map(withWords),
    editorial: statements.length - serious.length + entries.length - gone.length,
    rules,
    moved,
    facts: [
      ...new Set(
        touched
          .filter((entry) => 'why' in entry && entry.why === 'fact')
          .map(({ section }) => section),
      ),
    ],
  }
}

/** Whether nothing is left to read. */
export function isQuiet({ added, changed, removed, moved }: Alarm): boolean {
  return added.length + changed.length + removed.length + moved.length === 0
}
