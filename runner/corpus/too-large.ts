import { type Problem, problem } from '../problem.ts'
import type { Files } from './corpus-files.ts'

/** 35,000 cases of 2,400 bytes, of which the header has 500; more than that is more than a repository should carry. */
const mostBytes = 84_000_000

/** Bytes of all files together. */
export function sizeOf(files: Files): number {
  let sum = 0
  for (const content of files.values()) sum += Buffer.byteLength(content)
  return sum
}

/** A problem where files together are larger than a corpus may be. */
export function tooLarge(files: Files, most: number = mostBytes): Problem | undefined {
  const size = sizeOf(files)
  return size <= most
    ? undefined
    : problem(
        'large-corpus',
        `the corpus would have ${size} bytes, more than ${most}`,
        'lower a ceiling in runner/corpus/ceilings.ts',
      )
}
