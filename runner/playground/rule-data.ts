import type { Rule } from '#spec/rule'
import { addressOf } from '../address-of.ts'
import type { RuleAnswer, RulesData } from './page-data.ts'

/**
 * The rules as the page needs them.
 *
 * @param casesOf the names of the cases of a rule.
 * @param answersOf what tools answer to them.
 */
export function rulesData(
  rules: readonly Rule[],
  casesOf: (rule: string) => readonly string[],
  answersOf: (rule: string) => readonly RuleAnswer[],
): RulesData {
  return Object.fromEntries(
    rules.map((rule) => [
      rule.id,
      {
        summary: rule.summary,
        section: rule.section,
        address: addressOf(rule.text, rule.section, rule.vuids?.[0]),
        decidable: rule.decidable,
        needsLimits: rule.limits !== undefined,
        cases: casesOf(rule.id),
        tools: answersOf(rule.id),
      },
    ]),
  )
}
