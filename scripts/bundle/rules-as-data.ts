import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'esbuild'

/** The same value without members that are `undefined`, which JSON does not have. */
function withoutAbsent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAbsent)
  if (typeof value !== 'object' || value === null) return value
  const there = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(there.map(([name, one]) => [name, withoutAbsent(one)]))
}

/**
 * Lists of rules as the JSON of what they come to, not as the code that makes them: V8 reads it in a fraction of the time, and every
 * command that judges needs all of them.
 *
 * @param folder of the build.
 * @throws while bundling, if such a module exports anything else, or a rule is not plain data.
 */
export function rulesAsData(folder: string): Plugin {
  return {
    name: 'rules-as-data',
    setup({ onLoad }) {
      const spec = join(folder, 'spec').replaceAll(/[^\w]/g, '\\$&')
      const filter = new RegExp(`^${spec}[\\\\/][^\\\\/]+[\\\\/]rules[\\\\/][^\\\\/]+\\.js$`)
      onLoad({ filter }, async ({ path }) => {
        const { rules, ...others }: Record<string, unknown> = await import(pathToFileURL(path).href)
        const json = JSON.stringify(rules)
        if (Object.keys(others).length > 0) throw new Error(`${path}: exports more than rules`)
        if (!isDeepStrictEqual(JSON.parse(json), withoutAbsent(rules)))
          throw new Error(`${path}: a rule is not plain data`)
        return { contents: `export const rules = JSON.parse(${JSON.stringify(json)})\n` }
      })
    },
  }
}
