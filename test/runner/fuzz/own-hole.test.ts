import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { campaign } from '#runner/fuzz/campaign/campaign'
import { isProblem } from '#runner/is-problem'
import { programMakers as makers } from '../../support/program-makers.ts'
import { wrongOptimiser } from '../../support/wrong-optimisers.ts'

vi.mock('#reference/execute/families', async () => {
  const { tableWithDefect } = await import('../../support/planted-defect.ts')
  return tableWithDefect('OpIMul')
})

const folder = mkdtempSync(join(tmpdir(), 'own-hole-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a campaign continues if the interpreter fails, counts the failure, and blames no tool', async () => {
  const done = await campaign({
    folder,
    tools: [wrongOptimiser((module) => module)],
    specs: [],
    timeoutMs: 1000,
    memoryMiB: 0,
    makers,
    seed: 4,
    shard: { index: 1, count: 1 },
    jobs: 1,
    until: { runs: 48 },
    seeds: [],
    expectations: new Map(),
    alsoUnconfirmed: true,
    now: () => performance.now(),
  })
  if (isProblem(done)) throw new Error(done.message)
  expect(done.runs).toBe(48)
  const holes = Object.entries(done.counts).filter(([name]) => name.endsWith(' own-hole'))
  expect(holes.length).toBe(1)
  expect(holes[0]?.[1]).toBeGreaterThan(0)
  expect(done.findings.map(({ outcome, confidence }) => ({ outcome, confidence }))).toEqual([
    { outcome: 'own-hole', confidence: 'one' },
  ])
  const [finding] = done.findings
  const report = readFileSync(join(folder, finding?.folder ?? '', 'report.md'), 'utf8')
  expect(report).toContain('OpIMul')
}, 120_000)
