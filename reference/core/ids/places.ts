import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { type LocalUses, localUses } from './local-uses.ts'
import { type IdSurvey, idSurvey } from './survey.ts'

function places(rule: RuleId, amiss: keyof IdSurvey, says: (id: number) => string): Check {
  return {
    rule,
    judgeModule: (module, report) => {
      for (const { word, id } of idSurvey(module)[amiss]) report(word, says(id))
    },
  }
}

function localPlaces(rule: RuleId, amiss: keyof LocalUses, says: (id: number) => string): Check {
  return {
    rule,
    judgeFunction: (body, module, report) => {
      for (const { word, id } of localUses(module, body)[amiss]) report(word, says(id))
    },
  }
}

/** Checks of where ids are defined and used. */
export const checks: readonly Check[] = [
  places('core/id-not-zero', 'zero', () => 'an id is 0'),
  places('core/id-below-bound', 'beyondBound', (id) => `id ${id} is not below the bound`),
  places('core/result-id-unique', 'redefined', (id) => `id ${id} has a definition already`),
  places('core/id-defined', 'undefined', (id) => `id ${id} has no definition`),
  places('core/definition-before-use', 'early', (id) => `id ${id} is used before its definition`),
  places(
    'core/forward-pointer-consumer',
    'announcedEarly',
    (id) => `only a type declaration may use pointer type ${id} before its declaration`,
  ),
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
