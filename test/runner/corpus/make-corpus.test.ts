import { describe, expect, it } from 'vitest'
import { everyChoice } from '#generators/drive/every-choice'
import type { Generator, Mutator, WordMutator } from '#generators/maker'
import type { CaseRoom, Ceiling } from '#runner/corpus/ceilings'
import type { Judge } from '#runner/corpus/certify'
import { type MadeCorpus, makeCorpus } from '#runner/corpus/make-corpus'
import type { Makers } from '#runner/corpus/makers'
import { judge, large, makers, module, numbers, odd, ruleById, text } from './fake-text.ts'

function room(size: number): CaseRoom {
  return { usual: size, most: size }
}

interface Differently {
  readonly makers?: Partial<Makers>
  readonly judge?: Judge
  readonly ceiling?: Partial<Ceiling>
  readonly everything?: boolean
  readonly includes?: (rule: string) => boolean
}

async function made(differently: Differently = {}): Promise<MadeCorpus> {
  return makeCorpus([text], {
    judge: differently.judge ?? judge,
    everything: differently.everything ?? false,
    ...(differently.includes && { includes: differently.includes }),
    making: async () => ({
      makers: { ...makers, ...differently.makers },
      walk: everyChoice,
      ceiling: { valid: room(40), invalid: room(40), ...differently.ceiling },
      ruleById,
    }),
  })
}

const mutator = (more: Partial<Mutator>): Mutator => ({ ...odd, ...more })

