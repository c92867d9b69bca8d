import { hasShell } from './has-shell.ts'

/** Name under which the shell of {@link limited} complains when it cannot become the program. */
const shellName = 'spirv-cts-start'

/**
 * The same command, given no more memory than that: of what a program may write to and shares with nobody, for address
 * space that is merely kept free costs nothing. A system that knows no such limit sets none. Only a shell can set it, which
 * then becomes the program; the words are its arguments and no part of its script.
 *
 * @param mebibytes 0 is no limit: no shell is started.
 */
export function limited(
  command: readonly string[],
  mebibytes: number,
  platform: NodeJS.Platform = process.platform,
): readonly string[] {
  if (mebibytes === 0 || !hasShell(platform)) return command
  const script = 'ulimit -d "$1" 2>/dev/null; shift; exec "$@"'
  return ['/bin/sh', '-c', script, shellName, String(mebibytes * 1024), ...command]
}

/** Whether the shell of {@link limited} could not become the program. */
export function couldNotStart(exitCode: number, stderr: string): boolean {
  return (exitCode === 126 || exitCode === 127) && stderr.startsWith(`${shellName}: `)
}
