import { isProblem } from '#runner/is-problem'
import type { ToolOptions } from '#runner/oracle/open-tool'
import type { Tool } from '#runner/oracle/oracle'
import { unfit } from '#runner/oracle/unfit'
import type { Problem } from '#runner/problem'
import { openTools } from './open-tools.ts'

/**
 * Tools as by {@link openTools}, each of which was seen to take a module; none where one is broken, so that nobody's run
 * passes because a tool is dead.
 *
 * @param environments as for {@link unfit}.
 */
export async function openFitTools(
  specs: readonly string[],
  options: ToolOptions,
  environments?: readonly string[],
): Promise<readonly Tool[] | Problem> {
  const tools = await openTools(specs, options)
  if (isProblem(tools)) return tools
  for (const tool of tools) {
    const why = await unfit(tool, environments)
    if (why === undefined) continue
    for (const opened of tools) opened.close()
    return why
  }
  return tools
}
