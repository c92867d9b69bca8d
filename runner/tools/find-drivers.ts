import { openHarness } from '../harness/open-harness.ts'
import { isProblem } from '../is-problem.ts'
import { computeDrivers } from '../opencl/drivers.ts'
import { openTool } from '../oracle/open-tool.ts'
import { drivers } from '../vulkan/drivers.ts'
import { suitesWith } from '../vulkan/target.ts'
import type { FoundTool } from './find-tools.ts'

/** A driver in the tool directory. */
export interface FoundDriver extends FoundTool {
  /** The device that it opens; absent where it opens none here, and {@link FoundTool.version} says why. */
  readonly device?: string
}

/** Milliseconds for a driver to open its device, which some do slowly the first time. */
const patience = 60_000

const all = [
  ...drivers.map((driver) => ({ ...driver, api: 'vulkan' })),
  ...computeDrivers.map((driver) => ({ ...driver, api: 'opencl' })),
]

/** Every driver of `tools install`, for Vulkan and for OpenCL, opened once. */
export async function findDrivers(directory: string): Promise<readonly FoundDriver[]> {
  const found: FoundDriver[] = []
  for (const { api, name, icd } of all)
    for (const [at, suite] of suitesWith(directory, { icd }).entries()) {
      const spec = `${api}:${name}${at === 0 ? '' : `@${suite.name}`}`
      const tool = await openTool(spec, { openHarness, timeoutMs: patience })
      const of = { name, from: suite.name, spec, path: suite.file }
      if (isProblem(tool)) found.push({ ...of, version: tool.message })
      else {
        const device = tool.kind === 'consumer' ? tool.device : undefined
        found.push({ ...of, version: tool.version, ...(device === undefined ? {} : { device }) })
        tool.close()
      }
    }
  return found
}
