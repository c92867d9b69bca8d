import { isProblem } from '#runner/is-problem'
import type { ToolOptions } from '#runner/oracle/open-tool'
import type { Tool } from '#runner/oracle/oracle'
import { unfit } from '#runner/oracle/unfit'
import type { Problem } from '#runner/problem'
import { openTools } from './open-tools.ts'

/** Tools that can be asked, and why others cannot. */
export interface FitTools {
  readonly tools: readonly Tool[]
  readonly problems: readonly Problem[]
}

/**
 * Opens the tools of these SPECs, and leaves out each that cannot be run here.
 *
 * @returns a problem if a SPEC cannot be read; no tool is open then.
 */
export async function openWhatIsThere(
  specs: readonly string[],
  options: ToolOptions,
): Promise<FitTools | Problem> {
  const problems: Problem[] = []
  const tools = await openTools(specs, options, (why) => problems.push(why))
  return isProblem(tools) ? tools : { tools, problems }
}

/**
 * Opens the tools of these SPECs, and leaves out each that cannot be run here or takes no module.
 *
 * @param environments as for {@link unfit}.
 * @returns a problem if a SPEC cannot be read; no tool is open then.
 */
export async function openWhatIsFit(
  specs: readonly string[],
  options: ToolOptions,
  environments?: readonly string[],
): Promise<FitTools | Problem> {
  const opened = await openWhatIsThere(specs, options)
  if (isProblem(opened)) return opened
  const problems = [...opened.problems]
  const tools: Tool[] = []
  for (const tool of opened.tools) {
    const why = await unfit(tool, environments)
    if (why === undefined) tools.push(tool)
    else {
      problems.push(why)
      tool.close()
    }
  }
  return { tools, problems }
}

/**
 * Tools as by {@link openWhatIsFit}; none if one is left out, so that no run passes because a tool is dead.
 *
 * @param environments as for {@link unfit}.
 */
export async function openFitTools(
  specs: readonly string[],
  options: ToolOptions,
  environments?: readonly string[],
): Promise<readonly Tool[] | Problem> {
  const found = await openWhatIsFit(specs, options, environments)
  if (isProblem(found)) return found
  const [why] = found.problems
  if (why === undefined) return found.tools
  for (const tool of found.tools) tool.close()
  return why
}
