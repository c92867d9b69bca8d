import '../cli/tools/small-young-generation.ts'
import { randomBytes } from 'node:crypto'
import { Command, Option } from 'commander'
import { machineName, openFarm } from '#runner/farm/farm'
import { serveJobs } from '#runner/farm/serve-jobs'
import { isProblem } from '#runner/is-problem'
import { problem } from '#runner/problem'
import { usualMemoryMiB } from '#runner/process/usual-memory'
import { askedToEnd } from '../cli/asked-to-end.ts'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { type FarmFlags, onceEach, withFarmOptions } from '../cli/options/farm-options.ts'
import { jobsOption } from '../cli/options/jobs-option.ts'
import { positiveInteger } from '../cli/options/option-values.ts'
import { openFitTools } from '../cli/tools/open-fit-tools.ts'
import { paceOf } from '../cli/tools/pace-of.ts'
import { specsOfTools } from '../cli/tools/specs-of-tools.ts'

interface WorkerFlags extends FarmFlags {
  readonly tools: readonly string[]
  readonly device: readonly string[]
  readonly jobs: number
  readonly name: string
  readonly patience: number
}

async function start(flags: WorkerFlags): Promise<void> {
  if (flags.farm === undefined)
    return fail(problem('bad-usage', 'worker needs --farm or SPIRV_CTS_FARM'))
  const farm = await openFarm(flags.farm, flags.blobs)
  if (isProblem(farm)) return fail(farm)
  // Opened here to learn their names and versions; each child process opens them again.
  const { timeoutMs } = await paceOf(10_000)
  const limits = { jobs: 1, timeoutMs, memoryMiB: usualMemoryMiB }
  // The reference needs no program; an optimiser without options is asked by check for each of its pipelines.
  const specs = [
    ...new Set(['reference', ...flags.tools, ...(await specsOfTools(flags.tools, 'pipelines'))]),
  ]
  const opened = await openFitTools(specs, limits)
  if (isProblem(opened)) {
    farm.close()
    return fail(opened, opened.code === 'no-tool' ? exitCode.noTool : exitCode.badUsage)
  }
  const tools = opened.map(({ name, version }, index) => ({
    ...{ name, version },
    spec: specs[index] as string,
  }))
  for (const tool of opened) tool.close()
  const complain = onceEach((what) => console.error(`worker ${flags.name}: ${what}`))
  farm.redis.on('error', ({ message }) => complain(message))
  const { name, device: devices, jobs, blobs, patience } = flags
  const serving = serveJobs({ farm, name, tools, devices, jobs, blobs, patience, complain })
  console.error(
    `worker ${name} serves ${farm.address.shown} with ${tools.map((tool) => tool.name).join(', ')}; blobs: ${farm.blobs.shown}`,
  )
  await askedToEnd()
  await serving.close()
  farm.close()
  // Connections of queues that wait for a server that is away do not end by themselves.
  process.exit()
}

/** `worker`: does the jobs of a farm's campaigns. */
export function command(): Command {
  const serving = new Command('worker')
    .description('do the work of campaigns that were started with --farm, until it is stopped')
    .requiredOption('--tools <spec...>', 'tools of this machine; nothing else is ever run')
  return withFarmOptions(serving)
    .addOption(jobsOption('number of concurrent jobs'))
    .option('--device <name...>', 'graphics devices of this machine, to be shown', [])
    .addOption(
      new Option('--name <name>', 'name of this worker').default(
        `${machineName()}-${randomBytes(3).toString('hex')}`,
        'that of the machine, with six random digits',
      ),
    )
    .option(
      '--patience <seconds>',
      'time after which the job of a worker that is gone is done by another',
      positiveInteger,
      30,
    )
    .action(start)
    .addHelpText(
      'after',
      `
A SPEC has the same form as for check. A worker takes jobs of campaigns whose tools it has, by name and version, and does
each of them in a child process. What stands in the queue names tools and never a command, a file or a folder. SIGTERM
ends a worker after the jobs at work, or after five seconds if the farm does not answer. A worker that is killed loses
nothing, because another one does its jobs again.
Pass the URL as SPIRV_CTS_FARM if it contains a password.

Examples:
  spirv-cts worker --farm redis://queue.example:6379 --tools harness:spirv-val@testing --blobs /shared/farm
  SPIRV_CTS_FARM=rediss://:secret@queue.example spirv-cts worker --tools spirv-val spirv-opt --jobs 8`,
    )
}
