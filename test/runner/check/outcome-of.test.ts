import { describe, expect, it } from 'vitest'
import { outcomeOf } from '#runner/check/outcome-of'
import type { Verdict } from '#spec/verdict'

const valid: Verdict = { kind: 'valid' }
const invalid: Verdict = { kind: 'invalid', phase: 'validate', blames: [], message: 'no' }
const revisions = { SPV_TEST: { '2024-01-01': 'valid', '2025-01-01': 'invalid' } } as const

describe('outcomeOf', () => {
  it('never counts an answer as wrong if another published version asks for it', () => {
    const explained = { outcome: 'other-revision', revision: 'SPV_TEST before 2025-01-01' }
    expect(outcomeOf({ expect: 'invalid', revisions }, valid, valid)).toEqual(explained)
    expect(outcomeOf({ expect: 'invalid', revisions }, invalid, valid)).toEqual({
      outcome: 'agree',
    })
    expect(outcomeOf({ expect: 'invalid', revisions }, invalid, invalid)).toEqual({
      outcome: 'inconclusive',
    })
    // By `--revision`, the older version is followed, and the newest is the other one.
    expect(outcomeOf({ expect: 'valid', revisions }, invalid, null)).toEqual({
      outcome: 'other-revision',
      revision: 'SPV_TEST from 2025-01-01',
    })
  })

  it('counts an answer as wrong if no version of the text allows it', () => {
    const other = { SPV_TEST: { '2024-01-01': 'valid' } } as const
    expect(outcomeOf({ expect: 'valid' }, invalid, null)).toEqual({ outcome: 'false-reject' })
    expect(outcomeOf({ expect: 'invalid' }, valid, valid)).toEqual({ outcome: 'false-accept' })
    expect(outcomeOf({ expect: 'valid', revisions: other }, invalid, null)).toEqual({
      outcome: 'false-reject',
    })
  })

  it('excuses no crash', () => {
    const crash: Verdict = { kind: 'crash', signal: 'SIGSEGV', message: '' }
    expect(outcomeOf({ expect: 'invalid', revisions }, crash, valid)).toEqual({ outcome: 'crash' })
  })
})
