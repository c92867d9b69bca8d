import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * `unit` needs no tool, no network and no build. Neither does `whole`, whose files go through the whole corpus, use the makers of
 * all texts, or make or judge thousands of modules or very large ones, which takes minutes; `browser` starts Chromium; `tools` is
 * the rest. Files of `-alone` replace modules or the environment of tools, or weigh what is in memory, and share no process.
 */
export type Project = (typeof projects)[number]

export const projects = ['unit', 'unit-alone', 'whole', 'tools', 'tools-alone', 'browser'] as const

const test = resolve(import.meta.dirname, '..')
const browser = join(test, 'support/browser.ts')

/** Helpers that start the built command line, real tools, servers or drivers. */
const ofTools = new Set(
  [
    ...['command', 'cts', 'cts-process', 'drivers', 'needs-tools', 'redis'],
    ...['spirv-as', 'spirv-dis', 'start-script', 'tools'],
  ].map((name) => join(test, 'support', `${name}.ts`)),
)

/** Helpers that work on everything there is. */
const ofWhole = new Set(
  [
    'support/every-maker.ts',
    'support/made-corpus.ts',
    'support/needs-time.ts',
    'texts/corpus-cases.ts',
    'reference/hostile/traps.ts',
  ].map((path) => join(test, path)),
)

/** Collects garbage again and again, which takes long in a process that has run many files. */
const weighing = join(test, 'runner/log/made-results.ts')

/** Files of `test/` that a file of it imports, itself included. */
function reachedFrom(file: string, reached: Set<string> = new Set()): ReadonlySet<string> {
  if (reached.has(file) || !existsSync(file)) return reached
  reached.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|\} from).*?'(\.[^']+)'$/gm)
  for (const [, path = ''] of imports) reachedFrom(join(dirname(file), path), reached)
  return reached
}

function projectOf(file: string): Project {
  const reached = [...reachedFrom(file)]
  if (reached.includes(browser)) return 'browser'
  const text = readFileSync(file, 'utf8')
  if (reached.some((path) => ofTools.has(path)))
    return /\bvi\.(mock|stubEnv)\(|\bexecArgv\.splice\(/.test(text) ? 'tools-alone' : 'tools'
  if (text.includes('vi.mock(') || reached.includes(weighing)) return 'unit-alone'
  return reached.some((path) => ofWhole.has(path)) ? 'whole' : 'unit'
}

/** The test files of a project, by what they import: paths from the root of the repository. */
export function testsOf(project: Project): string[] {
  return readdirSync(test, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => projectOf(join(test, path)) === project)
    .map((path) => `test/${path}`)
    .sort()
}
