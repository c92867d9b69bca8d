import { describe, expect, it } from 'vitest'
import type { Expectations } from '#runner/expectations/expectations'
import { newestRecorded, versionKnown } from '#runner/expectations/version-known'

function recorded(moving: Record<string, string>, ...untils: readonly string[]): Expectations {
  return {
    tool: 'spirv-val',
    moving,
    entries: untils.map((until) => ({
      versions: { since: '2023.1', until },
      rules: ['SPV_TEST/rule'],
      outcome: 'false-accept',
      reason: 'for a test',
    })),
  }
}

describe('the newest recorded version', () => {
  it('is the last one that entries or channels name, in numeric order', () => {
    expect(newestRecorded(recorded({}, '2025.9', '2025.10', '2024.1'))).toBe('2025.10')
    expect(newestRecorded(recorded({ testing: '2026.4' }, '2025.1'))).toBe('2026.4')
    expect(newestRecorded(recorded({}))).toBeUndefined()
  })
})

describe('the version whose entries hold', () => {
  const known = recorded({ testing: '2026.4' }, '2025.1', '2026.4')

  it('is the newest recorded one if a tool is newer', () => {
    expect(versionKnown('2026.5-dev', known)).toBe('2026.4')
    expect(versionKnown('v2027.1', known)).toBe('2026.4')
  })

  it('is the version of a tool that is not newer, or of which nothing is recorded', () => {
    for (const version of ['2026.4', '2026.4-dev', '2025.1', '2024.3', ''])
      expect(versionKnown(version, known)).toBe(version)
    expect(versionKnown('2026.5', undefined)).toBe('2026.5')
    expect(versionKnown('2026.5', recorded({}))).toBe('2026.5')
  })

  it('does not revive an entry that ended with an earlier release', () => {
    expect(versionKnown('2026.5', recorded({ testing: '2026.4' }, '2025.1'))).toBe('2026.4')
  })
})
