import { describe, expect, it } from 'vitest'
import { validate } from '#reference/validate'
import { disputedTexts } from '#runner/bugs/disputed-texts'
import { issuesOf, specIssueText, specTitle } from '#runner/bugs/spec-issue'
import { assembleText } from '#runner/corpus/assembly'
import { isProblem } from '#runner/is-problem'
import { environmentByName } from '#spec/environments'
import { otherReadings } from '#spec/readings'
import { ruleById, rules } from '#spec/texts'
import { wordings } from '#spec/wordings'

const open = rules.filter(({ confidence }) => confidence === 'open')

describe('a question to the authors of a text', () => {
  it('has both sections, both readings, the tools on each side, and where to send it', () => {
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

  it('proposes a sentence of its own for each reading, for every open rule', () => {
    const lacking = open.flatMap(({ id }) => {
      const [reading, wording] = [otherReadings[id]?.reading, wordings[id]]
      return reading === undefined || wording === undefined ? [id] : []
    })
    expect(lacking).toEqual([])
    const proposed = open.flatMap(({ id }) => Object.values(wordings[id] ?? {}))
    expect(new Set(proposed).size).toBe(2 * open.length)
    for (const { id } of open) {
      expect(wordings[id]?.strict, id).toMatch(/ (?:must|may only)(?: not)? .*\.$/)
      expect(wordings[id]?.lax, id).toMatch(/ (?:may|need not) .*\.$/)
    }
  })

  it('shows both sentences that would settle it', () => {
    const rule = ruleById('SPV_EXT_descriptor_heap/offset-and-offset-id-exclude-each-other')
    if (rule === undefined) throw new Error('no such rule')
    const text = specIssueText({ rule, today: [] })
    expect(text).toContain('\n\n> A member must not have both Offset and OffsetIdEXT.\n')
    expect(text).toContain('\n\n> A member may have both Offset and OffsetIdEXT if both give')
  })

  it.each([
    ['core', /SPIRV-Registry/],
    ['Vulkan-environment', /Vulkan-Docs/],
    ['OpenCL-environment', /OpenCL-Docs/],
  ])('about %s names the authors of that text', (text, place) => {
    expect(issuesOf(text)).toMatch(place)
  })

  it('has modules that break nothing else if no case shows the question', () => {
    expect(Object.keys(disputedTexts).length).toBeGreaterThan(0)
    for (const [id, { assembly, environment: name }] of Object.entries(disputedTexts)) {
      expect(ruleById(id)?.confidence, id).toBe('open')
      const [words, environment] = [assembleText(assembly, name, id), environmentByName(name)]
      if (isProblem(words) || environment === undefined) throw new Error(id)
      expect(validate(words, environment), id).toEqual({ kind: 'valid' })
    }
  })

  it('has readings and wordings for open rules only', () => {
    const ids = [...Object.keys(otherReadings), ...Object.keys(wordings)]
    expect(ids.length).toBeGreaterThan(60)
    expect(ids.filter((id) => ruleById(id)?.confidence !== 'open')).toEqual([])
  })
})
