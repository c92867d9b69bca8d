import { createHash } from 'node:crypto'
import { isProblem } from '../../is-problem.ts'
import { mergeRuns } from '../../log/merge-run-logs.ts'
import { byCase, inOrder, type LoggedRun } from '../../log/run-log.ts'
import { spool } from '../../log/spool.ts'
import type { Problem } from '../../problem.ts'
import type { FoundCause } from '../../report/causes/found-cause.ts'
import { foundCauses } from '../../report/causes/found-causes.ts'
import { groupBy } from '../../report/group-by.ts'
import type { Material } from '../../report/material.ts'

/** A run log and the day on which it was written, as in `2026-11-23`. */
export interface DatedLog {
  readonly day: string
  readonly log: LoggedRun
}

/** A whole run with its findings. */
export interface SiteRun extends DatedLog {
  readonly causes: readonly FoundCause[]
}

/** Shards of one run have the same key, and every whole run one of its own. */
function runKey({ log: { header } }: DatedLog, index: number): string {
  const { shard, suite, oracles, selection } = header
  return shard.count === 1
    ? String(index)
    : createHash('sha256')
        .update(JSON.stringify([shard.count, suite, oracles, selection]))
        .digest('hex')
}

/** One run from the logs of its shards; a problem if they do not fit together. */
function wholeRun(shards: readonly LoggedRun[]): LoggedRun | Problem {
  const [first] = shards
  if (first !== undefined && shards.length === 1) return mergeRuns(shards, inOrder(first.results))
  const results = spool(byCase)
  for (const shard of shards) for (const result of shard.results) results.add(result)
  return mergeRuns(shards, results)
}

/**
 * Runs from the earliest day to the latest; shards are merged, and their run has the day of the first.
 *
 * @returns a problem if the shards of a run do not fit together.
 */
export function siteRuns(
  logs: readonly DatedLog[],
  { causeOf, commonnessOf }: Pick<Material, 'causeOf'> & Partial<Pick<Material, 'commonnessOf'>>,
): readonly SiteRun[] | Problem {
  const runs: SiteRun[] = []
  const keys = new Map(logs.map((log, index) => [log, runKey(log, index)]))
  for (const shards of groupBy(logs, (log) => keys.get(log) ?? '').values()) {
    const log = wholeRun(shards.map((shard) => shard.log))
    if (isProblem(log)) return log
    const [day = ''] = shards.map((shard) => shard.day).sort()
    runs.push({ day, log, causes: foundCauses(log, causeOf, commonnessOf && { commonnessOf }) })
  }
  return runs.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
