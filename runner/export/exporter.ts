import type { Files } from '../corpus/corpus-files.ts'
import type { Manifest } from '../corpus/manifest.ts'
import type { ExportedCase } from './exported-case.ts'
import type { ExportedResult } from './exported-result.ts'
import type { KnownTable } from './known-tables.ts'

/** The origin that an export states. */
export type Origin = Pick<Manifest, 'suite' | 'texts'>

/** An export format. */
export interface Exporter {
  /** In one line, for the help. */
  readonly summary: string
  /** The program that reads it, for messages. */
  readonly consumer: string
  /** The data that it is made from; it receives nothing else. */
  readonly takes: readonly ('cases' | 'results' | 'known')[]
  /** How it marks cases that are known to be answered wrongly; absent if it cannot. */
  readonly marksKnown?: string
  /**
   * The export as files: path with `/`, to contents. Empty if the format cannot express any case.
   *
   * @param cases by id, with the control of each invalid case among them.
   * @param results cases with results, by id.
   * @param known what the corpus knows of released tools.
   */
  readonly files: (
    cases: readonly ExportedCase[],
    origin: Origin,
    results: readonly ExportedResult[],
    known: readonly KnownTable[],
  ) => Files
}
