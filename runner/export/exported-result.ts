import type { FiledResult } from '../results/read-results.ts'

/** A case with results to be exported. */
export interface ExportedResult extends Pick<FiledResult, 'id' | 'file' | 'assembly'> {
  readonly words: Uint32Array
  /** The first selected environment of the case. */
  readonly environment: string
}
