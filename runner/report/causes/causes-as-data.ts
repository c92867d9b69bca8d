import { errorKinds, type FoundCause } from './found-cause.ts'

/** A cause as JSON reports have it: `isError` says whether headlines count it. */
export type CauseData = Omit<FoundCause, 'cases' | 'joined'> & {
  readonly isError: boolean
  /** Oracle to its wrong cases. */
  readonly cases: Readonly<Record<string, readonly string[]>>
  /** `TOOL/ID` of the causes that are this fault, where there are several. */
  readonly joined?: readonly string[]
}

/** Causes as plain data. */
export function causesAsData(causes: readonly FoundCause[]): readonly CauseData[] {
  return causes.map(({ joined, ...cause }) => ({
    ...cause,
    ...(joined === undefined ? {} : { joined: joined.map(({ tool, id }) => `${tool}/${id}`) }),
    isError: errorKinds.has(cause.kind),
    cases: Object.fromEntries(cause.cases),
  }))
}
