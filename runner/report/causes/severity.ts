import type { Outcome } from '../../log/outcome.ts'

/** How grave a wrong answer is, gravest first. */
export const severities = ['crash', 'accepts-invalid', 'refuses-valid', 'wrong-output'] as const

/** One of {@link severities}. */
export type Severity = (typeof severities)[number]

/** A severity in words, for a list. */
export const severityNames: Readonly<Record<Severity, string>> = {
  crash: 'crashes',
  'accepts-invalid': 'accepts invalid modules',
  'refuses-valid': 'refuses valid modules',
  'wrong-output': 'writes wrong output',
}

const byOutcome: Readonly<Partial<Record<Outcome, Severity>>> = {
  crash: 'crash',
  timeout: 'crash',
  error: 'crash',
  'false-accept': 'accepts-invalid',
  'false-reject': 'refuses-valid',
}

/** The severity of a disagreement about which nothing else is recorded. */
export function severityOf(outcome: Outcome): Severity {
  return byOutcome[outcome] ?? 'wrong-output'
}
