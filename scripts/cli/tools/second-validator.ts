import { isProblem } from '#runner/is-problem'
import { openTool, type ToolOptions } from '#runner/oracle/open-tool'
import type { Oracle } from '#runner/oracle/oracle'
import { suites } from '#runner/tools/suites'

/**
 * The newest validator at hand besides the reference, for a second opinion on whether a module is valid; `undefined`
 * where none is installed.
 */
export async function secondValidator(options: ToolOptions): Promise<Oracle | undefined> {
  const newestFirst = suites.map(({ name }) => `spirv-val@${name}`).reverse()
  for (const spec of [...newestFirst, 'spirv-val']) {
    const tool = await openTool(spec, options)
    if (!isProblem(tool) && tool.kind === 'validator') return tool
  }
  return undefined
}
