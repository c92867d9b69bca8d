import { z } from 'zod'
import { isProblem } from '../is-problem.ts'
import { readRunLog } from '../log/read-run-log.ts'
import type { LoggedRun, RunLog } from '../log/run-log.ts'
import { runLogText } from '../log/write-run-log.ts'
import { pack, unpack } from './pack.ts'

/** Octets of a run log: the same for the same log. */
export function packLog(log: LoggedRun): Uint8Array {
  return pack(runLogText(log))
}

/**
 * The log in such octets. Throws if there is none.
 *
 * @param name for messages.
 */
export function unpackLog(octets: Uint8Array, name: string): RunLog {
  const log = readRunLog(unpack(octets, z.string()), name)
  if (isProblem(log)) throw new Error(log.message)
  return log
}
