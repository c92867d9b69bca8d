import { describe, expect, it } from 'vitest'
import { fromBytes, toBytes } from '#generators/words/bytes'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'
import type { FiledCase } from '#runner/corpus/manifest'
import type { Corpus } from '#runner/corpus/read-corpus'
import type { Expectations } from '#runner/expectations/expectations'
import { knownOf, twoReadings } from '#runner/fuzz/campaign/known'
import { recordMessages } from '#runner/fuzz/campaign/record-messages'
import type { Asked } from '#runner/fuzz/observe/asked'
import type { ObservedDisagreement } from '#runner/fuzz/observe/observation'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import type { Consumer, Oracle } from '#runner/oracle/oracle'
import { type Environment, environmentByName } from '#spec/environments'
import { opcodeOf } from '#spec/grammar/opcodes'
import { assembly } from '../../support/assembly.ts'
import { planted } from '../../support/planted.ts'

const environment = environmentByName('spv1.6') as Environment
const module = (declaration: string) =>
  assembly(`OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
${declaration}
`)
const plain = module('%1 = OpTypeBool')
const odd = module('%1 = OpTypeSampler')

function filed(rule: FiledCase['rule'], index: number): FiledCase {
  return {
    id: `${rule}/case-${index}`,
    rule,
    expect: 'valid',
    phase: 'validate',
    control: null,
    environments: ['spv1.6'],
    confidence: 'certain',
    summary: '',
    origin: { generator: 'test', choices: {} },
    sha256: '',
    file: '',
  }
}

/** Three cases of a rule whose modules the tool takes, three of one whose it refuses. */
const cases = (['core/type-unique', 'core/undef-not-void'] as const).flatMap((rule) =>
  Array.from({ length: 3 }, (_, index) => filed(rule, index)),
)
const corpusOf = (chosen: readonly FiledCase[]) =>
  ({
    manifest: { cases: chosen },
    read: ({ rule }: FiledCase) => ({ words: rule === 'core/type-unique' ? plain : odd }),
  }) as unknown as Corpus
const corpus = corpusOf(cases)

/** Answers like that about samplers, and counts what it is asked. */
function oddAboutSamplers(
  answer: 'refuses' | 'dies',
  message = 'no samplers, please',
): Oracle & { readonly asked: () => number } {
  let count = 0
  const judgeAll: Oracle['judgeAll'] = async (questions) => {
    count += questions.length
    return questions.map(({ module: binary }) => {
      if (binary.length !== odd.length || binary.join() !== odd.join()) return { kind: 'valid' }
      return answer === 'refuses'
        ? { kind: 'invalid', phase: 'validate', blames: [], message }
        : { kind: 'crash', signal: 'SIGSEGV', message }
    })
  }
  return { ...planted.isRight(), judgeAll, asked: () => count }
}

const expectations: Expectations = {
  tool: 'right',
  moving: {},
  entries: [{ rules: ['core/*'], outcome: 'false-reject', reason: 'it takes no samplers' }],
}

function probeOf(tool: Oracle) {
  const [probe] = probesOf([tool], [])
  if (probe === undefined) throw new Error('no probe')
  return probe
}

const refuses = (key: string, more: Partial<ObservedDisagreement> = {}) => ({
  environment,
  disagreement: { outcome: 'false-reject' as const, key, said: key, ...more },
})

