import { errorKinds, type FoundCause } from './found-cause.ts'
import { faceAt } from './joined-faults.ts'
import { type Severity, severities } from './severity.ts'

/** Errors of an oracle by severity. */
export type ErrorCounts = Readonly<Record<Severity, number>>

/**
 * The faults that count as errors and that the oracle shows, optionally only in one text, each as the oracle shows it: a fault
 * of several tools may crash one and be a refusal of another.
 */
export function errorsOf(
  causes: readonly FoundCause[],
  oracle: string,
  text?: string,
): readonly FoundCause[] {
  return causes
    .flatMap((cause) => faceAt(cause, oracle) ?? [])
    .filter(
      ({ kind, cases }) =>
        errorKinds.has(kind) &&
        (text === undefined || cases.get(oracle)?.some((id) => id.startsWith(`${text}/`)) === true),
    )
}

/** Counts of causes by severity. */
export function countsOf(causes: readonly FoundCause[]): ErrorCounts {
  const counts = Object.fromEntries(severities.map((name) => [name, 0])) as Record<Severity, number>
  for (const { severity } of causes) counts[severity]++
  return counts
}

/** The severities that any of the counts has: a table of them has no empty column. */
export function severitiesIn(
  counts: readonly Readonly<Partial<Record<Severity, number>>>[],
): readonly Severity[] {
  return severities.filter((name) => counts.some((count) => (count[name] ?? 0) > 0))
}
