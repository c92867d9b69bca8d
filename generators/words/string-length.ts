/**
 * How many words the literal string that begins at `at` takes: up to and with the word that holds its first zero byte.
 * `undefined` when it does not end.
 */
export function stringLength(words: readonly number[], at: number): number | undefined {
  for (let end = at; end < words.length; end++) {
    const word = words[end] as number
    if (
      (word & 0xff) === 0 ||
      (word & 0xff00) === 0 ||
      (word & 0xff_0000) === 0 ||
      word >>> 24 === 0
    ) {
      return end - at + 1
    }
  }
  return undefined
}
