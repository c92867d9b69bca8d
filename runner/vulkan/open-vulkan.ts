import { decode } from '#reference/decode/decode'
import type { Module } from '#reference/module'
import { type Environment, environmentByName } from '#spec/environments'
import { type Asked, askAbout } from '../harness/ask-about.ts'
import { createHarnessPool } from '../harness/harness-pool.ts'
import { belowTheBar, objectionText, validHere } from '../harness/valid-here.ts'
import { octets } from '../oracle/octets.ts'
import type { ToolOptions } from '../oracle/open-tool.ts'
import type { Consumer, Dispatch, Output, Question } from '../oracle/oracle.ts'
import type { Setup } from '../oracle/setup.ts'
import { type Problem, problem } from '../problem.ts'
import { toolDirectory } from '../tools/tool-directory.ts'
import { buildVulkanHarness } from './build-harness.ts'
import { descriptorBindings } from './descriptor-bindings.ts'
import type { Device } from './device.ts'
import { type Job, jobBytes } from './job.ts'
import { type Missing, missingOf } from './missing.ts'
import { pipelinesOf } from './pipelines.ts'
import { targetOf } from './target.ts'

/** What a device is asked to create for a module; in words why it is not asked. */
function jobOf(module: Module, words: Uint8Array, device: Device, missing: Missing): Job | string {
  const why = missing(module)
  if (why !== undefined) return why
  const stages = pipelinesOf(module, device)
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

/** The job that also runs a compute shader. */
function dispatched(job: Job, { entryPoint, groups, buffers, specialization }: Dispatch): Job {
  const stages = job.stages.filter((stage) => stage.entryPoint === entryPoint)
  return { ...job, stages, specialization, run: { groups, buffers } }
}

/** Cuts the bytes that a run leaves into those of its buffers. */
function buffersOf(
  output: Output<Uint8Array>,
  { buffers }: Dispatch,
): Output<readonly Uint8Array[]> {
  if (output.kind !== 'output') return output
  let end = 0
  const value = buffers.map(({ bytes }) => {
    end += bytes.length
    return output.value.slice(end - bytes.length, end)
  })
  return { kind: 'output', value }
}

/**
 * Opens a Vulkan driver as a tool that takes modules: it creates what their entry points need, and runs compute shaders unless
 * it compiles for a GPU that is not there.
 *
 * @param spec what follows `vulkan:`.
 * @param openHarness opens the validator, which may be a harness, too.
 */
export async function openVulkan(
  spec: string,
  setup: Omit<Setup, 'start'>,
  openHarness: NonNullable<ToolOptions['openHarness']>,
): Promise<Consumer | Problem> {
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
  const valid = validHere({ ...setup, openHarness })
  const environment =
    environmentByName(`vulkan${device.vulkan}`) ?? (environmentByName('vulkan1.4') as Environment)
  const isRun = target.shim === undefined

  const ask = async (
    questions: readonly Pick<Question, 'module' | 'evenInvalid'>[],
    change: (job: Job, at: number) => Job = (job) => job,
  ): Promise<readonly Output<Uint8Array>[]> => {
    const objections = await valid.objections(
      questions.map(({ module }) => ({ module, environment })),
    )
    const asked = questions.map(({ module, evenInvalid }, at): Asked => {
      const objection = objections[at]
      if (objection !== undefined && !evenInvalid) return objectionText(objection, environment)
      const words = octets(module)
      const job = jobOf(decode(words).module, words, device, missing)
      if (typeof job === 'string') return job
      return { environment: environment.name, input: jobBytes(change(job, at)) }
    })
    const outputs = await askAbout(pool, asked, { tool: hello.tool, timeoutMs })
    return outputs.map((output, at) =>
      questions[at]?.evenInvalid ? belowTheBar(output, objections[at]) : output,
    )
  }

  const compiled = isRun ? '' : ', compile-only'
  return {
    ...{ kind: 'consumer', name: setup.name, tool: hello.tool },
    version: /\d+(?:\.\d+)+[^\s)]*/.exec(hello.version)?.[0] ?? '',
    command: `${setup.command} (${device.name}, Vulkan ${device.vulkan}${compiled})`,
    device: `${device.name}${compiled}`,
    takeAll: async (questions) =>
      (await ask(questions)).map((output) =>
        output.kind === 'output' ? { kind: 'output', value: null } : output,
      ),
    ...(isRun
      ? {
          runAll: async (runs: readonly Dispatch[]) => {
            const outputs = await ask(runs, (job, at) => dispatched(job, runs[at] as Dispatch))
            return outputs.map((output, at) => buffersOf(output, runs[at] as Dispatch))
          },
        }
      : {}),
    close: () => {
      valid.close()
      pool.close()
    },
  }
}
