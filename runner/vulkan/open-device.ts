import { decode } from '#reference/decode/decode'
import type { Module } from '#reference/module'
import { createHarnessPool, type HarnessPool } from '../harness/harness-pool.ts'
import type { Hello } from '../harness/hello.ts'
import type { ToolSetup } from '../oracle/setup.ts'
import { type Problem, problem } from '../problem.ts'
import { toolDirectory } from '../tools/tool-directory.ts'
import { buildVulkanHarness } from './build-harness.ts'
import { descriptorBindings } from './descriptor-bindings.ts'
import type { Device } from './device.ts'
import type { VulkanJob } from './job.ts'
import { type Missing, missingOf } from './missing.ts'
import { pipelinesOf } from './pipelines.ts'
import { targetOf } from './target.ts'

/** A device of a Vulkan driver, open in one harness or several. */
export interface OpenDevice {
  readonly pool: HarnessPool
  readonly hello: Hello
  readonly device: Device
  /** Whether it can run what it compiles: it does not simulate a GPU. */
  readonly isRun: boolean
  /** The task for a module, whose stages a draw puts into one pipeline; in words, why there is none. */
  readonly jobOf: (words: Uint8Array, isDrawn?: boolean) => VulkanJob | string
}

/** The task of a device for a module; in words, why there is none. */
function jobFor(
  module: Module,
  words: Uint8Array,
  device: Device,
  missing: Missing,
  isDrawn: boolean,
): VulkanJob | string {
  const why = missing(module)
  if (why !== undefined) return why
  const stages = isDrawn ? [] : pipelinesOf(module, device)
  if (typeof stages === 'string') return stages
  const bindings = descriptorBindings(module)
  if (typeof bindings === 'string') return bindings
  const usesDescriptorHeap = module.capabilities.has('DescriptorHeapEXT')
  if (usesDescriptorHeap && bindings.length > 0)
    return 'bindings beside a descriptor heap need mappings, which are not created'
  const beyond = bindings.find(({ set }) => set >= device.limits.sets)
  if (beyond !== undefined) return `set ${beyond.set} is beyond the limits of ${device.name}`
  return {
    ...{ usesDescriptorHeap, bindings, stages, module: words },
    pushConstants: usesDescriptorHeap ? 0 : device.limits.pushConstants,
    specialization: [],
  }
}

/**
 * Opens the device of a Vulkan driver.
 *
 * @param spec what follows `vulkan:`.
 * @returns a problem with code `no-tool` if it cannot be opened here.
 */
export async function openDevice(
  spec: string,
  setup: Pick<ToolSetup, 'name' | 'timeoutMs' | 'memoryMiB' | 'slots'>,
): Promise<OpenDevice | Problem> {
  const directory = toolDirectory()
  const target = targetOf(spec, directory)
  if ('kind' in target) return target
  const harness = await buildVulkanHarness(target, directory)
  if ('kind' in harness) return harness
  const { timeoutMs, memoryMiB } = setup
  const pool = createHarnessPool(harness.start, setup.slots.count, { timeoutMs, memoryMiB })
  const hello = await pool.hello()
  const device = typeof hello === 'string' ? undefined : hello.device
  if (typeof hello === 'string' || device === undefined) {
    pool.close()
    const why = typeof hello === 'string' ? hello : 'its greeting describes no device'
    return problem(
      'no-tool',
      `${setup.name}: the driver does not open a device: ${why}`,
      target.shim === undefined
        ? `vulkaninfo with VK_DRIVER_FILES=${target.icd} shows what the driver reports`
        : `the shim must know the GPU: leave out ?gpu= for ${target.shim.gpu || 'the only one'}`,
    )
  }
  const missing = missingOf(harness.registry, device)
  return {
    ...{ pool, hello, device, isRun: target.shim === undefined },
    jobOf: (words, isDrawn = false) =>
      jobFor(decode(words).module, words, device, missing, isDrawn),
  }
}