describe('the record of a tool', () => {
  it('has the messages about cases that an entry explains, once each', async () => {
    const tool = oddAboutSamplers('refuses')
    expect(await recordMessages(probeOf(tool), expectations, corpus)).toEqual([
      { outcome: 'false-reject', key: 'no samplers, please', reason: 'it takes no samplers' },
    ])
    expect(tool.asked()).toBe(6)
  })

  it('is empty if no case can show what the entry says', async () => {
    const tool = oddAboutSamplers('refuses')
    const entries = expectations.entries.map((row) => ({
      ...row,
      outcome: 'false-accept' as const,
    }))
    expect(await recordMessages(probeOf(tool), { ...expectations, entries }, corpus)).toEqual([])
    expect(tool.asked()).toBe(0)
  })

  it('excludes other outcomes than that of the entry, and crashes without a message', async () => {
    const dies = oddAboutSamplers('dies', 'in take_sampler')
    expect(await recordMessages(probeOf(dies), expectations, corpus)).toEqual([])
    const entries = expectations.entries.map((row) => ({ ...row, outcome: 'crash' as const }))
    const crashes = { ...expectations, entries }
    expect(await recordMessages(probeOf(dies), crashes, corpus)).toMatchObject([
      { outcome: 'crash', key: 'SIGSEGV in take_sampler' },
    ])
    const silent = oddAboutSamplers('dies', '')
    expect(await recordMessages(probeOf(silent), crashes, corpus)).toEqual([
      {
        outcome: 'crash',
        key: 'SIGSEGV',
        at: 'OpTypeSampler',
        reason: 'it takes no samplers',
      },
    ])
  })

  it('has the stack of a crash whose message names no place, so that others with the same message differ', async () => {
    const words = "terminate called after throwing an instance of 'std::out_of_range'"
    const entries = expectations.entries.map((row) => ({ ...row, outcome: 'crash' as const }))
    const dies = { ...oddAboutSamplers('dies', words), stack: async () => ['walk', 'main'] }
    const recorded = await recordMessages(probeOf(dies), { ...expectations, entries }, corpus)
    const key = `SIGSEGV ${words} in walk, main`
    expect(recorded).toMatchObject([{ outcome: 'crash', key }])
    const messages = { tool: 'right', versions: { '': [...recorded] } }
    const known = knownOf('', { ...expectations, entries }, messages)
    const death = (signature: string, more: Partial<ObservedDisagreement> = {}) =>
      known({ environment, disagreement: { outcome: 'crash', key: signature, said: '', ...more } })
    expect(death(key)).toBe('it takes no samplers')
    expect(death(`SIGSEGV ${words} in run, main`)).toBeUndefined()
    expect(death(`SIGSEGV ${words}`, { nameless: true })).toBeUndefined()
  })

  it('excludes a hang, since it is like any other', async () => {
    const hangs: Oracle = {
      ...planted.isRight(),
      judgeAll: async (questions) => questions.map(() => ({ kind: 'timeout', ms: 1 })),
    }
    const entries = expectations.entries.map((row) => ({ ...row, outcome: 'timeout' as const }))
    expect(await recordMessages(probeOf(hangs), { ...expectations, entries }, corpus)).toEqual([])
  })

  it('includes a refusal of a case that can be read two ways, but not a crash', async () => {
    const readTwice = corpusOf(cases.map((entry) => ({ ...entry, expect: 'either' })))
    const nothing = { ...expectations, entries: [] }
    const refusing = probeOf(oddAboutSamplers('refuses'))
    expect(await recordMessages(refusing, nothing, readTwice)).toMatchObject([
      { outcome: 'false-reject', key: 'no samplers, please' },
    ])
    const dies = probeOf(oddAboutSamplers('dies', 'in take_sampler'))
    expect(await recordMessages(dies, nothing, readTwice)).toEqual([])
  })

  it('has the message of a run with the option of an entry, under that option', async () => {
    const tool = oddAboutSamplers('refuses')
    const silent = { ...probeOf(tool), observe: async () => [] }
    const drawing = {
      ...probeOf(tool),
      observe: async (asked: readonly Asked[]) =>
        asked.map(({ options = [] }) => {
          const disagreement = { outcome: 'crash', key: `${options}: in walk`, said: '' } as const
          return { kind: 'crash', template: '', disagreement }
        }),
    }
    const reason = 'walks too far'
    const entries = [
      { rules: ['core/*'], outcome: 'crash' as const, options: ['--a', '--b'], reason },
      { rules: ['core/*'], outcome: 'crash' as const, reason: 'always' },
    ]
    const valid = corpusOf(cases.map((entry) => ({ ...entry, expect: 'valid' })))
    expect(await recordMessages(silent, { ...expectations, entries }, valid, drawing)).toEqual([
      { outcome: 'crash', key: '--a: in walk', reason },
      { outcome: 'crash', key: '--b: in walk', reason },
    ])
  })

  it('has the message about a case that can be read two ways', async () => {
    const open = corpusOf(cases.map((entry) => ({ ...entry, expect: 'either' })))
    const tool = probeOf(oddAboutSamplers('refuses'))
    expect(await recordMessages(tool, { ...expectations, entries: [] }, open)).toMatchObject([
      { reason: twoReadings },
    ])
  })
})

