/**
 * The words of a command line: separated by spaces, kept together by single or double quotes. Nothing else of a
 * shell's syntax means anything.
 *
 * @returns `undefined` when a quote is not closed.
 */
export function splitCommand(text: string): readonly string[] | undefined {
  const words: string[] = []
  let word: string | undefined
  let quote: string | undefined
  for (const character of text) {
    if (quote !== undefined) {
      if (character === quote) quote = undefined
      else word = `${word ?? ''}${character}`
    } else if (character === "'" || character === '"') {
      quote = character
      word ??= ''
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else word = `${word ?? ''}${character}`
  }
  if (quote !== undefined) return undefined
  return word === undefined ? words : [...words, word]
}
