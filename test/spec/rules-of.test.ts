import { describe, expect, it } from 'vitest'
import { row } from '#spec/row'
import { rulesOf } from '#spec/rules-of'

const slip = (lines: string) => () => rulesOf(lines)

describe('rules as lines', () => {
  it('have the section before them, and the defaults of a row', () => {
    expect(
      rulesOf('# Types\ntype a-rule: It holds: always.\n\n# Uses\noperand another: So does this.'),
    ).toEqual([
      row({ slug: 'a-rule', section: 'Types', class: 'type', summary: 'It holds: always.' }),
      row({ slug: 'another', section: 'Uses', class: 'operand', summary: 'So does this.' }),
    ])
  })

  it('have a confidence before the class, and notes and a reason below', () => {
    const lines =
      '# S\nopen type a-rule: It holds.\n  notes: Or not.\nsemantics b: It runs.\n  runtime: a run decides'
    expect(rulesOf(lines)).toEqual([
      row({
        slug: 'a-rule',
        section: 'S',
        class: 'type',
        summary: 'It holds.',
        confidence: 'open',
        notes: 'Or not.',
      }),
      row({
        slug: 'b',
        section: 'S',
        class: 'semantics',
        summary: 'It runs.',
        decidable: 'runtime',
        why: 'a run decides',
      }),
    ])
  })

  it.each([
    ['type a-rule: no section', 'no section before it'],
    ['# S\ntype a-rule', 'no colon'],
    ['# S\nkind a-rule: of no class', 'no class'],
    ['# S\nsure type a-rule: of no confidence', 'no class'],
    ['# S\n  notes: of nothing', 'no rule before it'],
    ['# S\ntype a: b\n  note: misspelt', 'none of notes, runtime'],
  ])('are refused where a line is not one: %j', (lines, message) => {
    expect(slip(lines)).toThrow(message)
  })
})
