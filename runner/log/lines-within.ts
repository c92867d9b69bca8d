import { readSync } from 'node:fs'

/** Octets that are read at a time. */
const blockSize = 16 * 1024

/**
 * The lines in a part of a file, without their ends, read on demand and again for each iteration. Each ends with a line
 * end.
 *
 * @param file its descriptor.
 * @param from offset of the first octet.
 * @param to offset after the last octet.
 * @throws if the file cannot be read.
 */
export function linesWithin(file: number, from: number, to: number): Iterable<string> {
  return {
    *[Symbol.iterator]() {
      const block = Buffer.alloc(Math.min(blockSize, to - from))
      const decoder = new TextDecoder()
      let rest = ''
      for (let index = from; index < to; ) {
        const count = readSync(file, block, 0, Math.min(block.length, to - index), index)
        if (count === 0) throw new Error('a temporary file was cut off')
        index += count
        const lines = decoder.decode(block.subarray(0, count), { stream: true }).split('\n')
        lines[0] = rest + (lines[0] ?? '')
        rest = lines.pop() ?? ''
        yield* lines
      }
    },
  }
}
