import { describe, expect, it } from 'vitest'
import { addressOf } from '#runner/address-of'
import { anchorOf } from '#runner/anchor-of'
import { automaticAnchors } from '#runner/automatic-anchors'
import { anchorsByText } from '#spec/anchors'
import { instructionByName } from '#spec/grammar/grammar'
import { rules, texts } from '#spec/texts'

const pages = new Map([...anchorsByText.values()].flat().map((row) => [row.page, row]))

/** Whether a page has an anchor: by one of its headings or names, or by a table about an instruction of the core. */
function has(page: string, anchor: string): boolean {
  const row = pages.get(page)
  if (row === undefined) return false
  const headings = automaticAnchors(row.headings, row.isNumbered).map((heading) => heading.anchor)
  const isCore = page === 'SPIRV' && (instructionByName(anchor)?.version ?? null) !== null
  return [...headings, ...row.names].includes(anchor) || isCore
}

describe('the anchors of headings', () => {
  it('are their words in lower case, joined by underscores', () => {
    const headings = [
      '2.3. Physical Layout of a SPIR-V Module and Instruction',
      '3.2.26. Scope <id>',
    ]
    expect(automaticAnchors(headings, true)).toEqual([
      {
        number: '2.3',
        title: 'Physical Layout of a SPIR-V Module and Instruction',
        anchor: '_physical_layout_of_a_spir_v_module_and_instruction',
      },
      { number: '3.2.26', title: 'Scope <id>', anchor: '_scope_id' },
    ])
  })

  it('have a number if earlier headings have the same words', () => {
    const headings = ['2.2.1. Instructions', '2.5. Instructions', '3.3. Instructions']
    const anchors = automaticAnchors(headings, true).map(({ anchor }) => anchor)
    expect(anchors).toEqual(['_instructions', '_instructions_2', '_instructions_3'])
  })

  it('are the names that headings give, and keep numbers that are words', () => {
    const anchors = automaticAnchors(['Debug Info Flags [[DebugFlags]]', '3. Binary Form'], false)
    expect(anchors.map(({ anchor }) => anchor)).toEqual(['DebugFlags', '_3_binary_form'])
  })

  it('are different within a page', () => {
    expect(pages.size).toBeGreaterThan(40)
    for (const { headings, isNumbered, page } of pages.values()) {
      const anchors = automaticAnchors(headings, isNumbered).map(({ anchor }) => anchor)
      expect(new Set(anchors).size, page).toBe(anchors.length)
    }
  })
})

describe('the address of a section', () => {
  it('has the anchor of the first instruction that the section names', () => {
    expect(anchorOf('SPIRV', '3.3.8 Memory Instructions: OpLoad, OpStore')).toBe('OpLoad')
    expect(anchorOf('SPV_KHR_ray_query', 'Instructions: OpRayQueryProceedKHR')).toBe(
      'OpRayQueryProceedKHR',
    )
  })

  it.each([
    ['3.2.4 Memory Model: Vulkan', '_memory_model_2'],
    ['2.18 Memory Model', '_memory_model'],
    ['Terms, Instructions, Literal', '_instructions'],
    ['Binary Form, Instructions', '_instructions_3'],
    ['2.12 Specialization', '_specialization_2'],
    ['2.16.1 Universal Validation Rules: Memory model', '_universal_validation_rules'],
    ['3.2.19 Decoration: BuiltIn; 3.2.20 BuiltIn', '_decoration'],
    ['2.17 Universal Limits: OpSwitch (literal, label) pairs', '_universal_limits'],
  ])('has the anchor of the lowest heading: %s', (section, anchor) => {
    expect(anchorOf('SPIRV', section)).toBe(anchor)
  })

  it('has the anchor of the chapter of changes if a text has no heading for the section', () => {
    const page = 'SPV_KHR_untyped_pointers'
    expect(anchorOf(page, 'Universal Validation Rules / 8-bit storage')).toBe(
      '_modifications_to_the_spir_v_specification_version_1_6',
    )
    expect(anchorOf(page, 'SPV_KHR_cooperative_matrix / OpCooperativeMatrixLoadKHR')).toBe(
      '_modifications_to_the_extension_spv_khr_cooperative_matrix',
    )
  })

  it('has no anchor if the page has none', () => {
    expect(addressOf('core', '9.9 Unheard-of Things')).toMatch(/\/SPIRV\.html$/)
    expect(addressOf('core', '3.2.18 Memory Model')).toMatch(/\/SPIRV\.html$/)
    expect(addressOf('core', '')).toMatch(/\/SPIRV\.html$/)
    expect(anchorOf('unknown', '2.12 Specialization')).toBe('')
  })

  it('has an anchor of the page for every rule', () => {
    expect(rules.length).toBeGreaterThan(2000)
    const lost = rules.filter(({ text, section, vuids }) => {
      const [, page = '', anchor = ''] =
        /([^/]+)\.html#(.+)$/.exec(addressOf(text, section, vuids?.[0])) ?? []
      return page === 'vkspec' ? anchor === '' : !has(page, anchor)
    })
    expect(lost.map(({ id, section }) => `${id}: ${section}`)).toEqual([])
    expect(has('SPIRV', '_universal_validation_rule')).toBe(false)
    expect(has('SPIRV', 'OpUntypedVariableKHR')).toBe(false)
  })

  it('is known for every text but those of Vulkan, whose statements are anchors', () => {
    const without = texts.filter(({ name }) => !anchorsByText.has(name)).map(({ name }) => name)
    expect(without).toEqual(['Vulkan-environment', 'Vulkan-shader-interfaces'])
  })
})
