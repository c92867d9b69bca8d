import { describe, expect, it } from 'vitest'
import { casesByRule, rulesShownBy, withCovers, withoutFoundCovers } from '#runner/corpus/covers'
import type { Case } from '#spec/case'

type CaseRow = Pick<Case, 'id' | 'rule' | 'control' | 'expect' | 'covers'>

const control: CaseRow = { id: 'T/even/two', rule: 'T/even', control: null, expect: 'valid' }
const declaring: CaseRow = { ...control, id: 'T/even/four', covers: ['T/small'] }
const odd: CaseRow = { id: 'T/even/three', rule: 'T/even', control: control.id, expect: 'invalid' }
const large: CaseRow = { ...odd, id: 'T/small/big', rule: 'T/small' }
const open: CaseRow = { ...odd, id: 'T/open/strange', rule: 'T/open', expect: 'either' }

describe('withCovers', () => {
  it('gives a control the other rules that one fault in it breaks, sorted', () => {
    const [first, ...others] = withCovers([control, odd, large, open])
    expect(first).toEqual({ ...control, covers: ['T/open', 'T/small'] })
    expect(others).toEqual([odd, large, open])
  })

  it('keeps what the maker declares', () => {
    expect(withCovers([declaring])).toEqual([declaring])
    const broken = { ...open, control: declaring.id }
    expect(withCovers([declaring, broken])[0]?.covers).toEqual(['T/open', 'T/small'])
  })

  it('gives nothing to a control of cases of its own rule', () => {
    expect(withCovers([control, odd])).toEqual([control, odd])
  })
})

it('withoutFoundCovers leaves only what the maker declares', () => {
  const cases = withCovers([control, declaring, odd, large])
  expect(cases).not.toEqual([control, declaring, odd, large])
  expect(withoutFoundCovers(cases)).toEqual([control, declaring, odd, large])
})

describe('rulesShownBy', () => {
  it('counts a valid case for the rules that it covers', () => {
    expect(rulesShownBy(declaring)).toEqual(['T/even', 'T/small'])
  })

  it('counts a case that a version of a text refuses only for the rule in question', () => {
    expect(rulesShownBy({ ...declaring, expect: 'invalid' })).toEqual(['T/even'])
    expect(rulesShownBy({ ...declaring, expect: 'either' })).toEqual(['T/even'])
  })
})

it('casesByRule lists a covering case under each of its rules', () => {
  const byRule = casesByRule([declaring, large])
  expect([...byRule.keys()]).toEqual(['T/even', 'T/small'])
  expect(byRule.get('T/small')).toEqual([declaring, large])
  expect(byRule.get('T/even')).toEqual([declaring])
})
