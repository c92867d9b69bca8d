import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import type { Consumer } from '#runner/oracle/oracle'
import { type Problem, problem } from '#runner/problem'

/**
 * Opens a tool that runs shaders or kernels.
 *
 * @param timeoutMs how long it may take for a module.
 */
export async function openDevice(spec: string, timeoutMs: number): Promise<Consumer | Problem> {
  const tool = await openTool(spec, { timeoutMs, memoryMiB: 2048, openHarness })
  if (isProblem(tool)) return tool
  if (tool.kind === 'consumer' && tool.runAll !== undefined) return tool
  tool.close()
  return problem('no-device', `${spec} does not run modules`)
}
