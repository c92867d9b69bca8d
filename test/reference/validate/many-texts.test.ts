import { describe, expect, it } from 'vitest'
import type { LoadedAmendments } from '#reference/amendments'
import type { Check } from '#reference/check'
import { wholeJudgement } from '#reference/dispatch'
import type { SelectedJudgement } from '#reference/selection'
import { createValidator } from '#reference/validate'
import { instructions } from '#spec/grammar/grammar'
import type { Rule, RuleId } from '#spec/rule'
import { composed } from '../../support/composed.ts'
import { ownCases } from '../../support/own-cases.ts'
import { newest } from '../newest.ts'

/** Texts that are planted beside those of the catalogue. */
const count = 10

/** Header word of a version that no module here has, another one for each planted text. */
function farVersion(n: number): number {
  return 0x0002_0000 + n
}

interface Planted {
  readonly checks: readonly Check[]
  readonly amendments: LoadedAmendments
  readonly rules: readonly Rule[]
}

function ruleOf(id: RuleId, versions: Rule['versions']): Rule {
  return {
    id,
    text: 'SPV_PLANTED',
    slug: id.slice(id.indexOf('/') + 1),
    section: 'Nowhere',
    summary: 'A planted rule.',
    class: 'semantics',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    ...(versions === undefined ? {} : { versions }),
  }
}

/** A check that finds every module wrong that it is asked about. */
function never(rule: RuleId, among?: readonly string[]): Check {
  return {
    rule,
    ...(among === undefined ? {} : { among }),
    judgeModule: (_, report) => report(0, 'this module is here'),
  }
}

/** A text with a turn of a version, an amendment that is not in force, and something that its modules must have. */
function plantedText(n: number): Planted {
  const id = (slug: string): RuleId => `SPV_PLANTED_${n}/${slug}`
  const among = instructions[instructions.length - 1 - n]?.name ?? ''
  return {
    checks: [never(id('later')), never(id('own')), never(id('among'), [among])],
    amendments: { inForce: () => false, old: new Map(), own: new Set([id('own')]) },
    rules: [
      ruleOf(id('later'), { since: farVersion(n) }),
      ruleOf(id('own'), undefined),
      ruleOf(id('among'), undefined),
    ],
  }
}

const planted = Array.from({ length: count }, (_, n) => plantedText(n))

function withPlanted(texts: readonly Planted[]): SelectedJudgement {
  const rules = new Map(texts.flatMap((text) => text.rules).map((rule) => [rule.id, rule]))
  return {
    checks: [...texts.flatMap((text) => text.checks), ...wholeJudgement.checks],
    amendments: [...texts.map((text) => text.amendments), ...wholeJudgement.amendments],
    ruleById: (rule) => rules.get(rule) ?? wholeJudgement.ruleById(rule),
  }
}

describe(`with ${count} further texts,`, () => {
  const alone = createValidator()
  const beside = createValidator({}, withPlanted(planted))

  it('the judge gives the same verdict on every case of core as without them', () => {
    const cases = ownCases.filter(({ rule }) => rule.startsWith('core/'))
    expect(cases.length).toBeGreaterThan(600)
    for (const { words } of cases) expect(beside(words, newest)).toEqual(alone(words, newest))
  })

  it('the judge runs the checks of all of them on a module that has their instructions', () => {
    const looking = planted.map((text, n) => ({
      ...text,
      checks: text.checks.map((check) =>
        check.among === undefined ? check : { ...check, among: [...check.among, 'OpNop'] },
      ),
      name: `SPV_PLANTED_${n}/among`,
    }))
    const verdict = createValidator({}, withPlanted(looking))(composed({ body: 'OpNop' }), newest)
    const blames = verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : []
    expect(blames.toSorted()).toEqual(looking.map(({ name }) => name).toSorted())
  })

  it.each(planted.map((_, n) => [n]))(
    'the judge runs the checks of text %i only where it is in force',
    (n) => {
      const inForce = planted.map((text, other) =>
        other === n ? { ...text, amendments: { ...text.amendments, inForce: () => true } } : text,
      )
      const verdict = createValidator({}, withPlanted(inForce))(composed(), newest)
      const blames = verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : []
      expect(blames).toEqual([`SPV_PLANTED_${n}/own`])
    },
  )

  it.each(planted.map((_, n) => [n]))(
    'the judge does not apply sentences of core that text %i rewords',
    (n) => {
      const inForce = planted.map((text, other) =>
        other === n
          ? {
              ...text,
              amendments: {
                inForce: () => true,
                old: new Map<RuleId, readonly RuleId[]>([
                  ['core/load-type', [`SPV_PLANTED_${n}/own`]],
                ]),
                own: new Set<RuleId>([`SPV_PLANTED_${n}/own`]),
              },
            }
          : text,
      )
      const words = composed({ body: '%x = OpLoad %uint %variable_Function_float' })
      expect(alone(words, newest)).toMatchObject({ blames: [{ rule: 'core/load-type' }] })
      const verdict = createValidator({}, withPlanted(inForce))(words, newest)
      const blames = verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : []
      expect(blames).toEqual([`SPV_PLANTED_${n}/own`])
    },
  )
})