describe('makeCorpus', () => {
  it('writes certified cases with their controls, in every environment of the generator', async () => {
    const { cases, disagreements } = await made()
    expect(disagreements).toEqual([])
    expect(cases.map(({ id, expect: expected }) => `${id} ${expected}`)).toEqual([
      'SPV_TEST/even/number-2-no-twice-1 valid',
      'SPV_TEST/even/number-4-twice-1 valid',
      'SPV_TEST/even/number-6-no-twice-1 valid',
      'SPV_TEST/even/number-8-no-twice-1 valid',
      'SPV_TEST/even/number-2-twice-1 valid',
      'SPV_TEST/even/number-4-no-twice-1 valid',
      'SPV_TEST/even/number-6-twice-1 valid',
      'SPV_TEST/even/number-8-twice-1 valid',
      'SPV_TEST/even/number-2-no-twice-more-1 invalid',
      'SPV_TEST/even/number-2-no-twice-less-1 invalid',
      'SPV_TEST/even/number-4-twice-more-1 invalid',
      'SPV_TEST/even/number-4-twice-less-1 invalid',
      'SPV_TEST/even/number-6-no-twice-more-1 invalid',
      'SPV_TEST/even/number-6-no-twice-less-1 invalid',
      'SPV_TEST/even/number-8-no-twice-more-1 invalid',
      'SPV_TEST/small/number-2-no-twice-large-1 invalid',
      'SPV_TEST/small/number-4-twice-large-1 invalid',
      'SPV_TEST/small/number-6-no-twice-large-1 invalid',
      'SPV_TEST/small/number-8-no-twice-large-1 invalid',
    ])
    const byId = new Map(cases.map((entry) => [entry.id, entry]))
    const broken = cases.filter(({ control }) => control !== null)
    expect(broken.length).toBeGreaterThan(0)
    for (const { control, environments } of broken) {
      expect(byId.get(control ?? '')).toMatchObject({ expect: 'valid', control: null })
      expect(environments).toEqual(['spv1.6', 'vulkan1.3'])
    }
  })

  it('certifies only what the cases of the selected rules need, with the same result', async () => {
    const [asked, askedInAll] = [new Set<object>(), new Set<object>()]
    const whole = await made({
      judge: (words, ...about) => judge(askedInAll.add(words) && words, ...about),
    })
    const { cases, counts } = await made({
      judge: (words, ...about) => judge(asked.add(words) && words, ...about),
      includes: (rule) => rule === 'SPV_TEST/small',
    })
    const small = whole.cases.filter(({ rule }) => rule === 'SPV_TEST/small')
    expect(small.length).toBeGreaterThan(2)
    const controls = new Set(small.map(({ control }) => control))
    expect(cases).toEqual([...whole.cases.filter(({ id }) => controls.has(id)), ...small])
    expect(counts).toEqual(whole.counts)
    expect([...asked].map(String)).toEqual(cases.map(({ words }) => String(words)))
    expect(askedInAll.size).toBe(whole.cases.length)
  })

  it('numbers a control among those of its name, even if no other case needs them', async () => {
    const longer: Generator = {
      ...numbers,
      name: 'longer',
      build: (choices) => module(choices.pick('number', [2, 4]), choices.pick('twice', [2]), 2),
    }
    const shorter: Generator = {
      ...numbers,
      build: (choices) => module(choices.pick('number', [2, 4]), choices.pick('twice', [2])),
    }
    // Only the longer one of two modules with one name has a place for it.
    const largeInLonger: WordMutator = {
      ...large,
      sites: (words) => (words.length > 8 ? large.sites(words) : []),
    }
    const alike = {
      makers: { generators: [shorter, longer], mutators: [], wordMutators: [largeInLonger] },
    }
    const whole = await made(alike)
    const { cases } = await made({ ...alike, includes: (rule) => rule === 'SPV_TEST/small' })
    expect(cases).toEqual(whole.cases)
    const controls = cases.flatMap(({ control }) => control ?? [])
    expect(controls).toEqual([
      'SPV_TEST/even/number-2-twice-2-2',
      'SPV_TEST/even/number-4-twice-2-2',
    ])
  })

  it('writes no two cases with the same words', async () => {
    const again: Generator = { ...numbers, name: 'again', environments: () => ['spv1.5'] }
    const { cases } = await made({ makers: { generators: [numbers, again] } })
    expect(cases.length).toBeGreaterThan(0)
    expect(new Set(cases.map(({ sha256 }) => sha256)).size).toBe(cases.length)
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
    const control = cases.find(({ control: controlId }) => controlId === null)
    expect(control?.environments).toEqual(['spv1.6', 'vulkan1.3', 'spv1.5'])
  })

  describe('for a device', () => {
    const limits = { VkPhysicalDeviceLimits: { maxPushConstantsSize: 128 } }
    const onDevice: Generator = { ...numbers, environments: () => ['vulkan1.3'], limits }

    it('judges with the limits of the generator, which cases keep', async () => {
      const asked: unknown[] = []
      const { cases, disagreements } = await made({
        makers: { generators: [onDevice] },
        judge: (words, environment, reading, revisions, device) => {
          asked.push(device?.get('VkPhysicalDeviceLimits::maxPushConstantsSize'))
          return judge(words, environment, reading, revisions)
        },
      })
      expect(disagreements).toEqual([])
      expect(cases.length).toBeGreaterThan(8)
      for (const entry of cases) expect(entry.limits).toEqual(limits)
      expect(new Set(asked)).toEqual(new Set([128]))
    })

    it('refuses the words of a case for a different device', async () => {
      const { disagreements } = await made({
        makers: { generators: [numbers, { ...onDevice, name: 'again' }] },
      })
      expect(disagreements.length).toBeGreaterThan(0)
      expect(disagreements.map(({ kind }) => kind)).toContain('same-words')
    })

    it('refuses limits that Vulkan does not have', async () => {
      const unknown = { VkPhysicalDeviceLimits: { maxSpeed: 128 } }
      const generators = [{ ...onDevice, limits: unknown }]
      await expect(made({ makers: { generators } })).rejects.toThrow(/Vulkan has no maxSpeed/)
    })
  })

  it('gives the same corpus each time', async () => {
    expect(await made()).toEqual(await made())
  })

  it('obeys the ceilings, adds controls, and reports the cases that it left out', async () => {
    const { cases, counts } = await made({ ceiling: { valid: room(1), invalid: room(2) } })
    const casesOf = (slug: string, broken: boolean) =>
      cases.filter((entry) => entry.rule.endsWith(slug) && (entry.control !== null) === broken)
    expect(casesOf('even', true)).toHaveLength(2)
    expect(casesOf('small', true)).toHaveLength(2)
    const ids = new Set(cases.map(({ id }) => id))
    for (const { control } of cases) if (control !== null) expect(ids).toContain(control)
    const missed = counts.find(({ rule }) => rule === 'SPV_TEST/even')?.missed
    expect(missed).toContain('numbers number=8')
  })

  it('allows other numbers of cases for named rules and texts, with rules first', async () => {
    const rooms = (size: number) => ({ valid: room(size), invalid: room(size) })
    const others = { SPV_TEST: rooms(3), 'SPV_TEST/small': rooms(1) }
    const { cases } = await made({ ceiling: { others } })
    const broken = (slug: string) =>
      cases.filter(({ rule, control }) => rule.endsWith(slug) && control !== null)
    expect(broken('even')).toHaveLength(3)
    expect(broken('small')).toHaveLength(1)
  })

  it('counts valid cases for every rule that applies', async () => {
    const { cases, counts } = await made()
    const valid = cases.filter(({ expect: expected }) => expected === 'valid').length
    expect(valid).toBeGreaterThan(0)
    expect(counts.find(({ rule }) => rule === 'SPV_TEST/small')).toMatchObject({
      valid: 0,
      applies: valid,
      candidates: 8,
    })
  })

  describe('for a rule that its text leaves open', () => {
    const makersOfOpen = { mutators: [mutator({ name: 'open', rule: 'open' })], wordMutators: [] }
    const strict: Judge = (words, environment, reading) => {
      const verdict = judge(words, environment, reading)
      if (verdict.kind !== 'invalid') return verdict
      return { ...verdict, blames: [{ rule: 'SPV_TEST/open', word: 6, message: '' }] }
    }
    const lenient: Judge = () => ({ kind: 'valid' })
    const both: Judge = (words, environment, reading) =>
      (reading === 'strict' ? strict : lenient)(words, environment, reading)

    it('expects either answer if the judge shows both readings', async () => {
      const { cases, disagreements } = await made({ makers: makersOfOpen, judge: both })
      expect(disagreements).toEqual([])
      const broken = cases.filter(({ control }) => control !== null)
      expect(broken.length).toBeGreaterThan(0)
      for (const entry of broken)
        expect(entry).toMatchObject({ expect: 'either', confidence: 'open' })
    })

    it('expects valid for a module that breaks nothing in either reading', async () => {
      const open = { ...numbers, rule: 'open', alsoApplies: [] }
      const { cases, disagreements } = await made({
        makers: { generators: [open] },
        judge: lenient,
      })
      expect(disagreements.map(({ kind }) => kind)).not.toContain('refused')
      const whole = cases.filter(({ control }) => control === null)
      expect(whole.length).toBeGreaterThan(0)
      for (const entry of whole)
        expect(entry).toMatchObject({ rule: 'SPV_TEST/open', expect: 'valid' })
    })

    it('expects either answer for a module that only the strict reading refuses', async () => {
      const open = { ...numbers, rule: 'open', alsoApplies: [] }
      const refusing: Judge = (words, environment, reading) =>
        reading === 'strict' ? strict(words.with(6, 5), environment, reading) : { kind: 'valid' }
      const { cases } = await made({ makers: { generators: [open] }, judge: refusing })
      const whole = cases.filter(({ control }) => control === null)
      expect(whole.length).toBeGreaterThan(0)
      for (const entry of whole) expect(entry.expect).toBe('either')
    })

    it('reports a judge that has one reading only', async () => {
      const always = await made({ makers: makersOfOpen, judge: strict })
      expect(new Set(always.disagreements.map(({ kind }) => kind))).toEqual(
        new Set(['blamed-otherwise']),
      )
      const never = await made({ makers: makersOfOpen, judge: lenient })
      expect(new Set(never.disagreements.map(({ kind }) => kind))).toEqual(new Set(['accepted']))
    })

    it('reports a valid module that a strict reading of any rule would refuse', async () => {
      const refuses: Judge = (words, environment, reading) =>
        reading === 'strict' && words[6] === 4
          ? strict(words.with(6, 5), environment, reading)
          : judge(words, environment, reading)
      const { disagreements } = await made({ judge: refuses })
      expect(disagreements.map(({ kind }) => kind)).toContain('refused')
    })
  })
})

