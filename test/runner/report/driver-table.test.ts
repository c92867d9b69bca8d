import { describe, expect, it } from 'vitest'
import type { LoggedOracle, Result } from '#runner/log/run-log'
import { driverTable } from '#runner/report/driver-table'
import { header, loggedOracle, result, runLog } from '../log/sample-log.ts'

function driver(name: string, device: string): LoggedOracle {
  return { ...loggedOracle(name, '26.1'), kind: 'consumer', command: `${name} (${device})` }
}

function notGiven(name: string, oracle: string, why: string): Result {
  const logged = result(name, oracle, 'unsupported')
  return {
    ...logged,
    answers: logged.answers.map((answer) => ({ ...answer, verdict: { kind: 'unsupported', why } })),
  }
}

const [first, second] = ['vulkan:lavapipe', 'opencl:pocl'] as const
const table = driverTable(
  runLog(
    header([
      loggedOracle('spirv-val'),
      driver(first, 'llvmpipe, Vulkan 1.4'),
      driver(second, 'cpu'),
    ]),
    [
      result('SPV_TEST/one/valid-1', 'spirv-val', 'agree'),
      result('SPV_TEST/one/valid-1', first, 'agree'),
      result('SPV_TEST/one/valid-2', first, 'crash'),
      notGiven(
        'SPV_TEST/one/valid-1',
        second,
        'not valid in opencl2.2 for the reference: word 5: this',
      ),
      notGiven(
        'SPV_TEST/one/valid-2',
        second,
        'not valid in opencl2.2 for the reference: word 6: that',
      ),
      notGiven('SPV_TEST/two/valid-1', first, 'llvmpipe does not have Int64'),
      notGiven('SPV_TEST/two/valid-1', second, 'cpu does not have Int64'),
    ],
  ),
)
const lines = table.split('\n')

describe('the matrix of drivers', () => {
  it('has a column for each driver, whose header says what it opens and supports', () => {
    expect(lines).toContain('| | vulkan:lavapipe | opencl:pocl |')
    expect(lines).toContain('| device | llvmpipe, Vulkan 1.4 | cpu |')
    expect(lines).toContain('| cases that it has all for | 2 of 3 | 0 of 3 |')
  })

  it('has rows of texts and rules, and leaves out those that no driver was asked about', () => {
    expect(lines).toContain('| **SPV_TEST** | **1/2 cr1** | **n/a** |')
    expect(lines).toContain('| one | 1/2 cr1 | n/a |')
    expect(table).not.toContain('| two |')
    expect(table).toContain('1 rules are left out')
  })

  it('says why a driver was not asked about cases, each reason once', () => {
    const [, pocl = ''] = table.split('## Not given to opencl:pocl')
    expect(pocl).toContain('| not valid in opencl2.2 for the reference | 2 |')
    expect(pocl).toContain('| cpu does not have Int64 | 1 |')
    expect(pocl).not.toContain('llvmpipe')
  })
})
