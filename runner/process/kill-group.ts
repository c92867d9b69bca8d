import type { ChildProcess } from 'node:child_process'

/**
 * Kills the process group that `child` leads and lets go of its pipes, which a survivor in another group could
 * otherwise hold open for ever. Does nothing when the group is gone.
 */
export function killGroup(child: ChildProcess | undefined): void {
  if (child?.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
  child.stdout?.destroy()
  child.stderr?.destroy()
}
