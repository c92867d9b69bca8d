import { describe, expect, it } from 'vitest'
import type { Check } from '#reference/check'
import { wholeJudgement } from '#reference/dispatch'
import type { SelectedJudgement } from '#reference/selection'
import { createValidator } from '#reference/validate'
import type { RuleId } from '#spec/rule'
import { composed } from '../../support/composed.ts'
import { newest } from '../newest.ts'

const rule: RuleId = 'SPV_PLANTED/rule'

/** The words at which a check reports when it runs alone. */
function asked(check: Check, words: Uint32Array): readonly number[] {
  const judgement: SelectedJudgement = {
    ...wholeJudgement,
    checks: [check],
    ruleById: () => undefined,
  }
  const verdict = createValidator({}, judgement)(words, newest)
  return verdict.kind === 'invalid' ? verdict.blames.map(({ word }) => word) : []
}

const words = composed({ body: '%v = OpVariable %pointer_Function_float Function' })

function ofModule(among: readonly string[]): Check {
  return { rule, among, judgeModule: (_, report) => report(0, 'asked') }
}

function ofVariables(having: Extract<Check, { readonly at: unknown }>['having']): Check {
  return {
    rule,
    at: ['OpVariable', 'OpFunction'],
    ...(having === undefined ? {} : { having }),
    judge: ({ word }, _, report) => report(word, 'asked'),
  }
}

describe('the term among', () => {
  it('matches instructions, capabilities and enumerants by name', () => {
    expect(asked(ofModule(['OpVariable']), words)).toEqual([0])
    expect(asked(ofModule(['Shader']), words)).toEqual([0])
    expect(asked(ofModule(['StorageClass.Function']), words)).toEqual([0])
    expect(asked(ofModule(['BuiltIn.Layer', 'StorageClass.Function']), words)).toEqual([0])
  })

  it('matches modules that have more words than the term Words.N gives', () => {
    expect(asked(ofModule([`Words.${words.length - 1}`]), words)).toEqual([0])
    expect(asked(ofModule(['Words.4000', 'Words.10']), words)).toEqual([0])
    expect(asked(ofModule([`Words.${words.length}`]), words)).toEqual([])
  })

  it('matches nothing that has none of the names', () => {
    expect(asked(ofModule(['OpImageFetch', 'Kernel', 'BuiltIn.Layer']), words)).toEqual([])
    expect(asked(ofModule([]), words)).toEqual([])
  })
})

describe('the term having', () => {
  const all = asked(ofVariables(undefined), words)

  it('selects instructions with such an enumerant, or those without one', () => {
    expect(asked(ofVariables(['StorageClass.Function']), words)).toEqual(all)
    expect(asked(ofVariables(['StorageClass.Input']), words)).toHaveLength(all.length - 1)
  })
})
