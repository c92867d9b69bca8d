import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const sources = [
  ...['spec', 'generators', 'reference', 'runner', 'scripts'],
  ...['corpus/manifest.json', 'templates/reports/html/script', 'tsconfig.build.json'],
]

/** When the newest of some files below a path was changed, in milliseconds; 0 where there is none. */
function newest(path: string): number {
  const below = readdirSync(path, { recursive: true, withFileTypes: true })
  const times = below.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs)
  return Math.max(0, ...times)
}

function isBuilt(): boolean {
  const built = statSync(join(root, 'dist/scripts/cts.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return sources.every((name) => {
    const path = join(root, name)
    return (statSync(path).isDirectory() ? newest(path) : statSync(path).mtimeMs) < built
  })
}

/**
 * Before any test: builds what `npm pack` would publish, unless no source changed since. Tests start the command line as it is
 * installed; from its sources, each start would transform hundreds of modules first.
 */
export function setup(): void {
  if (isBuilt()) return
  const { status } = spawnSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('the build failed, so the command line cannot be tested')
}
