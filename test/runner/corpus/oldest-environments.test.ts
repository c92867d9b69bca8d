import { describe, expect, it } from 'vitest'
import { everyChoice } from '#generators/drive/every-choice'
import type { Generator } from '#generators/maker'
import type { Judge } from '#runner/corpus/certify'
import type { CaseDraft, MadeCase } from '#runner/corpus/draft'
import { makeCorpus } from '#runner/corpus/make-corpus'
import { oldestEnvironments } from '#runner/corpus/oldest-environments'
import { judge, makers, numbers, ruleById, text } from './fake-text.ts'

const room = { usual: 40, most: 40 }

async function made(answering: Judge, generator: Generator): Promise<readonly MadeCase[]> {
  const { cases, disagreements } = await makeCorpus([text], {
    judge: answering,
    making: async () => ({
      makers: { ...makers, generators: [generator] },
      walk: everyChoice,
      ceiling: { valid: room, invalid: room },
      ruleById,
    }),
  })
  expect(disagreements).toEqual([])
  return cases
}

const universal: Generator = { ...numbers, environments: () => ['spv1.6'] }

/** Ids of the cases with a fault that are asked about in an environment, by their rules. */
function askedIn(cases: readonly MadeCase[], environment: string) {
  const asked = cases.filter(
    ({ control, environments }) => control !== null && environments.includes(environment),
  )
  return ['even', 'small'].map((slug) => asked.filter(({ rule }) => rule === `SPV_TEST/${slug}`))
}

describe('the oldest environment in which cases of a rule hold', () => {
  it('is asked about one case of each rule, although it has the same version of SPIR-V as the newest one', async () => {
    const cases = await made(judge, universal)
    const byId = new Map(cases.map((entry) => [entry.id, entry]))
    for (const asked of askedIn(cases, 'vulkan1.3')) {
      expect(asked).toHaveLength(1)
      const control = byId.get(asked[0]?.control ?? '')
      expect(control?.environments).toContain('vulkan1.3')
    }
    for (const all of askedIn(cases, 'vulkan1.4')) expect(all.length).toBeGreaterThan(1)
  })

  it('is asked about the first case that holds there with its control', async () => {
    const refusing: Judge = (words, environment, reading) =>
      environment.name === 'vulkan1.3' && (words[6] ?? 0) < 4
        ? { kind: 'unsupported', why: 'the number is small' }
        : judge(words, environment, reading)
    const cases = await made(refusing, universal)
    const byId = new Map(cases.map((entry) => [entry.id, entry]))
    for (const asked of askedIn(cases, 'vulkan1.3')) {
      expect(asked).toHaveLength(1)
      expect(byId.get(asked[0]?.control ?? '')?.words[6]).toBeGreaterThanOrEqual(4)
    }
  })

  it('is none where the maker names an environment of another client alone', async () => {
    const ofOpenCl: Generator = { ...numbers, environments: () => ['opencl2.2'] }
    const older: Generator = {
      ...ofOpenCl,
      build: (choices) => ({ ...numbers.build(choices), version: 0x0001_0000 }),
    }
    const cases = await made(judge, older)
    expect(cases.length).toBeGreaterThan(2)
    for (const { environments } of cases) expect(environments).toEqual(['opencl2.2'])
  })

  it('is looked for only among rules that ask about a wanted case, with the same result', () => {
    const words = new Uint32Array([0x0723_0203, 0x0001_0000])
    const environments = ['spv1.6']
    const draft = (slug: string, control: CaseDraft | null): CaseDraft => {
      const rule = ruleById(`SPV_TEST/${slug}`)
      if (rule === undefined) throw new Error(slug)
      const candidate: CaseDraft['candidate'] = {
        rule,
        origin: { generator: 'numbers', choices: {} },
        environments,
        summary: slug,
        control: control?.candidate ?? null,
        words: () => words,
        features: () => ({ first: [], second: [] }),
      }
      return { candidate, expect: 'valid', words, sha256: slug, control, environments, applies: [] }
    }
    const shared = draft('even', null)
    const alone = draft('even', null)
    const [even, small, open] = [
      draft('even', alone),
      draft('small', shared),
      draft('open', shared),
    ]
    const drafts = [shared, alone, even, small, open]
    const asked = new Set<CaseDraft>()
    const all = oldestEnvironments(drafts, () => true)
    const some = oldestEnvironments(drafts, (each) => asked.add(each).has(each), [shared, small])
    expect([...all.keys()]).toEqual([alone, even, shared, small, open])
    expect([...asked]).toEqual([shared, small, open])
    for (const each of [shared, small]) {
      expect(some.get(each)).toEqual(all.get(each))
      expect(some.get(each)).toContain('spv1.0')
    }
  })
})
