import type { ChildProcess } from 'node:child_process'

/** Milliseconds without anything from the pipes of a program that has ended. */
const quietMs = 200

/**
 * Calls `release` once a program has ended whose pipes are held by a process that it has started: its answer is whole,
 * and waiting for its time limit would be useless.
 *
 * @param bytes that have come from its pipes so far.
 */
export function atPipesHeld(
  child: ChildProcess | undefined,
  bytes: () => number,
  release: () => void,
): void {
  child?.once('exit', () => {
    let before = -1
    let isClosed = false
    const look = (): void => {
      // Timers come before pipes are read: this process may have been busy all the time.
      setImmediate(() => {
        if (isClosed) return
        if (bytes() === before) release()
        else wait()
      })
    }
    let timer: NodeJS.Timeout
    const wait = (): void => {
      before = bytes()
      timer = setTimeout(look, quietMs)
    }
    wait()
    child?.once('close', () => {
      isClosed = true
      clearTimeout(timer)
    })
  })
}
