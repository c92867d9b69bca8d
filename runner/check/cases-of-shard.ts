import type { FiledCase } from '../corpus/manifest.ts'

/** Part `index` of `count`, from 1. */
export interface Shard {
  readonly index: number
  readonly count: number
  /** Milliseconds that cases took in a recorded run, by id. */
  readonly costs?: ReadonlyMap<string, number>
}

interface CaseGroup {
  readonly name: string
  readonly cases: readonly FiledCase[]
  readonly cost: number
}

/**
 * A control and the cases made from it; if they were separated, each shard with one of them would ask about the
 * control.
 */
function groups(
  cases: readonly FiledCase[],
  cost: (filed: FiledCase) => number,
  nameOf: (filed: FiledCase) => string,
): CaseGroup[] {
  const byControl = new Map<string, FiledCase[]>()
  for (const filed of cases) {
    const name = nameOf(filed)
    byControl.set(name, [...(byControl.get(name) ?? []), filed])
  }
  return [...byControl].map(([name, cases]) => ({
    name,
    cases: cases,
    cost: cases.reduce((sum, filed) => sum + cost(filed), 0),
  }))
}

/** The cost of a case: as recorded, else the average cost of its questions; one for each if nothing is recorded. */
function costIn(cases: readonly FiledCase[], costs: ReadonlyMap<string, number> = new Map()) {
  const recorded = cases.flatMap((filed) => {
    const cost = costs.get(filed.id)
    return cost === undefined ? [] : [{ cost, questions: filed.environments.length }]
  })
  const sum = (key: 'cost' | 'questions') =>
    recorded.reduce((total, shard) => total + shard[key], 0)
  const average = sum('cost') > 0 ? sum('cost') / sum('questions') : 1
  return (filed: FiledCase) => costs.get(filed.id) ?? average * filed.environments.length
}

/**
 * The cases of one shard, in the order they come in. Shards cost about the same, share nothing and leave nothing out,
 * as long as all are drawn from the same cases and costs.
 */
export function casesOfShard(cases: readonly FiledCase[], shard: Shard): readonly FiledCase[] {
  const cost = costIn(cases, shard.costs)
  const families = groups(cases, cost, ({ control, id }) => control ?? id)
  // A shard without a case would not be a run.
  const enough = families.length >= shard.count
  const all = (enough ? families : groups(cases, cost, ({ id }) => id)).sort(
    (a, b) => b.cost - a.cost || (a.name < b.name ? -1 : 1),
  )
  const loads = Array.from({ length: shard.count }, () => 0)
  const mine = new Set<FiledCase>()
  // The most expensive groups come first, and each goes to the shard with the least work: no shard exceeds another by
  // more than one group.
  for (const group of all) {
    const least = loads.indexOf(Math.min(...loads))
    loads[least] = (loads[least] ?? 0) + group.cost
    if (least === shard.index - 1) for (const filed of group.cases) mine.add(filed)
  }
  return cases.filter((filed) => mine.has(filed))
}
