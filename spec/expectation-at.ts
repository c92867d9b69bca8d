import type { Case } from './case.ts'
import type { Expectation } from './verdict.ts'

type Revised = Pick<Case, 'expect' | 'revisions'>

/** The expectation about a case by the version of one text with that date, and the newest versions of all others. */
export function expectationAt(
  { expect, revisions }: Revised,
  text: string,
  date: string,
): Expectation {
  const turns = Object.entries(revisions?.[text] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  return turns.findLast(([since]) => since <= date)?.[1] ?? expect
}

/** The expectation about a case by versions of several texts, given by their dates. */
export function expectationBy(revised: Revised, dates: ReadonlyMap<string, string>): Expectation {
  const given = Object.keys(revised.revisions ?? {}).map((text) => {
    const date = dates.get(text)
    return date === undefined ? revised.expect : expectationAt(revised, text, date)
  })
  return given.find((expect) => expect !== revised.expect) ?? revised.expect
}

/**
 * Published versions of a text by which that answer is right, in words: `SPV_KHR_untyped_pointers before 2025-07-29`. The
 * newest such ones, if the text changed more than once; `undefined` if the answer is right by none.
 */
export function versionsThatExpect(
  { revisions = {} }: Pick<Revised, 'revisions'>,
  answer: Exclude<Expectation, 'either'>,
): string | undefined {
  for (const [text, byDate] of Object.entries(revisions)) {
    const turns = Object.entries(byDate).sort(([a], [b]) => (a < b ? -1 : 1))
    const index = turns.findLastIndex(([, expect]) => expect === answer || expect === 'either')
    const [since] = turns[index] ?? []
    if (since === undefined) continue
    const until = turns[index + 1]?.[0]
    const from = index === 0 ? '' : ` from ${since}`
    return `${text}${from}${until === undefined ? '' : ` before ${until}`}`
  }
  return undefined
}
