import type { LoggedRun } from '../log/run-log.ts'

/** Milliseconds that each case took, all oracles together; cases whose time the log does not tell are left out. */
export function costsOf({ results }: LoggedRun): ReadonlyMap<string, number> {
  const costs = new Map<string, number>()
  for (const { case: id, ms } of results)
    if (ms !== undefined) costs.set(id, (costs.get(id) ?? 0) + ms)
  return costs
}
