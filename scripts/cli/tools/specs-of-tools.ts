import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import { specsOf } from '#runner/oracle/specs-of'

/**
 * The options that a program lists in its help; nothing for one that cannot be opened, which is reported when it is
 * asked.
 */
async function listedOf(spec: string): Promise<readonly string[]> {
  const tool = await openTool(spec, { openHarness })
  if (isProblem(tool)) return []
  tool.close()
  return tool.kind === 'consumer' ? (tool.passes?.listed ?? []) : []
}

/**
 * The SPECs to ask for those on the command line.
 *
 * @param extent the options of an optimiser if a SPEC names none: its `pipelines`, or also `all` passes of its help.
 */
export async function specsOfTools(
  specs: readonly string[],
  extent: 'pipelines' | 'all',
): Promise<readonly string[]> {
  const found: string[] = []
  for (const spec of specs) {
    const several = specsOf(spec).length > 1
    found.push(...specsOf(spec, several && extent === 'all' ? await listedOf(spec) : []))
  }
  return found
}
