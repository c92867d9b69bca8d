import { suite } from '../suite.ts'
import { type Farm, machineName } from './farm.ts'
import type { Done, Job, ToolVersion } from './job.ts'
import { type JobsOut, jobsOut } from './jobs-out.ts'
import { pack } from './pack.ts'
import { startPulse } from './pulse.ts'
import { type Announced, allAnnounced, announce, announced, withdraw } from './registry.ts'
import type { CheckSetup, FuzzSetup } from './setup.ts'
import { sha256 } from './sha256.ts'

/** The report of a campaign to a farm about itself, besides what the farm sees. */
export interface CampaignNews {
  /** Modules or cases that are done. */
  readonly runs: number
  readonly perSecond: number
  readonly known: number
  readonly rules: readonly string[]
  readonly findings: readonly { readonly folder: string; readonly outcome: string }[]
}

/** A campaign that a farm knows of. */
export interface AnnouncedCampaign {
  readonly id: string
  /** The needs of its jobs. */
  readonly needs: Pick<Job, 'suite' | 'tools'>
  readonly out: JobsOut
  /** Jobs that may be in work, by the workers that are there. */
  readonly room: () => number
  /** Resolves once jobs may be given out: not while the campaign is paused. */
  readonly mayGo: () => Promise<void>
  /** Is called with each job that is done. */
  readonly done: (done: Done) => void
  /** Is aborted when a user asks the campaign to stop. */
  readonly signal: AbortSignal
  readonly tell: (told: CampaignNews) => void
  /**
   * Announces how it ended, unless a user asked it to stop, and the blob of its files; and takes back its jobs. A
   * campaign that is over by a failure ends, too: until then it goes on telling the farm that it is there.
   */
  readonly end: (how: 'done' | 'stopped', results: string | undefined) => Promise<void>
}

/** Milliseconds between two announcements. */
const pulse = 1000

/** Jobs that may be out for each that a worker does at a time: they last while findings are made small. */
const aheadOfEach = 16

/** Findings that are announced: what Redis holds of a campaign is bounded. */
const mostFindings = 200

/** @param complain receives problems on the way; nothing is lost by them. */
export async function announcedCampaign(
  farm: Farm,
  setup: FuzzSetup | CheckSetup,
  seed: number,
  tools: readonly ToolVersion[],
  complain: (what: string) => void,
): Promise<AnnouncedCampaign> {
  const needs = {
    suite: suite().version,
    tools: tools.map(({ name, version }) => ({ name, version })),
  }
  const id = sha256(pack([needs, setup])).slice(0, 12)
  const started = Date.now()
  const stop = new AbortController()
  const workers: Record<string, number> = {}
  let told: CampaignNews = { runs: 0, perSecond: 0, known: 0, rules: [], findings: [] }
  let state: Announced<'campaign'>['state'] = 'running'
  let room = aheadOfEach
  const going: (() => void)[] = []

  const out = jobsOut(farm, needs, complain, setup.kind === 'check')

  async function say(results?: string): Promise<void> {
    const { rules, findings, ...rest } = told
    await announce(farm.redis, 'campaign', id, {
      ...{ id, state, kind: setup.kind, ...needs, seed, host: machineName() },
      ...{ started, seen: Date.now(), ...rest, rules: [...rules] },
      ...{ found: findings.length, findings: findings.slice(0, mostFindings) },
      ...{ workers: { ...workers }, jobs: out.counts() },
      ...(results === undefined ? {} : { results }),
    })
  }

  async function listen(): Promise<void> {
    const wish = await announced(farm.redis, 'wish', id)
    if (wish === 'stop') {
      state = 'stopped'
      stop.abort()
    } else state = wish === 'pause' ? 'paused' : 'running'
    if (state !== 'paused') for (const go of going.splice(0)) go()
    const able = [...(await allAnnounced(farm.redis, 'worker')).values()].filter(
      (worker) =>
        worker.suite === needs.suite &&
        needs.tools.every(({ name, version }) =>
          worker.tools.some(
            (workerTool) => workerTool.name === name && workerTool.version === version,
          ),
        ),
    )
    room =
      aheadOfEach *
      Math.max(
        1,
        able.reduce((sum, { jobs }) => sum + jobs, 0),
      )
    await say()
  }

  // A wish of an earlier run was granted.
  await withdraw(farm.redis, 'wish', id)
  const listening = startPulse(listen, pulse, complain)

  return {
    id,
    needs,
    out,
    room: () => room,
    mayGo: () =>
      state === 'paused' ? new Promise((resolve) => going.push(resolve)) : Promise.resolve(),
    done: ({ worker, modules }) => {
      workers[worker] = (workers[worker] ?? 0) + modules
    },
    signal: stop.signal,
    tell: (latest) => {
      told = latest
    },
    end: async (how, results) => {
      // A message that is being sent would replace the present one.
      await listening.stop()
      if (state !== 'stopped') state = how
      if (state === 'done') await out.forget()
      await say(results)
      await withdraw(farm.redis, 'wish', id)
      await out.close()
    },
  }
}
