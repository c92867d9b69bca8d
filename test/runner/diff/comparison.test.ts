import { describe, expect, it } from 'vitest'
import { changeClass } from '#runner/diff/change-class'
import { comparison } from '#runner/diff/comparison'
import { outcomes } from '#runner/log/outcome'
import { type Short, side } from './sides.ts'

const control = 'SPV_TEST/one/valid-1'
const broken = 'SPV_TEST/one/broken-1'
const controlOf = (id: string) => (id === broken ? control : undefined)

function changes(before: Readonly<Record<string, Short>>, after: Readonly<Record<string, Short>>) {
  return comparison(side(before), side(after), controlOf).changes
}

describe('changeClass', () => {
  it.each([
    ['agree', 'false-accept', 'regression'],
    ['agree', 'unsupported', 'regression'],
    ['false-accept', 'agree', 'improvement'],
    ['unsupported', 'agree', 'improvement'],
    ['unsupported', 'false-accept', 'other'],
    ['false-reject', 'unsupported', 'other'],
    ['unsupported', 'crash', 'regression'],
    ['false-accept', 'crash', 'regression'],
    ['crash', 'false-accept', 'improvement'],
    ['crash', 'agree', 'improvement'],
    ['crash', 'inconclusive', 'improvement'],
    ['crash', 'unsupported', 'improvement'],
    ['crash', 'timeout', 'other'],
    ['agree', 'other-revision', 'other'],
    ['other-revision', 'agree', 'other'],
    ['other-revision', 'false-reject', 'regression'],
    ['false-reject', 'other-revision', 'improvement'],
  ] as const)('is for a change from %s to %s: %s', (before, after, expected) => {
    expect(changeClass(before, after)).toBe(expected)
  })

  it('never gives a change and its reverse the same good or bad name', () => {
    expect(outcomes.length).toBeGreaterThan(2)
    for (const before of outcomes)
      for (const after of outcomes) {
        const changed = changeClass(before, after)
        if (before === after || changed === 'other') continue
        expect(changeClass(after, before), `${before} ${after}`).not.toBe(changed)
      }
  })
})

describe('the comparison of two runs', () => {
  it('distinguishes the same answer from the same answer with another message', () => {
    expect(changes({ [broken]: 'agree: no 1' }, { [broken]: 'agree: no 1' })).toEqual([])
    expect(changes({ [broken]: 'agree: no 1' }, { [broken]: 'agree: never' })).toMatchObject([
      { case: broken, class: 'message-only' },
    ])
  })

  it('attributes an inconclusive answer to the control', () => {
    const before = { [control]: 'agree', [broken]: 'agree' } as const
    const after = { [control]: 'false-reject', [broken]: 'inconclusive' } as const
    expect(changes(before, after)).toMatchObject([
      { case: broken, class: 'other', follows: control },
      { case: control, class: 'regression' },
    ])
    expect(changes(after, before)).toMatchObject([
      { case: broken, class: 'other', follows: control },
      { case: control, class: 'improvement' },
    ])
  })

  it('does not call it a regression if only a mended error had refused an invalid case', () => {
    const valid = 'SPV_TEST/two/valid-1'
    const before = {
      [broken]: 'agree: no %3 in OpLoad',
      [valid]: 'false-reject: no %4 in OpStore',
    } as const
    const after = { [broken]: 'false-accept', [valid]: 'agree' } as const
    expect(changes(before, after)).toMatchObject([
      { case: broken, class: 'other', wrongReason: true },
      { case: valid, class: 'improvement' },
    ])
    // The same words of another case that stays refused show no error.
    expect(changes({ ...before, [valid]: 'agree' }, after)).toMatchObject([
      { case: broken, class: 'regression' },
    ])
    const other = { ...before, [broken]: 'agree: not aligned' } as const
    expect(changes(other, after)[0]).toMatchObject({ class: 'regression' })
  })

  it('attributes a change to the case itself if the control was not asked about or did not change', () => {
    expect(changes({ [broken]: 'agree' }, { [broken]: 'inconclusive' })).toMatchObject([
      { class: 'regression' },
    ])
    const found = changes(
      { [control]: 'false-reject', [broken]: 'inconclusive' },
      { [control]: 'false-reject', [broken]: 'false-accept' },
    )
    expect(found).toMatchObject([{ case: broken, class: 'other' }])
    expect(found[0]).not.toHaveProperty('follows')
  })

  it('never excuses a crash by its control', () => {
    const found = changes(
      { [control]: 'false-reject', [broken]: 'inconclusive' },
      { [control]: 'agree', [broken]: 'crash' },
    )
    expect(found.map((change) => change.class)).toEqual(['regression', 'improvement'])
  })

  it('calls an answer that is given only in some runs neither better nor worse', () => {
    const [usual, crashed] = [side({ [broken]: 'agree' }), side({ [broken]: 'crash' })]
    const results = [...crashed.results].map((result) => ({
      ...result,
      answers: result.answers.map((answer) => ({ ...answer, sometimes: true as const })),
    }))
    const unlucky = { ...crashed, results }
    expect(comparison(usual, unlucky, controlOf).changes).toMatchObject([{ class: 'other' }])
    expect(comparison(unlucky, usual, controlOf).changes).toMatchObject([{ class: 'other' }])
  })

  it('counts answers that only one side has', () => {
    const found = comparison(
      side({ a: 'agree', 'SPV_TEST/one/b': 'agree' }),
      side({ 'SPV_TEST/one/b': 'agree', 'SPV_TEST/one/c': 'agree', d: 'agree' }),
      () => undefined,
    )
    expect(found).toMatchObject({ onlyBaseline: 1, onlyCandidate: 2, compared: 1, changes: [] })
    expect([...found.unchanged].map((entry) => entry.case)).toEqual(['SPV_TEST/one/b'])
  })
})
