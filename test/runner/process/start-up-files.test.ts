import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { octets } from '#runner/oracle/octets'
import { packageRoot } from '#runner/package-root'
import { cleanShell } from '#runner/process/clean-shell'
import { run } from '#runner/process/run'
import { runBatch } from '#runner/process/run-batch'
import { environmentByName } from '#spec/environments'
import { disassembler, oracle } from '../../support/tools.ts'

const module = Uint32Array.of(
  ...[0x0723_0203, 0x0001_0600, 0, 1, 0],
  ...[0x0002_0011, 1, 0x0002_0011, 5],
  ...[0x0003_000e, 0, 1],
)
let home: string

/** A home whose every start-up file prints and is slow, and an environment that has shells read them. */
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'home-'))
  const hostile = 'echo HELLO\nread -t 9 never </dev/tty 2>/dev/null\n'
  for (const name of ['.bashrc', '.profile', '.bash_profile', '.shrc'])
    writeFileSync(join(home, name), hostile)
  vi.stubEnv('HOME', home)
  vi.stubEnv('BASH_ENV', join(home, '.bashrc'))
  vi.stubEnv('ENV', join(home, '.shrc'))
  vi.stubEnv('SHELLOPTS', 'braceexpand:hashall:noexec')
  vi.stubEnv('BASHOPTS', 'extglob')
  vi.stubEnv('BASH_FUNC_echo%%', '() { printf "%s\\n" BYE; }')
  vi.stubEnv('SHLVL', undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(home, { recursive: true })
})

describe('start-up files, options and functions of the user', () => {
  const answer = { kind: 'answered', exitCode: 0, stdout: 'said\n', stderr: '' }

  it.each([{}, { memoryMiB: 1024 }, { input: '' }])(
    'do not run before a program: %j',
    async (options) => {
      expect(await run(['/bin/echo', 'said'], options)).toEqual(answer)
    },
  )

  it('do not run before a shell that a tool starts itself', async () => {
    expect(await run(['bash', '-c', 'echo said'], { input: '' })).toEqual(answer)
  })

  it('do not run before the programs of a batch', async () => {
    const shell = ['bash', '-c', 'echo said']
    expect(await runBatch([['/bin/echo', 'said'], shell], { memoryMiB: 1024 })).toEqual([
      answer,
      answer,
    ])
  })

  it('do not run before what scripts start', async () => {
    const { stdout } = await cleanShell({ nothrow: true, input: '' })`echo said`
    expect(stdout).toBe('said\n')
  })

  it('change no answer of a real tool', async () => {
    const spv = environmentByName('spv1.6')
    if (spv === undefined) throw new Error('no environment')
    const [val, dis] = await Promise.all([
      oracle('spirv-val@testing'),
      disassembler('spirv-dis@testing'),
    ])
    expect(await val.judgeAll([{ module: octets(module), environment: spv }])).toEqual([
      { kind: 'valid' },
    ])
    const text = await dis.disassemble(module)
    expect(text).toMatchObject({ kind: 'output', value: expect.stringMatching(/^; SPIR-V\n/) })
    val.close()
    dis.close()
  })
})

describe('shells', () => {
  it('are started through zx in one place only', () => {
    const sources = ['runner', 'scripts'].flatMap((room) =>
      readdirSync(join(packageRoot(), room), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts'))
        .map((path) => join(room, path)),
    )
    const starts = (path: string) =>
      /import \{[^}]*\$[^}]*\} from 'zx(?:\/core)?'/.test(
        readFileSync(join(packageRoot(), path), 'utf8'),
      )
    expect(sources.filter(starts)).toEqual(['runner/process/clean-shell.ts'])
  })
})
