import type { ChildProcess } from 'node:child_process'
import { killGroup } from './kill-group.ts'

/**
 * Kills the group of `child` should this process end first: in a group of its own it gets no Ctrl-C from the terminal.
 *
 * @returns takes the arrangement back.
 */
export function killAtExit(child: ChildProcess | undefined): () => void {
  const kill = (): void => killGroup(child)
  // One listener per running child is not a leak, and node would warn at the eleventh. Libraries add some of their own.
  const needed = process.listenerCount('exit') + 16
  if (process.getMaxListeners() < needed) process.setMaxListeners(needed)
  process.once('exit', kill)
  return () => process.removeListener('exit', kill)
}
