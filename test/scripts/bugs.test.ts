import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
import { toolDirectory } from '#runner/tools/tool-directory'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { cts } from '../support/cts.ts'

const out = join(temporaryFolder(), 'bugs')
const id = 'switch-duplicates'
const page = 'https://example.org/playground/'
const tools = join(toolDirectory(), 'testing', 'bin')

/** The script of the kit in another place, with the programs of a folder alone. */
async function reproduced(folder: string, name?: string, program?: string): Promise<string> {
  if (name !== undefined && program !== undefined) cpSync(program, join(folder, name))
  const elsewhere = join(temporaryFolder(), 'kit')
  cpSync(join(out, id), elsewhere, { recursive: true })
  const { PATH = '' } = process.env
  const answer = await run(
    ['env', '-i', `PATH=${PATH}`, `TOOLS=${folder}`, 'sh', join(elsewhere, 'reproduce.sh')],
    { timeoutMs: 20_000 },
  )
  if (answer.kind !== 'answered') throw new Error(answer.kind)
  return `${answer.exitCode} ${answer.stdout.trim().split('\n').at(-1)}`
}

beforeAll(async () => {
  const args = ['bugs', '--tool', 'spirv-val@testing', '--cause', id, '--out', out]
  args.push('--playground', page)
  const answer = await cts(args, { timeoutMs: 200_000 })
  expect(answer.stderr).toBe('')
  expect(answer.exitCode).toBe(0)
}, 210_000)

