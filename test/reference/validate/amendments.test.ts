import { describe, expect, it } from 'vitest'
import { type Amendments, unchangedIn, unchangedRules } from '#reference/amendments'
import { borrowedChecks } from '#reference/borrowed-checks'
import type { Check } from '#reference/check'
import { checkFiles, checks } from '#reference/checks'
import { validate } from '#reference/validate'
import { composed } from '../../support/composed.ts'
import { newest } from '../newest.ts'

/** A load through a value that is not a pointer: SPV_KHR_untyped_pointers words that sentence of core again. */
const body = '%x = OpLoad %uint %uint_4'

describe('a reworded sentence', () => {
  it('is judged by core if the text is not in force', () => {
    expect(validate(composed({ body }), newest)).toMatchObject({
      blames: [{ rule: 'core/load-pointer' }],
    })
  })

  it('is judged by the text alone if it is in force', () => {
    const words = composed({
      body,
      capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
      extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
    })
    const rule = 'SPV_KHR_untyped_pointers/load-pointer-is-a-pointer'
    const verdict = validate(words, newest)
    expect(verdict).toMatchObject({ kind: 'invalid', blames: [{ rule }] })
    expect(verdict.kind === 'invalid' && verdict.blames.length).toBe(1)
    expect(validate(words, newest, { without: [rule] })).toEqual({ kind: 'valid' })
  })
})

const load = 'SPV_KHR_untyped_pointers/load-pointer-is-a-pointer'
const original: Check = { rule: 'core/load-pointer', at: ['OpLoad', 'OpStore'], judge: () => {} }

describe('a rule that rewords another without changing it', () => {
  it('has only the check of that rule', () => {
    expect(unchangedRules.size).toBeGreaterThan(20)
    for (const [rule, { check }] of unchangedRules) {
      const [borrowed, ...more] = checks.filter((other) => other.rule === rule)
      expect(more).toEqual([])
      expect(borrowed).toMatchObject({
        judge: checks.find((other) => other.rule === check && 'judge' in other)?.['judge' as never],
      })
    }
  })

  it('is explained with the file of that rule', () => {
    expect(checkFiles(load)).toEqual(checkFiles('core/load-pointer'))
    expect(checkFiles(load)).toEqual(['reference/core/memory/accesses.ts'])
  })

  it('may apply to some of the instructions only', () => {
    const unchanged = new Map([[load, { check: original.rule, instructions: ['OpLoad'] }]] as const)
    expect(borrowedChecks([original], unchanged)).toEqual([
      { ...original, rule: load, at: ['OpLoad'] },
    ])
  })

  it('is refused with a check of its own, or if the other rule has none', () => {
    const unchanged = new Map([[load, { check: original.rule }]] as const)
    expect(() => borrowedChecks([original, { ...original, rule: load }], unchanged)).toThrow(
      `${load} has a check of its own and takes that of core/load-pointer`,
    )
    expect(() => borrowedChecks([], unchanged)).toThrow(
      `${load} takes the check of core/load-pointer, which has none`,
    )
  })

  it('is refused if the text does not list it among the rules that reword the other', () => {
    const amendments: Amendments = {
      inForce: () => true,
      rewords: { 'core/load-pointer': [] },
      unchanged: { [load]: { check: 'core/load-pointer' } },
    }
    expect(() => unchangedIn('SPV_KHR_untyped_pointers/amendments', amendments)).toThrow(
      `reference/SPV_KHR_untyped_pointers/amendments: ${load} takes the check of core/load-pointer`,
    )
  })
})
