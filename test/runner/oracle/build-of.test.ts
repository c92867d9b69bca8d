import { describe, expect, it } from 'vitest'
import { explainer } from '#runner/expectations/explainer'
import { readExpectations } from '#runner/expectations/read-expectations'
import { isProblem } from '#runner/is-problem'
import { buildOf } from '#runner/oracle/build-of'

describe('the build of a tool', () => {
  it.each([
    ['SPIRV-Tools v2026.4-dev v2026.3-12-g47c74f488\nTargets:\n  SPIR-V 1.0', '47c74f488'],
    [
      'SPIRV-Tools v2026.4 unknown hash, 2026-10-02T11:54:22+00:00\nTargets:',
      '2026-10-02T11:54:22+00:00',
    ],
    ['tool 1.2 (commit 0123abcd)', '0123abcd'],
    ['tool 1.2', undefined],
    ['', undefined],
  ])('is read from %j', (stated, expected) => {
    expect(buildOf(stated)).toBe(expected)
  })

  it('is a development build or the release of the same number', () => {
    const file = readExpectations(
      JSON.stringify({
        tool: 'spirv-val',
        entries: [
          { builds: ['47c74f4'], rules: ['core/*'], outcome: 'crash', reason: 'of August' },
        ],
      }),
      'mine.json',
    )
    if (isProblem(file)) throw new Error(file.message)
    const asked = { case: 'core/a/b', rule: 'core/a', environment: 'spv1.6' }
    const explained = (build?: string) =>
      explainer(file.entries, '2026.4', '', build).explains(asked, 'crash')
    expect(explained('47c74f488')?.reason).toBe('of August')
    expect(explained('47c7')?.reason).toBe('of August')
    expect(explained('99999999')).toBeUndefined()
    expect(explained()).toBeUndefined()
  })
})
