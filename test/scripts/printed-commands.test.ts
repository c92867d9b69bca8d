import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommanderError } from 'commander'
import { beforeAll, describe, expect, it } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import { commandPrefix } from '#runner/our-command'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
import { withListsApart } from '#scripts/cli/options/list-options'
import { program } from '#scripts/cli/program'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { commandLine } from '../support/command.ts'
import { ctsHere } from '../support/cts-here.ts'
import '../support/needs-tools.ts'

const root = packageRoot()
const prefix = commandPrefix()

/** The commands of ours that a text prints, each as it is printed. */
function printed(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => line.includes(prefix))
    .map((line) => line.slice(line.indexOf(prefix)).trimEnd())
}

/** How a printed line ends in a shell, in the folder in which it was printed. */
async function ran(line: string): Promise<{ readonly exitCode: number; readonly stderr: string }> {
  const answer = await run(['sh', '-c', line], { cwd: root, timeoutMs: 150_000 })
  if (answer.kind !== 'answered') throw new Error(`${line}: ${answer.kind}`)
  return answer
}

/** The same line with the built program instead of npm, which starts the sources of the same program. */
function ofBuild(line: string): string {
  return `${commandLine}${line.slice(prefix.length)}`
}

/** Expects that a printed command is understood and does its work: 1 is what it found. */
async function expectToRun(line: string): Promise<void> {
  const { exitCode, stderr } = await ran(line)
  expect(stderr, line).not.toMatch(/^error:/m)
  expect(exitCode, line).toBeLessThanOrEqual(1)
}

describe('a command that is printed in a checkout', () => {
  it('runs through npm', () => {
    expect(prefix).toBe('npm run -s cts --')
  })

  it.each([
    ['a command line', 'mine:true {file}'],
    ['a name and a command line with options', 'my-tool:true -x {file}'],
  ])('runs as it is after check, with the tool given as %s', async (_, spec) => {
    const args = ['check', '--tool', spec, '--rule', 'SPV_KHR_8bit_storage/*']
    const { stdout } = await ctsHere([...args, '--screen'])
    const lines = printed(stdout)
    expect(lines.length).toBeGreaterThan(0)
    await expectToRun(lines[0] as string)
  })

  it.each([
    ['a rule', 'SPV_KHR_8bit_storage/copied-memory-has-no-narrow-data'],
    ['a case', 'SPV_KHR_8bit_storage/load-is-a-scalar-or-vector/unsigned-array-1'],
    ['a cause', 'spirv-val:decorate-id-order'],
  ])('runs in the built program after explain of %s', async (_, id) => {
    const lines = printed((await ctsHere(['explain', id])).stdout)
    expect(lines.length).toBeGreaterThan(1)
    // A matrix of all versions and a kit take minutes; what they are given is read as the examples of the help are.
    const [slow, quick] = [/ (?:check|bugs|playground)(?: |$)/, / (?:explain|validate|ask|reduce) /]
    for (const line of lines.filter((each) => slow.test(each)))
      expect(await faultOf(await wordsOf(line)), line).toBeUndefined()
    for (const line of lines.filter((each) => quick.test(each))) await expectToRun(ofBuild(line))
  })
})

