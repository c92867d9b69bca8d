import { describe, expect, it } from 'vitest'
import type { Outcome } from '#runner/log/outcome'
import { silent } from '#runner/report/silent'
import { loggedOracle } from '../log/sample-log.ts'

const oracle = loggedOracle('spirv-val@testing', '2026.4')

const why = (counts: Partial<Record<Outcome, number>>, unexplained = 0) =>
  silent(oracle, {
    counts,
    asked: Object.values(counts).reduce((sum, count) => sum + count, 0),
    unexplained,
  })

describe('an oracle that agrees with none of its cases', () => {
  it.each([
    ['without an explanation of each wrong answer', { 'false-accept': 5 }, 1],
    ['because it is late, whatever explains that', { timeout: 5 }, 0],
    ['and is late with one of them', { 'false-accept': 4, timeout: 1 }, 0],
    ['and cannot be asked about one of them', { crash: 4, error: 1 }, 0],
    ['and contradicts none of them', { inconclusive: 5 }, 0],
  ] as const)('fails the run %s', (_, counts, unexplained) => {
    expect(why(counts, unexplained)).toMatch(/agrees with none of 5 cases/)
  })

  it.each([
    ['where expectations explain each of its answers', { 'false-accept': 3, inconclusive: 2 }],
    ['where it was hardly asked', { 'false-accept': 4, unsupported: 20 }],
  ] as const)('does not fail the run %s', (_, counts) => {
    expect(why(counts)).toBeUndefined()
  })
})
