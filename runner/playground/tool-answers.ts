import { type RecordedTool, recordedAnswers } from '../causes/recorded.ts'
import type { FiledCase } from '../corpus/manifest.ts'
import type { LoggedRun } from '../log/run-log.ts'
import { cellView, marks } from '../pages/cell-view.ts'
import { causesFound } from '../report/causes/found-causes.ts'
import { separate } from '../report/causes/joined-faults.ts'
import { folded } from '../report/fold.ts'
import { groupBy } from '../report/group-by.ts'
import type { Material } from '../report/material.ts'
import { tallying } from '../report/tally.ts'
import type { RuleAnswer } from './page-data.ts'

/** What tools answer to the cases of a rule; empty where nothing is known. */
export type AnswersOf = (rule: string) => readonly RuleAnswer[]

/** What the corpus records of released tools: those that are wrong about a case of the rule. */
export function recordedAnswersOf(
  recorded: readonly RecordedTool[],
  cases: readonly FiledCase[],
): AnswersOf {
  const ruleOfCase = new Map(cases.map(({ id, rule }) => [id, rule]))
  const counts = new Map(
    [...groupBy(cases, ({ rule }) => rule)].map(([rule, { length }]) => [rule, length]),
  )
  const byRule = new Map<string, RuleAnswer[]>()
  // The validator that readers know comes first.
  const isFirst = ({ tool }: RecordedTool) => tool === 'spirv-val'
  for (const tool of [...recorded.filter(isFirst), ...recorded.filter((each) => !isFirst(each))]) {
    const wrong = groupBy(
      recordedAnswers(tool, cases),
      (answer) => ruleOfCase.get(answer.case) ?? '',
    )
    for (const [rule, answers] of wrong)
      for (const [version, ofVersion] of groupBy(answers, (answer) => answer.version)) {
        const number = new Set(ofVersion.map((answer) => answer.case)).size
        const causes = new Set(
          ofVersion.map(({ entry }) => tool.causes[entry.cause ?? '']?.summary ?? entry.reason),
        )
        const listed = byRule.get(rule) ?? []
        byRule.set(rule, listed)
        listed.push({
          tool: `${tool.tool} ${version}`,
          state: 'open',
          mark: marks.open,
          text: `wrong about ${number} of ${counts.get(rule)} cases`,
          causes: [...causes],
        })
      }
  }
  return (rule) => byRule.get(rule) ?? []
}

/** What the tools of a run answered; the reference is the judge of the page itself. */
export function answersInRun(log: LoggedRun, material: Material): AnswersOf {
  const [tallies, found] = folded(
    log.results,
    tallying(log.header.oracles),
    causesFound(log, material.causeOf, material),
  )
  const causes = separate(found)
  return (rule) =>
    log.header.oracles.flatMap(({ name, tool, version }, index) => {
      const tally = tallies.rules.get(rule)?.[index]
      if (tool === 'reference' || tally === undefined || tally.asked === 0) return []
      const { state, mark, title } = cellView(tally)
      const shown = causes.filter(({ cases, rules }) => rules.includes(rule) && cases.has(name))
      return [
        {
          tool: `${name} ${version}`.trim(),
          state,
          mark,
          text: title,
          causes: shown.map(({ summary }) => summary),
        },
      ]
    })
}
