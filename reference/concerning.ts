import type { Check } from './check.ts'
import type { Module } from './module.ts'
import type { SelectedJudgement } from './selection.ts'
import { presentTerms } from './terms.ts'

/** The same judgement without the checks that a module cannot break, by what they look at and what they are among. */
export function concerning(module: Module, judgement: SelectedJudgement): SelectedJudgement {
  const has = presentTerms(module)
  const byList = new Map<readonly string[], boolean>()
  const hasAny = (list: readonly string[]): boolean => {
    let known = byList.get(list)
    if (known === undefined) {
      known = list.some(has)
      byList.set(list, known)
    }
    return known
  }
  const concerns = (check: Check): boolean =>
    (check.among === undefined || hasAny(check.among)) &&
    (!('at' in check) || check.at === '*' || hasAny(check.at))
  return { ...judgement, checks: judgement.checks.filter(concerns) }
}
