import { nearest } from '#spec/nearest'
import { rules as allRules, vuids } from '#spec/texts'
import { type Problem, problem } from '../problem.ts'

const glob = /[!*?{}()[\]]/

/** The problem that a choice selects no case. The hint names the rules that a misspelt name may have meant. */
export function noCase(rules: readonly string[] = []): Problem {
  const known = [...allRules.map(({ id }) => id), ...vuids()]
  const unknown = rules.find((name) => !glob.test(name) && !known.includes(name))
  const near = unknown === undefined ? [] : nearest(unknown, known)
  return problem(
    'no-case',
    'no case is selected',
    near.length === 0
      ? 'widen --rule, --case, --env or --sample'
      : `${unknown}: no such rule; did you mean ${near.join(', ')}?`,
  )
}
