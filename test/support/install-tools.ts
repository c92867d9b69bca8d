import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { command } from './command.ts'
import { driversRequired } from './drivers-required.ts'

/** Set once the tools were looked for: two projects need them. */
const done = 'SPIRV_CTS_TESTS_HAVE_TOOLS'

/**
 * Before any test: sees to it that the real tools are there, which takes nothing but a look once they are. Where they
 * cannot be fetched the command says why, the tests start, and those that need a tool fail by name.
 */
export function setup(): void {
  if (process.env[done] !== undefined) return
  process.env[done] = 'yes'
  const groups = ['headers', 'cross', 'reflect', 'library', 'glslang']
  if (driversRequired) {
    // The newest of them are enough, and every other suite would fetch an LLVM of its own. First, so that it is fetched once.
    install(
      '--suite',
      'testing',
      '--with',
      [...groups, 'drivers', 'opencl', 'llvm', 'mlir'].join(','),
    )
  }
  install('--with', groups.join(','))
}

function install(...options: readonly string[]): void {
  const [program, script] = command
  spawnSync(program, [script, 'tools', 'install', ...options], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
