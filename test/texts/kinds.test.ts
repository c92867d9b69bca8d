import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { casesAt } from '#runner/corpus/cases-at'
import { casesByRule } from '#runner/corpus/covers'
import { manifestIn } from '#runner/corpus/manifest-in'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import type { Rule } from '#spec/rule'
import { rules, texts } from '#spec/texts'
import { isInForce } from '#spec/versions'
import { withoutCases } from '#spec/without-cases'

const manifest = manifestIn(join(packageRoot(), 'corpus'))
if (manifest === undefined || isProblem(manifest)) throw new Error('there is no sound corpus')
const { cases } = manifest

const isDecided = ({ decidable, limits }: Rule): boolean =>
  decidable === 'module' || limits !== undefined

/** The date of the newest version of a text that has a rule. */
function homeOf(rule: Rule): string | undefined {
  const text = texts.find(({ name }) => name === rule.text)
  return text?.versions.map(({ date }) => date).findLast((date) => isInForce(rule, date))
}

/** The kinds of cases that a rule lacks, by the newest version of its text that has the rule. */
function lackingOf(shown: ReturnType<typeof casesByRule>, rule: Rule): readonly string[] {
  const expected = (shown.get(rule.id) ?? []).map(({ expect: expected }) => expected)
  return [
    ...(expected.includes('valid') ? [] : ['valid']),
    ...(expected.some((kind) => kind !== 'valid') ? [] : ['invalid']),
  ]
}

/** Texts whose rules a run alone decides: the operands of their instructions are a matter of core, which has the cases. */
const decidedByRuns = ['SPV_EXT_split_barrier']

describe.each(texts.map(({ name }) => name))('the text %s', (text) => {
  it('has valid and invalid cases for every rule that a module or limits decide', () => {
    const decided = rules.filter((rule) => rule.text === text && isDecided(rule))
    expect(decided.length === 0).toBe(decidedByRuns.includes(text))
    const byDate = new Map<string, ReturnType<typeof casesByRule>>()
    const lacking = decided.flatMap((rule) => {
      const date = homeOf(rule)
      if (date === undefined) return [`${rule.id}: no version has it`]
      const shown = byDate.get(date) ?? casesByRule(casesAt(cases, { [text]: date }))
      byDate.set(date, shown)
      const kinds = lackingOf(shown, rule)
      const reason = withoutCases[rule.id]
      if (reason !== undefined && kinds.length === 0) return [`${rule.id} has both kinds after all`]
      return reason === undefined ? kinds.map((kind) => `${rule.id}: no ${kind} case`) : []
    })
    expect(lacking).toEqual([])
  })
})