/** Commands of ours in a file that is read elsewhere, where the package is installed. */
function writtenIn(text: string): readonly string[] {
  const plain = text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
  return [...plain.matchAll(/\bspirv-cts (?!\d)[a-z]+(?: [^`<\n]*)?/g)].map(([line]) =>
    line.replace(/^spirv-cts/, prefix).replace(/\\.*|[.,;]$/, ''),
  )
}

/** All text below a folder, of files with these endings. */
function textBelow(folder: string, ending: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

describe('a command that is written for readers elsewhere', () => {
  const rule = 'SPV_EXT_replicated_composites/value-has-constituent-type'
  let log = ''
  beforeAll(async () => {
    const out = temporaryFolder()
    const tools = ['--tool', 'spirv-val@testing', '--tool', 'spirv-opt@testing -Os']
    await ctsHere(['check', ...tools, '--tool', 'mine:true {file}', '--rule', rule, '--out', out])
    log = join(out, 'run.jsonl')
  })

  it.each([
    [
      'pages of the site',
      async () => {
        const out = temporaryFolder()
        await ctsHere(['site', log, '--out', out])
        return textBelow(out, /cause.*\.html$/)
      },
    ],
    [
      'SARIF',
      async () => {
        const { stdout } = await ctsHere(['report', log, '--format', 'sarif'])
        const [run] = JSON.parse(stdout).runs
        const rows: readonly { readonly help: { readonly markdown: string } }[] =
          run.tool.driver.rules
        return rows.map(({ help }) => help.markdown).join('\n')
      },
    ],
    [
      'kits',
      async () => {
        const out = temporaryFolder()
        const cause = ['--tool', 'spirv-val@testing', '--cause', 'replicated-unchecked']
        await ctsHere(['bugs', ...cause, '--out', out])
        return textBelow(out, /\.(?:md|sh)$/)
      },
    ],
    [
      'findings',
      async () => {
        const out = temporaryFolder()
        const first = `${rule}/addresses-pointer-to-another-type-1`
        await ctsHere(['reduce', first, '--tool', 'mine:true {file}', '--out', out])
        return textBelow(out, /\.(?:md|sh)$/)
      },
    ],
  ])('can be parsed in %s, with a tool that can be opened', async (place, text) => {
    const lines = [...new Set(writtenIn(await text()))]
    // A fault that the program itself shows needs none of our commands.
    if (place !== 'kits') expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      const words = await wordsOf(line)
      expect(await faultOf(words), line).toBeUndefined()
      const spec = words[words.indexOf('--tool') + 1]
      if (!words.includes('--tool') || spec === undefined) continue
      const tool = await openTool(spec)
      expect(isProblem(tool) ? tool.message : '', line).toBe('')
      if (!isProblem(tool)) tool.close()
    }
  })
})

/** The words of an example as a shell splits them, without the files that it reads and writes and the programs beside it. */
async function wordsOf(example: string): Promise<readonly string[]> {
  const line = example.replaceAll(/\)? +(?:[<>] ?\S+|#.*|\|.*)/g, '')
  const script = `spirv_cts() { printf '%s\\0' "$@"; }\nspirv_cts ${line.slice(prefix.length)}`
  const answer = await run(['sh', '-c', script], { cwd: temporaryFolder(), timeoutMs: 10_000 })
  return answer.kind === 'answered' ? answer.stdout.split('\0').slice(0, -1) : []
}

/** The fault of a command line, which is not carried out. */
async function faultOf(words: readonly string[]): Promise<string | undefined> {
  const line = await program(words)
  const idle = (command: typeof line): void => {
    command.action(() => {}).configureOutput({ writeErr: () => {} })
    for (const child of command.commands) idle(child)
  }
  for (const command of line.commands) idle(command)
  try {
    await line.parseAsync(withListsApart(line, words), { from: 'user' })
    return undefined
  } catch (error) {
    if (error instanceof CommanderError) return error.message
    throw error
  }
}

const names = readdirSync(join(root, 'scripts/commands')).map((file) => file.slice(0, -3))

describe('the examples of a help', () => {
  it.each(names)('are command lines that %s parses', async (name) => {
    const words = name === 'corpus' ? [name, 'extract'] : [name]
    const { stdout } = await ctsHere([...words, '--help'])
    const [, examples = ''] = stdout.split('Examples:\n')
    const lines = printed(examples)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(await faultOf(await wordsOf(line)), line).toBeUndefined()
  })

  it('are refused if an option does not exist', async () => {
    expect(await faultOf(await wordsOf(`${prefix} validate --envy 'a b' x.spv`))).toMatch(/--envy/)
  })
})

describe('a command that is printed where the package is installed', () => {
  it('uses the name of the program if a shell finds it', () => {
    const installed = temporaryFolder()
    writeFileSync(join(installed, 'package.json'), '{}')
    const programs = temporaryFolder()
    writeFileSync(join(programs, 'spirv-cts'), '')
    expect(commandPrefix(installed, { PATH: programs })).toBe('spirv-cts')
  })
})
