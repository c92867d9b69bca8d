import { describe, expect, it } from 'vitest'
import { suites } from '#runner/tools/suites'
import { ctsHere } from '../../support/cts-here.ts'
import '../../support/needs-tools.ts'

// Every answer of the newest spirv-val to an own case is right, has a cause or waits to be looked at, and no entry is idle.

const minutes = 60_000

describe('own cases, asked of spirv-val', () => {
  it.for(suites.map(({ name }) => name).filter((name) => name === 'testing'))(
    'leave no answer of the suite %s unexplained, and need every entry',
    { timeout: 15 * minutes },
    async (suite) => {
      const { stdout, exitCode } = await ctsHere([
        'check',
        '--own-cases',
        '--tool',
        `spirv-val@${suite}`,
        '--strict',
        'expectations',
      ])
      expect(stdout).toContain('0 unexplained')
      expect(exitCode, stdout).toBe(0)
    },
  )
})
