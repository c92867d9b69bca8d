import { describe, expect, it } from 'vitest'
import { columnsOf } from '#runner/pages/columns'
import { runLine, wrongParts } from '#runner/pages/report/headline'
import { foundCauses } from '#runner/report/causes/found-causes'
import { figures } from '#runner/report/figures'
import { header, loggedOracle, result, runLog } from '../../log/sample-log.ts'

const [old, current, other] = [
  loggedOracle('harness:spirv-val@stable', '2025.1'),
  loggedOracle('harness:spirv-val@testing', '2026.4'),
  loggedOracle('spirv-dis@testing', '2026.4'),
]
const reference = loggedOracle('reference', '0.2.0')
const log = runLog(header([reference, old, current, other]), [
  result('SPV_TEST/one/a', current.name, 'false-accept', 'does not look at one'),
  result('SPV_TEST/two/a', current.name, 'false-accept', 'does not look at two'),
  result('SPV_TEST/one/a', old.name, 'false-accept', 'does not look at three'),
])

describe('the head of a report', () => {
  const figured = figures(log)
  const causes = foundCauses(log, () => undefined)

  it('gives the faults of the newest version of each tool, even if the run passed', () => {
    expect(figured.failed).toBe(false)
    expect(wrongParts(figured, causes)).toEqual([
      { count: '2 errors', isWrong: true, tool: 'spirv-val 2026.4' },
      { count: 'none', isWrong: false, tool: 'spirv-dis 2026.4' },
    ])
    expect(runLine(figured)).toBe('no disagreement is new; 3 disagreements are explained')
  })

  it('says that no tool has an error, or that there is no tool', () => {
    expect(wrongParts(figured, [])[0]).toMatchObject({ count: 'No error', isWrong: false })
    expect(wrongParts({ oracles: [reference] }, causes)).toEqual([])
  })
})

describe('the columns of a report', () => {
  it('are the newest version of each tool, then older ones, then the reference', () => {
    expect(columnsOf([reference, old, current, other]).map(({ oracle }) => oracle)).toEqual([
      ...[current.name, other.name, old.name, 'reference'],
    ])
  })

  it('have short names, with the channel if two names would be alike', () => {
    const same = loggedOracle('spirv-val', '2026.4')
    expect(columnsOf([current, old]).map(({ name, version }) => [name, version])).toEqual([
      ['spirv-val', '2026.4'],
      ['spirv-val', '2025.1'],
    ])
    expect(columnsOf([current, same]).map(({ version }) => version.trim())).toEqual([
      '2026.4 testing',
      '2026.4',
    ])
  })
})
