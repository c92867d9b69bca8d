import type { Files } from '../corpus/corpus-files.ts'
import type { Manifest } from '../corpus/manifest.ts'
import type { ExportedCase } from './exported-case.ts'

/** What an export says of where it comes from. */
export type Origin = Pick<Manifest, 'suite' | 'texts'>

/** A form that cases can be handed over in. */
export interface Exporter {
  /** In one line, for the help. */
  readonly summary: string
  /** What expects to read it, for messages. */
  readonly consumer: string
  /**
   * The export as files: path with `/`, to content. Empty where no case can be expressed in this form.
   *
   * @param cases by id, with the control of each invalid case among them.
   */
  readonly files: (cases: readonly ExportedCase[], origin: Origin) => Files
}
