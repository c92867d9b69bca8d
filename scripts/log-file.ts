import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { line } from '#runner/log/write-run-log'

/** Where the lines of a run log go as they come, so that a run that is cut off leaves what it found. */
export interface LogFile {
  readonly write: (of: Parameters<typeof line>[0]) => void
  readonly close: () => void
}

/** `run.jsonl` in a folder that is there; nowhere where no folder is named. */
export function logFile(folder: string | undefined): LogFile {
  if (folder === undefined) return { write: () => {}, close: () => {} }
  const file = openSync(join(folder, 'run.jsonl'), 'w')
  return {
    write: (of) => {
      // Not `writeSync`, which writes a part of a line where the disk is almost full, and throws only at the next one.
      writeFileSync(file, line(of))
    },
    close: () => closeSync(file),
  }
}
