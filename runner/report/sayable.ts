/** Characters that XML 1.0 cannot hold, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to find
const unsayable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** A text that XML can represent after escaping: forbidden characters become replacement characters. */
export function sayable(text: string): string {
  return text.replaceAll(unsayable, '\ufffd')
}
