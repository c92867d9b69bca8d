import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { casesOfShard } from '#runner/check/cases-of-shard'
import { costsOf } from '#runner/check/costs-of'
import type { Answered } from '#runner/check/subject'
import { times } from '#runner/check/times'
import type { FiledCase } from '#runner/corpus/manifest'
import { header, loggedOracle, result, runLog } from '../log/sample-log.ts'

function filed(name: string, control: string | null = null, environments = 1): FiledCase {
  return {
    id: name,
    control,
    environments: Array.from({ length: environments }, () => 'spv1.6'),
  } as unknown as FiledCase
}

const ids = (cases: readonly FiledCase[]) => cases.map(({ id }) => id)

describe('casesOfShard', () => {
  it('puts every case into exactly one shard, whatever times are recorded', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.option(fc.integer({ min: 0, max: 1000 })), { minLength: 1, maxLength: 40 }),
        (count, recorded) => {
          const cases = recorded.map((_, index) =>
            filed(`c${index}`, index % 3 === 0 ? null : `c${index - (index % 3)}`),
          )
          const costs = new Map(
            recorded.flatMap((cost, index) =>
              cost === null ? [] : [[`c${index}`, cost] as const],
            ),
          )
          const all = Array.from({ length: count }, (_, index) =>
            ids(casesOfShard(cases, { index: index + 1, count, costs })),
          )
          expect(all.flat().sort()).toEqual(ids(cases).sort())
        },
      ),
    )
  })

  it('gives one expensive case a shard of its own', () => {
    const cases = Array.from({ length: 9 }, (_, index) => filed(`c${index}`))
    const costs = new Map(cases.map(({ id }, index) => [id, index === 4 ? 80 : 10]))
    const shards = [1, 2].map((index) => ids(casesOfShard(cases, { index, count: 2, costs })))
    expect(shards).toContainEqual(['c4'])
  })

  it('keeps cases together with their control', () => {
    const cases = [filed('a'), filed('b'), filed('a1', 'a'), filed('b1', 'b'), filed('a2', 'a')]
    const shards = [1, 2].map((index) => ids(casesOfShard(cases, { index, count: 2 })))
    expect(shards).toEqual([
      ['a', 'a1', 'a2'],
      ['b', 'b1'],
    ])
  })

  it('counts environments if no times are recorded', () => {
    const cases = [filed('wide', null, 3), filed('x'), filed('y'), filed('z')]
    expect(ids(casesOfShard(cases, { index: 1, count: 2 }))).toEqual(['wide'])
  })
})

describe('recorded times', () => {
  it('are added up over all tools', () => {
    const names = ['a', 'b']
    const log = runLog(
      header(names.map((name) => loggedOracle(name))),
      names.map((name, index) => ({ ...result('SPV_TEST/one/x', name, 'agree'), ms: index + 1.5 })),
    )
    expect([...costsOf(log)]).toEqual([['SPV_TEST/one/x', 4]])
    expect(costsOf(runLog(log.header, [result('SPV_TEST/one/x', 'a', 'agree')])).size).toBe(0)
  })

  it('are shares of the time of a batch, with time-outs charged to the cases that waited', () => {
    const answered = (...kinds: readonly string[]) =>
      ({ answers: kinds.map((kind) => ({ verdict: { kind, ms: 1000 } })) }) as unknown as Answered
    expect(
      times([answered('valid'), answered('valid', 'invalid'), answered('timeout')], 1080),
    ).toEqual([20, 40, 1020])
    expect(times([], 5)).toEqual([])
  })
})
