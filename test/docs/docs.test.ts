import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
import { readInstalled } from '#runner/tools/installed'
import { installedCommand } from '#runner/tools/installed-command'
import { toolDirectory } from '#runner/tools/tool-directory'
import type { CausesOfKind } from '#scripts/cli/explain/recorded-causes-table'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { commandLine } from '../support/command.ts'
import { corpusOfRules } from '../support/corpus-of-rules.ts'
import { ctsHere } from '../support/cts-here.ts'
import { installedScript } from '../support/installed-scripts.ts'
import { type Box, boxes, ownCommands } from './page.ts'

const root = packageRoot()
const pages = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'))
const texts = new Map(pages.map((page) => [page, readFileSync(join(root, 'docs', page), 'utf8')]))
const withBoxes = pages.filter((page) => boxes(texts.get(page) ?? '').length > 0)
const bin = temporaryFolder()
const { PATH = '' } = process.env

/** Programs that the pages name: ours as it is built, the newest spirv-val and spirv-as, the script for machines. */
beforeAll(() => {
  const put = (name: string, command: string) =>
    writeFileSync(join(bin, name), `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 })
  put('spirv-cts', commandLine)
  put('ci.sh', `sh '${installedScript('ci.sh')}'`)
  const installed = readInstalled(toolDirectory())
  // Without the wrapper, which is a shell of its own for each module.
  for (const name of ['spirv-val', 'spirv-as']) {
    const words = installedCommand(toolDirectory(), installed, 'testing', name) ?? []
    put(name, words.map((word) => `'${word}'`).join(' '))
  }
})

describe('commands of the program', () => {
  it('are all on one page, most of them with boxes to run', () => {
    expect(pages.length).toBeGreaterThan(8)
    expect(withBoxes.length).toBeGreaterThan(6)
    for (const page of pages.filter((name) => name !== 'README.md'))
      expect(texts.get('README.md'), page).toMatch(`](${page})`)
  })

  it.each(pages)('%s links only to files that exist', (page) => {
    const links = [...(texts.get(page) ?? '').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
    expect(links.length + boxes(texts.get(page) ?? '').length).toBeGreaterThan(0)
    for (const [, path = ''] of links)
      expect(() => readFileSync(resolve(root, 'docs', path)), path).not.toThrow()
  })

  it('name only commands that exist', () => {
    const commands = readdirSync(join(root, 'scripts/commands')).map((file) => file.slice(0, -3))
    const named = [...texts.values()].flatMap((text) =>
      [...text.matchAll(/\bspirv-cts ([a-z]+(?:-[a-z]+)*)(?![\w-])/g)].map(([, name]) => name),
    )
    expect(named.length).toBeGreaterThan(20)
    for (const name of named) expect(commands).toContain(name)
  })
})

interface CommandAnswer {
  readonly exitCode: number
  readonly said: string
}

/** The result of a box in a shell. */
async function inShell({ script }: Box, cwd: string): Promise<CommandAnswer> {
  const answer = await run(['sh', '-c', `set -e\n${script}`], {
    ...{ cwd, timeoutMs: 400_000 },
    env: { ...process.env, NO_COLOR: '1', PATH: `${bin}:${PATH}` },
  })
  if (answer.kind !== 'answered') throw new Error(JSON.stringify(answer))
  return { exitCode: answer.exitCode, said: `${answer.stdout}\n${answer.stderr}` }
}

/** The rules of the cases of which pages write playgrounds. */
const playgroundRules = 'SPV_KHR_constant_data/'
let fewCases: string | undefined

/**
 * The arguments of a command, which writes the cases of few rules into a playground unless it is the one that makes a playground of all cases:
 * one of them is enough.
 */
function ofFewCases(args: readonly string[]): readonly string[] {
  const isAboutRun = args[0] === 'playground' && args.some((word) => word.endsWith('.jsonl'))
  if (!isAboutRun && !args.includes('--playground')) return args
  fewCases ??= corpusOfRules(playgroundRules)
  return [...args, '--corpus', fewCases]
}

/** The same of commands of ours, one after another in this process until one fails. */
async function here(commands: readonly (readonly string[])[], cwd: string): Promise<CommandAnswer> {
  const before = process.cwd()
  process.chdir(cwd)
  process.env['PATH'] = `${bin}:${PATH}`
  let output = ''
  try {
    for (const args of commands) {
      const { exitCode, stdout, stderr } = await ctsHere(ofFewCases(args))
      output += `${stdout}\n${stderr}`
      if (exitCode !== 0) return { exitCode, said: output }
    }
    return { exitCode: 0, said: output }
  } finally {
    process.env['PATH'] = PATH
    process.chdir(before)
  }
}

describe('the boxes in the documents', () => {
  it.each(withBoxes)(
    '%s run as the page says',
    async (page) => {
      const folder = temporaryFolder()
      for (const box of boxes(texts.get(page) ?? '')) {
        const commands = ownCommands(box)
        const { exitCode, said: output } = await (commands === undefined
          ? inShell(box, folder)
          : here(commands, folder))
        expect(box.exits, `${page}:${box.line}\n${output}`).toContain(exitCode)
      }
    },
    900_000,
  )
})

describe('the README', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')

  it('says how many reasons the newest spirv-val has, as explain counts them', async () => {
    const { stdout } = await ctsHere(['explain', 'causes', '--json'])
    const rows: readonly CausesOfKind[] = JSON.parse(stdout)
    const newest = rows.findLast(({ tool, kind }) => tool === 'spirv-val' && kind === 'bug')
    const count = (severity: string) => newest?.severities[severity] ?? Number.NaN
    expect(readme).toContain(
      `spirv-val (${newest?.version}) accepts invalid modules for ${count('accepts-invalid')} distinct reasons, refuses valid ones for ${count('refuses-valid')}, and crashes for ${count('crash')}.`,
    )
    expect(count('crash')).toBeGreaterThanOrEqual(0)
  })

  it('is short', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(120)
  })

  it('links only to files that exist', () => {
    const links = [...readme.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
    expect(links.length).toBeGreaterThan(4)
    for (const [, path = ''] of links)
      expect(() => readFileSync(join(root, path)), path).not.toThrow()
  })
})

describe('the page on versions', () => {
  it('shows what diff prints, word for word', async () => {
    const page = texts.get('compare-versions.md') ?? ''
    const [, command = '', shown = ''] =
      /^```sh exits=1\n(spirv-cts diff --baseline [^\n]+)\n```\n\nprints:\n\n(.*?regressed\n)/ms.exec(
        page,
      ) ?? []
    const answer = await run(['sh', '-c', command], {
      timeoutMs: 50_000,
      env: { ...process.env, NO_COLOR: '1', PATH: `${bin}:${PATH}` },
    })
    expect(answer).toMatchObject({ exitCode: 1 })
    const printed = answer.kind === 'answered' ? answer.stdout : ''
    expect(shown.replaceAll(/^ {4}/gm, '')).toBe(printed)
  })
})

describe('boxes of the documentation', () => {
  it('are found with their exit codes, and other text is left alone', () => {
    const page = 'x\n```sh\na\nb\n```\n```yaml\nc: d\n```\n```sh exits=1,2\ne\n```\n'
    expect(boxes(page)).toEqual([
      { script: 'a\nb', exits: [0], line: 2 },
      { script: 'e', exits: [1, 2], line: 9 },
    ])
  })

  it('run commands of ours without a shell, provided that nothing in them needs one', () => {
    const commands = (script: string) => ownCommands({ script, exits: [0], line: 1 })
    expect(commands(`spirv-cts check --tool 'yes:true {file}' "a b"\nspirv-cts tools`)).toEqual([
      ['check', '--tool', 'yes:true {file}', 'a b'],
      ['tools'],
    ])
    for (const line of ['ls', 'spirv-cts a | b', 'spirv-cts $a', 'spirv-cts *', 'A=b spirv-cts c'])
      expect(commands(line)).toBeUndefined()
    expect(commands('spirv-cts tools\nls')).toBeUndefined()
    expect(commands('spirv-cts generate')).toBeUndefined()
  })

  it('that fail are noticed', async () => {
    const [box] = boxes('```sh\nspirv-cts check --no-such-option\n```')
    const answer = await run(['sh', '-c', box?.script ?? ''], {
      env: { ...process.env, PATH: `${bin}:${PATH}` },
    })
    expect(answer).toMatchObject({ exitCode: 2 })
    expect(box?.exits).not.toContain(2)
  })
})
