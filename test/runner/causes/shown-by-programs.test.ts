import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assembleText } from '#runner/corpus/assembly'
import { type Corpus, readCorpus } from '#runner/corpus/read-corpus'
import type { Expectations } from '#runner/expectations/expectations'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import type { Tool } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import type { Problem } from '#runner/problem'
import { knownResults } from '#runner/results/known-results'
import { suites } from '#runner/tools/suites'
import { askedText, isDue, partsDue, partsText, readAsked } from '#scripts/dev/asked/asked-record'
import { shownFile } from '#scripts/dev/asked/record-files'
import '../../support/needs-tools.ts'
import { recordsAsked } from '../../support/records-asked.ts'
import { type Confirmed, confirmed, contentsOf } from '../../support/smallest-cases.ts'
import { confirmedResults, contentOfResults } from '../../support/smallest-results.ts'

// A harness shares its process between modules, and is built here: what only it shows is a defect of it. So these ask programs. That entries
// were shown is recorded: new and changed ones are asked about here, and a few of the others.

const folder = join(packageRoot(), 'corpus')

/** How long a program may take: a pass that hangs takes as long. */
const timeoutMs = 5_000

/** How long it may take where it is asked again, since a busy machine makes each program slow. */
const patientTimeoutMs = 90_000

/** Tools whose expectations are recorded by asking a device, or a library in this process: they have no program. */
const withoutProgram: ReadonlySet<string> = new Set([
  ...['agx', 'lavapipe', 'nvk', 'radv', 'swiftshader', 'turnip', 'vulkan-layers'],
  ...['pocl', 'rusticl', 'naga'],
])

