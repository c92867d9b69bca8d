import { describe, expect, it } from 'vitest'
import { expectationAt, expectationBy, versionsThatExpect } from '#spec/expectation-at'

const stricter = {
  expect: 'invalid',
  revisions: { SPV_TEST: { '2024-01-01': 'valid', '2025-01-01': 'invalid' } },
} as const
const loosened = {
  expect: 'valid',
  revisions: {
    SPV_TEST: { '2024-01-01': 'valid', '2025-01-01': 'invalid', '2026-01-01': 'valid' },
  },
} as const
const opened = {
  expect: 'valid',
  revisions: { SPV_TEST: { '2024-01-01': 'either', '2025-01-01': 'valid' } },
} as const

describe('the expectation at a date', () => {
  it('is the last change before the date', () => {
    const expectedAt = (date: string) => expectationAt(loosened, 'SPV_TEST', date)
    expect(['2024-01-01', '2024-12-31', '2025-01-01', '2026-01-01'].map(expectedAt)).toEqual([
      'valid',
      'valid',
      'invalid',
      'valid',
    ])
    expect(expectationAt(stricter, 'SPV_OTHER', '2024-01-01')).toBe('invalid')
    expect(expectationBy(stricter, new Map([['SPV_TEST', '2024-06-01']]))).toBe('valid')
    expect(expectationBy(stricter, new Map([['SPV_OTHER', '2024-06-01']]))).toBe('invalid')
  })

  it('determines the versions by which an answer is right', () => {
    expect(versionsThatExpect(stricter, 'valid')).toBe('SPV_TEST before 2025-01-01')
    expect(versionsThatExpect(stricter, 'invalid')).toBe('SPV_TEST from 2025-01-01')
    expect(versionsThatExpect(loosened, 'invalid')).toBe(
      'SPV_TEST from 2025-01-01 before 2026-01-01',
    )
    expect(versionsThatExpect(opened, 'invalid')).toBe('SPV_TEST before 2025-01-01')
    expect(versionsThatExpect({}, 'valid')).toBeUndefined()
    const always = { revisions: { SPV_TEST: { '2024-01-01': 'valid' } } } as const
    expect(versionsThatExpect(always, 'invalid')).toBeUndefined()
  })
})
