import { Command } from 'commander'
import { counted } from '#runner/counted'
import { type Farm, openFarm } from '#runner/farm/farm'
import { fetchResults } from '#runner/farm/fetch-results'
import { announce, announced } from '#runner/farm/registry'
import { servePage } from '#runner/farm/serve-page'
import { type FarmStatus, farmStatus } from '#runner/farm/status'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import { askedToEnd } from '../cli/asked-to-end.ts'
import { fail } from '../cli/fail.ts'
import { type FarmFlags, withFarmOptions } from '../cli/options/farm-options.ts'
import { positiveInteger } from '../cli/options/option-values.ts'
import { table } from '../cli/output/table.ts'

interface Flags extends FarmFlags {
  readonly json?: true
  readonly out: string
  readonly port: number
}

/** Does something on the farm that is named, and closes it. */
async function onFarm(
  { farm: url, blobs }: Flags,
  work: (farm: Farm) => Promise<Problem | undefined>,
): Promise<void> {
  if (url === undefined) return fail(problem('bad-usage', 'farm needs --farm or SPIRV_CTS_FARM'))
  const farm = await openFarm(url, blobs)
  if (isProblem(farm)) return fail(farm)
  try {
    const wrong = await work(farm)
    if (wrong !== undefined) fail(wrong)
  } finally {
    farm.close()
  }
}

function show({ campaigns, workers }: FarmStatus): void {
  const names = (tools: readonly { readonly name: string }[]) =>
    tools.map(({ name }) => name).join(' ')
  console.log(`${campaigns.length} campaigns`)
  const rows = campaigns.map((campaign) => [
    campaign.id,
    campaign.isGone ? 'gone' : campaign.state,
    `${campaign.runs} ${campaign.kind === 'check' ? 'cases' : 'modules'}`,
    `${Math.round(campaign.perSecond)}/s`,
    `${counted(campaign.found, 'finding')}`,
    `${counted(campaign.rules.length, 'rule')} broken`,
    `${campaign.jobs.done} jobs, ${campaign.jobs.again} again, ${campaign.jobs.inWork} in work`,
    `${campaign.bytes} bytes`,
    names(campaign.tools),
  ])
  if (rows.length > 0) console.log(table(rows))
  console.log(`${counted(workers.length, 'worker')}`)
  const workerRows = workers.map((worker) => [
    worker.name,
    `${counted(worker.jobs, 'job')} at a time`,
    `${counted(worker.modules, 'module')}`,
    `${Math.round(worker.perSecond)}/s`,
    `${worker.failed} failed`,
    [names(worker.tools), ...worker.devices].join(', '),
  ])
  if (workerRows.length > 0) console.log(table(workerRows))
}

const unknown = (id: string): Problem =>
  problem('no-campaign', `there is no campaign ${id}`, 'farm status lists them')

async function wish(id: string, what: 'run' | 'pause' | 'stop', flags: Flags): Promise<void> {
  await onFarm(flags, async ({ redis }) => {
    if ((await announced(redis, 'campaign', id)) === undefined) return unknown(id)
    await announce(redis, 'wish', id, what)
    return undefined
  })
}

async function results(id: string, flags: Flags): Promise<void> {
  await onFarm(flags, async ({ redis, blobs }) => {
    const campaign = await announced(redis, 'campaign', id)
    if (campaign === undefined) return unknown(id)
    const files = await fetchResults({ blobs }, campaign, flags.out)
    if (typeof files !== 'number') return files
    console.log(`${counted(files, 'file')} in ${flags.out}`)
    return undefined
  })
}

async function serve(flags: Flags): Promise<void> {
  await onFarm(flags, async (farm) => {
    const page = await servePage(() => farmStatus(farm, Date.now), flags.port)
    console.log(page.url)
    await askedToEnd()
    await page.close()
    return undefined
  })
}

function part(name: string, description: string): Command {
  return withFarmOptions(new Command(name).description(description))
}

/** `farm`: shows and steers the campaigns of a farm. */
export function command(): Command {
  return new Command('farm')
    .description(
      'show and steer the campaigns of a farm: status, pause, resume, stop, results, serve',
    )
    .addCommand(
      part('status', 'list campaigns and workers')
        .option('--json', 'print the status as JSON')
        .action((flags: Flags) =>
          onFarm(flags, async (farm) => {
            const status = await farmStatus(farm, Date.now)
            if (flags.json) console.log(JSON.stringify(status, null, 2))
            else show(status)
            return undefined
          }),
        ),
    )
    .addCommand(
      part('pause', 'give out no more work of a campaign')
        .argument('<campaign>')
        .action((id: string, flags: Flags) => wish(id, 'pause', flags)),
    )
    .addCommand(
      part('resume', 'go on with a campaign that is paused')
        .argument('<campaign>')
        .action((id: string, flags: Flags) => wish(id, 'run', flags)),
    )
    .addCommand(
      part('stop', 'end a campaign; the same command line continues it')
        .argument('<campaign>')
        .action((id: string, flags: Flags) => wish(id, 'stop', flags)),
    )
    .addCommand(
      part('results', 'fetch the summary and the findings of a campaign that has ended')
        .argument('<campaign>')
        .option('--out <dir>', 'folder for them', 'out/results')
        .action(results),
    )
    .addCommand(
      part('serve', 'show the farm on a page of this machine, until it is stopped')
        .option(
          '--port <n>',
          'port on the loopback interface; default: a free one',
          positiveInteger,
        )
        .action(serve),
    )
    .addHelpText(
      'after',
      `
Examples:
  spirv-cts farm status --farm redis://queue.example:6379
  spirv-cts farm stop 3f2a9c0d1e4b --farm redis://queue.example:6379
  spirv-cts farm results 3f2a9c0d1e4b --blobs /shared/farm --out out/night`,
    )
}
