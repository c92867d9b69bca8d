import { type ChildProcess, spawnSync } from 'node:child_process'
import { hasShell } from './has-shell.ts'

/** The words that end a process and all that it started on a system without process groups. */
export function treeKiller(pid: number): readonly [string, ...string[]] {
  return ['taskkill', '/pid', String(pid), '/T', '/F']
}

/**
 * Kills the process group that `child` leads and lets go of its pipes, which a survivor in another group could
 * otherwise hold open for ever. Does nothing when the group is gone.
 */
export function killGroup(child: ChildProcess | undefined): void {
  if (child?.pid === undefined) return
  try {
    if (hasShell()) process.kill(-child.pid, 'SIGKILL')
    else {
      // Not by zx, whose kill does the same later: a process that is about to exit waits for nothing.
      const [program, ...args] = treeKiller(child.pid)
      spawnSync(program, args, { windowsHide: true, stdio: 'ignore' })
    }
  } catch {
    child.kill('SIGKILL')
  }
  child.stdout?.destroy()
  child.stderr?.destroy()
}
