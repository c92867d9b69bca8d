import { expect, it } from 'vitest'
import type { ExpectationEntry } from '#runner/expectations/expectations'
import { explainer, sorted } from '#runner/expectations/explainer'

const rules = ['core/load-type', 'core/load', 'core/store-type', 'SPV_X/value-is-small']
const cases = rules.flatMap((rule) =>
  ['a-1', 'b-1', 'a-large-2'].map((name) => ({ id: `${rule}/${name}`, rule })),
)

const outcome = { outcome: 'false-accept', reason: 'it never checked' } as const
const entries: readonly ExpectationEntry[] = [
  { ...outcome },
  { ...outcome, rules: ['core/load-type'] },
  { ...outcome, rules: ['core/*', '!core/store-type'] },
  { ...outcome, cases: ['core/load-type/a-1'] },
  { ...outcome, cases: ['core/load/*'] },
  { ...outcome, cases: ['core/load/*-large-*', 'SPV_X/value-is-small/b-1'] },
  { ...outcome, cases: ['*/*/a-*'] },
  { ...outcome, cases: ['core/load-type/**', 'core/load/a-1'] },
  { ...outcome, cases: ['core/{load,store-type}/a-1'] },
  { ...outcome, cases: ['core/no-such-rule/a-1'] },
  { ...outcome, rules: ['core/load'], cases: ['*/*/b-1', 'core/load-type/a-1'] },
]

it.each(entries.map((entry) => [JSON.stringify(entry), entry] as const))(
  'the cases of an entry %s are those that it covers',
  (_, entry) => {
    const { casesOf, covers } = explainer(entries, '')
    const covered = cases.filter(({ id, rule }) =>
      covers(entry, { case: id, rule, environment: 'spv1.6' }),
    )
    const found = casesOf(entry, sorted(cases))
    expect(found.map(({ id }) => id).toSorted()).toEqual(covered.map(({ id }) => id).toSorted())
  },
)

it('an entry of another version has no cases', () => {
  const late: ExpectationEntry = { ...outcome, versions: { since: '2026.4' } }
  expect(explainer([late], '2025.1').casesOf(late, sorted(cases))).toEqual([])
})
