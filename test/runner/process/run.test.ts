import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { $, within } from 'zx/core'
import { cleanShell } from '#runner/process/clean-shell'
import { run } from '#runner/process/run'
import { runBatch } from '#runner/process/run-batch'
import { fake, swallows } from '../../support/fake.ts'

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A process that has not been waited for yet is still in the table, but no longer alive.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

describe('the function run', () => {
  it('returns the exit code and both streams of a program', async () => {
    expect(await run(['sh', '-c', 'echo out; echo err >&2; exit 3'])).toEqual({
      kind: 'answered',
      exitCode: 3,
      stdout: 'out\n',
      stderr: 'err\n',
    })
  })

  it('passes every argument on unchanged', async () => {
    const hostile = [
      "a'b",
      '$HOME',
      '`id`',
      '*',
      ' two  spaces ',
      '',
      '"',
      '\\',
      'ü\n',
      '--',
      ';true',
    ]
    const answer = await run([
      process.execPath,
      '-p',
      'JSON.stringify(process.argv.slice(1))',
      '--',
      ...hostile,
    ])
    expect(answer.kind === 'answered' && JSON.parse(answer.stdout)).toEqual(hostile)
  })

  it('passes on more words than fit into one argument of a shell', async () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `it's ${index} 𝄞`)
    const script = 'printf "%s\\n" "$#" "$1" "$2"; shift 19999; echo "$1"'
    const answer = await run(['sh', '-c', script, 'sh', ...words])
    const last = words.at(-1)
    expect(answer).toMatchObject({ stdout: `20000\n${words[0]}\n${words[1]}\n${last}\n` })
  })

  it('ignores whatever zx takes from variables or from its import', async () => {
    const here = `${process.cwd()}\n`
    const [answer, { stdout, exitCode }] = await within(() => {
      Object.assign($, {
        prefix: 'echo less;',
        postfix: '; echo more',
        verbose: true,
        quiet: false,
      })
      Object.assign($, { shell: '/bin/false', cwd: '/', timeout: 1, preferLocal: true })
      return Promise.all([run(['pwd']), cleanShell({ nothrow: true })`sleep 1; pwd`])
    })
    expect(answer).toEqual({ kind: 'answered', exitCode: 0, stdout: here, stderr: '' })
    expect({ stdout, exitCode }).toEqual({ stdout: here, exitCode: 0 })
  })

  it('reads characters that two chunks of a pipe share', async () => {
    const script =
      'printf "\\303"; sleep 0.2; printf "\\274\\n"; printf "\\303" >&2; sleep 0.2; printf "\\274" >&2'
    expect(await run(['sh', '-c', script])).toMatchObject({ stdout: 'ü\n', stderr: 'ü' })
  })

  it('passes on standard input, which is empty if none is given', async () => {
    expect(await run(['cat'], { input: 'one\n' })).toMatchObject({ stdout: 'one\n' })
    expect(await run(['cat'])).toMatchObject({ kind: 'answered', stdout: '' })
  })

  it('accepts a program that leaves its input unread', async () => {
    const input = 'x'.repeat(4 << 20)
    expect(await run(['true'], { input })).toMatchObject({ kind: 'answered', exitCode: 0 })
  })

  it('uses the given working directory and environment', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'run-'))
    const { PATH } = process.env
    const env = { PATH, MARK: 'here' }
    const answer = await run(['sh', '-c', 'pwd; echo $MARK; echo $HOME'], { cwd: folder, env })
    expect(answer).toMatchObject({ stdout: `${folder}\nhere\n\n` })
    rmSync(folder, { recursive: true })
  })

  it('names the signal that ended a program', async () => {
    expect(await run([fake('crashes')])).toEqual({
      kind: 'signalled',
      signal: 'SIGSEGV',
      stdout: '',
      stderr: 'about to fall over\n',
    })
    expect(await run([fake('aborts')])).toMatchObject({ kind: 'signalled', signal: 'SIGABRT' })
  })

  it('distinguishes running out of memory from other ends', async () => {
    const limits = { memoryMiB: 300 }
    expect(await run(swallows('silent'), limits)).toMatchObject({
      kind: 'signalled',
      signal: 'memory',
    })
    expect(await run([fake('crashes')], limits)).toMatchObject({ signal: 'SIGSEGV' })
    expect(await run(['sh', '-c', 'exit 3'], limits)).toMatchObject({ exitCode: 3 })
  })

  it('sets no memory limit that would stop a program which reserves address space', async () => {
    const complaint =
      'ERROR: AddressSanitizer failed to allocate 0xdfff0001000 (15392894357504) bytes'
    const script = `[ "$(ulimit -d)" = unlimited ] || { echo '${complaint}' >&2; exit 1; }`
    const [alone, batch] = [
      run,
      async (command: string[], options: object) => (await runBatch([command], options))[0],
    ]
    for (const way of [alone, batch])
      expect(await way(['sh', '-c', script], { memoryMiB: 300 })).toMatchObject({ exitCode: 0 })
  })

  it('does not mistake an exit code for a signal', async () => {
    expect(await run(['sh', '-c', 'exit 139'])).toMatchObject({ kind: 'answered', exitCode: 139 })
  })

  it('ends a program that hangs, with all processes that it started', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'run-'))
    const ids = join(folder, 'ids')
    expect(await run([fake('hangs'), 'module', ids], { timeoutMs: 500 })).toEqual({
      kind: 'timeout',
      ms: 500,
    })
    const started = readFileSync(ids, 'utf8').trim().split(' ').map(Number)
    expect(started).toHaveLength(2)
    for (let tries = 0; tries < 100 && started.some(alive); tries++) await sleep(20)
    expect(started.filter(alive)).toEqual([])
    rmSync(folder, { recursive: true })
  })

  it('does not wait for a surviving process that holds the pipes', async () => {
    expect(await run(['sh', '-c', 'setsid sleep 3 & wait'], { timeoutMs: 200 })).toMatchObject({
      kind: 'timeout',
    })
  })

  it.each([
    ['in its group', ''],
    ['in a session of its own', 'setsid '],
  ])(
    'returns the answer of a program that has ended, even if %s holds its pipes',
    async (_, command) => {
      const script = `echo out; ${command}sleep 30 & echo $! >&2; exit 3`
      const answer = await run(['sh', '-c', script], { timeoutMs: 20_000 })
      expect(answer).toMatchObject({ kind: 'answered', exitCode: 3, stdout: 'out\n' })
      const left = answer.kind === 'answered' ? Number(answer.stderr) : 0
      if (command !== '') process.kill(left)
      for (let tries = 0; tries < 100 && alive(left); tries++) await sleep(20)
      expect(alive(left)).toBe(false)
    },
  )

  it.each([run, async (command: readonly string[]) => (await runBatch([command]))[0]])(
    'ends processes that a program has left in its group without its pipes',
    async (way) => {
      const answer = await way(['sh', '-c', 'sleep 30 >/dev/null 2>&1 & echo $!'])
      expect(answer).toMatchObject({ kind: 'answered', exitCode: 0 })
      const left = answer?.kind === 'answered' ? Number(answer.stdout) : 0
      for (let tries = 0; tries < 100 && alive(left); tries++) await sleep(20)
      expect(alive(left)).toBe(false)
    },
  )

  it('reads all that a program wrote before it ended, however busy this process is', async () => {
    const answer = run(['sh', '-c', 'head -c 60000 /dev/zero; head -c 60000 /dev/zero >&2'])
    for (let times = 0; times < 5; times++) {
      await sleep(1)
      for (const end = performance.now() + 500; performance.now() < end; );
    }
    const { stdout, stderr } = (await answer) as { stdout: string; stderr: string }
    expect([stdout.length, stderr.length]).toEqual([60_000, 60_000])
  })

  it('ends a program that floods its output, and keeps what came before', async () => {
    const answer = await run([fake('floods')], { maxBytes: 100_000 })
    expect(answer).toMatchObject({ kind: 'overflow', bytes: 100_000 })
    expect(answer.kind === 'overflow' && answer.stdout.length).toBeGreaterThan(100_000)
  })

  describe('a program that cannot be started', () => {
    it.each([
      ['a name that is not in PATH', ['no-such-program-anywhere']],
      ['a path without a file', ['/no/such/file']],
      ['a folder', ['/']],
      ['an empty command', []],
      ['an empty name', ['']],
      ['a word that only a shell knows', ['exit', '3']],
      ['a word with octet 0', ['echo', 'a\0b']],
    ])('reports %s', async (_, command) => {
      expect(await run(command)).toMatchObject({ kind: 'not-started' })
    })

    it('reports a script whose interpreter is missing, and a file that is not executable', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'run-'))
      const script = join(folder, 'script')
      writeFileSync(script, '#!/no/such/interpreter\n', { mode: 0o755 })
      expect(await run([script])).toMatchObject({ kind: 'not-started' })
      const plain = join(folder, 'plain')
      writeFileSync(plain, 'exit 0\n', { mode: 0o644 })
      expect(await run([plain])).toMatchObject({ kind: 'not-started' })
      rmSync(folder, { recursive: true })
    })

    it('reports a working directory that is missing', async () => {
      expect(await run(['true'], { cwd: '/no/such/folder' })).toMatchObject({ kind: 'not-started' })
    })

    it('does not report a program that ran and exited with 127', async () => {
      expect(await run(['sh', '-c', 'echo no >&2; exit 127'])).toMatchObject({
        kind: 'answered',
        exitCode: 127,
      })
    })
  })
})
