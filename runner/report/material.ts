import type { Rule, Text } from '#spec/rule'
import type { Corpus } from '../corpus/read-corpus.ts'
import type { LedgerEntry } from '../trace/ledger.ts'

/** What a report shows beside the run itself. A log holds answers; rules, statements and modules stand elsewhere. */
export interface Material {
  /** Texts by name; those that a log names and that are not here are shown with what the log says of them. */
  readonly texts: ReadonlyMap<string, Text>
  readonly rule: (id: string) => Rule | undefined
  /** The statements of a text; empty where it has no ledger. */
  readonly ledger: (text: string) => readonly LedgerEntry[]
  /** Where the modules of cases are; absent where none is at hand. */
  readonly corpus?: Corpus
}
