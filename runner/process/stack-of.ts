import { framesIn, mappedFiles } from './gdb-output.ts'
import { run } from './run.ts'

const plainly = ['set debuginfod enabled off', 'set auto-load no', 'set confirm off']

function words(commands: readonly string[]): readonly string[] {
  return commands.flatMap((command) => ['-ex', command])
}

/**
 * The stack of a program where a signal ends it, innermost frame first, as gdb reports it: functions, or
 * `file+xoffset` where a program has no symbols. The program is run twice: a loader that was started by name hides its
 * files from gdb, which therefore has to be given them.
 *
 * @returns no frame if there is no gdb, or no signal ends the program.
 */
export async function stackOf(
  command: readonly string[],
  timeoutMs: number,
): Promise<readonly string[]> {
  const ask = async (commands: readonly string[]): Promise<string> => {
    const start = ['gdb', '-nx', '-batch', ...words([...plainly, 'run', ...commands]), '--args']
    const answer = await run([...start, ...command], { timeoutMs: 3 * timeoutMs })
    return answer.kind === 'answered' ? answer.stdout : ''
  }
  const files = mappedFiles(await ask(['info proc mappings']))
  if (files.length === 0) return []
  const given = files.map(({ file, base }) => `add-symbol-file ${file} -o 0x${base.toString(16)}`)
  return framesIn(await ask([...given, 'bt 12']), files)
}
