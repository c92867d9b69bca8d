import { openHarness } from '../harness/open-harness.ts'
import { isProblem } from '../is-problem.ts'
import { openTool } from '../oracle/open-tool.ts'
import type { FoundTool } from '../tools/find-tools.ts'
import { drivers } from './drivers.ts'
import { suitesWith } from './target.ts'

/** A driver in the tool directory. */
export interface FoundDriver extends FoundTool {
  /** The device that it opens; absent where it opens none here, and {@link FoundTool.version} says why. */
  readonly device?: string
}

/** Every driver of `tools install`, opened once. */
export async function findDrivers(directory: string): Promise<readonly FoundDriver[]> {
  const found: FoundDriver[] = []
  for (const driver of drivers)
    for (const [at, suite] of suitesWith(directory, driver).entries()) {
      const spec = `vulkan:${driver.name}${at === 0 ? '' : `@${suite.name}`}`
      const tool = await openTool(spec, { openHarness })
      const of = { name: driver.name, from: suite.name, spec, path: suite.file }
      if (isProblem(tool)) found.push({ ...of, version: tool.message })
      else {
        const device = tool.kind === 'consumer' ? tool.device : undefined
        found.push({ ...of, version: tool.version, ...(device === undefined ? {} : { device }) })
        tool.close()
      }
    }
  return found
}
