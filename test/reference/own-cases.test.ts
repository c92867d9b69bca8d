import { describe, expect, it } from 'vitest'
import { validate } from '#reference/validate'
import { isProblem } from '#runner/is-problem'
import { readLimits } from '#runner/limits/read-limits'
import type { OwnCase } from '#runner/own-cases/own-cases'
import { environmentByName } from '#spec/environments'
import type { Limits } from '#spec/limits/limit'
import { rules } from '#spec/texts'
import type { Verdict } from '#spec/verdict'
import { ownCases } from '../support/own-cases.ts'
import { judgeWithout } from './judge-without.ts'
import { newest } from './newest.ts'
import { lackingIn } from './own-cases-lacking.ts'

/**
 * Every `<text>/<family>.pairs.hbs` beside this file: modules with an answer, by whoever wrote the judge. The control of a pair is
 * accepted, and each way is refused for exactly its rule, which is all that refuses it.
 */
const cases = ownCases

/** Open rules are asked in their stricter reading, and blamed in no other. */
const openRules = new Set<string>(
  rules.flatMap(({ id, confidence }) => (confidence === 'open' ? [id] : [])),
)

const phases = new Map<string, string>(rules.map(({ id, phase }) => [id, phase]))

function environmentsOf({ environments }: OwnCase) {
  return environments.map((name) => {
    const environment = environmentByName(name)
    if (environment === undefined) throw new Error(`no environment ${name}`)
    return environment
  })
}

function limitsOf({ limits }: OwnCase): { readonly limits?: Limits } {
  if (limits === undefined) return {}
  const read = readLimits('case', JSON.stringify(limits))
  if (isProblem(read)) throw new Error(read.message)
  return { limits: read }
}

function blamedBy(verdict: Verdict): readonly string[] {
  if (verdict.kind === 'valid') return []
  if (verdict.kind !== 'invalid') throw new Error(JSON.stringify(verdict))
  return [...new Set(verdict.blames.map(({ rule }) => rule))]
}

function accepted(ownCase: OwnCase): void {
  const { words, rule, revisions } = ownCase
  for (const environment of environmentsOf(ownCase)) {
    const options = { ...limitsOf(ownCase), ...(revisions && { revisions }) }
    expect(validate(words, environment, options), ownCase.id).toEqual({ kind: 'valid' })
    if (openRules.has(rule))
      expect(validate(words, environment, { ...options, open: true }), ownCase.id).toEqual({
        kind: 'valid',
      })
  }
}

function refused(ownCase: OwnCase): void {
  const { id, words, rule, elsewhere, revisions } = ownCase
  const limits = limitsOf(ownCase)
  const open = openRules.has(rule)
  for (const environment of environmentsOf(ownCase)) {
    const options = { ...limits, open, ...(revisions && { revisions }) }
    const verdict = validate(words, environment, options)
    expect(blamedBy(verdict), `${id}: ${JSON.stringify(verdict)}`).toEqual([rule])
    for (const { word, message } of verdict.kind === 'invalid' ? verdict.blames : []) {
      expect(word, id).toBeLessThan(words.length)
      expect(message, id).toMatch(/^[^\n]+[^.\n]$/)
    }
    // The decoder cannot be asked to leave a rule out.
    if (phases.get(rule) === 'validate' && revisions === undefined)
      expect(judgeWithout(rule, { ...limits, open })(words, environment), id).toEqual({
        kind: 'valid',
      })
    if (open)
      expect(validate(words, environment, { ...options, open: false }), id).toEqual({
        kind: 'valid',
      })
    if (ownCase.limits !== undefined)
      expect(validate(words, environment, { open }), id).toEqual({ kind: 'valid' })
    if (environment.client === 'universal' || phases.get(rule) !== 'validate') continue
    // An extension may be known in environments of its client alone.
    const universal = validate(words, newest)
    const others = universal.kind === 'invalid' ? blamedBy(universal) : []
    expect(others, `${id} in ${newest.name}`).toEqual(elsewhere === undefined ? [] : [elsewhere])
  }
}

function groupedBy(key: (ownCase: OwnCase) => string): ReadonlyMap<string, readonly OwnCase[]> {
  const groups = new Map<string, OwnCase[]>()
  for (const ownCase of cases) {
    const group = groups.get(key(ownCase))
    if (group === undefined) groups.set(key(ownCase), [ownCase])
    else group.push(ownCase)
  }
  return groups
}

describe("the judge's own cases", () => {
  it('exist in large numbers', () => {
    expect(cases.length).toBeGreaterThan(9000)
  })

  it('break every rule that a module decides', () => {
    expect(lackingIn(cases)).toEqual([])
  })

  it('are missed if a rule has none', () => {
    const fewer = cases.filter(({ rule }) => rule !== 'core/load-type')
    expect(lackingIn(fewer)).toEqual(['core/load-type'])
  })

  it.each([...groupedBy(({ id, control }) => control ?? id)])(
    'have the verdict that is written in them: %s',
    (_, pair) => {
      for (const ownCase of pair) {
        if (ownCase.expect === 'valid') accepted(ownCase)
        else refused(ownCase)
      }
    },
  )
})
