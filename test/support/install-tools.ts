import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { command } from './command.ts'
import { driversRequired } from './drivers-required.ts'

/**
 * Before any test: sees to it that the real tools are there, which takes nothing but a look once they are. Where they
 * cannot be fetched the command says why, the tests start, and those that need a tool fail by name.
 */
export function setup(): void {
  const [program, script] = command
  const groups = ['headers', 'cross', 'reflect', 'library', 'glslang']
  if (driversRequired) groups.push('drivers')
  spawnSync(program, [script, 'tools', 'install', '--with', groups.join(',')], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
