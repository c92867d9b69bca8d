const headerLength = 5

function hex(word: number): string {
  return `0x${word.toString(16).padStart(8, '0')}`
}

/**
 * Words as text that any reader can turn back: `0x` and eight digits each, a line for the header and one for each
 * instruction. What follows a word count of 0 or one beyond the end stands in one last line.
 */
export function hexText(words: Uint32Array): string {
  const lines: string[] = []
  let at = 0
  while (at < words.length) {
    const count = at === 0 ? headerLength : (words[at] as number) >>> 16
    const end = count === 0 ? words.length : Math.min(at + count, words.length)
    lines.push(Array.from(words.subarray(at, end), hex).join(' '))
    at = end
  }
  return lines.map((line) => `${line}\n`).join('')
}
