import { notRepeated } from '../log/not-repeated.ts'
import { disagreements } from '../log/outcome.ts'
import type { RunLog } from '../log/run-log.ts'
import type { Expectations } from './expectations.ts'
import { explainedAnswer } from './explained-answer.ts'
import { type Explainer, explainer } from './explainer.ts'
import { optionsOf } from './options-of.ts'
import { versionKnown } from './version-known.ts'

/**
 * A run as expectations explain it that were written after it: what is explained already stays so, except for an answer that the tool
 * did not repeat, which is recorded by now.
 *
 * @param expectations by the name of the tool, without its channel.
 */
export function explainedLog(log: RunLog, expectations: ReadonlyMap<string, Expectations>): RunLog {
  const explainers = new Map<string, Explainer>()
  for (const { name, tool, version, build } of log.header.oracles) {
    const recorded = expectations.get(tool)
    if (recorded !== undefined)
      explainers.set(
        name,
        explainer(recorded.entries, versionKnown(version, recorded), optionsOf(name), build),
      )
  }
  const results = log.results.map((result) => {
    const explained = explainers.get(result.oracle)
    if (explained === undefined || !disagreements.has(result.outcome)) return result
    const answers = result.answers.map((answer) =>
      (answer.explained === undefined || answer.explained === notRepeated) &&
      disagreements.has(answer.outcome)
        ? (explainedAnswer(result, answer, explained) ?? answer)
        : answer,
    )
    return { ...result, answers }
  })
  return { ...log, results }
}
