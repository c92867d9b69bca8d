import { run } from '../process/run.ts'

/**
 * What the help of a program lists.
 *
 * @param start the words that start the program.
 * @param lists reads what it prints.
 */
export async function listedBy(
  start: readonly string[],
  lists: (help: string) => readonly string[],
): Promise<readonly string[]> {
  const answer = await run([...start, '--help'], { timeoutMs: 5_000 })
  return answer.kind === 'answered' ? lists(`${answer.stdout}\n${answer.stderr}`) : []
}
