import { type Problem, problem } from '../problem.ts'
import type { Footer, Header, LoggedOracle, RunLog } from './run-log.ts'
import { footerOf } from './write-run-log.ts'

/** Everything that must be equal in all shards of a run, as one string. */
function question(header: Header): string {
  const { shard, oracles, ...all } = header
  // A shard states the rules, probes and environments of its own cases, and the day and the pace of its machine.
  const { rules: _, probes: _probes, environments: _of, pace: _pace, date: _date, ...rest } = all
  const tools = oracles.map(({ texts: _texts, ...oracle }) => oracle)
  return JSON.stringify({ ...rest, oracles: tools, shards: shard.count })
}

/** The texts that a tool was probed for in any shard, in their order in the header; a name where two shards disagree. */
function mergeTexts(headers: readonly Header[], at: number): LoggedOracle['texts'] | string {
  const known = new Map<string, 'known' | 'unknown'>()
  for (const { oracles } of headers)
    for (const [text, answer] of Object.entries(oracles[at]?.texts ?? {})) {
      if ((known.get(text) ?? answer) !== answer) return text
      known.set(text, answer)
    }
  const order = new Map(headers[0]?.texts.map(({ name }, place) => [name, place]))
  return Object.fromEntries(
    [...known].sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0) || (a < b ? -1 : 1)),
  )
}

function shardName({ header }: RunLog): string {
  return `shard ${header.shard.index}/${header.shard.count}`
}

/** What `probesOf` sorts by. */
function probeKey({ text, date, rule }: NonNullable<Header['probes']>[number]): string {
  return `${text} ${date} ${rule}`
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
        'differs from the first log: suite, texts, oracles and selection must be the same',
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
  const headers = logs.map(({ header }) => header)
  const oracles: LoggedOracle[] = []
  for (const [at, oracle] of first.header.oracles.entries()) {
    const texts = mergeTexts(headers, at)
    if (typeof texts === 'string')
      return refused(oracle.name, `knows ${texts} in one shard, and does not in another`)
    oracles.push({ ...oracle, texts })
  }
  const rules = Object.fromEntries(
    logs.flatMap((log) => Object.entries(log.header.rules)).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  const probes = headers
    .flatMap((header) => header.probes ?? [])
    .sort((a, b) => (probeKey(a) < probeKey(b) ? -1 : 1))
  return {
    header: {
      ...first.header,
      oracles,
      environments: [...new Set(headers.flatMap(({ environments }) => environments))].sort(),
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
