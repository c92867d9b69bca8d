import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { command } from './command.ts'

/**
 * Before any test: sees to it that the real tools are there, which takes nothing but a look once they are. Where they
 * cannot be fetched the command says why, the tests start, and those that need a tool fail by name.
 */
export function setup(): void {
  const [program, script] = command
  spawnSync(
    program,
    [script, 'tools', 'install', '--with', 'headers,cross,reflect,library,glslang'],
    {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
}
