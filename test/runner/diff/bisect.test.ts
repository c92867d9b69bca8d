import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bisect } from '#runner/diff/bisect'
import { comparison } from '#runner/diff/comparison'
import type { Side } from '#runner/diff/side'
import { side } from './sides.ts'

/** A list of builds, some of which accept a broken case, and the questions that each was asked. */
function builds(wrong: Readonly<Record<string, readonly boolean[]>>) {
  const asked: { readonly build: number; readonly cases: number }[] = []
  const names = Object.keys(wrong)
  const ask = async (build: number, cases: ReadonlySet<string> | undefined): Promise<Side> => {
    const wanted = names.filter((name) => cases === undefined || cases.has(name))
    asked.push({ build, cases: wanted.length })
    return side(
      Object.fromEntries(
        wanted.map((name) => [name, wrong[name]?.[build] ? 'false-accept' : 'agree']),
      ),
    )
  }
  const compare = (before: Side, after: Side) => comparison(before, after, () => undefined)
  const count = Object.values(wrong)[0]?.length ?? 0
  return {
    asked,
    run: () => bisect({ builds: Array.from({ length: count }, (_, index) => index), ask, compare }),
  }
}

const from = (first: number, length: number) => Array.from({ length }, (_, index) => index >= first)

describe('bisect over builds', () => {
  it('finds a change with as few builds as halving needs, asked about the changed case only', async () => {
    const { asked, run } = builds({ a: from(11, 16), b: from(99, 16) })
    const steps = await run()
    expect(steps.map((step) => [step.from, step.to])).toEqual([[10, 11]])
    expect(steps[0]?.comparison.changes).toMatchObject([{ case: 'a', class: 'regression' }])
    expect(asked).toHaveLength(2 + 4)
    expect(asked.slice(2).every(({ cases }) => cases === 1)).toBe(true)
  })

  it('asks only the first and the last build if nothing changed', async () => {
    const { asked, run } = builds({ a: from(99, 50) })
    expect(await run()).toEqual([])
    expect(asked.map(({ build }) => build)).toEqual([0, 49])
  })

  it('finds every change of every case that changes once, and asks no build twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 40 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
        async (length, firsts) => {
          const { asked, run } = builds(
            Object.fromEntries(firsts.map((first, index) => [`c${index}`, from(first, length)])),
          )
          const found = (await run()).flatMap((step) =>
            step.comparison.changes.map((change) => `${change.case} at ${step.to}`),
          )
          const expected = firsts.flatMap((first, index) =>
            first < length ? [`c${index} at ${first}`] : [],
          )
          expect(found.sort()).toEqual(expected.sort())
          expect(new Set(asked.map(({ build }) => build)).size).toBe(asked.length)
          const points = new Set(firsts.filter((first) => first < length)).size
          expect(asked.length).toBeLessThanOrEqual(2 + points * Math.ceil(Math.log2(length)))
        },
      ),
      { numRuns: 200 },
    )
  })
})
