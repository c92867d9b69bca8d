import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type CampaignOptions, campaign } from '#runner/fuzz/campaign/campaign'
import type { CampaignSummary } from '#runner/fuzz/campaign/summary'
import type { FuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { usualWeights } from '#runner/fuzz/make/usual-weights'
import { isProblem } from '#runner/is-problem'
import type { Oracle } from '#runner/oracle/oracle'
import { everyMaker } from '../../support/every-maker.ts'
import { planted } from '../../support/planted.ts'

const folder = mkdtempSync(join(tmpdir(), 'plants-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * The findings of a campaign that ends with its first finding: the duration of a test is the time to find the fault.
 */
async function findingsFor(
  fault: string | Oracle,
  { until, ...more }: Pick<CampaignOptions, 'until'> & Partial<CampaignOptions>,
): Promise<CampaignSummary['findings']> {
  const first = new AbortController()
  const tool = typeof fault === 'string' ? planted.withFault(fault) : fault
  const done = await campaign({
    folder: join(folder, tool.name),
    tools: [tool],
    specs: [],
    timeoutMs: 1000,
    memoryMiB: 0,
    makers: everyMaker,
    seed: 11,
    shard: { index: 1, count: 1 },
    jobs: 1,
    until: { ...until, signal: first.signal },
    found: () => first.abort(),
    seeds: [],
    expectations: new Map(),
    now: () => performance.now(),
    ...more,
  })
  if (isProblem(done)) throw new Error(done.message)
  return done.findings
}

const others = { kept: 0, aimed: 0, generator: 0, random: 0, program: 0 }
/** A campaign uses only the one of large modules. */
const largeMakers: FuzzMakers = {
  ...everyMaker,
  weights: { ...usualWeights, sources: { ...others, large: 1 } },
}

/** Making a large module small takes minutes: it ends after the same part of the work however busy the machine is. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

// Each seed meets the fault soon, and each number of modules is enough for most others.
describe('a campaign finds a validator that is wrong about one thing only', () => {
  it.each([
    ['opcode', 2, 3072],
    ['operand', 5, 1536],
    ['width', 11, 64],
    ['version', 3, 128],
    ['texts', 8, 64],
  ])(
    'which is about: %s',
    async (fault, seed, runs) => {
      const found = await findingsFor(fault, { seed, until: { runs } })
      expect(found.map(({ outcome }) => outcome)).toContain('false-accept')
    },
    400_000,
  )

  it.each([
    ['vulkan', 1, 384, 'vulkan1.3'],
    ['opencl', 11, 384, 'opencl2.2'],
  ])(
    'which is about: %s, and names the environment',
    async (fault, seed, runs, environment) => {
      const found = await findingsFor(fault, { seed, until: { runs } })
      expect(found.length).toBeGreaterThan(0)
      for (const finding of found)
        expect(finding).toMatchObject({ outcome: 'false-accept', environment })
    },
    400_000,
  )

  it.each([
    ['size', 'false-reject', 4],
    ['largeAccepts', 'false-accept', 3],
  ])(
    'which is about: %s, in a module of that size',
    async (fault, outcome, seed) => {
      const found = await findingsFor(fault, {
        seed,
        makers: largeMakers,
        until: { runs: 16, ms: 6_000 },
        now: processorMs,
      })
      expect(found.length).toBeGreaterThan(0)
      for (const finding of found) {
        expect(finding.outcome).toBe(outcome)
        expect(finding.instructions).toBeGreaterThan(2000)
      }
    },
    400_000,
  )
})

describe('a campaign reports a validator that does not repeat itself as one finding', () => {
  it.each([
    ['wrong-sometimes', 50, 128, 49],
    ['refuses-after-refusal', 0, 64, 1],
    ['accepts-after', 200, 256, 200],
    ['dies-sometimes', 50, 128, 49],
  ] as const)(
    'which is %s, and blames no rule',
    async (character, count, runs, asked) => {
      const tool = planted.isUnsteady(character, count)
      const found = await findingsFor(tool, { seed: 11, until: { runs }, found: () => {} })
      expect(found).toMatchObject([{ outcome: 'inconsistent', again: { asked, shortest: true } }])
      expect(found[0]).not.toHaveProperty('rule')
      expect(found[0]?.again?.said).not.toBe(found[0]?.said)
      const finding = join(folder, tool.name, found[0]?.folder ?? '')
      expect(readFileSync(join(finding, 'before.txt'), 'utf8').trimEnd().split('\n')).toHaveLength(
        asked,
      )
      expect(readFileSync(join(finding, 'report.md'), 'utf8')).toContain(
        'does not repeat its answer',
      )
    },
    400_000,
  )
})
