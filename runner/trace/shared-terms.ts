import type { RuleRow } from '#spec/rule'
import type { LedgerEntry } from './ledger.ts'

/** Terms that more than this share of the rules of a text have, and more than this number, distinguish nothing. */
const [largestShare, fewest] = [1 / 3, 5]

/** A term in the form that is compared: in lower case, without the s of a plural. */
function compared(term: string): string {
  const lower = term.toLowerCase()
  return lower.length > 3 && lower.endsWith('s') && !lower.endsWith('ss')
    ? lower.slice(0, -1)
    : lower
}

function termsOfRule({ section, summary, slug, vuids = [] }: RuleRow): ReadonlySet<string> {
  const words = `${section} ${summary}`.match(/[\w.-]*\w/g) ?? []
  return new Set([...words, ...slug.split('-'), ...vuids].map(compared))
}

function termsOfEntry({ section, terms = [] }: LedgerEntry): ReadonlySet<string> {
  const all = [...terms, ...(section.match(/[\w.]*\w/g) ?? [])]
  return new Set(all.filter((term) => term.length > 2 || /\d/.test(term)).map(compared))
}

/** The terms that a statement and a rule that is mapped to it have in common. */
export type SharedTerms = (entry: LedgerEntry, rule: RuleRow) => readonly string[]

/**
 * The terms that a statement of a text shares with a rule and that tell this rule from others: names and numbers in the statement
 * and its heading, among those of the rule's section and summary. A mapping that shares none is likely to be of another statement.
 */
export function sharedTerms(rules: readonly RuleRow[]): SharedTerms {
  const byRule = new Map(rules.map((rule) => [rule.slug, termsOfRule(rule)]))
  const counts = new Map<string, number>()
  for (const terms of byRule.values())
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const most = Math.max(fewest, largestShare * rules.length)
  return (entry, { slug }) => {
    const terms = byRule.get(slug)
    return [...termsOfEntry(entry)].filter(
      (term) => terms?.has(term) && (counts.get(term) ?? 0) <= most,
    )
  }
}
