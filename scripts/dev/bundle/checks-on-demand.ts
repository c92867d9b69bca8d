import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import type { Check } from '#reference/check'
import type { LateRow } from '#reference/late-checks'
import { rules } from '#spec/texts'
import { modulesBelow } from './modules-below.ts'

const exported = /^export const checks = /m
/** Such a list would not be found, and the built judge would be silent about its rules. */
const exportedOtherwise =
  /^export (?:(?:const |let |var )?\{[^}]*\bchecks\b|(?:let|var|function) checks\b)/m

function hasChecks(file: string): boolean {
  const source = readFileSync(file, 'utf8')
  if (exportedOtherwise.test(source))
    throw new Error(`${file} exports checks in another form than \`export const checks = \``)
  return exported.test(source)
}

/**
 * A file of checks whose statements, except for its imports, run when its function is called; only its list of checks if others use
 * what it exports.
 */
function withLoader(source: string): string {
  if (/^export (?!const checks = )/m.test(source))
    return source.replace(exported, 'export const load = () => ')
  const imports = source.match(/^import [^;]*;$/gm) ?? []
  const body = source.replace(/^import [^;]*;$/gm, '').replace(exported, 'return ')
  return `${imports.join('\n')}\nexport const load = () => {\n${body}\n}\n`
}

/** Numbers for values, in the order in which they come. */
function numbering<Value>(keyOf: (value: Value) => unknown) {
  const numbers = new Map<unknown, number>()
  const values: Value[] = []
  return {
    values,
    numberOf: (value: Value): number => {
      const key = keyOf(value)
      const number = numbers.get(key) ?? values.push(value) - 1
      numbers.set(key, number)
      return number
    },
  }
}

async function listed(reference: string, files: readonly string[]): Promise<string> {
  const numbers = new Map(rules.map(({ id }, index) => [id, index]))
  const lists = numbering<readonly string[]>((list) => list.join())
  const surveys = numbering<unknown>((survey) => survey)
  const rowOf = (check: Check): LateRow => {
    const rule = numbers.get(check.rule)
    if (rule === undefined) throw new Error(`no text has ${check.rule}`)
    const among = check.among === undefined ? null : lists.numberOf(check.among)
    if ('survey' in check) return [rule, surveys.numberOf(check.survey), among]
    if ('judgeModule' in check) return [rule, 'judgeModule', among]
    if ('judgeFunction' in check) return [rule, 'judgeFunction', among]
    const places = check.at === '*' ? check.at : lists.numberOf(check.at)
    const row = [rule, 'judge', among, places] as const
    return check.having === undefined ? row : [...row, lists.numberOf(check.having)]
  }
  const rows: (readonly LateRow[])[] = []
  for (const file of files) {
    const { checks }: { readonly checks: readonly Check[] } = await import(pathToFileURL(file).href)
    rows.push(checks.map(rowOf))
  }
  const data = JSON.stringify({ lists: lists.values, rows })
  const paths = files.map((file) => relative(reference, file).replaceAll(sep, '/'))
  return [
    "import { judgedRules } from '#spec/judged-data'",
    "import { lateChecks } from './late-checks.js'",
    ...paths.map((path, n) => `import { load as load${n} } from './${path}'`),
    `const { lists, rows } = JSON.parse(${JSON.stringify(data)})`,
    'const late = lateChecks(judgedRules, lists)',
    'export const checkModules = [',
    ...paths.map(
      (path, n) => `['${path.slice(0, -'.js'.length)}', { checks: late(rows[${n}], load${n}) }],`,
    ),
    ']',
  ].join('\n')
}

/**
 * Checks as rows of the things that they look at, and files of checks as functions that evaluate them: most modules
 * need a few of these files. See `reference/late-checks.ts`.
 *
 * @param folder of the build.
 */
export function checksOnDemand(folder: string): Plugin {
  const reference = join(folder, 'reference')
  const files = modulesBelow(reference).filter(
    (file) => relative(reference, file).includes(sep) && hasChecks(file),
  )
  const checkFiles = new Set(files)
  return {
    name: 'checks-on-demand',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]check-modules\.js$/ }, async ({ path }) =>
        path === join(reference, 'check-modules.js')
          ? { contents: await listed(reference, files) }
          : undefined,
      )
      onLoad({ filter: /\.js$/ }, ({ path }) =>
        checkFiles.has(path) ? { contents: withLoader(readFileSync(path, 'utf8')) } : undefined,
      )
    },
  }
}
