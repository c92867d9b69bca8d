import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
import { program } from '#scripts/cli/program'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { commandLine } from '../support/command.ts'
import { cts } from '../support/cts.ts'
import { ctsHere } from '../support/cts-here.ts'
import { ctsProcess } from '../support/cts-process.ts'

// Each of these starts several processes one after another. docs/faults.md has the table of them.
vi.setConfig({ testTimeout: 240_000 })

/** A shader that stores its results, whatever its inputs are. */
const computing = join(packageRoot(), 'corpus/results/core/OpIAdd/64-bits.spvasm')
const rule = 'SPV_KHR_constant_data/data-word-count'
const only = ['--rule', rule]

async function shell(script: string) {
  const answer = await run(['bash', '-c', `cts() { ${commandLine} "$@"; }\n${script}`], {
    timeoutMs: 120_000,
  })
  if (answer.kind !== 'answered') throw new Error(JSON.stringify(answer))
  return answer
}

/** A text that defines nothing new. */
function documentOf(name: string): string {
  return `${name}\n${'='.repeat(name.length)}\n\nName Strings\n------------\n\n${name}\n\nValidation Rules\n----------------\n\nThe operand _must_ be an OpConstant.\n`
}

/** A module that is valid, a run log, a text, and a folder that even the administrator cannot write to. */
async function material() {
  const folder = temporaryFolder()
  expect(await ctsHere(['smith', '--count', '1', '--out', join(folder, 'made')])).toMatchObject({
    exitCode: 0,
  })
  const [name = ''] = readdirSync(join(folder, 'made')).filter((file) => file.endsWith('.spv'))
  const [environment = ''] = Object.values(
    JSON.parse(readFileSync(join(folder, 'made/environments.json'), 'utf8')) as Record<
      string,
      string[]
    >,
  ).flat()
  const log = join(folder, 'run', 'run.jsonl')
  expect(await ctsHere(['check', ...only, '--out', join(folder, 'run')])).toMatchObject({
    exitCode: 0,
  })
  const text = join(folder, 'a.spvasm')
  writeFileSync(text, '%1 = OpTypeVoid\n')
  const document = join(folder, 'SPV_EXT_new.adoc')
  writeFileSync(document, documentOf('SPV_EXT_new'))
  return { module: join(folder, 'made', name), text, environment, log, document }
}

describe('a folder that cannot be written to', () => {
  const nowhere = '/proc/spirv-cts'

  it('ends every command that writes with one error that names it', async () => {
    const { module, text, environment, log, document } = await material()
    const refused: Readonly<Record<string, readonly string[]>> = {
      ask: ['--tool', 'spirv-dis@testing', '--env', environment, module, '--out', `${nowhere}/a`],
      assemble: [text, '--out', `${nowhere}/a.spv`],
      bugs: ['--tool', 'spirv-val@testing', '--out', nowhere],
      check: [...only, '--out', nowhere],
      corpus: ['extract', nowhere],
      diff: ['--baseline', log, '--candidate', log, '--out', nowhere],
      export: ['--format', 'dir', ...only, '--out', nowhere],
      fuzz: ['--tool', 'reference', '--runs', '4', '--out', nowhere],
      generate: [...only, '--out', nowhere],
      'new-text': [document, '--out', nowhere],
      mutate: ['--env', environment, module, '--out', nowhere],
      playground: ['--out', nowhere],
      reduce: [module, '--predicate', 'true {file}', '--env', environment, '--out', `${nowhere}/a`],
      report: [log, '--format', 'html', '--out', `${nowhere}/a.html`],
      results: ['--text', 'SPV_KHR_constant_data', '--out', nowhere],
      run: [computing, '--drawn', '--out', nowhere],
      site: [log, '--out', nowhere],
      smith: ['--count', '1', '--out', nowhere],
    }
    const writing = (await program([])).commands.filter((command) =>
      command.options.some(({ long }) => long === '--out'),
    )
    // Results of a farm have tests of their own, and the corpus names its folder without an option.
    expect(
      Object.keys(refused)
        .filter((name) => name !== 'corpus')
        .sort(),
    ).toEqual(
      writing
        .map((command) => command.name())
        .filter((name) => name !== 'farm')
        .sort(),
    )
    for (const [name, args] of Object.entries(refused)) {
      const { exitCode, stderr } = await ctsHere([name, ...args])
      const errors = stderr.split('\n').filter((line) => line.startsWith('error:'))
      expect([name, exitCode, errors]).toEqual([name, 2, [expect.stringContaining(nowhere)]])
    }
  })

  it('ends a command that needs temporary files with advice', async () => {
    const { module, environment } = await material()
    const { exitCode, stderr } = await cts(
      ['ask', '--tool', 'x:true {file}', '--env', environment, module],
      {
        env: { TMPDIR: nowhere },
      },
    )
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`error: ${nowhere}`)])
    expect(stderr).not.toMatch(/defect/)
  })
})