/** Takes modules and, with an option, takes away one name at each run; refuses samplers. */
const optimiser: Consumer = {
  ...{ kind: 'consumer', name: 'planted-optimiser', tool: 'planted-optimiser', version: '1' },
  ...{
    command: '',
    close: () => {},
    passes: { command: () => '', listed: ['--one-name', '--nothing'] },
  },
  again: (options) => options ?? [],
  takeAll: async (questions) =>
    questions.map(({ module: binary, options = [] }) => {
      const form = read(
        binary instanceof Uint8Array ? (fromBytes(binary) ?? new Uint32Array()) : binary,
      )
      if (form === undefined) return { kind: 'error', why: 'not a module' }
      const { instructions } = form
      if (instructions.some(({ opcode }) => opcode === opcodeOf('OpTypeSampler')))
        return { kind: 'invalid', phase: 'validate', blames: [], message: 'no samplers, please' }
      const name = instructions.findIndex(({ opcode }) => opcode === opcodeOf('OpName'))
      const without = { ...form, instructions: instructions.filter((_, index) => index !== name) }
      const isTold = options.includes('--one-name')
      return { kind: 'output', value: toBytes(encode(isTold ? without : form)) }
    }),
}

describe('the record of a tool that takes modules', () => {
  const named = module('OpName %1 "one"\nOpName %1 "other"\n%1 = OpTypeBool')
  const modules: Readonly<Record<string, Uint32Array>> = {
    'core/type-unique': named,
    'core/undef-not-void': odd,
  }
  const made = {
    manifest: { cases },
    read: ({ rule }: FiledCase) => ({ words: modules[rule] }),
  } as unknown as Corpus
  const probes = probesOf([optimiser], [])
  const [usual] = probes
  const drawing = probes.find((probe) => probe.usual !== undefined)
  const recorded = (entries: Expectations['entries']) => {
    if (usual === undefined || drawing === undefined) throw new Error('no probe')
    return recordMessages(usual, { ...expectations, entries }, made, drawing)
  }

  it('includes a refusal of valid modules', async () => {
    expect(await recorded(expectations.entries)).toEqual([
      { outcome: 'false-reject', key: 'no samplers, please', reason: 'it takes no samplers' },
    ])
  })

  it('includes what a second run changes, under the option of an entry about wrong output', async () => {
    const reason = 'takes one name at a time'
    const entry = { rules: ['core/*'], outcome: 'wrong-output' as const, reason }
    const found = { outcome: 'not-idempotent', key: '--one-name: changes OpName once more', reason }
    expect(await recorded([{ ...entry, options: ['--one-name', '--nothing'] }])).toEqual([found])
    expect(await recorded([{ ...entry, outcome: 'crash', options: ['--one-name'] }])).toEqual([])
    const messages = { tool: optimiser.tool, versions: { '1': [found] } }
    const known = knownOf('1', { ...expectations, entries: [entry] }, messages)
    const { outcome, key } = found
    const again = { outcome: outcome as 'not-idempotent', key, said: '', options: ['--one-name'] }
    expect(known({ environment, disagreement: again })).toBe(reason)
  })
})

