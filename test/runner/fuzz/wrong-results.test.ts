import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { campaign } from '#runner/fuzz/campaign/campaign'
import { isProblem } from '#runner/is-problem'
import '../../support/needs-time.ts'
import { programMakers as makers } from '../../support/program-makers.ts'
import { faults, wrongOptimiser } from '../../support/wrong-optimisers.ts'

const folder = mkdtempSync(join(tmpdir(), 'wrong-results-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The findings of a campaign over 64 programs that ends with its first finding: making it small takes longest. */
async function firstFinding(name: string, fault: (typeof faults)[string], seed: number, runs = 64) {
  const first = new AbortController()
  const done = await campaign({
    folder: join(folder, `${name.replaceAll(' ', '-')}-${seed}`),
    tools: [wrongOptimiser(fault)],
    specs: [],
    timeoutMs: 1000,
    memoryMiB: 0,
    makers,
    seed,
    shard: { index: 1, count: 1 },
    jobs: 1,
    until: { runs, signal: first.signal },
    found: () => first.abort(),
    seeds: [],
    expectations: new Map(),
    now: () => performance.now(),
  })
  if (isProblem(done)) throw new Error(done.message)
  return done.findings[0]
}

/** The seed that is tried first, where it is not 6: the first program that shows the fault decides how long it takes to make it small. */
const firstSeeds: Readonly<Record<string, number>> = {
  'drops stores through untyped pointers': 7,
  'hoists a store over a branch': 8,
  'narrows products of 64 bits': 12,
}

// Not every seed meets the fault in this number of programs, or shows it in a program that becomes small enough.
it.for(Object.entries(faults))(
  'a campaign finds an optimiser that %s, and shows it in at most thirty instructions',
  { timeout: 400_000 },
  async ([name, fault], { annotate }) => {
    const start = process.cpuUsage()
    let fewest = Number.POSITIVE_INFINITY
    for (const seed of [firstSeeds[name] ?? 6, 4, 9, 3, 5]) {
      const found = await firstFinding(name, fault, seed)
      if (found?.outcome === 'wrong-result') fewest = Math.min(fewest, found.instructions)
      if (fewest <= 30) break
    }
    // The machine may have other things to do meanwhile.
    const { user, system } = process.cpuUsage(start)
    const seconds = ((user + system) / 1_000_000).toFixed(1)
    await annotate(`${seconds} s of the processor, ${fewest} instructions`)
    expect(fewest).toBeLessThanOrEqual(30)
  },
)

it('a campaign finds nothing in an optimiser that changes nothing', async () => {
  expect(await firstFinding('right', (module) => module, 4, 24)).toBeUndefined()
}, 400_000)
