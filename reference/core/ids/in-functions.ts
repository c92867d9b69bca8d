import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { type LocalUses, localUses } from './local-uses.ts'

function localPlaces(rule: RuleId, amiss: keyof LocalUses, says: (id: number) => string): Check {
  return {
    rule,
    judgeFunction: (body, module, report) => {
      for (const { word, id } of localUses(module, body)[amiss]) report(word, says(id))
    },
  }
}

/** Checks of where ids are used in functions. */
export const checks: readonly Check[] = [
  localPlaces(
    'core/definition-dominates-use',
    'undominated',
    (id) => `the definition of ${id} does not dominate this use`,
  ),
  localPlaces(
    'core/result-used-in-function',
    'otherFunction',
    (id) => `id ${id} belongs to a function that this is no part of`,
  ),
]
