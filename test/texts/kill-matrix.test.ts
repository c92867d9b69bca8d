import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checks } from '#reference/checks'
import { createValidator, type Validator } from '#reference/validate'
import { packageRoot } from '#runner/package-root'
import { groupBy } from '#runner/report/group-by'
import type { Rule } from '#spec/rule'
import { rules } from '#spec/texts'
import { corpusCases } from './corpus-cases.ts'
import { type CaseWords, killMatrix, realJudges } from './kill-matrix.ts'

const cases = groupBy(corpusCases, ({ case: { rule } }) => rule.slice(0, rule.indexOf('/')))
const has = (room: string) => (name: string) => existsSync(join(packageRoot(), room, name))

const isDecided = ({ decidable, limits }: Rule): boolean =>
  decidable === 'module' || limits !== undefined

/** Texts with a rule that a module or limits decide; those of the others are decided when a program runs. */
const decidedTexts = [...new Set(rules.filter(isDecided).map(({ text }) => text))]
const judged = decidedTexts.filter(has('reference'))
const made = judged.filter(has('generators'))

function casesOf(text: string): readonly CaseWords[] {
  const found = cases.get(text) ?? []
  if (found.length === 0) throw new Error(`${text}: there are no cases`)
  return found
}

// Rules of later versions come with their cases.
const rulesOf = (text: string) =>
  rules.filter((rule) => rule.text === text && rule.revisions?.since === undefined)

describe('the texts of the suite', () => {
  it('all have both a judge and makers', () => {
    expect(judged.length).toBeGreaterThan(0)
    expect(judged.filter((name) => !made.includes(name))).toEqual([])
    expect(decidedTexts.filter((name) => !judged.includes(name))).toEqual([])
  })
})

describe.each(made)('the text %s', (text) => {
  it('accepts exactly the cases that break a rule if the check of that rule is removed', () => {
    expect(casesOf(text).filter((entry) => entry.case.control !== null).length).toBeGreaterThan(0)
    expect(killMatrix(casesOf(text), rulesOf(text))).toEqual([])
  }, 3_600_000)

  it('has exactly one check for each rule that a module or limits decide, in the validation phase', () => {
    const decidable = rulesOf(text).filter(isDecided)
    expect(decidable.length).toBeGreaterThan(0)
    const lacking = decidable.flatMap(({ id, phase }) => {
      const checking = checks.filter(({ rule }) => rule === id).length
      return checking === (phase === 'validate' ? 1 : 0) ? [] : [`${id} has ${checking} checks`]
    })
    expect(lacking).toEqual([])
  })
})

describe('killMatrix', () => {
  /** Rules that are not open, and that a case breaks. */
  const tried = (name: string): readonly Rule[] =>
    rulesOf(name).filter(
      ({ id, phase, confidence }) =>
        phase === 'validate' &&
        confidence !== 'open' &&
        casesOf(name).some((entry) => entry.case.rule === id && entry.case.control !== null),
    )

  // The text with the fewest cases shows as much as any other that has several such rules.
  const [text = ''] = made
    .filter((name) => tried(name).length > 1)
    .toSorted((a, b) => casesOf(a).length - casesOf(b).length)
  const [some] = tried(text)

  const accepting: Validator = () => ({ kind: 'valid' })
  function foundWith(judges: Partial<typeof realJudges>): readonly string[] {
    if (some === undefined) throw new Error(`${text} has no rule to try`)
    const found = killMatrix(casesOf(text), [some], { ...realJudges, ...judges })
    expect(found.length).toBeGreaterThan(0)
    return found
  }

  it('finds a rule that another check enforces as well', () => {
    const whole = createValidator()
    for (const message of foundWith({ without: () => whole }))
      expect(message).toMatch(new RegExp(`^without ${some?.id}, ${some?.id}/.* is invalid`))
  })

  it('finds a check that enforces other rules, too', () => {
    for (const message of foundWith({ without: () => accepting }))
      expect(message).toMatch(/^without .* is valid and not invalid/)
  })

  it('finds a check that depends on another one', () => {
    for (const message of foundWith({ alone: () => accepting }))
      expect(message).toMatch(`with the check of ${some?.id} alone, ${some?.id}/`)
  })
})
