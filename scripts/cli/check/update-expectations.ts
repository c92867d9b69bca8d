import { counted } from '#runner/counted'
import type { Expectations } from '#runner/expectations/expectations'
import type { ExpectationsFile } from '#runner/expectations/expectations-of'
import { narrowedExpectations } from '#runner/expectations/narrow-expectations'
import { expectationsText, updatedExpectations } from '#runner/expectations/update-expectations'
import { notLookedAt } from '#runner/log/known-before'
import type { RunLog } from '#runner/log/run-log'
import type { Problem } from '#runner/problem'
import { fail } from '../fail.ts'
import { keptPackage } from '../input/kept-package.ts'
import { writeFile } from '../output/write-file.ts'
import type { CheckFlags } from './check-flags.ts'

/** The action on the files. */
type ExpectationFlags = Pick<CheckFlags, 'updateExpectations' | 'narrowExpectations'>

/** A problem where expectations would be written into a package that an update replaces. */
export function writesIntoPackage(
  files: ReadonlyMap<string, ExpectationsFile>,
  flags: ExpectationFlags,
): Problem | undefined {
  if (!flags.updateExpectations && !flags.narrowExpectations) return undefined
  return [...files]
    .filter(([tool]) => tool !== 'reference')
    .map(([tool, { path }]) =>
      keptPackage(path, `name a file of your own: --expectations ${tool}.json`),
    )
    .find((inside) => inside !== undefined)
}

/**
 * Writes what a run has shown into the files of expectations, as far as the options ask for it, and says what they hold now.
 *
 * @returns what was written into files of one's own, whose new entries explain at once.
 */
export function updateExpectations(
  log: RunLog,
  files: ReadonlyMap<string, ExpectationsFile>,
  flags: ExpectationFlags,
): ReadonlyMap<string, Expectations> {
  const written = new Map<string, Expectations>()
  for (const [tool, { path, isOwn, own: recorded }] of files) {
    // An error of our own judge has to be fixed, not excused.
    if (tool === 'reference') continue
    const narrow =
      recorded !== undefined && flags.narrowExpectations
        ? narrowedExpectations(recorded, tool, log)
        : recorded
    // The reasons of a corpus are public, so that one has to be found; a private run must go on.
    const reason = isOwn ? notLookedAt : ''
    const updated = flags.updateExpectations
      ? updatedExpectations(narrow, tool, log, reason)
      : narrow
    if (updated === undefined) continue
    if (recorded === undefined && updated.entries.length === 0 && !isOwn) continue
    const unwritten = writeFile(path, expectationsText(updated))
    if (unwritten !== undefined) {
      fail(unwritten)
      continue
    }
    if (isOwn) written.set(tool, updated)
    const open = updated.entries.filter((entry) => entry.reason === reason).length
    const lack = isOwn ? `'${notLookedAt}'` : 'without a reason'
    console.error(
      `${path}: ${counted(updated.entries.length, 'entry', 'entries')}, ${open} of them ${lack}`,
    )
  }
  return written
}
