import { expect, it } from 'vitest'
import { costsOf } from '#runner/check/costs-of'
import { knownIn } from '#runner/check/known-in'
import { causes } from '#runner/diff/causes'
import { comparison } from '#runner/diff/comparison'
import { diffLog } from '#runner/diff/diff-log'
import { sideOf } from '#runner/diff/side-of'
import { isProblem } from '#runner/is-problem'
import { withCurrentCases } from '#runner/log/with-current-cases'
import { runLogLines } from '#runner/log/write-run-log'
import { siteOf } from '#runner/pages/site/site'
import { siteRuns } from '#runner/pages/site/site-run'
import { type MadeRun, madeOracles, madeRun } from './made-results.ts'

const [oracle] = madeOracles
if (oracle === undefined) throw new Error('no oracle')

/** The memory kept for each result of runs that were iterated: much less than a result takes. */
function expectLittle(...runs: readonly MadeRun[]): void {
  const kept = runs.flatMap((run) => run.kept())
  expect(kept.length).toBeGreaterThanOrEqual(runs.length)
  for (const octets of kept) expect(octets).toBeLessThan(60)
}

it('a baseline of check needs no more memory for more answers', () => {
  const baseline = madeRun()
  const known = knownIn(withCurrentCases(baseline.run, { 'SPV_TEST/one/none': 'x' }), oracle)
  const asked = { case: 'SPV_TEST/one/x-00000000', environment: 'spv1.6' }
  expect(known(asked, 'false-accept')).toBe('in the baseline')
  expect(costsOf(baseline.run).size).toBe(0)
  expectLittle(baseline)
})

it('the two logs of diff need no more memory for more answers', () => {
  const [before, after] = [madeRun(), madeRun()]
  const sides = [before, after].map(({ run }) => sideOf(run, oracle.name))
  const [baseline, candidate] = sides
  if (baseline === undefined || candidate === undefined) throw new Error('no side')
  const found = comparison(baseline, candidate, (id) => id)
  expect(found).toMatchObject({ compared: 7_000, onlyBaseline: 0, changes: [] })
  let unchanged = 0
  for (const _ of found.unchanged) unchanged++
  expect([unchanged, causes(found, () => undefined)]).toEqual([7_000, []])
  const { header } = after.run
  for (const _ of runLogLines(diffLog(header, header, [[baseline, candidate]])));
  expectLittle(before, after)
})

it('the runs of a site need no more memory for more answers', () => {
  const [first, second] = [madeRun(), madeRun()]
  const runs = siteRuns(
    [
      { day: '2026-11-01', log: first.run },
      { day: '2026-11-02', log: second.run },
    ],
    { causeOf: () => undefined },
  )
  if (isProblem(runs)) throw new Error(runs.message)
  expect(siteOf(runs).causes.map(({ cases }) => cases.size)).toEqual([1])
  expectLittle(first, second)
})
