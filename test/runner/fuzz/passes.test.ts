import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validate } from '#reference/validate'
import { campaign } from '#runner/fuzz/campaign/campaign'
import type { CampaignSummary } from '#runner/fuzz/campaign/summary'
import { make } from '#runner/fuzz/make/make'
import { noPast } from '#runner/fuzz/make/past'
import { randomOf } from '#runner/fuzz/make/random'
import type { Asked } from '#runner/fuzz/observe/asked'
import { drawPasses } from '#runner/fuzz/observe/draw-passes'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import { isProblem } from '#runner/is-problem'
import type { Consumer } from '#runner/oracle/oracle'
import { everyMaker as makers } from '../../support/every-maker.ts'
import { consumer } from '../../support/tools.ts'

const spec = `spirv-opt=${fileURLToPath(new URL('../../support/fakes/optimiser.sh', import.meta.url))}`
const asked = Array.from({ length: 90 }, (_, index): Asked => {
  const { words, environment } = make(makers, 5, index, noPast)
  return { words, environment, judge: validate(words, environment) }
})

const folder = mkdtempSync(join(tmpdir(), 'passes-'))
let tool: Consumer
beforeAll(async () => {
  tool = await consumer(spec)
})
afterAll(() => {
  tool.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('passes of an optimiser', () => {
  it('are drawn one to five at a time, all of them over time, and the same for the same numbers', () => {
    const listed = ['--a', '--b', '--c']
    const drawn = Array.from({ length: 200 }, (_, index) => drawPasses(listed, randomOf(1, index)))
    expect(drawn).toEqual(Array.from(drawn, (_, index) => drawPasses(listed, randomOf(1, index))))
    expect(new Set(drawn.map(({ length }) => length))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(new Set(drawn.flat())).toEqual(new Set(listed))
    expect(drawPasses(['-'.repeat(100)], randomOf(1, 1)).length).toBe(1)
    expect(drawn.some((passes) => new Set(passes).size < passes.length)).toBe(true)
  })

  it('are drawn once each for a tool that refuses repeated options', () => {
    const listed = ['--a', '--b', '--c']
    const drawn = Array.from({ length: 200 }, (_, index) =>
      drawPasses(listed, randomOf(1, index), true),
    )
    expect(drawn.filter((passes) => new Set(passes).size < passes.length)).toEqual([])
    expect(new Set(drawn.map(({ length }) => length))).toEqual(new Set([1, 2, 3]))
  })

  it('are drawn for a tool that lists some, and reported with the fewest that show the fault', async () => {
    expect(tool.passes?.listed).toEqual(['--flatten-decorations', '--loop-unroll', '--strip-debug'])
    const [usual, drawing] = probesOf([tool], [])
    expect(drawing?.name).toBe(`${spec}+passes`)
    const observed = (await drawing?.observe(asked)) ?? []
    expect(await drawing?.observe(asked.slice(0, 8))).toEqual(observed.slice(0, 8))
    const found = observed.flatMap(({ disagreement }) => disagreement ?? [])
    expect(found.length).toBeGreaterThan(3)
    expect(new Set(found.map(({ outcome, options }) => `${outcome} ${options}`))).toEqual(
      new Set(['crash --loop-unroll', 'not-idempotent --strip-debug']),
    )
    // Asked as usual it does nothing wrong.
    const fine = (await usual?.observe(asked)) ?? []
    expect(fine.filter(({ kind }) => kind === 'output').length).toBeGreaterThan(5)
    expect(fine.flatMap(({ disagreement }) => disagreement ?? [])).toEqual([])
  })

  it('are reported with all options that every draw has', async () => {
    const always = ['--flatten-decorations', '--flatten-decorations']
    const [, drawing] = probesOf(
      [{ ...tool, ...(tool.passes && { passes: { ...tool.passes, always } }) }],
      [],
    )
    const observed = (await drawing?.observe(asked)) ?? []
    const found = observed.flatMap(({ disagreement }) => disagreement?.options ?? [])
    expect(new Set(found)).toEqual(new Set([...always, '--loop-unroll', '--strip-debug']))
    for (const { disagreement } of observed)
      if (disagreement !== undefined) expect(disagreement.options?.slice(0, -1)).toEqual(always)
  })

  it('are run if the question names them', async () => {
    const drawing = probesOf([tool], [])[1]
    const valid = asked.filter(({ judge }) => judge.kind === 'valid').slice(0, 3)
    expect(valid).toHaveLength(3)
    const options = ['--flatten-decorations']
    const named =
      (await drawing?.observe(valid.map((question) => ({ ...question, options })))) ?? []
    expect(named.map(({ kind, disagreement }) => [kind, disagreement])).toEqual(
      valid.map(() => ['output', undefined]),
    )
  })
})

describe('a campaign with passes', () => {
  let summary: CampaignSummary
  beforeAll(async () => {
    // This seed draws no valid task shader with a pass that crashes: OpEmitMeshTasksEXT, which no task shader can do without,
    // would make that crash a finding of its own.
    const done = await campaign({
      ...{ folder, tools: [tool], specs: [], timeoutMs: 5000, memoryMiB: 0, makers, seed: 4 },
      ...{ shard: { index: 1, count: 1 }, jobs: 1, until: { runs: 192 }, seeds: [] },
      ...{ expectations: new Map(), now: () => performance.now() },
    })
    if (isProblem(done)) throw new Error(done.message)
    summary = done
  })

  it('finds what each pass does wrong, once', () => {
    const told = summary.findings.map(({ outcome, options }) => `${outcome} ${options}`)
    expect(told.sort()).toEqual(['crash --loop-unroll', 'not-idempotent --strip-debug'])
    for (const { instructions } of summary.findings) expect(instructions).toBeLessThanOrEqual(25)
  })

  it('prints a command that repeats it with the same passes and must find the same', () => {
    const script = (outcome: string) => {
      const { folder: name = '' } =
        summary.findings.find((finding) => finding.outcome === outcome) ?? {}
      return readFileSync(join(folder, name, 'reproduce.sh'), 'utf8')
    }
    expect(script('crash')).toMatch(/optimiser\.sh --skip-validation --loop-unroll --target-env=/)
    const lines = script('not-idempotent').split('\n')
    expect(lines.filter((line) => /out\.spv/.test(line))).toEqual([
      expect.stringMatching(/^optimiser\.sh .*--strip-debug .* -o out\.spv module\.spv$/),
      expect.stringMatching(/^optimiser\.sh .*--strip-debug .* -o again\.spv out\.spv$/),
      'cmp out.spv again.spv',
    ])
  })
})
