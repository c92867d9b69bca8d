import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Before any test: sees to it that the real tools are there, which takes nothing but a look once they are. Where they
 * cannot be fetched the command says why, the tests start, and those that need a tool fail by name.
 */
export function setup(): void {
  spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--conditions=source',
      'scripts/cts.ts',
      'tools',
      'install',
      '--with',
      'headers,cross,reflect,library,glslang',
    ],
    {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
}
