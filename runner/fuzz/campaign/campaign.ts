import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Validator } from '#reference/validate'
import type { Profile } from '../../check/profile.ts'
import { isProblem } from '../../is-problem.ts'
import type { Oracle, Tool } from '../../oracle/oracle.ts'
import { type Problem, problem } from '../../problem.ts'
import { suite } from '../../suite.ts'
import type { Suspect } from '../finding/suspect.ts'
import type { FuzzMakers } from '../make/fuzz-makers.ts'
import type { Kept } from '../make/kept.ts'
import { judgeBy } from '../observe/judge-by.ts'
import type { Probe } from '../observe/probe.ts'
import { probesOf } from '../observe/probes-of.ts'
import { beforeDeadline, deadline } from './deadline.ts'
import { dealSlices } from './deal-slice.ts'
import { dealer } from './dealer.ts'
import { appendJournal, type CampaignHeader, readJournal } from './journal.ts'
import { type Knowledge, knownBy } from './known-by.ts'
import { addPhases, eachPhase, noTime } from './phases.ts'
import { settler } from './settler.ts'
import { slicesOut } from './slices-out.ts'
import { type Slicing, usualSlicing } from './slicing.ts'
import { type State, stateOf } from './state.ts'
import { countKnown, knownFindings, replay, storedFindings } from './stored-findings.ts'
import { type CampaignSummary, type FoundState, settledCounts } from './summary.ts'
import { takeSlices } from './take-slice.ts'
import { workerHere } from './worker-here.ts'
import { workerProcesses } from './worker-processes.ts'
import type { Workers } from './workers.ts'
import { writer } from './writer.ts'

/** The task of a campaign. */
export interface CampaignOptions extends Knowledge {
  /** Folder of journal and findings. Results of the same campaign that exist already are continued. */
  readonly folder: string
  readonly tools: readonly Tool[]
  /** SPECs by which worker processes open the same tools. */
  readonly specs: readonly string[]
  readonly timeoutMs: number
  /** MiB for one module, 0 for no limit. */
  readonly memoryMiB: number
  readonly makers: FuzzMakers
  readonly seed: number
  /** `index` from 1. */
  readonly shard: { readonly index: number; readonly count: number }
  /** The usual one when absent. */
  readonly slicing?: Slicing
  /** Processes that make modules; 1 does it in this one. The findings do not depend on it. */
  readonly jobs: number
  /**
   * The campaign ends when this number of modules was made, including those of earlier runs, or after this number of
   * milliseconds of this run.
   */
  readonly until: { readonly runs?: number; readonly ms?: number; readonly signal?: AbortSignal }
  /** Workers for the slices; processes of this machine if absent. */
  readonly workers?: Workers
  /** Modules to begin with. */
  readonly seeds: readonly Kept[]
  /** A validator besides those in question, which has to agree that a module is valid. */
  readonly second?: Oracle
  /** Whether modules that only the reference calls valid are reported as well, in a folder of their own. */
  readonly alsoUnconfirmed?: boolean
  /** The contract for all tools; each has that of its kind if absent. */
  readonly profile?: Profile
  /** Dates of the versions of texts that the reference follows, where not the newest. */
  readonly revisions?: Readonly<Record<string, string>>
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  readonly progress?: (state: {
    readonly runs: number
    readonly perSecond: number
    readonly found: number
    readonly known: number
    /** Rules that a module broke without breaking another. */
    readonly alone: ReadonlyMap<string, number>
  }) => void
  /** Receives the folder of a finding, below the campaign's, as soon as it is written. */
  readonly found?: (folder: string, suspect: Suspect) => void
}

function isUsual({ size, ahead }: Slicing): boolean {
  return size === usualSlicing.size && ahead === usualSlicing.ahead
}

function headerOf({
  seed,
  shard,
  tools,
  seeds,
  makers,
  profile,
  revisions,
  slicing = usualSlicing,
}: CampaignOptions): CampaignHeader {
  return {
    kind: 'campaign',
    format: 1,
    suite: suite().version,
    seed,
    shard,
    tools: tools.map(({ name, version }) => ({ name, version })),
    seeds: seeds.map(({ name }) => name),
    weights: makers.weights,
    ...(profile === undefined ? {} : { profile }),
    ...(revisions === undefined ? {} : { revisions }),
    ...(isUsual(slicing) ? {} : { slicing }),
  }
}

function stateIn(folder: string, header: CampaignHeader, slicing: Slicing): State | Problem {
  const file = join(folder, 'journal.jsonl')
  const journal = readJournal(file)
  if (journal === undefined) {
    mkdirSync(folder, { recursive: true })
    appendJournal(file, header)
    return stateOf(undefined, slicing)
  }
  if (isProblem(journal)) return journal
  return JSON.stringify(journal.header) === JSON.stringify(header)
    ? stateOf(journal, slicing)
    : problem(
        'other-campaign',
        `${file}: is of another campaign: other tools, versions, seeds, shard, profile or revisions`,
        'name another folder with --out, or remove this one',
      )
}

/** With fewer milliseconds left, other processes would be started for little more than their start. */
const worthWorkers = 10_000

function workersOf(
  options: CampaignOptions,
  probes: readonly Probe[],
  judge: Validator | undefined,
): Workers {
  const { specs, timeoutMs, memoryMiB, seed, shard, jobs, makers, until, now } = options
  const { profile, revisions } = options
  const { slicing = usualSlicing } = options
  const place = { index: shard.index - 1, count: shard.count }
  if (jobs === 1 || (until.ms ?? worthWorkers) < worthWorkers)
    return workerHere({ makers, probes, seed, shard: place, slicing, now, ...(judge && { judge }) })
  const setup = {
    specs,
    timeoutMs,
    memoryMiB,
    seed,
    shard: place,
    weights: makers.weights,
    slicing,
  }
  return workerProcesses(
    {
      ...setup,
      ...(profile === undefined ? {} : { profile }),
      ...(revisions === undefined ? {} : { revisions }),
    },
    jobs,
  )
}

