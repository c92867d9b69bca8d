import type { RuleId } from '#spec/rule'
import type { Check, Report } from './check.ts'
import type { Module } from './module.ts'
import type { EnumerantTerm } from './terms.ts'

/**
 * One check of a built package: the number of its rule; how it is asked, or the number of the survey that answers it; and the
 * numbers of the lists of {@link Check} `among`, `at` and `having`.
 */
export type LateRow = readonly [
  rule: number,
  kind: 'judge' | 'judgeModule' | 'judgeFunction' | number,
  among?: number | null,
  at?: number | '*',
  having?: number,
]

type SurveyFunction = Extract<Check, { readonly survey: unknown }>['survey']

/** The function of a check; called as an element of the list that a table keeps of them, it has that as `this`. */
type CheckFunction = (
  this: CheckFunction[] | undefined,
  about: never,
  module: never,
  report?: Report,
) => void

/**
 * Checks whose files are evaluated when one of theirs is first asked: a module is concerned by few of them, and evaluating all
 * takes longer than judging it. The build writes the rows; in a checkout all files are evaluated.
 *
 * @param rules by their numbers, and lists of terms, each shared by many checks.
 * @returns the checks of a file.
 */
export function lateChecks(
  rules: readonly { readonly id: RuleId }[],
  lists: readonly (readonly string[])[],
): (rows: readonly LateRow[], load: () => readonly Check[]) => readonly Check[] {
  const surveys: SurveyFunction[] = []
  const listAt = (number: number | null | undefined) =>
    typeof number === 'number' ? lists[number] : undefined
  return (rows, load) => {
    let checks: readonly Check[] | undefined
    const functionOf = (n: number, kind: string): unknown => {
      checks ??= load()
      return (checks[n] as unknown as Readonly<Record<string, unknown>>)[kind]
    }
    const surveyAt = (number: number, n: number): SurveyFunction => {
      let real: SurveyFunction | undefined
      const survey = (module: Module) => {
        real ??= functionOf(n, 'survey') as SurveyFunction
        return real(module)
      }
      surveys[number] ??= survey
      return surveys[number]
    }
    const judgeAt = (n: number, kind: string): CheckFunction => {
      let real: CheckFunction | undefined
      const judge: CheckFunction = function (about, module, report) {
        real ??= functionOf(n, kind) as CheckFunction
        // From now on, the function itself is called.
        if (Array.isArray(this) && this.includes(judge)) this[this.indexOf(judge)] = real
        real.call(undefined, about, module, report)
      }
      return judge
    }
    return rows.map(([number, kind, among, opcodes, having], n) => {
      const rule = rules[number]?.id
      const needs = listAt(among)
      const check: Record<string, unknown> = needs === undefined ? { rule } : { rule, among: needs }
      if (typeof kind === 'number') check['survey'] = surveyAt(kind, n)
      else check[kind] = judgeAt(n, kind)
      if (opcodes !== undefined) check['at'] = opcodes === '*' ? opcodes : listAt(opcodes)
      if (having !== undefined) check['having'] = listAt(having) as readonly EnumerantTerm[]
      return check as unknown as Check
    })
  }
}
