import { type RecordedTool, recordedAnswers } from '#runner/causes/recorded'
import type { FiledCase } from '#runner/corpus/manifest'
import { groupBy } from '#runner/report/group-by'

/** Causes of wrong answers to the cases of a rule, each with the tool and the number of its cases. */
export function causesOfRule(
  cases: readonly FiledCase[],
  recorded: readonly RecordedTool[],
): readonly (readonly [cause: string, cases: number])[] {
  return recorded.flatMap((recordedTool) => {
    const byCause = groupBy(
      recordedAnswers(recordedTool, cases),
      ({ entry }) => entry.cause ?? entry.reason,
    )
    return [...byCause].map(([cause, answers]): readonly [string, number] => [
      `${recordedTool.tool}:${cause}`,
      new Set(answers.map((answer) => answer.case)).size,
    ])
  })
}

/** The causes of each rule that has some. */
export function causesByRule(
  cases: readonly FiledCase[],
  recorded: readonly RecordedTool[],
): Readonly<Record<string, ReturnType<typeof causesOfRule>>> {
  const found = [...groupBy(cases, ({ rule }) => rule)].map(
    ([rule, filed]) => [rule, causesOfRule(filed, recorded)] as const,
  )
  return Object.fromEntries(found.filter(([, causes]) => causes.length > 0))
}
