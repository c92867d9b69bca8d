import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import { contradiction } from './contradiction.ts'
import { firstIssue } from './first-issue.ts'
import {
  type Footer,
  type Header,
  type LoggedOracle,
  lineSchema,
  type Result,
  type RunLog,
} from './run-log.ts'
import { countIn, noTotals } from './totals.ts'

function refused(where: string, what: string): Problem {
  return problem('bad-run-log', `${where}: ${what}`)
}

function parsed(line: string, where: string): Header | Result | Footer | Problem {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    return refused(where, 'is not a line of JSON; the run was interrupted while it was written')
  }
  const read = lineSchema.safeParse(json)
  return read.success ? read.data : refused(where, firstIssue(read.error))
}

function sameTotals(a: Footer['totals'], b: Footer['totals']): boolean {
  const flat = (totals: Footer['totals']) =>
    Object.entries(totals)
      .flatMap(([oracle, counts]) =>
        Object.entries(counts).map(([outcome, count]) => `${oracle} ${outcome} ${count}`),
      )
      .sort()
      .join('\n')
  return flat(a) === flat(b)
}

/** Lists of answers that are kept to be shared at most: a log must not choose how many there are. */
const mostShared = 10_000

/** The data of a run log besides its results. */
export type RunEnds = Pick<RunLog, 'header' | 'footer'>

/** Reads a run log line by line. */
export interface RunLogReader {
  /**
   * @returns a problem if it is not a line of a run log, is at the wrong position, or contradicts itself or the header.
   */
  readonly take: (line: string) => Problem | undefined
  /** @returns a problem if the footer is missing (the run did not end) or does not match the results. */
  readonly end: () => RunEnds | Problem
}

/**
 * Results with the same answers share them, and names are one string each: most of the results of a large log differ in little
 * more than their case.
 */
function sharing(): (result: Result) => Result {
  const known = new Map<string, Result['answers']>()
  const names = new Map<string, string>()
  const interned = (name: string): string => {
    const known = names.get(name)
    if (known === undefined) names.set(name, name)
    return known ?? name
  }
  return (result) => {
    const key = JSON.stringify(result.answers)
    const answers = known.get(key) ?? result.answers
    if (known.size >= mostShared) known.clear()
    known.set(key, answers)
    return { ...result, rule: interned(result.rule), oracle: interned(result.oracle), answers }
  }
}

/**
 * Reads the run that the lines of a JSON Lines file record.
 *
 * @param file what errors name.
 * @param keep is given each result.
 */
export function runLogReader(file: string, keep: (result: Result) => void): RunLogReader {
  let header: Header | undefined
  let footer: Footer | undefined
  let index = 0
  let count = 0
  const counts = noTotals()
  const oracles = new Map<string, LoggedOracle>()
  const take = (line: string): Problem | undefined => {
    index++
    if (line.trim() === '') return undefined
    const where = `${file}:${index}`
    const read = parsed(line, where)
    if (read.kind === 'problem') return read
    if (footer !== undefined) return refused(where, 'something follows the footer')
    if (read.kind === 'header') {
      if (header !== undefined) return refused(where, 'a second header')
      header = read
      for (const oracle of header.oracles) oracles.set(oracle.name, oracle)
      return undefined
    }
    if (header === undefined) return refused(where, 'the first line must be the header')
    if (read.kind === 'footer') {
      footer = read
      return undefined
    }
    const oracle = oracles.get(read.oracle)
    if (oracle === undefined) return refused(where, `the header names no oracle '${read.oracle}'`)
    const wrong = contradiction(read, oracle, header)
    if (wrong !== undefined) return refused(where, wrong)
    count++
    countIn(counts, read)
    keep(read)
    return undefined
  }
  const end = (): RunEnds | Problem => {
    if (header === undefined) return refused(file, 'contains no run: there is no header')
    if (footer === undefined)
      return refused(file, 'is an incomplete run: there is no footer, so it counts as failed')
    if (footer.results !== count)
      return refused(file, `has ${count} results, but its footer says ${footer.results}`)
    if (!sameTotals(footer.totals, counts))
      return refused(file, 'has a footer whose totals do not match its results')
    return { header, footer }
  }
  return { take, end }
}

/**
 * The run that the text of a JSON Lines file records.
 *
 * @param file what errors name.
 * @returns a problem if a line is not a line of a run log, the header is not first, a result names what is not in the header or
 *   contradicts itself, or the footer is missing (the run did not end) or does not match the results.
 */
export function readRunLog(text: string, file: string): RunLog | Problem {
  const results: Result[] = []
  const shared = sharing()
  const reader = runLogReader(file, (result) => results.push(shared(result)))
  for (const line of text.split('\n')) {
    const wrong = reader.take(line)
    if (wrong !== undefined) return wrong
  }
  const ends = reader.end()
  return isProblem(ends) ? ends : { ...ends, results }
}
