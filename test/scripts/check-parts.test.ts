import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CheckFlags } from '#scripts/cli/check/check-flags'
import { partCount, startParts } from '#scripts/cli/check/parts'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { ctsHere } from '../support/cts-here.ts'
import '../support/needs-time.ts'

/** The lines of a log without what differs from run to run. */
function linesIn(folder: string): readonly unknown[] {
  const lines = readFileSync(join(folder, 'run.jsonl'), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const { pace: _pace, ms: _ms, ...rest } = JSON.parse(line) as Record<string, unknown>
    return rest
  })
}

describe('a check of many cases', () => {
  it('is divided among processes where that is worth their start', () => {
    expect(partCount(2, 30_000)).toBe(2)
    expect(partCount(2, 1500)).toBe(1)
    expect(partCount(1, 30_000)).toBe(1)
    expect(partCount(128, 30_000)).toBeLessThan(128)
  })

  it('writes the same log with one process as with two', async () => {
    const rules = ['--rule', 'Vulkan-environment/*', '--rule', 'Vulkan-shader-interfaces/*']
    const folders = [1, 2].map(() => temporaryFolder())
    for (const [index, folder] of folders.entries()) {
      const jobs = String(index + 1)
      const { exitCode } = await ctsHere(['check', ...rules, '--jobs', jobs, '--out', folder])
      expect(exitCode).toBe(0)
    }
    const [alone = [], divided = []] = folders.map(linesIn)
    expect(alone.length).toBeGreaterThan(2000)
    expect(divided).toEqual(alone)
  })

  it('fails if one of the processes ends', async () => {
    const script = join(temporaryFolder(), 'ends.mjs')
    writeFileSync(
      script,
      "process.on('message', () => { process.send({ kind: 'ready' }); process.exit(7) })\n",
    )
    const parts = startParts({ named: [], flags: {} as CheckFlags }, 2, script)
    try {
      expect(await parts.ready()).toBeUndefined()
      const [first] = parts.linesOf('reference')
      await expect(first?.[Symbol.asyncIterator]().next()).rejects.toThrow(
        'a process of the check ended (7)',
      )
    } finally {
      await parts.close()
    }
  })
})
