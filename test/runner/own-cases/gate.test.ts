import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ownCasesOf } from '#runner/own-cases/own-cases'
import { readOwnPairs } from '#runner/own-cases/own-pair-files'
import { packageRoot } from '#runner/package-root'
import { askedText, dueGroups, questionsDue, readAsked } from '#scripts/dev/asked/asked-record'
import { entriesAboutOwnCases, ownQuestions } from '#scripts/dev/asked/own-questions'
import { ownAskedFile } from '#scripts/dev/asked/record-files'
import { versionsOf } from '#scripts/dev/asked/versions-of'
import { ctsHere } from '../../support/cts-here.ts'
import { driversRequired } from '../../support/drivers-required.ts'
import '../../support/needs-tools.ts'
import { recordsAsked } from '../../support/records-asked.ts'

// Every answer of the newest tools to an own case is right or has a cause, and no entry is idle. That they were
// asked is recorded: new and changed cases are asked about here, and a few of the others.

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

/** `spirv-val` of `harness:spirv-val@testing`. */
const nameOf = (spec: string): string => spec.replace(/^.*:|@.*$/g, '')

const cases = ownCasesOf(readOwnPairs(join(packageRoot(), 'test/reference')))
const questions = ownQuestions(
  cases,
  entriesAboutOwnCases([...fetched, ...fetchedByDrivers].map(nameOf)),
)

/** The versions of the tools that were asked about everything. */
const asked = new Map<string, string>()

afterAll(() => {
  if (asked.size === 0) return
  const before = readAsked(ownAskedFile)
  const others = askedText({ ...before, questions }) === askedText(before) ? before.tools : {}
  const tools = { ...others, ...Object.fromEntries(asked) }
  writeFileSync(ownAskedFile, askedText({ tools, questions }))
})

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

/** Asks tools about the own cases that they have to be asked about, those together that have the same ones. */
async function explained(specs: readonly string[]): Promise<void> {
  const tools = await versionsOf(specs)
  const recorded = readAsked(ownAskedFile)
  for (const { specs: some, names } of dueGroups(questionsDue(recorded, { tools, questions }))) {
    expect(names.length, `${some}: the sample is empty`).toBeGreaterThan(3)
    const isWhole = names.length === Object.keys(questions).length
    const { stdout, exitCode } = await ctsHere([
      ...['check', '--own-cases', '--tool', ...some, '--strict', 'expectations'],
      ...(isWhole ? [] : ['--case', ...names.map((rule) => `own/${rule}/*`)]),
    ])
    expect(stdout).toMatch(/(?<!\d)0 unexplained/)
    expect(exitCode, stdout).toBe(0)
  }
  if (recordsAsked) for (const [spec, version] of Object.entries(tools)) asked.set(spec, version)
}
