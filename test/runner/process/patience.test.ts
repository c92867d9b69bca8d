import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPatience } from '#runner/process/patience'
import { runBatch } from '#runner/process/run-batch'
import { fake } from '../../support/fake.ts'

/** A program that sleeps for half a minute when it is run first, and answers at once after that. */
function lateOnce(): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'late-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return ['sh', '-c', 'mkdir "$1" 2>/dev/null && sleep 30; echo here', 'sh', join(folder, 'run')]
}

describe('the patience with a tool', () => {
  it('has the full time limit until the tool has hung, however fast its answers are', () => {
    const patience = createPatience()
    expect(patience.firstMs(10_000)).toBe(10_000)
    patience.answered(3)
    expect(patience.firstMs(10_000)).toBe(10_000)
    patience.hung()
    expect(patience.firstMs(10_000)).toBe(1000)
  })

  it('is several times the slowest answer after a hang, and never longer than the limit', () => {
    const patience = createPatience()
    patience.hung()
    for (const ms of [3, 200, 5]) patience.answered(ms)
    expect(patience.firstMs(10_000)).toBe(4000)
    expect(patience.firstMs(500)).toBe(500)
    patience.answered(2000)
    expect(patience.firstMs(10_000)).toBe(10_000)
  })

  it.each([true, false])(
    'asks a program again with the full limit if only the shorter one was exceeded (in a shell: %s)',
    async (withShell) => {
      const patience = createPatience()
      patience.hung()
      const batch = [['echo', '1'], lateOnce(), ['echo', '2']]
      const completions = await runBatch(batch, { timeoutMs: 60_000, patience, withShell })
      expect(completions).toMatchObject([
        { kind: 'answered', stdout: '1\n' },
        { kind: 'answered', stdout: 'here\n' },
        { kind: 'answered', stdout: '2\n' },
      ])
    },
  )

  it('learns that a program hangs if it was late while it ran alone', async () => {
    const patience = createPatience()
    await runBatch([['true']], { timeoutMs: 2000, patience })
    expect(patience.firstMs(10_000)).toBe(10_000)
    await runBatch([[fake('hangs')]], { timeoutMs: 300, patience })
    expect(patience.firstMs(10_000)).toBeLessThan(10_000)
  })
})
