import { join, relative, sep } from 'node:path'
import type { Plugin } from 'esbuild'
import { rules } from '#spec/texts'
import { modulesBelow } from '../modules-below.ts'
import { listsModules, withListed } from '../plugins.ts'
import { pathFilter, type Tree } from '../tree.ts'
import { limitsOfRules } from './limits-of-rules.ts'

/** Values by number, each once. */
function numbered(): { readonly values: string[]; numberOf(value: string): number } {
  const values: string[] = []
  return {
    values,
    numberOf: (value) => (values.includes(value) ? values.indexOf(value) : values.push(value) - 1),
  }
}

/** The words of rules as data, in the order of the judge's rules, which have the ids. */
function wordsOfRules(): string {
  const sections = numbered()
  const classes = numbered()
  const rows = rules.map(({ section, summary, class: group, vuids }) => [
    sections.numberOf(section),
    classes.numberOf(group),
    summary,
    ...(vuids ?? []),
  ])
  const data = JSON.stringify({ sections: sections.values, classes: classes.values, rows })
  return `import { judgedRules } from '#spec/judged-data'
let words
function all() {
  if (words !== undefined) return words
  const { sections, classes, rows } = JSON.parse(${JSON.stringify(data)})
  words = new Map(judgedRules.map(({ id, text, confidence }, n) => {
    const [section, group, summary, ...vuids] = rows[n]
    return [id, { id, text, section: sections[section], summary, class: classes[group], confidence, vuids }]
  }))
  return words
}
export const ruleWords = (id) => all().get(id)
`
}

/** What a file of makers exports for modules that are not its own. */
const forAny = /^export const (?:signatures|mutators|wordMutators)\b/m

/** What files with pairs import: templates and all that declares what the modules of pairs name. */
const forPairs = /^import .* from ["']\.\.\/pairs\//m

/** The files of makers that have something for any module and nothing of pairs, which would be larger than all else. */
function listOfMakers({ folder, ending, read }: Tree): string {
  const room = join(folder, 'generators')
  const files = modulesBelow(room, ending).filter((file) => {
    const [text = '', ...rest] = relative(room, file).split(sep)
    if (!/[A-Z]|^core$/.test(text) || rest[0] === 'shared') return false
    return forAny.test(read(file)) && !forPairs.test(read(file))
  })
  if (files.length === 0) throw new Error(`${room}: no file has mutators for any module`)
  const lists = files.map((file, n) => {
    const names = ['signatures', 'mutators', 'wordMutators'].filter((name) =>
      new RegExp(`^export const ${name}\\b`, 'm').test(read(file)),
    )
    const parts = names.map((name) => `${name} as ${name}${n}`)
    const [text = ''] = relative(room, file).split(sep)
    return {
      line: `import { ${parts.join(', ')} } from ${JSON.stringify(file)}`,
      entry: `{ text: '${text}', ${names.map((name) => `${name}: ${name}${n}`).join(', ')} }`,
    }
  })
  return `${lists.map(({ line }) => line).join('\n')}
export const makerFiles = async () => [${lists.map(({ entry }) => entry).join(', ')}]
`
}

/** Modules that a browser gets in another form than Node: as data, or as lists of what is found in folders. */
export function replacedForBrowsers(tree: Tree): Plugin {
  const replacements = new Map([
    // Every call is replaced by what it finds.
    [
      join(tree.folder, `spec/modules-in${tree.ending}`),
      () => 'export const modulesIn = undefined',
    ],
    [join(tree.folder, `spec/limits/generated/limits${tree.ending}`), () => limitsOfRules(tree)],
    [join(tree.folder, `scripts/browser/rule-words${tree.ending}`), wordsOfRules],
    [join(tree.folder, `scripts/browser/maker-files${tree.ending}`), () => listOfMakers(tree)],
  ])
  return {
    name: 'replaced-for-browsers',
    setup({ onLoad }) {
      onLoad({ filter: pathFilter(tree) }, ({ path }) => {
        const replacement = replacements.get(path)
        if (replacement !== undefined) return { contents: replacement() }
        if (!path.startsWith(tree.folder) || path.includes('node_modules')) return undefined
        const source = tree.read(path)
        return {
          contents: listsModules(source) ? withListed(path, source, tree.ending) : source,
        }
      })
    },
  }
}
