import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCauses } from '#runner/causes/read-causes'
import { idMatcher } from '#runner/expectations/id-matcher'
import { readExpectations } from '#runner/expectations/read-expectations'
import { isProblem } from '#runner/is-problem'
import { notLookedAt } from '#runner/log/known-before'
import { isOfOwnCases, ownExpectationsFiles } from '#runner/own-cases/own-expectations'
import { packageRoot } from '#runner/package-root'
import { ownCases } from '../../support/own-cases.ts'

const folder = join(packageRoot(), 'test', 'reference', 'own-expectations')
const tools = readdirSync(folder).map((file) => basename(file, '.json'))

function entriesOf(tool: string) {
  const path = join(folder, `${tool}.json`)
  const read = readExpectations(readFileSync(path, 'utf8'), path)
  if (isProblem(read)) throw new Error(read.message)
  return read
}

function causesOf(tool: string): ReadonlySet<string> {
  const path = join(packageRoot(), 'corpus', 'causes', `${tool}.json`)
  const read = readCauses(readFileSync(path, 'utf8'), path)
  if (isProblem(read)) throw new Error(read.message)
  return new Set(Object.keys(read.causes))
}

/** The faults of the entries of a tool. */
function faultsOf(
  { entries }: Pick<ReturnType<typeof entriesOf>, 'entries'>,
  causes: ReadonlySet<string>,
): readonly string[] {
  return entries.flatMap((entry) => {
    const where = entry.cause ?? entry.reason
    const globs = entry.cases ?? []
    const idle = globs.filter((glob) => {
      const matches = idMatcher([glob])
      return !ownCases.some(({ id }) => matches(id))
    })
    return [
      ...(isOfOwnCases(entry) ? [] : [`${where}: is not about own cases alone`]),
      ...(causes.has(where) || entry.reason === notLookedAt
        ? []
        : [`${where}: is no cause of the tool`]),
      ...idle.map((glob) => `${where}: ${glob} is no own case`),
    ]
  })
}

describe('expectations about own cases', () => {
  it('belong to tools for which the command reads them', () => {
    expect(tools).toContain('spirv-val')
    expect(ownExpectationsFiles([...tools, 'no-such-tool'])).toEqual(
      tools.map((tool) => join(folder, `${tool}.json`)),
    )
  })

  it.for(tools)('name causes of %s, and own cases that exist', (tool) => {
    const recorded = entriesOf(tool)
    expect(recorded.tool).toBe(tool)
    expect(recorded.entries.length).toBeGreaterThan(0)
    expect(faultsOf(recorded, causesOf(tool))).toEqual([])
  })

  it('leave no answer unexamined', () => {
    const later = tools.flatMap((tool) =>
      entriesOf(tool).entries.flatMap(({ reason, cases = [] }) =>
        reason === notLookedAt ? cases : [],
      ),
    )
    expect(later).toEqual([])
  })

  it('are refused if they name anything else', () => {
    const entry = { outcome: 'false-accept', reason: 'planted', cause: 'no-such-cause' } as const
    const entries = [{ ...entry, cases: ['core/load-type/*', 'own/core/load-type/no-such-case'] }]
    expect(faultsOf({ entries }, new Set(['a-cause']))).toEqual([
      'no-such-cause: is not about own cases alone',
      'no-such-cause: is no cause of the tool',
      'no-such-cause: core/load-type/* is no own case',
      'no-such-cause: own/core/load-type/no-such-case is no own case',
    ])
  })
})
