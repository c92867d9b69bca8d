import { which } from 'zx/core'
import { readInstalled } from '#runner/tools/installed'
import { installedName } from '#runner/tools/installed-command'
import { suites } from '#runner/tools/suites'
import { toolDirectory } from '#runner/tools/tool-directory'

/** The spirv-val that a printed command names: that of PATH, or else the newest that is installed. */
export function usualValidator(): string {
  if (which.sync('spirv-val', { nothrow: true }) !== null) return 'spirv-val'
  const installed = readInstalled(toolDirectory())
  const suite = suites.findLast(
    ({ name }) => installedName(installed, name, 'spirv-val') !== undefined,
  )
  return suite === undefined ? 'spirv-val' : `spirv-val@${suite.name}`
}
