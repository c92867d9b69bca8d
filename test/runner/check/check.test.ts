import { beforeAll, describe, expect, it } from 'vitest'
import { check } from '#runner/check/check'
import { chooseCases } from '#runner/check/choose-cases'
import type { Run } from '#runner/check/run'
import type { Corpus } from '#runner/corpus/read-corpus'
import type { ExpectationEntry, Expectations } from '#runner/expectations/expectations'
import { narrowedExpectations } from '#runner/expectations/narrow-expectations'
import { stale } from '#runner/expectations/stale'
import { isProblem } from '#runner/is-problem'
import { mergeRunLogs } from '#runner/log/merge-run-logs'
import { readRunLog } from '#runner/log/read-run-log'
import type { RunLog } from '#runner/log/run-log'
import { line, runLogText } from '#runner/log/write-run-log'
import type { Assembler, Tool } from '#runner/oracle/oracle'
import { summary } from '#runner/report/summary'
import { plainRun } from '../../support/plain-run.ts'
import { fakeCorpus } from '../corpus/fake-corpus.ts'
import { judge as right } from '../corpus/fake-text.ts'
import {
  alwaysAccepts,
  alwaysRejects,
  crashes,
  fakeOracle,
  hangs,
  isOld,
  isRight,
  printing,
  wrongOn,
} from './fake-oracles.ts'

let corpus: Corpus
let valid: number
let invalid: number

beforeAll(async () => {
  corpus = await fakeCorpus()
  const { cases } = corpus.manifest
  valid = cases.filter(({ expect: expected }) => expected === 'valid').length
  invalid = cases.filter(({ expect: expected }) => expected === 'invalid').length
  expect(valid).toBeGreaterThan(3)
  expect(invalid).toBeGreaterThan(3)
})

async function checked(tools: readonly Tool[], more: Partial<Run> = {}): Promise<RunLog> {
  const log = await check(plainRun(corpus, tools, more))
  if (isProblem(log)) throw new Error(log.message)
  return log
}

async function totals(tool: Tool, more: Partial<Run> = {}) {
  const { footer } = await checked([tool], more)
  return footer.totals[tool.name]
}

