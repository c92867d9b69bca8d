import { isProblem } from '#runner/is-problem'
import { mergeRuns } from '#runner/log/merge-run-logs'
import { type RunEnds, runLogReader } from '#runner/log/read-run-log'
import { byCase, type LoggedRun, type Result } from '#runner/log/run-log'
import { spool } from '#runner/log/spool'
import type { Problem } from '#runner/problem'
import { eachLine } from './each-line.ts'

/** The data of a run log besides its results, each of which is kept; `-` is standard input. */
async function readResults(
  file: string,
  keep: (result: Result) => void,
): Promise<RunEnds | Problem> {
  const reader = runLogReader(file, keep)
  return (await eachLine(file, reader.take)) ?? reader.end()
}

/**
 * The run log of a file, or `-` for standard input, in memory that does not grow with it: results beyond some megabytes are in a
 * temporary file.
 */
export async function openRunLogFile(file: string): Promise<LoggedRun | Problem> {
  const results = spool(byCase)
  const ends = await readResults(file, results.add)
  return isProblem(ends) ? ends : { ...ends, results }
}

/** The run that files record, the shards of one run each; otherwise as {@link openRunLogFile}. */
export async function openRunLogFiles(files: readonly string[]): Promise<LoggedRun | Problem> {
  const results = spool(byCase)
  const shards: RunEnds[] = []
  for (const file of files) {
    const ends = await readResults(file, results.add)
    if (isProblem(ends)) return ends
    shards.push(ends)
  }
  return mergeRuns(shards, results)
}
