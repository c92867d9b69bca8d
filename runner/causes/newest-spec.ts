import { computeDrivers } from '../opencl/drivers.ts'
import { npmPackageNamed } from '../tools/npm-packages.ts'
import { drivers } from '../vulkan/drivers.ts'

/**
 * How `--tool` names the newest version of a tool that is recorded: drivers by their interface, those of npm packages by
 * their harness, and programs by the newest suite.
 */
export function newestSpec(tool: string): string {
  if (tool === 'vulkan-layers') return 'vulkan:lavapipe+layers'
  if (drivers.some(({ name }) => name === tool)) return `vulkan:${tool}`
  if (computeDrivers.some(({ name }) => name === tool)) return `opencl:${tool}`
  return npmPackageNamed(tool) === undefined ? `${tool}@testing` : `harness:${tool}`
}
