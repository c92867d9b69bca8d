import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { campaign } from '#runner/fuzz/campaign/campaign'
import { fuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { usualWeights } from '#runner/fuzz/make/weights'
import { isProblem } from '#runner/is-problem'
import { faults, wrongOptimiser } from '../../support/wrong-optimisers.ts'

const zero = { kept: 0, aimed: 0, generator: 0, random: 0, large: 0 }
const makers = await fuzzMakers({ ...usualWeights, sources: { ...zero, program: 1 } })
const folder = mkdtempSync(join(tmpdir(), 'wrong-results-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const search = async (
  name: string,
  fault: Parameters<typeof wrongOptimiser>[0],
  runs: number,
  seed: number,
) => {
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
    until: { runs },
    seeds: [],
    expectations: new Map(),
    now: () => performance.now(),
  })
  if (isProblem(done)) throw new Error(done.message)
  return done.findings
}

// Not every seed meets the fault in so few programs, and the first program that shows it decides how small it becomes.
it.for(Object.entries(faults))(
  'finds an optimiser that %s, and shows it in thirty instructions',
  { timeout: 400_000 },
  async ([name, fault], { annotate }) => {
    const start = process.cpuUsage()
    let fewest = Number.POSITIVE_INFINITY
    for (const seed of [4, 3, 5, 6, 7, 8, 9]) {
      const found = await search(name, fault, 64, seed)
      const wrong = found.filter(({ outcome }) => outcome === 'wrong-result')
      fewest = Math.min(fewest, ...wrong.map(({ instructions }) => instructions))
      if (fewest <= 30) break
    }
    // The machine may have other things to do meanwhile.
    const { user, system } = process.cpuUsage(start)
    const seconds = ((user + system) / 1_000_000).toFixed(1)
    await annotate(`${seconds} s of the processor, ${fewest} instructions`)
    expect(fewest).toBeLessThanOrEqual(30)
  },
)

it('finds nothing in an optimiser that changes nothing', async () => {
  expect(await search('right', (module) => module, 24, 4)).toEqual([])
}, 400_000)
