import { beforeAll, describe, expect, it } from 'vitest'
import { askConsumer } from '#runner/check/ask-consumer'
import { check } from '#runner/check/check'
import type { Run } from '#runner/check/run'
import type { Answered, Subject } from '#runner/check/subject'
import type { Corpus } from '#runner/corpus/read-corpus'
import type { ExpectationEntry } from '#runner/expectations/expectations'
import { stale } from '#runner/expectations/stale'
import { isProblem } from '#runner/is-problem'
import type { RunLog } from '#runner/log/run-log'
import type { Consumer, ConsumerOutput, Oracle, Question } from '#runner/oracle/oracle'
import { type Environment, environmentByName } from '#spec/environments'
import { plainRun } from '../../support/plain-run.ts'
import { fakeCorpus } from '../corpus/fake-corpus.ts'
import { alwaysAccepts, alwaysRejects, fakeOracle, isRight } from './fake-oracles.ts'

const refused: ConsumerOutput = { kind: 'invalid', phase: 'validate', blames: [], message: 'no' }
const crash: ConsumerOutput = { kind: 'crash', signal: 'SIGABRT', message: 'down' }
const nothing: ConsumerOutput = { kind: 'output', value: null }

function consumer(
  take: (question: Question) => ConsumerOutput,
  companion?: Oracle,
): Consumer & { readonly asked: Question[] } {
  const asked: Question[] = []
  return {
    kind: 'consumer',
    name: 'taker',
    tool: 'taker',
    version: '1',
    command: 'taker {file}',
    close: () => {},
    takeAll: async (questions) => {
      asked.push(...questions)
      return questions.map(take)
    },
    ...(companion === undefined ? {} : { companion }),
    asked,
  }
}

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

async function checked(tool: Run['tools'][number], more: Partial<Run> = {}): Promise<RunLog> {
  const log = await check(plainRun(corpus, [tool], more))
  if (isProblem(log)) throw new Error(log.message)
  return log
}

const totals = async (...request: Parameters<typeof checked>) =>
  (await checked(...request)).footer.totals[request[0].name]

describe('a tool that may assume valid input', () => {
  it('is asked only about valid cases, once each', async () => {
    const tool = consumer(() => nothing)
    const { results } = await checked(tool)
    expect(tool.asked).toHaveLength(valid)
    expect(results).toHaveLength(valid)
    for (const result of results)
      expect(result).toMatchObject({ expect: 'valid', outcome: 'agree', answers: [{}] })
  })

  it('is asked about invalid cases too if robustness is tested, and may refuse or accept them', async () => {
    for (const answer of [nothing, refused]) {
      const tool = consumer(() => answer)
      const { results } = await checked(tool, { profile: 'robust' })
      // Wrong answers are asked again.
      const asked = new Set(tool.asked.map(({ module }) => `${module}`))
      expect(asked.size).toBe(corpus.manifest.cases.length)
      const others = results.filter(({ expect: expected }) => expected !== 'valid')
      expect(others.length).toBeGreaterThanOrEqual(invalid)
      expect(new Set(others.map(({ outcome }) => outcome))).toEqual(new Set(['agree']))
    }
    expect(
      await totals(
        consumer(() => crash),
        { profile: 'robust' },
      ),
    ).toEqual({
      crash: corpus.manifest.cases.length,
    })
  })

  it('is reported with the way in which it failed on a valid module', async () => {
    expect(await totals(consumer(() => refused))).toEqual({ 'false-reject': valid })
    expect(await totals(consumer(() => crash))).toEqual({ crash: valid })
    const unsupported: ConsumerOutput = { kind: 'unsupported', why: 'no such thing' }
    expect(await totals(consumer(() => unsupported))).toEqual({ unsupported: valid })
    expect(await totals(consumer(() => ({ kind: 'timeout', ms: 5 })))).toEqual({ timeout: valid })
  })
})

it('a validator can be used like a tool that may assume valid input, and is then asked only about valid cases', async () => {
  const { results } = await checked(alwaysRejects(), { profile: 'valid-only' })
  expect(results).toHaveLength(valid)
  expect(new Set(results.map(({ expect: expected }) => expected))).toEqual(new Set(['valid']))
})

