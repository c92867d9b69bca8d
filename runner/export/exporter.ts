import type { Files } from '../corpus/corpus-files.ts'
import type { Manifest } from '../corpus/manifest.ts'
import type { ExportedCase } from './exported-case.ts'

/** The origin that an export states. */
export type Origin = Pick<Manifest, 'suite' | 'texts'>

/** An export format. */
export interface Exporter {
  /** In one line, for the help. */
  readonly summary: string
  /** The program that reads it, for messages. */
  readonly consumer: string
  /**
   * The export as files: path with `/`, to contents. Empty if the format cannot express any case.
   *
   * @param cases by id, with the control of each invalid case among them.
   */
  readonly files: (cases: readonly ExportedCase[], origin: Origin) => Files
}
