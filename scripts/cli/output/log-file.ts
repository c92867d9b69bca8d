import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from '#runner/counted'
import { line } from '#runner/log/write-run-log'

/** The destination of the lines of a run log as they come, so that a run that is cut off leaves what it found. */
export interface LogFile {
  readonly write: (logLine: Parameters<typeof line>[0]) => void
  readonly close: () => void
}

/** Exit codes above this one are those of signals. */
const signalled = 128

/** `run.jsonl` in a folder that is there; nowhere where no folder is named. */
export function logFile(folder: string | undefined): LogFile {
  if (folder === undefined) return { write: () => {}, close: () => {} }
  const path = join(folder, 'run.jsonl')
  const file = openSync(path, 'w')
  let results = 0
  const say = (code: number): void => {
    if (code > signalled)
      console.error(`interrupted: ${path} holds ${counted(results, 'result')} of an incomplete run`)
  }
  return {
    write: (logLine) => {
      // Not sooner: something that listens for the exit makes Ctrl-C wait for what this process calculates.
      const isOrderly = process.listenerCount('SIGINT') > 0
      if (isOrderly && !process.listeners('exit').includes(say)) process.once('exit', say)
      if (logLine.kind === 'result') results++
      // Not `writeSync`, which writes a part of a line where the disk is almost full, and throws only at the next one.
      writeFileSync(file, line(logLine))
    },
    close: () => {
      process.removeListener('exit', say)
      closeSync(file)
    },
  }
}