describe('the output for a module', () => {
  const environment = environmentByName('spv1.6') as Environment
  const octetsOf = (words: Uint32Array) => new Uint8Array(Uint32Array.from(words).buffer)
  /** Like our fake judge, except for octets as well. */
  const judge = (name = 'isRight') => {
    const right = isRight(name)
    const words = (module: Question['module']) =>
      module instanceof Uint32Array ? module : new Uint32Array(Uint8Array.from(module).buffer)
    return fakeOracle(name, () => ({ kind: 'valid' }), {
      judgeAll: (questions) =>
        right.judgeAll(
          questions.map((question) => ({ ...question, module: words(question.module) })),
        ),
    })
  }
  const spoiling = (companion?: Oracle) =>
    consumer(({ module }) => {
      const words = Uint32Array.from(module as Uint32Array)
      words[6] = (words[6] ?? 0) + 1
      return { kind: 'output', value: octetsOf(words) }
    }, companion)

  async function asked(tool: Consumer, reference: Oracle): Promise<readonly Answered[]> {
    const [first] = corpus.manifest.cases.filter((filed) => filed.expect === 'valid')
    const read = first && corpus.read(first)
    if (first === undefined || read === undefined || isProblem(read)) throw new Error('no case')
    const subject: Subject = { case: first, ...read, environments: [environment] }
    const answered: Answered[] = []
    for await (const some of askConsumer(tool, [subject], reference)) answered.push(...some)
    expect(answered).toHaveLength(1)
    return answered
  }

  it('is wrong if a validator accepts the module and refuses the output', async () => {
    const wrong = { outcome: 'wrong-output', verdict: { kind: 'valid' } }
    expect((await asked(spoiling(), judge('reference')))[0]?.answers).toMatchObject([
      { ...wrong, detail: expect.stringMatching(/^the output is invalid for reference: /) },
    ])
    expect((await asked(spoiling(judge('val')), alwaysAccepts()))[0]?.answers).toMatchObject([
      { ...wrong, detail: expect.stringMatching(/^the output is invalid for val: /) },
    ])
  })

  it('is not judged if a validator refuses the module, or if the output is not a module', async () => {
    const rejecting = alwaysRejects()
    expect((await asked(spoiling(rejecting), rejecting))[0]?.answers).toMatchObject([
      { outcome: 'agree' },
    ])
    expect(rejecting.asked.length).toBeGreaterThan(0)
    const idle = alwaysRejects()
    const [answered] = await asked(
      consumer(() => nothing, idle),
      idle,
    )
    expect(answered?.answers).toMatchObject([{ outcome: 'agree' }])
    expect(idle.asked).toEqual([])
  })

  it('is wrong if it differs from the module although it was promised to be the same', async () => {
    const counting = (promise: Consumer['again']): Consumer & { asked: Question[] } => ({
      ...consumer(({ module }) => {
        const octets = module instanceof Uint8Array ? Uint8Array.from(module) : octetsOf(module)
        octets[12] = (octets[12] ?? 0) + 1
        return { kind: 'output', value: octets }
      }),
      ...(promise === undefined ? {} : { again: promise }),
    })
    const promised = counting(() => ['--once'])
    expect((await asked(promised, alwaysAccepts()))[0]?.answers).toMatchObject([
      {
        outcome: 'wrong-output',
        detail: 'put through once more the output is other from word 3 on',
      },
    ])
    expect(promised.asked.map(({ options }) => options)).toEqual([undefined, ['--once']])
    for (const promise of [undefined, () => undefined]) {
      const tool = counting(promise)
      expect((await asked(tool, alwaysAccepts()))[0]?.answers).toMatchObject([{ outcome: 'agree' }])
      expect(tool.asked).toHaveLength(1)
    }
  })

  it('is wrong if it is refused although it was promised to be the same', async () => {
    const fussy = consumer(({ module, options }) =>
      options === undefined ? { kind: 'output', value: octetsOf(module as Uint32Array) } : refused,
    )
    expect((await asked({ ...fussy, again: () => [] }, alwaysAccepts()))[0]?.answers).toMatchObject(
      [{ outcome: 'wrong-output', detail: 'put through once more the output is refused: no' }],
    )
  })

  it('is right if it is as valid as the module', async () => {
    const copying = consumer(({ module }) => ({
      kind: 'output',
      value: octetsOf(module as Uint32Array),
    }))
    expect((await asked(copying, judge()))[0]?.answers).toMatchObject([{ outcome: 'agree' }])
  })
})

describe('an expectation about a tool that may assume valid input', () => {
  const log = (entry: ExpectationEntry, more: Partial<Run> = {}) =>
    checked(
      consumer(() => nothing),
      {
        ...more,
        expectations: new Map([['taker', { tool: 'taker', moving: {}, entries: [entry] }]]),
      },
    )
  const crashes = { outcome: 'crash', reason: 'falls over' } as const

  it('is stale if no valid case that it covers shows the disagreement any more', async () => {
    const { footer } = await log({ ...crashes, rules: ['SPV_TEST/*'] })
    expect(stale(footer)).toMatchObject([{ covers: valid, asked: valid, explains: 0 }])
  })

  it('is not stale if only invalid cases could show it, and those were not asked about', async () => {
    const broken = corpus.manifest.cases.filter(({ expect: expected }) => expected === 'invalid')
    const entry = { ...crashes, cases: broken.map(({ id }) => id) }
    expect(stale((await log(entry)).footer)).toEqual([])
    expect(stale((await log(entry, { profile: 'robust' })).footer)).toHaveLength(1)
  })
})
