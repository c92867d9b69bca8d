import { describe, expect, it } from 'vitest'
import type { FiledCase } from '#runner/corpus/manifest'
import { causes } from '#runner/diff/causes'
import { comparison } from '#runner/diff/comparison'
import { diffMarkdown } from '#runner/diff/diff-markdown'
import { diffSummary } from '#runner/diff/diff-summary'
import { diffText } from '#runner/diff/diff-text'
import { addTraits, narrowed, type TraitCounts } from '#runner/diff/narrowed'
import { plainMessage } from '#runner/diff/plain-message'
import { colours } from '../../../scripts/cli/output/colours.ts'
import { type Short, side } from './sides.ts'

const ids = ['one/a-1', 'one/b-2', 'one/c-3', 'two/d-4'].map((name) => `SPV_TEST/${name}`)
const [a = '', b = '', c = '', d = ''] = ids

function caseOf(id: string): FiledCase {
  const choices = { scope: id === c ? 'function' : 'module', number: id.slice(-1) }
  return { id, origin: { generator: 'values', choices } } as unknown as FiledCase
}

function compared(after: readonly Short[]) {
  const before = Object.fromEntries(ids.map((id) => [id, 'agree: error: no 1'])) as Record<
    string,
    Short
  >
  const then = Object.fromEntries(ids.map((id, index) => [id, after[index] ?? 'agree'])) as Record<
    string,
    Short
  >
  return comparison(side(before, 'val@old'), side(then, 'val@new', '2'), () => undefined)
}

describe('plainMessage', () => {
  it('leaves out what differs from module to module', () => {
    expect(plainMessage("line 7: ID '3[%3]' of %x is 0x1f")).toBe(
      plainMessage("line 12: ID '44[%y]' of %zz is 0x2"),
    )
    expect(plainMessage('OpFAdd: expected 2')).toBe(plainMessage('OpFSub: expected 3'))
    expect(plainMessage('Expected Data')).not.toBe(plainMessage('Expected Base'))
  })
})

/** Unchanged answers with these traits. */
function counted(...answers: readonly (readonly string[])[]): TraitCounts {
  const counts: TraitCounts = { answers: 0, counts: new Map() }
  for (const traits of answers) addTraits(counts, traits)
  return counts
}

describe('narrowed, which looks for a common trait,', () => {
  it('finds what the changed cases have in common and the unchanged ones have not', () => {
    expect(
      narrowed(
        [
          ['x', 'y'],
          ['x', 'z'],
        ],
        [counted(['y']), counted(['z'])],
      ),
    ).toEqual([{ name: 'x', unchanged: 0 }])
  })

  it('uses the best distinction, or none if none helps', () => {
    const changed = [
      ['x', 'y'],
      ['x', 'y'],
    ]
    expect(narrowed(changed, [counted(['x'], ['x', 'y'], ['z'])])).toEqual([
      { name: 'y', unchanged: 1 },
    ])
    expect(narrowed(changed, [counted(['x', 'y'])])).toEqual([])
    expect(narrowed(changed, [])).toEqual([])
  })
})

describe('the causes of changes', () => {
  it('groups changes by both answers, and narrows them to the cases that changed', () => {
    const found = causes(
      compared(['false-accept', 'false-accept', 'agree: error: no 1', 'crash: down']),
      caseOf,
    )
    expect(found).toMatchObject([
      {
        class: 'regression',
        from: 'agree',
        to: 'false-accept',
        rules: ['SPV_TEST/one'],
        cases: [a, b],
        answers: 2,
        where: [{ name: 'choice scope: module', unchanged: 0 }],
      },
      { to: 'crash', cases: [d], where: [] },
    ])
  })

  it('distinguishes changes with the same outcome by their messages', () => {
    const found = causes(
      compared(['agree: error: that', 'agree: error: this', 'agree: error: this']),
      caseOf,
    )
    expect(found.map(({ cases }) => cases)).toEqual([[b, c], [a], [d]])
  })
})

describe('diffMarkdown', () => {
  it('has whole messages, the sentence of the rule and the names of the builds', () => {
    const long = `no ${'very '.repeat(60)}long message`
    const rule = 'SPV_KHR_constant_data/data-has-a-word'
    const before = side({ [`${rule}/a-1`]: `agree: ${long}`, [`${rule}/b-1`]: 'crash' }, 'main')
    const after = side(
      { [`${rule}/a-1`]: 'false-accept', [`${rule}/b-1`]: 'agree: no' },
      'mine',
      '2',
    )
    const built = { ...after, oracle: { ...after.oracle, build: 'abc123' } }
    const text = diffMarkdown(
      diffSummary(
        comparison(before, built, () => undefined),
        () => undefined,
      ),
    )
    expect(text).toMatch(/^### main 1, .* → mine 2, build abc123, /)
    expect(text).toContain('1 regression, 1 improvement, 0 other, 0 message-only')
    expect(text).toContain('#### Regression: agree → false-accept, 1 answer to 1 case in spv1.6')
    expect(text).toContain('#### Improvement: crash → agree, 1 answer')
    expect(text).toContain(long)
    expect(text).toMatch(/: .*\(`SPV_KHR_constant_data\/data-has-a-word`\)/)
    expect(text).toContain(`First case: \`${rule}/a-1\``)
  })
})

describe('diffText', () => {
  it('shows rules, causes and totals', () => {
    const plain = colours({ isTTY: false }, {})
    const summarised = diffSummary(
      compared(['false-accept', 'agree: error: other', 'agree: error: no 1', 'agree: error: no 1']),
      caseOf,
    )
    const text = diffText(summarised, plain)
    expect(summarised.failed).toBe(true)
    expect(text).toMatch('val@old 1 -> val@new 2: 4 answers compared')
    const silent = { ...summarised, baseline: { ...summarised.baseline, version: '' } }
    expect(diffText(silent, plain)).toMatch('val@old -> val@new 2: 4 answers compared')
    expect(text).toMatch(/^ {2}one +1 +- +- +1$/m)
    expect(text).toMatch('regression agree -> false-accept: 1 answer to 1 case, spv1.6')
    expect(text).toMatch(`first ${a}`)
    expect(text).toMatch('1 regression, 0 improvement, 0 other, 1 message-only: regressed')
  })
})