describe('the function check', () => {
  it('agrees with a tool that is right', async () => {
    expect(await totals(isRight())).toEqual({ agree: valid + invalid })
  })

  it('asks about limits of a device only tools that can be given them', async () => {
    const device = { VkPhysicalDeviceLimits: { maxPushConstantsSize: 128 } }
    const limited = corpus.manifest.cases.map((filed) => ({ ...filed, limits: device }))
    const all = { ...corpus, manifest: { ...corpus.manifest, cases: limited } }
    const asked: unknown[] = []
    const reference: Tool = {
      ...isRight('reference'),
      judgeAll: async (questions) => {
        asked.push(...questions.map(({ limits }) => limits))
        return isRight().judgeAll(questions)
      },
    }
    const ofDevice = { corpus: all, cases: limited }
    expect(await totals(reference, ofDevice)).toEqual({ agree: valid + invalid })
    expect(asked.length).toBeGreaterThan(0)
    expect(new Set(asked)).toEqual(
      new Set([new Map([['VkPhysicalDeviceLimits::maxPushConstantsSize', 128]])]),
    )
    const tool = alwaysAccepts('spirv-val')
    expect(await check(plainRun(corpus, [tool], ofDevice))).toMatchObject({ code: 'no-case' })
    expect(tool.asked).toEqual([])
  })

  it('gives no credit for accepting or rejecting everything', async () => {
    expect(await totals(alwaysAccepts())).toEqual({ agree: valid, 'false-accept': invalid })
    expect(await totals(alwaysRejects())).toEqual({
      'false-reject': valid,
      inconclusive: invalid,
    })
  })

  it('excuses what an earlier run recorded for the tool, under any name', async () => {
    const before = await checked([alwaysAccepts('spirv-val@stable')])
    const failed = async (tool: Tool, baseline = before) =>
      summary(await checked([tool], { baseline })).failed
    expect(await failed(alwaysAccepts('spirv-val@stable'))).toBe(false)
    expect(await failed(alwaysAccepts('spirv-val@testing'))).toBe(false)
    expect(await failed(alwaysAccepts('another'))).toBe(true)
    expect(await failed(crashes('spirv-val@stable'))).toBe(true)
    const two = [alwaysAccepts('spirv-val@stable'), isRight('spirv-val@oldstable')]
    const both = await checked(two)
    expect(await failed(alwaysAccepts('spirv-val@testing'), both)).toBe(true)
    expect(await failed(alwaysAccepts('spirv-val@stable'), both)).toBe(false)
    const again = await checked([alwaysAccepts('spirv-val@stable')], { baseline: before })
    expect(await failed(alwaysAccepts('spirv-val@stable'), again)).toBe(false)
  })

  it('counts rejections for another reason, and does not fail on them', async () => {
    const undefinedId = fakeOracle('spirv-val@x', (module, environment) => {
      const message = 'error: line 1: ID 1 has not been defined'
      const verdict = right(module, environment, 'lenient')
      return verdict.kind === 'invalid' ? { ...verdict, message } : verdict
    })
    const log = await checked([undefinedId])
    const { failed, otherReasons } = summary(log)
    expect(failed).toBe(false)
    expect(log.footer.totals['spirv-val@x']).toEqual({ agree: valid + invalid })
    expect(otherReasons.reduce((sum, { cases }) => sum + cases, 0)).toBe(invalid)
    expect(readRunLog(runLogText(log), 'log')).toEqual(log)
    expect(summary(await checked([{ ...undefinedId, tool: 'another' }])).otherReasons).toEqual([])
  })

  it('counts crashes, time-outs and unknown texts separately from verdicts', async () => {
    expect(await totals(crashes())).toEqual({ crash: valid + invalid })
    expect(await totals(hangs())).toEqual({ timeout: valid + invalid })
    const old = isOld()
    expect(await totals(old)).toEqual({ unsupported: valid + invalid })
    expect(old.asked).toEqual([])
  })

  it('names the rule that a tool does not check', async () => {
    const log = await checked([wrongOn('SPV_TEST/small'), isRight()])
    const rules = new Set(summary(log).disagreements.map(({ rule }) => rule))
    expect([...rules]).toEqual(['SPV_TEST/small'])
    expect(summary(log).failed).toBe(true)
    expect(summary(await checked([isRight()])).failed).toBe(false)
  })

  it('asks about a control in the same environment, before its cases', async () => {
    const oneSided = fakeOracle('oneSided', (words, environment) =>
      environment.name === 'vulkan1.3'
        ? { kind: 'invalid', phase: 'validate', blames: [], message: 'never here' }
        : (words[6] ?? 0) % 2 === 1 || (words[6] ?? 0) >= 1000
          ? { kind: 'invalid', phase: 'validate', blames: [], message: 'wrong' }
          : { kind: 'valid' },
    )
    const { results } = await checked([oneSided])
    const broken = results.filter(({ expect: expected }) => expected === 'invalid')
    expect(broken).toHaveLength(invalid)
    for (const { answers } of broken)
      expect(answers.map(({ environment, outcome }) => `${environment} ${outcome}`)).toEqual([
        'spv1.6 agree',
        'vulkan1.3 inconclusive',
      ])
    const { cases } = corpus.manifest
    const placeOf = (id: string | null) => {
      const filed = cases.find((candidate) => candidate.id === id)
      const read = filed && corpus.read(filed)
      if (read === undefined || isProblem(read)) throw new Error(`${id}: not in the corpus`)
      return oneSided.asked.findIndex((words) => `${words}` === `${read.words}`)
    }
    const made = cases.filter(({ control }) => control !== null)
    expect(made.length).toBeGreaterThanOrEqual(invalid)
    for (const { id, control } of made) {
      expect(placeOf(control)).toBeGreaterThanOrEqual(0)
      expect(placeOf(control)).toBeLessThan(placeOf(id))
    }
    // A tool that changes once it has refused a module shows that by the valid ones after it.
    const lastControl = Math.max(...made.map(({ control }) => placeOf(control)))
    expect(Math.min(...made.map(({ id }) => placeOf(id)))).toBeLessThan(lastControl)
  })

  it('fails no tool for a case that can be read in two ways', async () => {
    const either = corpus.manifest.cases.map((filed) => ({ ...filed, expect: 'either' as const }))
    const open = { ...corpus, manifest: { ...corpus.manifest, cases: either } }
    for (const tool of [alwaysAccepts(), alwaysRejects()])
      expect(await totals(tool, { corpus: open, cases: either })).toEqual({
        agree: valid + invalid,
      })
    const down = await totals(crashes(), { corpus: open, cases: either })
    expect(down).toEqual({ crash: valid + invalid })
  })

  it('asks about controls that were not selected, without counting them', async () => {
    const chosen = chooseCases(corpus.manifest.cases, { rules: ['SPV_TEST/small'] })
    const broken = chosen.find(({ control }) => control !== null)
    const tool = isRight()
    const { results } = await checked([tool], { cases: broken === undefined ? [] : [broken] })
    expect(results.map((result) => result.case)).toEqual([broken?.id])
    expect(tool.asked).toHaveLength(4)
  })

  it('asks only in the environments that it is given', async () => {
    const { results, header } = await checked([isRight()], { environments: ['vulkan1.3'] })
    expect(header.environments).toEqual(['vulkan1.3'])
    expect(results).toHaveLength(valid + invalid)
    for (const { answers } of results)
      expect(answers.map(({ environment }) => environment)).toEqual(['vulkan1.3'])
  })

  it('stops at the first disagreement on request', async () => {
    const { results, footer } = await checked([alwaysRejects(), isRight()], { failFast: true })
    expect(footer.stopped).toBe(true)
    expect(new Set(results.map(({ oracle }) => oracle))).toEqual(new Set(['alwaysRejects']))
  })

  it('writes each result as it comes, as the finished log has it', async () => {
    const written: string[] = []
    const log = await checked([isRight(), crashes()], {
      write: (result) => written.push(line(result)),
    })
    expect([...written, line(log.footer)].join('')).toBe(runLogText(log))
    expect(readRunLog(runLogText(log), 'run.jsonl')).toEqual(log)
  })

  it('reports a problem if no case is left, or if a case cannot be read', async () => {
    const none = await check(plainRun(corpus, [isRight()], { environments: ['opencl2.0'] }))
    expect(isProblem(none) && none.message).toMatch('no case is left')
    const [first] = corpus.manifest.cases
    const lying = first === undefined ? [] : [{ ...first, id: 'SPV_TEST/even/none-1' }]
    const missing = await check(plainRun(corpus, [isRight()], { cases: lying }))
    expect(isProblem(missing) && missing.message).toMatch('is not in the corpus')
  })

  it('gives the same log from merged shards as from the whole run', async () => {
    const tools = () => [isRight(), wrongOn('SPV_TEST/even')]
    const shards = await Promise.all(
      [1, 2, 3].map((index) => {
        const shard = { index, count: 3 }
        const { about } = plainRun(corpus, [])
        const cases = chooseCases(corpus.manifest.cases, { shard })
        return checked(tools(), { cases, about: { ...about, shard } })
      }),
    )
    const merged = mergeRunLogs(shards)
    if (isProblem(merged)) throw new Error(merged.message)
    const whole = mergeRunLogs([await checked(tools())])
    expect(merged).toEqual(whole)
  })
})

