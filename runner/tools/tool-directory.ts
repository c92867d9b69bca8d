import { homedir } from 'node:os'
import { join, sep } from 'node:path'
import { packageRoot } from '../package-root.ts'

/**
 * The folder for `tools install`: `SPIRV_CTS_TOOLS` if it is set, `.tools` in a checkout, and the user's cache if the
 * package is installed below a `node_modules`, which it should not write to.
 */
export function toolDirectory(env: NodeJS.ProcessEnv = process.env): string {
  const { SPIRV_CTS_TOOLS, XDG_CACHE_HOME } = env
  if (SPIRV_CTS_TOOLS) return SPIRV_CTS_TOOLS
  const root = packageRoot()
  if (root.split(sep).includes('node_modules'))
    return join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'spirv-cts', 'tools')
  return join(root, '.tools')
}
