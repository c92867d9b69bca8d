import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { packageRoot } from '#runner/package-root'
import { commandNames, loadCommand } from '#scripts/cli/command-files'
import { projects, testsOf } from '../support/projects.ts'

const root = packageRoot()
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { scripts, engines } = z
  .object({ scripts: z.record(z.string(), z.string()), engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(read('package.json')))

const workflows = readdirSync(join(root, '.github/workflows')).map(
  (name) => `.github/workflows/${name}`,
)
const pages = readdirSync(join(root, 'docs')).flatMap((name) =>
  name.endsWith('.md') ? [`docs/${name}`] : [],
)

/** The boxes of a document that configure continuous integration, by their numbers. */
function boxesOf(path: string): readonly (readonly [string, string])[] {
  const boxes = read(path).matchAll(/^ *```ya?ml\n(.*?)^ *```$/gms)
  return [...boxes].map(([, box = ''], index) => [`${path} ${index + 1}`, box])
}

/** Files and boxes of documents that a machine of continuous integration runs. */
const recipes: ReadonlyMap<string, string> = new Map([
  ...[
    ...workflows,
    ...['action.yml', 'scripts/ci.sh', '.ci/run'],
    ...['docs/recipes/Containerfile', 'docs/recipes/slurm.sh'],
  ].map((path) => [path, read(path)] as const),
  ...pages.flatMap(boxesOf),
])

/** The words after a word in the commands of a text, up to the end of a command; continued lines are one. */
function callsIn(word: RegExp, text: string): readonly string[] {
  const lines = text.replaceAll('\\\n', ' ').replaceAll(/^\s*#.*$/gm, '')
  return [...lines.matchAll(word)].map(
    ({ index, 0: found }) => lines.slice(index + found.length).match(/^[^\n;|&<>]*/)?.[0] ?? '',
  )
}

/** Scripts of npm that a text runs and the package does not have. */
function unknownScripts(text: string): readonly string[] {
  const used = callsIn(/\bnpm run (?:-s )?/g, text).map((rest) => rest.match(/^[\w-]+/)?.[0] ?? '')
  return used.filter((name) => !Object.hasOwn(scripts, name))
}

/** Whether a text starts the command line at all. */
const starts = /(?:\bspirv-cts|\bcts\.js|\bcts|^ *run)(?= (?:[a-z][a-z-]*|--version)\b)/gm

/** The missing parts of a call of the command line: its command, or options of it. */
async function unknownWords(call: string): Promise<readonly string[]> {
  const [name = '', ...words] = call.trim().split(/\s+/)
  if (name === '--version') return []
  if (!commandNames().includes(name)) return [name]
  const command = await loadCommand(name)
  const sub = command.commands.find((candidate) => candidate.name() === words[0])
  const options = [command, ...(sub instanceof Command ? [sub] : [])].flatMap(
    (owner) => owner.options,
  )
  const flags = words.filter((word) => /^--[a-z]/.test(word))
  return flags.filter((flag) => options.every(({ long }) => long !== flag))
}

async function unknownCalls(text: string): Promise<readonly string[]> {
  const found: string[] = []
  // One after another: Node.js 20 evaluates a module that awaits something too late when two imports of it run at the same time.
  for (const call of callsIn(starts, text))
    for (const word of await unknownWords(call)) found.push(`${call.trim()}: ${word}`)
  return found
}

describe('workflows and recipes', () => {
  it('run only npm scripts that exist', () => {
    const used = [...recipes.values()].flatMap((text) => callsIn(/\bnpm run /g, text))
    expect(used.length).toBeGreaterThan(3)
    for (const [name, text] of recipes) expect(unknownScripts(text), name).toEqual([])
    expect(unknownScripts('- run: npm run -s bild\n- run: npm run types')).toEqual(['bild'])
  })

  it('call commands only with options that exist', async () => {
    const calls = [...recipes.values()].flatMap((text) => callsIn(starts, text))
    expect(calls.length).toBeGreaterThan(15)
    for (const [name, text] of recipes) expect(await unknownCalls(text), name).toEqual([])
    expect(
      await unknownCalls('- run: npx spirv-cts chek a\n  cts check --tol x \\\n --out'),
    ).toEqual(['chek a: chek', 'check --tol x   --out: --tol'])
  })

  it('run only test projects and test files that exist', () => {
    const calls = workflows.flatMap((path) => callsIn(/\bvitest run\b/g, read(path)))
    expect(calls.length).toBeGreaterThan(1)
    for (const call of calls) {
      const named = [...call.matchAll(/--project (\S+)/g)].map(([, name = '']) => name)
      const files = call.match(/\btest\/\S+/g) ?? []
      expect(projects).toEqual(expect.arrayContaining(named))
      const all = projects.filter((project) => named.includes(project)).flatMap(testsOf)
      for (const file of files)
        expect(
          all.some((path) => path.startsWith(file)),
          file,
        ).toBe(true)
    }
  })

  it('use versions of Node that the package runs on', () => {
    const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(engines.node) ?? []
    const lists = [...recipes.values()].flatMap((text) =>
      [...text.matchAll(/(?:\bnode-version|\bnode): *\[?(\d[\d., ]*)/g)].map(
        ([, list = '']) => list,
      ),
    )
    const used = lists.flatMap((list) => list.split(',').map((version) => version.trim()))
    expect(used).toContain(`${major}.${minor}`)
    for (const version of used) {
      // A major version alone is its newest minor one.
      const [first = 0, second = Number.POSITIVE_INFINITY] = version.split('.').map(Number)
      const isOlder = first === Number(major) ? second < Number(minor) : first < Number(major)
      expect(isOlder, version).toBe(false)
    }
  })
})
