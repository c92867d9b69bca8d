import { errorText } from '../error-text.ts'
import { mergeRunLogs } from '../log/merge-run-logs.ts'
import type { RunLog } from '../log/run-log.ts'
import type { Tool } from '../oracle/oracle.ts'
import { type Problem, problem } from '../problem.ts'
import { fails } from '../report/failure.ts'
import {
  type AnnouncedCampaign,
  announcedCampaign,
  type CampaignNews,
} from './announced-campaign.ts'
import type { Farm } from './farm.ts'
import type { Job } from './job.ts'
import { unpackLog } from './log-blob.ts'
import { pack } from './pack.ts'
import type { CheckSetup } from './setup.ts'

/** A check whose shards are done by a farm. */
export interface CheckCampaign extends Pick<AnnouncedCampaign, 'id' | 'end'> {
  /**
   * The merged log of all shards, without times and pace: the log of the same check on one machine, sorted as by
   * `report`. A problem where the check was stopped.
   */
  readonly run: () => Promise<RunLog | Problem>
}

/** The cases to check. */
export interface CheckCampaignOptions {
  readonly farm: Farm
  readonly setup: CheckSetup
  /** Names, versions and commands of the tools. They are not asked here. */
  readonly tools: readonly Tool[]
  /** Number of shards. */
  readonly count: number
  readonly now: () => number
  /** Receives the number of shards that are done. */
  readonly progress: (done: number) => void
  /** Receives problems on the way; nothing is lost by them. */
  readonly complain: (what: string) => void
}

/** The log of a shard with the commands of this machine: those of workers may name other places. */
function adopted(log: RunLog, tools: readonly Tool[]): RunLog {
  const { header } = log
  const commands = new Map(tools.map(({ name, version, command }) => [name, { version, command }]))
  if (header.oracles.length !== tools.length) throw new Error('the answer is of other tools')
  const oracles = header.oracles.map((oracle) => {
    const started = commands.get(oracle.name)
    if (started?.version !== oracle.version)
      throw new Error(`the answer is of another ${oracle.name}`)
    return { ...oracle, command: started.command }
  })
  return { ...log, header: { ...header, oracles } }
}

/** Counts what the logs of shards say, for the farm to show. */
function tally(perSecond: (runs: number) => number) {
  const rules = new Set<string>()
  const findings: CampaignNews['findings'][number][] = []
  let runs = 0
  let known = 0
  return ({ header, results }: RunLog): CampaignNews => {
    const oracles = new Map(header.oracles.map((oracle) => [oracle.name, oracle]))
    for (const result of results) {
      runs++
      if (result.answers.some(({ explained }) => explained !== undefined)) known++
      const oracle = oracles.get(result.oracle)
      if (oracle === undefined || !fails(result, oracle)) continue
      rules.add(result.rule)
      findings.push({ folder: `${result.case} ${result.oracle}`, outcome: result.outcome })
    }
    return { runs, perSecond: perSecond(runs), known, rules: [...rules], findings }
  }
}

/** Announces a check to a farm. Its shards are done by {@link CheckCampaign.run}. */
export async function checkCampaign(options: CheckCampaignOptions): Promise<CheckCampaign> {
  const { farm, setup, tools, count, now, progress, complain } = options
  const campaign = await announcedCampaign(farm, setup, 0, tools, complain)
  const { needs, out, room, mayGo, signal } = campaign
  const start = now()
  const counted = tally((runs) => (runs * 1000) / Math.max(1, now() - start))
  const logs: RunLog[] = []

  async function shard(index: number, setupName: string): Promise<void> {
    const task = { kind: 'check', index, count } as const
    const job: Job = { format: 1, ...needs, tools: [...needs.tools], setup: setupName, task }
    await out.run(job, async (done) => {
      const name = `shard ${index}/${count}`
      const log = adopted(unpackLog(await farm.blobs.get(done.result), name), tools)
      if (log.header.shard.index !== index || log.header.shard.count !== count)
        throw new Error(`${name}: the answer is of another shard`)
      logs.push(log)
      campaign.done(done)
      campaign.tell(counted(log))
      progress(logs.length)
    })
  }

  async function all(setupName: string): Promise<void> {
    const inWork = new Set<Promise<void>>()
    for (let index = 1; index <= count; index++) {
      while (inWork.size >= room()) await Promise.race(inWork)
      await mayGo()
      if (signal.aborted) return
      const running = shard(index, setupName).finally(() => inWork.delete(running))
      running.catch(() => {})
      inWork.add(running)
    }
    await Promise.all(inWork)
  }

  return {
    id: campaign.id,
    run: async () => {
      const stopped = new Promise<void>((resolve) =>
        signal.addEventListener('abort', () => resolve(), { once: true }),
      )
      try {
        await Promise.race([all(await farm.blobs.put(pack(setup))), stopped])
      } catch (error) {
        return problem('no-answer', errorText(error))
      }
      return signal.aborted
        ? problem(
            'stopped',
            `campaign ${campaign.id} was stopped after ${logs.length} of ${count} shards`,
            'the same command line continues it',
          )
        : mergeRunLogs(logs.toSorted((a, b) => a.header.shard.index - b.header.shard.index))
    },
    end: campaign.end,
  }
}