describe('expectations in a run', () => {
  const entry: ExpectationEntry = {
    rules: ['SPV_TEST/small'],
    outcome: 'false-accept',
    reason: 'never had the rule',
  }
  const expecting = (entries: readonly ExpectationEntry[], tool = 'wrongOn') =>
    new Map<string, Expectations>([[tool, { tool, moving: { testing: '2025.1' }, entries }]])

  it('explain the cases that they name, and no others', async () => {
    const explained = await checked([wrongOn('SPV_TEST/small')], {
      expectations: expecting([entry]),
    })
    expect(summary(explained).failed).toBe(false)
    expect(summary(explained).disagreements.length).toBeGreaterThan(0)
    const other = await checked([wrongOn('SPV_TEST/even')], { expectations: expecting([entry]) })
    expect(summary(other).failed).toBe(true)
  })

  it('are stale if the disagreement that they explain has vanished', async () => {
    const log = await checked([isRight('wrongOn')], { expectations: expecting([entry]) })
    expect(stale(log.footer)).toMatchObject([{ entry: 'false-accept of SPV_TEST/small' }])
  })

  it('are not stale in a run that asks about some of their cases only', async () => {
    const some = chooseCases(corpus.manifest.cases, { rules: ['SPV_TEST/even'] })
    const expectations = expecting([entry])
    const part = await checked([isRight('wrongOn')], { cases: some, expectations })
    expect(stale(part.footer)).toEqual([])
    const environments = ['spv1.6']
    const log = await checked([isRight('wrongOn')], { environments, expectations })
    expect(stale(log.footer)).toEqual([])
  })

  it('are stale if they would excuse right answers, which fails a strict run', async () => {
    const wide = { ...entry, rules: ['SPV_TEST/*'] }
    const expectations = expecting([wide])
    const log = await checked([wrongOn('SPV_TEST/small')], { expectations })
    const right = log.results.filter(
      ({ expect: expected, outcome }) => expected === 'invalid' && outcome === 'agree',
    )
    expect(right.length).toBeGreaterThan(0)
    expect(stale(log.footer)).toMatchObject([{ right: right.length }])
    expect(summary(log).failed).toBe(false)
    const about = { ...plainRun(corpus, []).about, strictExpectations: true as const }
    const strict = await checked([wrongOn('SPV_TEST/small')], { expectations, about })
    expect(summary(strict).failed).toBe(true)
    const narrow = narrowedExpectations(
      expecting([wide]).get('wrongOn') as Expectations,
      'wrongOn',
      log,
    )
    const { rules: _, ...rest } = entry
    expect(narrow.entries).toEqual([{ ...rest, cases: ['SPV_TEST/small/*-twice-large-*'] }])
    const again = await checked([wrongOn('SPV_TEST/small')], {
      expectations: new Map([['wrongOn', narrow]]),
      about,
    })
    expect(summary(again)).toMatchObject({ failed: false, stale: [] })
  })

  it('only report about a moving channel that has a newer version', async () => {
    const tool = wrongOn('SPV_TEST/even', 'wrongOn@testing')
    const moved: Tool = { ...tool, version: '2026.9' }
    const gates = await checked([tool], { expectations: expecting([]) })
    expect(summary(gates).failed).toBe(true)
    const reports = await checked([moved], { expectations: expecting([]) })
    expect(summary(reports).failed).toBe(false)
    expect(summary(reports).disagreements.length).toBeGreaterThan(0)
  })
})