const tools = readdirSync(join(folder, 'expectations'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => basename(file, '.json'))
  .filter((tool) => !withoutProgram.has(tool))

const specs = tools.flatMap((tool) => suites.map(({ name }) => ({ tool, suite: name })))

let corpus: Corpus
beforeAll(() => {
  const read = readCorpus(folder, assembleText)
  if (isProblem(read)) throw new Error(read.message)
  corpus = read
})

function expectationsFor(tool: string): Expectations {
  const files = expectationsOf([tool], join(folder, 'expectations'), [], 'read')
  const found = isProblem(files) ? undefined : files.get(tool)?.expectations
  if (found === undefined) throw new Error(`${tool} has no expectations`)
  return found
}

async function opened(spec: string, patience = timeoutMs): Promise<Tool | Problem> {
  const tool = await openTool(spec, { jobs: 2, timeoutMs: patience })
  if (isProblem(tool) && tool.code !== 'no-tool') throw new Error(tool.message)
  return tool
}

const recorded = readAsked(shownFile)

/** Where nothing is recorded of a tool that takes long to start, on a busy machine. */
const longTest = { timeout: 900_000 }

/** The number of recorded SPECs of which one is asked again. */
const share = 25

/** The SPECs of these tests that were not asked, or showed all of their entries. */
const shown = new Map<string, string>()

/** Asks a SPEC if it has to be asked, and remembers whether it shows its entries: the faults. */
async function faultsOnceAsked(
  name: string,
  content: string,
  ask: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const faults = isDue(recorded, name, content, share) ? await ask() : []
  if (faults.length === 0) shown.set(name, content)
  return faults
}

/** The faults that a program shows, opened for as long as it is asked, also if it may take its time. */
async function faultsShown(
  spec: string,
  ask: (program: Tool) => Promise<Confirmed>,
): Promise<readonly string[]> {
  const faultsWithin = async (patience: number) => {
    const program = await opened(spec, patience)
    if (isProblem(program)) throw new Error(program.message)
    const { faults } = await ask(program)
    program.close()
    return faults
  }
  const faults = await faultsWithin(timeoutMs)
  return faults.length === 0 ? faults : await faultsWithin(patientTimeoutMs)
}

afterAll(() => {
  if (recordsAsked)
    writeFileSync(shownFile, askedText({ tools: {}, questions: Object.fromEntries(shown) }))
})

describe('the expectations of a tool', () => {
  it('exist for many tools that are programs', () => {
    expect(tools.length).toBeGreaterThan(12)
  })

  it.for(specs)(
    'are what the program $tool@$suite shows',
    longTest,
    async ({ tool, suite }, context) => {
      const expectations = expectationsFor(tool)
      const program = await opened(`${tool}@${suite}`)
      // Programs that every suite has are fetched before the tests, so that their absence is a failure.
      if (isProblem(program) && ['spirv-val', 'spirv-opt', 'spirv-cross'].includes(tool))
        throw new Error(program.message)
      if (isProblem(program)) return context.skip(program.message)
      program.close()
      const faults: string[] = []
      const options = new Set(expectations.entries.flatMap((entry) => entry.options ?? ['']))
      for (const option of options) {
        const spec = `${tool}@${suite} ${option}`.trim()
        const contents = contentsOf({ ...program, name: spec }, expectations, corpus)
        const due = partsDue(recorded, spec, contents, share)
        const found =
          due.size === 0
            ? []
            : await faultsShown(spec, (told) => confirmed(told, expectations, corpus, due))
        if (found.length === 0) shown.set(spec, partsText(contents))
        faults.push(...found)
      }
      expect(faults).toEqual([])
    },
  )
})

describe('the expectations of a tool about cases with results', () => {
  const writing = specs.filter(({ tool }) => tool === 'spirv-opt' || tool === 'spirv-val')

  it.for(writing)('are what the program $tool@$suite shows', longTest, async ({ tool, suite }) => {
    const entries = knownResults(folder, tool)
    if (isProblem(entries)) throw new Error(entries.message)
    expect(entries.length).toBeGreaterThan(1)
    const program = await opened(`${tool}@${suite}`)
    if (isProblem(program)) throw new Error(program.message)
    program.close()
    const faults: string[] = []
    for (const option of new Set(entries.flatMap((entry) => entry.options ?? ['']))) {
      const spec = `${tool}@${suite} ${option}`.trim()
      const content = contentOfResults({ ...program, name: spec }, entries, corpus)
      const ask = () => faultsShown(spec, (told) => confirmedResults(told, entries, corpus))
      faults.push(...(await faultsOnceAsked(`${spec} about results`, content, ask)))
    }
    expect(faults).toEqual([])
  })
})

describe('an entry that a program does not show', () => {
  it('is reported, and so is one about a case that it answers rightly or that does not exist', async () => {
    const program = await opened('spirv-val@testing')
    if (isProblem(program)) throw new Error(program.message)
    const planted = (cases: readonly string[]): Expectations => ({
      tool: 'spirv-val',
      moving: {},
      entries: [{ cases: [...cases], outcome: 'crash', reason: 'planted', cause: 'planted' }],
    })
    const faultsOf = async (cases: readonly string[]) =>
      (await confirmed(program, planted(cases), corpus)).faults.join('\n')
    const right = await faultsOf(['core/magic-number/*'])
    expect(right).toMatch(/planted: no case shows it: crash of core\/magic-number/)
    expect(right).toMatch(/planted: covers a case that is answered rightly/)
    expect(await faultsOf(['core/no-such-rule/*'])).toMatch(/planted: covers no case/)
    const { entries } = planted(['core/magic-number/*'])
    const both = {
      ...planted([]),
      entries: [...entries, ...planted(['core/no-such-rule/*']).entries],
    }
    const [, due = ''] = contentsOf(program, both, corpus)
    const some = await confirmed(program, both, corpus, new Set([due]))
    expect(some.faults).toEqual([expect.stringContaining('planted: covers no case')])
    await expect(confirmed(program, both, corpus, new Set(['other']))).rejects.toThrow('no entry')
    program.close()
  })
})
