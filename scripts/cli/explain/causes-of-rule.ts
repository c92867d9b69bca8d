import { type RecordedTool, recordedAnswers } from '#runner/causes/recorded'
import type { FiledCase } from '#runner/corpus/manifest'
import { sorted } from '#runner/expectations/explainer'
import { groupBy } from '#runner/report/group-by'

/** The causes of wrong answers, each with the tool and the number of its cases. */
function countedCauses(
  tool: string,
  answers: ReturnType<typeof recordedAnswers>,
): readonly (readonly [cause: string, cases: number])[] {
  const byCause = groupBy(answers, ({ entry }) => entry.cause ?? entry.reason)
  return [...byCause].map(([cause, ofCause]) => [
    `${tool}:${cause}`,
    new Set(ofCause.map((answer) => answer.case)).size,
  ])
}

/** Causes of wrong answers to the cases of a rule, each with the tool and the number of its cases. */
export function causesOfRule(
  cases: readonly FiledCase[],
  recorded: readonly RecordedTool[],
): readonly (readonly [cause: string, cases: number])[] {
  return recorded.flatMap((recordedTool) =>
    countedCauses(recordedTool.tool, recordedAnswers(recordedTool, cases)),
  )
}

/** The causes of each rule that has some. All rules are looked up at once: entries are about a few cases each. */
export function causesByRule(
  cases: readonly FiledCase[],
  recorded: readonly RecordedTool[],
): Readonly<Record<string, ReturnType<typeof causesOfRule>>> {
  const ruleOfCase = new Map(cases.map(({ id, rule }) => [id, rule]))
  const found = new Map<string, (readonly [cause: string, cases: number])[]>(
    [...sorted(cases).byRule.keys()].map((rule) => [rule, []]),
  )
  for (const recordedTool of recorded) {
    const answers = groupBy(
      recordedAnswers(recordedTool, cases),
      (answer) => ruleOfCase.get(answer.case) ?? '',
    )
    for (const [rule, ofRule] of answers)
      found.get(rule)?.push(...countedCauses(recordedTool.tool, ofRule))
  }
  return Object.fromEntries([...found].filter(([, causes]) => causes.length > 0))
}
