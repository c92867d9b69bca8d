import { describe, expect, it } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import { ctsHere } from '../../support/cts-here.ts'
import { driversRequired } from '../../support/drivers-required.ts'
import '../../support/needs-tools.ts'

// Every answer of the newest tools to an own case is right, has a cause or waits to be looked at, and no entry is idle.

const minutes = 60_000

/**
 * Programs of SPIRV-Tools and its neighbours, which are fetched before the tests wherever these run. Harnesses give the answers
 * of the programs, and need no process for each of thousands of modules.
 */
const fetched = [
  ...['harness:spirv-val', 'harness:spirv-as', 'harness:spirv-dis', 'harness:spirv-opt'],
  ...['spirv-diff', 'spirv-lint', 'spirv-objdump', 'spirv-cross'],
]

/** Drivers and translators, which are fetched for continuous integration alone. */
const fetchedByDrivers = ['llvm-spirv@testing', 'vulkan:lavapipe', 'opencl:pocl', 'harness:naga']

/** Asks one tool about the own cases. */
async function asked(spec: string) {
  return ctsHere(['check', '--own-cases', '--tool', spec, '--strict', 'expectations'])
}

describe('own cases, asked of the newest tools', () => {
  it.for(fetched)(
    'leave no answer of %s unexplained, and need every entry',
    { timeout: 15 * minutes },
    async (program) => {
      const { stdout, exitCode } = await asked(`${program}@testing`)
      expect(stdout).toMatch(/(?<!\d)0 unexplained/)
      expect(exitCode, stdout).toBe(0)
    },
  )

  it.for(fetchedByDrivers)(
    'leave no answer of %s unexplained, and need every entry',
    { timeout: 15 * minutes },
    async (spec, context) => {
      const tool = await openTool(spec, { jobs: 1 })
      if (isProblem(tool)) {
        if (driversRequired) throw new Error(tool.message)
        return context.skip(tool.message)
      }
      tool.close()
      const { stdout, exitCode } = await asked(spec)
      expect(stdout).toMatch(/(?<!\d)0 unexplained/)
      expect(exitCode, stdout).toBe(0)
    },
  )
})