describe('disagreements', () => {
  it('reports a valid module that the judge refuses, and the cases made from it', async () => {
    const refuses: Judge = (words, environment, reading) =>
      words[6] === 4 ? { kind: 'unsupported', why: 'four' } : judge(words, environment, reading)
    const { cases, disagreements } = await made({ judge: refuses })
    const kinds = disagreements.map(({ kind }) => kind)
    expect(kinds).toContain('refused')
    expect(kinds).toContain('control-refused')
    for (const { origin } of disagreements) expect(origin.choices).toMatchObject({ number: '4' })
    for (const { origin } of cases) expect(origin.choices).not.toMatchObject({ number: '4' })
  })

  it('reports a fault that the judge does not see', async () => {
    const harmless = mutator({ name: 'harmless', apply: () => module(100) })
    const { disagreements } = await made({ makers: { mutators: [harmless] } })
    expect(disagreements.map(({ kind }) => kind)).toContain('accepted')
    expect(disagreements[0]?.judge).toEqual({ kind: 'valid' })
  })

  it('reports a fault that is also blamed on another rule, or in the wrong phase', async () => {
    const both = mutator({ name: 'both', apply: () => module(1001) })
    const doubled = await made({ makers: { mutators: [both] } })
    expect(doubled.disagreements.map(({ kind }) => kind)).toEqual(['blamed-otherwise'])
    const decoding: Judge = (words, environment, reading) => {
      const verdict = judge(words, environment, reading)
      return verdict.kind === 'invalid' ? { ...verdict, phase: 'decode' } : verdict
    }
    const { disagreements } = await made({ judge: decoding })
    expect(new Set(disagreements.map(({ kind }) => kind))).toEqual(new Set(['blamed-otherwise']))
  })

  it('reports an answer that is right in one environment only', async () => {
    const blind: Judge = (words, environment, reading) =>
      environment.name === 'vulkan1.3' ? { kind: 'valid' } : judge(words, environment, reading)
    const { cases, disagreements } = await made({ judge: blind })
    expect(cases.every(({ control }) => control === null)).toBe(true)
    expect(disagreements.length).toBeGreaterThan(0)
    for (const { environment } of disagreements) expect(environment).toBe('vulkan1.3')
  })

  it('reports two claims about the same words', async () => {
    const alsoSmall = mutator({ name: 'also-small', rule: 'small' })
    const { disagreements } = await made({ makers: { mutators: [odd, alsoSmall] } })
    expect(disagreements.map(({ kind }) => kind)).toContain('same-words')
    const valid = mutator({ name: 'valid', apply: (whole) => whole })
    const unbroken = await made({ makers: { mutators: [valid], wordMutators: [] } })
    expect(unbroken.disagreements.map(({ kind }) => kind)).toContain('same-words')
  })

  it('reports more of them if all candidates are certified', async () => {
    const sometimes = mutator({
      name: 'sometimes',
      apply: (whole, site) =>
        whole.instructions[0]?.words.length === 2 ? module(100, 100) : odd.apply(whole, site),
    })
    const few = await made({ makers: { mutators: [sometimes] }, ceiling: { invalid: room(1) } })
    expect(few.disagreements).toEqual([])
    const all = await made({
      makers: { mutators: [sometimes] },
      ceiling: { invalid: room(1) },
      everything: true,
    })
    expect(all.disagreements.map(({ kind }) => kind)).toContain('accepted')
  })
})

