import { inOrder, type LoggedRun, type Result } from '../log/run-log.ts'
import type { Fold } from './fold.ts'
import { verdictText } from './verdict-text.ts'

/** How an oracle answers the cases of a rule whose sentence can be read two ways: by its first answer to each. */
export interface OracleReading {
  readonly rule: string
  readonly oracle: string
  readonly accepts: number
  readonly refuses: number
  readonly other: number
}

/** The cases of sentences that can be read two ways, and how oracles read them. */
export interface OracleReadings {
  readonly cases: number
  readonly readings: readonly OracleReading[]
}

/** The rule by whose id the id of a case begins. */
function ruleOf(id: string): string {
  return id.slice(0, id.lastIndexOf('/'))
}

/** Counts the answers to the cases of sentences that can be read two ways, of results in order. */
export function reading(): Fold<OracleReadings> {
  const found = new Map<string, OracleReading>()
  let [cases, last] = [0, '']
  return {
    take: (result) => {
      if (result.expect !== 'either') return
      if (result.case !== last) cases++
      last = result.case
      const { oracle } = result
      const rule = ruleOf(result.case)
      const key = JSON.stringify([rule, oracle])
      const reading = found.get(key) ?? { rule, oracle, accepts: 0, refuses: 0, other: 0 }
      const answered = result.answers[0]?.verdict.kind
      const verdict =
        answered === 'valid' ? 'accepts' : answered === 'invalid' ? 'refuses' : 'other'
      found.set(key, { ...reading, [verdict]: reading[verdict] + 1 })
    },
    end: () => ({ cases, readings: [...found.values()] }),
  }
}

/** A case of a sentence that can be read two ways, with the answer of an oracle. */
export interface OpenAnswer {
  readonly case: string
  readonly oracle: string
  readonly said: string
}

function* openAnswersIn(results: Iterable<Result>): Generator<OpenAnswer, void> {
  for (const { expect, case: id, oracle, answers } of results)
    if (expect === 'either')
      yield {
        case: id,
        oracle,
        said: answers[0] === undefined ? '' : verdictText(answers[0].verdict),
      }
}

/** The answers to the cases of sentences that can be read two ways, in the order of the results. */
export function openAnswers({ results }: Pick<LoggedRun, 'results'>): Iterable<OpenAnswer> {
  return { [Symbol.iterator]: () => openAnswersIn(inOrder(results)) }
}
