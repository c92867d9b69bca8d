import { describe, expect, it } from 'vitest'
import { pairsInAs } from '#generators/notation/pairs-in'
import { ownCasesOf } from '#runner/own-cases/own-cases'
import { ownPairsFrom } from '#runner/own-cases/own-pair'

const file = 'test/reference/SPV_X/family.pairs.hbs'

function casesIn(...texts: readonly string[]) {
  const source = texts.map((text) => `{{#pair}}\n${text}\n{{/pair}}\n`).join('\n')
  const pairs = pairsInAs({ file, source, partials: {} }, ownPairsFrom)
  return ownCasesOf([{ text: 'SPV_X', file, pairs }])
}

const stored = 'body: OpStore %variable_Private_uint {%uint_1 | float: %float_1 | two: %uint_2}'

describe("the judge's own pairs", () => {
  it('consist of a control, and a case for each way', () => {
    expect(
      casesIn(`rule-a/store\n${stored}`).map(({ id, rule, expect, control }) => [
        id,
        rule,
        expect,
        control,
      ]),
    ).toEqual([
      ['own/SPV_X/rule-a/store', 'SPV_X/rule-a', 'valid', null],
      ['own/SPV_X/rule-a/store.float', 'SPV_X/rule-a', 'invalid', 'own/SPV_X/rule-a/store'],
      ['own/SPV_X/rule-a/store.two', 'SPV_X/rule-a', 'invalid', 'own/SPV_X/rule-a/store'],
    ])
  })

  it('describe the control by its name if they have no summary', () => {
    const [named] = casesIn(`rule-a/one-that-fits\n${stored}`)
    expect(named?.summary).toBe('one that fits')
    const [told] = casesIn(`rule-a/store in spv1.3: an integer is stored\n${stored}`)
    expect([told?.summary, told?.environments]).toEqual(['an integer is stored', ['spv1.3']])
  })

  it('may have ways that are valid, or that break other rules', () => {
    const cases = casesIn(`rule-a/store\naccepts: two\nblames: float core/store-type\n${stored}`)
    expect(cases.map(({ rule, expect }) => [rule, expect])).toEqual([
      ['SPV_X/rule-a', 'valid'],
      ['core/store-type', 'invalid'],
      ['SPV_X/rule-a', 'valid'],
    ])
  })

  it('may have ways that are valid under one reading of a text', () => {
    const cases = casesIn(`rule-a/store\nopen: two control\n${stored}`)
    expect(cases.map(({ expect, isOpen }) => [expect, isOpen])).toEqual([
      ['valid', true],
      ['invalid', false],
      ['valid', true],
    ])
  })

  it('may have ways for other versions of SPIR-V, and are parsed in the version of the control', () => {
    const [control, way] = casesIn(
      'rule-a/nop in spv1.6\nversions: control 1.3\nversions: later 1.4\nbody: { | later: ; the same }',
    )
    expect([control?.words[1], way?.words[1]]).toEqual([0x10300, 0x10400])
    expect(way?.words.subarray(2)).toEqual(control?.words.subarray(2))
  })

  it.each([
    [
      'a way that there is not',
      `rule-a/store\naccepts: three\n${stored}`,
      `${file}:3:10: there is no way 'three'`,
    ],
    [
      'an open way that there is not',
      `rule-a/store\nopen: three\n${stored}`,
      `${file}:3:7: there is no way 'three'`,
    ],
    [
      'a rule without its text',
      `rule-a/store\nblames: two store-type\n${stored}`,
      `${file}:3:13: 'store-type' is not a rule with its text, text/slug`,
    ],
    [
      'a version that is none',
      `rule-a/store\nversions: two first\n${stored}`,
      `${file}:3:15: 'first' is not a version of SPIR-V, such as 1.3`,
    ],
    [
      'an environment that is none',
      `rule-a/store in spv9.9\n${stored}`,
      `${file}: own/SPV_X/rule-a/store: no environment spv9.9`,
    ],
    [
      'a line that is not assembly',
      'rule-a/store\nbody: OpStored',
      "own/SPV_X/rule-a/store: line 9 of its module: Invalid Opcode name 'OpStored'",
    ],
  ])('are refused with their place for %s', (_, text, message) => {
    expect(() => casesIn(text).map(({ words }) => words)).toThrow(message)
  })

  it('are refused if two have one name', () => {
    expect(() => casesIn(`rule-a/store\n${stored}`, `rule-a/store\n${stored}`)).toThrow(
      `${file}: own/SPV_X/rule-a/store is also in ${file}`,
    )
  })
})
