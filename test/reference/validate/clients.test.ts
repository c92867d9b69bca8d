import { expect, it } from 'vitest'
import { wholeJudgement } from '#reference/dispatch'
import type { SelectedJudgement } from '#reference/selection'
import { createValidator } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import type { Rule } from '#spec/rule'
import { composed } from '../../support/composed.ts'

const rule = 'planted/never' as const
const row: Rule = {
  id: rule,
  text: 'planted',
  client: 'vulkan',
  slug: 'never',
  section: 'Nowhere',
  summary: 'A planted rule.',
  class: 'environment',
  phase: 'validate',
  decidable: 'module',
  confidence: 'certain',
}
const judgement: SelectedJudgement = {
  ...wholeJudgement,
  checks: [
    ...wholeJudgement.checks.filter((check) => check.rule.startsWith('core/')),
    { rule, judgeModule: (_, report) => report(0, 'this module is here') },
  ],
  ruleById: (id) => (id === rule ? row : wholeJudgement.ruleById(id)),
}

it('the judge runs the checks of a client API in its environments only', () => {
  const validator = createValidator({}, judgement)
  const blamed = (name: string): boolean => {
    const environment = environmentByName(name)
    if (environment === undefined) throw new Error(name)
    const verdict = validator(composed(), environment)
    return verdict.kind === 'invalid' && verdict.blames.some((blame) => blame.rule === rule)
  }
  expect(['vulkan1.0', 'vulkan1.4'].map(blamed)).toEqual([true, true])
  expect(['spv1.6', 'opencl2.2', 'opengl4.5'].map(blamed)).toEqual([false, false, false])
})
