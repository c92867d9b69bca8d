import { describe, expect, it } from 'vitest'
import { checks } from '#reference/checks'
import { validate } from '#reference/validate'
import type { Rule } from '#spec/rule'
import { rules } from '#spec/texts'
import { judgeWithout } from '../judge-without.ts'
import { newest } from '../newest.ts'
import { cases } from './cases.ts'
import { compose } from './pieces.ts'

/** Rules whose cases stand in a test of their own, for the modules are not made of pieces. */
const elsewhere: ReadonlySet<string> = new Set([
  'core/version-in-environment',
  'core/global-variable-limit',
  'core/local-variable-limit',
  'core/call-argument-limit',
])

/** Open rules are asked in their stricter reading. */
const openRules = new Set(
  rules.flatMap(({ id, confidence }) => (confidence === 'open' ? [id] : [])),
)

const judged = rules.filter(
  ({ text, phase, decidable }) => text === 'core' && phase === 'validate' && decidable !== 'no',
)

function without(wanted: readonly Rule[], covered: ReadonlySet<string>): readonly string[] {
  return wanted.flatMap(({ id }) => (covered.has(id) ? [] : [id]))
}

describe('the catalogue of core', () => {
  const covered = new Set<string>([...cases.map(({ rule }) => rule), ...elsewhere])

  it('has rules to judge, each with cases', () => {
    expect(judged.length).toBeGreaterThan(300)
    expect(without(judged, covered)).toEqual([])
  })

  it('would miss a rule without a case', () => {
    const fewer = new Set([...covered].filter((rule) => rule !== 'core/load-type'))
    expect(without(judged, fewer)).toEqual(['core/load-type'])
  })

  it('has one check for each rule', () => {
    const own = checks.map(({ rule }) => rule).filter((rule) => rule.startsWith('core/'))
    expect(own.toSorted()).toEqual(judged.map(({ id }) => id).toSorted())
  })
})

describe.each(
  cases.map((row, index) => [`${row.rule} ${row.name ?? ''} (${index})`, row] as const),
)('%s', (_, { rule, valid, invalid }) => {
  const open = openRules.has(rule)

  it('accepts what keeps it', () => {
    expect(validate(compose(valid), newest, { open })).toEqual({ kind: 'valid' })
  })

  it('blames what breaks it, alone, and is all that refuses it', () => {
    const words = compose(invalid)
    const verdict = validate(words, newest, { open })
    const blames = verdict.kind === 'invalid' ? verdict.blames : []
    expect(blames.length).toBeGreaterThan(0)
    expect([...new Set(blames.map((blame) => blame.rule))]).toEqual([rule])
    for (const { word, message } of blames) {
      expect(word).toBeLessThan(words.length)
      expect(message).toMatch(/^[^\n]+[^.\n]$/)
    }
    expect(judgeWithout(rule, { open })(words, newest)).toEqual({ kind: 'valid' })
  })
})
