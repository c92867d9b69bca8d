import { describe, expect, it } from 'vitest'
import { checks } from '#reference/checks'
import { validate } from '#reference/validate'
import { isProblem } from '#runner/is-problem'
import { readLimits } from '#runner/limits/read-limits'
import { environmentByName } from '#spec/environments'
import type { Limits } from '#spec/limits/limit'
import { rules } from '#spec/texts'
import type { RuleCase } from './case-makers.ts'
import { compose } from './core/pieces.ts'
import { judgeWithout } from './judge-without.ts'

function named(name: string) {
  const environment = environmentByName(name)
  if (environment === undefined) throw new Error(`no environment ${name}`)
  return environment
}

function limitsOf({ limits }: RuleCase): { readonly limits?: Limits } {
  if (limits === undefined) return {}
  const read = readLimits('case', JSON.stringify(limits))
  if (isProblem(read)) throw new Error(read.message)
  return { limits: read }
}

/**
 * Tests of the rules of the environments of a client API: each has cases and one check, and holds in those environments only.
 *
 * @param usual the environment of cases that name none.
 */
export function itJudgesTheEnvironment(
  text: string,
  usual: string,
  cases: readonly RuleCase[],
): void {
  const own = rules.filter((rule) => rule.text === text)
  const newest = named('spv1.6')

  describe('the catalogue of the environment', () => {
    it('has rules, each with a case and one check', () => {
      expect(own.length).toBeGreaterThan(0)
      const covered = new Set(cases.map(({ rule }) => rule))
      expect(own.filter(({ id }) => !covered.has(id)).map(({ id }) => id)).toEqual([])
      const ids = new Set<string>(own.map(({ id }) => id))
      const checked = checks.map(({ rule }) => rule).filter((rule) => ids.has(rule))
      expect(checked.toSorted()).toEqual(own.map(({ id }) => id).toSorted())
    })
  })

  describe.each(cases.map((row, index) => [`${row.rule} (${index})`, row] as const))(
    '%s',
    (_, row) => {
      const { rule } = row
      const environment = named(row.environment ?? usual)
      const isOpen = own.some(({ id, confidence }) => id === rule && confidence === 'open')
      const options = { ...limitsOf(row), open: isOpen }

      it('accepts what keeps it', () => {
        const verdict = validate(compose(row.valid), environment, options)
        expect(verdict).toEqual({ kind: 'valid' })
      })

      it('blames what breaks it, alone, in environments of the client API', () => {
        const words = compose(row.invalid)
        const verdict = validate(words, environment, options)
        const blames = verdict.kind === 'invalid' ? verdict.blames : []
        expect([...new Set(blames.map((blame) => blame.rule))], JSON.stringify(verdict)).toEqual([
          rule,
        ])
        for (const { word, message } of blames) {
          expect(word).toBeLessThan(words.length)
          expect(message).toMatch(/^[^\n]+[^.\n]$/)
        }
        const without = judgeWithout(rule, options)
        expect(without(words, environment)).toEqual({ kind: 'valid' })
        if (isOpen) expect(validate(words, environment, limitsOf(row))).toEqual({ kind: 'valid' })
        if (row.limits !== undefined)
          expect(validate(words, environment)).toEqual({ kind: 'valid' })
        const universal = validate(words, newest)
        const others = universal.kind === 'invalid' ? universal.blames : []
        expect([...new Set(others.map((blame) => blame.rule))], JSON.stringify(universal)).toEqual(
          row.elsewhere === undefined ? [] : [row.elsewhere],
        )
      })
    },
  )
}
