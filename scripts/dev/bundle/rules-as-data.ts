import { writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'esbuild'
import { compressed } from '#runner/corpus/brotli'
import type { RuleRow } from '#spec/rule'
import { rules as allRules } from '#spec/texts'
import { place } from './plugins.ts'

/** The same value without members that are `undefined`, which JSON does not have. */
function withoutAbsent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAbsent)
  if (typeof value !== 'object' || value === null) return value
  const present = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(present.map(([name, member]) => [name, withoutAbsent(member)]))
}

/** A module that reads the file of all rules. */
const store = 'stored-rules'
const nameOfStore = 'rules.json.br'

/** Slugs are numbers of rules in the judge's data, which has the ids. */
const storeSource = `import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { judgedRules } from '#spec/judged-data'
import { placeOf } from '${place}'
const file = new URL(placeOf('spec/${nameOfStore}'))
const stored = JSON.parse(brotliDecompressSync(readFileSync(file)).toString())
export const rulesOf = (name) => {
  for (const rule of stored[name]) {
    const { id, text } = judgedRules[rule.slug]
    rule.slug = id.slice(text.length + 1)
  }
  return stored[name]
}
`

/**
 * Lists of rules as JSON of their values, not as the code that makes them, in one compressed file: it is read in a
 * fraction of the time, and takes less room.
 *
 * @param folder of the build.
 * @throws while bundling, if such a module exports anything else, or a rule is not plain data.
 */
export function rulesAsData(folder: string): Plugin {
  return {
    name: 'rules-as-data',
    setup({ onEnd, onLoad, onResolve }) {
      const lists: Record<string, unknown> = {}
      const numbers = new Map<string, number>(allRules.map(({ id }, index) => [id, index]))
      onResolve({ filter: new RegExp(`^${store}$`) }, () => ({ path: store, namespace: store }))
      onLoad({ filter: /.*/, namespace: store }, () => ({
        contents: storeSource,
        resolveDir: folder,
      }))
      onEnd(() => {
        const names = Object.keys(lists).sort()
        const all = Object.fromEntries(names.map((name) => [name, lists[name]]))
        writeFileSync(join(folder, 'spec', nameOfStore), compressed(JSON.stringify(all), 11))
      })
      const spec = join(folder, 'spec').replaceAll(/[^\w]/g, '\\$&')
      const filter = new RegExp(`^${spec}[\\\\/][^\\\\/]+[\\\\/]rules[\\\\/][^\\\\/]+\\.js$`)
      onLoad({ filter }, async ({ path }) => {
        const { rules, ...others }: { readonly rules: readonly RuleRow[] } = await import(
          pathToFileURL(path).href
        )
        const json = JSON.stringify(rules)
        if (Object.keys(others).length > 0) throw new Error(`${path}: exports more than rules`)
        if (!isDeepStrictEqual(JSON.parse(json), withoutAbsent(rules)))
          throw new Error(`${path}: a rule is not plain data`)
        const name = relative(join(folder, 'spec'), path)
          .replaceAll(sep, '/')
          .slice(0, -'.js'.length)
        const [text = ''] = name.split('/')
        lists[name] = rules.map((row) => ({ ...row, slug: numbers.get(`${text}/${row.slug}`) }))
        return {
          contents: `import { rulesOf } from '${store}'\nexport const rules = rulesOf(${JSON.stringify(name)})\n`,
        }
      })
    },
  }
}
