import { describe, expect, it } from 'vitest'
import { type Overlay, overlaid } from '#generators/pairs/overlaid'
import { pair } from '#generators/pairs/pair'

const overlay: Overlay = {
  text: 'older',
  prefix: 'before',
  families: [],
  capability: 'UntypedPointersKHR',
  extension: 'SPV_KHR_untyped_pointers',
  rules: { 'store-type': { rule: 'newer-type', ways: { int: 'other-rule', void: null } } },
}
const body =
  'OpStore %variable_Private_uint {%uint_1 | int: %int_1 | float: %float_1 | void: %a_void}'
const older = [
  pair('store-type', 'number', 'a number is stored', { body }),
  pair('load-type', 'number', 'a number is loaded', { body: 'OpNop' }),
]

describe('pairs of an older text in modules of a newer one', () => {
  it('have the rules of the newer text, without the ways that break several', () => {
    const [made, ...others] = overlaid(older, overlay)
    expect(others).toEqual([])
    expect(made).toMatchObject({ rule: 'other-rule', name: 'before-number' })
    const rules = Object.entries(made?.broken ?? {}).map(([way, { rule }]) => [way, rule])
    expect(rules).toEqual([
      ['int', 'other-rule'],
      ['float', 'newer-type'],
    ])
  })

  it('name the older rule where two of them would become pairs of one rule and one name', () => {
    const rules = { 'store-type': 'newer-type', 'load-type': 'newer-type' }
    const twins = older.map(({ rule, name }) => pair(rule, name, 'a number is stored', { body }))
    expect(overlaid(twins, { ...overlay, rules }).map(({ name }) => name)).toEqual([
      'before-number',
      'before-load-type-number',
    ])
  })

  it('declare the newer text after the capabilities of the module', () => {
    const [made] = overlaid(older, overlay)
    const lines = [
      'OpCapability Shader',
      'OpCapability UntypedPointersKHR',
      'OpExtension "SPV_KHR_untyped_pointers"',
      'OpMemoryModel',
    ]
    const { module, twin } = made?.broken['float'] ?? {}
    for (const text of [made?.control, module, twin]) {
      const places = lines.map((line) => String(text).indexOf(line))
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((place, other) => place - other))
    }
    expect(twin).toContain('%float_1 = OpConstant')
  })

  it('are refused without a rule or a way that the overlay names', () => {
    const missing = { ...overlay, rules: { 'store-typ': 'newer-type' } }
    expect(() => overlaid(older, missing)).toThrow('the pairs of older have no store-typ')
    const ways = { ...overlay, rules: { 'store-type': { rule: 'newer-type', ways: { in: null } } } }
    expect(() => overlaid(older, ways)).toThrow('have no store-type in')
  })
})
