import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { check } from '#runner/check/check'
import { knownIn } from '#runner/check/known-in'
import type { Corpus } from '#runner/corpus/read-corpus'
import type { ExpectationEntry } from '#runner/expectations/expectations'
import { explainedLog } from '#runner/expectations/explained-log'
import { narrowedExpectations } from '#runner/expectations/narrow-expectations'
import { stale } from '#runner/expectations/stale'
import { updatedExpectations } from '#runner/expectations/update-expectations'
import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { readRunLog } from '#runner/log/read-run-log'
import type { LoggedOracle, RunLog } from '#runner/log/run-log'
import { runLogText } from '#runner/log/write-run-log'
import { openTool } from '#runner/oracle/open-tool'
import { runLine } from '#runner/pages/report/headline'
import { foundCauses } from '#runner/report/causes/found-causes'
import { figures } from '#runner/report/figures'
import { formats } from '#runner/report/formats'
import { summary } from '#runner/report/summary'
import { ending } from '#runner/report/terminal'
import { plainRun } from '../../support/plain-run.ts'
import { type Unsteady, unsteadyHarness, unsteadyProgram } from '../../support/unsteady.ts'
import { fakeCorpus } from '../corpus/fake-corpus.ts'

let corpus: Corpus
const folder = mkdtempSync(join(tmpdir(), 'ask-again-'))
beforeAll(async () => {
  corpus = await fakeCorpus()
})
afterAll(() => rmSync(folder, { recursive: true }))

const programOf = (character: Unsteady, count: number) =>
  unsteadyProgram(character, count, join(folder, character))

/** The run of a tool of that character, as it is read again from its log. */
async function runOf(spec: string, entries: readonly ExpectationEntry[] = []): Promise<RunLog> {
  const tool = await openTool(spec, { openHarness, timeoutMs: 60_000, memoryMiB: 0, jobs: 1 })
  if (isProblem(tool)) throw new Error(tool.message)
  try {
    const log = await check(
      plainRun(corpus, [{ ...tool, probe: async () => 'known' } as typeof tool], {
        environments: ['spv1.6'],
        expectations: new Map([['unsteady', { tool: 'unsteady', moving: {}, entries }]]),
      }),
    )
    if (isProblem(log)) throw new Error(log.message)
    const read = readRunLog(runLogText(log), 'run.jsonl')
    expect(read).toEqual(log)
    return log
  } finally {
    tool.close()
  }
}

function blamed(log: RunLog): readonly string[] {
  const open = summary(log).disagreements.filter(({ explained }) => explained === undefined)
  return [...new Set(open.map(({ rule }) => rule))]
}

const plain = new Proxy({}, { get: () => (words: string) => words }) as Parameters<typeof ending>[1]

describe('a tool that does not repeat itself', () => {
  it.each([
    ['wrong-sometimes', 5, 4],
    ['refuses-after-refusal', 0, 1],
    ['accepts-after', 8, 8],
    ['dies-sometimes', 5, undefined],
  ] as const)('is one finding for a harness that is %s', async (character, count, fewest) => {
    const log = await runOf(unsteadyHarness(character, count))
    const { inconsistent, failed } = summary(log)
    expect(failed).toBe(true)
    expect(blamed(log)).toEqual([])
    expect(inconsistent).toHaveLength(1)
    const [finding] = inconsistent
    expect(finding?.cases).toBeGreaterThan(0)
    expect(finding?.first).not.toBe(finding?.again)
    expect(finding?.asked).toBe(fewest)
    expect(finding?.shortest).toBe(fewest === undefined ? undefined : true)
    const shown = ending(figures(log), plain)
    expect(shown).toContain(`inconsistent ${log.header.oracles[0]?.name}: ${finding?.cases} case`)
    expect(shown).toContain('0 unexplained')
    expect(shown).toContain('failed')
  })

  it.each([
    ['wrong-sometimes', 7],
    ['dies-sometimes', 7],
  ] as const)('is one finding for a program that is %s', async (character, count) => {
    const log = await runOf(programOf(character, count))
    const { inconsistent, failed } = summary(log)
    expect(failed).toBe(true)
    expect(blamed(log)).toEqual([])
    expect(inconsistent).toMatchObject([{ oracle: 'unsteady', gates: true }])
    expect(inconsistent[0]).not.toHaveProperty('asked')
  })

  it('excuses nothing in a later run that uses its log as the baseline', async () => {
    const log = await runOf(unsteadyHarness('accepts-after', 8))
    const later = knownIn(log, log.header.oracles[0] as LoggedOracle)
    const both = log.results.flatMap(({ case: id, answers }) =>
      answers.filter(({ again }) => again !== undefined).map((answer) => ({ id, answer })),
    )
    expect(both.length).toBeGreaterThan(0)
    for (const { id, answer } of both)
      expect(later({ case: id, environment: answer.environment }, answer.outcome)).toBeUndefined()
  })

  it('is not looked for if the first answer is right', async () => {
    const log = await runOf(unsteadyHarness('honest', 0))
    const again = { verdict: { kind: 'valid' } } as const
    const results = log.results.map((result) => ({
      ...result,
      answers: result.answers.map((answer) => ({ ...answer, again })),
    }))
    expect(readRunLog(runLogText({ ...log, results }), 'run.jsonl')).toMatchObject({
      message: "run.jsonl:2: 'agree' is no wrong answer that was asked again",
    })
  })

  it('is reported with both answers', async () => {
    const log = await runOf(unsteadyHarness('accepts-after', 8))
    const material = {} as Parameters<(typeof formats)['md']['render']>[1]
    const report = [...(formats['md']?.render(log, material) ?? [])].join('')
    expect(report).toContain('## Tools that do not repeat themselves')
    expect(report).toContain('First: valid. Again: invalid (validate): is wrong.')
    expect(report).toContain('The wrong answer comes after 8 modules in one process')
    expect(runLine(figures(log))).toMatch(/ does not repeat itself: \d+ cases? answered wrongly/)
    expect(foundCauses(log, () => undefined)).toEqual([])
  })
})

