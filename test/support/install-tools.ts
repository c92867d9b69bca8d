import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { driversRequired } from './drivers-required.ts'
import { emitted } from './emitted.ts'
import { prepare } from './prepared.ts'
import { started } from './started.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Before any test: starts to fetch the real tools, which takes nothing but a look once they are there. If they cannot
 * be fetched the command says why, and tests that need a tool fail by name.
 */
export function setup(): () => Promise<void> {
  return prepare('tools', async () => {
    const groups = ['headers', 'cross', 'reflect', 'library', 'glslang']
    if (driversRequired) {
      // The newest of them are enough, and every other suite would fetch an LLVM of its own. First, so that it is fetched once.
      await install(
        '--suite',
        'testing',
        '--with',
        [...groups, 'drivers', 'opencl', 'llvm', 'mlir', 'naga'].join(','),
      )
    }
    await install('--with', groups.join(','))
  })
}

/** As `emit.ts` wrote it, for the build is made at the same time. */
async function install(...options: readonly string[]): Promise<void> {
  const script = join(emitted, 'scripts/cts.js')
  await started(root, process.execPath, [script, 'tools', 'install', ...options])
}
