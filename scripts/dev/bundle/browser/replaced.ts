import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { rules } from '#spec/texts'
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
