import { readFileSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import type { Plugin } from 'esbuild'
import { modulesBelow } from './modules-below.ts'
import type { Tree } from './tree.ts'

const call = /await modulesIn\(\s*import\.meta\.url,\s*\/((?:\[[^\]]*\]|\\.|[^/\\[])+)\/,?\s*\)/

/** Whether a module lists others. */
export function listsModules(source: string): boolean {
  return /^import \{ modulesIn \}/m.test(source)
}

/** A module with the modules that it lists imported by name. */
export function withListed(file: string, source: string, ending: Tree['ending']): string {
  const pattern = call.exec(source)?.[1]
  if (pattern === undefined) throw new Error(`${file}: the pattern of modulesIn is not literal`)
  const path = new RegExp(pattern)
  const found = modulesBelow(dirname(file), ending)
    .map((module) => relative(dirname(file), module).slice(0, -ending.length).replaceAll(sep, '/'))
    .filter((module) => path.test(module))
  if (found.length === 0) throw new Error(`${file}: no module matches the pattern of modulesIn`)
  const imports = found.map(
    (module, index) => `import * as module${index} from './${module}${ending}'\n`,
  )
  const list = found.map((module, index) => `['${module}', module${index}]`)
  return imports.join('') + source.replace(call, () => `[${list.join(', ')}]`)
}

/** A module that says where modules were before they were bundled: `placeOf`. */
export const place = 'place-of-modules'

/** The place of a module before it was bundled: files beside it are found from there. */
const placeSource = `import { existsSync } from 'node:fs'
const above = (folder) => {
  if (existsSync(new URL('package.json', folder))) return folder
  const parent = new URL('..', folder)
  return parent.href === folder.href ? folder : above(parent)
}
const root = above(new URL('.', import.meta.url))
export const placeOf = (path) => new URL('dist/' + path, root).href
`

/** Looks for the package above wherever it is. */
const findsItself = /^runner[\\/]package-root\.js$/

/**
 * Modules of the build as they are bundled: what they list is imported by name, and they keep their addresses.
 *
 * @param folder of the build.
 */
export function ownModules(folder: string): Plugin {
  return {
    name: 'own-modules',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: new RegExp(`^${place}$`) }, () => ({ path: place, namespace: place }))
      onLoad({ filter: /.*/, namespace: place }, () => ({ contents: placeSource }))
      onLoad({ filter: /\.js$/ }, ({ path }) => {
        const file = relative(folder, path)
        if (file.startsWith('..')) return undefined
        const source = readFileSync(path, 'utf8')
        const contents = listsModules(source) ? withListed(path, source, '.js') : source
        if (findsItself.test(file) || !contents.includes('import.meta.url')) return { contents }
        const placed = JSON.stringify(file.replaceAll(sep, '/'))
        const moved = contents.replaceAll('import.meta.url', `placeOf(${placed})`)
        return { contents: moved.replace(/^(#!.*\n)?/, `$1import { placeOf } from '${place}'\n`) }
      })
    },
  }
}
