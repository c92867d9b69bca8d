import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rule } from '#spec/rule'
import { rowFile } from '#spec/rule-files'
import { packageRoot } from './package-root.ts'

/** The source files of a rule, relative to the root of a checkout. */
export interface RuleFiles {
  readonly row: readonly string[]
  readonly check: readonly string[]
  readonly makers: readonly string[]
  /** The tests of all rules, and the tests that name this one. */
  readonly tests: readonly string[]
}

/** Files that cover every rule and its cases. */
const testsOfAll = ['test/texts/corpus.test.ts', 'test/texts/kill-matrix.test.ts']

/** The source files below a folder, each with the names of rules that may appear in its string literals. */
function namesIn(
  root: string,
  folder: string,
): readonly (readonly [string, ReadonlySet<string>])[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') || file.endsWith('.hbs'))
    .sort()
    .map((file) => {
      const source = readFileSync(join(root, folder, file), 'utf8')
      // A pair begins with its rule and its name.
      const pattern = file.endsWith('.hbs')
        ? /^([a-z0-9-]+)\/[a-z0-9.{}-]+/gm
        : /['"`]((?:[\w.-]+\/)?[a-z0-9-]+)['"`]/g
      const quoted = [...source.matchAll(pattern)]
      return [
        `${folder}/${file.replaceAll('\\', '/')}`,
        new Set(quoted.map(([, name = '']) => name)),
      ]
    })
}

/** Whether this module is part of a build, whose readers have no use for sources, even beside a checkout's. */
function isBuilt(root: string): boolean {
  return new URL('..', import.meta.url).href === pathToFileURL(join(root, 'dist/')).href
}

/** Finds the source files of rules; `undefined` in an installed package, which has no sources. */
export function ruleFilesFinder(): ((rule: Rule) => Promise<RuleFiles>) | undefined {
  const root = packageRoot()
  if (isBuilt(root) || !existsSync(join(root, 'test'))) return undefined
  const tests = namesIn(root, 'test')
  const judge = namesIn(root, 'reference')
  const makers = new Map<string, Promise<(slug: string) => readonly string[]>>()
  return async (rule) => {
    const { id, slug, text } = rule
    // Loaded for a checkout alone: an installed package shows no files, and need not load its judge to show a rule.
    const { checkFiles } = await import('#reference/checks')
    const { makerFilesFinder } = await import('./corpus/makers.ts')
    const makersOfText = makers.get(text) ?? makerFilesFinder(text)
    makers.set(text, makersOfText)
    const row = rowFile(rule)
    const checks = checkFiles(id)
    const ofText = ([path]: readonly [string, unknown]): boolean =>
      path.startsWith(`test/reference/${text}/`) || path.startsWith(`test/generators/${text}/`)
    // Rules of phase `decode` have no check: the decoder and `decode-blame` name them.
    const blamers = judge.filter(
      ([path, names]) =>
        names.has(id) ||
        (path.startsWith('reference/decode/') && text === 'core' && names.has(slug)),
    )
    const naming = tests.filter((file) => file[1].has(id) || (ofText(file) && file[1].has(slug)))
    return {
      row: row === undefined ? [] : [row],
      check: rule.phase === 'decode' ? blamers.map(([path]) => path) : checks,
      makers: (await makersOfText)(slug),
      tests: [...new Set([...testsOfAll, ...naming.map(([path]) => path)])],
    }
  }
}
