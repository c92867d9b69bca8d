import { expect, it } from 'vitest'
import { ruleNamed } from '#runner/expectations/rule-named'

it.each([
  ['core/load-type/a-pointer-1', 'core/load-type'],
  ['SPV_X/value-is-small/*-large-*', 'SPV_X/value-is-small'],
  ['SPV_X/value-is-small/{a,b}', 'SPV_X/value-is-small'],
  ['SPV_X/value-*/a-1', undefined],
  ['SPV_X/value/**', undefined],
  ['*/load-type/a-1', undefined],
  ['!core/load-type/a-1', undefined],
  ['core/load-type', undefined],
  ['mine.spv', undefined],
])('the pattern %s belongs to the rule %s', (glob, rule) => {
  expect(ruleNamed(glob)).toBe(rule)
})
