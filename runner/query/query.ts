import type { Answer, Result } from '../log/run-log.ts'

/** The answers of the tools of a run to one case in one environment. */
export interface QueriedCase {
  readonly case: string
  readonly rule: string
  readonly expect: Result['expect']
  readonly environment: string
  /** Keyed by the name of the tool; tools that were not asked are missing. */
  readonly answers: ReadonlyMap<string, Answer>
}

/** Whether a query selects a row. */
export type Query = (row: QueriedCase) => boolean
