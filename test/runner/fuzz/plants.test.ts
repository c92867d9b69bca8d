import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { campaign } from '#runner/fuzz/campaign/campaign'
import { fuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { isProblem } from '#runner/is-problem'
import { planted } from '../../support/planted.ts'

const makers = await fuzzMakers()
const folder = mkdtempSync(join(tmpdir(), 'plants-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function outcomesFor(fault: string, runs: number): Promise<readonly string[]> {
  const done = await campaign({
    folder: join(folder, fault),
    tools: [planted.withFault(fault)],
    specs: [],
    timeoutMs: 1000,
    memoryMiB: 0,
    makers,
    seed: 11,
    shard: { index: 1, count: 1 },
    jobs: 1,
    until: { runs },
    seeds: [],
    expectations: new Map(),
    now: () => performance.now(),
  })
  if (isProblem(done)) throw new Error(done.message)
  return done.findings.map(({ outcome }) => outcome)
}

describe('a campaign finds a validator that is wrong about one thing only', () => {
  it.each([
    ['opcode', 768],
    ['operand', 4096],
    ['width', 128],
    ['version', 160],
    ['texts', 384],
  ])(
    '%s',
    async (fault, runs) => {
      const outcomes = await outcomesFor(fault, runs)
      expect(outcomes).toContain('false-accept')
    },
    400_000,
  )
})
