import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
 * Before any test: starts to build what `npm pack` would publish, unless no source changed since. Tests start the command line as
 * it is installed; from its sources, each start would transform hundreds of modules first.
 */
export function setup(): () => Promise<void> {
  return prepare('build', async () => {
    if (isBuilt()) return
    const exitCode = await started(root, 'npm', ['run', '-s', 'build'])
    if (exitCode !== 0) throw new Error('the build failed, so the command line cannot be tested')
  })
}
