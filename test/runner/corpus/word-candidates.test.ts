import { describe, expect, it } from 'vitest'
import type { WordPair } from '#generators/word-pair'
import { toBytes } from '#generators/words/bytes'
import { encode } from '#generators/words/encode'
import { wordCandidates } from '#runner/corpus/word-candidates'
import { module, ruleById } from './fake-text.ts'

const cut: WordPair = {
  rule: 'even',
  name: 'cut',
  summary: 'a module of whole words',
  environments: ['spv1.6'],
  covers: ['small'],
  control: () => encode(module(2)),
  broken: () => ({
    less: { summary: 'an octet is missing', module: toBytes(encode(module(2))).slice(0, -1) },
  }),
}

describe('wordCandidates', () => {
  const { valid, broken } = wordCandidates('SPV_TEST', cut, ruleById)

  it('offers the control for its rule and those that it covers', () => {
    expect(valid).toMatchObject({
      control: null,
      applies: ['even', 'small'],
      environments: ['spv1.6'],
    })
    expect(valid.rule.id).toBe('SPV_TEST/even')
    expect(valid.words()).toEqual(encode(module(2)))
  })

  it('offers each way with that control, in octets if these are not whole words', () => {
    const [less, ...others] = broken
    expect(others).toEqual([])
    expect(less).toMatchObject({ summary: 'an octet is missing', control: valid })
    expect(less?.origin).toMatchObject({ mutator: 'even-cut', site: 'less at 0' })
    expect(less?.words()).toHaveLength(27)
  })

  it('names the maker of a rule that does not exist', () => {
    const wrong = { ...cut, covers: ['none'] }
    expect(() => wordCandidates('SPV_TEST', wrong, ruleById)).toThrow(
      'pair SPV_TEST/even-cut: SPV_TEST has no rule none',
    )
  })
})