describe('translators in a run', () => {
  const assembler = (assemble: Assembler['assemble']): Assembler => ({
    kind: 'assembler',
    name: 'as',
    tool: 'as',
    version: '1',
    command: 'as {file}',
    close: () => {},
    assemble,
  })

  it('are asked once about each case that they can be asked about', async () => {
    const refusing = assembler(async () => ({ kind: 'error', why: 'no' }))
    const { results } = await checked([refusing])
    const texts = corpus.manifest.cases.filter(({ file }) => file.endsWith('.spvasm'))
    expect(results).toHaveLength(texts.length)
    expect(results.length).toBeLessThan(valid + invalid)
    for (const { answers } of results) expect(answers).toHaveLength(1)
  })

  it('agree if an assembler makes our words of our text, and disagree if one word differs', async () => {
    const bytesOf = (source: string) =>
      new Uint8Array(
        Uint32Array.from(
          source
            .split('\n')
            .filter((token) => token.startsWith('0x'))
            .flatMap((literal) => literal.split(' '))
            .map(Number),
        ).buffer,
      )
    const faithful = assembler(async (source) => ({ kind: 'output', value: bytesOf(source) }))
    const { footer } = await checked([faithful])
    expect(footer.totals).toEqual({ as: { agree: expect.any(Number) } })
    const sloppy = assembler(async (source) => {
      const value = bytesOf(source)
      value[8] = 99
      return { kind: 'output', value }
    })
    const { results } = await checked([sloppy])
    expect(results[0]).toMatchObject({
      outcome: 'wrong-output',
      answers: [{ detail: 'word 2: 0x00070063 where it should be 0x00070000' }],
    })
    const cut = assembler(async () => ({ kind: 'output', value: new Uint8Array(3) }))
    expect((await checked([cut])).results[0]?.answers[0]?.detail).toMatch('whole number of words')
  })

  it('are reported with the first line in which a disassembly differs', async () => {
    const { results } = await checked([printing('; nothing\n')])
    expect(results.length).toBeGreaterThan(0)
    expect(results[0]?.outcome).toBe('wrong-output')
    expect(results[0]?.answers[0]?.detail).toMatch(/^line 1: "; nothing" where it should be/)
  })
})
