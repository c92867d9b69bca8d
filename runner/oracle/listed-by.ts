import { run } from '../process/run.ts'

/** How to find the options of a program. */
export interface ProgramListing {
  /** Reads its answer to `--help`. */
  readonly lists: (help: string) => readonly string[]
  /** Finds what the help leaves out. @param start the words that start the program. */
  readonly unlisted?: (start: readonly string[], help: string) => Promise<readonly string[]>
}

/**
 * The options of a program: those that its help lists, then those that it leaves out.
 *
 * @param start the words that start the program.
 */
export async function listedBy(
  start: readonly string[],
  { lists, unlisted }: ProgramListing,
): Promise<readonly string[]> {
  const answer = await run([...start, '--help'], { timeoutMs: 5_000 })
  if (answer.kind !== 'answered') return []
  const help = `${answer.stdout}\n${answer.stderr}`
  return [...lists(help), ...((await unlisted?.(start, help)) ?? [])]
}
