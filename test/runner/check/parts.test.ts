import { beforeAll, describe, expect, it } from 'vitest'
import { asking } from '#runner/check/asking'
import { check } from '#runner/check/check'
import { inOrder } from '#runner/check/in-order'
import { linesOfTool } from '#runner/check/lines-of-tool'
import type { Run } from '#runner/check/run'
import { subjectsOf } from '#runner/check/subjects-of'
import type { ToolLines } from '#runner/check/tool-lines'
import { wantedCases } from '#runner/check/wanted-cases'
import type { FiledCase } from '#runner/corpus/manifest'
import type { Corpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import type { Result } from '#runner/log/run-log'
import { plainRun } from '../../support/plain-run.ts'
import { fakeCorpus } from '../corpus/fake-corpus.ts'
import { result } from '../log/sample-log.ts'
import { isRight, printing, wrongOn } from './fake-oracles.ts'

let corpus: Corpus

beforeAll(async () => {
  corpus = await fakeCorpus()
})

function run(more: Partial<Run> = {}): Run {
  const wrong = wrongOn(corpus.manifest.cases[0]?.rule ?? '')
  return plainRun(corpus, [isRight(), wrong, printing('nothing')], more)
}

function sound<Value extends object>(value: Value): Exclude<Value, { readonly kind: 'problem' }> {
  if (isProblem(value)) throw new Error(value.message)
  return value as Exclude<Value, { readonly kind: 'problem' }>
}

describe('the parts of a run', () => {
  /** Families of a control and some cases made from it, more than a process takes at a time. */
  const cases = Array.from({ length: 400 }, (_, index): FiledCase => {
    const control = index % 7 === 0 ? null : `c${index - (index % 7)}`
    return { id: `c${index}`, control } as unknown as FiledCase
  })
  const many = { corpus: { manifest: { cases } } as unknown as Corpus, cases }
  const part = (index: number, count: number) =>
    sound(wantedCases({ ...many, part: { index, count } }))

  it('share nothing, leave nothing out and separate no case from its control', () => {
    for (const count of [1, 2, 3, 5]) {
      const parts = Array.from({ length: count }, (_, index) => part(index, count))
      expect(parts.every(({ length }) => length > 0)).toBe(true)
      expect(parts.flatMap((half) => half.map(({ id }) => id)).sort()).toEqual(
        cases.map(({ id }) => id).sort(),
      )
      for (const half of parts) {
        const ids = new Set(half.map(({ id }) => id))
        expect(half.filter(({ control }) => control !== null && !ids.has(control))).toEqual([])
      }
    }
  })

  it('are asked about by others, and give the log of one process', async () => {
    const whole = sound(await check(run()))
    const wanted = sound(wantedCases(run()))
    // Every second control with its cases, since the corpus is smaller than what a process takes at a time.
    const roots = wanted.filter(({ control }) => control === null)
    const isFirst = ({ id, control }: FiledCase) =>
      roots.findIndex((root) => root.id === (control ?? id)) % 2 === 0
    const halves = [wanted.filter(isFirst), wanted.filter((filed) => !isFirst(filed))]
    expect(halves.every(({ length }) => length > 0)).toBe(true)
    const linesOf = (name: string) =>
      halves.map(async function* (half): AsyncGenerator<ToolLines> {
        const given = run()
        const [tool] = given.tools.filter((tool) => tool.name === name)
        if (tool === undefined) throw new Error(`no tool ${name}`)
        const found = sound(subjectsOf(given, half))
        yield* linesOfTool(await asking(tool, given), found, given)
      })
    const divided = sound(
      await check(run({ elsewhere: { ready: async () => undefined, linesOf } })),
    )
    expect(divided.results.length).toBeGreaterThan(10)
    expect(divided).toEqual(whole)
  })

  it('end a run whose words cannot be had', async () => {
    const missing = { kind: 'problem', code: 'missing-case', message: 'it is gone' } as const
    const elsewhere = { ready: async () => missing, linesOf: () => [] }
    expect(await check(run({ elsewhere }))).toEqual(missing)
  })
})

describe('lines of several processes', () => {
  const line = (id: string): Result => result(id, 'fake', 'agree')
  const place = (id: string) => Number(id.slice(1))

  async function* given(...batches: readonly string[][]): AsyncGenerator<ToolLines> {
    for (const ids of batches) yield { answered: ids.length, lines: ids.map(line) }
  }

  it('come in one order, and all are counted', async () => {
    const sources = [given(['c0', 'c1'], ['c5']), given(['c2'], [], ['c3', 'c4', 'c6']), given()]
    const ids: string[] = []
    let count = 0
    for await (const { answered, lines } of inOrder(sources, place)) {
      count += answered
      ids.push(...lines.map(({ case: id }) => id))
    }
    expect(ids).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6'])
    expect(count).toBe(7)
  })

  it('fail with the process that fails', async () => {
    async function* broken(): AsyncGenerator<ToolLines> {
      yield { answered: 1, lines: [line('c1')] }
      throw new Error('a process ended')
    }
    const all = async () => {
      for await (const _ of inOrder([given(['c0'], ['c2']), broken()], place));
    }
    await expect(all()).rejects.toThrow('a process ended')
  })
})
