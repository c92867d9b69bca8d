import { describe, expect, it } from 'vitest'
import { isProblem } from '#runner/is-problem'
import type { Result } from '#runner/log/run-log'
import { siteOf } from '#runner/pages/site/site'
import { siteRuns } from '#runner/pages/site/site-run'
import { countsOf, errorsOf } from '#runner/report/causes/error-counts'
import { foundCauses } from '#runner/report/causes/found-causes'
import { faceAt, joinFaults, separate } from '#runner/report/causes/joined-faults'
import { nextCommand } from '#runner/report/causes/next-commands'
import type { RecordedCause } from '#runner/report/causes/recorded-cause'
import { header, loggedOracle, result, runLog } from '../../log/sample-log.ts'

const oracles = [loggedOracle('radv', '26.1'), loggedOracle('nvk', '26.1')].map((oracle) => ({
  ...oracle,
  kind: 'consumer' as const,
}))

function because(cause: string, answered: Result): Result {
  return {
    ...answered,
    answers: answered.answers.map((answer) => ({ ...answer, explained: 'so', cause })),
  }
}

const recorded: Readonly<Record<string, RecordedCause>> = {
  'radv/empty': {
    summary: 'Crashes at an empty structure.',
    section: '1',
    kind: 'bug',
    severity: 'crash',
    shared: 'nvk/empty',
  },
  'nvk/empty': {
    summary: 'Refuses an empty structure.',
    section: '1',
    kind: 'bug',
    severity: 'refuses-valid',
  },
  'nvk/nested': {
    summary: 'Refuses a nested empty structure.',
    section: '1',
    kind: 'bug',
    severity: 'refuses-valid',
    shared: 'nvk/empty',
  },
}
const run = runLog(header(oracles), [
  because('empty', result('SPV_TEST/one/valid-1', 'radv', 'crash')),
  because('empty', result('SPV_TEST/one/valid-1', 'nvk', 'false-reject')),
  because('nested', result('SPV_TEST/two/valid-2', 'nvk', 'false-reject')),
])
const causeOf = (tool: string, id: string) => recorded[`${tool}/${id}`]
const faults = foundCauses(run, causeOf)

describe('causes that are one fault', () => {
  it('make one row, with the words of the cause that represents them and all cases', () => {
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatchObject({
      tool: 'nvk',
      id: 'empty',
      severity: 'crash',
      rules: ['SPV_TEST/one', 'SPV_TEST/two'],
    })
    expect([...(faults[0]?.cases ?? [])]).toEqual([
      ['radv', ['SPV_TEST/one/valid-1']],
      ['nvk', ['SPV_TEST/one/valid-1', 'SPV_TEST/two/valid-2']],
    ])
  })

  it('count once for each tool, with their behaviour in it', () => {
    expect(countsOf(errorsOf(faults, 'radv'))).toMatchObject({ crash: 1, 'refuses-valid': 0 })
    expect(countsOf(errorsOf(faults, 'nvk'))).toMatchObject({ crash: 0, 'refuses-valid': 1 })
    expect(errorsOf(faults, 'nvk', 'SPV_TEST')).toHaveLength(1)
    expect(errorsOf(faults, 'nvk', 'SPV_OTHER')).toEqual([])
    expect(faults[0] && faceAt(faults[0], 'lavapipe')).toBeUndefined()
  })

  it('lead to a kit for the cause of the named tool', () => {
    const [fault] = faults
    expect(fault && nextCommand(fault, oracles)).toMatch(/bugs --tool nvk --cause empty$/)
    const [, nvk] = oracles
    const onlyRadv =
      fault &&
      nextCommand(
        fault,
        oracles.filter((oracle) => oracle !== nvk),
      )
    expect(onlyRadv).toMatch(/bugs --tool radv --cause empty$/)
  })

  it('can be separated and joined again', () => {
    expect(separate(faults).map(({ tool, id }) => `${tool}/${id}`)).toEqual([
      'radv/empty',
      'nvk/empty',
      'nvk/nested',
    ])
    expect(joinFaults(separate(faults))).toEqual(faults)
  })

  it('make one row of a site, with one error of each tool', () => {
    const runs = siteRuns([{ day: '2026-11-01', log: run }], { causeOf })
    if (isProblem(runs)) throw new Error(runs.message)
    const site = siteOf(runs)
    expect(site.causes).toHaveLength(1)
    expect([...(site.causes[0]?.cases.keys() ?? [])].sort()).toEqual(['nvk 26.1', 'radv 26.1'])
    expect(site.news.map(({ tool, errors }) => [tool, errors])).toEqual([
      ['nvk', 1],
      ['radv', 1],
    ])
  })
})