describe('a tool with a record of wrong answers in some runs', () => {
  const outcomes = ['false-accept', 'false-reject', 'crash'] as const
  const entries = outcomes.map(
    (outcome): ExpectationEntry => ({
      ...{ rules: ['SPV_TEST/*'], outcome, sometimes: true },
      ...{ reason: 'reads beyond its memory', cause: 'foreign-memory' },
    }),
  )

  it.each([
    ['wrong-sometimes harness', unsteadyHarness('wrong-sometimes', 5), 1],
    ['dies-sometimes harness', unsteadyHarness('dies-sometimes', 5), 1],
    ['wrong-sometimes program', programOf('wrong-sometimes', 6), 1],
    ['harness that is right this time', unsteadyHarness('honest', 0), 0],
  ])('passes as a %s, and its entry is not stale', async (_, spec, least) => {
    const log = await runOf(spec, entries)
    const seen = summary(log)
    expect(seen).toMatchObject({ failed: false, inconsistent: [], stale: [] })
    expect(seen.disagreements.length).toBeGreaterThanOrEqual(least)
    expect(ending(figures(log), plain)).toMatch(/0 unexplained and \d+ explained .*: passed$/m)
    expect(stale(log.footer)).toEqual([])
    const before = { tool: 'unsteady', moving: {}, entries }
    expect(narrowedExpectations(before, 'unsteady', log).entries).toEqual(entries)
    expect(updatedExpectations(before, 'unsteady', log).entries).toEqual(entries)
  })

  it('is still inconsistent if it is wrong in another way', async () => {
    const crash = entries.filter(({ outcome }) => outcome === 'crash')
    const log = await runOf(unsteadyHarness('wrong-sometimes', 5), crash)
    expect(summary(log)).toMatchObject({ failed: true, inconsistent: [{ gates: true }] })
    expect(ending(figures(log), plain)).toMatch(/: failed by 1 inconsistent tool$/m)
    expect(
      explainedLog(log, new Map([['unsteady', { tool: 'unsteady', moving: {}, entries }]])),
    ).toSatisfy((later: RunLog) => !summary(later).failed)
  })
})

describe('a tool that repeats itself', () => {
  it.each([
    ['harness', unsteadyHarness('honest', 0)],
    ['program', programOf('honest', 0)],
  ])('passes as an honest %s', async (_, spec) => {
    const { inconsistent, failed } = summary(await runOf(spec))
    expect(inconsistent).toEqual([])
    expect(failed).toBe(false)
  })

  it.each([
    ['harness', unsteadyHarness('accepts-large', 0)],
    ['program', programOf('accepts-large', 0)],
  ])('is blamed for a rule that it does not check, as a %s', async (_, spec) => {
    const log = await runOf(spec)
    expect(summary(log).inconsistent).toEqual([])
    expect(blamed(log)).toEqual(['SPV_TEST/small'])
  })
})
