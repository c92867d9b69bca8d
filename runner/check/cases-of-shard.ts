import type { FiledCase } from '../corpus/manifest.ts'

/** Part `index` of `count`, from 1. */
export interface Shard {
  readonly index: number
  readonly count: number
  /** Milliseconds that cases took in a recorded run, by id. */
  readonly costs?: ReadonlyMap<string, number>
}

interface Group {
  readonly name: string
  readonly cases: readonly FiledCase[]
  readonly cost: number
}

/** A control and what was made from it, which would be asked about in each shard that has one of them. */
function groups(
  cases: readonly FiledCase[],
  cost: (of: FiledCase) => number,
  nameOf: (of: FiledCase) => string,
): Group[] {
  const byControl = new Map<string, FiledCase[]>()
  for (const of of cases) {
    const name = nameOf(of)
    byControl.set(name, [...(byControl.get(name) ?? []), of])
  }
  return [...byControl].map(([name, of]) => ({
    name,
    cases: of,
    cost: of.reduce((sum, one) => sum + cost(one), 0),
  }))
}

/** What a case costs: as recorded, else what questions cost on average; one for each where nothing is recorded. */
function costIn(cases: readonly FiledCase[], costs: ReadonlyMap<string, number> = new Map()) {
  const recorded = cases.flatMap((of) => {
    const cost = costs.get(of.id)
    return cost === undefined ? [] : [{ cost, questions: of.environments.length }]
  })
  const sum = (key: 'cost' | 'questions') => recorded.reduce((total, one) => total + one[key], 0)
  const average = sum('cost') > 0 ? sum('cost') / sum('questions') : 1
  return (of: FiledCase) => costs.get(of.id) ?? average * of.environments.length
}

/**
 * The cases of one shard, in the order they come in. Shards cost about the same, share nothing and leave nothing out,
 * as long as all are drawn from the same cases and costs.
 */
export function casesOfShard(cases: readonly FiledCase[], shard: Shard): readonly FiledCase[] {
  const cost = costIn(cases, shard.costs)
  const families = groups(cases, cost, ({ control, id }) => control ?? id)
  // A shard without a case would be no run.
  const enough = families.length >= shard.count
  const all = (enough ? families : groups(cases, cost, ({ id }) => id)).sort(
    (a, b) => b.cost - a.cost || (a.name < b.name ? -1 : 1),
  )
  const loads = Array.from({ length: shard.count }, () => 0)
  const mine = new Set<FiledCase>()
  // The dearest first, each to who has least: no shard ends up more than one group above another.
  for (const group of all) {
    const least = loads.indexOf(Math.min(...loads))
    loads[least] = (loads[least] ?? 0) + group.cost
    if (least === shard.index - 1) for (const of of group.cases) mine.add(of)
  }
  return cases.filter((of) => mine.has(of))
}
