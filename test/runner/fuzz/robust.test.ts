import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { toBytes } from '#generators/words/bytes'
import { validate } from '#reference/validate'
import { campaign } from '#runner/fuzz/campaign/campaign'
import { make } from '#runner/fuzz/make/make'
import { noPast } from '#runner/fuzz/make/past'
import type { Asked } from '#runner/fuzz/observe/asked'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import { isProblem } from '#runner/is-problem'
import type { Consumer, ConsumerOutput } from '#runner/oracle/oracle'
import { everyMaker as makers } from '../../support/every-maker.ts'

const asked = Array.from({ length: 60 }, (_, index): Asked => {
  const { words, environment } = make(makers, 5, index, noPast)
  return { words, environment, judge: validate(words, environment) }
})
const invalid = asked.filter(({ judge }) => judge.kind === 'invalid')

/** Copies valid modules, and does `otherwise` with those that are not. */
function copies(otherwise: ConsumerOutput): Consumer {
  return {
    kind: 'consumer',
    name: 'copies',
    tool: 'copies',
    version: '1',
    command: 'copies {file}',
    close: () => {},
    takeAll: async (questions) =>
      questions.map(({ module, environment }): ConsumerOutput => {
        if (validate(module, environment).kind === 'invalid') return otherwise
        return {
          kind: 'output',
          value: module instanceof Uint32Array ? toBytes(module) : new Uint8Array(module),
        }
      }),
  }
}

const crash: ConsumerOutput = { kind: 'crash', signal: 'SIGSEGV', message: 'in fold_constants' }
const refusal: ConsumerOutput = { kind: 'invalid', phase: 'validate', blames: [], message: 'no' }
const garbage: ConsumerOutput = { kind: 'output', value: new Uint8Array(3) }

const folder = mkdtempSync(join(tmpdir(), 'robust-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('an optimiser', () => {
  it('is asked about valid modules only, unless it must be robust', async () => {
    expect(invalid.length).toBeGreaterThan(10)
    const observed = async (profile?: 'robust' | 'valid-only') => {
      const [probe] = probesOf([copies(crash)], [], profile)
      return (await probe?.observe(invalid))?.map(
        ({ kind, disagreement }) => disagreement?.outcome ?? kind,
      )
    }
    expect(await observed()).toEqual(invalid.map(() => 'not-asked'))
    expect(await observed('valid-only')).toEqual(invalid.map(() => 'not-asked'))
    expect(await observed('robust')).toEqual(invalid.map(() => 'crash'))
  })

  it.each([
    ['refuse', refusal, 'invalid'],
    ['take', { kind: 'output', value: null } as const, 'output'],
    ['spoil', garbage, 'output'],
  ])('may %s an invalid module even if it must be robust', async (_, otherwise, kind) => {
    const [probe] = probesOf([copies(otherwise)], [], 'robust')
    const observations = (await probe?.observe(asked)) ?? []
    expect(observations.flatMap(({ disagreement }) => disagreement ?? [])).toEqual([])
    const seen = observations.filter((_of, index) => asked[index]?.judge.kind === 'invalid')
    expect(new Set(seen.map((observation) => observation.kind))).toEqual(new Set([kind]))
  })

  it.each([
    ['crashes', crash, 'crash'],
    ['hangs', { kind: 'timeout', ms: 5 } as const, 'timeout'],
  ])('is reported by a campaign if it %s on invalid modules', async (name, otherwise, outcome) => {
    const done = await campaign({
      ...{ folder: join(folder, name), tools: [copies(otherwise)], specs: [], timeoutMs: 1000 },
      ...{ memoryMiB: 0, makers, seed: 4, shard: { index: 1, count: 1 }, jobs: 1, seeds: [] },
      ...{ until: { runs: 24 }, expectations: new Map(), now: () => performance.now() },
      profile: 'robust',
    })
    if (isProblem(done)) throw new Error(done.message)
    expect(done.findings.map((found) => found.outcome)).toEqual([outcome])
    const [finding] = done.findings
    expect(finding).toMatchObject({ confidence: 'two', judge: expect.stringMatching(/^invalid: /) })
    expect(finding?.instructions).toBeLessThanOrEqual(25)
    const report = readFileSync(join(folder, name, finding?.folder ?? '', 'report.md'), 'utf8')
    expect(report).toContain('The module is invalid')
  })
})
