import type { Rule, Text } from '#spec/rule'
import type { Corpus } from '../corpus/read-corpus.ts'
import type { LedgerEntry } from '../trace/ledger.ts'
import type { CommonnessOf } from './causes/commonness.ts'
import type { FoundCause } from './causes/found-cause.ts'
import type { CauseOf } from './causes/recorded-cause.ts'

/** The material of a report besides the run. A log contains answers, but not rules, statements and modules. */
export interface Material {
  /** Texts by name; for an unknown text, a report uses the information in the log. */
  readonly texts: ReadonlyMap<string, Text>
  readonly rule: (id: string) => Rule | undefined
  /** The statements of a text; empty if it has no ledger. */
  readonly ledger: (text: string) => readonly LedgerEntry[]
  /** The record of a cause. */
  readonly causeOf: CauseOf
  /** How common the features of a case are, by which errors are ordered. */
  readonly commonnessOf: CommonnessOf
  /** The results of cases with results beside the run; absent if they were not asked about. */
  readonly resultFaults?: readonly FoundCause[]
  /** Address of a playground in which cases open: from the report, or from the root of a site. Absent if there is none. */
  readonly playground?: string
  /** The corpus with the modules of the cases; absent if there is none. */
  readonly corpus?: Corpus
}
