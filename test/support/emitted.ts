import { dirname, join, relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Rooms of the product, each a folder of the repository. */
export const rooms = ['spec', 'generators', 'reference', 'runner', 'scripts']

/** The helpers of the tests, which are written for processes that tests start. */
export const support = 'test/support'

/** Where the product is written to as JavaScript: as deep in the repository as `dist`, which its modules expect. */
export const emitted = join(root, '.emitted')

/** Set in tests that import the product from there. */
export const emittedSet = 'SPIRV_CTS_TESTS_EMITTED'

/**
 * The module that `emit.ts` writes for an import of a test: `#room/x`, or the path of a source. `undefined` for other
 * modules.
 *
 * @param importer the file that imports it.
 */
export function emittedPath(source: string, importer?: string): string | undefined {
  const path = source.startsWith('#')
    ? `${source.slice(1)}.ts`
    : relative(root, resolve(dirname(importer ?? root), source)).replaceAll(sep, '/')
  const [room = ''] = path.split('/')
  if (!rooms.includes(room) || !path.endsWith('.ts')) return undefined
  return join(emitted, `${path.slice(0, -'.ts'.length)}.js`)
}

/**
 * The words that start a script below `support` in a separate process, with the modules that the tests of this process
 * import.
 */
export function scriptWords(script: string): readonly string[] {
  if (process.env[emittedSet] === undefined)
    return ['--import', import.meta.resolve('tsx'), '--conditions=source', script]
  return [join(emitted, `${relative(root, script).slice(0, -'.ts'.length)}.js`)]
}