describe('limits on open files', () => {
  it.each([20, 24, 32, 40, 48])(
    'end a command with one error if only %i may be open, never with the exit code of a disagreement',
    async (count) => {
      for (const command of ['rules', `check ${only.join(' ')}`, 'validate /dev/null']) {
        const { exitCode, stderr } = await shell(`ulimit -n ${count}\ncts ${command}`)
        if (exitCode === 0) continue
        expect([command, exitCode, stderr.match(/^error: /gm)?.length]).toEqual([command, 2, 1])
        expect(stderr).not.toMatch(/defect|\n +at /)
      }
    },
  )
})

/** Ends a command by SIGKILL as soon as a path exists, and a file with that path has some text. */
async function killedOnce(path: string, args: readonly string[], text?: string): Promise<void> {
  const work = ctsProcess(args)
  const isAtWork = () =>
    existsSync(path) && (text === undefined || readFileSync(path, 'utf8').includes(text))
  while (!isAtWork()) {
    if (work.child.exitCode !== null) throw new Error(work.said())
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  work.child.kill('SIGKILL')
  expect(await work.ended).toBe('SIGKILL')
}

describe('a command that is killed', () => {
  it.each([
    ['generate', [...only]],
    ['results', ['--text', 'SPV_KHR_constant_data']],
    ['smith', ['--count', '40', '--seed', '5']],
    ['bugs', ['--tool', 'spirv-val@testing', '--cause', 'access-chain-array-stride']],
    ['site', ['LOG']],
  ])('leaves nothing that stops the next one: %s', async (name, words) => {
    const folder = temporaryFolder()
    const log = join(folder, 'run/run.jsonl')
    if (name === 'site') await ctsHere(['check', ...only, '--out', join(folder, 'run')])
    const args = words.map((word) => (word === 'LOG' ? log : word))
    const [cut, whole] = [join(folder, 'cut'), join(folder, 'whole')]
    await killedOnce(cut, [name, ...args, '--out', cut])
    for (const out of [cut, whole])
      expect((await ctsHere([name, ...args, '--out', out])).exitCode).toBe(0)
    const files = (out: string) => readdirSync(out, { recursive: true, encoding: 'utf8' }).sort()
    expect(files(whole).length).toBeGreaterThan(1)
    expect(files(cut)).toEqual(files(whole))
  })

  it('can be fuzz, which continues from its journal with the same result', async () => {
    const [cut, whole] = [join(temporaryFolder(), 'cut'), join(temporaryFolder(), 'whole')]
    const size = ['--runs', '128', '--slice', '16']
    const args = ['fuzz', '--tool', 'reference', ...size, '--jobs', '1', '--out']
    await killedOnce(join(cut, 'journal.jsonl'), [...args, cut], '"progress"')
    const counts = async (out: string) => {
      expect((await ctsHere([...args, out])).exitCode).toBe(0)
      const { outcomes, runs } = JSON.parse(readFileSync(join(out, 'summary.json'), 'utf8'))
      return { outcomes, runs }
    }
    const all = await counts(whole)
    expect(all.runs).toBe(128)
    expect(await counts(cut)).toEqual(all)
  })

  it('can be new-text, which leaves no incomplete text, and finishes in the next run', async () => {
    const document = join(temporaryFolder(), 'SPV_EXT_new.adoc')
    writeFileSync(document, documentOf('SPV_EXT_new'))
    const [root, whole] = [temporaryFolder(), temporaryFolder()]
    const command = ['new-text', document, '--out']
    expect((await ctsHere([...command, whole])).exitCode).toBe(0)
    const work = ctsProcess([...command, root])
    while (readdirSync(root).length === 0 && work.child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 1))
    work.child.kill('SIGKILL')
    await work.ended
    const written = () => readdirSync(root).filter((name) => !name.startsWith('.'))
    const folders = readdirSync(whole)
    expect(folders.length).toBe(4)
    if (existsSync(join(root, 'spec/SPV_EXT_new'))) expect(written()).toEqual(folders)
    // What was written as a whole is moved into place, and not written again.
    expect([0, 2]).toContain((await ctsHere([...command, root])).exitCode)
    for (const name of folders) {
      const files = (out: string) =>
        readdirSync(join(out, name), { recursive: true, encoding: 'utf8' }).sort()
      expect(files(root)).toEqual(files(whole))
    }
  })

  it.each([
    ['export', ['--format', 'dir', ...only, '--out']],
    ['corpus', ['extract']],
  ])(
    'leaves a folder that the next one does not mistake for a complete one: %s',
    async (name, args) => {
      const out = join(temporaryFolder(), 'out')
      await killedOnce(out, [name, ...args, out])
      // If it was ended before its first file, nothing can be mistaken.
      const isEmpty = readdirSync(out).length === 0
      const again = await ctsHere([name, ...args, out])
      expect(again.exitCode).toBe(isEmpty ? 0 : 2)
      if (!isEmpty) expect(again.stderr).toContain(out)
    },
  )
})
