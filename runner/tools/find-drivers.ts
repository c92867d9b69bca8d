import { existsSync } from 'node:fs'
import { openHarness } from '../harness/open-harness.ts'
import { isProblem } from '../is-problem.ts'
import { computeDrivers } from '../opencl/drivers.ts'
import { openTool } from '../oracle/open-tool.ts'
import { drivers } from '../vulkan/drivers.ts'
import { suitesWith } from '../vulkan/target.ts'
import type { FoundTool } from './find-tools.ts'
import { npmPackageFolder, npmPackages } from './npm-packages.ts'

/** A driver in the tool directory, or a reader that runs in a harness of ours. */
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

/** The contents of the tool directory, before it is opened. */
function candidates(directory: string): readonly Omit<FoundTool, 'version'>[] {
  return [
    ...all.flatMap(({ api, name, icd }) =>
      suitesWith(directory, { icd }).map((suite, index) => ({
        ...{ name, from: suite.name, path: suite.file },
        spec: `${api}:${name}${index === 0 ? '' : `@${suite.name}`}`,
      })),
    ),
    ...npmPackages.flatMap((npmPackage) => {
      const path = npmPackageFolder(directory, npmPackage)
      return existsSync(path)
        ? [{ name: npmPackage.name, from: 'npm', path, spec: `harness:${npmPackage.name}` }]
        : []
    }),
  ]
}

/** Every driver of `tools install`, for Vulkan and for OpenCL, and every npm package, opened once. */
export async function findDrivers(directory: string): Promise<readonly FoundDriver[]> {
  const found: FoundDriver[] = []
  for (const candidate of candidates(directory)) {
    const tool = await openTool(candidate.spec, { openHarness, timeoutMs: patience })
    if (isProblem(tool)) found.push({ ...candidate, version: tool.message })
    else {
      const device = tool.kind === 'consumer' ? tool.device : undefined
      found.push({
        ...candidate,
        version: tool.version,
        ...(device === undefined ? {} : { device }),
      })
      tool.close()
    }
  }
  return found
}
