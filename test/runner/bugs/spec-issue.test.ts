import { describe, expect, it } from 'vitest'
import { issuesOf, specIssueText, specTitle } from '#runner/bugs/spec-issue'
import { otherReadings } from '#spec/readings'
import { ruleById, rules } from '#spec/texts'

const open = rules.filter(({ confidence }) => confidence === 'open')

describe('a question to the authors of a text', () => {
  it('has both places, both readings, who does what, and where to send it', () => {
    const rule = ruleById('SPV_EXT_descriptor_heap/array-stride-id-is-not-on-a-member')
    if (rule === undefined) throw new Error('no such rule')
    const text = specIssueText({
      rule,
      module: { environment: 'spv1.6', listing: 'OpNop', control: 'OpReturn' },
      today: [{ name: 'spirv-val 2026.4', said: 'accepts it (reading 2)' }],
    })
    expect(text).toMatch(/^# Clarify 3\.20 Decoration \/ ArrayStrideIdEXT: /)
    expect(text).toMatch(/^- 3\.20 Decoration \/ ArrayStrideIdEXT \(https:/m)
    expect(text).toMatch(/^- OpMemberDecorateIdEXT \/ Decoration \(https:/m)
    expect(text.split(rule.summary)).toHaveLength(2)
    expect(text.split(otherReadings[rule.id]?.reading ?? '')).toHaveLength(2)
    expect(text).toContain(
      '\n\nThis question belongs in https://github.com/KhronosGroup/SPIRV-Registry/issues\n',
    )
    expect(text).toContain('| spirv-val 2026.4 | accepts it (reading 2) |')
    expect(text).toContain('```\nOpNop\n```')
    expect(text).not.toMatch(/NOTES\.md|undefined/)
  })

  it('has a title of at most 100 characters and two different readings, for every open rule', () => {
    expect(open.length).toBeGreaterThan(30)
    for (const rule of open) {
      expect(specTitle(rule).length, rule.id).toBeLessThanOrEqual(100)
      const text = specIssueText({ rule, today: [] })
      expect(text, rule.id).not.toMatch(/NOTES\.md|\bundefined$|\bnull\b/m)
      expect(text, rule.id).toContain('This question belongs in https://github.com/KhronosGroup/')
      expect(text, rule.id).not.toContain('a run decides it')
      expect(otherReadings[rule.id]?.reading, rule.id).not.toBe(rule.summary)
    }
  })

  it.each([
    ['core', /SPIRV-Registry/],
    ['Vulkan-environment', /Vulkan-Docs/],
    ['OpenCL-environment', /OpenCL-Docs/],
  ])('about %s has authors of its own', (text, place) => {
    expect(issuesOf(text)).toMatch(place)
  })

  it('has readings of rules that exist, and of no rule twice', () => {
    const ids = Object.keys(otherReadings)
    expect(ids.length).toBeGreaterThan(30)
    expect(ids.filter((id) => ruleById(id) === undefined)).toEqual([])
  })
})
