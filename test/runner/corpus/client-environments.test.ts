import { describe, expect, it } from 'vitest'
import { everyChoice } from '#generators/drive/every-choice'
import type { Generator } from '#generators/maker'
import type { Module } from '#generators/module'
import type { Judge } from '#runner/corpus/certify'
import type { MadeCase } from '#runner/corpus/draft'
import { makeCorpus } from '#runner/corpus/make-corpus'
import type { Text } from '#spec/rule'
import { judge, makers, numbers, ruleById, text } from './fake-text.ts'

const room = { usual: 40, most: 40 }

const universal: Generator = { ...numbers, environments: () => ['spv1.6'] }

async function made(answering: Judge, generator = universal, about: Text = text) {
  const { cases, disagreements } = await makeCorpus([about], {
    judge: answering,
    making: async () => ({
      makers: { ...makers, generators: [generator] },
      walk: everyChoice,
      ceiling: { valid: room, invalid: room },
      ruleById,
    }),
  })
  expect(disagreements).toEqual([])
  expect(cases.some(({ control }) => control !== null)).toBe(true)
  return cases
}

/** The environments of cases, each list once. */
function environmentsOf(cases: readonly MadeCase[]): ReadonlySet<string> {
  return new Set(cases.map(({ environments }) => environments.join(' ')))
}

/** The list of most cases, and that of the case of each rule which is also asked about in the oldest environment. */
function withOldest(names: string): ReadonlySet<string> {
  return new Set([names, `${names} vulkan1.3`])
}

function isNotOldest(name: string): boolean {
  return name !== 'vulkan1.3'
}

/** A judge that refuses in these environments whatever holds these numbers. */
function refusing(names: readonly string[], numbers: readonly number[]): Judge {
  return (words, environment, reading) =>
    names.includes(environment.name) && numbers.includes(words[6] ?? 0)
      ? {
          kind: 'invalid',
          phase: 'validate',
          blames: [{ rule: 'SPV_TEST/small', word: 6, message: '' }],
          message: '',
        }
      : judge(words, environment, reading)
}

describe('the environments of client APIs in which cases are asked about', () => {
  it('are the newest one that accepts the version of the module, and the oldest one for an older version', async () => {
    expect(environmentsOf(await made(judge))).toEqual(withOldest('spv1.6 vulkan1.4'))
    const older = (version: number): Generator => ({
      ...universal,
      build: (choices): Module => ({ ...numbers.build(choices), version }),
    })
    const shown = new Set(
      [...environmentsOf(await made(judge, older(0x0001_0000)))].flatMap((names) =>
        names.split(' '),
      ),
    )
    for (const name of ['vulkan1.4', 'vulkan1.0', 'opencl2.2', 'opencl1.2'])
      expect(shown).toContain(name)
    const between = [...shown].filter((name) => /^vulkan1\.[1-3]/.test(name))
    expect(between.length).toBeGreaterThan(1)
    const withoutOldest = refusing(['vulkan1.0'], [2, 4, 6, 8])
    for (const names of environmentsOf(await made(withoutOldest, older(0x0001_0000)))) {
      expect(names).toContain('vulkan1.1')
      expect(names).not.toContain('vulkan1.0')
    }
  })

  it('include one at a time of those between the universal ones that the maker names', async () => {
    const named: Generator = { ...universal, environments: () => ['spv1.0', 'spv1.6'] }
    const lists = [...environmentsOf(await made(judge, named))].map((names) => names.split(' '))
    const between = lists.map(([, , third = '']) => third)
    for (const name of between) expect(name).toMatch(/^spv1\.[1-5]$/)
    expect(new Set(between).size).toBeGreaterThan(1)
  })

  it('are older ones if only they accept the module, and none if no environment does', async () => {
    const cases = await made(refusing(['vulkan1.4'], [4]))
    const environmentsAt = (number: number) =>
      environmentsOf(cases.filter(({ words, control }) => control === null && words[6] === number))
    expect(environmentsAt(2)).toEqual(withOldest('spv1.6 vulkan1.4'))
    expect(environmentsAt(4)).toEqual(new Set(['spv1.6 vulkan1.3']))
    const none = await made(refusing(['vulkan1.3', 'vulkan1.4'], [2, 4, 6, 8]))
    expect(environmentsOf(none)).toEqual(new Set(['spv1.6']))
  })

  it('are those of the control for a broken module, if its rule alone is blamed there', async () => {
    const cases = await made(refusing(['vulkan1.3', 'vulkan1.4'], [3]))
    const byId = new Map(cases.map((entry) => [entry.id, entry]))
    const broken = cases.filter(({ control }) => control !== null)
    for (const { words, control, environments } of broken) {
      const expected = words[6] === 3 ? ['spv1.6'] : byId.get(control ?? '')?.environments
      expect(environments.filter(isNotOldest)).toEqual(expected?.filter(isNotOldest))
    }
    expect(environmentsOf(broken)).toEqual(new Set(['spv1.6', ...withOldest('spv1.6 vulkan1.4')]))
  })

  it('are those that a maker names, if it names one of the client or is for a client only', async () => {
    const named: Generator = { ...numbers, environments: () => ['spv1.6', 'vulkan1.3'] }
    expect(environmentsOf(await made(judge, named))).toEqual(new Set(['spv1.6 vulkan1.3']))
    const old: Generator = {
      ...numbers,
      environments: () => ['opencl1.2'],
      build: (choices) => ({ ...numbers.build(choices), version: 0x0001_0000 }),
    }
    expect(environmentsOf(await made(judge, old))).toEqual(new Set(['opencl1.2']))
  })

  it('exclude those in which another version of the text gives another answer than in the first one', async () => {
    const dates = ['2025-01-01', '2026-01-01']
    const versions = dates.map((date) => ({ date, revision: 1 }))
    const rules = text.rules.map((rule) =>
      rule.slug === 'even' ? { ...rule, revisions: { since: '2026-01-01' } } : rule,
    )
    const instructions = [
      { name: 'OpTest', opcode: 8, wordCount: 2, variable: true, operands: [], capabilities: [] },
    ]
    const facts = { ...text.facts, extension: 'SPV_TEST', instructions }
    const versioned: Text = { ...text, versions, rules, facts }
    const older: Judge = (words, environment, reading, revisions) =>
      Object.values(revisions ?? {}).includes('2025-01-01') && environment.name !== 'vulkan1.4'
        ? { kind: 'unsupported', why: 'the version has no such instruction' }
        : judge(words, environment, reading)
    expect(environmentsOf(await made(older, universal, versioned))).toEqual(
      new Set(['spv1.6 vulkan1.3']),
    )
  })
})
