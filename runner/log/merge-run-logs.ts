import { type Problem, problem } from '../problem.ts'
import type { Footer, Header, RunLog } from './run-log.ts'
import { footerOf } from './write-run-log.ts'

/** Everything that must be equal in all shards of a run, as one string. */
function question(header: Header): string {
  const { shard, rules: _, probes: _ofShard, pace: _ofMachine, date: _ofShardToo, ...rest } = header
  return JSON.stringify({ ...rest, shards: shard.count })
}

function shardName({ header }: RunLog): string {
  return `shard ${header.shard.index}/${header.shard.count}`
}

function mergeExpectations(logs: readonly RunLog[]): Footer['expectations'] {
  const byEntry = new Map<string, Footer['expectations'][number]>()
  for (const used of logs.flatMap(({ footer }) => footer.expectations)) {
    const key = `${used.oracle}\n${used.entry}`
    const before = byEntry.get(key)
    byEntry.set(key, {
      ...used,
      asked: used.asked + (before?.asked ?? 0),
      explains: used.explains + (before?.explains ?? 0),
      ...(used.right === undefined ? {} : { right: used.right + (before?.right ?? 0) }),
    })
  }
  return [...byEntry.values()]
}

function refused(where: string, what: string): Problem {
  return problem('bad-run-log', `${where}: ${what}`)
}

/**
 * One log from the logs of all shards of a run, results sorted by case and oracle.
 *
 * @returns a problem if they are not shards of the same run, one is missing or duplicated, or two answer the same
 *   (case, oracle).
 */
export function mergeRunLogs(logs: readonly RunLog[]): RunLog | Problem {
  const [first] = logs
  if (first === undefined) return refused('run logs', 'none given')
  const shards = new Set<number>()
  for (const log of logs) {
    if (question(log.header) !== question(first.header))
      return refused(
        shardName(log),
        'differs from the first log: suite, texts, oracles, environments and selection must be the same',
      )
    if (shards.has(log.header.shard.index)) return refused(shardName(log), 'is duplicated')
    shards.add(log.header.shard.index)
  }
  const { count } = first.header.shard
  for (let index = 1; index <= count; index++)
    if (!shards.has(index)) return refused(`shard ${index}/${count}`, 'is missing')
  const results = logs
    .flatMap((log) => log.results)
    .sort((a, b) => (a.case === b.case ? (a.oracle < b.oracle ? -1 : 1) : a.case < b.case ? -1 : 1))
  for (const [at, result] of results.entries()) {
    const before = results[at - 1]
    if (before?.case === result.case && before.oracle === result.oracle)
      return refused(result.case, `two shards contain an answer of ${result.oracle}`)
  }
  const rules = Object.fromEntries(
    logs.flatMap((log) => Object.entries(log.header.rules)).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  const probes = logs.flatMap(({ header }) => header.probes ?? [])
  return {
    header: {
      ...first.header,
      ...(probes.length === 0 ? {} : { probes }),
      rules,
      shard: { index: 1, count: 1 },
    },
    results,
    footer: footerOf(
      results,
      mergeExpectations(logs),
      logs.some(({ footer }) => footer.stopped),
    ),
  }
}
