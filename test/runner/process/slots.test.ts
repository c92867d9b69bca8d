import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import { runBatch } from '#runner/process/run-batch'
import { runPatiently } from '#runner/process/run-patiently'
import { createSlots } from '#runner/process/slots'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'slots-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

/** A program that is at work for a while, leaves a file meanwhile, and prints how many such files there are. */
function counting(path: string, seconds = 0.1): readonly string[] {
  const script = `mkdir "$0/$$"; ls "$0" | wc -l; sleep ${seconds}; rmdir "$0/$$"`
  return ['sh', '-c', script, path]
}

function most(outputs: readonly string[]): number {
  expect(outputs.length).toBeGreaterThan(0)
  return Math.max(...outputs.map(Number))
}

describe('createSlots', () => {
  it.each([1, 3])('allows %i at a time, and one if it must run alone', async (jobs) => {
    const slots = createSlots(jobs)
    let now = 0
    const seen: number[] = []
    const work = async (): Promise<void> => {
      seen.push(++now)
      await sleep(5)
      now--
    }
    const alone = async (): Promise<void> => {
      expect(++now).toBe(1)
      await sleep(5)
      expect(now--).toBe(1)
    }
    await Promise.all([
      ...Array.from({ length: 9 }, () => slots.run(work)),
      ...Array.from({ length: 3 }, () => slots.alone(alone)),
      ...Array.from({ length: 9 }, () => slots.run(work)),
    ])
    expect(Math.max(...seen)).toBe(jobs)
  })

  it('frees a slot after work that failed', async () => {
    const slots = createSlots(1)
    await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await slots.alone(() => Promise.resolve(1))).toBe(1)
  })
})

describe('a tool that is asked many things at once', () => {
  it('runs no more processes than jobs, and never exceeds its time limit', async () => {
    const path = folder()
    const program = join(folder(), 'spirv-dis')
    const script = `#!/bin/sh\nmkdir "${path}/$$"; ls "${path}" | wc -l; sleep 0.05; rmdir "${path}/$$"\n`
    writeFileSync(program, script, { mode: 0o755 })
    const tool = await openTool(`spirv-dis=${program}`, { jobs: 2, timeoutMs: 1_000 })
    if (isProblem(tool) || tool.kind !== 'disassembler') throw new Error('no disassembler')
    const module = Uint32Array.of(0x0723_0203)
    const asked = await Promise.all(Array.from({ length: 64 }, () => tool.disassemble(module)))
    tool.close()
    const outputs = asked.map((answer) => (answer.kind === 'output' ? answer.value : answer.kind))
    expect(most(outputs)).toBeLessThanOrEqual(2)
  })

  it('shares the slots with the other tools of a command', async () => {
    const path = folder()
    const slots = createSlots(2)
    const batches = Array.from({ length: 4 }, () => runBatch([counting(path)], { slots }))
    const done = (await Promise.all(batches)).flat()
    expect(
      most(
        done.map((completion) =>
          completion.kind === 'answered' ? completion.stdout : completion.kind,
        ),
      ),
    ).toBe(2)
  })
})

describe('a time-out', () => {
  /** Late the first time, and quick from then on. */
  const late = (path: string) => [
    'sh',
    '-c',
    '[ -e "$0/x" ] || { : >"$0/x"; sleep 9; }; echo in time',
    path,
  ]

  it('counts only if the program ran alone', async () => {
    const slots = createSlots(4)
    const answered = { kind: 'answered', stdout: 'in time\n' }
    expect(await runPatiently(late(folder()), { timeoutMs: 700 }, slots)).toMatchObject(answered)
    expect(await runBatch([late(folder())], { timeoutMs: 700, slots })).toMatchObject([answered])
  })

  it('is confirmed while nothing else runs', async () => {
    const [path, log] = [folder(), join(folder(), 'log')]
    const slots = createSlots(4)
    const slow = ['sh', '-c', 'mkdir "$0/$$"; ls "$0" | wc -l >>"$1"; sleep 9', path, log]
    const others = Array.from({ length: 12 }, () => runPatiently(counting(path, 0.2), {}, slots))
    const [end] = await Promise.all([runPatiently(slow, { timeoutMs: 500 }, slots), ...others])
    expect(end).toEqual({ kind: 'timeout', ms: 500 })
    // It was ended before it could remove its files; apart from that there was nothing the second time.
    const seen = readFileSync(log, 'utf8').trim().split('\n').map(Number)
    expect(seen).toEqual([expect.any(Number), 2])
  })
})