describe('the command bugs', () => {
  it('writes a folder that can be sent', () => {
    const files = readdirSync(join(out, id)).sort()
    expect(files).toEqual(
      [
        ...['README.md', 'control.spv', 'control.spvasm', 'module.spv'],
        ...['module.spvasm', 'reproduce.sh', 'test'],
      ].sort(),
    )
    expect(readdirSync(join(out, id, 'test'))).toEqual([
      expect.stringMatching(/^val_.*_test\.cpp$/),
    ])
    expect(readFileSync(join(out, id, 'module.spvasm'), 'utf8')).toMatch(/OpSwitch .*; <-- /)
  })

  it('names no folder of this machine', () => {
    for (const file of ['README.md', 'reproduce.sh', 'module.spvasm'])
      expect(readFileSync(join(out, id, file), 'utf8')).not.toMatch(packageRoot())
  })

  it('writes an index of the reproduced kits', () => {
    const { kits, without } = JSON.parse(readFileSync(join(out, 'index.json'), 'utf8'))
    const shows = expect.objectContaining({ tool: 'spirv-val', answer: 'reproduced' })
    expect(kits).toEqual([
      expect.objectContaining({ id, hasTwin: true, expected: 'invalid', reproduced: shows }),
    ])
    expect(kits[0].versions.at(-1)).toEqual(shows)
    expect(without).toEqual([])
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain(`href="${id}/README.md"`)
  })

  it('links its modules to a playground', () => {
    const report = readFileSync(join(out, id, 'README.md'), 'utf8')
    expect(report.split(`(<${page}#octets=`)).toHaveLength(3)
    const index = readFileSync(join(out, 'index.html'), 'utf8')
    expect(index).toContain(`<a href="${page}#octets&#x3D;`)
  })

  it('writes a script that recognises a mended tool, and does not guess', async () => {
    expect(await reproduced(tools)).toBe('1 REPRODUCED: module.spv, which is invalid, is accepted')
    const other = temporaryFolder()
    const answering = async (script: string) => {
      writeFileSync(join(other, 'spirv-val'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
      return await reproduced(other)
    }
    const onlyModule = (then: string) => `case "$*" in *control.spv) exit 0;; *) ${then};; esac`
    expect(await answering(onlyModule('echo error: no; exit 1'))).toBe(
      '0 NOT REPRODUCED: module.spv is refused: error: no',
    )
    expect(await answering(onlyModule('kill -SEGV $$'))).toMatch(
      /^125 CANNOT TELL: ended with status 139/,
    )
    expect(await answering('echo why; exit 1')).toBe(
      '125 CANNOT TELL: control.spv, which is valid, is not accepted: why',
    )
    expect(
      await answering('echo "error: line 1: Invalid capability operand: 4473"; exit 1'),
    ).toMatch(/^125 CANNOT TELL: this version does not know what the module uses/)
  })

  it('writes a script that accepts the path of a program, and a name with a version at the end', async () => {
    const folder = temporaryFolder()
    const refuses = '#!/bin/sh\ncase "$*" in *module.spv) echo error: no; exit 1;; esac\n'
    writeFileSync(join(folder, 'spirv-val-21'), refuses, { mode: 0o755 })
    const script = join(out, id, 'reproduce.sh')
    const line = async (...settings: readonly string[]) => {
      const answer = await run(['env', '-i', ...settings, 'sh', script], { timeoutMs: 20_000 })
      return answer.kind === 'answered' ? answer.stdout.trim().split('\n').at(-1) : answer.kind
    }
    const right = 'NOT REPRODUCED: module.spv is refused: error: no'
    expect(await line('PATH=/usr/bin:/bin', `TOOLS=${folder}`)).toBe(right)
    expect(await line('PATH=/usr/bin:/bin', `PROGRAM=${join(folder, 'spirv-val-21')}`)).toBe(right)
    expect(await line('PATH=/usr/bin:/bin', `PROGRAM=${join(folder, 'none')}`)).toMatch(
      /^CANNOT TELL: no spirv-val is in \$TOOLS/,
    )
  })

  it('writes a test with the verdicts that the text requires', () => {
    const [file = ''] = readdirSync(join(out, id, 'test'))
    const source = readFileSync(join(out, id, 'test', file), 'utf8')
    expect(source.match(/EXPECT_EQ\(Verdict::k\w+/g)).toEqual([
      'EXPECT_EQ(Verdict::kValid',
      'EXPECT_EQ(Verdict::kInvalid',
    ])
    expect(source).not.toContain('GTEST_SKIP')
  })

  it('uses the terms of the authors of the tool', () => {
    const report = readFileSync(join(out, id, 'README.md'), 'utf8')
    expect(report).toMatch(/^# spirv-val: .*OpSwitch.* \[switch-duplicates\]\n/)
    expect(report).not.toMatch(/harness:|@testing|\bcause\b|of its kind|confidence|spirv-cts [a-z]/)
  })

  it('writes kits for a disassembler that refuses decodable words', async () => {
    const to = join(temporaryFolder(), 'printed')
    const args = ['bugs', '--tool', 'spirv-dis@testing', '--cause', 'unknown-version', '--out', to]
    const { stdout, exitCode } = await cts(args, { timeoutMs: 100_000 })
    expect(stdout).toContain('1 fault, 1 of them reproduced')
    expect(exitCode).toBe(0)
    expect(readFileSync(join(to, 'unknown-version', 'README.md'), 'utf8')).toContain(
      'can be decoded and so printed',
    )
  }, 110_000)

  it('runs exactly the program that the SPEC names, whatever its name, in a separate row', async () => {
    const folder = temporaryFolder()
    const tool = join(folder, 'my-validator')
    writeFileSync(tool, `#!/bin/sh\nexec ${join(tools, 'spirv-val')} "$@"\n`, { mode: 0o755 })
    const to = join(folder, 'kits')
    const spec = `mine=spirv-val=${tool}`
    const { exitCode } = await cts(['bugs', '--tool', spec, '--cause', id, '--out', to], {
      timeoutMs: 100_000,
    })
    expect(exitCode).toBe(0)
    const [kit] = JSON.parse(readFileSync(join(to, 'index.json'), 'utf8')).kits
    expect(kit.reproduced).toMatchObject({ answer: 'reproduced', place: 'the program at hand' })
    const report = readFileSync(join(to, id, 'README.md'), 'utf8')
    expect(report).toMatch(/\| spirv-val \S+ \(Debian testing, build \S+\) \| \*\*reproduced/)
    expect(report).toMatch(/\| spirv-val \S+ \(the program at hand, build \S+\) \| \*\*reproduced/)
    expect(report).not.toContain(folder)
    writeFileSync(tool, '#!/bin/sh\necho v2026.4; case "$*" in *module.spv) exit 1;; esac\n')
    expect(await reproduced(folder, 'spirv-val', tool)).toMatch(/^0 NOT REPRODUCED/)
  }, 110_000)

  it('asks a build that is newer than the records about the faults of the last release', async () => {
    const folder = join(temporaryFolder(), 'tip')
    const tip = join(temporaryFolder(), 'spirv-val')
    const says = 'SPIRV-Tools v2099.1-dev unknown hash, 2099-01-01T00:00:00+00:00'
    const wrapper = `#!/bin/sh\n[ "$1" = --version ] && echo '${says}' && exit\nexec ${join(tools, 'spirv-val')} "$@"\n`
    writeFileSync(tip, wrapper, { mode: 0o755 })
    const args = ['bugs', '--tool', `tip=spirv-val=${tip}`, '--cause', id, '--out', folder]
    const answer = await cts(args, { timeoutMs: 200_000 })
    expect(answer).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^1 fault, 1 of/) })
    expect(readFileSync(join(folder, id, 'README.md'), 'utf8')).toMatch(
      /\| spirv-val 2099\.1-dev \| \*\*reproduced/,
    )
  }, 210_000)

  it('writes a kit for a fault that only results show, with the wrong output', async () => {
    const cause = 'fold-narrow-signed-division'
    const to = join(temporaryFolder(), 'results')
    const args = ['bugs', '--tool', 'spirv-opt@testing', '--cause', cause, '--out', to]
    const { stdout, exitCode } = await cts(args, { timeoutMs: 200_000 })
    expect(stdout).toContain('1 fault, 1 of them reproduced')
    expect(exitCode).toBe(0)
    const report = readFileSync(join(to, cause, 'README.md'), 'utf8')
    expect(report).toMatch(
      /computes something else: .* holds at byte \d+ the word 0x\w+ by the text/,
    )
    expect(report).toMatch(/3\.3\.13 Arithmetic Instructions: OpSDiv: https:.*#OpSDiv/)
    expect(report).toContain('## What the tool writes')
    expect(report).toMatch(/^- Before the run, set 0, binding 1 holds the words 0x/m)
    expect(report).toMatch(/^spirv-val \S+ accepts it\.$/m)
  }, 210_000)

  it.each([
    [
      ['--tool', 'spirv-val@testing', '--cause', 'switch-duplicate'],
      /did you mean switch-duplicates/,
    ],
    [['--tool', 'yes:true {file}'], /corpus\/causes\/yes\.json: there is no such file/],
    [['--cause', id], /--tool <spec>/],
  ])('refuses %j', async (args, words) => {
    const answer = await cts(['bugs', ...args, '--out', join(temporaryFolder(), 'x')])
    expect(answer.stderr).toMatch(words)
    expect(answer.exitCode).toBe(2)
  })
})
