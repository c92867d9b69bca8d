import { expect, it } from 'vitest'
import { resultCases } from '#generators/results/all-cases'
import { rules } from '#spec/texts'
import { withoutResults } from '#spec/without-results'

const shown = new Set(resultCases().flatMap(({ rules: named = [] }) => named))

it('each rule that only a run decides has a case with results, or a reason why there is none', () => {
  const runtime = rules.filter(({ decidable }) => decidable === 'runtime').map(({ id }) => id)
  expect(runtime.length).toBeGreaterThan(0)
  expect(Object.keys(withoutResults).sort()).toEqual(runtime.filter((id) => !shown.has(id)).sort())
})