describe('mistakes of the makers', () => {
  it('are reported with the maker of a rule that does not exist', async () => {
    await expect(made({ makers: { mutators: [mutator({ rule: 'none' })] } })).rejects.toThrow(
      'mutator SPV_TEST/odd: SPV_TEST has no rule none',
    )
    await expect(
      made({ makers: { generators: [{ ...numbers, alsoApplies: ['none'] }] } }),
    ).rejects.toThrow('generator SPV_TEST/numbers: SPV_TEST has no rule none')
    await expect(
      made({ makers: { generators: [{ ...numbers, environments: () => ['moon'] }] } }),
    ).rejects.toThrow('there is no environment moon')
  })

  it('are reported with the name of a generator that throws an error', async () => {
    const broken: Generator = {
      ...numbers,
      build: () => {
        throw new Error('no such type')
      },
    }
    await expect(made({ makers: { generators: [broken] } })).rejects.toThrow(
      'generator SPV_TEST/numbers: no such type',
    )
  })

  it('are reported with the name of a mutator that throws an error', async () => {
    const broken = {
      ...large,
      sites: () => {
        throw new Error('at word 3')
      },
    }
    await expect(made({ makers: { wordMutators: [broken] } })).rejects.toThrow(
      'mutator SPV_TEST/large: at word 3',
    )
  })
})
