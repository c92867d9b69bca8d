import { isProblem } from '#runner/is-problem'
import { octets } from '#runner/oracle/octets'
import { asTyped } from '#runner/our-command'
import { createSlots } from '#runner/process/slots'
import { jobBytes } from '#runner/vulkan/job'
import { openDevice } from '#runner/vulkan/open-device'
import { type Environment, environmentByName } from '#spec/environments'
import type { BenchRow } from './bench-row.ts'
import { MissingToolError } from './measure-parts.ts'
import { openedTool } from './opened-tool.ts'
import { validModules } from './valid-modules.ts'

/** Pipelines a second that each driver must reach; those of GPUs are simulated. */
const goals = { lavapipe: 2000, radv: 800, nvk: 800, turnip: 800, agx: 800 }
const rounds = 3
const environment = environmentByName('vulkan1.4') as Environment

/**
 * Requests a second that the harness of a driver answers in one process, each about another module of the corpus: the best of
 * some rounds, each with a new process. Only modules that the driver accepts are counted.
 *
 * @throws when the driver is not installed.
 */
async function rateOf(name: string, modules: readonly Uint32Array[]): Promise<number> {
  let best = 0
  let accepted: ReadonlySet<number> | undefined
  for (let round = 0; round <= rounds; round++) {
    const limits = {
      name: `vulkan:${name}`,
      timeoutMs: 60_000,
      memoryMiB: 0,
      slots: createSlots(1),
    }
    const opened = await openDevice(name, limits)
    if (isProblem(opened)) throw new MissingToolError(opened.message, asTyped(opened.hint ?? ''))
    const jobs = modules.flatMap((words, index) => {
      const job = accepted === undefined || accepted.has(index) ? opened.jobOf(octets(words)) : ''
      return typeof job === 'string' ? [] : [{ at: index, input: jobBytes(job) }]
    })
    const start = performance.now()
    const answers = await opened.pool.askAll(
      jobs.map(({ input }) => ({ environment: environment.name, input })),
    )
    const seconds = (performance.now() - start) / 1000
    opened.pool.close()
    // The first round only finds out what the driver accepts.
    if (accepted !== undefined) best = Math.max(best, jobs.length / seconds)
    accepted ??= new Set(
      jobs.flatMap(({ at: number }, index) => {
        const answer = answers[index]
        return answer?.kind === 'reply' && answer.reply.status === 0 ? [number] : []
      }),
    )
  }
  return best
}

/**
 * Pipelines a second, created by each driver from distinct modules without running any.
 *
 * @throws when `tools install --with drivers` was not run.
 */
export async function driversBench(): Promise<readonly BenchRow[]> {
  for (const name of Object.keys(goals)) (await openedTool(`vulkan:${name}`, 'consumer')).close()
  const modules = validModules(environment)
  const rows: BenchRow[] = []
  for (const [name, goal] of Object.entries(goals)) {
    const ours = await rateOf(name, modules)
    rows.push({
      ...{ name: `pipelines of ${name}`, ours, theirs: goal, ratio: ours / goal },
      ...{ goal: '>= 1', unit: 'pipelines/s' },
    })
  }
  return rows
}
