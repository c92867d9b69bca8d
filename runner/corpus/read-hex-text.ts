import { type Problem, problem } from '../problem.ts'

/** What one line of a `.spvhex` text says, without its comment: words, if the text is sound. */
export function wordsOfHexLine(line: string): readonly string[] {
  return line
    .replace(/;.*/s, '')
    .split(/\s+/)
    .filter((token) => token !== '')
}

/**
 * The words of a `.spvhex` text: `;` starts a comment, all else is words of `0x` and up to eight hex digits.
 *
 * @param file what problems name.
 */
export function readHexText(text: string, file: string): Uint32Array | Problem {
  const words: number[] = []
  for (const [at, line] of text.split('\n').entries())
    for (const token of wordsOfHexLine(line)) {
      if (!/^0x[0-9a-fA-F]{1,8}$/.test(token))
        return problem('bad-hex', `${file}:${at + 1}: '${token}' is no word of 0x and hex digits`)
      words.push(Number(token))
    }
  return Uint32Array.from(words)
}