describe('the known disagreements of a tool', () => {
  const recorded = { outcome: 'false-reject', key: 'no samplers, please' }
  const reason = 'it takes no samplers'
  const messages = { tool: 'right', versions: { '1': [{ ...recorded, reason }] } }
  const known = knownOf('1', expectations, messages)

  it('include the records of that version', () => {
    expect(known(refuses('no samplers, please'))).toBe(reason)
    expect(known(refuses('no images, please'))).toBeUndefined()
    expect(knownOf('2', expectations, messages)(refuses('no samplers, please'))).toBeUndefined()
    expect(knownOf('1', expectations, undefined)(refuses('no samplers, please'))).toBeUndefined()
  })

  it('include records with other passes than those drawn, except for passes that are not idempotent', () => {
    const told = (outcome: 'crash' | 'not-idempotent') => {
      const known = { outcome, key: '--a: in walk', reason }
      const about = knownOf('1', expectations, { tool: 'right', versions: { '1': [known] } })
      return (key: string, options?: readonly string[]) =>
        about({
          environment,
          disagreement: { outcome, key, said: '', ...(options === undefined ? {} : { options }) },
        })
    }
    expect(told('crash')('in walk', ['--b', '--c'])).toBe(reason)
    expect(told('crash')('in run', ['--a'])).toBeUndefined()
    expect(told('crash')('in walk')).toBeUndefined()
    expect(told('not-idempotent')('--b: in walk', ['--b'])).toBeUndefined()
    expect(told('not-idempotent')('--a: in walk', ['--a'])).toBe(reason)
  })

  it('do not include an entry whose reason has left the expectations', () => {
    const none = knownOf('1', { ...expectations, entries: [] }, messages)
    expect(none(refuses('no samplers, please'))).toBeUndefined()
  })

  it('do not include an entry for one environment in another environment', () => {
    const only = { ...recorded, reason, environments: ['vulkan*'] }
    const inVulkan = knownOf('1', expectations, { tool: 'right', versions: { '1': [only] } })
    expect(inVulkan(refuses('no samplers, please'))).toBeUndefined()
    const vulkan = environmentByName('vulkan1.3') as Environment
    expect(inVulkan({ ...refuses('no samplers, please'), environment: vulkan })).toBe(reason)
  })

  it('include records with passes, but not a crash without a message', () => {
    const options = ['--strip-debug']
    expect(known(refuses('--strip-debug: no samplers, please', { options }))).toBe(reason)
    // A limit is named without its number.
    const limit = { options: ['--most-samplers 4'] }
    expect(known(refuses('--most-samplers N: no samplers, please', limit))).toBe(reason)
    expect(known(refuses('--most-samplers N: no images, please', limit))).toBeUndefined()
    expect(known(refuses('--strip-debug: no images, please', { options }))).toBeUndefined()
    const only = { ...recorded, key: '--strip-debug: no images, please', reason }
    const ofPass = knownOf('1', expectations, { tool: 'right', versions: { '1': [only] } })
    expect(ofPass(refuses('--strip-debug: no images, please', { options }))).toBe(reason)
    expect(ofPass(refuses('no images, please', { options: ['--ccp'] }))).toBe(reason)
    expect(known(refuses('no samplers, please', { nameless: true }))).toBeUndefined()
  })

  it('include those with an option that the SPEC of the tool names', () => {
    const only = { ...recorded, key: '-Os: no images, please', reason }
    const all = { tool: 'right', versions: { '1': [only] } }
    const withOptions = (options?: string) =>
      knownOf('1', expectations, all, () => [], options)(refuses('no images, please'))
    expect([withOptions('-Os'), withOptions('-O'), withOptions()]).toEqual([
      reason,
      undefined,
      undefined,
    ])
  })

  it('include a rule that the tool does not enforce according to an entry', () => {
    const rule = 'core/type-unique'
    const entries = [{ rules: [rule], outcome: 'false-accept' as const, reason: 'never did' }]
    const accepts = (options: string) => ({
      environment,
      disagreement: {
        outcome: 'false-accept' as const,
        key: options,
        rule: options,
        said: 'valid',
      },
    })
    const about = knownOf('1', { ...expectations, entries }, undefined)
    expect(about(accepts(rule))).toBe('never did')
    expect(about(accepts('core/undef-not-void'))).toBeUndefined()
  })

  it('include a rule only if entries explain every invalid case of it', () => {
    const accepts = {
      environment,
      disagreement: {
        outcome: 'false-accept' as const,
        key: 'core/type-unique',
        rule: 'core/type-unique',
        said: 'valid',
      },
    }
    const accepted = { outcome: 'false-accept' as const, cases: ['core/type-unique/a-*'] }
    const entries = [{ ...accepted, reason: 'never did' }]
    const about = (ids: readonly string[]) =>
      knownOf('1', { ...expectations, entries }, undefined, (rule) =>
        rule === 'core/type-unique' ? ids : [],
      )
    expect(about(['core/type-unique/a-1', 'core/type-unique/a-2'])(accepts)).toBe('never did')
    expect(about(['core/type-unique/a-1', 'core/type-unique/b-1'])(accepts)).toBeUndefined()
    expect(about([])(accepts)).toBeUndefined()
  })
})
