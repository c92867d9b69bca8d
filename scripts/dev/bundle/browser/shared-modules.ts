import { type Node, parse } from 'acorn'
import type { Plugin } from 'esbuild'

type ScriptNode = Node & Readonly<Record<string, unknown>>

/** What a module imports by name from where. */
interface Import {
  readonly from: string
  readonly names: readonly string[]
}

/**
 * The imports of a module that is compiled to JavaScript.
 *
 * @throws where it imports all of a module: then its needs cannot be determined.
 */
export function importsOf(file: string, source: string): readonly Import[] {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
  return (body as unknown as readonly ScriptNode[]).flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return []
    const { value: from } = statement['source'] as { readonly value: string }
    const names = (statement['specifiers'] as readonly ScriptNode[]).map((specifier) => {
      if (specifier.type !== 'ImportSpecifier')
        throw new Error(`${file}: imports ${from} as a whole; import what it uses by name`)
      return (specifier['imported'] as { readonly name: string }).name
    })
    return { from, names }
  })
}

/** An export of a module. */
interface SharedValue {
  readonly path: string
  readonly name: string
}

/** Values that one part of a program hands to another: each is an export of a module. */
export class SharedModules {
  readonly #numbers = new Map<string, number>()
  readonly #values: SharedValue[] = []

  /** The number of an export among the values that are handed over. */
  #numberOf(path: string, name: string): number {
    const key = `${path} ${name}`
    const number = this.#numbers.get(key) ?? this.#values.push({ path, name }) - 1
    this.#numbers.set(key, number)
    return number
  }

  /** The same values, numbered by path and name, in whatever order they were asked for. */
  inOrder(): SharedModules {
    const ordered = new SharedModules()
    const keyOf = ({ path, name }: SharedValue) => `${path} ${name}`
    const values = [...this.#values].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    for (const { path, name } of values) ordered.#numberOf(path, name)
    return ordered
  }

  /** A module that replaces one that the other part has: its exports are handed over. */
  standIn(path: string, names: Iterable<string>): string {
    return [...names]
      .map((name) => `export const ${name} = shared[${this.#numberOf(path, name)}]`)
      .join('\n')
  }

  /** A module that exports what is handed over, as a list. */
  list(): string {
    const imports = this.#values.map(
      ({ path, name }, n) => `import { ${name} as value${n} } from ${JSON.stringify(path)}`,
    )
    const names = this.#values.map((_, n) => `value${n}`)
    return `${imports.join('\n')}\nexport const shared = [${names.join(', ')}]\n`
  }
}

/**
 * Replaces the modules that another part of the program has, by what it hands over.
 *
 * @param had whether the other part has the module with that path.
 * @param read a module as JavaScript; what a plugin before this one makes of it is passed by.
 */
export function withShared(
  modules: SharedModules,
  had: (path: string) => boolean,
  read: (path: string) => string,
): Plugin {
  const namespace = 'shared'
  return {
    name: 'with-shared',
    setup({ onLoad, onResolve, resolve }) {
      onResolve({ filter: /^[.#]/ }, async ({ path, importer, resolveDir, pluginData, kind }) => {
        if (pluginData === namespace || importer === '') return undefined
        const found = await resolve(path, { importer, resolveDir, kind, pluginData: namespace })
        if (found.errors.length > 0 || !had(found.path)) return found
        const names = importsOf(importer, read(importer)).flatMap((imported) =>
          imported.from === path ? imported.names : [],
        )
        // One stand-in for each importer: another one needs other names.
        return { path: found.path, namespace, suffix: `?${importer}`, pluginData: names }
      })
      onLoad({ filter: /.*/, namespace }, ({ path, pluginData }) => ({
        contents: modules.standIn(path, new Set(pluginData as readonly string[])),
      }))
    },
  }
}
