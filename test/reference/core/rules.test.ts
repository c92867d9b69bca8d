import { describe, expect, it } from 'vitest'
import { checks } from '#reference/checks'
import { validate } from '#reference/validate'
import { rules } from '#spec/texts'
import { composed } from '../../support/composed.ts'
import { judgeWithout } from '../judge-without.ts'
import { newest } from '../newest.ts'
import { computedCases } from './computed-cases.ts'

const judged = rules.filter(
  ({ text, phase, decidable }) =>
    text === 'core' && phase === 'validate' && decidable !== 'no' && decidable !== 'runtime',
)

describe('the catalogue of core', () => {
  it('has at least one rule, and one check for each', () => {
    expect(judged.length).toBeGreaterThan(300)
    const checked = checks.map(({ rule }) => rule).filter((rule) => rule.startsWith('core/'))
    expect(checked.toSorted()).toEqual(judged.map(({ id }) => id).toSorted())
  })
})

describe.each(
  computedCases.map((row, index) => [`${row.rule} ${row.name ?? ''} (${index})`, row] as const),
)('%s', (_, { rule, valid, invalid }) => {
  it('accepts modules that obey it', () => {
    expect(validate(composed(valid), newest)).toEqual({ kind: 'valid' })
  })

  it('blames modules that break it, and no other rule refuses them', () => {
    const words = composed(invalid)
    const verdict = validate(words, newest)
    const blames = verdict.kind === 'invalid' ? verdict.blames : []
    expect(blames.length).toBeGreaterThan(0)
    expect([...new Set(blames.map((blame) => blame.rule))]).toEqual([rule])
    for (const { word, message } of blames) {
      expect(word).toBeLessThan(words.length)
      expect(message).toMatch(/^[^\n]+[^.\n]$/)
    }
    expect(judgeWithout(rule)(words, newest)).toEqual({ kind: 'valid' })
  })
})
