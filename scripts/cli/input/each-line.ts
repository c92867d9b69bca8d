import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { type Problem, problem } from '#runner/problem'
import { unreadable } from './read-octets.ts'

/** The octets of a file as they come, and at the end what keeps it from being read on. */
async function* partsOf(file: string, stdin: Readable): AsyncGenerator<Buffer | Problem, void> {
  try {
    yield* (file === '-' ? stdin : createReadStream(file)) as AsyncIterable<Buffer>
  } catch (error) {
    yield unreadable(file, error)
  }
}

/**
 * Gives the lines of a file, or of standard input for `-`, one after the other: of a file of any size only a part is in memory. Ends
 * with the first problem. A file that cannot be read and an empty one are also problems; what `take` throws is thrown.
 *
 * @param take is given each line without its end.
 */
export async function eachLine(
  file: string,
  take: (line: string) => Problem | undefined,
  stdin: Readable = process.stdin,
): Promise<Problem | undefined> {
  const decoder = new TextDecoder()
  let rest = ''
  let isEmpty = true
  for await (const part of partsOf(file, stdin)) {
    if (!(part instanceof Uint8Array)) return part
    isEmpty = false
    const lines = decoder.decode(part, { stream: true }).split('\n')
    lines[0] = rest + (lines[0] ?? '')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const refused = take(line)
      if (refused !== undefined) return refused
    }
  }
  return isEmpty ? problem('empty', `${file}: empty`) : take(rest + decoder.decode())
}
