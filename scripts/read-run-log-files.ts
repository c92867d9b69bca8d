import { isProblem } from '#runner/is-problem'
import { mergeRunLogs } from '#runner/log/merge-run-logs'
import { readRunLog } from '#runner/log/read-run-log'
import type { RunLog } from '#runner/log/run-log'
import type { Problem } from '#runner/problem'
import { readOctets } from './read-octets.ts'

/** The run that files record, the shards of one run each; `-` is standard input. */
export async function readRunLogFiles(files: readonly string[]): Promise<RunLog | Problem> {
  const logs: RunLog[] = []
  for (const file of files) {
    const octets = await readOctets(file)
    if (!(octets instanceof Uint8Array)) return octets
    const log = readRunLog(new TextDecoder().decode(octets), file)
    if (isProblem(log)) return log
    logs.push(log)
  }
  return mergeRunLogs(logs)
}
