import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import type { RunEnds } from './read-run-log.ts'
import {
  byCase,
  type Footer,
  type Header,
  type LoggedOracle,
  type Result,
  type RunLog,
} from './run-log.ts'
import { countIn, noTotals } from './totals.ts'
import { withFindings } from './with-findings.ts'

/** Everything that must be equal in all shards of a run, as one string. */
function question(header: Header): string {
  const { shard, oracles, ...all } = header
  // A shard states the rules, probes and environments of its own cases, and the day and the pace of its machine.
  const { rules: _, probes: _probes, environments: _of, pace: _pace, date: _date, ...rest } = all
  const tools = oracles.map(({ texts: _texts, ...oracle }) => oracle)
  return JSON.stringify({ ...rest, oracles: tools, shards: shard.count })
}

/** The texts that a tool was probed for in any shard, in their order in the header; a name where two shards disagree. */
function mergeTexts(headers: readonly Header[], index: number): LoggedOracle['texts'] | string {
  const known = new Map<string, 'known' | 'unknown'>()
  for (const { oracles } of headers)
    for (const [text, answer] of Object.entries(oracles[index]?.texts ?? {})) {
      if ((known.get(text) ?? answer) !== answer) return text
      known.set(text, answer)
    }
  const order = new Map(headers[0]?.texts.map(({ name }, place) => [name, place]))
  return Object.fromEntries(
    [...known].sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0) || (a < b ? -1 : 1)),
  )
}

function shardName({ shard }: Header): string {
  return `shard ${shard.index}/${shard.count}`
}

/** The key by which `probesOf` sorts. */
function probeKey({ text, date, rule }: NonNullable<Header['probes']>[number]): string {
  return `${text} ${date} ${rule}`
}

function mergeExpectations(footers: readonly Footer[]): Footer['expectations'] {
  const byEntry = new Map<string, Footer['expectations'][number]>()
  for (const used of footers.flatMap(({ expectations }) => expectations)) {
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

/** The header of a run from those of all its shards; a problem as {@link mergeRunLogs} says. */
function mergeHeaders(headers: readonly Header[]): Header | Problem {
  const [first] = headers
  if (first === undefined) return refused('run logs', 'none given')
  const shards = new Set<number>()
  for (const header of headers) {
    if (question(header) !== question(first))
      return refused(
        shardName(header),
        'differs from the first log: suite, texts, oracles and selection must be the same',
      )
    if (shards.has(header.shard.index)) return refused(shardName(header), 'is duplicated')
    shards.add(header.shard.index)
  }
  const { count } = first.shard
  for (let index = 1; index <= count; index++)
    if (!shards.has(index)) return refused(`shard ${index}/${count}`, 'is missing')
  const oracles: LoggedOracle[] = []
  for (const [index, oracle] of first.oracles.entries()) {
    const texts = mergeTexts(headers, index)
    if (typeof texts === 'string')
      return refused(oracle.name, `knows ${texts} in one shard, and does not in another`)
    oracles.push({ ...oracle, texts })
  }
  const rules = Object.fromEntries(
    headers.flatMap((header) => Object.entries(header.rules)).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  const probes = headers
    .flatMap((header) => header.probes ?? [])
    .sort((a, b) => (probeKey(a) < probeKey(b) ? -1 : 1))
  return {
    ...first,
    oracles,
    environments: [...new Set(headers.flatMap(({ environments }) => environments))].sort(),
    ...(probes.length === 0 ? {} : { probes }),
    rules,
    shard: { index: 1, count: 1 },
  }
}

/**
 * One run from the logs of all its shards, with all their results.
 *
 * @param results sorted by case and oracle.
 * @returns a problem as {@link mergeRunLogs} says.
 */
export function mergeRuns<R extends Iterable<Result>>(
  shards: readonly RunEnds[],
  results: R,
): (RunEnds & { readonly results: R }) | Problem {
  const header = mergeHeaders(shards.map((shard) => shard.header))
  if (isProblem(header)) return header
  const counts = noTotals()
  let [count, before]: [number, Result | undefined] = [0, undefined]
  for (const result of results) {
    if (before?.case === result.case && before.oracle === result.oracle)
      return refused(result.case, `two shards contain an answer of ${result.oracle}`)
    before = result
    count++
    countIn(counts, result)
  }
  const footers = shards.map(({ footer }) => footer)
  return {
    header,
    results,
    footer: withFindings(
      {
        kind: 'footer',
        results: count,
        totals: counts,
        expectations: mergeExpectations(footers),
        stopped: footers.some(({ stopped }) => stopped),
      },
      footers.flatMap(({ findings }) => findings ?? []),
    ),
  }
}

/**
 * One log from the logs of all shards of a run, results sorted by case and oracle.
 *
 * @returns a problem if they are not shards of the same run, one is missing or duplicated, or two answer the same
 *   (case, oracle).
 */
export function mergeRunLogs(logs: readonly RunLog[]): RunLog | Problem {
  return mergeRuns(logs, logs.flatMap(({ results }) => results).sort(byCase))
}
