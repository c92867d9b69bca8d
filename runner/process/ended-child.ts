import type { ChildProcess } from 'node:child_process'

/** Milliseconds in which a process of ours ends by itself: what it does at a time, for example to make a slice, takes less. */
const usualGraceMs = 20_000

/**
 * Closes the connection to a process of ours, and resolves when it has ended. It ends by itself once its connection is
 * closed, unless something in it never ends.
 *
 * @param graceMs after which a process that does not end by itself is killed.
 */
export async function endedChild(child: ChildProcess, graceMs = usualGraceMs): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  if (child.connected) child.disconnect()
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await exit
  clearTimeout(timer)
}
