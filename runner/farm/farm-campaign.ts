import type { Hands } from '../fuzz/campaign/hands.ts'
import { suite } from '../suite.ts'
import { type Farm, machineName } from './farm.ts'
import { farmHands } from './farm-hands.ts'
import type { ToolVersion } from './job.ts'
import { jobsOut } from './jobs-out.ts'
import { pack } from './pack.ts'
import { type Announced, allAnnounced, announce, announced, withdraw } from './registry.ts'
import type { FuzzSetup } from './setup.ts'
import { sha256 } from './sha256.ts'

/** What a campaign tells a farm of itself, besides what the farm sees. */
export interface Told {
  readonly runs: number
  readonly perSecond: number
  readonly known: number
  readonly rules: readonly string[]
  readonly findings: readonly { readonly folder: string; readonly outcome: string }[]
}

/** A campaign whose slices are done by a farm. */
export interface FarmCampaign {
  readonly id: string
  readonly hands: Hands
  /** Is aborted when somebody asks the campaign to stop. */
  readonly signal: AbortSignal
  readonly tell: (of: Told) => void
  /** Announces how it ended, and the blob of its files. */
  readonly end: (results: string | undefined) => Promise<void>
}

/** Milliseconds between two announcements. */
const pulse = 1000

/** @param complain is told what went wrong on the way; nothing is lost by it. */
export async function farmCampaign(
  farm: Farm,
  setup: FuzzSetup,
  tools: readonly ToolVersion[],
  complain: (what: string) => void,
): Promise<FarmCampaign> {
  const needs = {
    suite: suite().version,
    tools: tools.map(({ name, version }) => ({ name, version })),
  }
  const id = sha256(pack([needs, setup])).slice(0, 12)
  const started = Date.now()
  const stop = new AbortController()
  const workers: Record<string, number> = {}
  let told: Told = { runs: 0, perSecond: 0, known: 0, rules: [], findings: [] }
  let state: Announced<'campaign'>['state'] = 'running'
  let room = 4
  const going: (() => void)[] = []

  const out = jobsOut(farm, needs, complain)
  const hands = farmHands({
    ...{ farm, out, needs, setup },
    room: () => room,
    mayGo: () =>
      state === 'paused' ? new Promise((resolve) => going.push(resolve)) : Promise.resolve(),
    done: ({ worker, modules }) => {
      workers[worker] = (workers[worker] ?? 0) + modules
    },
  })

  async function say(results?: string): Promise<void> {
    const { rules, findings, ...rest } = told
    await announce(farm.redis, 'campaign', id, {
      ...{ id, state, kind: 'fuzz', ...needs, seed: setup.seed, host: machineName() },
      ...{ started, seen: Date.now(), ...rest, rules: [...rules], findings: [...findings] },
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
          worker.tools.some((own) => own.name === name && own.version === version),
        ),
    )
    room = Math.max(4, 4 * able.reduce((sum, { jobs }) => sum + jobs, 0))
    await say()
  }

  // A wish of an earlier run was granted.
  await withdraw(farm.redis, 'wish', id)
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const again = async (): Promise<void> => {
    try {
      await listen()
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error))
    }
    if (!isOver) timer = setTimeout(again, pulse)
  }
  const listening = again()

  return {
    id,
    hands,
    signal: stop.signal,
    tell: (of) => {
      told = of
    },
    end: async (results) => {
      isOver = true
      clearTimeout(timer)
      await listening
      if (state !== 'stopped') state = 'done'
      await say(results)
      await withdraw(farm.redis, 'wish', id)
    },
  }
}
