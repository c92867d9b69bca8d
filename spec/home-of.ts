import type { Case } from './case.ts'
import { expectationAt } from './expectation-at.ts'
import { ruleById, texts } from './texts.ts'
import { isInForce } from './versions.ts'

/**
 * The version of its rule's text in which a case is one of its rule: the newest with the rule that expects what the case
 * was made for. `newest`, or the date of an older one.
 */
export function homeOf(filed: Pick<Case, 'rule' | 'control' | 'expect' | 'revisions'>): string {
  const rule = ruleById(filed.rule)
  const text = texts.find(({ name }) => name === rule?.text)
  if (rule === undefined || text === undefined) return 'newest'
  const claim = rule.confidence === 'open' ? 'either' : filed.control === null ? 'valid' : 'invalid'
  const dates = text.versions.map(({ date }) => date)
  const home = dates.findLast(
    (date) =>
      isInForce(rule, date) &&
      (filed.revisions === undefined || expectationAt(filed, text.name, date) === claim),
  )
  return home === undefined || home === dates.at(-1) ? 'newest' : home
}
