/** Words of a message with the indefinite article before them: `an 8-bit integer`. */
export function article(words: string): string {
  return /^(?:[aeiou]|8|11|18)/i.test(words) ? `an ${words}` : `a ${words}`
}
