import { type Environment, environmentByName } from '#spec/environments'
import { askAbout, type HarnessQuestion } from '../harness/ask-about.ts'
import { buffersLeft } from '../harness/buffers-left.ts'
import { belowTheBar, objectionText, validHere } from '../harness/valid-here.ts'
import { hostOrder } from '../oracle/host-order.ts'
import type { ToolOptions } from '../oracle/open-tool.ts'
import type { Consumer, Dispatch, Output, Question } from '../oracle/oracle.ts'
import type { ToolSetup } from '../oracle/setup.ts'
import type { Problem } from '../problem.ts'
import { drawJob, imageJobs } from './image-formats.ts'
import { jobBytes, type VulkanJob } from './job.ts'
import { openDevice } from './open-device.ts'
import { openResult } from './open-result.ts'

/** The job that also runs a compute shader. */
function dispatched(job: VulkanJob, dispatch: Dispatch): VulkanJob {
  const { entryPoint, groups, buffers, specialization, draw } = dispatch
  const pushConstants = dispatch.pushConstants.subarray(0, job.pushConstants)
  const run = { groups, pushConstants, buffers, images: imageJobs(dispatch) }
  if (draw !== undefined)
    return { ...job, stages: [], specialization, run: { ...run, draw: drawJob(draw) } }
  const stages = job.stages.filter((stage) => stage.entryPoint === entryPoint)
  return { ...job, stages, specialization, run }
}

/** Bytes of a pixel of a color attachment. */
const bytesOfPixel = 16

/** What a run leaves: its buffers, and the color attachments of a draw. */
function leftBy({ buffers, draw }: Dispatch): readonly { readonly bytes: Uint8Array }[] {
  const images = draw?.targets.map(() => ({
    bytes: new Uint8Array(draw.width * draw.height * bytesOfPixel),
  }))
  return [...buffers, ...(images ?? [])]
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
  setup: Omit<ToolSetup, 'start'>,
  openHarness: NonNullable<ToolOptions['openHarness']>,
): Promise<Consumer | Problem> {
  const opened = await openDevice(spec, setup)
  if ('kind' in opened) return opened
  const { pool, hello, device, isRun, jobOf } = opened
  const { timeoutMs } = setup
  const valid = validHere({ ...setup, openHarness })
  const environment =
    environmentByName(`vulkan${device.vulkan}`) ?? (environmentByName('vulkan1.4') as Environment)

  const ask = async (
    questions: readonly Pick<Question, 'module' | 'evenInvalid'>[],
    change: (job: VulkanJob, index: number) => VulkanJob = (job) => job,
    drawn?: readonly boolean[],
  ): Promise<readonly Output<Uint8Array>[]> => {
    const files = questions.map(({ module }) => hostOrder(module))
    const objections = await valid.objections(files.map((module) => ({ module, environment })))
    const asked = files.map((file, index): HarnessQuestion => {
      const objection = objections[index]
      if (objection !== undefined && !questions[index]?.evenInvalid)
        return objectionText(objection, environment)
      const job = jobOf(file, drawn?.[index])
      if (typeof job === 'string') return job
      return { environment: environment.name, input: jobBytes(change(job, index)) }
    })
    const outputs = await askAbout(pool, asked, { tool: hello.tool, timeoutMs })
    return outputs.map((output, index) =>
      questions[index]?.evenInvalid ? belowTheBar(output, objections[index]) : output,
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
            const open = runs.map((run) => openResult(run, device))
            const able = runs.filter((_, index) => open[index] === undefined)
            const outputs = await ask(
              able,
              (job, index) => dispatched(job, able[index] as Dispatch),
              able.map(({ draw }) => draw !== undefined),
            )
            const left = outputs.map((output, index) =>
              buffersLeft(output, leftBy(able[index] as Dispatch)),
            )
            return open.map((why) =>
              why === undefined
                ? (left.shift() ?? { kind: 'error', why: 'no answer' })
                : { kind: 'unsupported', why },
            )
          },
        }
      : {}),
    close: () => {
      valid.close()
      pool.close()
    },
  }
}
