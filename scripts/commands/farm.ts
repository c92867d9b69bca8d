import { Argument, Command } from 'commander'
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

interface FarmCommandFlags extends FarmFlags {
  readonly json?: true
  readonly out: string
  readonly port: number
}

/** Does something on the farm that is named, and closes it. */
async function onFarm(
  { farm: url, blobs }: FarmCommandFlags,
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

async function wish(
  id: string,
  what: 'run' | 'pause' | 'stop',
  flags: FarmCommandFlags,
): Promise<void> {
  await onFarm(flags, async ({ redis }) => {
    if ((await announced(redis, 'campaign', id)) === undefined) return unknown(id)
    await announce(redis, 'wish', id, what)
    return undefined
  })
}

async function results(id: string, flags: FarmCommandFlags): Promise<void> {
  await onFarm(flags, async ({ redis, blobs }) => {
    const campaign = await announced(redis, 'campaign', id)
    if (campaign === undefined) return unknown(id)
    const files = await fetchResults({ blobs }, campaign, flags.out)
    if (typeof files !== 'number') return files
    console.log(`${counted(files, 'file')} in ${flags.out}`)
    return undefined
  })
}

async function serve(flags: FarmCommandFlags): Promise<void> {
  await onFarm(flags, async (farm) => {
    const page = await servePage(() => farmStatus(farm, Date.now), flags.port)
    console.log(page.url)
    await askedToEnd()
    await page.close()
    return undefined
  })
}

/** The work on a farm, for the help. */
const actions = {
  status: 'list campaigns and workers',
  pause: 'give out no more work of a campaign',
  resume: 'go on with a campaign that is paused',
  stop: 'end a campaign; the same command line continues it',
  results: 'fetch the summary and the findings of a campaign that has ended',
  serve: 'show the farm on a page of this machine, until it is stopped',
} as const

type Action = keyof typeof actions

async function status(flags: FarmCommandFlags): Promise<void> {
  await onFarm(flags, async (farm) => {
    const found = await farmStatus(farm, Date.now)
    if (flags.json) console.log(JSON.stringify(found, null, 2))
    else show(found)
    return undefined
  })
}

async function act(action: Action, id: string | undefined, flags: FarmCommandFlags): Promise<void> {
  const isOfFarm = action === 'status' || action === 'serve'
  if (isOfFarm && id !== undefined)
    return fail(problem('bad-usage', `farm ${action} ${id}: it is about the whole farm`))
  if (action === 'status') return status(flags)
  if (action === 'serve') return serve(flags)
  if (id === undefined)
    return fail(problem('bad-usage', `farm ${action}: no campaign`, 'farm status lists them'))
  if (action === 'results') return results(id, flags)
  return wish(id, action === 'resume' ? 'run' : action, flags)
}

/** `farm`: shows and steers the campaigns of a farm. */
export function command(): Command {
  const farm = new Command('farm')
    .description('show and steer the campaigns of a farm')
    .addArgument(new Argument('<action>', 'what to do, see below').choices(Object.keys(actions)))
    .argument('[campaign]', 'its id, as `farm status` lists it')
    .option('--json', 'status: print it as JSON')
    .option('--out <dir>', 'results: folder for them', 'out/results')
    .option(
      '--port <n>',
      'serve: port on the loopback interface; default: a free one',
      positiveInteger,
    )
    .action(act)
  const width = Math.max(...Object.keys(actions).map(({ length }) => length))
  const lines = Object.entries(actions).map(([name, what]) => `  ${name.padEnd(width)}  ${what}`)
  return withFarmOptions(farm).addHelpText(
    'after',
    `
${lines.join('\n')}

A campaign is started with \`fuzz --farm\` or \`check --farm\`, and done by those who run worker.

Examples:
  spirv-cts farm status --farm redis://queue.example:6379
  spirv-cts farm stop 3f2a9c0d1e4b --farm redis://queue.example:6379
  spirv-cts farm results 3f2a9c0d1e4b --blobs /shared/farm --out out/night`,
  )
}
