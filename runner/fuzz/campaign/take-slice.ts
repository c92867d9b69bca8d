import type { Suspect } from '../finding/suspect.ts'
import type { Probe } from '../observe/probe.ts'
import type { TakenSlice } from './dealer.ts'
import type { SliceResult } from './slice-result.ts'
import { leastPart, type Slicing } from './slicing.ts'
import type { State } from './state.ts'
import { byRank, isSettled, rankOf } from './tries.ts'
import type { Workers } from './workers.ts'

/** The state to which the results of slices are added. */
export interface TakenInto {
  readonly state: State
  readonly slicing: Slicing
  /** Shards of the campaign: a slice has every so-many-th module. */
  readonly shards: number
  readonly probes: readonly Probe[]
  readonly workers: Pick<Workers, 'add'>
}

/**
 * Takes results of slices, in order. Modules that later slices may draw from are known at once to the state and to the
 * workers; suspects are left to be dealt with.
 *
 * @returns a function of a result and of the first module of its slice that is of no earlier part, nor of this.
 */
export function takeSlices({
  state,
  slicing,
  shards,
  probes,
  workers,
}: TakenInto): (result: SliceResult, end: number) => TakenSlice {
  const probeOf = new Map(probes.map((probe) => [probe.name, probe]))
  const brokenAlone = new Set(state.alone.keys())

  /** The number of the part of its slice that a suspect is of. */
  const partOf = ({ index = 0 }: Suspect): number =>
    Math.floor((Math.floor(index / shards) % slicing.size) / leastPart)

  /** Modules and rules of a slice that later slices may draw from. */
  function entriesOf({ slice, kept, alone }: SliceResult, worth: ReadonlySet<number>) {
    const modules = kept
      .filter(({ index }) => worth.has(index))
      .map(({ index: _, ...keptModule }) => ({ slice, kept: keptModule }))
    const rules = Object.keys(alone).filter((rule) => !brokenAlone.has(rule))
    for (const rule of rules) brokenAlone.add(rule)
    return [...modules, ...rules.map((rule) => ({ slice, alone: rule }))]
  }

  /** The suspects that are not settled yet, the best first. */
  function suspectsOf({ suspects }: SliceResult): TakenSlice['suspects'] {
    const ranked = suspects.flatMap((suspect) => {
      const probe = probeOf.get(suspect.probe)
      const rank = probe && rankOf(suspect, probe)
      const isNew = rank !== undefined && !isSettled(suspect, rank, state.settled)
      return isNew ? [{ suspect, probe: probe as Probe, rank }] : []
    })
    return byRank(ranked, partOf)
  }

  return (result, end) => {
    const { slice, runs, counts, alone } = result
    const fresh = result.novel.filter(({ hash }) => !state.novel.has(hash))
    const entries = entriesOf(result, new Set(fresh.map(({ index }) => index)))
    const tried = result.tried.filter((name) => !state.tried.has(name))
    const novel = fresh.map(({ hash }) => hash)
    for (const hash of novel) state.novel.add(hash)
    for (const name of tried) state.tried.add(name)
    state.pool.add(entries)
    workers.add(entries, { novel, tried })
    return {
      slice,
      end,
      suspects: suspectsOf(result),
      line: { runs, counts, novel, tried, entries, alone },
    }
  }
}
