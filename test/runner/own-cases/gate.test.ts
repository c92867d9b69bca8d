import { describe, expect, it } from 'vitest'
import { ctsHere } from '../../support/cts-here.ts'
import { driversRequired } from '../../support/drivers-required.ts'
import '../../support/needs-tools.ts'

// Every answer of the newest tools to an own case is right, has a cause or waits to be looked at, and no entry is idle.

const minutes = 60_000

/** Programs of SPIRV-Tools, which are fetched before the tests wherever these run; harnesses give their answers without a process for each module. */
const fetched = [
  'harness:spirv-val',
  'harness:spirv-as',
  'harness:spirv-dis',
  'harness:spirv-opt',
].map((spec) => `${spec}@testing`)

/** Drivers and readers, which are fetched for continuous integration alone. */
const fetchedByDrivers = ['llvm-spirv@testing', 'vulkan:lavapipe', 'opencl:pocl', 'harness:naga']

describe('own cases, asked of the newest tools', () => {
  it(
    'leave no answer of the fetched tools unexplained, and need every entry',
    async () => {
      await explained(fetched)
    },
    15 * minutes,
  )

  it(
    'leave no answer of drivers and readers unexplained, and need every entry',
    async (context) => {
      if (!driversRequired) return context.skip()
      await explained(fetchedByDrivers)
    },
    15 * minutes,
  )
})

/** Asks tools about the own cases together, so that these are made and judged once. */
async function explained(specs: readonly string[]): Promise<void> {
  const { stdout, exitCode } = await ctsHere([
    ...['check', '--own-cases', '--tool', ...specs, '--strict', 'expectations'],
  ])
  expect(stdout).toMatch(/(?<!\d)0 unexplained/)
  expect(exitCode, stdout).toBe(0)
}
