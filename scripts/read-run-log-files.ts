import { isProblem } from '#runner/is-problem'
import { mergeRunLogs } from '#runner/log/merge-run-logs'
import { runLogReader } from '#runner/log/read-run-log'
import type { RunLog } from '#runner/log/run-log'
import type { Problem } from '#runner/problem'
import { eachLine } from './each-line.ts'

/** The run log of a file; `-` is standard input. */
export async function readRunLogFile(file: string): Promise<RunLog | Problem> {
  const reader = runLogReader(file)
  return (await eachLine(file, reader.take)) ?? reader.end()
}

/** The run that files record, the shards of one run each; `-` is standard input. */
export async function readRunLogFiles(files: readonly string[]): Promise<RunLog | Problem> {
  const logs: RunLog[] = []
  for (const file of files) {
    const log = await readRunLogFile(file)
    if (isProblem(log)) return log
    logs.push(log)
  }
  return mergeRunLogs(logs)
}
