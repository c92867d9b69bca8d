import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { emitted } from './emitted.ts'
import { prepare } from './prepared.ts'
import { started } from './started.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const sources = [
  ...['spec', 'generators', 'reference', 'runner', 'scripts'],
  ...['corpus/manifest.json', 'tsconfig.build.json'],
  ...['templates/pages/script', 'templates/playground/script'],
]

/** When the newest of some files below a path was changed, in milliseconds; 0 if there is none. */
function newest(path: string): number {
  const below = readdirSync(path, { recursive: true, withFileTypes: true })
  const times = below.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs)
  return Math.max(0, ...times)
}

/** The last file that a build writes: one that was ended on its way counts for nothing. */
const last = join(root, 'dist/cases.json.br')

function isBuilt(): boolean {
  const built = statSync(last, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return sources.every((name) => {
    const path = join(root, name)
    return (statSync(path).isDirectory() ? newest(path) : statSync(path).mtimeMs) < built
  })
}

/**
 * The words of `npm run build`, with its script as `emit.ts` wrote it, which also keeps the pairs that a build needs: from the
 * sources, its start transforms a thousand modules. `npm run types` is what checks types.
 *
 * @throws where the words are others.
 */
function buildWords(): string {
  const { scripts }: { readonly scripts: { readonly build: string } } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return Object.entries({
    'tsc -p tsconfig.build.json': 'tsc -p tsconfig.build.json --noCheck',
    'tsx --conditions=source scripts/dev/bundle.ts': `node '${join(emitted, 'scripts/dev/bundle.js')}'`,
  }).reduce((words, [part, other]) => {
    if (!words.includes(part)) throw new Error(`npm run build does without ${part}`)
    return words.replace(part, other)
  }, scripts.build)
}

/**
 * Before any test: starts to build what `npm pack` would publish, unless no source changed since. Tests start the command line as
 * it is installed; from its sources, each start would transform hundreds of modules first.
 */
export function setup(): () => Promise<void> {
  return prepare('build', async () => {
    if (isBuilt()) return
    const exitCode = await started(root, 'npm', ['exec', '-c', buildWords()])
    if (exitCode !== 0) throw new Error('the build failed, so the command line cannot be tested')
  })
}
