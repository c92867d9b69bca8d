import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import type { Oracle } from '#runner/oracle/oracle'
import { type Environment, environmentByName } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { type Fake, fake, fakeSpec, swallows } from '../../support/fake.ts'

const environment = environmentByName('spv1.6') as Environment
const module = Uint32Array.of(0x0723_0203, 0x0001_0600, 0, 1, 0)
/** The limit for a tool that never answers, since it always takes all of it. */
const timeoutMs = 1500
/** The limit for other tools, on a machine that does other work. */
const amply = 60_000

const opened: Oracle[] = []
async function open(spec: string): Promise<Oracle> {
  const hangs = spec === fakeSpec('hangs')
  const tool = await openTool(spec, { timeoutMs: hangs ? timeoutMs : amply })
  if (isProblem(tool) || tool.kind !== 'validator') throw new Error(`${spec} is no validator`)
  opened.push(tool)
  return tool
}
afterAll(() => {
  for (const tool of opened) tool.close()
})

const answers: readonly (readonly [Fake, Verdict])[] = [
  ['always-accepts', { kind: 'valid' }],
  [
    'always-rejects',
    {
      kind: 'invalid',
      phase: 'validate',
      blames: [],
      message: 'error: <module>: line 3: no',
    },
  ],
  ['crashes', { kind: 'crash', signal: 'SIGSEGV', message: 'about to fall over' }],
  ['aborts', { kind: 'crash', signal: 'SIGABRT', message: 'Assertion failed' }],
  [
    'panics',
    { kind: 'crash', signal: 'none', message: "thread 'main' panicked at src/main.rs:1:1:" },
  ],
  ['hangs', { kind: 'timeout', ms: timeoutMs }],
  ['floods', { kind: 'error', why: 'wrote more than 4194304 bytes' }],
  ['answers-garbage', { kind: 'error', why: 'exit code 42 is no verdict: [31m garbage' }],
]

describe('a fake validator', () => {
  it.each(answers)('gives the expected verdict: %s', async (name, expected) => {
    const tool = await open(fakeSpec(name))
    expect(await tool.judge(module, environment)).toEqual(expected)
  })

  it('is ended if it takes all memory', async () => {
    const tool = await openTool(`hungry:${swallows().join(' ')} {file}`, { memoryMiB: 300 })
    if (isProblem(tool) || tool.kind !== 'validator') throw new Error('no validator')
    opened.push(tool)
    expect(await tool.judge(module, environment)).toMatchObject({ kind: 'crash', signal: 'memory' })
  })

  it('gives the same answers about many modules at a time', async () => {
    for (const [name, expected] of answers) {
      const tool = await open(fakeSpec(name))
      const questions = [
        { module, environment },
        { module, environment },
      ]
      expect(await tool.judgeAll(questions), name).toEqual([expected, expected])
    }
  })
})

describe('the input of a validator', () => {
  it('is a file of the unchanged octets, and the name of the environment', async () => {
    const vulkan = environmentByName('vulkan1.3') as Environment
    const odd = Uint8Array.of(3, 2, 35, 7, 0)
    const tool = await open(
      `looks:sh -c 'test "$1" = vulkan1.3 && test "$(od -An -tu1 "$0")" = "   3   2  35   7   0"' {file} {env}`,
    )
    expect(await tool.judge(odd, vulkan)).toEqual({ kind: 'valid' })
    expect(await tool.judge(odd, environment)).toMatchObject({ kind: 'invalid' })
  })

  it('is little-endian, whatever the byte order of the words', async () => {
    const tool = await open(`looks:sh -c 'test "$(od -An -tx1 -N4 "$0")" = " 03 02 23 07"' {file}`)
    expect(await tool.judge(module, environment)).toEqual({ kind: 'valid' })
  })

  it('is one file that all modules share in turn, in a folder that is removed when the tool is closed', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'fakes-'))
    vi.stubEnv('TMPDIR', directory)
    const tool = await open(`tells:sh -c 'echo "$0" >&2; exit 42' {file}`)
    vi.unstubAllEnvs()
    const [folder = ''] = readdirSync(directory)
    for (let turn = 0; turn < 3; turn++)
      expect(await tool.judge(module, environment)).toMatchObject({ kind: 'error' })
    expect(readdirSync(join(directory, folder))).toHaveLength(1)
    tool.close()
    expect(readdirSync(directory)).toEqual([])
    rmSync(directory, { recursive: true })
  })
})

describe('openTool', () => {
  it.each([
    ['spirv-val=/no/such/program', 'no-tool'],
    [`spirv-val=${fake('hangs')}.missing`, 'no-tool'],
    ['nobody:/no/such/program {file}', 'no-tool'],
    ['spirv-nobody', 'bad-tool-spec'],
    ['spirv-val@testing --relax', 'bad-tool-spec'],
    ['constructor', 'bad-tool-spec'],
    ['spirv-val@nowhere', 'bad-tool-spec'],
    ['harness:x', 'bad-tool-spec'],
  ])('refuses %s: %s', async (spec, code) => {
    expect(await openTool(spec)).toMatchObject({ kind: 'problem', code })
  })

  it('says how to install a tool that is missing', async () => {
    expect(await openTool('spirv-val@stable', { directory: '/no/such/directory' })).toMatchObject({
      code: 'no-tool',
      hint: 'spirv-cts tools install --suite stable',
    })
  })

  it('opens a program by its path with the adapter of its name', async () => {
    const tool = await open(`spirv-val=${fake('always-rejects')}`)
    expect(tool).toMatchObject({
      name: `spirv-val=${fake('always-rejects')}`,
      tool: 'spirv-val',
      kind: 'validator',
    })
    const ignorant = await open(`spirv-val=${fake('does-not-know')}`)
    expect(await ignorant.judge(module, environment)).toEqual({
      kind: 'unsupported',
      why: 'error: line 1: Invalid opcode: 4711',
    })
  })
})
