import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { manifestIn } from '#runner/corpus/manifest-in'
import { caseWithId, movesIn, withCurrentIds } from '#runner/corpus/moves-in'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { isProblem } from '#runner/is-problem'
import { withCurrentCases } from '#runner/log/with-current-cases'
import { packageRoot } from '#runner/package-root'
import { caseNamed } from '#scripts/cli/input/case-named'
import { choiceOf } from '#scripts/cli/options/case-options'
import { header, loggedOracle, result, runLog } from '../log/sample-log.ts'
import { temporaryFolder } from './fake-corpus.ts'

const committed = join(packageRoot(), 'corpus')
const manifest = manifestIn(committed)
if (manifest === undefined || isProblem(manifest)) throw new Error('no manifest')
const ids = new Set<string>(manifest.cases.map(({ id }) => id))
const [[old = '', now = ''] = []] = Object.entries(movesIn(committed))

describe('the id of a case', () => {
  it('is not given to another case, and leads to a case that exists', () => {
    const moves = Object.entries(movesIn(committed))
    expect(moves.length).toBeGreaterThan(100)
    expect(moves.filter(([from]) => ids.has(from))).toEqual([])
    expect(moves.filter(([, to]) => !ids.has(to))).toEqual([])
  })

  it('is followed if a case is named on the command line', () => {
    expect(caseWithId(manifest.cases, old, committed)?.id).toBe(now)
    expect(caseWithId(manifest.cases, now, committed)?.id).toBe(now)
    expect(caseWithId(manifest.cases, 'core/none/none-1', committed)).toBeUndefined()
    expect(caseNamed(old)).toEqual(caseNamed(now))
  })

  it('is read from a text with a hyphen in its name too', () => {
    const id = 'Vulkan-environment/local-size-specified/compute-1'
    expect(caseNamed(id)).toMatchObject({ control: null })
  })

  it('is followed in globs of cases, including those that exclude cases', () => {
    const choice = choiceOf({ case: [old, 'core/*/*', `!${old}`] }, committed)
    expect(choice).toEqual({ cases: [now, 'core/*/*', `!${now}`] })
    expect(withCurrentIds([old], {})).toEqual([old])
  })

  it('is followed in a user’s file of expectations, and in an earlier run', () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'expectations'))
    writeFileSync(join(folder, 'moved.json'), JSON.stringify({ [old]: now }))
    const file = join(folder, 'mine.json')
    const entries = [{ cases: [old, 'core/*'], outcome: 'crash', reason: 'known' }]
    writeFileSync(file, JSON.stringify({ tool: 'spirv-val', entries }))
    const found = expectationsOf(['spirv-val'], join(folder, 'expectations'), [file], 'read')
    if (isProblem(found)) throw new Error(found.message)
    expect(found.get('spirv-val')?.expectations?.entries[0]?.cases).toEqual([now, 'core/*'])

    const earlier = runLog(header([loggedOracle('spirv-val')]), [result(old, 'spirv-val', 'crash')])
    const [moved] = withCurrentCases(earlier, movesIn(folder)).results
    expect(moved).toEqual({ ...earlier.results[0], case: now })
  })
})
