import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { openTool, type ToolOptions } from '#runner/oracle/open-tool'
import type { Tool } from '#runner/oracle/oracle'
import { type Problem, problem } from '#runner/problem'
import { createSlots } from '#runner/process/slots'

/**
 * Opens the tools of these SPECs, or none: if one cannot be opened, the others are closed again. Two tools with the same
 * name are a problem, because the name identifies results. Together they start at most `options.jobs` processes.
 *
 * @param skip receives the reason why a tool cannot be run here; the tool is left out.
 */
export async function openTools(
  specs: readonly string[],
  options: ToolOptions,
  skip?: (why: Problem) => void,
): Promise<readonly Tool[] | Problem> {
  const slots = createSlots(options.jobs ?? 2)
  const tools: Tool[] = []
  const giveUp = (why: Problem): Problem => {
    for (const tool of tools) tool.close()
    return why
  }
  for (const spec of specs) {
    const tool = await openTool(spec, { openHarness, slots, ...options })
    if (isProblem(tool)) {
      if (skip === undefined || tool.code !== 'no-tool') return giveUp(tool)
      skip(tool)
      continue
    }
    tools.push(tool)
    if (tools.some((other) => other !== tool && other.name === tool.name))
      return giveUp(problem('bad-tool-spec', `--tool ${spec}: two tools are called ${tool.name}`))
  }
  return tools
}
