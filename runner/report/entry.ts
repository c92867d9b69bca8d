import { disagreements } from '../log/outcome.ts'
import type { LoggedOracle, LoggedRun, Result } from '../log/run-log.ts'
import { spool } from '../log/spool.ts'
import { fails } from './failure.ts'
import { verdictText } from './verdict-text.ts'

/** One result in the terms that test report formats share. */
export interface Entry {
  readonly oracle: string
  readonly case: string
  readonly rule: string
  readonly status: 'passed' | 'failed' | 'skipped' | 'known'
  readonly outcome: string
  /** The reason if skipped or known; the message of the oracle if failed. */
  readonly why: string
  /** Duration of the answers in milliseconds; absent if the log does not contain it. */
  readonly ms?: number
}

/** A line of the answer that decided the outcome. */
function why(result: Result): string {
  const answer = result.answers.find(({ outcome }) => outcome === result.outcome)
  if (answer === undefined) return ''
  return `${answer.environment}: ${answer.detail ?? verdictText(answer.verdict)}`
}

function rightBy({ answers }: Result): string {
  const revision = answers.find(({ revision }) => revision !== undefined)?.revision
  return revision === undefined ? 'other-revision' : `right by ${revision}`
}

function entry(result: Result, oracle: LoggedOracle): Entry {
  const { case: name, rule, outcome, ms } = result
  const base = {
    oracle: oracle.name,
    case: name,
    rule,
    outcome,
    ...(ms === undefined ? {} : { ms }),
  }
  if (fails(result, oracle)) return { ...base, status: 'failed', why: why(result) }
  if (disagreements.has(outcome)) {
    const reason = result.answers.find(({ explained }) => explained !== undefined)?.explained
    return { ...base, status: 'known', why: reason ?? `${oracle.name} only reports` }
  }
  if (outcome === 'other-revision') return { ...base, status: 'skipped', why: rightBy(result) }
  if (outcome === 'unsupported' || outcome === 'inconclusive')
    return { ...base, status: 'skipped', why: outcome }
  return { ...base, status: 'passed', why: '' }
}

/** An entry, and the place of its oracle in the header of the run. */
interface PlacedEntry {
  readonly at: number
  readonly entry: Entry
}

/** The results of a run, oracle by oracle; they are gone through as they are listed. */
export function entries({ header, results }: LoggedRun): Iterable<PlacedEntry> {
  const places = new Map(
    header.oracles.map((oracle, index) => [oracle.name, { oracle, at: index }]),
  )
  const all = spool<PlacedEntry>((a, b) => a.at - b.at)
  for (const result of results) {
    const place = places.get(result.oracle)
    if (place !== undefined) all.add({ at: place.at, entry: entry(result, place.oracle) })
  }
  return all
}
