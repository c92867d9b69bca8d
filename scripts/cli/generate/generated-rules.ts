import { globMatcher } from '#runner/check/glob-matcher'
import { withoutFoundCovers } from '#runner/corpus/covers'
import type { MadeCase } from '#runner/corpus/draft'
import type { FiledCase } from '#runner/corpus/manifest'
import { manifestIn } from '#runner/corpus/manifest-in'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import type { Text } from '#spec/rule'
import { texts } from '#spec/texts'
import { textNamed } from '../options/text-option.ts'
import type { GenerateFlags } from './generate-flags.ts'

/** The rules whose cases this run may write, by id; all rules if none were named. */
export interface GeneratedRules {
  readonly texts: readonly Text[]
  readonly includes: (rule: string) => boolean
  readonly whole: boolean
}

/** The rules that the options name; a problem where they name none. */
export function generatedRules({
  text: names,
  rule: globs,
}: GenerateFlags): GeneratedRules | Problem {
  const wrong = names?.map(textNamed).find(isProblem)
  if (wrong !== undefined) return wrong
  const matches = globs === undefined ? () => true : globMatcher(globs)
  const includes = (rule: string) =>
    (names?.includes(rule.slice(0, rule.indexOf('/'))) ?? true) && matches(rule)
  const chosen = texts.filter(({ name, rules }) =>
    rules.some(({ slug }) => includes(`${name}/${slug}`)),
  )
  if (chosen.length === 0)
    return problem('no-rule', `--rule ${globs?.join(' ')}: no rule matches`, 'see spirv-cts rules')
  return { texts: chosen, includes, whole: names === undefined && globs === undefined }
}

/** Cases of the rules in scope, and the controls that they need. */
export function inScope(
  cases: readonly MadeCase[],
  { includes }: GeneratedRules,
): readonly MadeCase[] {
  const wanted = new Set(
    cases.flatMap(({ id, rule, control }) =>
      includes(rule) ? [id, ...(control === null ? [] : [control])] : [],
    ),
  )
  return cases.filter(({ id }) => wanted.has(id))
}

/** Cases of the corpus that this run does not change. */
export function others(
  folder: string,
  made: readonly MadeCase[],
  scope: GeneratedRules,
): readonly FiledCase[] | Problem {
  if (scope.whole) return []
  const committed = manifestIn(folder)
  if (committed === undefined) return []
  if (isProblem(committed)) return committed
  const again = new Set(made.map(({ id }) => id))
  // The rules that they cover by cases of theirs are found again, among the cases as they are then.
  return withoutFoundCovers(committed.cases).filter(
    ({ id, rule }) => !scope.includes(rule) && !again.has(id),
  )
}
