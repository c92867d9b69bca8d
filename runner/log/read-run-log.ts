import { type Problem, problem } from '../problem.ts'
import { firstIssue } from './first-issue.ts'
import { type Footer, type Header, lineSchema, type Result, type RunLog } from './run-log.ts'
import { totals } from './totals.ts'

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
  const flat = (of: Footer['totals']) =>
    Object.entries(of)
      .flatMap(([oracle, counts]) =>
        Object.entries(counts).map(([outcome, count]) => `${oracle} ${outcome} ${count}`),
      )
      .sort()
      .join('\n')
  return flat(a) === flat(b)
}

/**
 * The run that the text of a JSON Lines file records.
 *
 * @param file what errors name.
 * @returns a problem if a line is not a line of a run log, the header is not first, a result names an oracle that is not in
 *   the header, or the footer is missing (the run did not end) or does not match the results.
 */
export function readRunLog(text: string, file: string): RunLog | Problem {
  let header: Header | undefined
  let footer: Footer | undefined
  const results: Result[] = []
  const oracles = new Set<string>()
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const where = `${file}:${at + 1}`
    const read = parsed(line, where)
    if (read.kind === 'problem') return read
    if (footer !== undefined) return refused(where, 'something follows the footer')
    if (read.kind === 'header') {
      if (header !== undefined) return refused(where, 'a second header')
      header = read
      for (const { name } of header.oracles) oracles.add(name)
      continue
    }
    if (header === undefined) return refused(where, 'the first line must be the header')
    if (read.kind === 'footer') {
      footer = read
      continue
    }
    if (!oracles.has(read.oracle))
      return refused(where, `the header names no oracle '${read.oracle}'`)
    results.push(read)
  }
  if (header === undefined) return refused(file, 'contains no run: there is no header')
  if (footer === undefined)
    return refused(file, 'is an incomplete run: there is no footer, so it counts as failed')
  if (footer.results !== results.length)
    return refused(file, `has ${results.length} results, but its footer says ${footer.results}`)
  if (!sameTotals(footer.totals, totals(results)))
    return refused(file, 'has a footer whose totals do not match its results')
  return { header, results, footer }
}