/** What a campaign has come to, with the figures of this run. */
function summaryOf(
  { folder, seed, shard, alsoUnconfirmed = false }: CampaignOptions,
  state: State,
  states: ReadonlyMap<string, FoundState>,
  figures: Pick<CampaignSummary, 'runsNow' | 'seconds' | 'phases'>,
): CampaignSummary {
  return {
    seed,
    shard,
    runs: state.runs,
    ...figures,
    counts: Object.fromEntries([...state.counts].sort(([a], [b]) => (a < b ? -1 : 1))),
    ...settledCounts(state.settled),
    probablyKnown: knownFindings(folder).map(({ folder: name, finding }) => ({
      ...{ tool: finding.tools[0]?.name ?? '', cause: finding.cause ?? '' },
      ...{ count: finding.count ?? 1, folder: name },
    })),
    tried: [...state.tried].sort(),
    alone: Object.fromEntries([...state.alone].sort(([a], [b]) => (a < b ? -1 : 1))),
    findings: storedFindings(folder, alsoUnconfirmed).map(({ folder: name, finding }) => ({
      folder: name,
      state: states.get(name) ?? 'new',
      ...finding,
    })),
  }
}

/**
 * Searches for modules about which tools are wrong, until it has to end. Slices of the seed's modules are done by many
 * workers and taken in order, so that seed and shard alone say what is found. Findings are made small and written
 * before the journal records them: killed at any time, the next run continues as if nothing had been. Slices are given
 * out meanwhile as far as the workers allow it. A run that ends by time does slices in parts of about a second. One
 * that is short of time takes one part and deals with one suspect at least, so that the next one gets further.
 *
 * @returns a problem when the folder holds another campaign.
 */
export async function campaign(options: CampaignOptions): Promise<CampaignSummary | Problem> {
  const {
    folder,
    seed,
    until,
    makers,
    now,
    slicing = usualSlicing,
    alsoUnconfirmed = false,
  } = options
  const opened = stateIn(folder, headerOf(options), slicing)
  if (isProblem(opened)) return opened
  const state: State = opened
  const start = now()
  const judge = judgeBy(options.revisions)
  const probes = probesOf(options.tools, makers.transformations, options.profile, judge)
  const journal = writer(join(folder, 'journal.jsonl'), now)
  const time = deadline(until.ms, start, now, until.signal)

  const states = new Map<string, FoundState>()
  for (const stored of storedFindings(folder, alsoUnconfirmed))
    states.set(stored.folder, await replay(folder, stored, probes))

  const settle = settler({
    ...{ folder, makers, seed, alsoUnconfirmed },
    ...knownBy(options),
    hasTools: options.tools.length > 1,
    ...(options.second === undefined ? {} : { second: options.second }),
    isOver: time.isOver,
    found: (name, suspect) => {
      states.set(name, 'new')
      options.found?.(name, suspect)
    },
  })

  let madeNow = 0
  let takenNow = 0
  let ms = noTime

  const tell = (): void =>
    options.progress?.({
      runs: state.runs,
      perSecond: (madeNow * 1000) / Math.max(1, now() - start),
      found: [...states.values()].filter((is) => is === 'new' || is === 'still').length,
      known: [...state.settled.values()].filter((is) => /known$/.test(is)).length,
      alone: state.alone,
    })

  const spent = (reduce: number): void => {
    ms = addPhases(ms, { reduce })
  }
  const dealing = dealer(dealSlices({ state, slicing, journal, time, settle, now, spent }))
  const workers = options.workers ?? workersOf(options, probes, judge)
  workers.add(options.seeds.map((kept) => ({ slice: -slicing.ahead, kept })))
  workers.add(state.pool.entriesFrom(state.next), {
    novel: [...state.novel],
    tried: [...state.tried],
  })
  const take = takeSlices({ state, slicing, shards: options.shard.count, probes, workers })
  const slices = slicesOut({
    ...{ workers, slicing, done: state.runs, isOver: time.isOver },
    most: until.runs ?? Number.POSITIVE_INFINITY,
    room: options.jobs * 2,
    // The workers of a farm are not waited for, so that their work may be as large as it likes.
    isInParts: until.ms !== undefined && options.workers === undefined,
  })
  try {
    for (;;) {
      slices.begin()
      const next = slices.next()
      if (next === undefined) break
      // Processes of this machine come to an end; workers of a farm may never come.
      const waits = takenNow > 0 || options.workers !== undefined
      const result = waits ? await beforeDeadline(next, time.left(), until.signal) : await next
      if (result === undefined) break
      takenNow++
      madeNow += result.runs
      ms = addPhases(ms, result.ms ?? {})
      dealing.add(take(result, slices.taken(result)))
      const isDealt = await dealing.below(workers.unsettled ?? 0)
      if (!isDealt || time.isOver()) break
      slices.forget()
      if (journal.age() > 1000) journal.flush(state.next)
      tell()
    }
    await dealing.below(0)
    // Slices that were still dealt with when the last one was taken count, too.
    tell()
  } finally {
    await workers.close()
  }
  journal.flush(state.next)
  countKnown(folder, state.settled)
  return summaryOf(options, state, states, {
    runsNow: madeNow,
    seconds: (now() - start) / 1000,
    phases: eachPhase((name) => ms[name] / 1000),
  })
}
