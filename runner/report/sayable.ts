/** Characters that XML 1.0 cannot hold, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unsayable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** A text as XML can hold it, once it is escaped: what no XML may hold becomes a replacement character. */
export function sayable(text: string): string {
  return text.replaceAll(unsayable, '\ufffd')
}
