import type { FoundKind } from './found-cause.ts'
import type { Severity } from './severity.ts'

/** A recorded cause, as far as reports need it. */
export interface RecordedCause {
  readonly summary: string
  readonly section: string
  readonly kind: FoundKind
  readonly severity: Severity
  readonly links?: readonly string[] | undefined
  readonly searched?: string | undefined
  /** `TOOL/ID` of the cause that is the same fault, where it joins one. */
  readonly shared?: string | undefined
}

/** The recorded causes of a tool by id; `undefined` for an id that is not recorded. */
export type CauseOf = (tool: string, id: string) => RecordedCause | undefined
