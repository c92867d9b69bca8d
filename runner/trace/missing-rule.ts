import { nearest } from '#spec/nearest'
import type { Text } from '#spec/rule'
import { type Problem, problem } from '../problem.ts'
import type { LedgerEntry } from './ledger.ts'

/** A problem where a ledger names a rule that its text does not have. */
export function missingRule(
  { name, rules }: Pick<Text, 'name' | 'rules'>,
  ledger: readonly LedgerEntry[],
): Problem | undefined {
  const slugs = new Set(rules.map(({ slug }) => slug))
  for (const { section, ordinal, rules: named } of ledger) {
    const wrong = named.find((slug) => !slugs.has(slug))
    if (wrong === undefined) continue
    const near = nearest(wrong, [...slugs])
    return problem(
      'unknown-rule',
      `spec/${name}/ledger.json: ${section} #${ordinal}: ${wrong}: ${name} has no such rule`,
      near.length === 0
        ? `its rules are in spec/${name}/rules`
        : `did you mean ${near.join(', ')}?`,
    )
  }
  return undefined
}
