import { spawn } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'

/** A nice value: tests that run meanwhile measure time. */
const priority = 5

/**
 * Runs a program that gives way to others, whose errors are shown and whose output is not, and waits for its end: the exit code, or null
 * where a signal ended it.
 *
 * @throws when it cannot be started.
 */
export function started(
  folder: string,
  program: string,
  args: readonly string[],
): Promise<number | null> {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (child.pid !== undefined) setPriority(child.pid, Math.max(priority, getPriority()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
}
