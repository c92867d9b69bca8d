import { sep } from 'node:path'
import { counted } from '#runner/counted'
import type { ExpectationsFile } from '#runner/expectations/expectations-of'
import { narrowedExpectations } from '#runner/expectations/narrow-expectations'
import { expectationsText, updatedExpectations } from '#runner/expectations/update-expectations'
import type { RunLog } from '#runner/log/run-log'
import { type Problem, problem } from '#runner/problem'
import type { CheckFlags } from './check-flags.ts'
import { fail } from './fail.ts'
import { writeFile } from './write-file.ts'

/** What is to be done with the files. */
type Flags = Pick<CheckFlags, 'updateExpectations' | 'narrowExpectations'>

/** The reason of a new entry in a file of one's own. */
const notLookedAt = 'not looked at'

/** A problem where expectations would be written into a package that an update replaces. */
export function writesIntoPackage(
  files: ReadonlyMap<string, ExpectationsFile>,
  flags: Flags,
): Problem | undefined {
  if (!flags.updateExpectations && !flags.narrowExpectations) return undefined
  const inside = [...files].find(
    ([tool, { path }]) => tool !== 'reference' && path.split(sep).includes('node_modules'),
  )
  return inside === undefined
    ? undefined
    : problem(
        'bad-usage',
        `${inside[1].path}: belongs to an installed package and is not changed`,
        `name a file of your own: --expectations ${inside[0]}.json`,
      )
}

/** Writes what a run has shown into the files of expectations, as far as the options ask for it, and says what they hold now. */
export function updateExpectations(
  log: RunLog,
  files: ReadonlyMap<string, ExpectationsFile>,
  flags: Flags,
): void {
  for (const [tool, { path, isOwn, own }] of files) {
    // An error of our own judge has to be fixed, not excused.
    if (tool === 'reference') continue
    const narrow =
      own !== undefined && flags.narrowExpectations ? narrowedExpectations(own, tool, log) : own
    // The reasons of a corpus are for everybody, so that one has to be found; one's own run must go on.
    const reason = isOwn ? notLookedAt : ''
    const updated = flags.updateExpectations
      ? updatedExpectations(narrow, tool, log, reason)
      : narrow
    if (updated === undefined) continue
    if (own === undefined && updated.entries.length === 0) continue
    const unwritten = writeFile(path, expectationsText(updated))
    if (unwritten !== undefined) {
      fail(unwritten)
      continue
    }
    const open = updated.entries.filter((entry) => entry.reason === reason).length
    const lack = isOwn ? `'${notLookedAt}'` : 'without a reason'
    console.error(
      `${path}: ${counted(updated.entries.length, 'entry', 'entries')}, ${open} of them ${lack}`,
    )
  }
}
