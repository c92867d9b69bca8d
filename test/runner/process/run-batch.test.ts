import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { outOfMemory } from '#runner/oracle/out-of-memory'
import { run } from '#runner/process/run'
import { runBatch } from '#runner/process/run-batch'
import { createSlots } from '#runner/process/slots'
import { fake, swallows } from '../../support/fake.ts'

const commands: readonly (readonly string[])[] = [
  ['echo', "it's", '$HOME', ' * '],
  [fake('always-accepts')],
  [fake('always-rejects'), 'module'],
  [fake('crashes')],
  [fake('answers-garbage')],
  ['no-such-program-anywhere'],
  ['sh', '-c', 'exit 251'],
  ['sh', '-c', 'exit 139'],
  ['cat'],
]

describe('runBatch', () => {
  it('gives for each program the result of running it alone', async () => {
    const alone = await Promise.all(commands.map((command) => run(command)))
    expect(new Set(alone.map(({ kind }) => kind))).toEqual(
      new Set(['answered', 'signalled', 'not-started']),
    )
    expect(await runBatch(commands)).toEqual(alone)
  })

  it('works without a shell if the system has none', async () => {
    const alone = await Promise.all(commands.map((command) => run(command)))
    expect(await runBatch(commands, { withShell: false })).toEqual(alone)
  })

  it('continues after a program that hangs and one that floods its output', async () => {
    const batch = [['echo', '1'], [fake('hangs')], ['echo', '2'], [fake('floods')], ['echo', '3']]
    const completions = await runBatch(batch, { timeoutMs: 1_500, maxBytes: 50_000 })
    expect(completions.map(({ kind }) => kind)).toEqual([
      'answered',
      'timeout',
      'answered',
      'overflow',
      'answered',
    ])
    expect(completions[4]).toMatchObject({ stdout: '3\n' })
  })

  it('continues after a program that allocates memory without end', async () => {
    const batch = [['echo', '1'], swallows(), swallows('silent'), ['echo', '2']]
    expect(await runBatch(batch, { memoryMiB: 300 })).toMatchObject([
      { kind: 'answered', stdout: '1\n' },
      { kind: 'answered', exitCode: 1, stderr: expect.stringMatching(outOfMemory) },
      { kind: 'signalled', signal: 'memory' },
      { kind: 'answered', stdout: '2\n' },
    ])
  })

  it('reports the signal of a program that ends in another way when it is run again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'unrepeated-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const mark = join(folder, 'mark')
    const stumbles = ['sh', '-c', `test -e ${mark} || { : >${mark}; kill -ABRT $$; }`]
    const many = Array.from({ length: 70 }, () => ['true'])
    const told: unknown[] = []
    const unrepeated = (index: number, signal: string) => told.push([index, signal])
    const batch = [...many, [fake('crashes')], ['sh', '-c', 'exit 139'], stumbles, ['true']]
    const completions = await runBatch(batch, { unrepeated })
    expect(told).toEqual([[72, 'SIGABRT']])
    expect(completions[72]).toMatchObject({ kind: 'answered', exitCode: 0 })
  })

  it('runs only crashed programs again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'batch-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const log = join(folder, 'log')
    const leavesTrace = (name: string, end: string): readonly string[] => [
      'sh',
      '-c',
      `echo ${name} >>"$0"; ${end}`,
      log,
    ]
    await runBatch(
      [
        leavesTrace('first', 'exit 1'),
        leavesTrace('crash', 'kill -SEGV $$'),
        leavesTrace('last', 'exit 0'),
      ],
      { slots: createSlots(1) },
    )
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n')
    expect(lines).toEqual(['first', 'crash', 'last', 'crash'])
  })

  it('keeps the order over more programs than one shell runs', async () => {
    const many = Array.from({ length: 150 }, (_, index) => ['echo', String(index)])
    const completions = await runBatch(many, { slots: createSlots(3) })
    expect(
      completions.map((completion) => completion.kind === 'answered' && completion.stdout),
    ).toEqual(many.map(([, text]) => `${text}\n`))
  })

  it('runs commands that are too long together for one command line', async () => {
    const many = Array.from({ length: 5 }, (_, index) => [
      'expr',
      'length',
      'x'.repeat(40_000 + index),
    ])
    const completions = await runBatch(many)
    expect(
      completions.map((completion) => completion.kind === 'answered' && completion.stdout),
    ).toEqual(many.map(([, , text]) => `${text?.length}\n`))
  })

  it('gives an empty result for no programs', async () => {
    expect(await runBatch([])).toEqual([])
  })
})
