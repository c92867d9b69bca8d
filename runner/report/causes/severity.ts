import type { ExpectationEntry } from '../../expectations/expectations.ts'
import type { Outcome } from '../../log/outcome.ts'

/** How grave a wrong answer is, gravest first. */
export const severities = [
  'crash',
  'accepts-invalid',
  'refuses-valid',
  'wrong-output',
  'describes-another-value',
] as const

/** One of {@link severities}. */
export type Severity = (typeof severities)[number]

/** A severity in words, for a list. */
export const severityNames: Readonly<Record<Severity, string>> = {
  crash: 'crashes',
  'accepts-invalid': 'accepts invalid modules',
  'refuses-valid': 'refuses valid modules',
  'wrong-output': 'writes wrong output',
  'describes-another-value': 'describes another value',
}

/** What is added to a severity where the answer is wrong by one of two readings of the text alone. */
const byOneReading = 'by one reading of the text'

/** The severity of a cause in words; `name` where it is not to be the sentence of a list. */
export function severityWords(
  { kind, severity }: { readonly kind: string; readonly severity: Severity },
  name: string = severityNames[severity],
): string {
  return kind === 'open' ? `${name} ${byOneReading}` : name
}

const byOutcome: Readonly<Partial<Record<Outcome | ExpectationEntry['outcome'], Severity>>> = {
  crash: 'crash',
  timeout: 'crash',
  error: 'crash',
  'false-accept': 'accepts-invalid',
  'false-reject': 'refuses-valid',
  'wrong-description': 'describes-another-value',
}

/** The severity of a disagreement about which nothing else is recorded. */
export function severityOf(outcome: Outcome | ExpectationEntry['outcome']): Severity {
  return byOutcome[outcome] ?? 'wrong-output'
}
