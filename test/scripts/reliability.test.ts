import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { run } from '#runner/process/run'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { commandLine } from '../support/command.ts'
import { ctsHere } from '../support/cts-here.ts'
import { ctsProcess } from '../support/cts-process.ts'
import { fake } from '../support/fake.ts'

// Each of these starts several processes one after another.
vi.setConfig({ testTimeout: 240_000 })

const rule = ['--rule', 'SPV_EXT_replicated_composites/value-has-constituent-type']

/** The result of a script in a shell in which `cts` is the command line. */
async function shell(script: string) {
  const answer = await run(['bash', '-c', `cts() { ${commandLine} "$@"; }\n${script}`], {
    timeoutMs: 55_000,
  })
  if (answer.kind !== 'answered') throw new Error(JSON.stringify(answer))
  return answer
}

describe('a full disk', () => {
  it.each([
    ['check', (out: string) => `check ${rule.join(' ')} --out ${out}`, 8],
    ['generate', (out: string) => `generate ${rule.join(' ')} --out ${out}`, 8],
    ['smith', (out: string) => `smith --size large --count 2 --seed 3 --out ${out}`, 1],
    ['report', (out: string) => `report ${out}/run.jsonl --format html --out ${out}/run.html`, 50],
  ])('ends %s with a sentence, and a run with enough room succeeds', async (_, args, kilobytes) => {
    const out = join(temporaryFolder(), 'out')
    if (args(out).startsWith('report')) await ctsHere(['check', ...rule, '--out', out])
    const full = await shell(`ulimit -f ${kilobytes}\ncts ${args(out)}`)
    expect(full.stderr).toMatch(/EFBIG/)
    expect(full.stderr).not.toMatch(/defect|\n +at /)
    expect(full.exitCode).toBe(2)
    expect(readdirSync(out).filter((name) => /\.\d+$/.test(name))).toEqual([])
    expect(await shell(`cts ${args(out)}`)).toMatchObject({
      exitCode: 0,
      stderr: expect.stringMatching(/^(note: .*--tool.*\n)?$/),
    })
  })

  it('ends a command whose output has no room, too', async () => {
    const full = await shell('cts rules >/dev/full')
    expect(full.stderr).toBe(
      'error: write: no space left on device (ENOSPC)\nhint: free space there, or name another folder with --out; TMPDIR is the folder of temporary files\n',
    )
    expect(full.exitCode).toBe(2)
  })

  it('leaves a file of expectations intact', async () => {
    const file = join(temporaryFolder(), 'mine.json')
    const args = `check ${rule.join(' ')} --tool 'mine:true {file}' --expectations ${file} --update-expectations`
    const first = await shell(`cts ${args}`)
    expect(first.stderr).toMatch(/mine\.json: [1-9]/)
    const before = readFileSync(file, 'utf8').replace('not looked at', 'because '.repeat(1000))
    writeFileSync(file, before)
    const full = await shell(`ulimit -f 4\ncts ${args} --env spv1.6`)
    expect(full.stderr).toMatch('mine.json: cannot be written (EFBIG)')
    expect(full.exitCode).toBe(2)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })
})

describe('a run that is interrupted', () => {
  it('ends at once on Ctrl-C during a long calculation, and the next run succeeds', async () => {
    const out = join(temporaryFolder(), 'out')
    const generating = ['generate', '--text', 'SPV_EXT_replicated_composites', '--out', out]
    const run = ctsProcess(generating)
    while (!existsSync(out)) await new Promise((resolve) => setTimeout(resolve, 20))
    run.child.kill('SIGINT')
    // The system ends it: a listener of ours would wait for the calculation, and exit with 130.
    expect(await run.ended).toBe('SIGINT')
    expect(await ctsHere(generating)).toMatchObject({ exitCode: 0 })
    const same = await ctsHere([...generating, '--check'])
    expect(same.stdout).toMatch(/0 disagreements.*, 0 files that differ/)
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGKILL', 'SIGKILL'],
  ] as const)(
    'leaves a log that says so after %s while a tool is asked',
    async (signal, expected) => {
      const out = join(temporaryFolder(), 'out')
      const tool = `slow:${fake('tired')} {file}`
      const args = ['check', ...rule, '--out', out]
      const run = ctsProcess([...args, '--tool', tool])
      const log = join(out, 'run.jsonl')
      while (!existsSync(log) || !readFileSync(log, 'utf8').includes('"kind":"result"'))
        await new Promise((resolve) => setTimeout(resolve, 20))
      run.child.kill(signal)
      expect(await run.ended).toBe(expected)
      if (expected !== signal)
        expect(run.said()).toMatch(/^interrupted: .*run\.jsonl holds \d+ results? of/m)
      const report = await ctsHere(['report', log])
      expect(report.exitCode).toBe(2)
      expect(await ctsHere(args)).toMatchObject({ exitCode: 0 })
      expect(readdirSync(out)).toEqual(['run.jsonl'])
    },
  )
})

describe('two runs in one folder', () => {
  it.each([
    ['check', [...rule, '--tool', `slow:${fake('tired')} {file}`]],
    ['fuzz', ['--tool', 'reference', '--time', '50']],
    ['smith', ['--size', 'large', '--count', '100000']],
  ])('are refused with the name of the first one: %s', async (command, args) => {
    const out = join(temporaryFolder(), 'out')
    const first = ctsProcess([command, ...args, '--out', out])
    const lock = join(out, '.spirv-cts.lock')
    while (!existsSync(lock)) await new Promise((resolve) => setTimeout(resolve, 20))
    const second = await ctsHere([command, ...args, '--out', out])
    expect(second.stderr).toMatch(`${out}: process ${first.child.pid} writes there`)
    expect(second.exitCode).toBe(2)
    first.child.kill('SIGKILL')
    await first.ended
    const third = await ctsHere(['check', ...rule, '--out', out])
    expect(third.exitCode).toBe(0)
    expect(existsSync(lock)).toBe(false)
  })

  it('add up for smith if one follows the other', async () => {
    const out = join(temporaryFolder(), 'out')
    for (const seed of ['1', '2', '1'])
      expect(await ctsHere(['smith', '--count', '2', '--seed', seed, '--out', out])).toMatchObject({
        exitCode: 0,
      })
    const { 'environments.json': list = '', ...files } = Object.fromEntries(
      readdirSync(out).map((file) => [file, readFileSync(join(out, file), 'utf8')]),
    )
    expect(Object.keys(files)).toHaveLength(4)
    expect(Object.keys(JSON.parse(list)).sort()).toEqual(Object.keys(files).sort())
    writeFileSync(join(out, 'environments.json'), '{"*.spv": ["mars1.0"]}')
    const wrong = await ctsHere(['smith', '--out', out])
    expect(wrong).toMatchObject({ exitCode: 2, stderr: expect.stringMatching(/mars1\.0/) })
  })

  it('are not confused by a lock whose process id now belongs to another process', async () => {
    const out = join(temporaryFolder(), 'out')
    mkdirSync(out)
    writeFileSync(join(out, '.spirv-cts.lock'), `${process.pid} 1`)
    expect(await ctsHere(['check', ...rule, '--out', out])).toMatchObject({ exitCode: 0 })
  })
})
