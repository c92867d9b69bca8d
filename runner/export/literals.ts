/** Length that compilers guarantee for one literal; longer text is written as several adjacent literals. */
const longestLiteral = 16_000

/** Text in the parts that C++ takes as literals. */
export function literals(text: string): readonly string[] {
  const parts: string[] = []
  for (let index = 0; index < text.length; index += longestLiteral)
    parts.push(text.slice(index, index + longestLiteral))
  return parts
}

/** Words as the elements of an initializer. */
export function wordList(words: Uint32Array): string {
  return [...words].map((word) => `0x${word.toString(16)}`).join(', ')
}
